/** A slice of a batch, in the worker. */
import type { NonetModule } from "#wasm";
import {
  type BatchTask,
  CELLS,
  emptyColumns,
  type SliceRequest,
  type SliceResult,
  type TaskColumns,
  WIDTHS,
} from "./batch.js";

/** So many are solved between two looks at the clock. */
const TOGETHER = 100;
const UNIQUE = 1;
/** Of seconds; no puzzle takes so long. */
const MOST_TENS = 255;

type One = (module: NonetModule, cells: Uint8Array, request: SliceRequest, columns: TaskColumns, index: number) => void;

/** Work on a puzzle that has exactly one solution, besides solving it. */
const ONE: Partial<Record<BatchTask, One>> = {
  rate(module, cells, { budget }, columns, index) {
    const { ratings, outcomes } = module.rateMany(cells, budget, "se", null);
    columns.ratings.set(ratings, 3 * index);
    columns.ends[index] = outcomes[0]!;
  },
  grade(module, cells, { budget }, columns, index) {
    const { level, techniques, solved, end, er, ep, ed, expectedSeconds } = module.grade(cells, budget, null);
    columns.ends[index] = end === "budget" ? 2 : solved ? 0 : 1;
    if (end === "budget") return;
    columns.ratings.set(
      [er, ep, ed].map((rating) => Math.round(10 * rating)),
      3 * index,
    );
    columns.levels[index] = placesOf(module).levels.indexOf(level) + 1;
    columns.techniques[index] = placesOf(module).techniques.indexOf(techniques.at(-1)?.id ?? "") + 1;
    columns.times[index] = Math.min(MOST_TENS, Math.max(1, Math.round(expectedSeconds / 10)));
  },
  minimise(module, cells, { seed }, columns, index) {
    columns.puzzles.set(module.minimise(cells, seed).cells, CELLS * index);
  },
  canonical(module, cells, _request, columns, index) {
    columns.puzzles.set(module.canonicalPuzzle(cells).cells, CELLS * index);
  },
};

/** The ids by their numbers: the same for every call, and asked of the module once. */
let places: { levels: string[]; techniques: string[] } | undefined;

function placesOf(module: NonetModule): { levels: string[]; techniques: string[] } {
  places ??= { levels: module.levels().map(({ id }) => id), techniques: module.techniques().map(({ id }) => id) };
  return places;
}

/** Does as many puzzles as there is time for, one at least. */
export function slice(
  module: NonetModule,
  cells: Uint8Array,
  request: SliceRequest,
  now = (): number => performance.now(),
): SliceResult {
  const { task } = request;
  const total = cells.length / CELLS;
  const columns = emptyColumns(task, total);
  const one = ONE[task];
  const together = one ? 1 : TOGETHER;
  const until = now() + request.millis;
  let count = 0;
  while (count < total && (count === 0 || now() < until)) {
    const part = cells.subarray(count * CELLS, Math.min(total, count + together) * CELLS);
    const solved = module.solveMany(part);
    if (solved.error) return { ...columns, error: solved.error, count: 0 };
    columns.outcomes.set(solved.outcomes, count);
    if (task === "solve") columns.solutions.set(solved.solutions, count * CELLS);
    if (one && solved.outcomes[0] === UNIQUE) one(module, part, request, columns, count);
    count += part.length / CELLS;
  }
  return { ...first(columns, task, count), error: "", count };
}

function first(columns: TaskColumns, task: BatchTask, count: number): TaskColumns {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]: [string, Uint8Array]) => [
      name,
      column.slice(0, count * (WIDTHS[task][name as keyof TaskColumns] ?? 0)),
    ]),
  ) as unknown as TaskColumns;
}
