/** The library's lists, figures, calendar and requests, without a page. */
import { describe, expect, test } from "vitest";
import { NotFoundError } from "../../../web/src/engine/errors.js";
import type { TechniqueInfo } from "../../../web/src/engine/index.js";
import { familiesOf, isRare } from "../../../web/src/hint/families.js";
import { monthAfter, nameOfMonth, weekdays, weeksOf } from "../../../web/src/library/calendar.js";
import { entryOf, filtered, listGames, progressOf } from "../../../web/src/library/games.js";
import { attemptsFor, makePractice } from "../../../web/src/library/practice.js";
import { SECTIONS, sectionAddress, sectionAt } from "../../../web/src/library/state.js";
import { byLevel, lastDays, medianOf, streakOf } from "../../../web/src/library/statistics.js";
import { coloursOf, digitsOf } from "../../../web/src/library/thumbnail.js";
import { isLater, monthOf } from "../../../web/src/shell/day.js";
import type { Result } from "../../../web/src/shell/results.js";
import { GameStore, type StoredGame } from "../../../web/src/shell/storage.js";
import { decodeGame, encodeRecord } from "../../../web/src/sudoku/codec.js";
import { toggleColour } from "../../../web/src/sudoku/colours.js";
import { newGame, place } from "../../../web/src/sudoku/game.js";
import { timeText } from "../../../web/src/sudoku/stopwatch.js";
import { FakeStorage } from "../support/fake-storage.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const solution = Array.from(solveNaively(CLASSIC)!, Number);
const givens = Array.from(CLASSIC, (digit) => Number(digit) || 0);
const open = givens.flatMap((digit, cell) => (digit ? [] : [cell]));

/** A game of CLASSIC with so many cells filled in. */
function game(id: string, filled: number, more: Partial<StoredGame> = {}): StoredGame {
  const played = place(
    newGame(givens),
    open.slice(0, filled).map((cell) => [cell, solution[cell]!] as const),
    [open[0]!],
  );
  return { id, level: "easy", record: encodeRecord(played), saved: 1000, ...more };
}

function setUp() {
  const local = new FakeStorage();
  const store = new GameStore(
    { local: () => local, session: () => new FakeStorage() },
    (record) => decodeGame(record) !== null,
  );
  return { local, store };
}

test("each section has its address; what names none is the first, or that of a technique", () => {
  expect(SECTIONS.map((section) => sectionAt(sectionAddress(section)))).toEqual(SECTIONS);
  expect(["", "#library", "#library/", "#library/nothing", "#library/gamesome"].map(sectionAt)).toEqual(
    new Array(5).fill("new"),
  );
  expect(["#library?technique=fish", "#library/practise?technique=fish"].map(sectionAt)).toEqual([
    "practise",
    "practise",
  ]);
  expect(sectionAt("#library/games?technique=fish")).toBe("games");
});

describe("the list of games", () => {
  test("says how far a game is, and that a full board is solved", () => {
    expect(progressOf(entryOf(game("a", 0))!)).toBe(0);
    expect(progressOf(entryOf(game("a", open.length - 1))!)).toBe(98);
    expect(entryOf({ ...game("a", 0), expected: 500 })).toMatchObject({ expected: 500 });
    expect(entryOf(game("a", open.length))).toMatchObject({ solved: true, filled: 51, toFill: 51 });
    const wrong = place(
      newGame(givens),
      open.map((cell) => [cell, 1] as const),
    );
    expect(entryOf({ ...game("a", 0), record: encodeRecord(wrong) })).toMatchObject({ solved: false, filled: 51 });
  });

  test("a board that is being set up is neither solved nor begun", () => {
    const full = place(
      newGame(new Array<number>(81).fill(0)),
      solution.map((digit, cell) => [cell, digit] as const),
    );
    expect(entryOf({ ...game("a", 0), record: encodeRecord(full) })).toMatchObject({ solved: false, toFill: 0 });
  });

  test("has every stored game, last played first; what cannot be read is set aside and harms none; memory fills the gaps", async () => {
    const { local, store } = setUp();
    store.save(game("old", 3, { saved: 10 }));
    store.save(game("solved", open.length, { saved: 30, title: "Mine", favourite: true }));
    local.entries.set("nonet:game:bad", "{");
    const { games, unreadable } = await listGames(store, [
      game("memory", 1, { saved: 20 }),
      game("old", 9, { saved: 99 }),
    ]);
    expect(games.map(({ id }) => id)).toEqual(["solved", "memory", "old"]);
    expect(games[2]!.filled).toBe(3);
    expect(unreadable).toBe(1);
    expect((await listGames(store, [])).unreadable).toBe(0);
    expect(filtered(games, "unfinished").map(({ id }) => id)).toEqual(["memory", "old"]);
    expect(filtered(games, "solved").map(({ id }) => id)).toEqual(["solved"]);
    expect(filtered(games, "favourites").map(({ title }) => title)).toEqual(["Mine"]);
  });

  test("a star or a title that changed is seen, though the game is the same", async () => {
    const { store } = setUp();
    store.save(game("a", 3));
    expect((await listGames(store, [])).games[0]).toMatchObject({ favourite: false, title: "" });
    store.mark("a", { favourite: true, title: "Tea" });
    expect((await listGames(store, [])).games[0]).toMatchObject({ favourite: true, title: "Tea" });
  });

  test("a picture has every digit in its place, givens told from entries", () => {
    const digits = digitsOf(entryOf(game("a", 1))!);
    expect(digits).toHaveLength(31);
    expect(digits.filter(({ given }) => !given)).toEqual([
      { x: 25, y: 5, digit: solution[2], given: false, coloured: false },
    ]);
  });

  test("a picture has the colours of cells, also of cells without a digit; several of them side by side", () => {
    const coloured = toggleColour(toggleColour(newGame(givens), [0, 2], 3), [2], 7);
    const entry = entryOf({ ...game("a", 0), record: encodeRecord(coloured) })!;
    expect(coloursOf(entry.colours)).toEqual([
      [3, "M0 0h10v10h-10zM20 0h5v10h-5z"],
      [7, "M25 0h5v10h-5z"],
    ]);
    expect(digitsOf(entry).filter((digit) => digit.coloured)).toHaveLength(1);
    expect(coloursOf(entryOf(game("a", 0))!.colours)).toEqual([]);
  });
});

const DAY = 86_400_000;
const result = (id: string, more: Partial<Result> = {}): Result => ({
  id,
  level: "easy",
  er: 1.5,
  seconds: 100,
  hints: 0,
  mistakes: 0,
  solved: 0,
  ...more,
});

describe("statistics", () => {
  test("by level: how many, the best, the median, and how many without hints; a game that was not timed has no time", () => {
    const all = [
      result("a", { seconds: 300, hints: 1 }),
      result("b", { seconds: 100 }),
      result("c", { seconds: 0 }),
      result("d", { seconds: 201 }),
      result("e", { seconds: 150 }),
      result("f", { level: "own", seconds: 0 }),
    ];
    expect(byLevel(all)).toEqual([
      { level: "easy", solved: 5, best: 100, median: 176, withoutHints: 4 },
      { level: "own", solved: 1, best: null, median: null, withoutHints: 1 },
    ]);
    expect(byLevel([])).toEqual([]);
    expect(medianOf([3])).toBe(3);
  });

  test.each([
    [[], "2026-03-01", { current: 0, longest: 0 }],
    [["2026-02-27", "2026-02-28", "2026-03-01"], "2026-03-01", { current: 3, longest: 3 }],
    [["2026-02-27", "2026-02-28", "2026-02-28"], "2026-03-01", { current: 2, longest: 2 }],
    [["2026-02-25", "2026-02-26", "2026-02-27"], "2026-03-01", { current: 0, longest: 3 }],
    [["2025-12-30", "2025-12-31", "2026-01-01", "2026-02-28"], "2026-03-01", { current: 1, longest: 3 }],
  ])("days %j, seen on %s, are runs of %j", (days, today, expected) => {
    expect(streakOf(days, today)).toEqual(expected);
  });

  test("the last days, today at the end", () => {
    const noon = new Date(2026, 2, 1, 12).getTime();
    const days = lastDays(
      [result("a", { solved: noon }), result("b", { solved: noon - 2 * DAY }), result("c", { solved: noon - 2 * DAY })],
      "2026-03-01",
      3,
    );
    expect(days).toEqual([
      { day: "2026-02-27", solved: 2 },
      { day: "2026-02-28", solved: 0 },
      { day: "2026-03-01", solved: 1 },
    ]);
  });

  test.each([
    [0, "0:00"],
    [65, "1:05"],
    [3725, "1:02:05"],
  ])("%d seconds are %s", (seconds, text) => {
    expect(timeText(seconds)).toBe(text);
  });
});

describe("the calendar", () => {
  test("has the days of a month under their weekdays", () => {
    const weeks = weeksOf("2026-02");
    expect(weeks[0]!.map((day) => day?.number ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(weeks).toHaveLength(5);
    expect(weeks.at(-1)!.map((day) => day?.day)).toEqual([
      "2026-02-23",
      "2026-02-24",
      "2026-02-25",
      "2026-02-26",
      "2026-02-27",
      "2026-02-28",
      undefined,
    ]);
    expect(weeksOf("2024-02").flat().filter(Boolean)).toHaveLength(29);
    expect(weekdays("en").map(({ long }) => long)).toEqual([
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday",
    ]);
  });

  test("goes on over the turn of the year", () => {
    expect(monthAfter("2026-12", 1)).toBe("2027-01");
    expect(monthAfter("2026-01", -1)).toBe("2025-12");
    expect(monthAfter("9999-12", 1)).toBe("10000-01");
    expect(monthAfter("10000-01", -1)).toBe("9999-12");
  });

  test("goes on behind the year 9999", () => {
    expect(monthOf("10000-02-29")).toBe("10000-02");
    expect(weeksOf("10000-02").flat().filter(Boolean).at(-1)!.day).toBe("10000-02-29");
    expect(weeksOf("10000-01")[0]!.map((day) => day?.number ?? 0)).toEqual([0, 0, 0, 0, 0, 1, 2]);
    expect(nameOfMonth("10000-02", "en")).toBe("February 10000");
    expect([
      isLater("10000-01-01", "9999-12-31"),
      isLater("9999-12-31", "10000-01-01"),
      isLater("10000-01-01", "10000-01-01"),
    ]).toEqual([true, false, false]);
    expect(streakOf(["9999-12-30", "9999-12-31", "10000-01-01"], "10000-01-01")).toEqual({ current: 3, longest: 3 });
    const turn = Date.UTC(10000, 0, 1, 12);
    expect(lastDays([result("a", { solved: turn })], "10000-01-01", 2)).toEqual([
      { day: "9999-12-31", solved: 0 },
      { day: "10000-01-01", solved: 1 },
    ]);
  });
});

const technique = (id: string, family: string): TechniqueInfo =>
  ({ id, family, title: id, level: "hard", score: 1, rating: 0, hodoku: "", use: "usual" }) as TechniqueInfo;

describe("practice", () => {
  test("a puzzle with the technique alone is sought first, then ones that need it less purely", async () => {
    const asked: unknown[] = [];
    const made = { cells: new Uint8Array(81) };
    const engine = {
      generate: (request: { need?: string | undefined } = {}) => {
        asked.push(request.need);
        if (request.need === "next") return Promise.resolve(made as never);
        return Promise.reject(new NotFoundError("none", made as never));
      },
    };
    const found = await makePractice(engine, technique("x-wing", "fish"), "whole", new AbortController().signal);
    expect(asked).toEqual(["alone", "enough", "next"]);
    expect(found).toEqual({ made, need: "next" });
  });

  test("nothing found is an answer, a fault is not", async () => {
    const none = { generate: () => Promise.reject(new NotFoundError("none", {} as never)) };
    expect(await makePractice(none, technique("x-wing", "fish"), "step", new AbortController().signal)).toBeNull();
    const broken = { generate: () => Promise.reject(new Error("broken")) };
    await expect(
      makePractice(broken, technique("x-wing", "fish"), "step", new AbortController().signal),
    ).rejects.toThrow("broken");
  });

  test("singles are never asked to be alone beside singles, and every attempt ends", () => {
    const attempts = [
      attemptsFor({ family: "singles" }, "whole"),
      attemptsFor({ family: "singles" }, "step"),
      attemptsFor({ family: "fish" }, "whole"),
    ];
    expect(attempts[0]!.map(({ need }) => need)).toEqual(["path"]);
    expect(attempts.flat().every(({ budget }) => budget > 0)).toBe(true);
  });

  test("techniques are found by words of their names in either language, and listed by family", () => {
    const all = [technique("x-wing", "fish"), technique("xy-wing", "wings"), technique("swordfish", "fish")];
    const names: Record<string, string> = { "x-wing": "X翼", "xy-wing": "XY翼", swordfish: "剑鱼" };
    const ids = (search: string): string[][] =>
      familiesOf(all, (id) => names[id]!, search).map((family) => family.techniques.map(({ id }) => id));
    expect(ids("")).toEqual([["x-wing", "swordfish"], ["xy-wing"]]);
    expect(ids(" XY ")).toEqual([["xy-wing"]]);
    expect(ids("wing x-")).toEqual([["x-wing"], ["xy-wing"]]);
    expect(ids("xwing")).toEqual([["x-wing"]]);
    expect(ids("剑鱼")).toEqual([["swordfish"]]);
    expect(ids("nothing")).toEqual([]);
    expect(isRare(technique("x-wing", "fish"))).toBe(false);
    expect(isRare(technique("mutant-leviathan", "fish"))).toBe(true);
  });
});
