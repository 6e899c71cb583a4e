/**
 * A collection of puzzles and what was found out about them, as columns of bytes: a hundred thousand objects would be
 * slow.
 */
import type { BatchColumns, BatchTask, Progress, ReadFault, ReadResult, ReadWarning } from "../engine/index.js";
import { LEVELS, type Level } from "../shell/levels.js";
import { untouched } from "../sudoku/progress.js";

export const CELLS = 81;
/** Tasks for many puzzles at once. */
export const TASKS = ["check", "solve", "rate", "grade", "minimise"] as const satisfies readonly BatchTask[];
export type Task = (typeof TASKS)[number];

/**
 * How many solutions a puzzle has; `stopped`: the engine stopped at it. In the column as a number, 0 for what is not
 * known.
 */
export const OUTCOMES = ["", "none", "one", "several", "stopped"] as const;
export type Outcome = (typeof OUTCOMES)[number];
/**
 * Reliability of a rating or grade; `logic`: logic does not reach the end. In the column as a number, 0 for unknown.
 */
export const ENDS = ["", "exact", "logic", "budget"] as const;
export type End = (typeof ENDS)[number];

export interface Collection {
  /** The name of the file, or "". */
  name: string;
  format: ReadResult["format"];
  count: number;
  /** 81 digits each. */
  givens: Uint8Array;
  clues: Uint8Array;
  /** Of the puzzles that have more than givens. */
  progress: ReadonlyMap<number, Progress>;
  faults: readonly ReadFault[];
  faultCount: number;
  warnings: readonly ReadWarning[];
  /** A bit for each task that was done. */
  done: Uint8Array;
  outcomes: Uint8Array;
  /** ER, EP and ED in tenths. */
  ratings: Uint8Array;
  ratingEnds: Uint8Array;
  /** 1 for the easiest. */
  levels: Uint8Array;
  levelEnds: Uint8Array;
  /** 1 for the first of the table. */
  techniques: Uint8Array;
  /** How long people need on average, in tens of seconds; 0 where that is not known. */
  times: Uint8Array;
  /** The player's own best time, in seconds; 0 of a puzzle that they have not finished. */
  own: Uint32Array;
  /** How many givens the minimal puzzle has. */
  minimalClues: Uint8Array;
  /** 81 digits each; empty before they are wanted. */
  solutions: Uint8Array;
  minimal: Uint8Array;
}

export function newCollection(
  name: string,
  { format, count, givens, progress, faults, faultCount, warnings }: ReadResult,
): Collection {
  const bytes = (width = 1): Uint8Array => new Uint8Array(count * width);
  const clues = bytes();
  for (let at = 0; at < givens.length; at++) if (givens[at]) clues[(at / CELLS) | 0]!++;
  return {
    name,
    format,
    count,
    givens,
    clues,
    progress: new Map(progress.map((one) => [one.index, one])),
    faults,
    faultCount,
    warnings,
    done: bytes(),
    outcomes: bytes(),
    ratings: bytes(3),
    ratingEnds: bytes(),
    levels: bytes(),
    levelEnds: bytes(),
    techniques: bytes(),
    times: bytes(),
    own: new Uint32Array(count),
    minimalClues: bytes(),
    solutions: new Uint8Array(0),
    minimal: new Uint8Array(0),
  };
}

const bitOf = (task: Task): number => 1 << TASKS.indexOf(task);

export const isDone = ({ done }: Collection, task: Task, index: number): boolean => (done[index]! & bitOf(task)) !== 0;

/** Those of the puzzles for which the task is still to be done, in their order. */
export const pendingOf = (collection: Collection, task: Task, puzzles: Uint32Array): Uint32Array =>
  puzzles.filter((index) => !isDone(collection, task, index));

/** The puzzles one after the other, for the engine. */
export function cellsOf({ givens }: Collection, puzzles: Uint32Array): Uint8Array {
  const cells = new Uint8Array(puzzles.length * CELLS);
  puzzles.forEach((index, at) => cells.set(givens.subarray(index * CELLS, index * CELLS + CELLS), at * CELLS));
  return cells;
}

const STOPPED = 255;

type Found = Omit<BatchColumns, "cells">;

/** Takes over what was found out about some puzzles. Large columns are there from the first time they are wanted. */
export function keepResults(collection: Collection, task: Task, puzzles: Uint32Array, found: Found): void {
  const { count } = collection;
  if (task === "solve" && !collection.solutions.length) collection.solutions = new Uint8Array(count * CELLS);
  if (task === "minimise" && !collection.minimal.length) collection.minimal = new Uint8Array(count * CELLS);
  puzzles.forEach((index, at) => keepOne(collection, task, index, found, at));
}

function keepOne(collection: Collection, task: Task, index: number, found: Found, at: number): void {
  const outcome = found.outcomes[at]!;
  collection.done[index]! |= bitOf(task) | bitOf("check");
  collection.outcomes[index] = outcome === STOPPED ? OUTCOMES.indexOf("stopped") : outcome + 1;
  if (outcome === STOPPED) return;
  const cells = (column: Uint8Array): Uint8Array => column.subarray(at * CELLS, at * CELLS + CELLS);
  if (task === "solve") collection.solutions.set(cells(found.solutions), index * CELLS);
  if (outcome !== 1) return;
  if (task === "minimise") {
    collection.minimal.set(cells(found.puzzles), index * CELLS);
    collection.minimalClues[index] = cells(found.puzzles).reduce((sum, digit) => sum + (digit ? 1 : 0), 0);
  }
  const end = found.ends[at]! + 1;
  if (task === "grade") {
    collection.levels[index] = found.levels[at]!;
    collection.techniques[index] = found.techniques[at]!;
    collection.times[index] = found.times[at]!;
    collection.levelEnds[index] = end;
  }
  // A grade that ran out of its budget has no rating; where there is one, it is exact.
  if (task !== "rate" && (task !== "grade" || !found.ratings[3 * at])) return;
  collection.ratings.set(found.ratings.subarray(3 * at, 3 * at + 3), 3 * index);
  collection.ratingEnds[index] =
    task === "rate" ? end : ENDS.indexOf(found.ratings[3 * at] === NO_MOVE ? "logic" : "exact");
  collection.done[index]! |= bitOf("rate");
}

/** The rating of a puzzle that no move solves. */
export const NO_MOVE = 200;

// --- one puzzle ---

export const digitsOf = (cells: Uint8Array, index: number, blank = "."): string =>
  Array.from(cells.subarray(index * CELLS, index * CELLS + CELLS), (digit) => digit || blank).join("");

/** Progress of a puzzle as it was read: for most, givens and nothing else. */
export const progressOf = ({ givens, progress }: Collection, index: number): Progress =>
  progress.get(index) ?? untouched(givens.slice(index * CELLS, index * CELLS + CELLS));

export const titleOf = ({ progress }: Collection, index: number): string =>
  progress.get(index)?.details.title?.trim() ?? "";

export const outcomeOf = ({ outcomes }: Collection, index: number): Outcome => OUTCOMES[outcomes[index]!]!;
export const ratingEndOf = ({ ratingEnds }: Collection, index: number): End => ENDS[ratingEnds[index]!]!;
export const levelEndOf = ({ levelEnds }: Collection, index: number): End => ENDS[levelEnds[index]!]!;
export const levelOf = ({ levels }: Collection, index: number): Level | "" => LEVELS[levels[index]! - 1] ?? "";

/** The average time in whole minutes, one at least; 0 while that is not known. */
export const minutesOf = ({ times }: Collection, index: number): number =>
  times[index] ? Math.max(1, Math.round(times[index] / 6)) : 0;

/** The first cells of a puzzle as a number: among many, few puzzles have them in common. */
function beginningOf(cells: ArrayLike<number>, from: number): number {
  let number = 0;
  for (let cell = 0; cell < 15; cell++) number = 10 * number + cells[from + cell]!;
  return number;
}

/** Takes over in which times the player finished which of the puzzles; says whether one of them is new. */
export function keepOwnTimes(
  { givens, count, own }: Collection,
  finished: readonly { readonly givens: string; readonly seconds: number }[],
): boolean {
  const times = new Map<number, { cells: readonly number[]; seconds: number }[]>();
  for (const { givens: digits, seconds } of finished) {
    const cells = Array.from(digits, Number);
    const beginning = beginningOf(cells, 0);
    const alike = times.get(beginning) ?? [];
    alike.push({ cells, seconds });
    times.set(beginning, alike);
  }
  let isNew = false;
  for (let index = 0; times.size && index < count; index++) {
    const from = index * CELLS;
    const alike = times
      .get(beginningOf(givens, from))
      ?.filter(({ cells }) => cells.every((digit, cell) => digit === givens[from + cell]));
    if (!alike?.length) continue;
    const best = alike.reduce((least, { seconds }) => Math.min(least, seconds), Infinity);
    isNew ||= own[index] !== best;
    own[index] = best;
  }
  return isNew;
}

/** Whether no given can go; null while that is not known. */
export function isMinimal({ minimalClues, clues }: Collection, index: number): boolean | null {
  return minimalClues[index] ? minimalClues[index] === clues[index] : null;
}

// --- which of them, in which order ---

export const SOLUTIONS = ["all", "proper", "improper", "unknown"] as const;

export interface Filter {
  /** A part of the title, or of the digits. */
  text: string;
  level: Level | "";
  solutions: (typeof SOLUTIONS)[number];
  /** Of the ER, in tenths; null: any. */
  low: number | null;
  high: number | null;
  /** Of the average time, in minutes; null: any. */
  shortest: number | null;
  longest: number | null;
  /** Only puzzles that are known to have givens to spare. */
  notMinimal: boolean;
}

export const NO_FILTER: Filter = {
  text: "",
  level: "",
  solutions: "all",
  low: null,
  high: null,
  shortest: null,
  longest: null,
  notMinimal: false,
};

export const COLUMNS = [
  "number",
  "givens",
  "solutions",
  "level",
  "rating",
  "time",
  "own",
  "technique",
  "minimal",
] as const;
export type Column = (typeof COLUMNS)[number];

export interface Sort {
  column: Column;
  descending: boolean;
}

/**
 * The numbers of the puzzles that pass, in order. Puzzles with unknown values come behind the others either way.
 */
export function arrange(collection: Collection, filter: Filter, sort: Sort): Uint32Array {
  const passes = passesOf(collection, filter);
  const found = new Uint32Array(collection.count);
  let size = 0;
  for (let index = 0; index < collection.count; index++) if (passes(index)) found[size++] = index;
  return sorted(collection, found.subarray(0, size), sort);
}

function passesOf(
  collection: Collection,
  { text, level, solutions, low, high, shortest, longest, notMinimal }: Filter,
): (index: number) => boolean {
  const isWanted = textTest(collection, text);
  const { outcomes, ratings, clues, minimalClues, levels } = collection;
  const wantedLevel = level ? LEVELS.indexOf(level) + 1 : 0;
  const one = OUTCOMES.indexOf("one");
  return (index) => {
    if (wantedLevel && levels[index] !== wantedLevel) return false;
    if (
      solutions === "unknown"
        ? outcomes[index]
        : solutions !== "all" && (!outcomes[index] || (outcomes[index] === one) !== (solutions === "proper"))
    )
      return false;
    const er = ratings[3 * index]!;
    if ((low !== null || high !== null) && (!er || er < (low ?? 0) || er > (high ?? 255))) return false;
    const minutes = minutesOf(collection, index);
    if (
      (shortest !== null || longest !== null) &&
      (!minutes || minutes < (shortest ?? 0) || minutes > (longest ?? 255))
    )
      return false;
    if (notMinimal && !(minimalClues[index]! && minimalClues[index]! < clues[index]!)) return false;
    return isWanted(index);
  };
}

/** Digits and blanks are looked for among the givens, in a row; anything else in titles. */
function textTest(collection: Collection, text: string): (index: number) => boolean {
  const wanted = text.normalize("NFKC").trim().toLowerCase();
  if (!wanted) return () => true;
  const inTitle = (index: number): boolean => titleOf(collection, index).toLowerCase().includes(wanted);
  if (!/^[\d.]{1,81}$/.test(wanted)) return inTitle;
  const digits = Array.from(wanted, (digit) => Number(digit === "." ? 0 : digit));
  return (index) =>
    hasRun(collection.givens, index * CELLS, digits) || (collection.progress.size > 0 && inTitle(index));
}

function hasRun(cells: Uint8Array, from: number, digits: readonly number[]): boolean {
  const last = from + CELLS - digits.length;
  for (let start = from; start <= last; start++) {
    let same = 0;
    while (same < digits.length && cells[start + same] === digits[same]) same++;
    if (same === digits.length) return true;
  }
  return false;
}

/** 0 is what is not known. */
const KEYS: Record<Exclude<Column, "number">, (collection: Collection, index: number) => number> = {
  givens: ({ clues }, index) => clues[index]! + 1,
  solutions: ({ outcomes }, index) => outcomes[index]!,
  level: ({ levels }, index) => levels[index]!,
  rating: ({ ratings }, index) =>
    (ratings[3 * index]! << 16) | (ratings[3 * index + 1]! << 8) | ratings[3 * index + 2]!,
  time: ({ times }, index) => times[index]!,
  own: ({ own }, index) => Math.min(own[index]!, MOST_KEY - 1),
  technique: ({ techniques }, index) => techniques[index]!,
  minimal: ({ minimalClues, clues }, index) => (minimalClues[index] ? 1 + clues[index]! - minimalClues[index]! : 0),
};

/**
 * More than any key, and than any number of a puzzle: key and number together are one number, which is sorted without
 * a function.
 */
const MOST_KEY = 2 ** 25;
const MOST_INDEX = 2 ** 20;

function sorted(collection: Collection, puzzles: Uint32Array, { column, descending }: Sort): Uint32Array {
  if (column === "number") return descending ? puzzles.slice().reverse() : puzzles.slice();
  const keyOf = KEYS[column];
  const keys = Float64Array.from(puzzles, (index) => {
    const key = keyOf(collection, index);
    const place = key === 0 ? MOST_KEY : descending ? MOST_KEY - key : key;
    return place * MOST_INDEX + index;
  });
  keys.sort();
  return Uint32Array.from(keys, (key) => key % MOST_INDEX);
}
