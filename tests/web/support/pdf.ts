/**
 * The contents of a PDF, read by another program than the one that wrote it. Lengths are millimetres from the upper
 * left corner of a page.
 */
import jsqr from "jsqr";
import { getDocument, OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface Letter {
  text: string;
  /** The middle of a digit. */
  x: number;
  y: number;
  size: number;
}

export interface ReadPage {
  width: number;
  height: number;
  /** Texts as they follow each other. */
  texts: string[];
  letters: Letter[];
  /** Texts of its QR codes. */
  codes: string[];
}

const MM = 25.4 / 72;

export async function readPdf(bytes: Uint8Array): Promise<{ title: string; language: string; pages: ReadPage[] }> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const { info } = await file.getMetadata();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= file.numPages; number++) pages.push(await readPage(await file.getPage(number)));
  const { Title: title, Language: language } = info as { Title: string; Language: string };
  await task.destroy();
  return { title, language, pages };
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  return { ...(await readTexts(page)), codes: await codesOf(page) };
}

/** A page without its codes. */
export async function readTexts(page: PDFPageProxy): Promise<Omit<ReadPage, "codes">> {
  const [, , width, height] = page.view as [number, number, number, number];
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ("str" in item && item.str.trim() ? [item] : []));
  const letters = texts.flatMap(({ str, transform, width: across }) => {
    const [size, , , , x, y] = transform as number[];
    const read = Array.from(str).map(
      (text, at): Letter => ({
        text,
        x: (x! + (across * (at + 0.5)) / str.length) * MM,
        y: (height - y! - 0.36 * size!) * MM,
        size: size! * MM,
      }),
    );
    // Digits that stand close are read as one text with blanks.
    return read.filter(({ text }) => text.trim());
  });
  return {
    width: width * MM,
    height: height * MM,
    texts: texts.map(({ str }) => str),
    letters,
  };
}

/** Each code is one path of squares. */
async function codesOf(page: PDFPageProxy): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, index) => {
    if (operator !== OPS.constructPath) return [];
    const [painted, [path]] = argsArray[index] as [number, [Float32Array | null]];
    return painted === OPS.fill && path ? [readCode(path)] : [];
  });
}

/** Reads "from corner, to corner, to corner, to corner, close" again and again: 0 begins, 1 is a line, 4 closes. */
function readCode(path: Float32Array): string {
  const squares: [left: number, bottom: number, right: number, top: number][] = [];
  for (let at = 0; at < path.length; ) {
    const xs: number[] = [];
    const ys: number[] = [];
    for (; path[at] !== 4; at += 3) {
      xs.push(path[at + 1]!);
      ys.push(path[at + 2]!);
    }
    at++;
    squares.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
  }
  const left = Math.min(...squares.map(([x]) => x));
  const top = Math.max(...squares.map(([, , , y]) => y));
  const unit = Math.min(...squares.map(([, bottom, , up]) => up - bottom));
  const modules = Math.round((Math.max(...squares.map(([, , right]) => right)) - left) / unit);
  const QUIET = 4;
  const DOTS = 4;
  const side = (modules + 2 * QUIET) * DOTS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const dot = (distance: number): number => Math.round((distance / unit + QUIET) * DOTS);
  for (const [x, bottom, right, up] of squares) {
    for (let row = dot(top - up); row < dot(top - bottom); row++) {
      for (let column = dot(x - left); column < dot(right - left); column++)
        pixels.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3);
    }
  }
  return jsqr(pixels, side, side)?.data ?? "";
}

/**
 * A grid at a place: the digits at least so large, a part of the cell, each in the cell whose middle is nearest; `.`
 * where there is none.
 */
export function gridAt(
  { letters }: ReadPage,
  { x, y, size }: { x: number; y: number; size: number },
  [least, most]: readonly [number, number] = [0.5, 1],
): string {
  const cells = new Array<string>(81).fill(".");
  const cell = size / 9;
  for (const letter of letters) {
    const [column, row] = [Math.floor((letter.x - x) / cell), Math.floor((letter.y - y) / cell)];
    if (column < 0 || column > 8 || row < 0 || row > 8 || letter.size < least * cell || letter.size > most * cell)
      continue;
    const place = 9 * row + column;
    cells[place] = cells[place] === "." ? letter.text : cells[place] + letter.text;
  }
  return cells.join("");
}

/** The givens that a link `#p=` has. */
export function givensOfLink(link: string): string {
  const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
  return Array.from(link.slice(link.indexOf("#p=") + 3), (character) => {
    const value = alphabet.indexOf(character);
    return String(value % 10) + "0".repeat(Math.floor(value / 10));
  })
    .join("")
    .replaceAll("0", ".");
}
