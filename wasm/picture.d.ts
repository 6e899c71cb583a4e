/** The module `nonet-picture`, which reads Sudokus from pictures; the conventions are those of nonet.d.ts. */
import type { ModuleOptions } from "./nonet.js";

/** The reason the pixels of a picture gave no board, or a question to settle before one is taken. */
export type PixelFault =
  | "none"
  /** The bytes are not as many as width and height say. */
  | "bad-pixels"
  /** More than 50 megapixels (8,192 by 6,144), or a side of more than 30,000. */
  | "too-large"
  /** Too few pixels for 81 cells. */
  | "too-small"
  /** Nothing in it looks like a grid. */
  | "no-grid"
  /** There is a grid, but none of 9 by 9 cells. */
  | "other-grid"
  /** The grid's thick lines are not those of boxes of 3 by 3. */
  | "jigsaw"
  /** There is a grid, but next to nothing in it. */
  | "no-digits"
  /** There is a grid, but its digits cannot be told apart. */
  | "too-blurred"
  /** There are several boards: all of them are in the reading, the largest first. */
  | "several-grids";

/** A board as it was read. A cell has a given, an entry, candidates, or nothing. */
export interface PixelBoard {
  /** The printed digits, or all digits where nothing tells printed ones from others: 81 digits. */
  givens: Uint8Array;
  /** Digits in another ink than the givens, those that a player entered: 81 digits. */
  entries: Uint8Array;
  /** Pencil marks: 81 masks, bit `digit - 1`; 0 in cells without any. */
  candidates: Uint16Array;
  /** How sure each of the 81 cells is, 0 to 100. */
  confidence: Uint8Array;
  /** The cells to be looked at, 0–80 in ascending order: what was read there may be wrong. */
  uncertain: Uint8Array;
  /** Second choices for each cell, the likeliest other reading: 81 times 1 to 9, or 0 for an empty cell. */
  alternatives: Uint8Array;
  /**
   * The 100 crossings of the grid's lines, 10 rows of 10 in the order of the cells, x and y by turns, in pixels: 0, 0 is the middle of the
   * upper left one. The first crossing is the corner of the first cell, wherever that is in a picture that lies on its side.
   */
  crossings: Float32Array;
  /** Quarter turns, clockwise, by which the board lies in the picture: 0 to 3. */
  turned: number;
  /** Whether the givens have exactly one solution. Where not, the board as a whole is doubtful, whatever its cells' confidence. */
  unique: boolean;
}

/** Boards found in pixels. There are boards only where `fault` is `none` (one) or `several-grids`. */
export interface PixelReading {
  fault: PixelFault;
  boards: PixelBoard[];
}

export interface PictureModule {
  /**
   * Reads pixels, red, green, blue and opacity, row by row from the top; what is transparent is seen on white. The same
   * pixels give the same reading everywhere. Anything but bytes, or another number of them than width and height say,
   * is the fault `bad-pixels`.
   */
  readPicture(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number): PixelReading;
}

export default function createNonetPicture(options?: ModuleOptions): Promise<PictureModule>;
