/** From the file of a picture to its pixels, by what the browser has for that; in a worker, and where workers cannot, in the page. */
import type { PixelReading } from "#wasm-picture";
import type { PictureBoard, PicturePixels, PicturePlace, PictureReading } from "./picture.js";

/** A picture that was decoded, made smaller where it was large; `width` and `height` are its own. */
export interface DecodedPicture {
  pixels: PicturePixels;
  width: number;
  height: number;
}

/** Shows a copy of a picture that was decoded. */
export type ShowPreview = (preview: ImageBitmap) => void;

/** More pixels do not make digits plainer, and each takes four bytes several times over. */
export const MOST_PIXELS = 12_000_000;
/** The core's limits: a larger picture is too large. Cameras of 50 megapixels have so many. */
const MOST_TO_DECODE = 8192 * 6144;
const MOST_SIDE = 30_000;
/** The longer side of a copy to show: a photo of twelve megapixels would take 48 MB. */
const SHOWN_SIDE = 1600;

type Context = Pick<
  CanvasRenderingContext2D & OffscreenCanvasRenderingContext2D,
  "canvas" | "imageSmoothingQuality" | "drawImage" | "getImageData"
>;

/** Whether this thread can decode by itself. */
export const canDecode = (): boolean =>
  typeof createImageBitmap === "function" && (typeof OffscreenCanvas === "function" || typeof document === "object");

/** A reading without boards, for a picture whose pixels nobody reads. */
export const nothing = (fault: PictureReading["fault"], width = 0, height = 0): PictureReading => ({
  fault,
  width,
  height,
  boards: [],
});

export const isTooLarge = (width: number, height: number): boolean =>
  Math.max(width, height) > MOST_SIDE || width * height > MOST_TO_DECODE;

function contextOf(width: number, height: number): Context {
  const canvas =
    typeof OffscreenCanvas === "function" ? new OffscreenCanvas(width, height) : document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true }) as Context | null;
  if (!context) throw new Error("The browser has no memory left for a picture.");
  return context;
}

/**
 * The pixels of a picture the right way up, of one that moves those of its first frame; of what has none, the reading that
 * says so. Only for what was measured: see `refusalOf`. It is decoded once, and shown from what was decoded.
 */
export async function decode(picture: Blob, show?: ShowPreview): Promise<DecodedPicture | PictureReading> {
  // The browser has no picture of it, whatever the reason.
  const bitmap = await createImageBitmap(picture).catch(() => null);
  if (!bitmap) return nothing("not-a-picture");
  const { width, height } = bitmap;
  const [columns, rows] = within(width, height, Math.sqrt(MOST_PIXELS / (width * height)));
  let context: Context | null = null;
  try {
    context = contextOf(columns, rows);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, columns, rows);
    // Canvases draw late: one pixel makes this one draw now, so that a large picture is gone before its pixels are taken.
    context.getImageData(0, 0, 1, 1);
    bitmap.close();
    if (show) {
      const [resizeWidth, resizeHeight] = within(columns, rows, SHOWN_SIDE / Math.max(columns, rows));
      show(await createImageBitmap(context.canvas, { resizeWidth, resizeHeight, resizeQuality: "medium" }));
    }
    return { pixels: context.getImageData(0, 0, columns, rows), width, height };
  } finally {
    bitmap.close();
    // The memory of a canvas waits for the collector of garbage otherwise, and the next picture comes before that.
    if (context) context.canvas.width = context.canvas.height = 0;
  }
}

/** Gives the memory of pixels that were read back at once, where the browser can. */
export function release({ pixels }: DecodedPicture): void {
  (pixels.data.buffer as { transfer?(length: number): unknown }).transfer?.(0);
}

/** The sides of a picture made smaller by a factor, and never larger. */
const within = (width: number, height: number, scale: number): [number, number] => [
  Math.max(1, Math.floor(width * Math.min(1, scale))),
  Math.max(1, Math.floor(height * Math.min(1, scale))),
];

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
