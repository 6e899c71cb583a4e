/** All that callers find beside `createEngine`, wherever the engine runs. */
export type * from "#wasm";
export type * from "#wasm-picture";
export type * from "#wasm-text";
export type { Engine, EngineOptions, GridCountOptions, InProcessOptions, ModuleSource, Solved } from "./api.js";
export type { BatchColumns, BatchOptions, BatchPart, BatchTask } from "./batch.js";
export type { Converted, ConvertOptions, LostPart } from "./convert.js";
export type {
  Ambiguity,
  BudgetOptions,
  CompleteOptions,
  Completion,
  Minimised,
  RedundantGivens,
  SeedOptions,
  Variation,
} from "./edit.js";
export { EngineError, type EngineErrorCode, NotFoundError, RequestError, type RequestProblem } from "./errors.js";
export type { Grade, PuzzleOptions } from "./generate.js";
export { MOST_PUZZLES } from "./generate.js";
export type { Generated } from "./generated.js";
export type { FillStep, GridsOptions, GridTestReport, GridTrace, TraceGridOptions } from "./grids.js";
export { fillStep, fillSteps, GRID_METHODS, MOST_GRIDS } from "./grids.js";
export type { Judgement, JudgeOptions } from "./judge.js";
export type {
  AllSteps,
  Hint,
  LogicOptions,
  PathOptions,
  Rating,
  RatingOptions,
  Ratings,
  SolutionPath,
} from "./logic.js";
export type {
  Picture,
  PictureBoard,
  PictureFault,
  PicturePixels,
  PicturePlace,
  PicturePreview,
  PictureReading,
} from "./picture.js";
export { type Puzzle, type Puzzles, packPuzzles, toCells, toText } from "./puzzle.js";
export type { CallOptions, ProgressOptions } from "./queue.js";
export type {
  CoverRow,
  SearchOptions,
  SearchReport,
  Solutions,
  SolutionsOptions,
  Trace,
  TraceEvent,
  TraceOptions,
} from "./search.js";
export { coverRows, STRATEGIES, traceEvent, traceEvents } from "./search.js";
export type { Series, SeriesOptions, SeriesPuzzle } from "./series.js";
export type { PuzzleToWrite, ReadOptions } from "./text.js";
export type { WithPuzzle } from "./with-puzzle.js";
