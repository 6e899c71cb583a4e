/** A collection: what is shown in which order, results as columns, and the files that are made of it. */
import { expect, test } from "vitest";
import { readEr } from "../../../web/src/collection/actions.js";
import { collect, csvParts, fileName, lineParts } from "../../../web/src/collection/files.js";
import {
  arrange,
  type Collection,
  cellsOf,
  digitsOf,
  type Filter,
  isMinimal,
  keepOwnTimes,
  keepResults,
  levelOf,
  minutesOf,
  NO_FILTER,
  newCollection,
  outcomeOf,
  pendingOf,
  ratingEndOf,
  type Sort,
  type Task,
} from "../../../web/src/collection/model.js";
import { emptyColumns } from "../../../web/src/engine/batch.js";
import type { BatchColumns, Progress, ReadResult } from "../../../web/src/engine/index.js";
import { csvField } from "../../../web/src/shell/save-file.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

const cells = (text: string): Uint8Array => Uint8Array.from(text, (digit) => Number(digit) || 0);
const own = (index: number, title: string): Progress & { index: number } => {
  const none = new Uint16Array();
  return {
    index,
    givens: cells(CLASSIC),
    values: cells(CLASSIC),
    candidates: none,
    corner: none,
    centre: none,
    colours: none,
    solution: new Uint8Array(),
    details: { title },
  };
};
const read = (puzzles: readonly string[], progress: ReadResult["progress"] = []): ReadResult => ({
  error: "",
  offset: 0,
  line: 0,
  column: 0,
  detail: "",
  found: 0,
  wanted: 0,
  row: 0,
  format: "sdm",
  count: puzzles.length,
  givens: cells(puzzles.join("")),
  progress,
  warnings: [],
  faults: [],
  faultCount: 0,
});

const EMPTYISH = `7${".".repeat(79)}9`;
const BROKEN = `55${".".repeat(79)}`;
/** CLASSIC, INKALA, one of many solutions, one of none, and CLASSIC again, with a title. */
const five = (): Collection =>
  newCollection("five.sdm", read([CLASSIC, INKALA, EMPTYISH, BROKEN, CLASSIC], [own(4, 'A "fine", old one')]));
const all = Uint32Array.of(0, 1, 2, 3, 4);
const OUTCOME = [1, 1, 2, 0, 1];

type Found = Omit<BatchColumns, "cells">;

function found(task: Task, of: Uint32Array, change: (columns: Found, index: number, at: number) => void): Found {
  const columns = emptyColumns(task, of.length);
  of.forEach((index, at) => {
    columns.outcomes[at] = OUTCOME[index]!;
    if (OUTCOME[index] === 1) change(columns, index, at);
  });
  return columns;
}

function graded(): Collection {
  const collection = five();
  keepResults(
    collection,
    "grade",
    all,
    found("grade", all, (columns, index, at) => {
      columns.levels[at] = index === 1 ? 7 : 2;
      columns.techniques[at] = index === 1 ? 2 : 1;
      columns.ratings.set(index === 1 ? [105, 100, 66] : [12, 12, index ? 10 : 12], 3 * at);
      columns.times[at] = index === 1 ? 170 : 41;
      columns.ends[at] = 0;
    }),
  );
  return collection;
}

const shown = (
  collection: Collection,
  filter: Partial<Filter> = {},
  sort: Sort = { column: "number", descending: false },
): number[] => [...arrange(collection, { ...NO_FILTER, ...filter }, sort)];

test("the player's best time stands beside the puzzles that they finished, to sort by, and in the file", () => {
  const collection = graded();
  const zeros = CLASSIC.replaceAll(".", "0");
  const other = `${zeros.slice(0, 80)}0`;
  const finished = [
    { givens: zeros, seconds: 500 },
    { givens: zeros, seconds: 452 },
    { givens: other, seconds: 11 },
  ];
  expect(keepOwnTimes(collection, [])).toBe(false);
  expect(keepOwnTimes(collection, finished)).toBe(true);
  expect(Array.from(collection.own)).toEqual([452, 0, 0, 0, 452]);
  expect(keepOwnTimes(collection, finished)).toBe(false);
  expect(keepOwnTimes(collection, [...finished, { givens: INKALA.replaceAll(".", "0"), seconds: 3000 }])).toBe(true);
  expect(shown(collection, {}, { column: "own", descending: true })).toEqual([1, 0, 4, 2, 3]);
  expect(shown(collection, {}, { column: "own", descending: false })).toEqual([0, 4, 1, 2, 3]);
  const lines = [...csvParts(collection, all, [])]
    .join("")
    .split("\r\n")
    .map((line) => line.split(","));
  const column = lines[0]!.indexOf("own_seconds");
  expect(lines.slice(1, 5).map((line) => line[column])).toEqual(["452", "3000", "", ""]);
  expect([...csvParts(graded(), all, [])].join("")).not.toContain("own_seconds");
});

test("puzzles are filtered and sorted by the average time; what is not known comes last, and passes no filter", () => {
  const collection = graded();
  expect([0, 1, 2].map((index) => minutesOf(collection, index))).toEqual([7, 28, 0]);
  expect(shown(collection, { shortest: 6, longest: 8 })).toEqual([0, 4]);
  expect(shown(collection, { shortest: 8 })).toEqual([1]);
  expect(shown(collection, { longest: 60 })).toEqual([0, 1, 4]);
  expect(shown(collection, {}, { column: "time", descending: true })).toEqual([1, 0, 4, 2, 3]);
  expect(shown(collection, {}, { column: "time", descending: false })).toEqual([0, 4, 1, 2, 3]);
});

test("a filter by text looks for digits in a row, for blanks among them, and in titles", () => {
  const collection = five();
  expect(shown(collection)).toEqual([0, 1, 2, 3, 4]);
  expect(shown(collection, { text: CLASSIC.slice(30, 50) })).toEqual([0, 4]);
  expect(shown(collection, { text: CLASSIC.slice(30, 50).replaceAll(".", "0") })).toEqual([0, 4]);
  expect(shown(collection, { text: " FINE" })).toEqual([4]);
  expect(shown(collection, { text: "nothing" })).toEqual([]);
  // A run does not go on in the next puzzle.
  expect(shown(collection, { text: `${BROKEN.slice(-1)}${CLASSIC.slice(0, 9)}` })).toEqual([]);
  expect(shown(collection, { text: "9" })).toContain(2);
});

test("filters by results leave out what is not known", () => {
  const collection = graded();
  expect(shown(five(), { solutions: "unknown" })).toEqual([0, 1, 2, 3, 4]);
  expect(shown(five(), { solutions: "improper" })).toEqual([]);
  expect(shown(collection, { solutions: "unknown" })).toEqual([]);
  expect(shown(collection, { solutions: "proper" })).toEqual([0, 1, 4]);
  expect(shown(collection, { solutions: "improper" })).toEqual([2, 3]);
  expect(shown(collection, { level: "easy" })).toEqual([0, 4]);
  expect(shown(collection, { low: readEr("1,5") })).toEqual([1]);
  expect(shown(collection, { low: 12, high: readEr("1.2") })).toEqual([0, 4]);
  expect(shown(collection, { high: 255 })).toEqual([0, 1, 4]);
  expect([readEr(""), readEr("x"), readEr(" ７.1 ")]).toEqual([null, null, 71]);
});

test("every column sorts both ways, equals by number, and what is not known comes last either way", () => {
  const collection = graded();
  const by = (column: Sort["column"], descending = false): number[] => shown(collection, {}, { column, descending });
  expect(by("number", true)).toEqual([4, 3, 2, 1, 0]);
  expect(by("rating")).toEqual([4, 0, 1, 2, 3]);
  expect(by("rating", true)).toEqual([1, 0, 4, 2, 3]);
  expect(by("level", true)).toEqual([1, 0, 4, 2, 3]);
  expect(by("technique")).toEqual([0, 4, 1, 2, 3]);
  expect(by("givens")).toEqual([2, 3, 1, 0, 4]);
  expect(by("solutions")).toEqual([3, 0, 1, 4, 2]);
  expect(by("minimal")).toEqual([0, 1, 2, 3, 4]);
});

test("what was done is not done again, and a grade has the rating too; what was too hard has none, and is no puzzle without an answer", () => {
  const collection = five();
  const some = Uint32Array.of(1, 3);
  expect(cellsOf(collection, some)).toEqual(cells(INKALA + BROKEN));
  keepResults(
    collection,
    "rate",
    some,
    found("rate", some, (columns, _index, at) => {
      columns.ratings.set([90, 80, 70], 3 * at);
      columns.ends[at] = 2;
    }),
  );
  expect([...pendingOf(collection, "rate", all)]).toEqual([0, 2, 4]);
  expect([...pendingOf(collection, "check", all)]).toEqual([0, 2, 4]);
  expect([...pendingOf(collection, "grade", all)]).toEqual([0, 1, 2, 3, 4]);
  expect([
    outcomeOf(collection, 1),
    ratingEndOf(collection, 1),
    outcomeOf(collection, 3),
    ratingEndOf(collection, 3),
  ]).toEqual(["one", "budget", "none", ""]);
  keepResults(
    collection,
    "grade",
    some,
    found("grade", some, (columns, _index, at) => (columns.ends[at] = 2)),
  );
  expect([levelOf(collection, 1), collection.ratings[3]]).toEqual(["", 90]);
  keepResults(
    collection,
    "grade",
    Uint32Array.of(0),
    found("grade", Uint32Array.of(0), (columns) => {
      columns.levels[0] = 2;
      columns.ratings.set([12, 12, 12]);
    }),
  );
  expect([...pendingOf(collection, "rate", all)]).toEqual([2, 4]);
  const stopped = emptyColumns("rate", 1);
  stopped.outcomes[0] = 255;
  keepResults(collection, "rate", Uint32Array.of(2), stopped);
  expect(outcomeOf(collection, 2)).toBe("stopped");
});

test("a minimal puzzle stands beside the one that it is of", () => {
  const collection = five();
  const fewer = CLASSIC.replace(/[1-9]/, ".");
  keepResults(
    collection,
    "minimise",
    all,
    found("minimise", all, (columns, index, at) => columns.puzzles.set(cells(index === 1 ? INKALA : fewer), 81 * at)),
  );
  expect(
    all
      .slice()
      .reverse()
      .reduce<unknown[]>((list, index) => [isMinimal(collection, index), ...list], []),
  ).toEqual([false, true, null, null, false]);
  expect(shown(collection, { notMinimal: true })).toEqual([0, 4]);
  expect(digitsOf(collection.givens, 0)).toBe(CLASSIC);
  expect([...lineParts(collection, all, "minimal")].join("")).toBe(
    [fewer, INKALA, fewer].map((line) => `${line.replaceAll(".", "0")}\n`).join(""),
  );
});

/** A reader of RFC 4180, written apart from the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[""]];
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const row = rows.at(-1)!;
    const character = text[at]!;
    const add = (): number => row.push(row.pop()! + character);
    if (quoted && character === '"' && text[at + 1] === '"') at += Math.sign(add());
    else if (character === '"') quoted = !quoted;
    else if (!quoted && character === ",") row.push("");
    else if (!quoted && text.startsWith("\r\n", at)) rows.push([""]) && at++;
    else add();
  }
  return rows.slice(0, -1);
}

test("the table has the columns that were worked out, in the order of the list, and any title survives", async () => {
  const techniques = [{ id: "hidden-single" }, { id: "x-wing" }] as never;
  const plain = (await collect(csvParts(five(), Uint32Array.of(4, 1), techniques))).join("");
  expect(readCsv(plain)).toEqual([
    ["number", "title", "puzzle", "givens"],
    ["5", 'A "fine", old one', CLASSIC, "30"],
    ["2", "", INKALA, String(INKALA.replace(/\D/g, "").length)],
  ]);
  const collection = graded();
  keepResults(
    collection,
    "solve",
    all,
    found("solve", all, (columns, index, at) =>
      columns.solutions.set(cells(solveNaively(index === 1 ? INKALA : CLASSIC)!), 81 * at),
    ),
  );
  const [head, ...rows] = readCsv([...csvParts(collection, all, techniques)].join(""));
  expect(head).toEqual([
    "number",
    "title",
    "puzzle",
    "givens",
    "solutions",
    "solution",
    "level",
    "technique",
    "expected_seconds",
    "er",
    "ep",
    "ed",
    "rating",
  ]);
  expect(rows[1]!.slice(4)).toEqual([
    "one",
    solveNaively(INKALA),
    "extreme",
    "x-wing",
    "1700",
    "10.5",
    "10.0",
    "6.6",
    "exact",
  ]);
  expect(rows[2]!.slice(4)).toEqual(["several", "", "", "", "", "", "", "", ""]);
  expect(rows[3]!.slice(4)).toEqual(["none", "", "", "", "", "", "", "", ""]);
  expect(["a\nb", "a,b", "plain", 'q"', ""].map(csvField)).toEqual(['"a\nb"', '"a,b"', "plain", '"q"""', ""]);
});

test("no text of a table is a formula to a spreadsheet, and numbers and puzzles stay what they are", () => {
  const begins = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"];
  for (const sign of begins) {
    for (const text of [sign, `${sign}1+1`, `${sign}HYPERLINK("x")`, `'${sign}1`, `''${sign}1`])
      expect(readCsv(`${csvField(text)}\r\n`)).toEqual([[`'${text}`]]);
  }
  const plain = ["a=b", "1-2", "'", "'tis", "７", CLASSIC, CLASSIC.replaceAll(".", "0"), "10.5"];
  expect(plain.map(csvField)).toEqual(plain);
  expect([-1.5, 0, 7].map(csvField)).toEqual(["-1.5", "0", "7"]);
});

test("a title of a collection's table is no formula", () => {
  const collection = newCollection("one.csv", read([CLASSIC], [own(0, "=1+1")]));
  const [, row] = readCsv([...csvParts(collection, Uint32Array.of(0), [])].join(""));
  expect(row).toEqual(["1", "'=1+1", CLASSIC, "30"]);
});

test("files are named after the one that was opened", () => {
  expect([fileName("17clue.txt", ".csv"), fileName("", ".sdm"), fileName("a/b:c", ".csv")]).toEqual([
    "17clue.csv",
    "nonet-collection.sdm",
    "a-b-c.csv",
  ]);
  // Nothing that hides what kind of file it is, and no half of a character.
  expect(fileName("a\u202egnp.\u0085b\u2066.txt", ".csv")).toBe("a-gnp.-b-.csv");
  expect(fileName(`${"x".repeat(79)}🧩🧩.txt`, ".csv")).toBe(`${"x".repeat(79)}🧩.csv`);
});

test("a hundred thousand puzzles are arranged, written and kept without an object for each", () => {
  const count = 100_000;
  const givens = new Uint8Array(count * 81);
  for (let index = 0; index < count; index++) givens.fill(1 + (index % 9), index * 81, index * 81 + 17 + (index % 5));
  const collection = newCollection("many", { ...read([]), count, givens });
  const order = arrange(collection, { ...NO_FILTER, text: "55555" }, { column: "givens", descending: true });
  expect(order).toHaveLength(Math.floor((count + 4) / 9));
  expect(
    [...order].every(
      (index, at) => at === 0 || collection.clues[order[at - 1]!]! > collection.clues[index]! || order[at - 1]! < index,
    ),
  ).toBe(true);
  expect([...lineParts(collection, order, "givens")].join("").length).toBe(order.length * 82);
});
