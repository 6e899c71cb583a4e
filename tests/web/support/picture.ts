/** Files of pictures with boards in them, drawn here. */
import { pathToFileURL } from "node:url";
import { createCanvas, ImageData, loadImage } from "@napi-rs/canvas";
import type { Engine, PictureReading } from "../../../web/src/engine/index.js";
import { type DrawnBoard, drawBoard, type Pixels, turned } from "../../wasm/drawn-board.mjs";
import { dist } from "./server.js";
import { CLASSIC } from "./sudoku.js";

export function png({ data, width, height }: Pixels): number[] {
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
  return [...canvas.toBuffer("image/png")];
}

/** One drawing over another: what is dark in either is dark. */
function over(below: Pixels, above: Pixels): Pixels {
  const data = below.data.map((value, at) => Math.min(value, above.data[at]!));
  return { ...below, data };
}

const only = (digits: Record<number, number>): string =>
  Array.from({ length: 81 }, (_, cell) => digits[cell] ?? ".").join("");

export const drawn = (board: Partial<DrawnBoard> = {}): number[] => png(drawBoard({ givens: CLASSIC, ...board }));
export const onItsSide = (): number[] => png(turned(drawBoard({ givens: CLASSIC })));

/** A board in whose first cell another digit is printed over the 5: it can be read as either. */
export const smudged = (): number[] => png(over(drawBoard({ givens: CLASSIC }), drawBoard({ givens: only({ 0: 3 }) })));

/** With two digits in a second colour, and pencil marks. */
export const played = (): number[] =>
  drawn({
    entries: only({ 2: 4, 3: 6 }),
    marks: { 5: [2, 6, 8], 7: [1, 4], 10: [2, 4, 7], 17: [3, 4, 8], 22: [3, 4] },
  });

/** Two boards side by side. */
export const two = (first: string, second: string): number[] =>
  png(
    over(
      drawBoard({ givens: first, width: 960, height: 480 }),
      drawBoard({ givens: second, width: 960, height: 480, left: 510 }),
    ),
  );

/** A board of 50 megapixels, on the left of its paper. */
export function fifty(): number[] {
  const small = drawBoard({ givens: CLASSIC });
  const one = createCanvas(small.width, small.height);
  one.getContext("2d").putImageData(new ImageData(small.data, small.width, small.height), 0, 0);
  const canvas = createCanvas(8192, 6144);
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, 8192, 6144);
  context.drawImage(one, 0, 0, 6144, 6144);
  return [...canvas.toBuffer("image/png")];
}

/** White paper. */
export const blank = (): number[] =>
  png({ data: new Uint8ClampedArray(4 * 400 * 400).fill(255), width: 400, height: 400 });

let engine: Promise<Engine> | undefined;

async function startEngine(): Promise<Engine> {
  const { createEngine } = (await import(
    pathToFileURL(dist("npm/node.js")).href
  )) as typeof import("../../../web/src/engine/node.js");
  return createEngine({ inProcess: true });
}

/** The engine's reading of a screenshot. */
export async function readScreen(screenshot: Buffer): Promise<PictureReading> {
  const image = await loadImage(screenshot);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  return readPixels(context.getImageData(0, 0, image.width, image.height));
}

/** A canvas of another library has pixels of a slightly other type. */
interface AnyPixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export async function readPixels({ data, width, height }: AnyPixels): Promise<PictureReading> {
  engine ??= startEngine();
  return (await engine).readPicture({ data, width, height });
}
