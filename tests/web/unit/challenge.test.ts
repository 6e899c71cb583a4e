/** Challenges: what a link says is told within bounds, stored with its game, and never worth one. */
import { describe, expect, test } from "vitest";
import {
  type Challenge,
  challenge,
  challengeFragment,
  challengeIn,
  challengeOf,
  isChallenging,
  NAME_LENGTH,
  nameFrom,
} from "../../../web/src/shell/challenge.js";
import { readProgress } from "../../../web/src/shell/progress.js";
import { GameStore, type StoredGame } from "../../../web/src/shell/storage.js";
import { untold } from "../../../web/src/shell/valid.js";
import { FakeStorage } from "../support/fake-storage.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const page = "https://example.org/nonet/index.html";
const anna: Challenge = { version: 1, seconds: 452, hints: 2, name: "Anna" };
const link = (rest: string): string => `${page}#p=${CLASSIC}${rest}`;

test("a link says whose time it is, how long, and with how many hints, and comes back the same", () => {
  const fragment = challengeFragment(CLASSIC, anna);
  expect(fragment).toBe(`p=${CLASSIC}&vs=1.452.2&by=Anna`);
  expect(challengeIn(`${page}#${fragment}`)).toEqual({ challenge: anna });
  expect(challengeIn(`I took 7:32.\n${page}#${fragment}\nCan you?`)).toEqual({ challenge: anna });
});

test.each(["Zoë & Tom = 2", "安娜", "100 % <b>", "#p=+", "👩‍👩‍👧 x"])("a name comes through a link: %s", (name) => {
  const read = challengeIn(`${page}#${challengeFragment(CLASSIC, challengeOf(60, 0, name))}`);
  expect(read).toEqual({ challenge: { version: 1, seconds: 60, hints: 0, name } });
});

test("a link to a puzzle alone is no challenge, nor is one to a game or a view", () => {
  for (const hash of [`#p=${CLASSIC}`, `#p=${CLASSIC}&by=Anna`, "#g=n2~&vs=1.452.0", "#library/daily", ""])
    expect(challengeIn(page + hash), hash).toBeNull();
});

describe("a time that is none", () => {
  test.each([
    ["", "damaged"],
    ["1.452", "damaged"],
    ["1.452.0.0", "damaged"],
    ["1.-452.0", "damaged"],
    ["1.4e2.0", "damaged"],
    ["1.452.-1", "damaged"],
    ["1.452.1000", "damaged"],
    ["0.452.0", "damaged"],
    ["<img>", "damaged"],
    ["1.9999999999.0", "damaged"],
    ["1.0.0", "time"],
    ["1.9.0", "time"],
    ["1.360000.0", "time"],
    ["2.452.0", "newer"],
    ["12.anything", "newer"],
  ] as const)("%s is %s", (text, problem) => {
    expect(challengeIn(link(`&vs=${encodeURIComponent(text)}&by=Anna`))).toEqual({ problem });
  });

  test("the least and the most are times", () => {
    expect(challengeIn(link("&vs=1.10.0"))).toEqual({ challenge: challengeOf(10, 0, "") });
    expect(challengeIn(link("&vs=1.359999.999"))).toEqual({ challenge: challengeOf(359_999, 999, "") });
    expect([9, 10, 359_999, 360_000, 60.5, Number.NaN].map(isChallenging)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

test("a name is one short line without characters that cannot be seen", () => {
  expect(nameFrom("  Anna \n Maria\t ")).toBe("Anna Maria");
  expect(nameFrom("Anna \u200b\u0001 Maria")).toBe("Anna Maria");
  expect(nameFrom("\u202eannA\u2066\u0000\u200b\ufeff")).toBe("annA");
  expect(nameFrom("\u2028\u2029")).toBe("");
  expect(Array.from(nameFrom("😀".repeat(99)))).toHaveLength(NAME_LENGTH);
  expect(nameFrom("x".repeat(1_000_000))).toBe("x".repeat(NAME_LENGTH));
  // Cut behind a joiner, a family is whole people.
  expect(nameFrom(`${"x".repeat(NAME_LENGTH - 2)}👩\u200d👧`)).toBe(`${"x".repeat(NAME_LENGTH - 2)}👩`);
});

test.each([
  ["joiners", "\u200d\u200c"],
  ["fillers", "\u3164 \u115f\uffa0"],
  ["empty Braille", "\u2800\u2800"],
  ["marks without a letter", "\u0301\u0301"],
  ["overrides", "\u202e\u202d\u2067"],
])("a name of nothing but %s is none", (_, text) => {
  expect(nameFrom(text)).toBe("");
  expect(challengeIn(link(`&vs=1.60.0&by=${encodeURIComponent(text)}`))).toEqual({ challenge: challengeOf(60, 0, "") });
});

test("marks don't tower over a letter, and those that names have stay", () => {
  expect(nameFrom(`Z${"\u0301".repeat(20)}oe`)).toBe(`Z${"\u0301".repeat(4)}oe`);
  for (const name of ["Nguye\u0302\u0303n", "\u05d9\u05b0\u05d4\u05d5\u05bc\u05d3\u05b8\u05d4", "สมชาย", "नेहा"])
    expect(nameFrom(name)).toBe(name);
});

test("a stored challenge is read as it was written; what does not fit is none", () => {
  expect(challenge({ ...anna }, untold)).toEqual(anna);
  expect(challenge({ version: 1, seconds: 60 }, untold)).toEqual({ version: 1, seconds: 60, hints: 0, name: "" });
  for (const value of [
    null,
    3,
    "1.452.2",
    [],
    {},
    { ...anna, version: 2 },
    { ...anna, seconds: 3 },
    { ...anna, seconds: "452" },
    { ...anna, seconds: 1e9 },
  ])
    expect(challenge(value, untold), JSON.stringify(value)).toBeUndefined();
  // Copies do not have what a record carries beside what is read of it.
  expect(structuredClone(challenge({ ...anna, name: `${"y".repeat(99)}\n`, hints: -1 }, untold))).toEqual({
    ...anna,
    name: "y".repeat(NAME_LENGTH),
    hints: 0,
  });
});

test("a game whose challenge cannot be read is a game without one", () => {
  const left: string[] = [];
  const read = readProgress({ seconds: 5, challenge: { version: 9 } }, () => true, { add: (what) => left.push(what) });
  expect(read).toEqual({ seconds: 5 });
  expect(left).toContain("challenge");
});

const zeros = CLASSIC.replaceAll(".", "0");
const record = (entries: string): string => `n2~${zeros}~${entries}~~~n~~~`;
const begun: StoredGame = { id: "a", level: "own", record: record(zeros), saved: 1, seconds: 20 };
const solved = Array.from(solveNaively(CLASSIC)!).join("");

function storage() {
  const local = new FakeStorage();
  const tab = () => new GameStore({ local: () => local, session: () => new FakeStorage() }, () => true);
  return { tab };
}

test("a challenge is stored with a game that was there before, and another tab does not take it away", () => {
  const { tab } = storage();
  const [one, other] = [tab(), tab()];
  one.save(begun);
  other.load("a");
  expect(one.save({ ...begun, challenge: anna })).toEqual({ ok: true });
  expect(structuredClone(tab().load("a"))).toEqual({ game: { ...begun, challenge: anna } });
  other.save({ ...begun, seconds: 30 });
  expect(structuredClone(tab().load("a"))).toEqual({ game: { ...begun, seconds: 30, challenge: anna } });
  const played = { ...begun, seconds: 31, record: record(`004${zeros.slice(3)}`) };
  other.save(played);
  expect(structuredClone(tab().load("a"))).toEqual({ game: { ...played, challenge: anna } });
});

test("the game that the player solved last is found by its givens; not one that the page filled in", () => {
  const store = storage().tab();
  store.save(begun);
  expect(store.solvedWith(zeros)).toBeNull();
  store.save({ ...begun, id: "shown", record: record(solved), solved: true, shown: true });
  expect(store.solvedWith(zeros)).toBeNull();
  store.save({ ...begun, id: "b", record: record(solved), solved: true, saved: 3 });
  store.save({ ...begun, id: "c", record: record(solved), solved: true, saved: 2 });
  expect(store.solvedWith(zeros)?.id).toBe("b");
  expect(store.begunWith(zeros)?.id).toBe("a");
  store.save({ ...begun, id: "untimed", record: record(solved), solved: true, seconds: 0 });
  store.save({ ...begun, id: "d", record: record(solved), solved: true, seconds: 70 });
  const times = store.solvedTimes();
  expect(times.map(({ seconds }) => seconds).sort()).toEqual([20, 20, 70]);
  expect(new Set(times.map(({ givens }) => givens))).toEqual(new Set([zeros]));
});
