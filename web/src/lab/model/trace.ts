/** The events of a search, as the engines record them: one 32-bit word each. */
import { cellName } from "../../board/geometry.js";

export const KINDS = ["place", "eliminate", "guess", "contradict", "retract", "solution"] as const;
export type EventKind = (typeof KINDS)[number];

/** `cell` and `digit` mean nothing for `contradict` and `solution`; `depth` is the number of guesses that stand afterwards. */
export interface TraceEvent {
  kind: EventKind;
  cell: number;
  digit: number;
  depth: number;
}

/** Reads one word: kind, digit << 4, cell << 8, depth << 16. */
export function decodeEvent(word: number): TraceEvent {
  return { kind: KINDS[word & 15] ?? "contradict", digit: (word >> 4) & 15, cell: (word >> 8) & 255, depth: word >>> 16 };
}

/** The kind alone, for looking through many events. */
export const kindOf = (word: number): EventKind => KINDS[word & 15] ?? "contradict";

/** A cell and its digit as one word: `r4c2=7`. */
export const placeName = (cell: number, digit: number): string => `${cellName(cell)}=${digit}`;

/** Where the next event of a kind is, seen from a point after `from` events; -1 when there is none. The answer counts events done. */
export function nextOf(events: Uint32Array, kind: EventKind, from: number): number {
  for (let index = from; index < events.length; index++) if (kindOf(events[index]!) === kind) return index + 1;
  return -1;
}

/** The same backwards: the last point before `from` at which such an event had just happened. */
export function previousOf(events: Uint32Array, kind: EventKind, from: number): number {
  for (let index = from - 2; index >= 0; index--) if (kindOf(events[index]!) === kind) return index + 1;
  return -1;
}
