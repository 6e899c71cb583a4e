/**
 * The ratings of Sudoku Explainer 1.2.1 and Sukaku Explainer 1.18.1 at the border of the module. The conventions are those of `nonet.d.ts`; a candidate is
 * `cell * 9 + digit - 1`, as in `logic.d.ts`.
 */
import type { LogicResult } from "./logic.js";
import type { ShapeError } from "./nonet.js";

/** Whose numbers a rating has: `se` is Sudoku Explainer 1.2.1, `sukaku` Sukaku Explainer 1.18.1 in its default mode. */
export type RatingScale = "se" | "sukaku";

/** The moves of Sudoku Explainer, in the order of its search; then those that only Sukaku Explainer has. */
export type RatedTechniqueId =
  | "full-house"
  | "hidden-single-box"
  | "hidden-single-line"
  | "direct-pointing"
  | "direct-claiming"
  | "direct-hidden-pair"
  | "naked-single"
  | "direct-hidden-triple"
  | "pointing"
  | "claiming"
  | "naked-pair"
  | "x-wing"
  | "hidden-pair"
  | "naked-triple"
  | "swordfish"
  | "hidden-triple"
  | "xy-wing"
  | "xyz-wing"
  | "unique-loop-1"
  | "unique-loop-2"
  | "unique-loop-3"
  | "unique-loop-4"
  | "naked-quad"
  | "jellyfish"
  | "hidden-quad"
  | "bug-1"
  | "bug-2"
  | "bug-3"
  | "bug-4"
  | "aligned-pair-exclusion"
  | "x-cycle"
  | "y-cycle"
  | "xy-cycle"
  | "forcing-x-chain"
  | "forcing-chain"
  | "aligned-triplet-exclusion"
  | "nishio-forcing-chains"
  | "cell-forcing-chains"
  | "region-forcing-chains"
  | "contradiction-forcing-chains"
  | "double-forcing-chains"
  | "strong-links-2"
  | "strong-links-3"
  | "strong-links-4"
  | "wxyz-wing"
  | "vwxyz-wing"
  | "uvwxyz-wing"
  | "tuvwxyz-wing";

/**
 * Rules that forcing chains may use on their way; `plain` for every other move. Only Sukaku Explainer has the last
 * three.
 */
export type ChainLevelId =
  | "plain"
  | "dynamic"
  | "plus"
  | "forcing"
  | "multiple"
  | "dynamic-inner"
  | "nested-inner"
  | "plus-inner"
  | "forcing-inner"
  | "multiple-inner";

/** A step of the path that a rating goes. */
export interface RatedStep {
  technique: RatedTechniqueId;
  chains: ChainLevelId;
  /** The move's English name: "Dynamic Cell Forcing Chains (+)". */
  title: string;
  /** In tenths: 71 is 7.1. */
  rating: number;
  /** The candidate that is placed, or -1. */
  placement: number;
  /** The candidates that go; none of a direct move, which only places. */
  eliminations: Uint16Array;
}

/** Ratings are in tenths: 71 is 7.1. With an error or a fault they are 0. */
export interface RatingResult extends LogicResult {
  /** The hardest move of the path; 200 when no move solves the puzzle. After `budget`, this and the next two are lower bounds. */
  er: number;
  /** The hardest move up to the first placement. */
  ep: number;
  /** The first move. */
  ed: number;
  solved: boolean;
  steps: RatedStep[];
}

/** Reasons for which no puzzle is rated. */
export type RateManyError = ShapeError | "budget" | "scale";

/** The ratings of many puzzles. */
export interface RateManyResult {
  error: "" | RateManyError;
  /** ER, EP and ED of each puzzle, in tenths. */
  ratings: Uint8Array;
  /** Of each puzzle: 0 the rating is exact, 1 no move solves it, 2 the numbers are lower bounds, 3 it is no puzzle with one solution. */
  outcomes: Uint8Array;
}
