/** Boards in pictures. */
import type { PictureBoard, PictureFault } from "#wasm-picture";
import { EngineError } from "./errors.js";

/** A file of a picture, or its pixels: four bytes each, as a canvas has them. */
export type Picture = Blob | Pick<ImageData, "data" | "width" | "height">;

/** What a picture was read as: boards only where `fault` is `none` (one) or `several-grids`. */
export interface PictureReading {
  fault: PictureFault;
  /** The size of the picture, as it is shown: coordinates are in its pixels. 0 where it is not known. */
  width: number;
  height: number;
  boards: PictureBoard[];
}

const MOST_PIXELS = 100_000_000;
const MOST_SIDE = 30_000;
/** So much of a file says how large its picture is; a JPEG may have a preview before that. */
const BEGINNING = 256 * 1024;

/**
 * What the worker is sent: a picture that is not too large, which is seen before it is decoded. Its size, where it is too large: then the worker is
 * not asked at all.
 */
export async function toPicture(picture: Picture): Promise<{ tooLarge: { width: number; height: number } | null }> {
  if (picture instanceof Blob) {
    if (typeof createImageBitmap === "undefined")
      throw new EngineError(
        "input",
        "Only browsers decode files of pictures: hand over their pixels, width and height.",
      );
    const size = sizeOf(new Uint8Array(await picture.slice(0, BEGINNING).arrayBuffer()));
    return { tooLarge: size && isTooLarge(size) ? size : null };
  }
  const { data, width, height } = Object(picture) as Partial<ImageData>;
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray) || !isSide(width) || !isSide(height))
    throw new EngineError("input", "A picture is a Blob, or has data (bytes), width and height.");
  if (data.length !== 4 * width * height)
    throw new EngineError(
      "input",
      `A picture of ${width} by ${height} pixels has ${4 * width * height} bytes, not ${data.length}.`,
    );
  return { tooLarge: null };
}

const isSide = (side: unknown): side is number => Number.isInteger(side) && (side as number) > 0;

const isTooLarge = ({ width, height }: { width: number; height: number }): boolean =>
  width * height > MOST_PIXELS || Math.max(width, height) > MOST_SIDE;

/** The size that a file of PNG, GIF, WebP or JPEG names; null where it is another one, or damaged. */
export function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begins = (text: string, at = 0): boolean =>
    bytes.length >= at + text.length && Array.from(text).every((sign, i) => bytes[at + i] === sign.charCodeAt(0));
  if (begins("\x89PNG") && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (begins("GIF8") && bytes.length >= 10) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (begins("RIFF") && begins("WEBP", 8) && bytes.length >= 30) return sizeOfWebP(view, begins);
  return begins("\xff\xd8") ? sizeOfJpeg(view) : null;
}

function sizeOfWebP(
  view: DataView,
  begins: (text: string, at: number) => boolean,
): { width: number; height: number } | null {
  if (begins("VP8X", 12)) {
    const of24 = (at: number): number => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { width: of24(24), height: of24(27) };
  }
  if (begins("VP8L", 12)) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return begins("VP8 ", 12)
    ? { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    : null;
}

/** The first frame header among the segments. */
function sizeOfJpeg(view: DataView): { width: number; height: number } | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
