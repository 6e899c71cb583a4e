/**
 * Checks of values for the board's properties and methods, where they come from outside. Not everybody writes
 * TypeScript, and errors deep inside name things that nobody knows. The site's own pages are held to the types, and
 * their boards are without this.
 */
import { kindOf, tagOf } from "../engine/kind.js";
import { isEnd } from "../sudoku/sketch.js";

/**
 * A kind of value: its name for a sentence, and a function that gives the value to go on with, or undefined where it is
 * none of the kind. A list can be gone through once only.
 */
type Kind = readonly [what: string, take: (value: unknown) => unknown];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isIterable = (value: unknown): value is Iterable<unknown> => isObject(value) && Symbol.iterator in value;
const isNumber = (value: unknown): value is number => typeof value === "number";
const onlyIf =
  <Value>(fits: (value: Value) => unknown) =>
  (value: unknown): unknown =>
    fits(value as Value) ? value : undefined;
/** A list of any kind, whose members are all of a kind. */
const listOf =
  (fits: (member: unknown) => boolean) =>
  (value: unknown): unknown => {
    if (!isIterable(value)) return undefined;
    const list = [...value];
    return list.every(fits) ? list : undefined;
  };
const isPair = (value: unknown): boolean => Array.isArray(value) && isNumber(value[0]) && isNumber(value[1]);

/** As `highlight.ts` reads it: functions for the labels, and lists of numbers, of links with two ends, or of objects. */
const isDrawing = (drawing: Record<string, unknown>): boolean =>
  ["label", "struck"].every((name) => typeof (drawing[name] ?? isObject) === "function") &&
  ["cells", "candidates", "houses", "covers", "links"].every((name) => {
    const list = drawing[name] ?? [];
    return (
      Array.isArray(list) &&
      list.every((one: { from?: unknown; to?: unknown } | null) =>
        /h|v/.test(name)
          ? isNumber(one)
          : isObject(one) && (name !== "links" || (Array.isArray(one.from) && Array.isArray(one.to))),
      )
    );
  });

const isProposal = (proposal: Record<string, unknown>): boolean =>
  ["place", "remove", "assumed", "links"].every((name) => {
    const list = proposal[name] ?? [];
    return Array.isArray(list) && list.every(name === "links" ? isLink : isNumber);
  });
const endsOf = (link: unknown): unknown[] => (isObject(link) ? [link["from"], link["to"]] : [null]);
const isLink = (link: unknown): boolean => endsOf(link).every((end) => Array.isArray(end) && end.every(isNumber));

/** What can be drawn: unlike a proposal, it is kept without asking the engine. */
const isSketch = (drawing: Record<string, unknown>): boolean => {
  const of = (name: string): unknown[] => (drawing[name] ?? []) as unknown[];
  const links = of("links") as Record<string, unknown>[];
  const ends = links.flatMap(endsOf) as number[][];
  return (
    links.every(({ kind }) => kind === "strong" || kind === "weak") &&
    ends.every(isEnd) &&
    [...of("place"), ...of("remove"), ...of("assumed"), ...ends.flat()].every(
      (id) => Number.isInteger(id) && (id as number) >= 0 && (id as number) < 729,
    )
  );
};

const TEXT: Kind = ["a text", onlyIf((value) => typeof value === "string")];
const NUMBER: Kind = ["a number", onlyIf(isNumber)];
const CELLS: Kind = ["a list of numbers", listOf(isNumber)];
const WORDS = ["", "true", "false"];
/** Properties: what they are set to. */
const PROPERTIES: readonly (readonly [Kind, names: string])[] = [
  [TEXT, "puzzle state record storageKey name theme level technique engineUrl marks mode entry"],
  [
    ["a text, true or false", onlyIf((value) => typeof value === "string" || typeof value === "boolean")],
    "assist hints controls",
  ],
  [
    [
      "true or false",
      (value) =>
        typeof value === "boolean" || isNumber(value)
          ? Boolean(value)
          : WORDS.includes(value as string)
            ? value !== "false"
            : undefined,
    ],
    "readonly patterns coordinates noPeers noSame noMotion showSeen timer required disabled keepNotes",
  ],
  [
    [
      "a number",
      onlyIf(
        (value) =>
          isNumber(value) || (typeof value === "string" && value.trim() !== "" && !Number.isNaN(Number(value))),
      ),
    ],
    "seconds armed",
  ],
  [["an engine, or null", onlyIf((value) => value === null || (isObject(value) && "hint" in value))], "engine"],
  [CELLS, "selection wrong"],
  [
    [
      "a drawing, with lists of cells, candidates, houses or links",
      onlyIf((value) => isObject(value) && isDrawing(value)),
    ],
    "highlight",
  ],
  [
    [
      "what is drawn, as { remove: [5] }, with links between candidates",
      onlyIf((value) => isObject(value) && isProposal(value) && isSketch(value)),
    ],
    "drawing",
  ],
];

/** Arguments of methods: a kind, with "?" one that may be left out; or the names of options. */
const ARGUMENTS: Readonly<Record<string, readonly (Kind | string)[]>> = {
  load: [
    [
      "a text or 81 digits?",
      onlyIf((value) => typeof value === "string" || (isObject(value) && isNumber(value["length"]))),
    ],
  ],
  place: [["a list of cells and digits, as [[0, 5]]", listOf(isPair)]],
  eliminate: [CELLS],
  goTo: [NUMBER],
  adopt: [["a text?", TEXT[1]]],
  announce: [TEXT],
  speak: [TEXT],
  focus: [["options?", onlyIf(isObject)]],
  ...Object.fromEntries("enter note noteCentre colour put press".split(" ").map((name) => [name, [NUMBER]])),
};
const ASKING: Readonly<Record<string, readonly (Kind | string)[]>> = {
  hint: ["signal"],
  judge: [["a proposal, as { remove: [5] }", onlyIf((value) => isObject(value) && isProposal(value))], "signal"],
  check: ["signal"],
  solve: ["signal"],
  showStep: [
    [
      "a step of the engine's, or null?",
      onlyIf((value) => isObject(value) && isObject(value["placements"]) && isObject(value["marks"])),
    ],
    "signal",
  ],
  generate: ["level technique need er clues symmetry pattern givens minimal fair grids seed budget", "signal"],
  import: [
    ["a text or a Blob", onlyIf((value) => typeof value === "string" || ["Blob", "File"].includes(tagOf(value)))],
    "signal",
  ],
  export: [["the id of a format?", TEXT[1]], "signal"],
};

const isSignal = (value: unknown): boolean => isObject(value) && "aborted" in value;
const SIGNAL: Kind = ["an AbortSignal", onlyIf(isSignal)];
const OPTIONS: Kind = ["options, as { signal }", onlyIf((value) => isObject(value) && !isSignal(value))];

const argument = (at: number, method: string): string => `Argument ${at + 1} of ${method}()`;

function wrong(message: string): never {
  throw Object.assign(new TypeError(message), { code: "input" });
}

/** The value to go on with. Nothing is what frameworks set for nothing. */
function taken(name: string, [what, take]: Kind, value: unknown, isOptional: boolean): unknown {
  if ((value === undefined || value === null) && isOptional) return value;
  return (
    take(value) ??
    wrong(
      `${name} cannot be ${typeof value === "string" ? `"${value.slice(0, 40)}"` : kindOf(value)}: it is ${what.replace("?", "")}.`,
    )
  );
}

function checkOptions(method: string, takes: readonly (Kind | string)[], at: number, given: unknown): unknown {
  const name = argument(at, method);
  const options = taken(name, OPTIONS, given, true);
  const names = String(takes[at]).split(" ");
  for (const option of Object.keys(options ?? {})) {
    if (names.includes(option)) continue;
    const other = takes.findIndex((one) => typeof one === "string" && one.split(" ").includes(option));
    wrong(
      other < 0
        ? `${name} has no option ${option}: it has ${names.join(", ")}.`
        : `The option ${option} belongs to argument ${other + 1} of ${method}().`,
    );
  }
  taken(`The signal of ${method}()`, SIGNAL, (options as { signal?: unknown } | null)?.signal, true);
  return options;
}

function checkArguments(method: string, takes: readonly (Kind | string)[], given: readonly unknown[]): unknown[] {
  if (given.slice(takes.length).some((one) => one !== undefined))
    wrong(`${method}() takes no argument ${takes.length + 1}.`);
  return takes.map((one, at) =>
    typeof one === "string"
      ? checkOptions(method, takes, at, given[at])
      : taken(argument(at, method), one, given[at], one[0].endsWith("?")),
  );
}

function inherited(from: object, name: string): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(from, name) ?? inherited(Object.getPrototypeOf(from) as object, name);
}

/**
 * Has everything that comes to a board from outside looked at first. `isCatchingUp`: whether values come that were set before the element was defined: who
 * set them is gone, and the others are still to come.
 */
export function guardValues<Board extends object>(board: Board, isCatchingUp: (board: Board) => boolean): void {
  for (const [kind, names] of PROPERTIES)
    for (const name of names.split(" ")) {
      const property = inherited(board, name);
      const set = function (this: Board, value: unknown): void {
        try {
          property.set!.call(this, taken(name, kind, value, true));
        } catch (error) {
          if (!isCatchingUp(this)) throw error;
          reportError(error);
        }
      };
      Object.defineProperty(board, name, { ...property, set });
    }
  for (const [methods, fails] of [
    [ARGUMENTS, wrongAtOnce],
    [ASKING, wrongLater],
  ] as const)
    for (const [name, takes] of Object.entries(methods)) {
      const method = inherited(board, name);
      const make = method.value as (...given: unknown[]) => unknown;
      const value = function (this: unknown, ...given: unknown[]): unknown {
        return fails(() => make.apply(this, checkArguments(name, takes, given)));
      };
      Object.defineProperty(board, name, { ...method, value });
    }
}

const wrongAtOnce = (make: () => unknown): unknown => make();
/** Its error replaces the answer of a call that waits. */
const wrongLater = async (make: () => unknown): Promise<unknown> => make();
