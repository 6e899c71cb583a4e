/** The arguments of searches and traces, and how traces and exact-cover rows are read. */
import type { SearchRequest, SearchResult, StrategyId, TraceKind, TraceRequest, TraceResult } from "#wasm";
import { EngineError } from "./errors.js";
import { toCandidates, toLimit, toOptions, toText } from "./puzzle.js";

/**
 * Search options: by default once, with the engine `band`, for all solutions, without a budget, with all strategies. With `candidates` the engine is `dlx`.
 */
export interface SearchOptions extends Partial<Omit<SearchRequest, "candidates">> {
  /** The candidates that count, 81 masks, as of a Sukaku; without them, those that the digits leave. */
  candidates?: Uint16Array | null;
}
/** The same for a trace, which ends after 100,000 events by default. */
export interface TraceOptions extends SearchOptions, Pick<Partial<TraceRequest>, "maxEvents"> {}
/** Result of a search. */
export type SearchReport = Omit<SearchResult, "error">;
/** Events of a search; `traceEvents` and `traceEvent` read the packed `events`. */
export type Trace = Omit<TraceResult, "error">;

// Written as an object, so that the compiler misses a strategy that is not here.
const strategies: Record<StrategyId, true> = {
  "naked-single": true,
  "hidden-single": true,
  "locked-candidates": true,
  "naked-pair": true,
  "hidden-pair": true,
};

/** The ids of all strategies that the engine `strategy` can use, cheapest first. */
export const STRATEGIES: readonly StrategyId[] = Object.keys(strategies) as StrategyId[];

/** Which solutions to list. */
export interface SolutionsOptions {
  /** How many at most, 1 to 100,000; 100 by default. */
  most?: number;
  /** As in `SearchOptions`. */
  candidates?: Uint16Array | null;
}
/** Solutions of a puzzle, as 81 digits each, always in the same order; and whether these are all. */
export interface Solutions {
  solutions: string[];
  complete: boolean;
}

/** The search that lists solutions: with one more than are wanted it knows whether there are others. */
export function toSolutionsRequest(options: SolutionsOptions | undefined): SearchRequest {
  const { most = 100, candidates } = toOptions(options);
  const keep = toLimit(most, "number of solutions");
  if (keep < 1 || keep > 100_000)
    throw new EngineError("input", `From 1 to 100000 solutions can be listed, not ${most}.`);
  return { ...toRequest(candidates ? { candidates } : {}), limit: keep + 1, keep };
}

export function toSolutions({ kept, ended }: SearchResult): Solutions {
  const solutions = Array.from({ length: kept.length / 81 }, (_, at) => toText(kept.subarray(81 * at, 81 * at + 81)));
  return { solutions, complete: ended === "complete" };
}

export function toRequest(options: SearchOptions | undefined): SearchRequest {
  const candidates = toCandidates(toOptions(options).candidates);
  const {
    engine = candidates.length ? "dlx" : "band",
    limit = 0,
    budget = 0,
    strategies = STRATEGIES,
    repeatMillis = 0,
    keep = 0,
  } = toOptions(options);
  return {
    engine,
    limit: toLimit(limit),
    budget: toLimit(budget, "budget"),
    candidates,
    strategies,
    repeatMillis: toLimit(repeatMillis, "time to repeat"),
    keep: toLimit(keep, "number of solutions"),
  };
}

export function toTraceRequest(options: TraceOptions | undefined): TraceRequest {
  const { maxEvents = 100_000, ...search } = toOptions(options);
  return { ...toRequest(search), maxEvents: toLimit(maxEvents, "number of events") };
}

/** One thing that happened in a search. */
export interface TraceEvent {
  kind: TraceKind;
  /** 0–80 and 1–9; both 0 for contradictions and solutions. */
  cell: number;
  digit: number;
  /** Guesses that stand after the event. */
  depth: number;
}

const KINDS: readonly TraceKind[] = ["place", "eliminate", "guess", "contradict", "retract", "solution"];

/** Event number `index` of a trace, from 0; undefined where the trace has none. */
export function traceEvent(events: Uint32Array, index: number): TraceEvent | undefined {
  const word = events[index];
  if (word === undefined) return undefined;
  return { kind: KINDS[word & 15]!, digit: (word >> 4) & 15, cell: (word >> 8) & 255, depth: word >>> 16 };
}

/** The events of a trace in order, each unpacked when its turn comes: a trace can have millions. */
export function* traceEvents(events: Uint32Array): Generator<TraceEvent, void> {
  for (let index = 0; index < events.length; index++) yield traceEvent(events, index)!;
}

/** A row of the exact-cover matrix: a digit in a cell, and the columns that it covers. */
export interface CoverRow {
  cell: number;
  digit: number;
  /** Counted from 0: that of the cell, of the digit in its row, in its column and in its box. */
  columns: [number, number, number, number];
}

/** The rows of an exact-cover matrix, in order. */
export function* coverRows(rows: Uint16Array): Generator<CoverRow, void> {
  for (let at = 0; at < rows.length; at += 6) {
    const [cell = 0, digit = 0, a = 0, b = 0, c = 0, d = 0] = rows.subarray(at, at + 6);
    yield { cell, digit, columns: [a, b, c, d] };
  }
}
