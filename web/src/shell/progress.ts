/**
 * The store of a game besides the board's record: how long it took, what helped, and where the player can return
 * to.
 */
import { isNewer } from "../board/version.js";
import { carried } from "./carried.js";
import { type Challenge, challenge } from "./challenge.js";
import {
  count,
  fieldsOf,
  flag,
  isObject,
  type LeftOut,
  listOf,
  ordinal,
  type Shape,
  seconds,
  time,
  untold,
  words,
} from "./valid.js";

/** Longer names of checkpoints are cut: the list is narrow. */
export const NAME_LENGTH = 40;
/** More than anybody sets. */
const MOST_CHECKPOINTS = 1000;
/** The longest text of times, in characters: of more steps than anybody makes in a game. */
const MOST_TIMES = 500_000;

/** A position to return to. */
export interface Checkpoint {
  /** From 1, in the order they were set; never used twice in a game. */
  number: number;
  /** When it was set, in milliseconds since 1970. */
  made: number;
  /** The player's own name for it, or "". */
  name: string;
  /** The position, as the board's `state`. */
  state: string;
}

/** A part that is absent is empty. */
export interface Progress {
  /** How long it was played. */
  seconds?: number;
  /**
   * For each step of the record, after how many seconds it was made; shorter than the record where that is not known.
   */
  times?: readonly number[];
  checkpoints?: readonly Checkpoint[];
  /** Hints that were carried out or read to the end. */
  hints?: number;
  /** Wrong entries that were marked; undoing them does not take them back. */
  mistakes?: number;
  /** The game goes on after the third mistake. */
  uncounted?: boolean;
  /** The page filled in the solution at some time. */
  shown?: boolean;
  /** The time of somebody who sent the puzzle. Games of earlier versions have none. */
  challenge?: Challenge;
}

type IsRecord = (record: string) => boolean;

/** Fields of a checkpoint; its state is what makes it one. */
const CHECKPOINT = (isRecord: IsRecord): Shape<Checkpoint> => ({
  number: ordinal,
  made: time,
  name: words(NAME_LENGTH),
  state: (value) => (typeof value === "string" && (isRecord(value) || isNewer(value)) ? value : undefined),
});

const SHAPE = (isRecord: IsRecord): Shape<Progress> => ({
  seconds,
  times: (value) => (value === "" || decodeTimes(value).length ? decodeTimes(value) : undefined),
  checkpoints: (value, left) =>
    numbered(listOf((one, inner) => readCheckpoint(one, isRecord, inner), MOST_CHECKPOINTS)(value, left)),
  hints: count,
  mistakes: count,
  uncounted: flag,
  shown: flag,
  challenge,
});

/**
 * Reads what there is of it in a stored object. A part that does not fit is left out: it is never worth a game.
 * `isRecord` tells what a board can read.
 */
export function readProgress(stored: Record<string, unknown>, isRecord: IsRecord, left: LeftOut = untold): Progress {
  const found = fieldsOf(SHAPE(isRecord), stored, left);
  // Absent parts count as empty, so empty ones are left out.
  for (const [name, value] of Object.entries(found))
    if (!(Array.isArray(value) ? value.length : value)) delete found[name as keyof Progress];
  return found;
}

function readCheckpoint(value: unknown, isRecord: IsRecord, left: LeftOut): Checkpoint | undefined {
  const { state, number = 0, made = 0, name = "" } = fieldsOf(CHECKPOINT(isRecord), value, left);
  return isObject(value) && state !== undefined ? carried(value, { number, made, name, state }, left) : undefined;
}

/** Each has a number of its own; those that had none, or that of another, get the next. */
export function numbered(checkpoints: readonly Checkpoint[] | undefined): Checkpoint[] | undefined {
  const used = new Set<number>();
  let last = Math.max(
    0,
    ...(checkpoints ?? []).map(({ number }) => (number < MOST_CHECKPOINTS * MOST_CHECKPOINTS ? number : 0)),
  );
  return checkpoints?.map((checkpoint) => {
    const number = checkpoint.number && !used.has(checkpoint.number) ? checkpoint.number : ++last;
    used.add(number);
    return { ...checkpoint, number };
  });
}

/** The times as short as can be: what each step took, to base 36. */
export function encodeTimes(times: readonly number[]): string {
  return times.map((time, step) => Math.max(0, time - (times[step - 1] ?? 0)).toString(36)).join(".");
}

/** Empty for anything that `encodeTimes` did not write. */
export function decodeTimes(text: unknown): number[] {
  if (typeof text !== "string" || text.length > MOST_TIMES) return [];
  const parts = text.split(".");
  if (!parts.every((part) => /^[0-9a-z]{1,6}$/.test(part))) return [];
  let sum = 0;
  const times = parts.map((part) => (sum += parseInt(part, 36)));
  return seconds(sum, untold) === undefined ? [] : times;
}

/** The times of a history after a step was made as its `at`-th. */
export function withTime(times: readonly number[], at: number, seconds: number): readonly number[] {
  // A history of an older version has no times; then none is known, rather than a wrong one.
  return times.length < at - 1 ? times : [...times.slice(0, at - 1), seconds];
}
