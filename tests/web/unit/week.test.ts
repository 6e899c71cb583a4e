/** The week of daily puzzles: what was solved, missed and begun, and how its times compare with the player's own. */
import { expect, test } from "vitest";
import { usualFor, weekOf } from "../../../web/src/result/week.js";
import { levelOfDay } from "../../../web/src/shell/day.js";
import type { Result } from "../../../web/src/shell/results.js";

const result = (id: string, more: Partial<Result> = {}): Result => ({
  id,
  level: "easy",
  er: 1.5,
  seconds: 300,
  hints: 0,
  mistakes: 0,
  solved: 5,
  ...more,
});
const today = "2026-03-02";

test("the last seven days, over the end of a month, each with its level and what came of it", () => {
  const results = [
    result("a", { day: "2026-03-02", seconds: 100 }),
    result("b", { day: "2026-02-27", seconds: 200 }),
    result("later", { day: "2026-02-27", seconds: 1 }),
    result("old", { day: "2026-02-23" }),
  ];
  const games = [{ day: "2026-03-01" }, { day: "2026-02-26", solved: true }];
  const week = weekOf({ results, games, factor: null }, today);
  expect(week.map(({ day, state, seconds }) => [day, state, seconds])).toEqual([
    ["2026-02-24", "missed", 0],
    ["2026-02-25", "missed", 0],
    ["2026-02-26", "done", 0],
    ["2026-02-27", "done", 200],
    ["2026-02-28", "missed", 0],
    ["2026-03-01", "begun", 0],
    ["2026-03-02", "done", 100],
  ]);
  expect(week.map(({ level }) => level)).toEqual(week.map(({ day }) => levelOfDay(day)));
});

test("today's puzzle is open, not missed", () => {
  expect(weekOf({ results: [], games: [], factor: null }, today).map(({ state }) => state)).toEqual([
    ...new Array(6).fill("missed"),
    "open",
  ]);
});

test("usual is what people need times the player's factor; without one of them the median of other games", () => {
  const own = result("own", { expected: 500 });
  const others = [result("1", { seconds: 100 }), result("2", { seconds: 400 }), result("3", { seconds: 200 })];
  expect(usualFor(own, [own, ...others], 0.8)).toBe(400);
  expect(usualFor(own, [own, ...others], null)).toBe(200);
  expect(usualFor(result("own"), [own, ...others], 0.8)).toBe(200);
  expect(usualFor(own, [own, ...others, result("4", { seconds: 301 })], null)).toBe(251);
});

test("nothing is usual with fewer than three other games of the level that were timed", () => {
  const own = result("own", { seconds: 999 });
  const others = [result("1"), result("2"), result("3", { seconds: 0 }), result("4", { level: "hard" })];
  expect(usualFor(own, [own, ...others], 0.8)).toBeNull();
  expect(usualFor(own, [own, ...others, result("5")], 0.8)).toBe(300);
});
