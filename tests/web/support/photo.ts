/** Boards in fonts of books, papers and screens, printed sheets, and photos of them: all drawn here. */
import { createRequire } from "node:module";
import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Pixels } from "../../wasm/drawn-board.mjs";

/** Fonts of packages, by the family that they get here. */
const FILES = {
  Roboto: "@fontsource/roboto/files/roboto-latin-400-normal.woff2",
  Lora: "@fontsource/lora/files/lora-latin-400-normal.woff2",
  "Courier Prime": "@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2",
  "Patrick Hand": "@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2",
} as const;
export type Font = keyof typeof FILES;
export const FONTS = Object.keys(FILES) as Font[];

const { resolve } = createRequire(import.meta.url);

export interface InFont {
  font: Font;
  givens: string;
  entries?: string;
  /** Colours of paper, lines, givens and entries. */
  colours?: readonly [paper: string, line: string, given: string, entry: string];
  /** Cells with another ground. */
  highlighted?: readonly number[];
}

export function boardInFont({ font, givens, entries = "", colours, highlighted = [] }: InFont): Pixels {
  if (!GlobalFonts.has(font)) GlobalFonts.registerFromPath(resolve(FILES[font]), font);
  const [paper, line, given, entry] = colours ?? ["#fff", "#222", "#111", "#1a5fb4"];
  const [side, cell, edge] = [560, 56, 28];
  const context = createCanvas(side, side).getContext("2d");
  fill(context, paper, [0, 0, side, side]);
  for (const at of highlighted)
    fill(context, "rgb(120 160 230 / 0.3)", [edge + cell * (at % 9), edge + cell * Math.floor(at / 9), cell, cell]);
  context.textAlign = "center";
  context.font = `${cell * 0.62}px "${font}"`;
  for (const [text, colour] of [
    [givens, given],
    [entries, entry],
  ] as const) {
    context.fillStyle = colour;
    for (const [at, digit] of [...text].entries())
      if (digit > "0")
        context.fillText(digit, edge + cell * ((at % 9) + 0.5), edge + cell * (Math.floor(at / 9) + 0.72));
  }
  for (let at = 0; at <= 9; at++) {
    const width = at % 3 ? 1 : 3;
    const place = edge + at * cell - width / 2;
    fill(context, line, [place, edge, width, 9 * cell]);
    fill(context, line, [edge, place, 9 * cell, width]);
  }
  return pixelsOf(context);
}

function fill(context: SKRSContext2D, colour: string, [x, y, width, height]: [number, number, number, number]): void {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
}

function pixelsOf(context: SKRSContext2D): Pixels {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return { data: new Uint8ClampedArray(data), width, height };
}

/** A page of a PDF as paper, at so many dots an inch. */
export async function paperOf(pdf: Uint8Array, number = 1, dots = 150): Promise<Pixels> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const paper = await printed(await (await task.promise).getPage(number), dots);
  await task.destroy();
  return paper;
}

export async function printed(page: PDFPageProxy, dots: number): Promise<Pixels> {
  const viewport = page.getViewport({ scale: dots / 72 });
  const context = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height)).getContext("2d");
  fill(context, "#fff", [0, 0, context.canvas.width, context.canvas.height]);
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
  return pixelsOf(context);
}

/** A sheet on a table, seen from the side by a hand that shook a little, in the shadow of that hand, on a grainy sensor. */
export function photoOf({ data, width, height }: Pixels): Pixels {
  const [across, down] = [1400, 1100];
  const out = new Uint8ClampedArray(4 * across * down);
  let state = 20261126;
  const noise = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state / 2 ** 32 - 0.5) * 16;
  };
  const light = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 90;
    const at = 4 * (Math.floor(y) * width + Math.floor(x));
    return 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
  };
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [u, v] = onSheet(x / across, y / down);
      // Four looks a little apart are the blur.
      let sum = 0;
      for (const [dx, dy] of [
        [-0.5, -0.5],
        [0.5, -0.5],
        [-0.5, 0.5],
        [0.5, 0.5],
      ] as const)
        sum += light(u * width + dx * 1.5, v * height + dy * 1.5);
      const shade = 0.85 - 0.35 * (x / across) * (y / down);
      const grey = (sum / 4) * shade + noise();
      const at = 4 * (y * across + x);
      out.set([grey * 1.02, grey, grey * 0.93, 255], at);
    }
  return { data: out, width: across, height: down };
}

/** From a place in the photo to one on the sheet, both from 0 to 1: the far edge is shorter, and everything is turned by some degrees. */
function onSheet(x: number, y: number): [number, number] {
  const [turnedX, turnedY] = [
    Math.cos(0.08) * (x - 0.5) - Math.sin(0.08) * (y - 0.5),
    Math.sin(0.08) * (x - 0.5) + Math.cos(0.08) * (y - 0.5),
  ];
  const far = 1 + 0.35 * turnedY;
  return [0.5 + (turnedX * 1.25) / far, 0.5 + (turnedY * 1.2) / far];
}
