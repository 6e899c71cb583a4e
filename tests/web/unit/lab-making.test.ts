/** Full grids in the lab: how one is filled, in words, and what tests of the methods show. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createLocalizer, type Localizer } from "../../../web/src/i18n/localizer.js";
import type { MessageId } from "../../../web/src/i18n/messages.js";
import type { GridMethodId, GridTestReport } from "../../../web/src/lab/engine.js";
import { fillingAt, fillingEvent, tellFilling } from "../../../web/src/lab/model/filling.js";
import { numbersOf } from "../../../web/src/lab/model/format.js";
import {
  chance,
  idleTests,
  type MethodTest,
  shellWord,
  testSentences,
} from "../../../web/src/lab/model/method-tests.js";

const texts = (language: string): Localizer<MessageId> =>
  createLocalizer(
    language,
    readFileSync(new URL(`../../../web/src/lab/texts/lab.${language}.ftl`, import.meta.url), "utf8"),
  );
const en = texts("en");
const zh = texts("zh-CN");
const number = numbersOf("en");

/** Steps as `r1c1=5`, or `r1c1=0` to take back. */
const steps = (...words: string[]): Uint16Array =>
  Uint16Array.from(words, (word) => {
    const [, row, column, digit] = /r(\d)c(\d)=(\d)/.exec(word)!.map(Number);
    return ((row! - 1) * 9 + column! - 1) * 16 + digit!;
  });

describe("a grid being filled", () => {
  const some = steps("r1c1=5", "r1c2=6", "r1c2=0", "r1c2=7", "r9c9=1");

  test("shows the digits that stand after each step", () => {
    const row = (count: number): string => fillingAt(some, count).values.subarray(0, 3).join("");
    expect([0, 1, 2, 3, 4].map(row)).toEqual(["000", "500", "560", "500", "570"]);
    expect(fillingAt(some, 2).origins.slice(0, 3)).toEqual(["placed", "placed", ""]);
  });

  test("marks what was placed or taken back, and the end", () => {
    expect([0, 1, 3, 5].map((count) => fillingEvent(some, count))).toEqual([
      null,
      { kind: "place", cell: 0, digit: 5, depth: 0 },
      { kind: "retract", cell: 1, digit: 6, depth: 0 },
      { kind: "solution", cell: 0, digit: 0, depth: 0 },
    ]);
  });

  const told = (method: GridMethodId, count: number, of = some): string => tellFilling(en, method, of, count);

  test("says what was taken back, in which cell, and how often in all", () => {
    expect(told("backtrack", 3)).toBe("Back: 6 in r1c2 did not work out, so it is taken back.");
    expect(told("backtrack", 5)).toBe("The grid is full. 1 digit was taken back on the way.");
    expect(told("transform", 1, some.subarray(0, 1))).toBe("The grid is full. Nothing had to be taken back.");
  });

  test("counts the candidates that the digits on the board leave", () => {
    expect(told("backtrack", 1)).toBe(
      "r1c1 is a cell with the fewest candidates, 9. It gets one of them at random: 5.",
    );
    expect(told("backtrack", 2)).toContain("fewest candidates, 8.");
    const last = steps(
      "r1c1=1",
      "r1c2=2",
      "r1c3=3",
      "r1c4=4",
      "r1c5=5",
      "r1c6=6",
      "r2c7=7",
      "r2c8=8",
      "r1c9=9",
      "r9c1=9",
    );
    expect(told("backtrack", 9, last)).toBe("r1c9 has only one candidate, 9.");
  });

  test("tells boxes at random from what follows", () => {
    expect(told("diagonal", 1)).toBe("5 in r1c1: box 1 gets the nine digits in a random order.");
    expect(told("diagonal", 2, steps("r1c1=5", "r1c4=6", "r1c5=7"))).toContain("fewest candidates, 8.");
  });

  test("says from where in the centre box a digit was moved", () => {
    const centre = steps("r4c4=1", "r5c4=2", "r4c1=2", "r1c4=2", "r1c1=1", "r9c9=9");
    expect([1, 3, 4, 5].map((count) => told("transform", count, centre))).toEqual([
      "1 in r4c4: box 5 gets the nine digits in a random order.",
      "2 in r4c1 comes from r5c4, with the rows of the centre box moved on.",
      "2 in r1c4 comes from r5c4, with the columns of the centre box moved on.",
      "1 in r1c1 comes from r4c4, with the rows and columns of the centre box moved on.",
    ]);
  });

  test("counts the free places of a digit in its box", () => {
    const ones = steps(
      "r1c1=1",
      "r2c4=1",
      "r3c7=1",
      "r4c2=1",
      "r5c5=1",
      "r6c8=1",
      "r7c3=1",
      "r8c6=1",
      "r9c9=1",
      "r1c2=2",
    );
    expect([1, 2, 9].map((count) => told("digit-by-box", count, ones))).toEqual([
      "1 in box 1: r1c1, one of 9 free places.",
      "1 in box 2: r2c4, one of 6 free places.",
      "1 in box 9: r9c9, the only free place.",
    ]);
  });

  test("is told in Chinese too", () => {
    expect(tellFilling(zh, "uniform", some, 1)).toBe("r1c1 填 5：抽到的终盘的第 1 大行。");
  });
});

describe("tests of the methods", () => {
  const report = (bands: number, stacks: number): GridTestReport => ({
    grids: 10_000,
    seconds: 1,
    bands: { chiSquare: 1, degrees: 43, p: bands },
    stacks: { chiSquare: 1, degrees: 43, p: stacks },
  });
  const tests = (...chances: [number, number][]): MethodTest[] =>
    idleTests().map((test, index) => ({
      ...test,
      state: "done",
      speed: 1000 * (index + 1),
      report: report(...chances[index]!),
    }));
  const usual = tests([0.2, 1e-9], [0, 0], [1e-5, 0.5], [0.01, 0.4], [0.6, 0.9]);

  test("name those that are not uniform, those where nothing is seen, and the fastest", () => {
    expect(testSentences(en, number, usual)).toEqual([
      "Not uniform: backtrack, transform, and diagonal. So small a p comes by accident in less than one of a thousand tests.",
      "No bias seen in 10,000 grids each: digit-by-box and uniform.",
      "uniform is the fastest here; backtrack takes 5 times as long.",
    ]);
    expect(testSentences(zh, numbersOf("zh-CN"), usual)[0]).toMatch(/^不均匀的有：backtrack、transform和diagonal。/);
  });

  test("say nothing before all are through", () => {
    expect(testSentences(en, number, usual.with(4, idleTests()[4]!))).toEqual([]);
  });

  test("leave out what there is none of", () => {
    expect(testSentences(en, number, tests([1, 1], [1, 1], [1, 1], [1, 1], [1, 1])).join(" ")).not.toContain(
      "Not uniform",
    );
    expect(testSentences(en, number, tests([0, 0], [0, 0], [0, 0], [0, 0], [0, 0])).join(" ")).not.toContain("No bias");
  });

  test.each([
    [1, "1"],
    [0.6543, "0.65"],
    [0.001, "0.001"],
    [0.00099, "9.9 × 10⁻⁴"],
    [2.19e-172, "2.2 × 10⁻¹⁷²"],
    [0, "< 10⁻³⁰⁰"],
  ])("write the chance %d as %s", (p, text) => {
    expect(chance(number, p)).toBe(text);
  });

  test("write numbers in the reader's language", () => {
    expect(chance(numbersOf("de"), 2.19e-17)).toBe("2,2 × 10⁻¹⁷");
  });
});

test.each([
  ["abc-12", "abc-12"],
  ["two words", "'two words'"],
  ["it's; $x", "'it'\\''s; $x'"],
  ["数独", "'数独'"],
])("the seed %s is one word of a command line", (seed, word) => {
  expect(shellWord(seed)).toBe(word);
});
