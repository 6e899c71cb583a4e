/** Finding one's way in the events of a search. */

import type { TraceKind } from "../../engine/index.js";
import { traceEvent } from "../../engine/search.js";
import { cellName } from "../../sudoku/geometry.js";

/** A cell and its digit as one word: `r4c2=7`. */
export const placeName = (cell: number, digit: number): string => `${cellName(cell)}=${digit}`;

/** Kinds of events to jump to. */
export const LANDMARKS = ["guess", "contradict", "solution"] as const satisfies readonly TraceKind[];
export type Landmark = (typeof LANDMARKS)[number];

/** For each kind, ascending, after how many events one of them has just happened. */
export type Landmarks = Readonly<Record<Landmark, readonly number[]>>;

export function landmarksOf(events: Uint32Array): Landmarks {
  const found = { guess: [] as number[], contradict: [] as number[], solution: [] as number[] };
  for (let index = 0; index < events.length; index++) {
    const { kind } = traceEvent(events, index)!;
    if (kind === "guess" || kind === "contradict" || kind === "solution") found[kind].push(index + 1);
  }
  return found;
}

/** The first place after `from`, or with -1 the last one before it; -1 when there is none. */
export function jumpFrom(places: readonly number[], from: number, direction: 1 | -1): number {
  const after = firstAfter(places, from);
  if (direction > 0) return places[after] ?? -1;
  const before = places[after - 1] === from ? after - 2 : after - 1;
  return places[before] ?? -1;
}

function firstAfter(places: readonly number[], from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! <= from) low = middle + 1;
    else high = middle;
  }
  return low;
}
