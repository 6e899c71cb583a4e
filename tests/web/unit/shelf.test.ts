/** Ready puzzles: what is put there comes back, and no state of the storage does harm. */
import { expect, test } from "vitest";
import { SHELF_SIZE, Shelf } from "../../../web/src/page/shelf.js";
import { LEVELS } from "../../../web/src/shell/levels.js";
import { GameStore } from "../../../web/src/shell/storage.js";
import { FakeStorage } from "../support/fake-storage.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const KEY = "nonet:shelf";
const grade = { level: "easy", solved: true, er: 1.5, techniques: [{ id: "full-house", count: 3 }] } as const;
/** A puzzle that can be told from others: one of the givens is gone. */
const ready = (number: number) => {
  let given = 0;
  const puzzle = CLASSIC.replace(/[1-9]/g, (digit) => (++given === number ? "." : digit));
  return { puzzle, grade: { ...grade, techniques: [...grade.techniques] } };
};

function setUp() {
  const local = new FakeStorage();
  const shelf = (): Shelf => new Shelf(new GameStore({ local: () => local, session: () => local }, () => true));
  return { local, shelf };
}

test("what was put on the shelf is taken in order, once, also after a reload and from another tab", () => {
  const { shelf } = setUp();
  const [one, other] = [shelf(), shelf()];
  one.put("easy", ready(1));
  one.put("easy", ready(2));
  one.put("hard", ready(3));
  expect(other.take("easy")).toEqual(ready(1));
  expect(one.take("easy")).toEqual(ready(2));
  expect(one.take("easy")).toBeNull();
  expect(shelf().take("hard")).toEqual(ready(3));
});

test("it is filled evenly, the chosen level first, and then there is an end", () => {
  const { shelf } = setUp();
  const one = shelf();
  const order = [];
  for (let level = one.missing("medium"); level; level = one.missing("medium")) {
    order.push(level);
    one.put(level, ready(1));
  }
  expect(order).toHaveLength(SHELF_SIZE * LEVELS.length);
  expect(order[0]).toBe("medium");
  expect(new Set(order.slice(0, LEVELS.length))).toEqual(new Set(LEVELS));
  one.put("medium", ready(9));
  expect([one.take("medium"), one.take("medium"), one.take("medium"), one.take("medium")].at(-1)).toBeNull();
});

test("the puzzle of a day is for that day only", () => {
  const { shelf } = setUp();
  shelf().putDaily("2026-11-22", ready(1));
  expect(shelf().daily("2026-11-22")).toEqual(ready(1));
  expect(shelf().daily("2026-11-23")).toBeNull();
  expect(shelf().missing("easy")).toBe("easy");
});

test.each([
  "",
  "{",
  "null",
  "[]",
  "7",
  '{"levels":7}',
  '{"levels":{"easy":7,"hard":[null,{"puzzle":"x"}]},"daily":[]}',
  `{"levels":{"easy":[{"puzzle":"${CLASSIC}","grade":{"er":"1"}}]}}`,
])("what cannot be read is forgotten: %s", (text) => {
  const { local, shelf } = setUp();
  local.setItem(KEY, text);
  expect([shelf().take("easy"), shelf().take("hard"), shelf().daily("2026-11-22")]).toEqual([null, null, null]);
  shelf().put("easy", ready(1));
  expect(shelf().take("easy")).toEqual(ready(1));
});

const sixteen = CLASSIC.replace(
  /[1-9]/g,
  (() => {
    let kept = 0;
    return (digit: string) => (++kept > 16 ? "." : digit);
  })(),
);

test.each([
  ["a blank puzzle", { puzzle: ".".repeat(81) }],
  ["one of fewer givens than any puzzle has", { puzzle: sixteen }],
  ["one whose givens clash", { puzzle: CLASSIC.replace("53", "55") }],
  ["a full grid", { puzzle: solveNaively(CLASSIC)! }],
  ["one with other signs", { puzzle: CLASSIC.replace(".", "0") }],
  ["a rating that is no number of a puzzle", { grade: { ...grade, er: -1 } }],
  ["a rating without end", { grade: { ...grade, er: "endless" } }],
  ["a technique that was never used", { grade: { ...grade, techniques: [{ id: "full-house", count: -3 }] } }],
])("what is no puzzle to play is left out, and the next is taken: %s", (_, change) => {
  const { local, shelf } = setUp();
  const odd = { ...ready(1), ...change };
  const content = { levels: { easy: [odd, ready(2)] }, daily: { day: "2026-11-22", ...odd } };
  local.setItem(KEY, JSON.stringify(content).replaceAll('"endless"', "1e999"));
  expect(shelf().daily("2026-11-22")).toBeNull();
  expect(shelf().take("easy")).toEqual(ready(2));
  expect(shelf().take("easy")).toBeNull();
});

test.each(["full", "blocked"] as const)("in a %s storage it is kept in memory", (state) => {
  const { local, shelf } = setUp();
  local[state] = true;
  const one = shelf();
  one.put("easy", ready(1));
  one.putDaily("2026-11-22", ready(2));
  expect(one.daily("2026-11-22")).toEqual(ready(2));
  expect(one.take("easy")).toEqual(ready(1));
  expect(one.take("easy")).toBeNull();
});

test("a full storage that still holds puzzles gives each of them once", () => {
  const { local, shelf } = setUp();
  const one = shelf();
  one.put("easy", ready(1));
  local.full = true;
  expect(one.take("easy")).toEqual(ready(1));
  expect(one.take("easy")).toBeNull();
});
