/** Contents of each sheet of paper. */
import { describe, expect, test } from "vitest";
import {
  layOut,
  MARGIN,
  MOST,
  PAPER_SIZES,
  PAPERS,
  PER_PAGE,
  type Place,
  readCount,
  titleHeight,
} from "../../../web/src/print/model.js";

const puzzles = (count: number, without: readonly number[] = []): { solution: string }[] =>
  Array.from({ length: count }, (_, index) => ({ solution: without.includes(index) ? "" : "1".repeat(81) }));

/** The numbers of the puzzles on each sheet. */
const numbers = (sheets: readonly { places: readonly Place[] }[]): number[][] =>
  sheets.map(({ places }) => places.map(({ index }) => index + 1));

describe("sheets", () => {
  test("five puzzles, four a page: two sheets, and the solutions on a third", () => {
    const sheets = layOut(puzzles(5), { perPage: 4, solutions: true, paper: "A4" });
    expect(sheets.map(({ kind }) => kind)).toEqual(["puzzles", "puzzles", "solutions"]);
    expect(numbers(sheets)).toEqual([[1, 2, 3, 4], [5], [1, 2, 3, 4, 5]]);
  });

  test.each(PER_PAGE)("%i a page: every puzzle is there once, in order, and no page is empty", (perPage) => {
    for (const count of [1, perPage, perPage + 1, MOST]) {
      const sheets = layOut(puzzles(count), { perPage, solutions: false, paper: "Letter" });
      expect(sheets).toHaveLength(Math.ceil(count / perPage));
      expect(numbers(sheets).flat()).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    }
  });

  test("solutions are on pages of their own, and a puzzle without one is left out there", () => {
    const sheets = layOut(puzzles(50, [2]), { perPage: 9, solutions: true, paper: "A4" });
    expect(sheets.map(({ kind }) => kind).join()).toMatch(/^(puzzles,){6}(solutions,?){3}$/);
    expect(numbers(sheets.slice(6)).flat()).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1).filter((number) => number !== 3),
    );
    expect(layOut(puzzles(1, [0]), { perPage: 1, solutions: true, paper: "A4" })).toHaveLength(1);
    expect(layOut([], { perPage: 1, solutions: true, paper: "A4" })).toEqual([]);
  });

  test.each(PAPERS)("on %s everything lies within the margins, and nothing over another", (paper) => {
    const [width, height] = PAPER_SIZES[paper];
    for (const [perPage, title, codes] of PER_PAGE.flatMap(
      (some) =>
        [
          [some, "", false],
          [some, "A title", false],
          [some, "", true],
          [some, "A title", true],
        ] as const,
    )) {
      for (const { kind, places } of layOut(puzzles(50), { perPage, solutions: true, paper, title, codes })) {
        for (const one of places) {
          expect(one.code !== null).toBe(codes && kind === "puzzles");
          if (one.code) {
            const { x, y, size } = one.code;
            // A module of the longest link's code is 0.35 mm wide, four of them are the code's quiet zone, and that
            // is on the paper.
            expect(size / 45).toBeGreaterThanOrEqual(0.35);
            expect(Math.min(x, y)).toBeGreaterThanOrEqual(MARGIN);
            expect(x + size).toBeLessThanOrEqual(width - MARGIN + 1e-9);
            const zone = (4 * size) / 45;
            expect(y + size + zone <= one.y || one.x + one.size + zone <= x, `${perPage} a page: code and grid`).toBe(
              true,
            );
            expect(one.room).toBeGreaterThan(30);
          }
          const top = one.y - 1.4 * titleHeight(one.size);
          expect(Math.min(one.x, top)).toBeGreaterThanOrEqual(MARGIN);
          expect(one.x + one.size).toBeLessThanOrEqual(width - MARGIN + 1e-9); // what sums of fractions add
          // The page's number stands on the lower margin.
          expect(one.y + one.size).toBeLessThanOrEqual(height - MARGIN - 4);
          // The digits of the smallest can be read: two thirds of a cell are at least 8 points.
          expect((one.size / 9) * 0.68).toBeGreaterThan(8 * 0.3528);
          for (const other of places) {
            if (other.index <= one.index) continue;
            const apart = other.x >= one.x + one.size || other.y - 1.4 * titleHeight(other.size) >= one.y + one.size;
            expect(apart, `${perPage} a page: ${one.index} and ${other.index}`).toBe(true);
          }
        }
      }
    }
  });
});

test.each([
  ["5", { count: 5, clamped: false }],
  [" ５ ", { count: 5, clamped: false }],
  ["0", { count: 1, clamped: true }],
  ["-3", { count: 1, clamped: true }],
  ["501", { count: 500, clamped: true }],
  ["1e9", { count: 500, clamped: true }],
  ["2.6", { count: 3, clamped: true }],
  ["", { count: 8, clamped: true }],
  ["many", { count: 8, clamped: true }],
])("of eight puzzles, %j makes %j", (text, expected) => {
  expect(readCount(text, 8)).toEqual(expected);
});
