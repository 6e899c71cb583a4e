/** Pictures that are drawn here, and read: fonts of packages, the page's own print sheets, and photos of them. */
import { describe, expect, test, vi } from "vitest";
import { drawingOf } from "../../../web/src/print/drawing.js";
import { layOut, type Printed } from "../../../web/src/print/model.js";
import { pdfOf } from "../../../web/src/print/pdf/document.js";
import type { Pixels } from "../../wasm/drawn-board.mjs";
import { boardInFont, FONTS, paperOf, photoOf } from "../support/photo.js";
import { readPixels } from "../support/picture.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

// A busy machine draws slowly.
vi.setConfig({ testTimeout: 60_000 });

const textOf = (digits: ArrayLike<number>): string => Array.from(digits, (digit) => digit || ".").join("");
const ENTRIES = CLASSIC.replaceAll(/./g, (_, at: number) => ({ 2: "4", 3: "6", 30: "7" })[at] ?? ".");

/** The one board of a picture, which is exact and leaves no doubt of the puzzle. */
async function expectExact(pixels: Pixels, givens: string, entries = ".".repeat(81)): Promise<void> {
  const { fault, boards } = await readPixels(pixels);
  expect(fault).toBe("none");
  const [board] = boards;
  expect(textOf(board!.givens)).toBe(givens);
  expect(textOf(board!.entries)).toBe(entries);
  expect(board!.unique).toBe(true);
}

describe.each(FONTS)("boards in %s", (font) => {
  test("are read as a book prints them", async () => {
    await expectExact(boardInFont({ font, givens: INKALA }), INKALA);
  });

  test("are read in the dark, with entries and highlighted cells", async () => {
    const colours = ["#15181d", "#59616e", "#e8eaf0", "#7fb2ff"] as const;
    const highlighted = [36, 37, 38, 39, 40, 41, 42, 43, 44];
    await expectExact(boardInFont({ font, givens: CLASSIC, entries: ENTRIES, colours, highlighted }), CLASSIC, ENTRIES);
  });

  test("are read from a photo", async () => {
    await expectExact(photoOf(boardInFont({ font, givens: CLASSIC })), CLASSIC);
  });
});

/** A printed page of puzzles, as text that no sheet has in it. */
async function sheetOf(givens: readonly string[], perPage: 1 | 2 | 4): Promise<Uint8Array> {
  const none = new Array<number>(81).fill(0);
  const printed = givens.map(
    (one): Printed => ({
      givens: one,
      values: one,
      corner: none,
      centre: none,
      solution: one,
      level: "easy",
      er: 1.5,
    }),
  );
  const title = "Evening puzzles";
  const sheets = layOut(printed, { perPage, solutions: false, paper: "A4", title, codes: true });
  const booklet = {
    paper: "A4" as const,
    title,
    solutions: "Solutions",
    puzzles: printed,
    names: printed.map((_, at) => `${at + 1}. Easy`),
    links: printed.map(() => "https://nonet.example/#p=we3u0RJWZvA45vVXf6S8ZLnO"),
  };
  const noOtherLetters = (): never => {
    throw new Error("The title is Latin.");
  };
  const drawings = sheets.map((sheet, page) => drawingOf(sheet, booklet, page + 1, sheets.length));
  return pdfOf(drawings, { title, language: "en", made: new Date(0) }, noOtherLetters);
}

describe("the page's own print sheets", () => {
  test("are read from the paper and from a photo of it", async () => {
    const paper = await paperOf(await sheetOf([CLASSIC], 1));
    await expectExact(paper, CLASSIC);
    await expectExact(photoOf(paper), CLASSIC);
  });

  test("with four puzzles a page give all of them", async () => {
    const four = [CLASSIC, INKALA, CLASSIC.split("").reverse().join(""), INKALA.split("").reverse().join("")];
    const { fault, boards } = await readPixels(await paperOf(await sheetOf(four, 4)));
    expect(fault).toBe("several-grids");
    expect(boards.map(({ givens }) => textOf(givens)).sort()).toEqual([...four].sort());
  });
});
