/**
 * Making puzzles at the border of the module. The conventions are those of `nonet.d.ts`. Ratings are here as Sudoku Explainer
 * writes them: 7.1.
 */
import type { GridMethodId } from "./grids.js";
import type { Difficulty, LogicResult, TechniqueId } from "./logic.js";
import type { Outcome, SearchEnd, ShapeError } from "./nonet.js";

/** Symmetry of the pattern of givens. */
export type Symmetry =
  | "none"
  | "rotate180"
  | "rotate90"
  /** In the horizontal axis: the top half mirrors the bottom half. */
  | "horizontal"
  /** In the vertical axis. */
  | "vertical"
  /** In both of those axes. */
  | "both"
  /** In the diagonal from r1c1 to r9c9. */
  | "diagonal"
  | "antidiagonal"
  /** Under all eight rotations and reflections. */
  | "full";

/** Role of the wanted technique on the path. Full houses, hidden and naked singles are "singles". */
export type TechniqueNeed =
  /** It takes the technique and else singles only: nothing easier helps in its place. */
  | "alone"
  /** Singles do not solve the puzzle, but with the technique they do; easier ones may too. */
  | "enough"
  /** It takes the technique, whatever else it takes. */
  | "path"
  /** The same as `path`; and on `GenerateResult.board`, which is that far on the path, the technique is the very next step. */
  | "next";

/** From the first number to the second, both included. */
export type Bounds = readonly [low: number, high: number];

/** Wishes for a puzzle: every part that is set has to hold. */
export interface PuzzleRequest {
  /** Any text; the same seed and request give the same puzzle on every platform. */
  seed: string;
  /** By the hardest step of its path, with a rating in the level's range; `""`: any. */
  level: "" | Difficulty;
  /** `""`: any. */
  technique: "" | TechniqueId;
  /** Not looked at without a technique, but it must exist. */
  need: TechniqueNeed;
  /** Sudoku Explainer's rating, in steps of 0.1; null: any. */
  er: Bounds | null;
  /** How many givens; null: any. */
  clues: Bounds | null;
  /** The expected time, as `GradeResult` has it; whole seconds. Left out or null: any. */
  minutes?: Bounds | null;
  symmetry: Symmetry;
  /** 81 times 1 for a cell that is to be given or 0: exactly these are. Null or empty: any. */
  pattern: Uint8Array | null;
  /** Digits that are to be among the givens, 0 for none. Null or empty: any. */
  givens: Uint8Array | null;
  /** No given can go. */
  minimal: boolean;
  /** Drawn so that how many clues it has is not biased, from minimal puzzles. */
  fair: boolean;
  /** Where the solution comes from. */
  grids: GridMethodId;
  /** Ends after so much work, about a tenth of a millisecond a unit; 0: never. The same budget ends at the same place everywhere. */
  budget: number;
}

/** Why a request cannot be met; what is known before anything is tried. */
export type RequestFault =
  /** The range of clues, or of ratings, ends before it begins. */
  | "range-order"
  /** Fewer than 17 clues. */
  | "too-few-clues"
  /** More than 81, or more than 40 and minimal or fair. */
  | "too-many-clues"
  /** Ratings are from 1.0 to 12.0. */
  | "rating-range"
  /** The level has no such ratings. */
  | "level-rating"
  /** Times are from 1 to 60 minutes. */
  | "time-range"
  /** The technique is harder than the level. */
  | "level-technique"
  /** A single cannot be needed beside singles. */
  | "singles-alone"
  /** The pattern has fewer than 17 cells. */
  | "small-pattern"
  /** Two rows of a band or columns of a stack, `house` one of them, have no given. */
  | "empty-lines"
  /** The pattern has another number of cells than `clues`. */
  | "pattern-clues"
  /** `cell` is in the pattern and its mirror image is not. */
  | "pattern-symmetry"
  /** `digit` stands twice in `house`, in `cell` for the second time. */
  | "givens-conflict"
  /** The given digits have no solution. */
  | "givens-unsolvable"
  /** `cell` has a given digit and is not in the pattern. */
  | "givens-pattern"
  /** More digits are given, with their mirror images, than `clues` allows. */
  | "givens-clues"
  /** Only a request without symmetry, pattern, givens or technique can be fair. */
  | "fair-request";

/** A part of the request that is no value of its kind. The first fault counts. */
export type RequestPart = keyof PuzzleRequest;

/** A part of a request that a puzzle does not meet. */
export type MissedPart = "level" | "technique" | "er" | "clues" | "minimal" | "pattern" | "minutes";

/** A puzzle near which another was made. */
export interface KnownPuzzle {
  /** "Golden Nugget", or the collection that it stands in. */
  name: string;
  /** "tarek, 2007"; "Nonet" for one of our own search. */
  source: string;
  cells: Uint8Array;
}

/** A puzzle that was made, or the nearest, or why none can be. */
export interface GenerateResult {
  error: "" | RequestPart | RequestFault;
  /** Where a fault is seen; -1, -1 and 0 where it has no such place. */
  cell: number;
  house: number;
  digit: number;
  /** `complete` when found, else `budget`; `""` with an error. */
  ended: "" | SearchEnd;
  /** When false, `cells` is the nearest that was found, with one solution and the symmetry; all 0 when it was cancelled before. */
  found: boolean;
  cells: Uint8Array;
  solution: Uint8Array;
  /**
   * The board to begin with, when found: the puzzle; for the need `next` as the easier steps before the technique leave
   * it.
   */
  board: Uint8Array;
  /** The ids of candidates that the digits of `board` leave and that those steps have struck out. */
  eliminated: Uint16Array;
  /** How many givens. */
  clues: number;
  /** Parts of the request that the nearest puzzle misses; empty when found. */
  missed: MissedPart[];
  attempts: number;
  /** The known puzzle of which a few givens were exchanged; null for a puzzle that was made from nothing. */
  nearKnown: KnownPuzzle | null;
}

/** A technique of a path, and how many of its steps take it. */
export interface TechniqueCount {
  id: TechniqueId;
  count: number;
}

/** How hard a puzzle is. With an error or a fault, or after `budget`, there is nothing in it. */
export interface GradeResult extends LogicResult {
  /** That of the hardest step of the path; `extreme` when logic does not reach the end. */
  level: "" | Difficulty;
  /** The sum of the steps' scores. */
  score: number;
  /** True when the path reaches the end. */
  solved: boolean;
  /** Of the path, easiest first. */
  techniques: TechniqueCount[];
  /** Sudoku Explainer's ratings: of the hardest step, up to the first placement, of the first step. */
  er: number;
  ep: number;
  ed: number;
  /** The average time of people who finish the puzzle, in whole seconds. */
  expectedSeconds: number;
  /** Of ten puzzles with the same expected time, the averages of eight lie from the first to the second. */
  expectedRange: Bounds;
  /** The puzzle needs chains or more: few such were timed, so that the number promises little. */
  expectedRough: boolean;
}

/** One puzzle for all that are equivalent. */
export interface CanonicalResult {
  error: "" | ShapeError;
  outcome: "" | Outcome;
  /** Two puzzles with one solution each are equivalent when they have the same; all 0 without exactly one. */
  cells: Uint8Array;
}

/** Demands of a level on the player. */
export interface LevelInfo {
  id: Difficulty;
  /** The lowest and the highest rating of its puzzles. */
  ratings: Bounds;
  /** The techniques of which a path needs one at least, and none harder: those of the level but for those on request. */
  techniques: TechniqueId[];
}
