/** What the lab asks of the engine client, and the ids it knows. */
import type { CallOptions, Engine, EngineId, ExactCoverResult, GridCountResult, ProgressOptions, SearchRequest, SearchResult, TraceRequest, TraceResult } from "../engine/index.js";

export type { EngineId, SearchRequest, SearchResult } from "../engine/index.js";

/** The engines, in the order in which they stand in tables. */
export const ENGINES = ["band", "dlx", "bitset", "strategy", "backtrack"] as const satisfies readonly EngineId[];

/** The strategies of the engine `strategy`, cheapest first. */
export const STRATEGIES = ["naked-single", "hidden-single", "locked-candidates", "naked-pair", "hidden-pair"] as const;
export type StrategyId = (typeof STRATEGIES)[number];

/** What a search is asked, apart from who searches. */
export type SearchOptions = Omit<SearchRequest, "engine">;
