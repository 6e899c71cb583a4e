/** The lab's sentences about its numbers, in both languages, and its way of writing them. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createLocalizer, type Localizer } from "../../../web/src/i18n/localizer.js";
import type { MessageId } from "../../../web/src/i18n/messages.js";
import { puzzleText } from "../../../web/src/lab/address.js";
import type { EngineId, SearchReport } from "../../../web/src/lab/engine.js";
import { EXAMPLES } from "../../../web/src/lab/examples.js";
import { duration, groupDigits, memory, numbersOf } from "../../../web/src/lab/model/format.js";
import { matrixText, rowCount, rowOf } from "../../../web/src/lab/model/matrix.js";
import { idleRun, type Run } from "../../../web/src/lab/model/race.js";
import { moreThanAll, plannedTrials, savingSentences, type Trial } from "../../../web/src/lab/model/savings.js";
import { powersOfTen, scaleFor } from "../../../web/src/lab/model/scale.js";
import { raceSentences } from "../../../web/src/lab/model/summary.js";
import { labAddress } from "../../../web/src/shell/places.js";
import { INKALA } from "../support/sudoku.js";

const texts = (language: string): Localizer<MessageId> =>
  createLocalizer(
    language,
    readFileSync(new URL(`../../../web/src/lab/texts/lab.${language}.ftl`, import.meta.url), "utf8"),
  );
const en = texts("en");
const zh = texts("zh-CN");
const number = numbersOf("en");

const empty: SearchReport = {
  ended: "complete",
  solutions: 1,
  nodes: 1,
  guesses: 0,
  backtracks: 0,
  bytes: 100,
  micros: 1,
  runs: 1,
  rows: 0,
  columns: 0,
  links: 0,
  strategies: [],
  solution: new Uint8Array(81),
  kept: new Uint8Array(),
};
const run = (engine: EngineId, micros: number, result: Partial<SearchReport>): Run => ({
  ...idleRun(engine),
  state: "done",
  micros,
  times: 1,
  result: { ...empty, ...result },
});

describe("the sentences about a comparison", () => {
  test("say who looked at most and at fewest positions, who was fastest, and that all agree", () => {
    const runs = [run("band", 12, { nodes: 3, guesses: 1 }), run("backtrack", 2400, { nodes: 49_498, guesses: 9 })];
    expect(raceSentences(en, number, runs)).toEqual([
      "backtrack looked at 49,498 positions; band needed 3.",
      "band was the fastest with 12 µs; backtrack took 200 times as long.",
      "All 2 that searched everything found the same: exactly one solution.",
    ]);
    expect(raceSentences(zh, numbersOf("zh-CN"), runs)[0]).toBe("backtrack 看了 49,498 个局面；band 只需要 3 个。");
  });

  test("say of an engine that was stopped that its count is none", () => {
    const [sentence] = raceSentences(en, number, [
      run("backtrack", 1, { ended: "budget", nodes: 1_000_000, solutions: 0, guesses: 5 }),
    ]);
    expect(sentence).toBe(
      "backtrack stopped at its budget after 1,000,000 positions. It can't say how many solutions there are; a larger budget may help.",
    );
  });

  test("never compare the positions of an engine that was stopped", () => {
    const runs = [
      run("band", 10, { nodes: 3, guesses: 1 }),
      run("backtrack", 10, { ended: "budget", nodes: 1_000_000, guesses: 5 }),
    ];
    expect(raceSentences(en, number, runs).join(" ")).not.toContain("looked at");
  });

  test("say when nobody had to guess, what dlx built, and how far a limited search came", () => {
    const dlx = run("dlx", 10, { rows: 275, columns: 324, links: 1425, bytes: 26_200 });
    expect(raceSentences(en, number, [dlx])).toContain("dlx did not have to guess.");
    expect(raceSentences(en, number, [dlx])).toContain(
      "dlx turned the puzzle into a matrix of 275 rows and 324 columns, 1,425 linked nodes in 26.2 kB.",
    );
    const limited = run("band", 10, { ended: "limit", solutions: 1000, guesses: 5 });
    expect(raceSentences(en, number, [limited])).toEqual([
      "There are at least 1,000 solutions; the search stopped there.",
    ]);
  });

  test("name no solution, one and many rightly", () => {
    const found = (solutions: number): string =>
      raceSentences(en, number, [run("band", 10, { solutions, guesses: 1 })])[0]!;
    expect(found(0)).toBe("band searched everything and found no solution.");
    expect(found(1)).toBe("band searched everything and found exactly one solution.");
    expect(found(2)).toBe("band searched everything and found 2 solutions.");
  });

  test("do not hide a disagreement", () => {
    const runs = [run("band", 10, { solutions: 1 }), run("dlx", 10, { solutions: 2 })];
    expect(raceSentences(en, number, runs).join(" ")).toContain("The engines disagree");
  });

  test.each(["limit", "budget"] as const)(
    "see a disagreement with an engine that ended early (%s) and yet found more",
    (ended) => {
      const said = (solutions: number): string =>
        raceSentences(en, number, [run("band", 10, { solutions: 1 }), run("dlx", 10, { ended, solutions })]).join(" ");
      expect(said(2)).toContain("The engines disagree");
      expect(said(1)).not.toContain("The engines disagree");
    },
  );

  test("speak in Chinese of one engine that was stopped, and of several, with the right word", () => {
    const stopped = (engine: EngineId): Run =>
      run(engine, 1, { ended: "budget", nodes: 1000, solutions: 0, guesses: 5 });
    expect(raceSentences(zh, number, [stopped("dlx")])[0]).toContain("。它无法说出");
    expect(raceSentences(zh, number, [stopped("dlx"), stopped("backtrack")])[0]).toContain("。它们无法说出");
  });

  test("are none before anything ran", () => {
    expect(raceSentences(en, number, [idleRun("band")])).toEqual([]);
  });
});

describe("what the strategies save", () => {
  /** Trials with so many positions, 59 where nothing is said; those named last were stopped. */
  const trials = (nodes: Record<string, number>, ...stopped: string[]): Trial[] =>
    plannedTrials().map((trial) => ({
      ...trial,
      result: {
        ...empty,
        nodes: nodes[trial.without] ?? 59,
        ended: stopped.includes(trial.without) ? "budget" : "complete",
      },
    }));

  test("is planned as seven searches, each without another one", () => {
    expect(plannedTrials().map(({ without, strategies }) => [without, strategies.length])).toEqual([
      ["nothing", 5],
      ["naked-single", 4],
      ["hidden-single", 4],
      ["locked-candidates", 4],
      ["naked-pair", 4],
      ["hidden-pair", 4],
      ["everything", 0],
    ]);
  });

  test("is said of all together and of the one that is missed most", () => {
    expect(savingSentences(en, trials({ everything: 18_936, "hidden-single": 217 }))).toEqual([
      "By guessing alone the search looks at 18,936 positions; with all five strategies it needs 59.",
      "The search misses “hidden single” most: without that strategy it looks at 217 positions, 158 more.",
    ]);
  });

  test("is said carefully where the search by guessing was stopped, or where nothing is missed", () => {
    const [together, missed] = savingSentences(en, trials({ everything: 1_000_000 }, "everything"));
    expect(together).toContain("was stopped after 1,000,000 positions");
    expect(missed).toContain("The search misses no single one here");
  });

  test("is a least number where the search without a strategy was stopped", () => {
    const one = trials({ everything: 1000, "hidden-single": 1000 }, "everything", "hidden-single");
    expect(savingSentences(en, one)[1]).toBe(
      "The search misses hidden single most: without that strategy it stopped after 1,000 positions, at least 941 more.",
    );
    const two = trials(
      { everything: 1000, "hidden-single": 1000, "naked-pair": 1000 },
      "everything",
      "hidden-single",
      "naked-pair",
    );
    expect(savingSentences(en, two)[1]).toBe(
      "The searches without hidden single and naked pair in turn stopped after 1,000 positions, at least 941 more.",
    );
  });

  test("cannot be said when even the search with all of them was stopped", () => {
    const nodes = { nothing: 1000, everything: 1000, "hidden-single": 700 };
    const unknown = trials(nodes, "nothing", "everything");
    expect(savingSentences(en, unknown)).toEqual([
      expect.stringMatching(/^Even with all five strategies, the search stopped after 1,000 positions\./),
    ]);
    expect(unknown.map((trial) => moreThanAll(unknown, trial))).toEqual(Array(7).fill(null));
    const known = trials({ everything: 100 });
    expect(known.map((trial) => moreThanAll(known, trial))).toEqual([null, 0, 0, 0, 0, 0, 41]);
  });

  test("is not said where guessing alone looks at as few positions", () => {
    expect(savingSentences(en, trials({ nothing: 1, everything: 1 }))).toEqual([]);
    expect(savingSentences(en, trials({ nothing: 0, everything: 1 }))[0]).toContain("looks at 1 position;");
  });
});

test("durations and sizes are written with three digits that count, and in the unit that fits", () => {
  expect([0, 0.4, 7.28, 63.61, 999.4, 1120, 89_200, 3_210_000].map((micros) => duration(number, micros))).toEqual([
    "< 0.1 µs",
    "0.4 µs",
    "7.3 µs",
    "63.6 µs",
    "999 µs",
    "1.12 ms",
    "89.2 ms",
    "3.21 s",
  ]);
  expect([220, 26_240, 999_900, 4_500_000].map((bytes) => memory(number, bytes))).toEqual([
    "220 B",
    "26.2 kB",
    "1 MB",
    "4.5 MB",
  ]);
});

test("a number larger than a double can hold keeps every digit", () => {
  expect(groupDigits("en", "6670903752021072936960")).toBe("6,670,903,752,021,072,936,960");
});

test("scales are logarithmic only where bars would vanish", () => {
  expect(scaleFor([10, 100], "bytes")).toEqual({ log: false, min: 0, max: 100 });
  expect(scaleFor([5, 2_000_000], "time")).toEqual({ log: true, min: 1, max: 2_000_000 });
  expect(powersOfTen(scaleFor([0, 72, 3000], "count"))).toEqual([10, 100, 1000]);
  expect(powersOfTen(scaleFor([0.004, 2], "time"))).toEqual([0.001, 0.01, 0.1, 1]);
  expect(scaleFor([0, 0], "time").log).toBe(false);
});

test("scales of counts have whole numbers only: 0 to 1 where all are 0, and from 1 on when they are logarithmic", () => {
  expect(scaleFor([0, 0], "count")).toEqual({ log: false, min: 0, max: 1 });
  const scale = scaleFor([0, 1, 5000], "count");
  expect(powersOfTen(scale)).toEqual([1, 10, 100, 1000]);
  expect(scale.min).toBeLessThan(1); // A bar of 1 can be seen beside one of 0.
});

test("a row of the matrix is told in cells, digits and columns from 1", () => {
  // As the border packs them: cell, digit, columns from 0; first a given 7 in r4c2.
  const rows = Uint16Array.of(28, 7, 28, 114, 177, 276, 0, 8, 0, 88, 169, 250);
  expect(rowCount(rows)).toBe(2);
  expect(rowOf(rows, 1)).toEqual({ number: 1, cell: 28, digit: 7, columns: [29, 115, 178, 277] });
  const solution = new Uint8Array(81);
  solution[0] = 8;
  expect(matrixText(rows, solution)).toBe("1\tr4c2=7\t29 115 178 277\n2\tr1c1=8\t1 89 170 251\t*\n");
});

test("a puzzle in the address is read back as it was written; what is none is left to the reader of puzzles", () => {
  expect(puzzleText(new URL(labAddress(INKALA), "https://example.org/").hash)).toBe(INKALA);
  expect(puzzleText("#p=12%33")).toBe("123");
  expect(puzzleText("#p=12%zz")).toBe("12%zz");
  // The short form of SudokuPad's links, as it gives it for this puzzle.
  expect(puzzleText("#p=we3u0RJWZvA45vVXf6S8ZLnO")).toBe(INKALA);
  expect(puzzleText("#p=we3u0")).toBe("we3u0");
  expect(puzzleText("#lab-race")).toBeNull();
  expect(puzzleText("")).toBeNull();
});

test("the examples are what is said of them", () => {
  const puzzle = (id: string): string => EXAMPLES.find((example) => example.id === id)!.puzzle;
  for (const example of EXAMPLES) expect(example.puzzle, example.id).toMatch(/^[.1-9]{81}$/);
  for (const id of ["seventeen", "bitset"]) expect(puzzle(id).replaceAll(".", ""), id).toHaveLength(17);
  expect(puzzle("bitset").slice(18, 27)).toBe(".........");
  expect(Array.from({ length: 9 }, (_, row) => puzzle("bitset")[9 * row + 1]).join("")).toBe(".........");
  expect(puzzle("inkala")).toBe(INKALA);
  // Without a limit the empty grid would keep every engine busy for good.
  expect(EXAMPLES.filter(({ limit }) => limit !== undefined).map(({ id }) => id)).toEqual(["empty"]);
});
