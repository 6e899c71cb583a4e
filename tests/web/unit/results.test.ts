/** Results: each game counts once, and no state of the storage does harm. */
import { expect, test } from "vitest";
import { type Result, recordResult, results, streakOf } from "../../../web/src/shell/results.js";
import { GameStore } from "../../../web/src/shell/storage.js";
import { FakeStorage } from "../support/fake-storage.js";

const result = (id: string, more: Partial<Result> = {}): Result => ({
  id,
  level: "easy",
  er: 1.5,
  seconds: 90,
  hints: 0,
  mistakes: 0,
  solved: 5,
  ...more,
});

function setUp() {
  const local = new FakeStorage();
  const host = () => ({ store: new GameStore({ local: () => local, session: () => local }, () => true) });
  return { local, host };
}

test("results come back in order, also after a reload; a game that is solved again does not count again", () => {
  const { host } = setUp();
  const one = host();
  expect(recordResult(one, result("a"))).toBe(true);
  expect(recordResult(host(), result("b", { day: "2026-11-22", er: null, expected: 480 }))).toBe(true);
  expect(recordResult(one, result("a", { seconds: 1 }))).toBe(false);
  expect(results(host())).toEqual([result("a"), result("b", { day: "2026-11-22", er: null, expected: 480 })]);
});

test.each(["full", "blocked"] as const)("where the storage is %s, results last as long as the page", (fault) => {
  const { local, host } = setUp();
  const one = host();
  recordResult(one, result("a"));
  local[fault] = true;
  expect(recordResult(one, result("b"))).toBe(true);
  expect(recordResult(one, result("b"))).toBe(false);
  expect(results(one).map(({ id }) => id)).toContain("b");
  local[fault] = false;
  recordResult(one, result("c"));
  expect(results(host()).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("what cannot be read is left out, the rest stays", () => {
  const { local, host } = setUp();
  local.entries.set(
    "nonet:results",
    JSON.stringify([result("a"), null, 3, { id: "b" }, { ...result("c"), level: "gone", seconds: -4, er: "x" }]),
  );
  // Copies do not have what a result carries beside what is read of it.
  const shown = structuredClone(results(host()));
  expect(shown).toEqual([result("a"), result("c", { level: "own", seconds: 0, er: null })]);
  local.entries.set("nonet:results", "{");
  expect(results(host())).toEqual([]);
});

test("a streak is the daily puzzles of days in a row, over the ends of months", () => {
  const of = (...days: string[]) => days.map((day) => result(day, { day }));
  expect(streakOf(of("2026-02-27", "2026-02-28", "2026-03-01"), "2026-03-01")).toBe(3);
  expect(streakOf(of("2026-02-27", "2026-03-01"), "2026-03-01")).toBe(1);
  expect(streakOf(of("2026-02-28"), "2026-03-01")).toBe(0);
  expect(streakOf(of("9999-12-31", "10000-01-01", "10000-01-02"), "10000-01-02")).toBe(3);
});
