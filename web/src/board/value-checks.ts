/**
 * Checks of values for the board's properties and methods, where they come from outside. Not everybody writes
 * TypeScript, and errors deep inside name things that nobody knows. The site's own pages are held to the types, and
 * their boards are without this.
 */
import { kindOf, tagOf } from "../engine/kind.js";
import { isCell, isDigit } from "../sudoku/geometry.js";
import { ENTRY_MODES } from "../sudoku/keyboard.js";
import { isEnd } from "../sudoku/sketch.js";
import { FLAGS } from "./attributes.js";
import { HINT_STAGES } from "./help.js";

/**
 * A kind of value: its name for a sentence, and a function that gives the value to go on with, or undefined where it is
 * none of the kind. A list can be gone through once only.
 */
type Kind = readonly [what: string, take: (value: unknown) => unknown];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isIterable = (value: unknown): value is Iterable<unknown> => isObject(value) && Symbol.iterator in value;
const isText = (value: unknown): value is string => typeof value === "string";
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
const isCandidate = (id: unknown): boolean => Number.isInteger(id) && isCell(Math.floor((id as number) / 9));
const isPair = (value: unknown): boolean => Array.isArray(value) && isNumber(value[0]) && isNumber(value[1]);

/** As `highlight.ts` reads it: functions for the labels, and lists of numbers, of links with two ends, or of objects. */
const isDrawing = (drawing: Record<string, unknown>): boolean =>
  ["label", "struck"].every((name) => typeof (drawing[name] ?? isObject) === "function") &&
  ["cells", "candidates", "houses", "covers", "links"].every((name) => {
    const list = drawing[name] ?? [];
    return (
      Array.isArray(list) &&
      list.every((one) =>
        /h|v/.test(name)
          ? isNumber(one)
          : isObject(one) && (name !== "links" || [one["from"], one["to"]].every(Array.isArray)),
      )
    );
  });

/** Of a reason: candidates, and links between candidates that are `isOwn`, too. */
const hasLists =
  (isId: (id: unknown) => boolean, isOwn: (link: Record<string, unknown>) => boolean = () => true) =>
  (reason: unknown): boolean =>
    isObject(reason) &&
    ["place", "remove", "assumed", "links"].every((name) => {
      const list = reason[name] ?? [];
      return Array.isArray(list) && list.every(name === "links" ? isLink : isId);
      function isLink(link: unknown): boolean {
        return (
          isObject(link) &&
          [link["from"], link["to"]].every((end) => Array.isArray(end) && end.every(isId)) &&
          isOwn(link)
        );
      }
    });
const isProposal = hasLists(isNumber);
/** A reason that can be drawn: unlike a proposal, it is kept without asking the engine. */
const isSketch = hasLists(
  isCandidate,
  ({ kind, from, to }) =>
    ["strong", "weak"].includes(kind as string) && [from, to].every((end) => isEnd(end as number[])),
);

/** One of a few words, or "" for the first. */
const oneOf = (words: string, more = ""): Kind => [
  `one of ${words.replaceAll(" ", ", ")}`,
  onlyIf((word) => `${words} ${more}`.split(" ").includes(String(word))),
];
/** The same, or true and false, which frameworks make of attributes. */
const oneOrNone = (words: string): Kind => oneOf(words, "true false ");
/** Numbers, as a text too. */
const numbers = (what: string, fits: (number: number) => boolean): Kind => [
  what,
  onlyIf((value) => (isNumber(value) || (isText(value) && value.trim())) && fits(Number(value))),
];

const TEXT: Kind = ["a text", onlyIf(isText)];
const NUMBER: Kind = ["a number", onlyIf(isNumber)];
const BOOLEANS: readonly unknown[] = [true, false, "", "true", "false"];
const CELLS: Kind = ["a list of cells, 0 to 80", listOf((cell) => isCell(cell as number))];
/** Properties: what they are set to. */
const PROPERTIES: readonly (readonly [Kind, names: string])[] = [
  [TEXT, "puzzle state record storageKey name level technique engineUrl"],
  [oneOf("notes candidates"), "marks"],
  [oneOf(ENTRY_MODES.join(" ")), "mode"],
  [oneOf("cell digit"), "entry"],
  [oneOf("light dark"), "theme"],
  [oneOrNone("off rules solution"), "assist"],
  [oneOrNone(`off ${HINT_STAGES.join(" ")}`), "hints"],
  [["a text, true or false", onlyIf((value) => isText(value) || typeof value === "boolean")], "controls"],
  [
    [
      "true or false",
      (value) => (isNumber(value) ? Boolean(value) : BOOLEANS.includes(value) ? String(value) !== "false" : undefined),
    ],
    [...FLAGS].join(" ").replace(/-./g, (letter) => letter[1]!.toUpperCase()),
  ],
  [numbers("a number from 0", (seconds) => seconds >= 0), "seconds"],
  [numbers("a digit from 0 to 9", (digit) => digit === 0 || isDigit(digit)), "armed"],
  [["an engine, or null", onlyIf((value) => value === null || (isObject(value) && "hint" in value))], "engine"],
  [CELLS, "selection wrong"],
  [
    [
      "a drawing, with lists of cells, candidates, houses or links",
      onlyIf((value) => isObject(value) && isDrawing(value)),
    ],
    "highlight",
  ],
  [["what is drawn, as { remove: [5] }, with links between candidates", onlyIf(isSketch)], "drawing"],
];

/** Arguments of methods: a kind, with "?" one that may be left out; or the names of options. */
const ARGUMENTS: Readonly<Record<string, readonly (Kind | string)[]>> = {
  load: [["a text or 81 digits?", onlyIf((value) => isText(value) || (isObject(value) && isNumber(value["length"])))]],
  place: [["a list of cells and digits, as [[0, 5]]", listOf(isPair)]],
  eliminate: [["a list of candidates, 0 to 728", listOf(isCandidate)]],
  goTo: [NUMBER],
  adopt: [["a text?", TEXT[1]]],
  announce: [TEXT],
  speak: [TEXT],
  focus: [["options?", onlyIf(isObject)]],
  ...Object.fromEntries("enter note noteCentre colour put press".split(" ").map((name) => [name, [NUMBER]])),
};
const ASKING: Readonly<Record<string, readonly (Kind | string)[]>> = {
  hint: ["signal"],
  judge: [["a proposal, as { remove: [5] }", onlyIf(isProposal)], "signal"],
  check: ["signal"],
  solve: ["signal"],
  showStep: [
    [
      "a step of the engine's, or null?",
      onlyIf((value) => isObject(value) && isObject(value["placements"]) && isObject(value["marks"])),
    ],
    "signal",
  ],
  generate: ["level technique need er clues minutes symmetry pattern givens minimal fair grids seed budget", "signal"],
  import: [["a text or a Blob", onlyIf((value) => isText(value) || ["Blob", "File"].includes(tagOf(value)))], "signal"],
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
      `${name} cannot be ${isText(value) ? `"${value.slice(0, 40)}"` : kindOf(value)}: it is ${what.replace("?", "")}.`,
    )
  );
}

function checkOptions(method: string, takes: readonly (Kind | string)[], at: number, given: unknown): unknown {
  const name = argument(at, method);
  const options = taken(name, OPTIONS, given, true);
  const names = String(takes[at]).split(" ");
  for (const option of Object.keys(options ?? {})) {
    if (names.includes(option)) continue;
    const other = takes.findIndex((one) => isText(one) && one.split(" ").includes(option));
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
    isText(one)
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
          // A limit of hints that nobody understands must not let all of them through.
          if (name === "hints") property.set!.call(this, "off");
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
