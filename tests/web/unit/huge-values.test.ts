/**
 * Values without end, where they can come from: the storage, a backup, a link, a paste. None overflows a stack, none
 * takes longer than its length, and none harms what stands beside it. How long a test may last is what bounds them.
 */
import { expect, test } from "vitest";
import { isNewer } from "../../../web/src/board/version.js";
import { type Collection, keepOwnTimes } from "../../../web/src/collection/model.js";
import { streakOf } from "../../../web/src/library/statistics.js";
import { challengeIn } from "../../../web/src/shell/challenge.js";
import { dayOf } from "../../../web/src/shell/day.js";
import { decodeTimes, encodeTimes } from "../../../web/src/shell/progress.js";
import { type Result, timesOf } from "../../../web/src/shell/results.js";
import { decodeGame, encodeRecord, givensIn } from "../../../web/src/sudoku/codec.js";
import { parsePuzzle } from "../../../web/src/sudoku/parse.js";
import { CLASSIC } from "../support/sudoku.js";

const MANY = 10_000_000;
const zeros = CLASSIC.replaceAll(".", "0");
const record = (notes: string, rest = "~~n~~~"): string => `n2~${zeros}~${zeros}~${notes}${rest}`;

test.each<[string, string]>([
  ["notes that are empty", record(".".repeat(MANY))],
  ["notes of two digits each", record("0a".repeat(MANY))],
  ["notes with another sign at the end", record(`${".".repeat(MANY)}!`)],
  ["marked digits", `n2~${zeros}~${zeros}~~~n~~~${"000001".repeat(MANY / 10)}`],
  ["fields", "n2~".repeat(MANY)],
  ["givens", `n2~${"1".repeat(MANY)}~${zeros}~~~n~~~`],
  ["empty steps", record("", `~~n~~~~0~${"!".repeat(MANY)}`)],
  ["digits of a version", `n${"1".repeat(MANY)}`],
])("a record without end in its %s is refused", (_, text) => {
  expect(decodeGame(text)).toBeNull();
  expect(isNewer(text)).toBe(false);
  expect(() => givensIn(text)).not.toThrow();
});

test("the parts of a board are read up to the last cell, and no further", () => {
  const full = record(`${".".repeat(80)}0b`);
  expect(decodeGame(full)!.cells[80]!.notes).toBe(11);
  expect(decodeGame(record(`${".".repeat(81)}.`))).toBeNull();
  for (const damaged of ["0", ".0", "0A", "--", "e8", "0b0"]) expect(decodeGame(record(damaged))).toBeNull();
});

test("a long history is read whole", () => {
  const step = "010000" + "1" + "0";
  const text = record("", `~~n~~~~0~${Array(20_000).fill(step).join("!")}`).replace(/^(n2~)\d/, "$10");
  const game = decodeGame(text.replace(`~${zeros}~~`, `~0${zeros.slice(1)}~~`))!;
  expect(game.steps).toHaveLength(20_000);
  expect(decodeGame(encodeRecord(game))).toEqual(game);
});

test("the times of three million steps are none; those of any game that somebody played are", () => {
  expect(decodeTimes(`${"1.".repeat(3_000_000)}1`)).toEqual([]);
  expect(decodeTimes("1".repeat(MANY))).toEqual([]);
  const times = Array.from({ length: 100_000 }, (_, step) => 40 * step);
  expect(decodeTimes(encodeTimes(times))).toEqual(times);
});

test("the best time, the longest run of days and the times of a collection are found among any number", () => {
  const many = Array.from({ length: 150_000 }, (_, index) => index);
  const all = many.map((index) => ({ id: `g${index}`, level: "easy", seconds: index + 60 }) as Result);
  expect(timesOf(all, { id: "", level: "easy" }).best).toBe(60);
  // Every second day, so that each ends a run.
  const days = many.map((index) => dayOf(new Date(2 * index * 86_400_000 + 43_200_000)));
  expect(streakOf(days, days[0]!)).toEqual({ current: 1, longest: 1 });
  const collection = { givens: Uint8Array.from(zeros, Number), count: 1, own: new Float64Array(1) };
  const finished = many.map((index) => ({ givens: zeros, seconds: index + 60 }));
  expect(keepOwnTimes(collection as unknown as Collection, finished)).toBe(true);
  expect([...collection.own]).toEqual([60]);
});

test("a paste or a link without end is answered", () => {
  for (const sign of ["-", " ", "|", "0", "+-", "\n"])
    expect(parsePuzzle(`${sign.repeat(200_000)}x`)).toHaveProperty("problem");
  expect(challengeIn(`#p=${"1".repeat(MANY)}&vs=1.100.0`)).toHaveProperty("challenge");
  expect(challengeIn(`#p=1&vs=${"1".repeat(MANY)}`)).toEqual({ problem: "damaged" });
});
