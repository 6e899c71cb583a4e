import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Step } from "../../../web/src/engine/index.js";
import { explain } from "../../../web/src/hint/words.js";
import { createLocalizer } from "../../../web/src/i18n/localizer.js";
import { bit } from "../../../web/src/sudoku/geometry.js";

const read = (name: string): string =>
  readFileSync(new URL(`../../../web/src/hint/texts/hints.${name}.ftl`, import.meta.url), "utf8");
const languages = { en: createLocalizer("en", read("en")), "zh-CN": createLocalizer("zh-CN", read("zh-CN")) };

const cell = (row: number, column: number): number => (row - 1) * 9 + column - 1;
const candidate = (row: number, column: number, digit: number): number => cell(row, column) * 9 + digit - 1;

function grid(...filled: [row: number, column: number, digit: number][]): string {
  const values = Array<string>(81).fill(".");
  for (const [row, column, digit] of filled) values[cell(row, column)] = String(digit);
  return values.join("");
}

function step(technique: Step["technique"], placement: number, houses: number[], ...causes: number[]): Step {
  const marks = [
    { role: "pattern", candidate: placement },
    ...causes.map((cause) => ({ role: "cause", candidate: cause })),
  ];
  return {
    technique,
    placements: [placement],
    eliminations: [],
    houses,
    marks,
    covers: [],
    digits: [],
    sets: [],
    nodes: [],
    links: [],
  } as unknown as Step;
}

/** Row 1 has four empty cells; the 1s in r2c5 and r3c8 see two of them, r1c1 only the player can have struck out. */
const values = grid([1, 3, 3], [1, 5, 5], [1, 6, 6], [1, 8, 8], [1, 9, 9], [2, 5, 1], [3, 8, 1]);
const hidden = step("hidden-single-line", candidate(1, 2, 1), [0], candidate(2, 5, 1), candidate(3, 8, 1));

describe("why a digit has only one place", () => {
  test("what no digit rules out is said to be struck out, by name", () => {
    expect(explain(languages.en, hidden, values, 0)).toBe(
      "Row 1 needs 1. The 1s in r2c5 and r3c8 rule it out in other cells, and it is struck out in r1c1. So r1c2 is 1.",
    );
    expect(explain(languages["zh-CN"], hidden, values, 0)).toBe(
      "第 1 行需要 1。r2c5和r3c8 的 1 排除了其他一些位置，r1c1 的候选数已经划掉。所以 r1c2 是 1。",
    );
  });

  test("nothing is said to be struck out where digits are reason enough", () => {
    const full = grid([1, 1, 2], [1, 3, 3], [1, 5, 5], [1, 6, 6], [1, 8, 8], [1, 9, 9], [2, 5, 1], [3, 8, 1]);
    expect(explain(languages.en, hidden, full, 0)).toBe(
      "Row 1 needs 1. The 1s in r2c5 and r3c8 rule it out everywhere but in r1c2. So r1c2 is 1.",
    );
  });

  test("three cells are listed as each language lists", () => {
    const more = step("hidden-single-line", candidate(1, 2, 1), [0]);
    const open = grid([1, 3, 3], [1, 5, 5], [1, 6, 6], [1, 8, 8], [1, 9, 9]);
    expect(explain(languages.en, more, open, 0)).toBe(
      "Row 1 needs 1. It is struck out in r1c1, r1c4, and r1c7. So r1c2 is 1.",
    );
    expect(explain(languages["zh-CN"], more, open, 0)).toBe(
      "第 1 行需要 1。r1c1、r1c4和r1c7 的候选数已经划掉。所以 r1c2 是 1。",
    );
  });
});

describe("why a cell can hold only one digit", () => {
  test("a cell that sees nothing is not said to see something", () => {
    const struck = [1, 2, 3, 4, 5, 6, 7, 8].reduce((mask, digit) => mask | bit(digit), 0);
    const naked = step("naked-single", candidate(1, 1, 9), []);
    expect(explain(languages.en, naked, grid(), struck)).toBe(
      "In r1c1, everything but 9 is struck out: 1, 2, 3, 4, 5, 6, 7, and 8. Only 9 is left, so r1c1 is 9.",
    );
    expect(explain(languages["zh-CN"], naked, grid(), struck)).toBe(
      "在 r1c1，除 9 外都已划掉：1、2、3、4、5、6、7和8。只剩 9，所以 r1c1 是 9。",
    );
  });

  test("digits that it sees and digits that were struck out are told apart", () => {
    const seen = [1, 2, 3, 4, 5, 6, 7].map((digit): [number, number, number] => [1, digit + 1, digit]);
    const naked = step("naked-single", candidate(1, 1, 9), [], ...seen.map((place) => candidate(...place)));
    expect(explain(languages.en, naked, grid(...seen), bit(8))).toBe(
      "r1c1 sees 1, 2, 3, 4, 5, 6, and 7; struck out there: 8. Only 9 is left, so r1c1 is 9.",
    );
    const all = grid(...seen, [1, 9, 8]);
    const plain = step(
      "naked-single",
      candidate(1, 1, 9),
      [],
      ...seen.map((place) => candidate(...place)),
      candidate(1, 9, 8),
    );
    expect(explain(languages.en, plain, all, 0)).toMatch(/^r1c1 sees 1, 2, 3, 4, 5, 6, 7, and 8\. Only 9 is left/);
  });
});
