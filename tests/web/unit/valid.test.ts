/**
 * Kinds of stored values: of each, values that fit, and values that do not. Also dates, numbers and lists as text,
 * whatever they are.
 */
import { describe, expect, test } from "vitest";
import { dateText, languageText, listText, numberText } from "../../../web/src/i18n/formats.js";
import { monthAfter, nameOfMonth, weekdays, weeksOf } from "../../../web/src/library/calendar.js";
import { lastDays, streakOf } from "../../../web/src/library/statistics.js";
import { levelOfDay, nameOfDay } from "../../../web/src/shell/day.js";
import { streakOf as dailyStreak } from "../../../web/src/shell/results.js";
import * as valid from "../../../web/src/shell/valid.js";
import { timeText } from "../../../web/src/sudoku/stopwatch.js";
import { ODD } from "../support/odd-values.js";

const odd: unknown[] = [
  ...ODD.map((text) => JSON.parse(text) as unknown),
  NaN,
  undefined,
  -Infinity,
  Symbol.iterator,
  10n,
];

const KINDS: Record<string, { read: valid.Reader<unknown>; fits: unknown[]; not: unknown[] }> = {
  flag: { read: valid.flag, fits: [true, false], not: ["true", 1] },
  yes: { read: valid.yes, fits: [true], not: [false, 1] },
  count: { read: valid.count, fits: [0, 7, Number.MAX_SAFE_INTEGER], not: [-1, 2 ** 53, "7"] },
  ordinal: { read: valid.ordinal, fits: [1, 7], not: [0, 0.5] },
  seconds: { read: valid.seconds, fits: [0, 100_000_000], not: [-1, 1e10] },
  time: { read: valid.time, fits: [0, 1_795_000_000_000, 8.64e15], not: [-1, 8.64e15 + 1, 1e300] },
  day: {
    read: valid.day,
    fits: ["2026-11-22", "2024-02-29", "0001-01-01", "9999-12-31", "10000-01-01", "275760-09-12"],
    not: [
      "2026-02-29",
      "2026-2-1",
      "2026-13-01",
      "+275761-01-01",
      "275761-01-01",
      "010000-01-01",
      "2026-11-22 ",
      "20261122",
    ],
  },
  id: { read: valid.id, fits: ["a", "entry-1", "x".repeat(64)], not: ["", "a b", "../a", "x".repeat(65)] },
  technique: { read: valid.technique, fits: ["x-wing", "3d-medusa"], not: ["X-Wing", "", "x wing"] },
  puzzle: { read: valid.puzzle, fits: [".".repeat(81)], not: ["0".repeat(81), ".".repeat(80)] },
  rating: { read: valid.rating, fits: [0, 1.5, 12], not: [-1, 21] },
  oneOf: { read: valid.oneOf(["easy", "hard"]), fits: ["easy"], not: ["Easy", "own"] },
};

describe.each(Object.entries(KINDS))("%s", (_, { read, fits, not }) => {
  test.each(fits)("%j fits", (value) => expect(read(value, valid.untold)).toBe(value));
  test.each(not)("%j does not", (value) => expect(read(value, valid.untold)).toBeUndefined());
  test("whatever it is asked of, it answers", () => {
    for (const value of odd) expect(() => read(value, valid.untold)).not.toThrow();
  });
});

test("words are cut between letters, and that is told", () => {
  const left = new Set<string>();
  expect(valid.words(3)("abc", left)).toBe("abc");
  expect(left.size).toBe(0);
  expect(valid.words(3)("ab\u{1f600}cd", left)).toBe("ab\u{1f600}");
  expect(left.size).toBe(1);
});

test("of a record only its own fields are looked at, and those that do not fit are told by name", () => {
  const left = new Set<string>();
  const shape: valid.Shape<{ saved: number; day: string; toString: number }> = {
    saved: valid.time,
    day: valid.day,
    toString: valid.count,
  };
  expect(valid.fieldsOf(shape, { saved: 1e300, day: "2026-11-22", other: 3 }, left)).toEqual({ day: "2026-11-22" });
  expect([...left]).toEqual(["saved"]);
  for (const value of odd) expect(() => valid.fieldsOf(shape, value, left)).not.toThrow();
});

test("nothing that is written throws, whatever it is given", () => {
  for (const [index, one] of odd.entries()) {
    const [number, text, list] = [one as number, one as string, one as string[]];
    const word = typeof one === "string" ? one : `odd ${index}`;
    for (const language of ["en", "zh-CN", text]) {
      for (const write of [
        () => dateText(language, number, { dateStyle: "medium" }),
        () => numberText(language, number, { minimumFractionDigits: 1 }),
        () => listText(language, list, { type: "conjunction" }),
        () => languageText(language, text),
        () => nameOfDay(word, language),
        () => levelOfDay(word),
        () => nameOfMonth(word, language),
        () => weekdays(language),
        () => weeksOf(word).length,
        () => monthAfter(word, 1),
        () => timeText(number),
      ])
        expect(write, `${word.slice(0, 40)}: ${String(write)}`).not.toThrow();
    }
  }
}, 60_000);

test("a run of days through what is no day has an end", () => {
  expect(streakOf(["garbage", "2026-11-21", "2026-11-22", "275760-09-13"], "2026-11-22")).toEqual({
    current: 2,
    longest: 2,
  });
  expect(streakOf(["garbage"], "garbage")).toEqual({ current: 0, longest: 0 });
  const result = {
    id: "a",
    level: "easy" as const,
    er: null,
    seconds: 0,
    hints: 0,
    mistakes: 0,
    solved: 8.64e15,
    day: "garbage",
  };
  expect(dailyStreak([result], "garbage")).toBe(1);
  expect(lastDays([result], "2026-11-22", 3)).toHaveLength(3);
});
