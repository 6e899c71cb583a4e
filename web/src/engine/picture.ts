/** Pictures that come in, and what is read of them. */
import type { PixelBoard, PixelFault } from "#wasm-picture";

/** Pixels as a canvas has them: red, green, blue and opacity, row by row from the top. `ImageData` is that, too. */
export interface PicturePixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A picture: a file or what was pasted or dropped, as the browser has it; or pixels, as a canvas has them. */
export type Picture = Blob | PicturePixels;

/** The reason a picture gave no board, or a question to settle before one is taken. */
export type PictureFault =
  | PixelFault
  /** Nothing here can make a picture of it: it is damaged, no picture at all, or of a kind that is not read (SVG). */
  | "not-a-picture";

/** A place in a picture, in pixels: 0, 0 is the middle of the upper left one. */
export type PicturePlace = [x: number, y: number];

/** A board as it was read. */
export interface PictureBoard extends PixelBoard {
  /** The corners of the board, clockwise from that of its first cell, which lies elsewhere in a picture that lies on its side. */
  corners: [PicturePlace, PicturePlace, PicturePlace, PicturePlace];
}

/** Boards found in a picture. There are boards only where `fault` is `none` (one) or `several-grids`. */
export interface PictureReading {
  fault: PictureFault;
  /** The size of the picture the right way up, to which all places belong; 0 where it is none. */
  width: number;
  height: number;
  boards: PictureBoard[];
}
