/**
 * The Nonet engine: solves, searches, counts, hints and generates Sudokus in a worker, on the user's own device.
 *
 * Everything is asynchronous and in order; the worker is started by the first call and ended when it has been idle.
 */
import type { Engine, EngineOptions } from "./api.js";
import { makeEngine, toEngineOptions } from "./client.js";
import { EngineError } from "./errors.js";
import { spawner } from "./spawn.js";

export type * from "#wasm";
export type * from "#wasm-picture";
export type * from "#wasm-text";
export type { Engine, EngineOptions, GridCountOptions, Solved } from "./api.js";
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
export type { Generated } from "./generated.js";
export type { FillStep, GridsOptions, GridTestReport, GridTrace, TraceGridOptions } from "./grids.js";
export { fillStep, fillSteps, GRID_METHODS, MOST_GRIDS } from "./grids.js";
export type { AllSteps, Hint, LogicOptions, Rating, RatingOptions, Ratings, SolutionPath } from "./logic.js";
export type { Picture, PictureBoard, PictureFault, PicturePixels, PicturePlace, PictureReading } from "./picture.js";
export type { Puzzle } from "./puzzle.js";
export type { CallOptions, ProgressOptions } from "./queue.js";
export type { CoverRow, SearchOptions, SearchReport, Trace, TraceEvent, TraceOptions } from "./search.js";
export { coverRows, STRATEGIES, traceEvent, traceEvents } from "./search.js";
export type { Series, SeriesOptions, SeriesPuzzle } from "./series.js";
export { MOST_PUZZLES } from "./series.js";
export type { PuzzleToWrite, ReadOptions } from "./text.js";

/** Makes an engine. Nothing is loaded before the first call. Throws an `EngineError` with the code `input` for options that cannot be. */
export function createEngine(given: EngineOptions = {}): Engine {
  const options = toEngineOptions(given);
  if (options.inProcess)
    throw new EngineError("input", "Only in Node.js the engine runs in the thread that calls it: leave out inProcess.");
  return makeEngine(options, {
    spawn: options.spawn ?? spawner(options),
    cores: globalThis.navigator?.hardwareConcurrency || 1,
  });
}
