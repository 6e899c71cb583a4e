/** The PDF of the sheets, read by another program. */
import { describe, expect, test } from "vitest";
import { type Booklet, drawingOf } from "../../../web/src/print/drawing.js";
import { layOut, PAPER_SIZES, PAPERS, PER_PAGE, type Printed } from "../../../web/src/print/model.js";
import { pdfOf } from "../../../web/src/print/pdf/document.js";
import type { Raster } from "../../../web/src/print/pdf/glyphs.js";
import { pdfName } from "../../../web/src/print/save.js";
import { codokuOf, linkOf } from "../../../web/src/sudoku/codoku.js";
import { givensOfLink, gridAt, readPdf } from "../support/pdf.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const none = new Array<number>(81).fill(0);
const SOLUTION = solveNaively(CLASSIC)!;
/** Other digits and another order of bands make other puzzles of one. */
const varied = (grid: string, index: number): string => {
  const turned = grid.slice(27 * (index % 3)) + grid.slice(0, 27 * (index % 3));
  return turned.replace(/[1-9]/g, (digit) => String(((Number(digit) + index) % 9) + 1));
};
const puzzles = (count: number): Printed[] =>
  Array.from({ length: count }, (_, index) => {
    const givens = varied(CLASSIC, index);
    return {
      givens,
      values: givens,
      corner: none,
      centre: none,
      solution: varied(SOLUTION, index),
      level: "easy",
      er: 1.5,
    };
  });

const bookletOf = (printed: readonly Printed[], part: Partial<Booklet> = {}): Booklet => ({
  paper: "A4",
  title: "",
  solutions: "Solutions",
  puzzles: printed,
  names: printed.map((_, index) => `${index + 1}. Easy, difficulty 1.5`),
  links: printed.map(({ givens }) => linkOf("https://nonet.example/play/#print", givens)),
  ...part,
});

/** As the canvas would: a filled box of the right width. */
const box = (text: string): Raster => ({
  width: 8 * text.length,
  height: 8,
  bits: new Uint8Array(8 * text.length).fill(255),
  left: 0,
  bottom: -0.2,
  dot: 0.125,
  advance: text.length,
});
const facts = { title: "Two & three (½)", language: "en", made: new Date(0) };

describe("codoku", () => {
  test("is as SudokuPad writes it", () => {
    expect(codokuOf("800000000003600000070090200050007000000045700000100030001000068008500010090000400")).toBe(
      "we3u0RJWZvA45vVXf6S8ZLnO",
    );
  });
  test("says every puzzle, also one without givens", () => {
    for (const { givens } of puzzles(9))
      expect(givensOfLink(linkOf("https://nonet.example/?lang=en#print", givens))).toBe(givens);
    expect(givensOfLink(`#p=${codokuOf(".".repeat(81))}`)).toBe(".".repeat(81));
    expect(linkOf("https://nonet.example/a/?x=1#print", CLASSIC)).toMatch(
      /^https:\/\/nonet\.example\/a\/#p=[0-9A-Za-x]{24,45}$/,
    );
  });
});

describe.each(PAPERS)("%s", (paper) => {
  test.each(PER_PAGE)(
    "%i a page: every puzzle, solution, name and code is read back from where it stands",
    async (perPage) => {
      const printed = puzzles(11);
      const booklet = bookletOf(printed, { paper, title: "Evening puzzles" });
      const sheets = layOut(printed, { perPage, solutions: true, paper, title: booklet.title, codes: true });
      const { title, language, pages } = await readPdf(
        await pdfOf(
          sheets.map((sheet, page) => drawingOf(sheet, booklet, page + 1, sheets.length)),
          facts,
          box,
        ),
      );
      expect({ title, language }).toEqual({ title: facts.title, language: "en" });
      expect(pages).toHaveLength(sheets.length);
      pages.forEach((page, number) => {
        const { kind, places } = sheets[number]!;
        [page.width, page.height].forEach((length, side) => expect(length).toBeCloseTo(PAPER_SIZES[paper][side]!, 2));
        expect(page.texts[0]).toBe(kind === "puzzles" ? "Evening puzzles" : "Evening puzzles – Solutions");
        expect(page.texts.at(-1)).toBe(`${number + 1} / ${sheets.length}`);
        for (const place of places) {
          const { givens, solution } = printed[place.index]!;
          expect(gridAt(page, place)).toBe(kind === "puzzles" ? givens : solution);
          if (kind === "puzzles") expect(page.texts).toContain(booklet.names[place.index]);
        }
        expect(page.codes.map(givensOfLink)).toEqual(
          kind === "puzzles" ? places.map(({ index }) => printed[index]!.givens) : [],
        );
        // Read from the beginning to the end, each grid's digits come row by row.
        const digits = page.texts.filter((text) => /^[1-9]$/.test(text)).join("");
        expect(digits).toBe(
          places
            .map(({ index }) => printed[index]![kind === "puzzles" ? "givens" : "solution"].replaceAll(".", ""))
            .join(""),
        );
      });
    },
  );
});

test("a name in any script is the text that it looks like, and digits are text beside it", async () => {
  const printed = puzzles(300);
  const names = printed.map((_, index) => `${index + 1}. 简单，难度 1.5`);
  const booklet = bookletOf(printed, { title: "我的数独 😀", names, solutions: "答案" });
  const sheets = layOut(printed, { perPage: 9, solutions: true, paper: "A4", title: booklet.title });
  const { pages } = await readPdf(
    await pdfOf(
      sheets.map((sheet, page) => drawingOf(sheet, booklet, page + 1, sheets.length)),
      { ...facts, title: booklet.title, language: "zh-CN" },
      box,
    ),
  );
  expect(pages.flatMap(({ texts }) => texts.filter((text) => /难度/.test(text)))).toEqual(names);
  expect(new Set(pages.map(({ texts }) => texts[0]))).toEqual(new Set(["我的数独 😀", "我的数独 😀 – 答案"]));
  expect(gridAt(pages[0]!, sheets[0]!.places[8]!)).toBe(printed[8]!.givens);
});

test("letters that look alike but are others, brackets and quotes come out as they are", async () => {
  const title = "(\\Überraschung) – “50” € Œuvre";
  const printed = puzzles(1);
  const sheets = layOut(printed, { perPage: 1, solutions: false, paper: "A4", title });
  const { pages } = await readPdf(
    await pdfOf([drawingOf(sheets[0]!, bookletOf(printed, { title: title.normalize("NFD") }), 1, 1)], facts, () =>
      expect.fail("no drawing is needed"),
    ),
  );
  expect(pages[0]!.texts[0]).toBe(title);
});

test("candidates are small digits in their cells, entries large ones", async () => {
  const [{ givens, solution, ...rest }] = puzzles(1) as [Printed];
  const entered = Array.from(givens, (digit, cell) => (cell < 9 ? solution[cell] : digit)).join("");
  const corner = Array.from(entered, (digit) => (digit === "." ? 0b101000011 : 0));
  const printed: Printed = { ...rest, givens, solution, values: entered, corner };
  const sheets = layOut([printed], { perPage: 1, solutions: false, paper: "Letter" });
  const { pages } = await readPdf(await pdfOf([drawingOf(sheets[0]!, bookletOf([printed]), 1, 1)], facts, box));
  expect(gridAt(pages[0]!, sheets[0]!.places[0]!)).toBe(entered);
  expect(gridAt(pages[0]!, sheets[0]!.places[0]!, [0, 0.5])).toBe(
    Array.from(entered, (digit) => (digit === "." ? "1279" : ".")).join(""),
  );
});

test("a file's name has nothing that a system forbids", () => {
  expect(pdfName('A/B: "C"? 我的')).toBe("A B C 我的.pdf");
  expect(pdfName("..")).toBe("Sudoku.pdf");
});
