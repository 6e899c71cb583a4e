/** Calls for many puzzles in parts: for several workers, or so that the thread which does all can listen between them. */
import type { RateManyResult, RatingScale, SolveManyResult } from "#wasm";
import { refusal } from "./errors.js";
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

/** Tells the sum of what the lanes have told, each as far as it has come; nothing once the work has failed. */
function progressOf(
  lanes: number,
  onProgress: ProgressOptions["onProgress"],
): { tell(lane: number, done: number): void; end(): void } {
  const told = Array.from({ length: lanes }, () => 0);
  let ended = false;
  const tell = (lane: number, done: number): void => {
    if (ended || done <= told[lane]!) return;
    told[lane] = done;
    onProgress?.(told.reduce((sum, one) => sum + one));
  };
  return { tell, end: () => void (ended = true) };
}

/** The parts of a call, in order; none any more once it has ended. */
function partsOf(total: number, size: number): { next(): { from: number; to: number } | null; end(): void } {
  let at = 0;
  const next = (): { from: number; to: number } | null => {
    const from = at;
    at = Math.min(total, from + size);
    return from < total ? { from, to: at } : null;
  };
  return { next, end: () => void (at = total) };
}

const sizeOf = (bulk: Bulk, call: BulkCall, total: number): number =>
  Math.max(1, Math.min((bulk.inProcess ? PART_IN_PROCESS : PART)[call], Math.ceil(total / bulk.lanes)));

async function answered(bulk: Bulk, call: BulkCall, args: unknown[], options: ProgressOptions): Promise<Columns> {
  const { error, ...columns } = (await bulk.caller.run(call, args, options)) as { error: string } & Columns;
  if (error) throw refusal(error);
  return columns;
}

/** Results of the parts go to their places in the columns as they come; a part that fails ends all, those under way too. */
async function inParts(
  bulk: Bulk,
  call: BulkCall,
  puzzles: Uint8Array,
  rest: unknown[],
  columns: Columns,
  options: ProgressOptions = {},
): Promise<void> {
  const total = puzzles.length / CELLS;
  const parts = partsOf(total, sizeOf(bulk, call, total));
  const progress = progressOf(bulk.lanes, options.onProgress);
  const failed = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failed.signal]) : failed.signal;
  const lane = async (_none: unknown, index: number): Promise<void> => {
    let done = 0;
    for (let part = parts.next(); part; part = parts.next()) {
      const { from, to } = part;
      const onProgress = (more: number): void => progress.tell(index, done + more);
      // A view would be sent with all that lies before and after it.
      const answer = await answered(bulk, call, [puzzles.slice(from * CELLS, to * CELLS), ...rest], {
        signal,
        onProgress,
      });
      for (const [name, column] of Object.entries(columns)) column.set(answer[name]!, from * (column.length / total));
      onProgress(to - from);
      done += to - from;
    }
  };
  const ended = Promise.all(Array.from({ length: bulk.lanes }, lane));
  await ended.catch((error) => {
    parts.end();
    progress.end();
    failed.abort();
    throw error;
  });
}

/** `solveMany`, in parts. */
export async function solveInParts(
  bulk: Bulk,
  puzzles: Uint8Array,
  options?: ProgressOptions,
): Promise<Omit<SolveManyResult, "error">> {
  const columns = { outcomes: new Uint8Array(puzzles.length / CELLS), solutions: new Uint8Array(puzzles.length) };
  await inParts(bulk, "solveMany", puzzles, [], columns, options);
  return columns;
}

/** `rateMany`, in parts. */
export async function rateInParts(
  bulk: Bulk,
  puzzles: Uint8Array,
  budget: number,
  scale: RatingScale,
  options?: ProgressOptions,
): Promise<Omit<RateManyResult, "error">> {
  const count = puzzles.length / CELLS;
  const columns = { ratings: new Uint8Array(3 * count), outcomes: new Uint8Array(count) };
  await inParts(bulk, "rateMany", puzzles, [budget, scale], columns, options);
  return columns;
}
