/** Puzzles on request: how the dialog's fields become a request, patterns, lists as text, and the puzzle of a day. */
import { expect, test } from "vitest";
import { makeList } from "../../../web/src/maker/actions.js";
import {
  emptyForm,
  faultProblem,
  listText,
  type MakerForm,
  makerState,
  readCount,
  readForm,
} from "../../../web/src/maker/form.js";
import { orbit, SYMMETRIES } from "../../../web/src/maker/symmetry.js";
import type { App } from "../../../web/src/page/app.js";
import { dateOf, dayOf, levelOfDay, nameOfDay, requestOfDay, utcDayOf } from "../../../web/src/shell/day.js";
import { RATINGS } from "../../../web/src/shell/levels.js";
import { CLASSIC } from "../support/sudoku.js";

const asks = (form: Partial<MakerForm>) => {
  const read = readForm({ ...emptyForm, ...form }, CLASSIC);
  return "value" in read ? read.value : read.problem.field;
};
const text = (id: string, args?: object): string => `${id}${args ? JSON.stringify(args) : ""}`;

test("what is left open is not asked", () => {
  expect(asks({})).toEqual({
    level: "",
    technique: "",
    need: "alone",
    er: null,
    minutes: null,
    clues: null,
    symmetry: "rotate180",
    pattern: null,
    givens: null,
    minimal: false,
    fair: false,
  });
});

test("what is filled in is asked", () => {
  expect(
    asks({
      erLow: "2,6",
      erHigh: " 7.1 ",
      minutesLow: "7,5",
      minutesHigh: " 12",
      cluesLow: "24",
      cluesHigh: "26",
      seed: "s",
      hasGivens: true,
      hasPattern: true,
      pattern: new Set([0, 80]),
    }),
  ).toMatchObject({
    er: [2.6, 7.1],
    minutes: [7.5, 12],
    clues: [24, 26],
    seed: "s",
    givens: CLASSIC,
    pattern: Uint8Array.from({ length: 81 }, (_, cell) => Number(cell === 0 || cell === 80)),
  });
  expect(asks({ erLow: "9" })).toMatchObject({ er: [9, 12] });
  expect(asks({ cluesHigh: "22" })).toMatchObject({ clues: [17, 22] });
  expect(asks({ minutesLow: "15" })).toMatchObject({ minutes: [15, 60] });
  expect(asks({ minutesHigh: "4" })).toMatchObject({ minutes: [1, 4] });
});

test.each([
  [{ erLow: "hard" }, "er"],
  [{ erHigh: "7.11" }, "er"],
  [{ erLow: "-1" }, "er"],
  [{ erLow: "8", erHigh: "7" }, "er"],
  [{ minutesLow: "long" }, "minutes"],
  [{ minutesHigh: "7.55" }, "minutes"],
  [{ minutesHigh: "100" }, "minutes"],
  [{ minutesLow: "9", minutesHigh: "8" }, "minutes"],
  [{ cluesLow: "20.5" }, "clues"],
  [{ cluesHigh: "9999" }, "clues"],
  [{ cluesLow: "30", cluesHigh: "20" }, "clues"],
] as const)("a range that cannot be read is told at its field: %o", (form, field) => {
  expect(asks(form)).toBe(field);
});

test("a list has from 1 to 100,000 puzzles", () => {
  expect([readCount("1"), readCount(" 100000 ")]).toEqual([{ value: 1 }, { value: 100_000 }]);
  for (const wrong of ["0", "100001", "-1", "1.5", "", "ten", "1e3", "99999999999"])
    expect(readCount(wrong)).toMatchObject({ problem: { field: "count" } });
});

test("the engine's fault of a time is told at its field", () => {
  const { field, text: say } = faultProblem({ fault: "time-range", cell: -1, house: -1, digit: 0 });
  expect([field, say(text)]).toEqual(["minutes", expect.stringContaining("fault-time-range")]);
});

test("a fault names its place", () => {
  const { field, text: say } = faultProblem({ fault: "givens-conflict", cell: 40, house: 22, digit: 7 });
  expect([field, say(text)]).toEqual([
    "givens",
    'fault-givens-conflict{"kind":"box","number":5,"row":5,"column":5,"digit":7}',
  ]);
});

test("the cells of an orbit lead to each other and to no others, under every symmetry", () => {
  const sizes: Record<string, number> = {
    none: 1,
    rotate180: 2,
    rotate90: 4,
    horizontal: 2,
    vertical: 2,
    both: 4,
    diagonal: 2,
    antidiagonal: 2,
    full: 8,
  };
  for (const symmetry of SYMMETRIES) {
    for (let cell = 0; cell < 81; cell++) {
      const all = orbit(cell, symmetry);
      for (const other of all) expect(new Set(orbit(other, symmetry))).toEqual(new Set(all));
    }
    expect(orbit(2, symmetry), symmetry).toHaveLength(sizes[symmetry]!);
  }
  expect(orbit(2, "rotate180")).toEqual([2, 78]);
  expect(orbit(2, "antidiagonal")).toEqual([2, 62]);
});

const puzzle = {
  seed: 'a,"b"',
  puzzle: CLASSIC,
  solution: "1".repeat(81),
  clues: 30,
  grade: { level: "easy", er: 1.5 } as never,
  nearKnown: null,
};
const KNOWN = { name: "Platinum Blonde", source: "coloin", puzzle: CLASSIC };

test("a list is written as lines, JSON or CSV", () => {
  expect(listText([puzzle, puzzle], "text")).toBe(`${CLASSIC}\n${CLASSIC}\n`);
  expect(JSON.parse(listText([puzzle], "json"))).toEqual([
    { puzzle: CLASSIC, solution: "1".repeat(81), clues: 30, level: "easy", er: 1.5, seed: 'a,"b"', nearKnown: null },
  ]);
  expect(listText([puzzle], "csv")).toBe(
    `puzzle,solution,clues,level,er,seed,nearKnown\r\n${CLASSIC},${"1".repeat(81)},30,easy,1.5,"a,""b""",\r\n`,
  );
  for (const seed of ["=1+1", "-1", "'=1+1", "＝1"])
    expect(listText([{ ...puzzle, seed }], "csv")).toContain(`,'${seed},\r\n`);
});

test("JSON and CSV name the known puzzle near which one was made", () => {
  const near = { ...puzzle, seed: "s", nearKnown: KNOWN };
  const [first, second] = JSON.parse(listText([puzzle, near], "json")) as { nearKnown: unknown }[];
  expect([first!.nearKnown, second!.nearKnown]).toEqual([null, KNOWN]);
  expect(listText([near], "csv")).toContain(",s,Platinum Blonde (coloin)\r\n");
  expect(listText([near], "text")).toBe(`${CLASSIC}\n`);
});

test("a list that is made says how many of its puzzles were made near known ones", async () => {
  const near = { ...puzzle, nearKnown: KNOWN };
  const noteOf = async (puzzles: (typeof puzzle | typeof near)[]): Promise<string> => {
    const page = {
      model: { value: ".".repeat(81) },
      answered: <T>(answer: T): T => answer,
      update: () => undefined,
      engine: { generateMany: async () => ({ seed: "s", puzzles, ended: "complete" }) },
    } as unknown as App;
    makerState.set(page, {
      form: emptyForm,
      techniques: [],
      withoutTechniques: false,
      search: "",
      problem: null,
      work: null,
      note: null,
      nearest: null,
      list: [],
    });
    await makeList(page);
    return makerState.of(page)!.note!(((id: string, args: object) => `${id} ${JSON.stringify(args)}`) as never);
  };
  expect(await noteOf([puzzle])).toBe('maker-list-complete {"done":1,"of":10}');
  expect(await noteOf([puzzle, near, near])).toBe(
    'maker-list-complete {"done":3,"of":10} maker-list-near-known {"near":2}',
  );
});

test("days go on behind the year 9999", () => {
  const days = ["9999-12-31", "10000-01-01", "10000-02-29", "99999-12-31", "100000-01-01", "275760-09-12"];
  expect(days.map((day) => utcDayOf(dateOf(day)))).toEqual(days);
  expect(days.map((day) => dateOf(day).getUTCDay())).toEqual([5, 6, 2, 5, 6, 5]);
  expect(days.map(levelOfDay)).toEqual(["expert", "fiendish", "easy", "expert", "fiendish", "expert"]);
  expect(nameOfDay("10000-01-01", "en")).toBe("Jan 1, 10000");
  expect(requestOfDay("10000-01-01")).toEqual({ seed: "daily 10000-01-01", level: "fiendish", symmetry: "rotate180" });
});

test("each day of the week has its level, and a date its seed", () => {
  const days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"];
  expect(days.map(levelOfDay)).toEqual(Object.keys(RATINGS));
  expect(requestOfDay("2026-11-22")).toEqual({ seed: "daily 2026-11-22", level: "extreme", symmetry: "rotate180" });
  expect([dayOf(new Date(2026, 0, 2, 0, 0)), dayOf(new Date(2026, 11, 31, 23, 59))]).toEqual([
    "2026-01-02",
    "2026-12-31",
  ]);
});
