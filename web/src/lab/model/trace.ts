/** Moving about in the events of a search. */
import { cellName } from "../../board/geometry.js";
import { traceEvent } from "../../engine/search.js";
import type { TraceKind } from "../../engine/index.js";

/** A cell and its digit as one word: `r4c2=7`. */
export const placeName = (cell: number, digit: number): string => `${cellName(cell)}=${digit}`;

/** Where the next event of a kind is, seen from a point after `from` events; -1 when there is none. The answer counts events done. */
export function nextOf(events: Uint32Array, kind: TraceKind, from: number): number {
  for (let index = from; index < events.length; index++) if (traceEvent(events, index)!.kind === kind) return index + 1;
  return -1;
}

/** The same backwards: the last point before `from` at which such an event had just happened. */
export function previousOf(events: Uint32Array, kind: TraceKind, from: number): number {
  for (let index = from - 2; index >= 0; index--) if (traceEvent(events, index)!.kind === kind) return index + 1;
  return -1;
}
