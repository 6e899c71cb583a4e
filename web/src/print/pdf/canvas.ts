/** A text drawn by the browser, in whatever script it is. */
import type { Raster } from "./glyphs.js";

/** Dots of a font's size: 600 an inch for the largest titles, more for smaller ones. */
const DOTS = 144;
const FONT = `700 ${DOTS}px system-ui, sans-serif`;

export function rasterise(text: string, language: string): Raster {
  const {
    width: advance,
    actualBoundingBoxLeft,
    actualBoundingBoxRight,
    actualBoundingBoxAscent,
    actualBoundingBoxDescent,
  } = penOf(1, 1, language).measureText(text);
  // Two dots around it, for what measures leave out.
  const left = Math.ceil(actualBoundingBoxLeft) + 2;
  const top = Math.ceil(actualBoundingBoxAscent) + 2;
  const width = left + Math.ceil(actualBoundingBoxRight) + 2;
  const height = top + Math.ceil(actualBoundingBoxDescent) + 2;
  const pen = penOf(width, height, language);
  pen.fillText(text, left, top);
  const { data } = pen.getImageData(0, 0, width, height);
  const row = Math.ceil(width / 8);
  const bits = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      if (data[4 * (y * width + x) + 3]! > 127) bits[y * row + (x >> 3)]! |= 128 >> (x & 7);
  }
  return {
    width,
    height,
    bits,
    left: -left / DOTS,
    bottom: (top - height) / DOTS,
    dot: 1 / DOTS,
    advance: advance / DOTS,
  };
}

function penOf(width: number, height: number, language: string): OffscreenCanvasRenderingContext2D {
  const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
  // Which forms Han characters have; browsers that do not know it choose by their own language.
  if ("lang" in pen) pen.lang = language;
  pen.font = FONT;
  return pen;
}
