/** The module `nonet-picture`, which reads boards from pictures; the conventions are those of nonet.d.ts. */
import type { ModuleOptions } from "./nonet.js";

/**
 * Why a picture gave no board. `none`: it gave one. `several-grids`: it gave more than one, all of which are told.
 *
 * `not-a-picture`: the browser has no decoder for the file. `bad-pixels`: there are not four bytes for each pixel. `too-large`: more than 100 million
 * pixels, or a side of more than 30,000. `too-small`: too few pixels for 81 cells. `no-grid`: nothing looks like a grid. `other-grid`: the
 * grid is none of 9 by 9 cells. `jigsaw`: its regions are no boxes of 3 by 3. `no-digits`: next to nothing stands in it. `too-blurred`: its digits
 * cannot be told.
 */
export type PictureFault =
  | "none"
  | "not-a-picture"
  | "bad-pixels"
  | "too-large"
  | "too-small"
  | "no-grid"
  | "other-grid"
  | "jigsaw"
  | "no-digits"
  | "too-blurred"
  | "several-grids";

/** A board in a picture. A cell has a given, an entry, candidates, or nothing. */
export interface PictureBoard {
  /** The printed digits, or all digits where nothing tells printed ones from others: 81 numbers, 0 for none. */
  givens: Uint8Array;
  /** Digits in another ink: those that a player entered. */
  entries: Uint8Array;
  /** Pencil marks: 81 masks, bit 0 for digit 1. */
  candidates: Uint16Array;
  /** How sure each cell is, 0 to 100. */
  confidence: Uint8Array;
  /** The cells that somebody should look at, from 0 to 80, in order: what was read there may be wrong. */
  uncertain: Uint8Array;
  /** The likeliest of what else each cell may be: a digit, or 0 for an empty cell. */
  alternatives: Uint8Array;
  /** The 100 crossings of the grid's lines, in rows of ten in the order of the cells, as x and y in pixels of the picture. */
  crossings: Float32Array;
  /** The quarter turns, clockwise, by which the board lies in the picture: 0 to 3. */
  turned: number;
  /** Whether the givens have exactly one solution. Where not, the board as a whole is doubtful. */
  unique: boolean;
}

/** What the module says of pixels: boards only where `fault` is `none` or `several-grids`. */
export interface PixelsResult {
  fault: Exclude<PictureFault, "not-a-picture">;
  boards: PictureBoard[];
}

export interface PictureModule {
  /** Reads pixels, four bytes each: red, green, blue and opacity, row by row. The same pixels give the same boards everywhere. */
  readPicture(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number): PixelsResult;
}

/** Creates the module; each instance has a memory of its own. */
export default function createNonetPicture(options?: ModuleOptions): Promise<PictureModule>;
