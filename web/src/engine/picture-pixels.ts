/** From the file of a picture to its pixels, by what the browser has for that; in a worker, and where workers cannot, in the page. */
import type { PixelReading } from "#wasm-picture";
import type { PictureBoard, PicturePixels, PicturePlace, PictureReading } from "./picture.js";
import { sizeOf } from "./picture-size.js";

/** A picture that was decoded, made smaller where it was large; `width` and `height` are its own. */
export interface DecodedPicture {
  pixels: PicturePixels;
  width: number;
  height: number;
}

/** More pixels do not make digits plainer, and each takes four bytes several times over. */
const MOST_PIXELS = 12_000_000;
/** The core's limits: a larger picture is too large. */
const MOST_TO_DECODE = 100_000_000;
const MOST_SIDE = 30_000;

type Context = Pick<
  CanvasRenderingContext2D & OffscreenCanvasRenderingContext2D,
  "imageSmoothingQuality" | "drawImage" | "getImageData"
>;

/** Whether this thread can decode by itself. */
export const canDecode = (): boolean =>
  typeof createImageBitmap === "function" && (typeof OffscreenCanvas === "function" || typeof document === "object");

/** A reading without boards, for a file whose pixels nobody can read. */
const nothing = (fault: PictureReading["fault"], width = 0, height = 0): PictureReading => ({
  fault,
  width,
  height,
  boards: [],
});

function contextOf(width: number, height: number): Context {
  const canvas =
    typeof OffscreenCanvas === "function" ? new OffscreenCanvas(width, height) : document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true }) as Context | null;
  if (!context) throw new Error("The browser has no memory left for a picture.");
  return context;
}

/** The pixels of a picture the right way up, of one that moves those of its first frame; of what has none, the reading that says so. */
export async function decode(picture: Blob): Promise<DecodedPicture | PictureReading> {
  // Such a picture is a document, which may name others.
  if (/^image\/svg\b/i.test(picture.type)) return nothing("not-a-picture");
  const size = await sizeOf(picture);
  if (size && (Math.max(...size) > MOST_SIDE || size[0] * size[1] > MOST_TO_DECODE))
    return nothing("too-large", ...size);
  // The browser has no picture of it, whatever the reason.
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return nothing("not-a-picture");
  const { width, height } = bitmap;
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const [columns, rows] = [width, height].map((side) => Math.max(1, Math.floor(side * scale))) as [number, number];
  try {
    const context = contextOf(columns, rows);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, columns, rows);
    // A large one is let go before its pixels are taken.
    bitmap.close();
    return { pixels: context.getImageData(0, 0, columns, rows), width, height };
  } finally {
    bitmap.close();
  }
}

const CORNERS = [0, 9, 99, 90] as const;

/** Places in the pixels of the picture itself, from a reading of its scaled pixels. */
export function inOwnPixels({ fault, boards }: PixelReading, decoded: DecodedPicture): PictureReading {
  const { pixels, width, height } = decoded;
  const scales = [width / pixels.width, height / pixels.height] as const;
  const whole = (board: PixelReading["boards"][number]): PictureBoard => {
    // Whole numbers are the middles of pixels.
    const crossings = board.crossings.map((at, index) => (at + 0.5) * scales[index % 2]! - 0.5);
    const corners = CORNERS.map((at): PicturePlace => [crossings[2 * at]!, crossings[2 * at + 1]!]);
    return { ...board, crossings, corners: corners as PictureBoard["corners"] };
  };
  return { fault, width, height, boards: boards.map(whole) };
}
