/** Pages of a PDF as they look on paper, and boards that are printed there. */
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Letter, readTexts } from "./pdf.js";
import { printed } from "./photo.js";

const DOTS_PER_MM = 12;

export interface Paper {
  texts: readonly string[];
  letters: readonly Letter[];
  /** How light it is at a place, in millimetres from the upper left corner: 0 to 255. */
  at(x: number, y: number): number;
}

export async function papersOf(bytes: Uint8Array): Promise<Paper[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const papers: Paper[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { data, width } = await printed(page, DOTS_PER_MM * 25.4);
    const at = (x: number, y: number): number => {
      const dot = 4 * (Math.round(y * DOTS_PER_MM) * width + Math.round(x * DOTS_PER_MM));
      return 0.3 * data[dot]! + 0.59 * data[dot + 1]! + 0.11 * data[dot + 2]!;
    };
    const { texts, letters } = await readTexts(page);
    papers.push({ texts, letters, at });
  }
  await task.destroy();
  return papers;
}

/** Where a board is on a page, in millimetres. */
export interface PrintedBoard {
  page: number;
  left: number;
  top: number;
  cell: number;
}

/** A board by two of its large digits, which only it has in this order: the first and the last of a puzzle's text. */
export function boardOn(pages: readonly Paper[], puzzle: string): PrintedBoard[] {
  const wanted = [...puzzle].flatMap((digit, cell) =>
    digit === "." ? [] : [{ digit, row: Math.floor(cell / 9), column: cell % 9 }],
  );
  return pages.flatMap(({ letters }, page) => {
    const large = letters.filter(({ text, size }) => /[1-9]/.test(text) && size > 5);
    return large.flatMap((_, start) => found(large.slice(start, start + wanted.length), wanted, page));
  });
}

function found(
  letters: readonly Letter[],
  wanted: readonly { digit: string; row: number; column: number }[],
  page: number,
): PrintedBoard[] {
  if (letters.map(({ text }) => text).join("") !== wanted.map(({ digit }) => digit).join("")) return [];
  const [first, last] = [letters[0]!, letters.at(-1)!];
  const [from, to] = [wanted[0]!, wanted.at(-1)!];
  const cell = (last.y - first.y) / (to.row - from.row);
  return [{ page, cell, left: first.x - (from.column + 0.5) * cell, top: first.y - (from.row + 0.5) * cell }];
}

/** Of the twenty lines of a board, those that are not there all along, as "row 3" or "column 0"; outer ones are 0 and 9. */
export function missingLines(paper: Paper, { left, top, cell }: PrintedBoard): string[] {
  const reach = 0.12 * cell;
  const isDark = (x: number, y: number, across: "x" | "y"): boolean => {
    for (let off = -reach; off <= reach; off += 0.5 / DOTS_PER_MM)
      if (paper.at(x + (across === "x" ? off : 0), y + (across === "y" ? off : 0)) < 170) return true;
    return false;
  };
  const along = Array.from({ length: 81 }, (_, at) => ((at + 0.5) * cell) / 9);
  return Array.from({ length: 10 }, (_, line) => line).flatMap((line) => [
    ...(along.every((at) => isDark(left + at, top + line * cell, "y")) ? [] : [`row ${line}`]),
    ...(along.every((at) => isDark(left + line * cell, top + at, "x")) ? [] : [`column ${line}`]),
  ]);
}

/** The cells whose ground is not white, by their corners, which no digit reaches. */
export function tintedCells(paper: Paper, { left, top, cell }: PrintedBoard): number[] {
  return Array.from({ length: 81 }, (_, at) => at).filter((at) => {
    const [x, y] = [left + (at % 9) * cell, top + Math.floor(at / 9) * cell];
    return [0.1, 0.9].some((right) => [0.1, 0.9].some((down) => paper.at(x + right * cell, y + down * cell) < 250));
  });
}
