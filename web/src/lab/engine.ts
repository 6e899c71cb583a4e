/** The ids that the lab knows, and what it asks of the engine client. */
import type { EngineId, SearchRequest } from "../engine/index.js";

export { GRID_METHODS, randomSeed } from "../engine/grids.js";
export type {
  EngineId,
  GridMethodId,
  GridTestReport,
  SearchReport,
  SearchRequest,
  StrategyId,
  TraceKind,
} from "../engine/index.js";
export { STRATEGIES } from "../engine/search.js";

/** The engines, in the order of the tables. */
export const ENGINES = ["band", "dlx", "bitset", "strategy", "backtrack"] as const satisfies readonly EngineId[];

/** Options that all engines of a race share. */
export type RaceOptions = Pick<SearchRequest, "limit" | "budget" | "strategies">;
