import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Message, NamedThing, Step } from "../../../web/src/engine/index.js";
import { explain } from "../../../web/src/hint/telling.js";
import { createLocalizer, type Localizer } from "../../../web/src/i18n/localizer.js";
import { cellNames } from "../../../web/src/shell/cell-names.js";
import { GAME_LEVELS } from "../../../web/src/shell/levels.js";
import { clashIn, clashText } from "../../../web/src/sudoku/labels.js";

const read = (name: string): string =>
  readFileSync(new URL(`../../../web/src/hint/texts/hints.${name}.ftl`, import.meta.url), "utf8");
const languages = { en: createLocalizer("en", read("en")), "zh-CN": createLocalizer("zh-CN", read("zh-CN")) };

const cell = (row: number, column: number): number => (row - 1) * 9 + column - 1;

function grid(...filled: [row: number, column: number, digit: number][]): string {
  const values = Array<string>(81).fill(".");
  for (const [row, column, digit] of filled) values[cell(row, column)] = String(digit);
  return values.join("");
}

/** A single as the core plans its explanation; what it names is in the plan. */
const single = (technique: Step["technique"], { id, named }: Message): Step =>
  ({
    technique,
    explanation: { lines: [{ id, named, links: [], nodes: [], branch: -1, depth: 0 }] },
  }) as unknown as Step;

const cells = (...all: number[]): NamedThing => ({ cells: all, join: "and" });
const digits = (...all: number[]): NamedThing => ({ digits: all, join: "and" });

/** Row 1 has four empty cells; the 1s in r2c5 and r3c8 see two of them, r1c1 only the player can have struck out. */
const place = { kind: "row", number: 1, cell: cells(cell(1, 2)), digit: 1 };
const hidden = single("hidden-single-line", {
  id: "why-hidden-single",
  named: { ...place, causes: 2, cells: cells(cell(2, 5), cell(3, 8)), removed: 1, struck: cells(cell(1, 1)) },
});
const struckAlone = single("hidden-single-line", {
  id: "why-hidden-single",
  named: { ...place, causes: 0, cells: cells(), removed: 3, struck: cells(cell(1, 1), cell(1, 4), cell(1, 7)) },
});

describe("why a digit has only one place", () => {
  test("what no digit rules out is said to be struck out, by name", () => {
    expect(explain(languages.en, hidden)).toBe(
      "Row 1 needs 1. The 1s in r2c5 and r3c8 rule it out in other cells, and it is struck out in r1c1. So r1c2 is 1.",
    );
    expect(explain(languages["zh-CN"], hidden)).toBe(
      "第1行需要1。r2c5和r3c8的1排除了其他一些位置，r1c1的候选数已经划掉。所以r1c2是1。",
    );
  });

  test("three cells are listed as each language lists", () => {
    expect(explain(languages.en, struckAlone)).toBe(
      "Row 1 needs 1. It is struck out in r1c1, r1c4, and r1c7. So r1c2 is 1.",
    );
    expect(explain(languages["zh-CN"], struckAlone)).toBe(
      "第1行需要1。r1c1、r1c4和r1c7的候选数已经划掉。所以r1c2是1。",
    );
  });
});

describe("at the first two levels", () => {
  const page = (tag: string): Localizer<"cell-in-words"> =>
    createLocalizer(
      tag,
      readFileSync(new URL(`../../../web/src/shell/texts/shell.${tag}.ftl`, import.meta.url), "utf8"),
    );

  test("cells are named in words, and from the third on as forums name them", () => {
    for (const level of GAME_LEVELS)
      expect(cellNames(page("en"), level)(cell(3, 5)), level).toBe(
        ["beginner", "easy"].includes(level) ? "row 3, column 5" : "r3c5",
      );
    expect(cellNames(page("zh-CN"), "easy")(cell(3, 5))).toBe("第3行第5列");
  });

  test("single after single says so, and a list of several has no commas within its cells", () => {
    const say = (tag: "en" | "zh-CN", one: Step): string =>
      explain(languages[tag], one, null, cellNames(page(tag), "beginner"));
    expect(say("en", hidden)).toBe(
      "Row 1 needs 1. The 1s in row 2, column 5 and row 3, column 8 rule it out in other cells, and it is struck out in row 1, column 1. So row 1, column 2 is 1.",
    );
    expect(say("zh-CN", hidden)).toBe(
      "第1行需要1。第2行第5列和第3行第8列的1排除了其他一些位置，第1行第1列的候选数已经划掉。所以第1行第2列是1。",
    );
    expect(say("en", struckAlone)).toBe(
      "Row 1 needs 1. It is struck out in row 1 column 1, row 1 column 4, and row 1 column 7. So row 1, column 2 is 1.",
    );
    expect(say("en", single("full-house", { id: "why-full-house", named: place }))).toBe(
      "Row 1 lacks only 1, and its only empty cell is row 1, column 2. So row 1, column 2 is 1.",
    );
    const naked = { cell: cells(0), digit: 9, seen: 0, digits: digits(), removed: 1, struck: digits(8) };
    expect(say("zh-CN", single("naked-single", { id: "why-naked-single", named: naked }))).toBe(
      "在第1行第1列，除9外都已划掉：8。只剩9，所以第1行第1列是9。",
    );
  });

  test("all others name cells as forums do", () => {
    const line = { id: "why-wing-pivot", named: { cells: cells(cell(2, 3)), digits: digits(1, 2) } };
    expect(explain(languages.en, single("xy-wing", line), null, cellNames(page("en"), "beginner"))).toBe(
      "r2c3 is 1 and 2.",
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
