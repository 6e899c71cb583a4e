/**
 * A game as one line of text, safe in URLs. Version 3, fields joined by `~`:
 *
 *     n3 ~ givens ~ entries ~ notes ~ removed ~ marks ~ centre ~ colours ~ marked ~ sketch [ ~ at ~ steps ]
 *
 * `givens` and `entries` are 81 digits, 0 for none. A mask is `.` when empty, else two base-36 digits; trailing dots are
 * left out. `marked` has six base-36 digits in place of two. `marks` is `n` or `c`. With the two last fields it is a record: the cells
 * then stand for the position *before* the first step, and every step lists what each changed cell became: count of focus cells, the
 * focus cells, then the changes; steps are joined by `!`. A change is cell, value, a base-36 digit that says which parts are not 0
 * (1 notes, 2 removed, 4 centre, 8 colours, 16 marked), and those parts. `sketch` is as `sketch-text.ts` says; a step that changes it ends
 * with `.` and what it became.
 *
 * Version 2 has no `sketch`. It is still written where nothing is drawn, for pages of earlier editions to read.
 *
 * Version 1 had no centre notes and no colours: its fields end with `marks`, and a change is cell, value, notes, removed. It is still read.
 */

import {
  type CellContent,
  type Change,
  type Game,
  goTo,
  type Marks,
  newGame,
  type Step,
  UNTOUCHED,
  undo,
} from "./game.js";
import { ALL_DIGITS, CELLS } from "./geometry.js";
import { sketchItems } from "./sketch-text.js";

/** How many fields a state has, by version. */
const FIELDS: Record<string, number> = { n1: 6, n2: 9, n3: 10 };
/** How many a record has at most. */
const MOST_FIELDS = 12;

/** The parts of a cell but its value, in the order of a change's bits: how many characters each takes, and how large it can be. */
const MASKS = [
  { name: "notes", width: 2, largest: ALL_DIGITS },
  { name: "removed", width: 2, largest: ALL_DIGITS },
  { name: "centre", width: 2, largest: ALL_DIGITS },
  { name: "colours", width: 2, largest: ALL_DIGITS },
  { name: "marked", width: 6, largest: 999_999_999 },
] as const;
type Part = (typeof MASKS)[number];

/** The position (givens, entries, notes, colours, what was removed and drawn, which marks are shown) without the history. */
export function encodeState(game: Game, hasSketch = game.sketch !== ""): string {
  const { givens, cells, marks, sketch } = game;
  const [notes, removed, ...others] = MASKS.map((part) => encodeParts(cells, part));
  const entries = cells.map((content) => content.value).join("");
  const [version, ...own] = hasSketch ? ["n3", sketch] : ["n2"];
  return [
    version,
    givens.join(""),
    entries,
    notes,
    removed,
    marks === "candidates" ? "c" : "n",
    ...others,
    ...own,
  ].join("~");
}

/** The position with its whole history, undone steps included. */
export function encodeRecord(game: Game): string {
  let start = game;
  while (start.at > 0) start = undo(start);
  const hasSketch = [start, ...game.steps].some(({ sketch }) => sketch);
  return [encodeState(start, hasSketch), game.at, game.steps.map(encodeStep).join("!")].join("~");
}

/** Reads what `encodeState` or `encodeRecord` wrote, of any version. Returns null for anything else, also what is no text; never throws. */
export function decodeGame(text: unknown): Game | null {
  if (typeof text !== "string") return null;
  // No version has more; what is behind them need not be looked at.
  const fields = text.split("~", MOST_FIELDS + 1);
  const version = fields[0]!;
  const count = Object.hasOwn(FIELDS, version) ? FIELDS[version]! : NaN;
  if (fields.length !== count && fields.length !== count + 2) return null;
  const start = decodeStart(fields.slice(0, count));
  if (!start || fields.length === count) return start;
  return replay(start, Number(fields[count]), fields[count + 1]!, version === "n1" ? readChange1 : readChange2);
}

/** The givens of a record, 81 digits, without reading the rest of it; null where there are none. */
export function givensIn(record: string): string | null {
  const [version, givens] = record.split("~", 2);
  return Object.hasOwn(FIELDS, version!) && /^\d{81}$/.test(givens ?? "") ? givens! : null;
}

function decodeStart(fields: readonly string[]): Game | null {
  const [, givens = "", entries = "", notes = "", removed = "", marks = "", ...others] = fields;
  const parts = MASKS.map((part, index) => decodeParts([notes, removed, ...others][index] ?? "", part));
  if (!/^\d{81}$/.test(givens) || !/^\d{81}$/.test(entries) || !/^[nc]$/.test(marks) || parts.includes(null))
    return null;
  const game = newGame(Array.from(givens, Number), (marks === "c" ? "candidates" : "notes") satisfies Marks);
  const cells = Array.from(entries, (digit, cell): CellContent => {
    const content = { ...UNTOUCHED, value: game.givens[cell] ? 0 : Number(digit) };
    for (const [index, { name }] of MASKS.entries()) content[name] = parts[index]![cell]!;
    return content;
  });
  return { ...game, cells, sketch: tidy(others[3] ?? "") };
}

/** What is damaged of a drawing is left out: the game goes on without it. */
const tidy = (sketch: string): string => sketchItems(sketch).join("-");

/** Reads one cell's change at a place of a step; gives it and where the next one begins, or null. */
type ReadChange = (text: string, from: number) => { cell: number; after: CellContent; end: number } | null;

function replay(start: Game, at: number, text: string, read: ReadChange): Game | null {
  // Long histories are read whenever a page opens: one copy of the cells goes along all steps.
  const cells = [...start.cells];
  const steps: Step[] = [];
  let { sketch } = start;
  for (const part of text === "" ? [] : text.split("!")) {
    const step = decodeStep({ ...start, cells, sketch }, part, read);
    if (!step) return null;
    for (const { cell, after } of step.changes) cells[cell] = after;
    sketch = step.sketch?.after ?? sketch;
    steps.push(step);
  }
  if (!Number.isInteger(at) || at < 0 || at > steps.length) return null;
  return goTo({ ...start, cells, sketch, steps, at: steps.length }, at);
}

const write = (value: number, width = 2): string => value.toString(36).padStart(width, "0");

/** The number at a place; NaN where the text ends too soon or holds anything but base-36 digits. */
function readNumber(text: string, from: number, width = 2): number {
  const part = text.slice(from, from + width);
  return part.length === width && /^[0-9a-z]+$/.test(part) ? parseInt(part, 36) : NaN;
}

function encodeParts(cells: readonly CellContent[], { name, width }: Part): string {
  return cells
    .map((content) => (content[name] ? write(content[name], width) : "."))
    .join("")
    .replace(/\.+$/, "");
}

function decodeParts(text: string, { width, largest }: Part): number[] | null {
  const parts: number[] = [];
  // Part by part: of a text without end, no more is read than a board has cells.
  for (let from = 0; from < text.length; ) {
    const isNone = text[from] === ".";
    const part = isNone ? 0 : readNumber(text, from, width);
    if (!(part <= largest) || parts.length === CELLS) return null;
    parts.push(part);
    from += isNone ? 1 : width;
  }
  return [...parts, ...new Array<number>(CELLS - parts.length).fill(0)];
}

function encodeStep({ focus, changes, sketch }: Step): string {
  const cells = write(focus.length) + focus.map((cell) => write(cell)).join("") + changes.map(encodeChange).join("");
  return sketch ? `${cells}.${sketch.after}` : cells;
}

function encodeChange({ cell, after }: Change): string {
  const present = MASKS.map(({ name, width }) => (after[name] ? write(after[name], width) : ""));
  const bits = present.reduce((sum, text, index) => sum + (text ? 1 << index : 0), 0);
  return write(cell) + after.value + write(bits, 1) + present.join("");
}

function decodeStep(game: Game, whole: string, read: ReadChange): Step | null {
  const [text = "", after] = whole.split(".", 2);
  const count = readNumber(text, 0);
  let from = 2 + 2 * count;
  const focus = Array.from({ length: count || 0 }, (_, index) => readNumber(text, 2 + 2 * index));
  if (!(after === undefined ? from < text.length : from <= text.length) || !focus.every((cell) => cell < CELLS))
    return null;
  const changes: Change[] = [];
  while (from < text.length) {
    const change = read(text, from);
    if (!change || !isPossible(game, change)) return null;
    changes.push({ cell: change.cell, before: game.cells[change.cell]!, after: change.after });
    from = change.end;
  }
  return after === undefined
    ? { focus, changes }
    : { focus, changes, sketch: { before: game.sketch, after: tidy(after) } };
}

/** A given can have colours, and nothing else. */
function isPossible(game: Game, { cell, after }: { cell: number; after: CellContent }): boolean {
  if (!(cell < CELLS && after.value <= 9 && MASKS.every(({ name, largest }) => after[name] <= largest))) return false;
  const { value, notes, removed, centre, marked } = after;
  return !game.givens[cell] || !(value || notes || removed || centre || marked);
}

function readChange1(text: string, from: number): ReturnType<ReadChange> {
  const [notes, removed] = [readNumber(text, from + 3), readNumber(text, from + 5)];
  return {
    cell: readNumber(text, from),
    after: { ...UNTOUCHED, value: readNumber(text, from + 2, 1), notes, removed },
    end: from + 7,
  };
}

function readChange2(text: string, from: number): ReturnType<ReadChange> {
  const bits = readNumber(text, from + 3, 1);
  if (!(bits < 1 << MASKS.length)) return null;
  const after = { ...UNTOUCHED, value: readNumber(text, from + 2, 1) };
  let end = from + 4;
  for (const [index, { name, width }] of MASKS.entries()) {
    if (!(bits & (1 << index))) continue;
    after[name] = readNumber(text, end, width);
    end += width;
  }
  return { cell: readNumber(text, from), after, end };
}
