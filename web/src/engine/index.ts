/**
 * The Nonet engine: solves, searches, counts, hints and generates Sudokus in a worker, on the user's own device.
 *
 * Everything is asynchronous and in order; the worker is started by the first call and ended when it has been idle.
 */
import type {
  CandidatesResult,
  CanonicalResult,
  Conflict,
  CountResult,
  EngineId,
  ExactCoverResult,
  GenerateResult,
  GridCountResult,
  LevelInfo,
  Outcome,
  ParseResult,
  SolveManyResult,
  TechniqueInfo,
} from "#wasm";
import type { FormatId, FormatInfo, ReadResult, WriteResult } from "#wasm-text";
import {
  type Ambiguity,
  type BudgetOptions,
  type Completion,
  type CompleteOptions,
  COMPLETE_BUDGET,
  type Minimised,
  type RedundantGivens,
  type SeedOptions,
  type Variation,
} from "./edit.js";
import type { BatchColumns, BatchOptions, BatchTask } from "./batch.js";
import { EngineError } from "./errors.js";
import { type Generated, type Grade, type PuzzleOptions, toGenerated, toPuzzleRequest } from "./generate.js";
import {
  type GridsOptions,
  type GridTestReport,
  type GridTrace,
  randomSeed,
  toGridsRequest,
  toTraceGridRequest,
  type TraceGridOptions,
} from "./grids.js";
import { type CallOptions, CallQueue, type ProgressOptions } from "./queue.js";
import { type Series, SeriesMaker, type SeriesOptions, toCount, toWorkers } from "./series.js";
import { type Locations, spawnFromSource, spawnWorker } from "./spawn.js";
import {
  type SearchOptions,
  type SearchReport,
  toRequest,
  toTraceRequest,
  type Trace,
  type TraceOptions,
} from "./search.js";
import type { WorkerLike } from "./protocol.js";
import {
  type AllSteps,
  type Hint,
  type LogicOptions,
  type Rating,
  type RatingOptions,
  type Ratings,
  type SolutionPath,
  toLogicRequest,
  toPosition,
} from "./logic.js";
import { type Puzzle, toCells, toGrids, toLimit, toText } from "./puzzle.js";
import { type PuzzleToWrite, type ReadOptions, toWritable } from "./text.js";

export type * from "#wasm";
export type * from "#wasm-text";
export type { BatchColumns, BatchOptions, BatchPart, BatchTask } from "./batch.js";
export type { Ambiguity, BudgetOptions, CompleteOptions, Completion, Minimised, RedundantGivens, SeedOptions, Variation } from "./edit.js";
export { EngineError, type EngineErrorCode, NotFoundError, RequestError, type RequestProblem } from "./errors.js";
export type { Generated, Grade, PuzzleOptions } from "./generate.js";
export type { FillStep, GridsOptions, GridTestReport, GridTrace, TraceGridOptions } from "./grids.js";
export { fillStep, fillSteps, GRID_METHODS, MOST_GRIDS } from "./grids.js";
export type { CallOptions, ProgressOptions } from "./queue.js";
export type { AllSteps, Hint, LogicOptions, Rating, RatingOptions, Ratings, SolutionPath } from "./logic.js";
export type { Puzzle } from "./puzzle.js";
export type { Series, SeriesOptions, SeriesPuzzle } from "./series.js";
export type { PuzzleToWrite, ReadOptions } from "./text.js";
export { MOST_PUZZLES } from "./series.js";
export { trustedScriptUrl } from "./spawn.js";
export type { CoverRow, SearchOptions, SearchReport, Trace, TraceEvent, TraceOptions } from "./search.js";
export { coverRows, STRATEGIES, traceEvent, traceEvents } from "./search.js";

export interface EngineOptions {
  /** Where the worker script is; by default `worker.js` beside this module. */
  workerUrl?: string | URL;
  /** Where the WebAssembly module is; by default `nonet.wasm` beside this module. */
  wasmUrl?: string | URL;
  /** Where the module is that reads and writes texts, fetched when that is first asked; by default `nonet-text.wasm` beside this module. */
  textUrl?: string | URL;
  /** The source of a classic worker script with everything inside it, in place of the addresses: where no file can be fetched. */
  workerSource?: string;
  /** Milliseconds without a call after which the worker is ended; 60 000 by default, `Infinity` for never. */
  idleMs?: number;
  /** Replaces the worker, for tests. */
  spawn?: () => WorkerLike;
}

/** The outcome of `solve`: none, unique or multiple; `solution` has one of the solutions, or is all 0. */
export interface Solved {
  outcome: Outcome;
  solution: Uint8Array;
}

/** Options of `countGrids`; `soFar` is decimal digits, too many for a number. */
export type GridCountOptions = ProgressOptions<[done: number, total: number, soFar: string]>;

/** Every method rejects with an `EngineError`, or with an `AbortError` when its signal was aborted. */
export interface Engine {
  /** Reads a puzzle from text. A bad text is an answer (`error` with its place), not a rejection. */
  parse(text: string, options?: CallOptions): Promise<ParseResult>;
  /** Finds the solution and whether it is the only one. */
  solve(puzzle: Puzzle, options?: CallOptions): Promise<Solved>;
  /** Solves many puzzles, 81 bytes each, in one array. Progress: puzzles done. */
  solveMany(puzzles: Uint8Array, options?: ProgressOptions): Promise<Omit<SolveManyResult, "error">>;
  /** Counts solutions up to `limit` (0: all of them). Progress: solutions so far. */
  count(puzzle: Puzzle, limit: number, options?: ProgressOptions): Promise<Omit<CountResult, "error">>;
  /** The ids of the ways to search, the default one first. */
  engines(options?: CallOptions): Promise<EngineId[]>;
  /** Searches with statistics. Progress: nodes so far. */
  search(puzzle: Puzzle, search?: SearchOptions, options?: ProgressOptions): Promise<SearchReport>;
  /** Searches and keeps what happens. */
  trace(puzzle: Puzzle, trace?: TraceOptions, options?: CallOptions): Promise<Trace>;
  /** The puzzle as an exact-cover problem; `coverRows` reads the packed `rows`. */
  exactCover(puzzle: Puzzle, options?: CallOptions): Promise<Omit<ExactCoverResult, "error">>;
  /** Counts the Sudoku grids that there are. Progress: kinds of first band done, of how many, and the grids so far. */
  countGrids(options?: GridCountOptions): Promise<GridCountResult>;
  /** The candidates that the values leave: 81 masks, bit `digit - 1`. */
  candidates(puzzle: Puzzle, options?: CallOptions): Promise<Uint16Array>;
  /** The digits that stand twice in a house. */
  conflicts(puzzle: Puzzle, options?: CallOptions): Promise<Conflict[]>;
  /** The easiest next step. Progress of this and the next two: work done so far, about a microsecond a unit. */
  hint(puzzle: Puzzle, logic?: LogicOptions, options?: ProgressOptions): Promise<Hint>;
  /** Every step that there is now, easiest technique first. */
  steps(puzzle: Puzzle, logic?: LogicOptions, options?: ProgressOptions): Promise<AllSteps>;
  /** The steps to the solution, or as far as the techniques lead; the budget is for all of them. */
  path(puzzle: Puzzle, logic?: LogicOptions, options?: ProgressOptions): Promise<SolutionPath>;
  /** Sudoku Explainer's rating. Progress: only that it goes on. */
  rate(puzzle: Puzzle, rating?: RatingOptions, options?: ProgressOptions): Promise<Rating>;
  /** The ratings of many puzzles, 81 bytes each, in one array. Progress: puzzles done; the budget is for each. */
  rateMany(puzzles: Uint8Array, rating?: Pick<RatingOptions, "budget">, options?: ProgressOptions): Promise<Ratings>;
  /**
   * Makes a puzzle with exactly one solution that is all that was asked. The same seed and options give the same puzzle everywhere.
   * Rejects with a `RequestError` when no puzzle can be that, and with a `NotFoundError`, which has the nearest, when none was found
   * within the budget. Progress: only that it goes on.
   */
  generate(options?: PuzzleOptions, call?: ProgressOptions<[]>): Promise<Generated>;
  /**
   * Makes 1 to 100,000 puzzles of which no two are equivalent, on all cores: those of the seeds `s`, `s-2`, `s-3` …, without
   * those that are equivalent to one before. Their order does not depend on the device.
   */
  generateMany(options: PuzzleOptions, count: number, series?: SeriesOptions): Promise<Series>;
  /**
   * The same task for many puzzles, 81 bytes each, on all cores: `check`, `solve`, `rate`, `grade`, `minimise` or `canonical`. The results are
   * in the order of the puzzles. Progress has what came last, so what was done before an abort is there. A puzzle at which the engine
   * stopped has the outcome 255; the others are done all the same.
   */
  batch(task: BatchTask, puzzles: Uint8Array, options?: BatchOptions): Promise<BatchColumns>;
  /** How hard a puzzle is: its level, ratings and the techniques of its path. Progress: only that it goes on. */
  grade(puzzle: Puzzle, grading?: { budget?: number }, options?: ProgressOptions<[]>): Promise<Grade>;
  /** One puzzle for all that are equivalent: the same but for names of digits, order of lines, and turns. */
  canonical(puzzle: Puzzle, options?: CallOptions): Promise<Omit<CanonicalResult, "error">>;
  /** The levels, easiest first: their techniques and ratings. */
  levels(options?: CallOptions): Promise<LevelInfo[]>;
  /** Full grids, as 81 digits each; the same as `nonet grids` makes of the seed. Progress: grids made. */
  randomGrids(grids?: GridsOptions, options?: ProgressOptions): Promise<string[]>;
  /** A full grid, and the steps in which its method fills it. */
  traceGrid(grid?: TraceGridOptions, options?: CallOptions): Promise<GridTrace>;
  /** Makes grids, and tests by the classes of bands and stacks how far they are from uniform. Progress: grids made. */
  gridTest(grids?: GridsOptions, options?: ProgressOptions): Promise<GridTestReport>;
  /** An equivalent puzzle by a random symmetry, and the transformation that makes it. Any grid has one. */
  vary(puzzle: Puzzle, options?: SeedOptions, call?: CallOptions): Promise<Variation>;
  /** A puzzle of the same solution and of some of the givens, all of which are needed. */
  minimise(puzzle: Puzzle, options?: SeedOptions, call?: CallOptions): Promise<Minimised>;
  /** The givens each of which could go alone. */
  redundantGivens(puzzle: Puzzle, call?: CallOptions): Promise<RedundantGivens>;
  /** The cells in which solutions differ, and their digits. Progress of this and the next: only that it goes on. */
  ambiguousCells(puzzle: Puzzle, options?: BudgetOptions, call?: ProgressOptions): Promise<Ambiguity>;
  /** Adds the fewest givens that leave one solution; within the budget, where that is not enough to know that they are. */
  complete(puzzle: Puzzle, options?: CompleteOptions, call?: ProgressOptions): Promise<Completion>;
  /**
   * Reads any text: lines, grids, files and links of other programs, with notes, candidates and colours where they are there, and
   * lists of many puzzles. A text that cannot be read is an answer (`error` with its place), not a rejection.
   */
  read(text: string, options?: ReadOptions): Promise<ReadResult>;
  /** Writes a puzzle, or several, in a format. What a format cannot say is an answer (`error`), not a rejection. */
  write(puzzles: PuzzleToWrite | readonly PuzzleToWrite[], format: FormatId, options?: CallOptions): Promise<WriteResult>;
  /** The formats that are read and written, and what each can carry. */
  formats(options?: CallOptions): Promise<FormatInfo[]>;
  /** The table of techniques, easiest first. */
  techniques(options?: CallOptions): Promise<TechniqueInfo[]>;
  /** The version of the engine. */
  version(options?: CallOptions): Promise<string>;
  /** Ends the worker for good and rejects the calls under way. */
  dispose(): void;
}

/** Makes an engine. Nothing is loaded before the first call. */
export function createEngine(options: EngineOptions = {}): Engine {
  const { workerSource } = options;
  const spawn = options.spawn ?? (workerSource ? () => spawnFromSource(workerSource) : () => spawnWorker(locate(options)));
  const queue = new CallQueue(spawn, options.idleMs ?? 60_000);
  const pools = new Set<CallQueue>();
  let disposed = false;
  const run = async <R>(call: string, args: unknown[], callOptions?: ProgressOptions): Promise<R> =>
    accept(await queue.run(call, args, callOptions)) as R;
  /** Workers for one piece of work, which end with it. */
  const withPool = async <R>(size: number, work: (makers: readonly CallQueue[]) => Promise<R>): Promise<R> => {
    if (disposed) throw new EngineError("disposed", "The engine was disposed of.");
    const makers = Array.from({ length: size }, () => new CallQueue(spawn, Infinity));
    makers.forEach((one) => pools.add(one));
    try {
      return await work(makers);
    } finally {
      makers.forEach((one) => pools.delete(one) && one.dispose());
    }
  };
  return {
    parse: async (text, call) => queue.run("parse", [toText(text)], call) as Promise<ParseResult>,
    solve: async (puzzle, call) => run("solve", [toCells(puzzle)], call),
    solveMany: async (puzzles, call) => run("solveMany", [toGrids(puzzles)], call),
    count: async (puzzle, limit, call) => run("count", [toCells(puzzle), toLimit(limit)], call),
    engines: (call) => queue.run("engines", [], call) as Promise<EngineId[]>,
    search: async (puzzle, search = {}, call) => run("search", [toCells(puzzle), toRequest(search)], call),
    trace: async (puzzle, trace = {}, call) => run("trace", [toCells(puzzle), toTraceRequest(trace)], call),
    exactCover: async (puzzle, call) => run("exactCover", [toCells(puzzle)], call),
    countGrids: (call) => queue.run("countGrids", [], call) as Promise<GridCountResult>,
    candidates: async (puzzle, call) =>
      (await run<CandidatesResult>("candidates", [toCells(puzzle)], call)).candidates,
    conflicts: async (puzzle, call) =>
      (await run<{ conflicts: Conflict[] }>("conflicts", [toCells(puzzle)], call)).conflicts,
    hint: async (puzzle, logic = {}, call) => run("hint", [toPosition(puzzle, logic), toLogicRequest(logic)], call),
    steps: async (puzzle, logic = {}, call) => run("steps", [toPosition(puzzle, logic), toLogicRequest(logic)], call),
    path: async (puzzle, logic = {}, call) => run("path", [toPosition(puzzle, logic), toLogicRequest(logic)], call),
    rate: async (puzzle, rating = {}, call) => run("rate", [toPosition(puzzle, rating), toBudget(rating)], call),
    rateMany: async (puzzles, rating = {}, call) => run("rateMany", [toGrids(puzzles), toBudget(rating)], call),
    generate: async (wanted = {}, call) => {
      const request = toPuzzleRequest(wanted);
      return toGenerated((await queue.run("generate", [request], call)) as GenerateResult, request.seed);
    },
    generateMany: async (wanted, count, series = {}) => {
      const maker = new SeriesMaker(toPuzzleRequest(wanted), toCount(count), series);
      return withPool(toWorkers(series, count), (makers) => maker.run(makers));
    },
    batch: async (task, puzzles, options = {}) => {
      const { BatchRunner } = await import("./batch.js");
      const runner = new BatchRunner(task, puzzles, options);
      return withPool(toWorkers(options, runner.count), (makers) => runner.run(makers));
    },
    grade: async (puzzle, grading = {}, call) => run("grade", [toCells(puzzle), toBudget(grading)], call),
    canonical: async (puzzle, call) => run("canonicalPuzzle", [toCells(puzzle)], call),
    levels: (call) => queue.run("levels", [], call) as Promise<LevelInfo[]>,
    randomGrids: async (grids = {}, call) => (await run<{ grids: string[] }>("randomGrids", [toGridsRequest(grids)], call)).grids,
    traceGrid: async (grid = {}, call) => run("traceGrid", [toTraceGridRequest(grid)], call),
    gridTest: async (grids = {}, call) => run("gridTest", [toGridsRequest(grids)], call),
    vary: async (puzzle, options = {}, call) => run("vary", [toCells(puzzle), toSeed(options)], call),
    minimise: async (puzzle, options = {}, call) => run("minimise", [toCells(puzzle), toSeed(options)], call),
    redundantGivens: async (puzzle, call) => run("redundantGivens", [toCells(puzzle)], call),
    ambiguousCells: async (puzzle, options = {}, call) => run("ambiguousCells", [toCells(puzzle), toBudget(options)], call),
    complete: async (puzzle, { budget = COMPLETE_BUDGET, ...options } = {}, call) =>
      run("complete", [toCells(puzzle), { seed: toSeed(options), budget: toBudget({ budget }) }], call),
    read: async (text, { format, ...call } = {}) => queue.run("read", [toText(text), toText(format ?? "")], call) as Promise<ReadResult>,
    write: async (puzzles, format, call) => queue.run("write", [toWritable(puzzles), toText(format)], call) as Promise<WriteResult>,
    formats: (call) => queue.run("formats", [], call) as Promise<FormatInfo[]>,
    techniques: (call) => queue.run("techniques", [], call) as Promise<TechniqueInfo[]>,
    version: (call) => queue.run("version", [], call) as Promise<string>,
    dispose: () => {
      disposed = true;
      for (const one of [queue, ...pools]) one.dispose();
    },
  };
}

function locate(options: EngineOptions): Locations {
  // Written out in full, one literal each: bundlers find the files by this very form.
  const workerUrl = options.workerUrl ?? new URL(/* @vite-ignore */ "./worker.js", import.meta.url);
  const wasmUrl = options.wasmUrl ?? new URL(/* @vite-ignore */ "./nonet.wasm", import.meta.url);
  const textUrl = options.textUrl ?? new URL(/* @vite-ignore */ "./nonet-text.wasm", import.meta.url);
  const absolute = (url: string | URL): string => new URL(url, location.href).href;
  return { workerUrl: absolute(workerUrl), wasmUrl: absolute(wasmUrl), textUrl: absolute(textUrl) };
}

function accept(result: unknown): unknown {
  const { error, ...rest } = result as { error: string };
  if (!error) return rest;
  throw new EngineError("input", `The engine did not accept the input: ${error}.`);
}

function toBudget({ budget = 0 }: BudgetOptions): number {
  return toLimit(budget, "budget");
}

function toSeed({ seed = randomSeed() }: SeedOptions): string {
  return toText(seed);
}
