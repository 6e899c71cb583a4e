/** The calls of an engine, for those who use it. */
import type {
  CanonicalResult,
  Conflict,
  CountResult,
  EngineId,
  ExactCoverResult,
  GridCountResult,
  LevelInfo,
  Outcome,
  ParseResult,
  Proposal,
  SolveManyResult,
  TechniqueInfo,
} from "#wasm";
import type { FormatId, FormatInfo, ReadResult, WriteResult } from "#wasm-text";
import type { BatchColumns, BatchOptions, BatchTask } from "./batch.js";
import type { Converted, ConvertOptions } from "./convert.js";
import type {
  Ambiguity,
  BudgetOptions,
  CompleteOptions,
  Completion,
  Minimised,
  RedundantGivens,
  SeedOptions,
  Variation,
} from "./edit.js";
import type { Grade, PuzzleOptions } from "./generate.js";
import type { Generated } from "./generated.js";
import type { GridsOptions, GridTestReport, GridTrace, TraceGridOptions } from "./grids.js";
import type { Judgement, JudgeOptions } from "./judge.js";
import type {
  AllSteps,
  Hint,
  LogicOptions,
  PathOptions,
  Rating,
  RatingOptions,
  Ratings,
  SolutionPath,
} from "./logic.js";
import type { Picture, PicturePreview, PictureReading } from "./picture.js";
import type { WorkerLike } from "./protocol.js";
import type { Puzzle, Puzzles } from "./puzzle.js";
import type { CallOptions, ProgressOptions } from "./queue.js";
import type { SearchOptions, SearchReport, Solutions, SolutionsOptions, Trace, TraceOptions } from "./search.js";
import type { Series, SeriesOptions } from "./series.js";
import type { PuzzleToWrite, ReadOptions } from "./text.js";
import type { WithPuzzle } from "./with-puzzle.js";

/** Where an engine finds its files, and how it works. All may be left out. In Node.js what says where a file is may be a path, too. */
export interface EngineOptions {
  /**
   * Where the worker script is; by default `worker.js` beside this module, and where that cannot be loaded, a copy of everything that is inside the
   * package. An address that is given has no such copy behind it: if it cannot be loaded, calls reject with the code `load`. In Node.js this
   * is `node-worker.js`, which has `server.js` beside it.
   */
  workerUrl?: string | URL;
  /** Where the WebAssembly module is; by default `nonet.wasm` beside this module. */
  wasmUrl?: string | URL;
  /** Where the module is that reads and writes texts, fetched when that is first asked; by default `nonet-text.wasm` beside this module. */
  textUrl?: string | URL;
  /** Where the module is that reads pictures, fetched when the first one is; by default `nonet-picture.wasm` beside this module. */
  pictureUrl?: string | URL;
  /** The source of a classic worker script with everything inside it, in place of the addresses: where no file can be fetched. */
  workerSource?: string;
  /**
   * How many workers share the calls; 1 by default, `all` for as many as the device has cores. With more than one, calls may be answered in
   * another order than they were made in, each by its own promise; `solveMany` and `rateMany` divide their puzzles, and have results in the
   * order of these. Each worker is started when there is work for it.
   */
  workers?: number | "all";
  /**
   * Node.js only: runs the engine in this thread, without a worker. A call then blocks everything else until it has been answered; `signal` and `onProgress`
   * work between calls, and between the puzzles of `solveMany`, `rateMany`, `batch` and `generateMany`.
   */
  inProcess?: boolean;
  /** Milliseconds without a call after which the worker is ended; 60 000 by default, `Infinity` for never. */
  idleMs?: number;
  /** Replaces the worker, for tests. */
  spawn?: () => WorkerLike;
}

/**
 * A module of the package as its host has it: a `WebAssembly.Module`, its bytes (`Uint8Array` or `ArrayBuffer`), or a function that gives either, now or by a
 * promise. A function is called when the module is first needed, and again after a failure. Bytes are compiled once, which some hosts forbid.
 */
export type ModuleSource = object | (() => object | Promise<object>);

/** Parts of an engine that runs in the thread which calls it, wherever that is (`nonet/engine/in-process`). */
export interface InProcessOptions {
  /** `nonet.wasm`. */
  module: ModuleSource;
  /** `nonet-text.wasm`; without it `read`, `write`, `convert` and `formats` reject with the code `load`. */
  textModule?: ModuleSource | undefined;
  /** `nonet-picture.wasm`; without it `readPicture` rejects with the code `load`. */
  pictureModule?: ModuleSource | undefined;
  /** Milliseconds without a call after which the memory of the modules is let go; `Infinity`, as by default: never. */
  idleMs?: number | undefined;
}

/** The outcome of `solve`: none, unique or multiple; `solution` has one of the solutions, or is all 0. */
export interface Solved {
  outcome: Outcome;
  solution: Uint8Array;
}

/** Options of `countGrids`; `soFar` is decimal digits, too many for a number. */
export type GridCountOptions = ProgressOptions<[done: number, total: number, soFar: string]>;

/**
 * An engine. A puzzle is 81 characters, row by row, with `.` or `0` for an empty cell, or 81 digits; many puzzles are one `Uint8Array` of 81 digits each, or an array of them. In results a puzzle is `puzzle`; `toText` and `toCells` make one form of the other. Cells
 * are 0 to 80, candidates masks with bit `digit - 1`.
 *
 * Every method rejects with an `EngineError`, with an `AbortError` when its signal was aborted, or with what its `onProgress` throws, which ends its work. Arguments of
 * another kind than the types say, and options that the call does not have, are an `EngineError` too (`input`). Calls whose options have no `onProgress` are over in milliseconds; only `read`, `write` and `convert` take seconds where a text
 * has tens of thousands of puzzles.
 */
export interface Engine {
  /** Reads a puzzle from text. A bad text is an answer (`error` with its place), not a rejection. */
  parse(text: string, options?: CallOptions): Promise<WithPuzzle<ParseResult>>;
  /** Finds the solution and whether it is the only one. */
  solve(puzzle: Puzzle, options?: CallOptions): Promise<Solved>;
  /** Solves many puzzles. Progress: puzzles done. */
  solveMany(puzzles: Puzzles, options?: ProgressOptions): Promise<Omit<SolveManyResult, "error">>;
  /** Counts solutions up to `limit`, a million unless told (0: all of them). Progress: solutions so far. */
  count(puzzle: Puzzle, limit?: number, options?: ProgressOptions): Promise<Omit<CountResult, "error">>;
  /** The ids of the ways to search, the default one first. */
  engines(options?: CallOptions): Promise<EngineId[]>;
  /** Searches with statistics. Progress: nodes so far. */
  search(puzzle: Puzzle, search?: SearchOptions, options?: ProgressOptions): Promise<SearchReport>;
  /** Lists solutions: all, or the first `most` of them. Progress: nodes so far. */
  solutions(puzzle: Puzzle, solutions?: SolutionsOptions, options?: ProgressOptions): Promise<Solutions>;
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
  /** The easiest next step; of steps about as easy, one that opens a placement. Progress of this and the next two: work done so far, about a microsecond a unit. */
  hint(puzzle: Puzzle, logic?: LogicOptions, options?: ProgressOptions): Promise<Hint>;
  /** Every step that there is now, easiest technique first. */
  steps(puzzle: Puzzle, logic?: LogicOptions, options?: ProgressOptions): Promise<AllSteps>;
  /** The steps to the solution, or as far as the techniques lead, without detours unless you want them; the budget is for all of them. */
  path(puzzle: Puzzle, logic?: PathOptions, options?: ProgressOptions): Promise<SolutionPath>;
  /**
   * Judges what a player proposes, and the links that were drawn as its reason. The solutions decide what is wrong. A proposal that
   * names no candidate of the position rejects with the code `input`. Progress as for `hint`.
   */
  judge(puzzle: Puzzle, proposal: Proposal, judging?: JudgeOptions, options?: ProgressOptions): Promise<Judgement>;
  /** Sudoku Explainer's rating, or with `scale` Sukaku Explainer's. Progress: only that it goes on. */
  rate(puzzle: Puzzle, rating?: RatingOptions, options?: ProgressOptions): Promise<Rating>;
  /** The ratings of many puzzles. Progress: puzzles done; the budget is for each. */
  rateMany(
    puzzles: Puzzles,
    rating?: Pick<RatingOptions, "budget" | "scale">,
    options?: ProgressOptions,
  ): Promise<Ratings>;
  /**
   * Makes a puzzle with exactly one solution that meets every wish. The same seed and options give the same puzzle
   * everywhere. Rejects with a `RequestError` when no puzzle can be that, and with a `NotFoundError`, which has the
   * nearest, when none was found within the budget. Progress: only that it goes on.
   */
  generate(options?: PuzzleOptions, call?: ProgressOptions<[]>): Promise<Generated>;
  /**
   * Makes 1 to 100,000 puzzles of which no two are equivalent, on all cores: those of the seeds `s`, `s-2`, `s-3` …, without
   * those that are equivalent to one before. Their order does not depend on the device.
   */
  generateMany(options: PuzzleOptions, count: number, series?: SeriesOptions): Promise<Series>;
  /**
   * The same task for many puzzles, on all cores: `check`, `solve`, `rate`, `grade`, `minimise` or `canonical`. The results are
   * in the order of the puzzles. Progress has what came last, so what was done before an abort is there. A puzzle at which the engine
   * stopped has the outcome 255; the others are done all the same.
   */
  batch(task: BatchTask, puzzles: Puzzles, options?: BatchOptions): Promise<BatchColumns>;
  /** How hard a puzzle is: its level, ratings and the techniques of its path. Progress: only that it goes on. */
  grade(puzzle: Puzzle, grading?: { budget?: number }, options?: ProgressOptions<[]>): Promise<Grade>;
  /** One puzzle for all that are equivalent: the same but for names of digits, order of lines, and turns. */
  canonical(puzzle: Puzzle, options?: CallOptions): Promise<WithPuzzle<Omit<CanonicalResult, "error">>>;
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
  /**
   * Reads the Sudokus in a picture: a file, which browsers decode and Node.js does not, or pixels. The same pixels give
   * the same reading everywhere. A file that is no picture, or has no Sudoku, is an answer (`fault`), not a rejection.
   * Pictures have a worker of their own: no other call waits for them. `onProgress` is called once a file is decoded, with
   * a copy to show, at most 1,600 pixels a side, so that nobody has to decode it again.
   */
  readPicture(picture: Picture, options?: ProgressOptions<[preview: PicturePreview]>): Promise<PictureReading>;
  /**
   * Writes a puzzle, or several, in a format: as 81 characters or digits, or with entries, notes and more besides its givens. A puzzle that
   * the format cannot hold is an answer (`error`), not a rejection.
   */
  write(
    puzzles: PuzzleToWrite | readonly PuzzleToWrite[],
    format: FormatId,
    options?: CallOptions,
  ): Promise<WriteResult>;
  /**
   * Reads a text in any format and writes all of its puzzles in the format `to`. A text that cannot be read, and puzzles that the format cannot say, are
   * answers (`error`), not rejections; `lost` names what was there and is not in the new text.
   */
  convert(text: string, to: FormatId, options?: ConvertOptions): Promise<Converted>;
  /** The formats that are read and written, and what each can carry. */
  formats(options?: CallOptions): Promise<FormatInfo[]>;
  /** The table of techniques, easiest first. */
  techniques(options?: CallOptions): Promise<TechniqueInfo[]>;
  /** The version of the engine. */
  version(options?: CallOptions): Promise<string>;
  /** Ends all workers for good and rejects the calls under way with the code `disposed`, as all calls after it. */
  dispose(): void;
}
