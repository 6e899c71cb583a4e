/** The arguments of calls about full grids, and how their steps are read. */
import type { GridMethodId, GridsRequest, GridTestResult, TraceGridRequest, TraceGridResult } from "#wasm";
import { EngineError } from "./errors.js";
import { asText, toOptions } from "./puzzle.js";

/** Which grids: by default one, by the method `uniform`, of a seed that nobody chose. */
export type GridsOptions = Partial<GridsRequest>;
/** Which one is traced: the first of a seed. */
export type TraceGridOptions = Partial<TraceGridRequest>;
/** A grid, and how its method fills it; `fillSteps` reads the packed `steps`. */
export type GridTrace = Omit<TraceGridResult, "error">;
/** How fast grids were made, and how far they are from uniform. */
export type GridTestReport = Omit<GridTestResult, "error">;

// Written as an object, so that the compiler misses a method that is not here.
const methods: Record<GridMethodId, true> = {
  backtrack: true,
  transform: true,
  diagonal: true,
  "digit-by-box": true,
  uniform: true,
};

/** The ids of all ways to make a full grid. */
export const GRID_METHODS: readonly GridMethodId[] = Object.keys(methods) as GridMethodId[];

/** The most grids of one call. */
export const MOST_GRIDS = 1_000_000;

/** A seed that nobody chose: short enough to be read out. */
export function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join("-");
}

export function toTraceGridRequest(options: TraceGridOptions | undefined): TraceGridRequest {
  const { method = "uniform", seed = randomSeed() } = toOptions(options);
  return { method, seed: asText(seed) };
}

export function toGridsRequest(options: GridsOptions | undefined): GridsRequest {
  const { count = 1, ...wanted } = toOptions(options);
  if (Number.isInteger(count) && count >= 1 && count <= MOST_GRIDS) return { ...toTraceGridRequest(wanted), count };
  throw new EngineError("input", `The number of grids must be a whole number from 1 to 1,000,000: ${String(count)}`);
}

/** A digit that is written into a cell, or with 0 what stands there taken back. */
export interface FillStep {
  /** 0–80. */
  cell: number;
  digit: number;
}

/** Step number `index` of a trace, from 0; undefined where the trace has none. */
export function fillStep(steps: Uint16Array, index: number): FillStep | undefined {
  const word = steps[index];
  return word === undefined ? undefined : { cell: word >> 4, digit: word & 15 };
}

/** The steps of a trace in order. */
export function* fillSteps(steps: Uint16Array): Generator<FillStep, void> {
  for (let index = 0; index < steps.length; index++) yield fillStep(steps, index)!;
}
