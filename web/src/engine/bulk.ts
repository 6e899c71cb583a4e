/** Calls for many puzzles in parts: for several workers, or so that the thread which does all can listen between them. */
import type { RateManyResult, SolveManyResult } from "#wasm";
import { EngineError } from "./errors.js";
import type { Caller } from "./pool.js";
import type { ProgressOptions } from "./queue.js";

const CELLS = 81;
/** Puzzles of a part; in this thread, what takes some milliseconds. */
const PART = { solveMany: 2000, rateMany: 10 };
const PART_IN_PROCESS = { solveMany: 500, rateMany: 1 };

type BulkCall = keyof typeof PART;

export interface Bulk {
  /** Parts under way at the same time. */
  lanes: number;
  caller: Caller;
  inProcess: boolean;
}

type Columns = Record<string, Uint8Array>;

/** Results of the parts go to their places in the columns as they come; a part that fails ends all. */
async function inParts(bulk: Bulk, call: BulkCall, puzzles: Uint8Array, rest: unknown[], columns: Columns, options: ProgressOptions = {}): Promise<void> {
  const total = puzzles.length / CELLS;
  const size = Math.max(1, Math.min((bulk.inProcess ? PART_IN_PROCESS : PART)[call], Math.ceil(total / bulk.lanes)));
  /** Done by each lane, as far as it has told. */
  const told = Array.from({ length: bulk.lanes }, () => 0);
  let next = 0;
  let failed = false;
  const lane = async (_none: number, index: number): Promise<void> => {
    while (next < total) {
      const from = next;
      const to = (next = Math.min(total, from + size));
      const before = told[index]!;
      const tell = (done: number): void => {
        if (failed || before + done <= told[index]!) return;
        told[index] = before + done;
        options.onProgress?.(told.reduce((sum, one) => sum + one));
      };
      // A view would be sent with all that lies before and after it.
      const part = puzzles.slice(from * CELLS, to * CELLS);
      const answer = (await bulk.caller.run(call, [part, ...rest], { signal: options.signal, onProgress: tell })) as { error: string } & Columns;
      if (answer.error) throw new EngineError("input", `The engine did not accept the input: ${answer.error}.`);
      for (const [name, column] of Object.entries(columns)) column.set(answer[name]!, from * (column.length / total));
      tell(to - from);
    }
  };
  try {
    await Promise.all(told.map(lane));
  } catch (error) {
    next = total;
    failed = true;
    throw error;
  }
}

/** `solveMany`, in parts. */
export async function solveInParts(bulk: Bulk, puzzles: Uint8Array, options?: ProgressOptions): Promise<Omit<SolveManyResult, "error">> {
  const columns = { outcomes: new Uint8Array(puzzles.length / CELLS), solutions: new Uint8Array(puzzles.length) };
  await inParts(bulk, "solveMany", puzzles, [], columns, options);
  return columns;
}

/** `rateMany`, in parts. */
export async function rateInParts(bulk: Bulk, puzzles: Uint8Array, budget: number, options?: ProgressOptions): Promise<Omit<RateManyResult, "error">> {
  const count = puzzles.length / CELLS;
  const columns = { ratings: new Uint8Array(3 * count), outcomes: new Uint8Array(count) };
  await inParts(bulk, "rateMany", puzzles, [budget], columns, options);
  return columns;
}
