/** Many puzzles of one request, made by several workers; which they are does not depend on how many. */
import type { GenerateResult, KnownPuzzle, PuzzleRequest } from "#wasm";
import { EngineError, NotFoundError } from "./errors.js";
import { type Grade, MOST_PUZZLES, toGenerated } from "./generate.js";
import type { Generated } from "./generated.js";
import { toText } from "./puzzle.js";
import type { CallOptions } from "./queue.js";
import { shown } from "./shown.js";

/** So many seeds in a row that only make puzzles that were there already end a series. */
const MOST_DUPLICATES = 100;
const MOST_WORKERS = 8;
/** Work for a worker at a time: long enough that messages cost nothing, short enough that progress is seen. */
const BATCH_MS = 100;
const MOST_SEEDS = 64;

/** Puzzle of a series. Texts of 81 characters: many of them take less memory than arrays. */
export interface SeriesPuzzle {
  /** Makes this puzzle alone, by `generate`. */
  seed: string;
  /** `.` for a blank. */
  puzzle: string;
  solution: string;
  clues: number;
  /** Null unless `grade` is set. */
  grade: Grade | null;
  /** The known puzzle of which a few givens were exchanged; null for a puzzle that was made from nothing. */
  nearKnown: (Omit<KnownPuzzle, "cells"> & { puzzle: string }) | null;
}

/** The puzzles of `generateMany`. */
export interface Series {
  /** The seed of the first. */
  seed: string;
  puzzles: SeriesPuzzle[];
  /**
   * `complete`; or `duplicates`: the last 100 seeds made nothing new, so there are hardly more such puzzles; or `attempts`: the
   * seed after the last puzzle made none within the budget of the request.
   */
  ended: "complete" | "duplicates" | "attempts";
}

/** How `generateMany` works. */
export interface SeriesOptions extends CallOptions {
  /** Called with the puzzles that are ready, in their order, whenever there are more. */
  onProgress?: ((puzzles: readonly SeriesPuzzle[]) => void) | undefined;
  /** Grades each puzzle too. */
  grade?: boolean;
  /** By default as many as the device has cores, at most 8. */
  workers?: number;
}

/** The worker's answer for one seed. */
export interface SeriesItem {
  made: GenerateResult;
  /** The canonical form; "" when none was found. */
  form: string;
  grade: Grade | null;
}

/** Asks one worker; `end` ends it. */
export interface Maker {
  run(call: string, args: unknown[], options?: CallOptions): Promise<unknown>;
  dispose(): void;
}

/** Of a series with the seed `x`: `x`, `x-2`, `x-3` and so on; `index` counts from 0. */
export function seedOf(seed: string, index: number): string {
  return index === 0 ? seed : `${seed}-${index + 1}`;
}

/**
 * The puzzles of a series are those of the seeds `s`, `s-2`, `s-3` … in that order, without those that are equivalent to one
 * before: for each of these one more seed is tried. So they are the same however many workers there are.
 */
export class SeriesMaker {
  readonly #request: PuzzleRequest;
  readonly #count: number;
  readonly #options: SeriesOptions;
  readonly #forms = new Set<string>();
  /** Answers that wait for one before them. */
  readonly #early = new Map<number, SeriesItem>();
  readonly #series: Series;
  #asked = 0;
  #read = 0;
  #duplicates = 0;
  #ended = false;
  /** Makers that have nothing to do until there is news. */
  readonly #waiting: (() => void)[] = [];
  #resolve: (series: Series) => void = () => {};

  constructor(request: PuzzleRequest, count: number, options: SeriesOptions) {
    this.#request = request;
    this.#count = count;
    this.#options = options;
    this.#series = { seed: request.seed, puzzles: [], ended: "complete" };
  }

  /** Gives work to each maker until there is enough. Rejects with what a maker rejects with. */
  run(makers: readonly Maker[]): Promise<Series> {
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      for (const maker of makers) this.#employ(maker, makers.length).catch(reject);
    });
  }

  async #employ(maker: Maker, makers: number): Promise<void> {
    const { signal, grade = false } = this.#options;
    let most = 1;
    while (!this.#ended) {
      const missing = this.#count - this.#series.puzzles.length - (this.#asked - this.#read);
      if (missing <= 0) {
        // Others have it in hand; but what they bring may be there already.
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
        continue;
      }
      const from = this.#asked;
      const seeds = Math.min(most, Math.ceil(missing / makers));
      this.#asked += seeds;
      const list = Array.from({ length: seeds }, (_, i) => seedOf(this.#request.seed, from + i));
      const started = performance.now();
      const items = (await maker.run("series", [this.#request, list, grade], { signal })) as SeriesItem[];
      const took = performance.now() - started;
      most = Math.max(1, Math.min(MOST_SEEDS, 2 * most, Math.round((seeds * BATCH_MS) / Math.max(1, took))));
      items.forEach((item, i) => this.#early.set(from + i, item));
      this.#readInOrder();
    }
  }

  #readInOrder(): void {
    const before = this.#series.puzzles.length;
    for (let item = this.#early.get(this.#read); item && !this.#ended; item = this.#early.get(this.#read)) {
      this.#early.delete(this.#read);
      this.#take(item, seedOf(this.#request.seed, this.#read));
      this.#read++;
    }
    if (this.#series.puzzles.length > before) this.#options.onProgress?.(this.#series.puzzles);
    for (const resume of this.#waiting.splice(0)) resume();
    if (this.#ended) this.#resolve(this.#series);
  }

  #take({ made, form, grade }: SeriesItem, seed: string): void {
    const puzzle = this.#accept(made, seed);
    if (!puzzle) return this.#end("attempts");
    if (this.#forms.has(form)) {
      if (++this.#duplicates === MOST_DUPLICATES) this.#end("duplicates");
      return;
    }
    this.#forms.add(form);
    this.#duplicates = 0;
    const { puzzle: cells, solution, clues, nearKnown: near } = puzzle;
    const nearKnown = near && { name: near.name, source: near.source, puzzle: toText(near.cells) };
    this.#series.puzzles.push({ seed, puzzle: toText(cells), solution: toText(solution), clues, grade, nearKnown });
    if (this.#series.puzzles.length === this.#count) this.#end("complete");
  }

  /** The first that cannot be made has nothing before it, and fails like the one puzzle of `generate`. */
  #accept(made: GenerateResult, seed: string): Generated | null {
    try {
      return toGenerated(made, this.#request, seed);
    } catch (error) {
      if (error instanceof NotFoundError && this.#series.puzzles.length > 0) return null;
      throw error;
    }
  }

  #end(how: Series["ended"]): void {
    this.#ended = true;
    this.#series.ended = how;
  }
}

export function toCount(count: number): number {
  if (Number.isInteger(count) && count >= 1 && count <= MOST_PUZZLES) return count;
  throw new EngineError("input", `The number of puzzles must be a whole number from 1 to 100,000: ${shown(count)}`);
}

/** How many workers there are for so many puzzles. */
export function toWorkers({ workers }: { workers?: number | undefined }, count: number, cores: number): number {
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1))
    throw new EngineError("input", `The number of workers must be a whole number from 1: ${shown(workers)}`);
  return Math.min(workers ?? cores, MOST_WORKERS, count);
}
