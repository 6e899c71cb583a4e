/** Each call of the protocol, by the WebAssembly modules. */
import type { NonetModule, PuzzleRequest } from "#wasm";
import type { TextModule } from "#wasm-text";
import type { SeriesItem } from "./series.js";
import { slice } from "./slice.js";

const PUZZLES_PER_SLICE = 2000;
const CELLS = 81;

export type Progress = ((...told: unknown[]) => void) | null;
type Handler = (module: NonetModule, args: never[], progress: Progress) => unknown;

export const handlers: Record<string, Handler> = {
  version: (module) => module.version(),
  techniques: (module) => module.techniques(),
  parse: (module, [text]) => module.parse(text!),
  solve: (module, [cells]) => module.solve(cells!),
  solveMany: (module, [cells], progress) => solveMany(module, cells!, progress),
  count: (module, [cells, limit], progress) => module.count(cells!, limit!, progress),
  engines: (module) => module.engines(),
  search: (module, [cells, request], progress) => module.search(cells!, request!, progress),
  trace: (module, [cells, request]) => module.trace(cells!, request!),
  exactCover: (module, [cells]) => module.exactCover(cells!),
  countGrids: (module, _none, progress) => module.countGrids(progress),
  candidates: (module, [cells]) => module.candidates(cells!),
  conflicts: (module, [cells]) => module.conflicts(cells!),
  hint: (module, [position, logic], progress) => module.hint(position!, logic!, progress),
  steps: (module, [position, logic], progress) => module.steps(position!, logic!, progress),
  path: (module, [position, logic], progress) => module.path(position!, logic!, progress),
  judge: (module, [position, proposal, logic], progress) => module.judge(position!, proposal!, logic!, progress),
  rate: (module, [position, budget, scale], progress) => module.rate(position!, budget!, scale!, progress),
  rateMany: (module, [cells, budget, scale], progress) => module.rateMany(cells!, budget!, scale!, progress),
  generate: (module, [request], progress) => module.generate(request!, progress),
  series: (module, [request, seeds, grade]) => series(module, request!, seeds!, grade!),
  batch: (module, [cells, request]) => slice(module, cells!, request!),
  grade: (module, [cells, budget], progress) => module.grade(cells!, budget!, progress),
  canonicalPuzzle: (module, [cells]) => module.canonicalPuzzle(cells!),
  levels: (module) => module.levels(),
  randomGrids: (module, [request], progress) => module.randomGrids(request!, progress),
  traceGrid: (module, [request]) => module.traceGrid(request!),
  gridTest: (module, [request], progress) => module.gridTest(request!, progress),
  vary: (module, [cells, seed]) => module.vary(cells!, seed!),
  minimise: (module, [cells, seed]) => module.minimise(cells!, seed!),
  redundantGivens: (module, [cells]) => module.redundantGivens(cells!),
  ambiguousCells: (module, [cells, budget], progress) => module.ambiguousCells(cells!, budget!, progress),
  complete: (module, [cells, request], progress) => module.complete(cells!, request!, progress),
};

/** Those of the module that reads and writes, which is loaded by the first of them. */
export const textHandlers: Record<string, (module: TextModule, args: never[]) => unknown> = {
  read: (module, [text, format]) => module.read(text!, format!),
  write: (module, [puzzles, format]) => module.write(puzzles!, format!),
  formats: (module) => module.formats(),
};

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
