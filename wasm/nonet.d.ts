/**
 * The WebAssembly module as it crosses the border: free functions over typed arrays and plain objects.
 *
 * Conventions, the same for every function:
 * - a grid is a `Uint8Array` of 81 digits, row by row, 0 for an empty cell;
 * - candidates are a `Uint16Array` of 81 masks, bit `d - 1` set when digit `d` is still possible;
 * - a candidate id is `cell * 9 + digit - 1` (0 to 728);
 * - a house is 0–8 for rows, 9–17 for columns, 18–26 for boxes;
 * - typed arrays in results are copies: they stay valid after memory grows;
 * - `error` is `""` or the id of the reason, and then the other fields are empty or zero.
 *
 * An argument of the wrong type throws or gives an error, by its kind:
 * - what should be a grid or masks and is no array of that type, or one whose buffer was transferred: the error `length`;
 * - a request or an option that is missing or no value of its type: the error that bears its name (`maxEvents`: see there);
 * - an argument that is a text and no string (of `parse`, the seed of `vary`), and a progress callback that is neither function nor null: `TypeError`;
 * - what a progress callback throws ends the call, which throws the same. A callback must not call the module: that throws an `Error`;
 * - a request is plain data, as what another thread sent: what its getters throw comes out before the call begins.
 * After all of these the module works as before. When the host itself runs out of memory or stack in a call (a `RuntimeError`
 * or `RangeError`), the module is to be thrown away.
 */

import type {
  AmbiguousResult,
  CompleteRequest,
  CompleteResult,
  MinimiseResult,
  RedundantResult,
  VaryResult,
} from "./edit.js";
import type { CanonicalResult, GenerateResult, GradeResult, LevelInfo, PuzzleRequest } from "./generate.js";
import type { GridsRequest, GridTestResult, RandomGridsResult, TraceGridRequest, TraceGridResult } from "./grids.js";
import type { JudgeResult, Proposal } from "./judge.js";
import type { HintResult, LogicRequest, PathResult, Position, StepsResult, TechniqueInfo } from "./logic.js";
import type { RateManyResult, RatingResult, RatingScale } from "./rating.js";

export type * from "./edit.js";
export type * from "./generate.js";
export type * from "./grids.js";
export type * from "./judge.js";
export type * from "./logic.js";
export type * from "./rating.js";

/** A grid of the wrong shape: not 81 (or a multiple of 81) cells, a cell above 9, a mask above 511, or a given that is neither 0 nor 1. */
export type ShapeError = "length" | "value";

/** Why a text could not be read as a puzzle. */
export type ParseError =
  /** No cell in the text. */
  | "empty"
  /** A character that is neither digit, blank nor separator: `character`, at `line`/`column`. */
  | "bad-character"
  /** A single line that has `found` cells, fewer than 81. */
  | "too-few"
  /** A single line that has `found` cells, more than 81; the first one too many is at `line`/`column`. */
  | "too-many"
  /** Row `row` (1–9) at `line` has `found` cells, not 9. */
  | "row-length"
  /** The text has `found` rows, not 9. */
  | "row-count"
  /** A whole puzzle was read and more text follows at `line`. */
  | "extra-text";

/** The text formats that `parse` knows: 81 characters in a line, or nine rows. */
export type TextFormat = "line" | "rows";

/** A puzzle out of a text, or what is wrong with it and where. */
export interface ParseResult {
  error: "" | ParseError;
  format: "" | TextFormat;
  /** 81 digits; all 0 when `error` is set. */
  cells: Uint8Array;
  /** Where the error is: bytes of UTF-8 from the start; line and column (in code points) from 1; 0 when there is none. */
  offset: number;
  line: number;
  column: number;
  /** The offending character, `""` when the error is not about one. */
  character: string;
  /** How many cells or rows were counted, and the row (1–9) for `row-length`. */
  found: number;
  row: number;
  /** Two or more kinds of blank were used in one puzzle: worth telling the reader. */
  mixedBlanks: boolean;
}

/** How many solutions there are: none, exactly one, or several. */
export type Outcome = "none" | "unique" | "multiple";

/** A solution, and whether it is the only one. */
export interface SolveResult {
  error: "" | ShapeError;
  outcome: "" | Outcome;
  /** The solution, or one of them when there are several; all 0 when there is none. */
  solution: Uint8Array;
}

/** The solutions of many puzzles. */
export interface SolveManyResult {
  error: "" | ShapeError;
  /** One byte a puzzle: 0 none, 1 unique, 2 multiple. */
  outcomes: Uint8Array;
  /** 81 bytes a puzzle, as in `SolveResult.solution`. */
  solutions: Uint8Array;
}

/** A limit or budget that is no whole number from 0 to 2^53 - 1. */
export type AmountError = "limit" | "budget";

/** A number of solutions. */
export interface CountResult {
  /** Besides the shape: `limit`. */
  error: "" | ShapeError | "limit";
  /** Solutions found, at most the limit. */
  count: number;
  /** True when the limit stopped the count: there may be more. */
  limited: boolean;
}

/** The candidates that the values leave. */
export interface CandidatesResult {
  error: "" | ShapeError;
  candidates: Uint16Array;
}

/** A given or entered digit that stands twice in one house. */
export interface Conflict {
  digit: number;
  first: number;
  second: number;
  house: number;
}

/** The digits that stand twice in a house. */
export interface ConflictsResult {
  error: "" | ShapeError;
  conflicts: Conflict[];
}

/** A way to search. All give the same answers; they differ in how much they look at, and how fast. */
export type EngineId = "band" | "dlx" | "bitset" | "strategy" | "backtrack";

/** Strategies that the engine `strategy` can use besides guessing, cheapest first. */
export type StrategyId = "naked-single" | "hidden-single" | "locked-candidates" | "naked-pair" | "hidden-pair";

/** A search: its engine, its options and its end. */
export interface SearchRequest {
  engine: EngineId;
  /** Ends the search after so many solutions; 0: when all are found. */
  limit: number;
  /** Ends the search after so many nodes; 0: never. */
  budget: number;
  /**
   * 81 masks: only solutions count in which each empty cell has one of its candidates, as those of a Sukaku. Empty: those that
   * the digits leave. The engine `dlx` alone knows candidates.
   */
  candidates: Uint16Array;
  /** For the engine `strategy`: what it uses, in any order. The other engines do not look at it. */
  strategies: readonly StrategyId[];
  /**
   * 0 (or less, or NaN) searches once. Otherwise the search is done again and again until so many milliseconds have passed
   * since the first began, for a time that is more exact than the host's clock: at least twice, and for less than twice
   * as long if a search is short. `trace` does not look at it.
   */
  repeatMillis: number;
  /** How many solutions to keep, beside the first; at most 100,000 in any case, and none when it is negative or NaN. `trace` keeps none. */
  keep: number;
}

/** Why a search ended. But for `complete`, there may be more solutions than those found. */
export type SearchEnd =
  /** Everything was searched. */
  | "complete"
  /** The wanted number of solutions was found. */
  | "limit"
  /** The budget was used up. */
  | "budget"
  /** `trace` had its number of events. */
  | "cancelled";

/** Uses of one strategy in a search. */
export interface StrategyUse {
  id: StrategyId;
  /** Times that it changed the position. */
  uses: number;
  /** Candidates that it removed, those that its placements removed included. */
  eliminations: number;
}

/** Besides the shape and the amounts: `engine` or `strategies` for an id that does not exist, `engine` for one that knows no candidates. The first fault counts. */
export type SearchError = ShapeError | "engine" | AmountError | "strategies";

/** Result of a search. Every engine counts the same things, so that you can compare them. */
export interface SearchResult {
  error: "" | SearchError;
  ended: "" | SearchEnd;
  solutions: number;
  /** Positions looked at: the puzzle itself, and one for every digit tried. */
  nodes: number;
  /** Digits tried while an alternative was left. */
  guesses: number;
  /** Positions found to be contradictory. */
  backtracks: number;
  /** The most working memory held at a time. */
  bytes: number;
  /** Time of the search in microseconds, the mean of all `runs`. A first call is slower: the host compiles then. */
  micros: number;
  /** How often the search was done: 1, or with `repeatMillis` at least 2. */
  runs: number;
  /** The exact-cover matrix, 0 for engines that have none; `links` are all nodes of the dancing links. */
  rows: number;
  columns: number;
  links: number;
  /** For the engine `strategy`, one for each strategy that it was given, cheapest first; empty for the others. */
  strategies: StrategyUse[];
  /** The first solution found; all 0 when none was. */
  solution: Uint8Array;
  /** The first solutions, 81 digits each, as many as were to be kept. */
  kept: Uint8Array;
}

/** A search that keeps its events, and how many of them. */
export interface TraceRequest extends SearchRequest {
  /**
   * Events to keep; one more ends the search. At most 16,777,216 are kept in any case, and none when it is negative or
   * no number.
   */
  maxEvents: number;
}

/** Kinds of events in a search, in the order of the numbers that stand for them, from 0. */
export type TraceKind =
  /** A digit follows and is written into its cell. */
  | "place"
  /** A candidate is struck out. */
  | "eliminate"
  /** A digit is tried while another is left to be tried; the depth grows by one. */
  | "guess"
  /** The position has no solution. */
  | "contradict"
  /** The guess of this cell and digit is taken back, with all that followed from it. */
  | "retract"
  /** The position is a solution. */
  | "solution";

/** Events of a search. */
export interface TraceResult {
  error: "" | SearchError;
  ended: "" | SearchEnd;
  /** True when there were more than `maxEvents` events. */
  truncated: boolean;
  /**
   * One number an event: `kind | digit << 4 | cell << 8 | depth << 16`, where `kind` counts the `TraceKind`s from 0 and
   * `depth` is the number of guesses that stand after the event. `cell` and `digit` are 0 for contradictions and solutions.
   */
  events: Uint32Array;
}

/** A puzzle as an exact-cover problem: choose rows so that each of 324 columns is covered once. */
export interface ExactCoverResult {
  error: "" | ShapeError;
  /**
   * Six numbers a row: its cell, its digit, and the columns that it covers, counted from 0: that of the cell, of the digit in
   * its row (81 and up), in its column (162 and up) and in its box (243 and up). A given has one row; an empty cell has one
   * for each digit that the givens leave.
   */
  rows: Uint16Array;
}

/** How many Sudoku grids there are. The counts are decimal digits without separators: they are too large for a number. */
export interface GridCountResult {
  /** Counted exactly, from nothing but the rules. */
  grids: string;
  /** Kinds of first band (the first three rows) over which the count was summed. */
  classes: number;
  /** The count you get by taking the rules of rows and of columns as independent of each other. */
  estimate: string;
}

export interface NonetModule {
  version(): string;
  parse(text: string): ParseResult;
  solve(cells: Uint8Array): SolveResult;
  solveMany(cells: Uint8Array): SolveManyResult;
  /** Counts up to `limit` solutions (0: all of them), calling `progress` with the number so far now and then. */
  count(cells: Uint8Array, limit: number, progress: ((found: number) => void) | null): CountResult;
  /** The ids of all engines, the default one first. */
  engines(): EngineId[];
  /** Searches with statistics, calling `progress` with the nodes so far some times a second. */
  search(cells: Uint8Array, request: SearchRequest, progress: ((nodes: number) => void) | null): SearchResult;
  /** Searches and keeps what happens, in order. */
  trace(cells: Uint8Array, request: TraceRequest): TraceResult;
  exactCover(cells: Uint8Array): ExactCoverResult;
  /** Counts the Sudoku grids that there are, calling `progress` after each kind of first band. `soFar` is decimal digits. */
  countGrids(progress: ((done: number, total: number, soFar: string) => void) | null): GridCountResult;
  candidates(cells: Uint8Array): CandidatesResult;
  conflicts(cells: Uint8Array): ConflictsResult;
  /** The easiest next step. Like `steps` and `path`, it calls `progress` with the work done so far some times a second. */
  hint(position: Position, request: LogicRequest, progress: ((work: number) => void) | null): HintResult;
  /** Every step that there is. */
  steps(position: Position, request: LogicRequest, progress: ((work: number) => void) | null): StepsResult;
  /** The next step again and again, up to the solution or to where no technique helps. The budget is for all of it. */
  path(position: Position, request: LogicRequest, progress: ((work: number) => void) | null): PathResult;
  /**
   * Judges what a player proposes. Of the request, null for techniques: all but those of last resort. The budget is for the
   * name, and nets have the same again. The order is not looked at. Progress as for `hint`.
   */
  judge(
    position: Position,
    proposal: Proposal,
    request: LogicRequest,
    progress: ((work: number) => void) | null,
  ): JudgeResult;
  /** The rating on a scale; at most `budget` chains (0: all it takes), calling `progress` some times a second. */
  rate(position: Position, budget: number, scale: RatingScale, progress: (() => void) | null): RatingResult;
  /** The numbers of many puzzles, 81 bytes each; the budget is for each of them, `progress` gets the number of puzzles done. */
  rateMany(
    cells: Uint8Array,
    budget: number,
    scale: RatingScale,
    progress: ((done: number) => void) | null,
  ): RateManyResult;
  /** Makes a puzzle, calling `progress` some times a second while it looks for one. */
  generate(request: PuzzleRequest, progress: (() => void) | null): GenerateResult;
  /** How hard a puzzle is, by its path and its rating, each with at most `budget` (0: all it takes) of their units. */
  grade(cells: Uint8Array, budget: number, progress: (() => void) | null): GradeResult;
  /** One puzzle for all that are the same but for names of digits, order of lines, and turns. */
  canonicalPuzzle(cells: Uint8Array): CanonicalResult;
  /** The levels, easiest first. */
  levels(): LevelInfo[];
  /** Full grids of a seed, calling `progress` with the number made so far some times a second. */
  randomGrids(request: GridsRequest, progress: ((made: number) => void) | null): RandomGridsResult;
  /** One of them, and how it is filled. */
  traceGrid(request: TraceGridRequest): TraceGridResult;
  /** Makes grids and tests how far they are from uniform. Progress as for `randomGrids`. */
  gridTest(request: GridsRequest, progress: ((made: number) => void) | null): GridTestResult;
  /** An equivalent puzzle, by a random symmetry. Any grid has one. */
  vary(cells: Uint8Array, seed: string): VaryResult;
  /** A puzzle without a given to spare: some givens of this one, with the same solution. */
  minimise(cells: Uint8Array, seed: string): MinimiseResult;
  /** The givens each of which could go alone. */
  redundantGivens(cells: Uint8Array): RedundantResult;
  /** Where the solutions differ, and in which digits; at most `budget` positions (0: all it takes). Like `complete`, it calls
   * `progress` some times a second. */
  ambiguousCells(cells: Uint8Array, budget: number, progress: (() => void) | null): AmbiguousResult;
  /** The puzzle with the fewest givens added that leave one solution. */
  complete(cells: Uint8Array, request: CompleteRequest, progress: (() => void) | null): CompleteResult;
  /** The table of techniques, easiest first. */
  techniques(): TechniqueInfo[];
}

export interface ModuleOptions {
  /** The bytes of `nonet.wasm`, for hosts that cannot fetch it (Node). */
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Makes the instance, for hosts that have the module compiled: called with what the module imports, and to hand the instance to `receive`. */
  instantiateWasm?(imports: object, receive: (instance: object) => void): object;
  locateFile?(path: string, prefix: string): string;
}

export default function createNonet(options?: ModuleOptions): Promise<NonetModule>;
