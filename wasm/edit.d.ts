/**
 * Changing puzzles at the border of the module: variations, fewer givens, more givens, and where a puzzle is ambiguous. The
 * conventions are those of `nonet.d.ts`.
 */
import type { SearchEnd, ShapeError } from "./nonet.js";

/** Why a puzzle cannot be changed in the way asked for: it has the wrong number of solutions. */
export type EditFault = "no-solution" | "one-solution" | "several-solutions";

/** A symmetry of Sudoku: the grid is transposed or not, then lines are put in another order, then digits get other names. */
export interface Transformation {
  transposed: boolean;
  /** Row `i` of the image is row `rows[i]` of what was, 0 to 8; the same for columns. */
  rows: Uint8Array;
  columns: Uint8Array;
  /** The new name of each digit; `digits[0]` is 0. */
  digits: Uint8Array;
}

/** An equivalent puzzle. */
export interface VaryResult {
  error: "" | ShapeError;
  /** An equivalent puzzle. */
  cells: Uint8Array;
  /** Makes it. */
  transformation: Transformation;
}

/** A puzzle of which no given can go. */
export interface MinimiseResult {
  error: "" | ShapeError;
  fault: "" | Exclude<EditFault, "one-solution">;
  /** Some of the puzzle's givens, all of which are needed; all 0 when there is a fault. */
  cells: Uint8Array;
  solution: Uint8Array;
  clues: number;
}

/** The givens each of which could go alone. */
export interface RedundantResult {
  error: "" | ShapeError;
  fault: "" | Exclude<EditFault, "one-solution">;
  /** The cells of givens each of which could go alone. */
  cells: Uint8Array;
}

/** Where solutions differ. */
export interface AmbiguousResult {
  /** Besides the shape: `budget`. */
  error: "" | ShapeError | "budget";
  fault: "" | Exclude<EditFault, "several-solutions">;
  /** After `budget` there may be more cells, and more digits. */
  end: "" | Exclude<SearchEnd, "limit">;
  /** The cells whose digit is not the same in all solutions. */
  cells: Uint8Array;
  /** For each of 81 cells a mask of the digits that it has in solutions; all 0 when there is none. */
  digits: Uint16Array;
}

/** How `complete` works. */
export interface CompleteRequest {
  /** Any text; the same seed and budget give the same completion on every platform. */
  seed: string;
  /** Ends the search after so many positions and sets of givens, some tenths of a microsecond each; 0: never. */
  budget: number;
}

/** A puzzle to which givens were added. */
export interface CompleteResult {
  /** Besides the shape: what is no value of its kind. */
  error: "" | ShapeError | keyof CompleteRequest;
  /** `one-solution`: there is nothing to add. */
  fault: "" | Exclude<EditFault, "several-solutions">;
  /** `complete`: no fewer givens do. After `budget` fewer might. */
  end: "" | Exclude<SearchEnd, "limit">;
  /** The puzzle with the added givens; all 0 when there is no solution. */
  cells: Uint8Array;
  /** Its one solution. */
  solution: Uint8Array;
  /** The cells of the added givens. */
  added: Uint8Array;
  /** No set of fewer givens than this leaves one solution. */
  atLeast: number;
}
