import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Step } from "../../../web/src/engine/index.js";
import { explain } from "../../../web/src/hint/words.js";
import { createLocalizer, type Localizer } from "../../../web/src/i18n/localizer.js";
import { cellNames } from "../../../web/src/shell/cell-names.js";
import { GAME_LEVELS } from "../../../web/src/shell/levels.js";
import { bit } from "../../../web/src/sudoku/geometry.js";
import { clashIn, clashText } from "../../../web/src/sudoku/labels.js";

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
      "第1行需要1。r2c5和r3c8的1排除了其他一些位置，r1c1的候选数已经划掉。所以r1c2是1。",
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
      "第1行需要1。r1c1、r1c4和r1c7的候选数已经划掉。所以r1c2是1。",
    );
  });
});

describe("at the first two levels", () => {
  const page = (tag: string): Localizer<"cell-in-words"> =>
    createLocalizer(
      tag,
      readFileSync(new URL(`../../../web/src/shell/texts/page.${tag}.ftl`, import.meta.url), "utf8"),
    );

  test("cells are named in words, and from the third on as forums name them", () => {
    for (const level of GAME_LEVELS)
      expect(cellNames(page("en"), level)(cell(3, 5)), level).toBe(
        ["beginner", "easy"].includes(level) ? "row 3, column 5" : "r3c5",
      );
    expect(cellNames(page("zh-CN"), "easy")(cell(3, 5))).toBe("第3行第5列");
  });

  test("single after single says so, and a list of several has no commas within its cells", () => {
    const say = (tag: "en" | "zh-CN", one: Step, on: string, struck = 0): string =>
      explain(languages[tag], one, on, struck, null, cellNames(page(tag), "beginner"));
    expect(say("en", hidden, values)).toBe(
      "Row 1 needs 1. The 1s in row 2, column 5 and row 3, column 8 rule it out in other cells, and it is struck out in row 1, column 1. So row 1, column 2 is 1.",
    );
    expect(say("zh-CN", hidden, values)).toBe(
      "第1行需要1。第2行第5列和第3行第8列的1排除了其他一些位置，第1行第1列的候选数已经划掉。所以第1行第2列是1。",
    );
    const open = grid([1, 3, 3], [1, 5, 5], [1, 6, 6], [1, 8, 8], [1, 9, 9]);
    expect(say("en", step("hidden-single-line", candidate(1, 2, 1), [0]), open)).toBe(
      "Row 1 needs 1. It is struck out in row 1 column 1, row 1 column 4, and row 1 column 7. So row 1, column 2 is 1.",
    );
    expect(say("en", step("full-house", candidate(1, 2, 1), [0]), open)).toBe(
      "Row 1 lacks only 1, and its only empty cell is row 1, column 2. So row 1, column 2 is 1.",
    );
    expect(say("zh-CN", step("naked-single", candidate(1, 1, 9), []), grid(), bit(8))).toBe(
      "在第1行第1列，除9外都已划掉：8。只剩9，所以第1行第1列是9。",
    );
  });

  test("of a clash, too", () => {
    const t = page("en") as unknown as Localizer<"clash">;
    const clash = clashIn(grid([1, 1, 5], [1, 4, 5]))!;
    expect(clashText(t, clash, cellNames(page("en"), "easy"))).toBe(
      "5 appears twice in row 1, at row 1, column 1 and row 1, column 4.",
    );
    expect(clashText(t, clash)).toBe("5 appears twice in row 1, at r1c1 and r1c4.");
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
      "在r1c1，除9外都已划掉：1、2、3、4、5、6、7和8。只剩9，所以r1c1是9。",
    );
  });

  test("digits that it sees and digits that were struck out are told apart", () => {
    const seen = [1, 2, 3, 4, 5, 6, 7].map((digit): [number, number, number] => [1, digit + 1, digit]);
    const naked = step("naked-single", candidate(1, 1, 9), [], ...seen.map((place) => candidate(...place)));
    expect(explain(languages.en, naked, grid(...seen), bit(8))).toBe(
      "The row, column and box of r1c1 have 1, 2, 3, 4, 5, 6, and 7; struck out there: 8. Only 9 is left, so r1c1 is 9.",
    );
    const all = grid(...seen, [1, 9, 8]);
    const plain = step(
      "naked-single",
      candidate(1, 1, 9),
      [],
      ...seen.map((place) => candidate(...place)),
      candidate(1, 9, 8),
    );
    expect(explain(languages.en, plain, all, 0)).toMatch(
      /^The row, column and box of r1c1 have 1, 2, 3, 4, 5, 6, 7, and 8\. Only 9 is left/,
    );
  });
});
