/**
 * Full grids made at random, at the border of the module. The conventions are those of `nonet.d.ts`, but for one: grids are text
 * here, 81 digits row by row, as the program `nonet grids` prints them.
 */

/** A way to make a full grid. Only `uniform` gives every grid the same chance. */
export type GridMethodId =
  /** The cell with the fewest candidates, a random one of them, and back when that fails. */
  | "backtrack"
  /** The centre box at random, the others from it by moving its rows and columns on. */
  | "transform"
  /** The three boxes on the diagonal at random, the rest by `backtrack`. */
  | "diagonal"
  /** For each digit, for each box, a random free place; back one box when there is none. */
  | "digit-by-box"
  /** Drawn by exact counting. */
  | "uniform";

/** Which full grid is traced. */
export interface TraceGridRequest {
  method: GridMethodId;
  /** Any text; the same seed gives the same grid on every platform. */
  seed: string;
}

/** Which full grids are made. */
export interface GridsRequest extends TraceGridRequest {
  /**
   * From 1 to 1,000,000. Grid number n, from 2, of the seed `s` is the first of the seed `s-n`, so that each can be made again
   * alone, and the grids are those of `nonet grids --method METHOD --count COUNT --seed SEED`.
   */
  count: number;
}

/** A method that does not exist, a count that is no whole number from 1 to 1,000,000, or a seed that is no text. The first fault counts. */
export type GridsError = keyof GridsRequest;

/** Full grids. */
export interface RandomGridsResult {
  error: "" | GridsError;
  grids: string[];
}

/** A full grid, and the steps that filled it. */
export interface TraceGridResult {
  error: "" | keyof TraceGridRequest;
  /** The first grid of the seed; "" when `error` is set. */
  grid: string;
  /**
   * How the method fills it: `digit | cell << 4` a step, where digit 0 takes back what stands in the cell. Of `uniform`, which
   * draws bands and gives them other digits and columns at the end, the finished bands from the top.
   */
  steps: Uint16Array;
}

/** Pearson's test of counted classes against the shares that they have among all grids. */
export interface ChiSquare {
  chiSquare: number;
  degrees: number;
  /** The chance of so great a number, or a greater one, if all grids came with the same chance. */
  p: number;
}

/** How fast grids were made, and how they are spread. */
export interface GridTestResult {
  error: "" | GridsError;
  /** How many were tested. */
  grids: number;
  /**
   * Seconds that making them took, without counting their classes and without the counts that `uniform` prepares. A
   * first call is slower.
   */
  seconds: number;
  /** By the 44 classes of their top bands, and of their first stacks. */
  bands: ChiSquare;
  stacks: ChiSquare;
}
