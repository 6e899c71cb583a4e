/** Faults of a position that replace a step. */
import type { PositionFault } from "../engine/index.js";

/** From a puzzle with several solutions logic starts all the same. */
export type FaultToTell = Exclude<PositionFault, "several-solutions">;
