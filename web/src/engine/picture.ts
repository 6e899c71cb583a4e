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
  /** Decoding it would take more than 400 MB, or its file has more than 64 MB: a progressive JPEG with colours at full size, above 38 megapixels. */
  | "too-heavy"
  /** Nothing here can make a picture of it: it is damaged, no picture at all, or its size cannot be found. Read are PNG, JPEG, WebP, GIF, BMP, AVIF and HEIC, where the browser decodes them. */
  | "not-a-picture";

/** A small copy of a picture, to be shown: an `ImageBitmap`, where the types have that. Whoever gets it closes it. */
export type PicturePreview = typeof globalThis extends { ImageBitmap: { prototype: infer Bitmap } }
  ? Bitmap
  : { readonly width: number; readonly height: number; close(): void };

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
  /** The size of the picture the right way up, to which all places belong; of one that is too large or too heavy, as its file has it; 0 where it is none. */
  width: number;
  height: number;
  boards: PictureBoard[];
}
