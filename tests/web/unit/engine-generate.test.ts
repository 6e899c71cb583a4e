/** The engine client's requests for puzzles, and its reading of the answers. */
import { expect, test } from "vitest";
import {
  createEngine,
  type Engine,
  EngineError,
  MOST_PUZZLES,
  NotFoundError,
  type PuzzleOptions,
  RequestError,
  type SeriesPuzzle,
} from "../../../web/src/engine/index.js";
import type { Request } from "../../../web/src/engine/protocol.js";
import { FakeWorker } from "../support/fake-worker.js";
import { CLASSIC } from "../support/sudoku.js";

const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
const cells = Uint8Array.from(CLASSIC, (digit) => Number(digit) || 0);
const KNOWN = { name: "Platinum Blonde", source: "coloin", cells };
const nothing = { error: "", cell: -1, house: -1, digit: 0, ended: "complete", found: true, missed: [], attempts: 1 };
const found = { ...nothing, cells, board: cells, eliminated: new Uint16Array(), solution: cells, clues: 30 };

function start(): { nonet: Engine; worker: FakeWorker } {
  const worker = new FakeWorker();
  return { nonet: createEngine({ idleMs: Infinity, spawn: () => worker }), worker };
}

test("what is left out may be anything, and a new seed is chosen and told", async () => {
  const { nonet, worker } = start();
  const seeds = [];
  for (let time = 0; time < 2; time++) {
    const made = nonet.generate({ level: "hard", symmetry: "rotate180" });
    await settled();
    expect(worker.last).toMatchObject({
      call: "generate",
      args: [
        {
          level: "hard",
          symmetry: "rotate180",
          technique: "",
          er: null,
          clues: null,
          pattern: null,
          givens: null,
          minimal: false,
          budget: 100_000,
        },
      ],
    });
    worker.answer(found);
    const { seed, ...rest } = await made;
    expect(worker.last.args[0]).toMatchObject({ seed });
    expect(rest).toEqual({
      ended: "complete",
      found: true,
      missed: [],
      attempts: 1,
      puzzle: cells,
      cells,
      board: cells,
      eliminated: new Uint16Array(),
      solution: cells,
      clues: 30,
    });
    seeds.push(seed);
  }
  expect(seeds[0]).not.toBe(seeds[1]);
});

test("pattern and given digits may be texts", async () => {
  const { nonet, worker } = start();
  void nonet.generate({ pattern: CLASSIC, givens: CLASSIC, seed: "" });
  await settled();
  expect(worker.last.args[0]).toMatchObject({
    pattern: cells.map((digit) => Number(digit > 0)),
    givens: cells,
    seed: "",
  });
});

test("a request that cannot be met is an error that says why and where", async () => {
  const { nonet, worker } = start();
  const made = nonet.generate({ givens: CLASSIC });
  await settled();
  worker.answer({ ...found, found: false, error: "givens-conflict", cell: 40, house: 22, digit: 7 });
  await expect(made).rejects.toBeInstanceOf(RequestError);
  await expect(made).rejects.toMatchObject({
    code: "request",
    problem: { fault: "givens-conflict", cell: 40, house: 22, digit: 7 },
    message: "The digit 7 appears twice in box 5: again at row 5, column 5.",
  });
});

test("when none is found, the error has the nearest and what it is not", async () => {
  const { nonet, worker } = start();
  const made = nonet.generate({ clues: [17, 17] });
  await settled();
  worker.answer({ ...found, found: false, ended: "budget", missed: ["clues"], attempts: 500 });
  await expect(made).rejects.toBeInstanceOf(NotFoundError);
  await expect(made).rejects.toMatchObject({
    code: "attempts",
    nearest: { cells, missed: ["clues"] },
    message:
      "No such puzzle was found in 500 attempts. The nearest one does not have: 17 clues. Leave a wish out, or widen one.",
  });
});

test("the error that no puzzle was found says all that the nearest one is not", async () => {
  const { nonet, worker } = start();
  const messageOf = async (wanted: PuzzleOptions, missed: string[]): Promise<unknown> => {
    const made = nonet.generate(wanted).catch(({ message }) => message);
    await settled();
    worker.answer({ ...found, found: false, ended: "budget", missed, attempts: 1 });
    return made;
  };
  const wanted: PuzzleOptions = { level: "hard", technique: "x-wing", er: [7.1, 8.3], clues: [24, 26], minimal: true };
  expect(await messageOf(wanted, ["level", "technique", "er", "clues", "minimal", "pattern"])).toBe(
    "No such puzzle was found in 1 attempt. The nearest one does not have: the level hard, the technique x-wing (alone), a rating of 7.1 to 8.3, 24 to 26 clues, no given to spare, the pattern. Leave a wish out, or widen one.",
  );
  expect(await messageOf({}, [])).toBe(
    "No such puzzle was found in 1 attempt. None came near. Leave a wish out, or widen one.",
  );
});

test.each<[string, PuzzleOptions]>([
  ["string", { seed: 7 as unknown as string }],
  ["budget", { budget: -1 }],
  ["81 cells", { pattern: "1" }],
  ["neither a digit", { givens: CLASSIC.replace("5", "x") }],
])("refuses what cannot be meant before it asks: %s", async (word, wanted) => {
  const { nonet, worker } = start();
  await expect(nonet.generate(wanted)).rejects.toMatchObject({ code: "input", message: expect.stringContaining(word) });
  expect(worker.received).toEqual([]);
});

test("what the engine does not know is the caller's error", async () => {
  const { nonet, worker } = start();
  const made = nonet.generate({ technique: "impossible" as "x-wing" });
  await settled();
  worker.answer({ ...found, found: false, error: "technique" });
  await settled();
  worker.answer([{ id: "x-wing" }]);
  await expect(made).rejects.toMatchObject({
    code: "input",
    message: expect.stringMatching(/technique is called "impossible"\..*techniques\(\)/),
  });
});

test("grade, canonical form and levels hand on what the engine says", async () => {
  const { nonet, worker } = start();
  const grade = nonet.grade(CLASSIC, { budget: 5 });
  await settled();
  expect(worker.last).toMatchObject({ call: "grade", args: [cells, 5] });
  worker.answer({ error: "", level: "easy", er: 1.5 });
  await expect(grade).resolves.toEqual({ level: "easy", er: 1.5 });
  const canonical = nonet.canonical(CLASSIC);
  await settled();
  worker.answer({ error: "", outcome: "unique", cells });
  await expect(canonical).resolves.toEqual({ outcome: "unique", puzzle: cells, cells });
  const levels = nonet.levels();
  worker.answer([{ id: "easy" }]);
  await expect(levels).resolves.toEqual([{ id: "easy" }]);
});

// --- many ---

/** Workers that answer at once or when told, with the puzzle whose form `forms` says. */
function pool(form: (seed: string) => string, patient = false) {
  const workers: FakeWorker[] = [];
  const open: (() => void)[] = [];
  const nonet = createEngine({
    spawn: () => {
      const worker = new FakeWorker();
      worker.postMessage = (message: Request) => {
        worker.received.push(message);
        const seeds = message.args[1] as string[];
        const items = seeds.map((seed) => ({
          made: { ...found, found: form(seed) !== "", nearKnown: seed === "s-2" ? KNOWN : null },
          form: form(seed),
          grade: null,
        }));
        const answer = (): void => worker.send({ id: message.id, result: items });
        if (patient) open.push(answer);
        else queueMicrotask(answer);
      };
      workers.push(worker);
      return worker;
    },
  });
  return { nonet, workers, open };
}
const seedsOf = (puzzles: readonly SeriesPuzzle[]): string[] => puzzles.map(({ seed }) => seed);

test("puzzles come in the order of their seeds, the same from any number of workers", async () => {
  for (const workers of [1, 2, 5]) {
    const { nonet, workers: started } = pool((seed) => seed);
    const { puzzles, ended, seed } = await nonet.generateMany({ seed: "s" }, 200, { workers });
    expect(seedsOf(puzzles)).toEqual(["s", ...Array.from({ length: 199 }, (_, i) => `s-${i + 2}`)]);
    expect(puzzles.slice(0, 3).map(({ nearKnown }) => nearKnown)).toEqual([
      null,
      { name: "Platinum Blonde", source: "coloin", puzzle: CLASSIC },
      null,
    ]);
    expect([ended, seed, puzzles[0]!.puzzle, puzzles[0]!.clues]).toEqual(["complete", "s", CLASSIC, 30]);
    expect(started).toHaveLength(workers);
    expect(started.every(({ terminated }) => terminated)).toBe(true);
  }
});

test("an equivalent puzzle is left out, and the seed after the last takes its place", async () => {
  const equivalent = new Map([
    ["s-3", "s"],
    ["s-6", "s-5"],
  ]);
  for (const workers of [1, 3]) {
    const { nonet } = pool((seed) => equivalent.get(seed) ?? seed);
    const { puzzles } = await nonet.generateMany({ seed: "s" }, 5, { workers });
    expect(seedsOf(puzzles)).toEqual(["s", "s-2", "s-4", "s-5", "s-7"]);
  }
});

test("a series ends when nothing new comes, and when one cannot be made", async () => {
  const few = await pool((seed) => String(Number(seed.slice(2)) % 3)).nonet.generateMany({ seed: "s" }, 50, {
    workers: 2,
  });
  expect([few.ended, few.puzzles.length]).toEqual(["duplicates", 3]);
  const none = await pool((seed) => (seed === "s-4" ? "" : seed)).nonet.generateMany({ seed: "s" }, 50, { workers: 2 });
  expect([none.ended, seedsOf(none.puzzles)]).toEqual(["attempts", ["s", "s-2", "s-3"]]);
  await expect(pool(() => "").nonet.generateMany({ seed: "s" }, 50, { workers: 2 })).rejects.toBeInstanceOf(
    NotFoundError,
  );
});

test("progress has the puzzles so far, and an abort ends all workers at once", async () => {
  const { nonet, workers, open } = pool((seed) => seed, true);
  const abort = new AbortController();
  const seen: number[] = [];
  const series = nonet.generateMany({ seed: "s" }, 1000, {
    workers: 3,
    signal: abort.signal,
    onProgress: (puzzles) => seen.push(puzzles.length),
  });
  await settled();
  open.shift()!();
  await settled();
  expect(seen).toEqual([1]);
  abort.abort();
  await expect(series).rejects.toMatchObject({ name: "AbortError" });
  expect(workers.filter(({ terminated }) => !terminated)).toEqual([]);
  expect(workers.length).toBe(3);
});

test("disposing of the engine ends a series too", async () => {
  const { nonet, workers } = pool((seed) => seed, true);
  const series = nonet.generateMany({}, 10, { workers: 2 });
  await settled();
  nonet.dispose();
  await expect(series).rejects.toMatchObject({ code: "disposed" });
  await expect(nonet.generateMany({}, 1)).rejects.toMatchObject({ code: "disposed" });
  expect(workers.every(({ terminated }) => terminated)).toBe(true);
});

test.each([0, -1, 1.5, MOST_PUZZLES + 1, Infinity, NaN, "3" as unknown as number])(
  "refuses the count %s",
  async (count) => {
    const { nonet, workers } = pool((seed) => seed);
    await expect(nonet.generateMany({}, count)).rejects.toThrow(/from 1 to 100,000: /);
    await expect(nonet.generateMany({}, count)).rejects.toBeInstanceOf(EngineError);
    expect(workers).toEqual([]);
  },
);
