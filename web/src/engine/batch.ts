/** The same task for many puzzles, on several workers. Puzzles and results are columns of bytes: a hundred thousand objects would be slow. */
import { EngineError, refusal } from "./errors.js";
import { randomSeed } from "./grids.js";
import { asText, type Puzzles, toGrids, toLimit } from "./puzzle.js";
import type { CallOptions } from "./queue.js";
import type { Maker } from "./series.js";
import { shown } from "./shown.js";

/**
 * - `check`: how many solutions there are: none, one or several;
 * - `solve`: the same, with a solution;
 * - `rate`: Sudoku Explainer's rating;
 * - `grade`: level, hardest technique and expected time, and the rating too;
 * - `minimise`: a minimal puzzle of the same solution;
 * - `canonical`: one puzzle for all that are equivalent.
 */
export type BatchTask = "check" | "solve" | "rate" | "grade" | "minimise" | "canonical";

/** Results, puzzle by puzzle. Columns that are none of the task's are empty. */
export interface BatchColumns {
  /** 0 no solution, 1 exactly one, 2 several; 255: the engine stopped at this puzzle, of which nothing is known. */
  outcomes: Uint8Array;
  /** `solve`: 81 digits each; one of them where there are several, all 0 where there is none. */
  solutions: Uint8Array;
  /** `rate`, `grade`: ER, EP and ED of each in tenths; 0 without exactly one solution. */
  ratings: Uint8Array;
  /** `rate`, `grade`: 0 exact, 1 logic does not reach the end, 2 the budget ended it: ratings are lower bounds, or 0 of a grade. */
  ends: Uint8Array;
  /** `grade`: 1 for the easiest of `levels()`, and so on; 0 none. */
  levels: Uint8Array;
  /** `grade`: the hardest technique of the path, 1 for the first of `techniques()`; 0 none. */
  techniques: Uint8Array;
  /** `grade`: how long people need on average, in tens of seconds; 0 without exactly one solution. */
  times: Uint8Array;
  /** `minimise`, `canonical`: 81 digits each; all 0 without exactly one solution. */
  puzzles: Uint8Array;
  /** @deprecated The old name of `puzzles`, which goes with the next version. */
  cells: Uint8Array;
}

/** Each column once. */
export type TaskColumns = Omit<BatchColumns, "cells">;

const withOldName = <Columns extends TaskColumns>(columns: Columns): Columns & BatchColumns => ({
  ...columns,
  cells: columns.puzzles,
});

/** Some puzzles in a row that have just been done. */
export interface BatchPart extends BatchColumns {
  /** The first of them, from 0, and how many. */
  from: number;
  count: number;
}

/** How `batch` works: with what budget and seed, on how many workers. */
export interface BatchOptions extends CallOptions {
  /** Called with the number of puzzles done and those that came last. Parts may come in another order than their puzzles. */
  onProgress?: ((done: number, part: BatchPart) => void) | undefined;
  /** By default as many as the device has cores, at most 8. */
  workers?: number;
  /** Of ratings and grades: ends each puzzle after so much work; 0, as by default: never. */
  budget?: number;
  /** Of minimal puzzles: the same seed makes the same. */
  seed?: string;
}

/** Request to a worker with each slice. */
export interface SliceRequest {
  task: BatchTask;
  budget: number;
  seed: string;
  /** Puzzles not begun after so many milliseconds are left for another time. */
  millis: number;
}

/** Answer of a worker: the columns of the first `count` puzzles of the slice. */
export interface SliceResult extends TaskColumns {
  error: string;
  count: number;
}

export const CELLS = 81;
/** A puzzle at which the engine stopped. */
export const STOPPED = 255;

/** How many bytes a puzzle has in each column of a task. */
export const WIDTHS: Record<BatchTask, Partial<Record<keyof TaskColumns, number>>> = {
  check: { outcomes: 1 },
  solve: { outcomes: 1, solutions: CELLS },
  rate: { outcomes: 1, ratings: 3, ends: 1 },
  grade: { outcomes: 1, ratings: 3, ends: 1, levels: 1, techniques: 1, times: 1 },
  minimise: { outcomes: 1, puzzles: CELLS },
  canonical: { outcomes: 1, puzzles: CELLS },
};

/** Long enough that messages cost nothing, short enough that progress is seen. */
const SLICE_MS = 100;
const MOST_PER_SLICE = 2000;
/** An engine that stops so often is not stopped by the puzzles. */
const MOST_STOPS = 20;

export function emptyColumns(task: BatchTask, count: number): TaskColumns {
  const column = (name: keyof TaskColumns): Uint8Array => new Uint8Array(count * (WIDTHS[task][name] ?? 0));
  return {
    outcomes: column("outcomes"),
    solutions: column("solutions"),
    ratings: column("ratings"),
    ends: column("ends"),
    levels: column("levels"),
    techniques: column("techniques"),
    times: column("times"),
    puzzles: column("puzzles"),
  };
}

const names = Object.keys(emptyColumns("check", 0)) as (keyof TaskColumns)[];

export class BatchRunner {
  readonly #puzzles: Uint8Array;
  readonly #options: BatchOptions;
  readonly #request: SliceRequest;
  readonly #results: TaskColumns;
  /** Puzzles that nobody has in hand, the first of them first. */
  readonly #open: [from: number, to: number][];
  readonly #waiting: (() => void)[] = [];
  #rest: number;
  #done = 0;
  #stops = 0;
  #failed = false;

  constructor(task: BatchTask, puzzles: Puzzles, options: BatchOptions) {
    if (typeof task !== "string" || !Object.hasOwn(WIDTHS, task))
      throw new EngineError(
        "input",
        `There is no task that is called ${shown(task)}. The tasks are ${Object.keys(WIDTHS).join(", ")}.`,
      );
    this.#puzzles = toGrids(puzzles);
    this.#options = options;
    const { budget = 0, seed = randomSeed() } = options;
    this.#request = { task, budget: toLimit(budget, "budget"), seed: asText(seed), millis: SLICE_MS };
    this.#rest = this.count;
    this.#open = this.count ? [[0, this.count]] : [];
    this.#results = emptyColumns(task, this.count);
  }

  get count(): number {
    return this.#puzzles.length / CELLS;
  }

  /** Gives work to each maker until all is done. Rejects with what a maker rejects with, but for stops of the engine at single puzzles. */
  async run(makers: readonly Maker[]): Promise<BatchColumns> {
    try {
      await Promise.all(makers.map((maker) => this.#employ(maker, makers.length)));
    } finally {
      // After this, nobody is there to hear what still comes in.
      this.#failed = true;
    }
    return withOldName(this.#results);
  }

  async #employ(maker: Maker, makers: number): Promise<void> {
    let most = 1;
    while (this.#done < this.count && !this.#failed) {
      const slice = this.#take(Math.min(most, Math.ceil(this.#rest / makers)));
      if (!slice) {
        // Others have it in hand, but may give some of it back.
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
        continue;
      }
      const [from, to] = slice;
      const done = await this.#ask(maker, from, to);
      most = Math.max(1, Math.min(MOST_PER_SLICE, done < to - from ? done : 2 * most));
      for (const resume of this.#waiting.splice(0)) resume();
    }
  }

  /** The next puzzles that are open, at most so many. */
  #take(most: number): [from: number, to: number] | null {
    const first = this.#open[0];
    if (!first) return null;
    const [from, end] = first;
    const to = Math.min(end, from + most);
    if (to === end) this.#open.shift();
    else first[0] = to;
    this.#rest -= to - from;
    return [from, to];
  }

  #giveBack(from: number, to: number): void {
    if (from === to) return;
    this.#open.unshift([from, to]);
    this.#rest += to - from;
  }

  /** How many of the puzzles were done. */
  async #ask(maker: Maker, from: number, to: number): Promise<number> {
    // A view would be sent with all that lies before and after it.
    const cells = this.#puzzles.slice(from * CELLS, to * CELLS);
    try {
      const answer = await this.#answer(maker, cells);
      // An error of the caller's function does not count as the engine's.
      if (answer) {
        this.#giveBack(from + answer.count, to);
        this.#keep(from, answer);
        return answer.count;
      }
      return this.#divide(from, to);
    } catch (error) {
      return this.#fail(error);
    }
  }

  /** Null where the engine stopped. */
  async #answer(maker: Maker, cells: Uint8Array): Promise<SliceResult | null> {
    try {
      const answer = (await maker.run("batch", [cells, this.#request], {
        signal: this.#options.signal,
      })) as SliceResult;
      if (answer.error) throw refusal(answer.error);
      return answer;
    } catch (error) {
      if (this.#mayGoOn(error)) return null;
      throw error;
    }
  }

  #fail(error: unknown): never {
    this.#failed = true;
    for (const resume of this.#waiting.splice(0)) resume();
    throw error;
  }

  /** The queue starts its worker again after a stop, so the other puzzles can still be done. */
  #mayGoOn(error: unknown): boolean {
    return error instanceof EngineError && error.code === "trap" && ++this.#stops <= MOST_STOPS;
  }

  /** Looks for the puzzle that stopped the engine: a single one is reported, several are tried again in halves. */
  #divide(from: number, to: number): number {
    if (to - from > 1) {
      const middle = (from + to) >> 1;
      this.#giveBack(middle, to);
      this.#giveBack(from, middle);
      return 1;
    }
    const told = emptyColumns(this.#request.task, 1);
    told.outcomes[0] = STOPPED;
    this.#keep(from, { ...told, error: "", count: 1 });
    return 1;
  }

  #keep(from: number, { error: _none, ...answer }: SliceResult): void {
    if (this.#failed) return;
    for (const name of names) this.#results[name].set(answer[name], from * (WIDTHS[this.#request.task][name] ?? 0));
    this.#done += answer.count;
    this.#options.onProgress?.(this.#done, { ...withOldName(answer), from });
  }
}
