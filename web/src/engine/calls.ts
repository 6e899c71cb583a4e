/** Calls of the protocol that are more than one function of a WebAssembly module. */
import type { NonetModule, PuzzleRequest } from "#wasm";
import type { SliceRequest } from "./batch.js";
import type { SeriesItem } from "./series.js";
import { slice } from "./slice.js";

const PUZZLES_PER_SLICE = 2000;
const CELLS = 81;

export type Progress = ((...told: unknown[]) => void) | null;
/** A function of a module, or one in its place. It takes the arguments of the call, and then what tells of progress. */
type Handler = (...args: never[]) => unknown;

/** Those of the module that reads and writes texts, which is loaded by the first of them. */
export const OF_TEXT: ReadonlySet<string> = new Set(["read", "write", "formats"]);

/** The function of a call, by the module that has it. */
export function handlerOf(module: object, call: string): Handler | undefined {
  const nonet = module as NonetModule;
  const own: Record<string, Handler> = {
    solveMany: (cells: Uint8Array, progress: Progress) => solveMany(nonet, cells, progress),
    series: (request: PuzzleRequest, seeds: readonly string[], grade: boolean) => series(nonet, request, seeds, grade),
    batch: (cells: Uint8Array, request: SliceRequest) => slice(nonet, cells, request),
  };
  return own[call] ?? (module as Record<string, Handler>)[call];
}

/** Slices of a few milliseconds, so that progress is seen; the numbers are puzzles done. */
function solveMany(module: NonetModule, cells: Uint8Array, progress: Progress): unknown {
  const total = cells.length / CELLS;
  const outcomes = new Uint8Array(total);
  const solutions = new Uint8Array(cells.length);
  for (let from = 0; from < total; from += PUZZLES_PER_SLICE) {
    const to = Math.min(total, from + PUZZLES_PER_SLICE);
    const part = module.solveMany(cells.subarray(from * CELLS, to * CELLS));
    if (part.error) return part;
    outcomes.set(part.outcomes, from);
    solutions.set(part.solutions, from * CELLS);
    progress?.(to);
  }
  return { error: "", outcomes, solutions };
}

/** A puzzle for each seed, with what tells whether there was an equivalent one before; up to the first that cannot be made. */
function series(module: NonetModule, request: PuzzleRequest, seeds: readonly string[], grade: boolean): SeriesItem[] {
  const items: SeriesItem[] = [];
  for (const seed of seeds) {
    const made = module.generate({ ...request, seed }, null);
    const form = made.found ? module.canonicalPuzzle(made.cells).cells.join("") : "";
    items.push({ made, form, grade: grade && made.found ? module.grade(made.cells, 0, null) : null });
    if (!made.found) break;
  }
  return items;
}
