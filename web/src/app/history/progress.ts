/** What is stored of a game besides the board's record: how long it took, what helped, and where the player can return to. */
import { countOf } from "../results.js";

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

/** What is absent is none. */
export interface Progress {
  /** How long it was played. */
  seconds?: number;
  /** For each step of the record, after how many seconds it was made; shorter than the record where that is not known. */
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
}

/** Reads what there is of it in a stored object. What cannot be read is left out: it is never worth a game. */
export function readProgress(stored: Record<string, unknown>): Progress {
  const { checkpoints, uncounted, shown } = stored;
  const times = decodeTimes(stored["times"]);
  const read = Array.isArray(checkpoints) ? checkpoints.flatMap(readCheckpoint) : [];
  return {
    ...countsOf(stored),
    ...(times.length ? { times } : {}),
    ...(read.length ? { checkpoints: read } : {}),
    ...(uncounted === true ? { uncounted } : {}),
    ...(shown === true ? { shown } : {}),
  };
}

function countsOf(stored: Record<string, unknown>): Pick<Progress, "seconds" | "hints" | "mistakes"> {
  const counts = (["seconds", "hints", "mistakes"] as const).map((name) => [name, countOf(stored[name])] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function readCheckpoint(value: unknown): Checkpoint[] {
  if (typeof value !== "object" || value === null) return [];
  const { number, made, name, state } = value as Record<string, unknown>;
  if (typeof number !== "number" || typeof made !== "number" || typeof state !== "string") return [];
  return [{ number, made, name: typeof name === "string" ? name : "", state }];
}

/** The times as short as can be: what each step took, to base 36. */
export function encodeTimes(times: readonly number[]): string {
  return times.map((time, step) => Math.max(0, time - (times[step - 1] ?? 0)).toString(36)).join(".");
}

/** Empty for anything that `encodeTimes` did not write. */
export function decodeTimes(text: unknown): number[] {
  if (typeof text !== "string" || !/^[0-9a-z]{1,6}(\.[0-9a-z]{1,6})*$/.test(text)) return [];
  let time = 0;
  return text.split(".").map((part) => (time += parseInt(part, 36)));
}

/** The times of a history after a step was made as its `at`-th. */
export function withTime(times: readonly number[], at: number, seconds: number): readonly number[] {
  // A history of an older version has no times; then none is known, rather than a wrong one.
  return times.length < at - 1 ? times : [...times.slice(0, at - 1), seconds];
}
