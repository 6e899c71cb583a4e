/** The arguments of the calls that change puzzles, and how their answers are handed on. */
import type { AmbiguousResult, CompleteResult, MinimiseResult, RedundantResult, VaryResult } from "#wasm";
import type { WithPuzzle } from "./with-puzzle.js";

/** Options that make a random answer repeatable. */
export interface SeedOptions {
  /** Any text; the same seed gives the same answer everywhere. Without it, one that nobody chose. */
  seed?: string;
}

/** How much work a call may take. */
export interface BudgetOptions {
  /** Ends the work after so much of it; 0: never. */
  budget?: number;
}

/** Units of some tenths of a microsecond natively; in wasm some seconds in all. */
export const COMPLETE_BUDGET = 10_000_000;

/** The budget is 10,000,000 by default. */
export interface CompleteOptions extends SeedOptions, BudgetOptions {}

/** An equivalent puzzle, and what makes it. */
export type Variation = WithPuzzle<Omit<VaryResult, "error">>;
/** A minimal puzzle; or a fault, when the puzzle has not exactly one solution. */
export type Minimised = WithPuzzle<Omit<MinimiseResult, "error">>;
/** The cells of givens that could go; or a fault, when the puzzle has not exactly one solution. */
export type RedundantGivens = Omit<RedundantResult, "error">;
/** Ambiguous cells, and a mask of possible digits for every cell; or a fault, when there is no or one solution. */
export type Ambiguity = Omit<AmbiguousResult, "error">;
/** The puzzle with givens added; or a fault, when there is no or one solution. */
export type Completion = WithPuzzle<Omit<CompleteResult, "error">>;
