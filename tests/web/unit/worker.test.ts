import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  coverRows,
  createEngine,
  type Engine,
  fillSteps,
  GRID_METHODS,
  traceEvents,
} from "../../../web/src/engine/index.js";
import type { Request, Response, WorkerLike } from "../../../web/src/engine/protocol.js";
import { candidatesAt, Replay } from "../../../web/src/lab/model/replay.js";
import { orbit, SYMMETRIES } from "../../../web/src/maker/symmetry.js";
import { RATINGS } from "../../../web/src/shell/levels.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

// The built worker with the built module, in this very thread: messages are cloned as they are between threads.
const dist = new URL("../../../dist/npm/", import.meta.url);
let nonet: Engine;

beforeAll(async () => {
  let receive: ((event: MessageEvent<Request>) => void) | undefined;
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (data) => receive?.({ data: structuredClone(data) } as MessageEvent<Request>),
    terminate: () => undefined,
  };
  vi.stubGlobal("addEventListener", (_type: string, listener: typeof receive) => (receive = listener));
  vi.stubGlobal("self", {
    postMessage: (data: Response) => worker.onmessage?.({ data: structuredClone(data) } as MessageEvent<Response>),
  });
  vi.stubGlobal("fetch", async (url: string) => new Response(await readFile(new URL(url))));
  await import(/* @vite-ignore */ new URL("worker.js", dist).href);
  nonet = createEngine({
    idleMs: Infinity,
    spawn: () => {
      worker.postMessage({
        id: 0,
        call: "init",
        args: ["nonet.wasm", "nonet-text.wasm", "nonet-picture.wasm"].map((file) => new URL(file, dist).href),
      });
      return worker;
    },
  });
});
afterAll(() => {
  nonet.dispose();
  vi.unstubAllGlobals();
});

/** The digits that the givens of a puzzle rule out in a cell, as a mask. */
function ruledOut(puzzle: string, cell: number): number {
  const house = (index: number): number[] => [
    Math.floor(index / 9),
    index % 9,
    Math.floor(index / 27) * 3 + Math.floor((index % 9) / 3),
  ];
  const sees = (other: number): boolean =>
    other !== cell && house(other).some((number, kind) => number === house(cell)[kind]);
  return [...puzzle].reduce(
    (mask, digit, other) => (Number(digit) && sees(other) ? mask | (1 << (Number(digit) - 1)) : mask),
    0,
  );
}

// Here, because what it plays is what the real engines tell.
describe("the lab's player", () => {
  test.each(["band", "dlx", "bitset", "strategy"] as const)(
    "shows every candidate until %s strikes it out",
    async (engine) => {
      const { events } = await nonet.trace(INKALA, { engine, maxEvents: 3000 });
      const replay = new Replay(INKALA, events);
      const start = candidatesAt(replay.at(0));
      expect([...start]).toEqual([...INKALA].map((digit, cell) => (digit === "." ? 511 & ~ruledOut(INKALA, cell) : 0)));
      const eliminations = [...traceEvents(events)]
        .map((event, index) => ({ ...event, index }))
        .filter(({ kind }) => kind === "eliminate");
      const changes = eliminations.map(
        ({ index, cell }) => candidatesAt(replay.at(index))[cell]! & ~candidatesAt(replay.at(index + 1))[cell]!,
      );
      expect(changes).toEqual(eliminations.map(({ digit }) => 1 << (digit - 1)));
      expect(changes.length).toBeGreaterThan(1000);
    },
  );
});

describe("the worker", () => {
  test("searches with every engine that it names", async () => {
    const solution = solveNaively(INKALA);
    for (const engine of await nonet.engines()) {
      const report = await nonet.search(INKALA, { engine });
      expect(report).toMatchObject({ ended: "complete", solutions: 1 });
      expect(report.solution.join("")).toBe(solution);
    }
    await expect(nonet.search(INKALA, { engine: "luck" as "band" })).rejects.toMatchObject({ code: "input" });
  });

  test("tells how far a search is", async () => {
    const seen: number[] = [];
    const { nodes } = await nonet.search(new Uint8Array(81), { budget: 10_000 }, { onProgress: (so) => seen.push(so) });
    expect(nodes).toBe(10_000);
    expect(seen[0]).toBe(4096);
  });

  test("half a character takes nothing with it, in whatever text it stands", async () => {
    const half = "#\ud800\n";
    const columns = { outcome: "unique" };
    expect(await nonet.read(`${half}${CLASSIC}`)).toMatchObject({
      error: "",
      count: 1,
      givens: Uint8Array.from(CLASSIC, (digit) => Number(digit) || 0),
    });
    // The place of a fault is counted as in the text that was given: of each half as of one character.
    for (const before of ["\ud800a", "\udc00a", "a\ud800"]) {
      const { error, line, column } = await nonet.read(`one\n${CLASSIC.slice(0, 40)}${before}!`);
      expect({ error, line, column }).toEqual(
        (({ error, line, column }) => ({ error, line, column }))(
          await nonet.read(`one\n${CLASSIC.slice(0, 40)}${before.replace(/[\ud800\udc00]/g, "\ufffd")}!`),
        ),
      );
      expect([line, column]).toEqual([2, 41]);
    }
    expect(await nonet.parse(`\ud800${CLASSIC.slice(1)}`)).toMatchObject(
      await nonet.parse(`\ufffd${CLASSIC.slice(1)}`),
    );
    expect((await nonet.generate({ seed: "a\ud800b" })).cells).toEqual(
      (await nonet.generate({ seed: "a\ufffdb" })).cells,
    );
    expect((await nonet.vary(CLASSIC, { seed: "a\ud800" })).cells).toEqual(
      (await nonet.vary(CLASSIC, { seed: "a\ufffd" })).cells,
    );
    const givens = Uint8Array.from(CLASSIC, (digit) => Number(digit) || 0);
    const { text } = await nonet.write({ givens, details: { title: "a\ud800b" } }, "sudoku-json");
    expect(JSON.parse(text)).toEqual(
      JSON.parse((await nonet.write({ givens, details: { title: "a\ufffdb" } }, "sudoku-json")).text),
    );
    expect(await nonet.solve(CLASSIC)).toMatchObject(columns);
  });

  test("traces a search up to a number of events", async () => {
    const { ended, truncated, events } = await nonet.trace(INKALA, { maxEvents: 20 });
    expect({ ended, truncated }).toEqual({ ended: "cancelled", truncated: true });
    expect([...traceEvents(events)].filter(({ kind }) => kind === "guess").length).toBeGreaterThan(0);
    expect(events).toHaveLength(20);
  });

  test("gives the exact-cover matrix of a puzzle", async () => {
    const { rows } = await nonet.exactCover(INKALA);
    expect([...coverRows(rows)]).toHaveLength(275);
    expect(coverRows(rows).next().value).toEqual({ cell: 0, digit: 8, columns: [0, 88, 169, 250] });
  });

  test("gives the next step, all steps and the path, and the table of techniques", async () => {
    const { fault, step } = await nonet.hint(CLASSIC);
    expect([fault, step?.technique]).toEqual(["", "hidden-single-box"]);
    const { steps } = await nonet.steps(CLASSIC, { techniques: ["naked-single"] });
    expect(steps.length).toBeGreaterThan(1);
    expect(new Set(steps.map(({ technique }) => technique))).toEqual(new Set(["naked-single"]));
    const path = await nonet.path(CLASSIC);
    expect(path).toMatchObject({ end: "complete", solved: true, level: "beginner" });
    expect(path.steps).toHaveLength(CLASSIC.replace(/[^.]/g, "").length);
    expect((await nonet.techniques()).find(({ id }) => id === "x-wing")).toMatchObject({
      title: "X-Wing",
      family: "fish",
      use: "usual",
    });
    expect(await nonet.hint("5".repeat(81))).toMatchObject({ fault: "conflict", step: null });
  });

  test("varies, minimises and completes puzzles, and lists ambiguous cells", async () => {
    const text = (cells: Uint8Array): string => cells.join("").replaceAll("0", ".");
    const solution = solveNaively(CLASSIC)!;
    const { cells: varied } = await nonet.vary(CLASSIC);
    expect(await nonet.solve(varied)).toMatchObject({ outcome: "unique" });
    const { cells: minimal } = await nonet.minimise(solution);
    expect(solveNaively(text(minimal))).toBe(solution);
    expect(await nonet.redundantGivens(minimal)).toEqual({ fault: "", cells: new Uint8Array() });
    const ambiguous = minimal.with(
      minimal.findIndex((digit) => digit > 0),
      0,
    );
    expect((await nonet.ambiguousCells(ambiguous)).cells.length).toBeGreaterThan(0);
    const seen: unknown[] = [];
    const completed = await nonet.complete(ambiguous, {}, { onProgress: (...told) => seen.push(told) });
    expect(completed).toMatchObject({ end: "complete", atLeast: 1 });
    expect(await nonet.solve(completed.cells)).toMatchObject({ outcome: "unique", solution: completed.solution });
    expect(seen.length).toBeGreaterThan(0);
    expect(await nonet.complete("1".repeat(81))).toMatchObject({ fault: "no-solution" });
  });

  test("counts the grids and tells how far it is", async () => {
    const seen: string[] = [];
    const { grids, classes } = await nonet.countGrids({ onProgress: (_done, _total, soFar) => seen.push(soFar) });
    expect(grids).toBe("6670903752021072936960");
    expect(seen).toHaveLength(classes);
    expect(seen.at(-1)).toBe(grids);
  });

  test("makes full grids, traces one and tests them, and tells how far it is", async () => {
    for (const method of GRID_METHODS) {
      const seen: number[] = [];
      const onProgress = (made: number): number => seen.push(made);
      const [grid] = await nonet.randomGrids({ method, seed: "w" });
      const trace = await nonet.traceGrid({ method, seed: "w" });
      expect(trace.grid).toBe(grid);
      expect([...fillSteps(trace.steps)].filter(({ digit }) => digit).length).toBeGreaterThanOrEqual(81);
      expect(await nonet.randomGrids({ method, seed: "w", count: 1000 }, { onProgress })).toHaveLength(1000);
      expect(await nonet.gridTest({ method, seed: "w", count: 1000 }, { onProgress })).toMatchObject({
        grids: 1000,
        bands: { degrees: 43 },
      });
      expect(seen.length).toBeGreaterThan(1);
    }
  });

  test("makes puzzles of every level, with the ratings that the page shows, and grades them", async () => {
    expect(Object.fromEntries((await nonet.levels()).map(({ id, ratings }) => [id, ratings]))).toEqual(RATINGS);
    for (const level of ["beginner", "hard"] as const) {
      const { cells, seed } = await nonet.generate({ level, symmetry: "rotate180" });
      expect(await nonet.grade(cells)).toMatchObject({ level, solved: true });
      expect((await nonet.generate({ level, symmetry: "rotate180", seed })).cells).toEqual(cells);
      expect((await nonet.canonical(cells)).outcome).toBe("unique");
    }
    await expect(nonet.generate({ clues: [1, 10] })).rejects.toMatchObject({
      code: "request",
      problem: { fault: "too-few-clues" },
    });
    const impossible = nonet.generate({ level: "beginner", clues: [17, 18], budget: 500 });
    await expect(impossible).rejects.toMatchObject({
      code: "attempts",
      nearest: { found: false, missed: expect.any(Array) },
    });
  });

  test("the patterns that the page draws have the symmetries that the engine means", async () => {
    for (const symmetry of SYMMETRIES) {
      const pattern = new Uint8Array(81);
      for (const start of [0, 1, 12, 20, 23, 31, 40, 44, 57])
        for (const cell of orbit(start, symmetry)) pattern[cell] = 1;
      const made = nonet.generate({ pattern, symmetry, budget: 1 });
      await made.catch((error: unknown) =>
        expect(error, symmetry).not.toMatchObject({ problem: { fault: "pattern-symmetry" } }),
      );
    }
  });

  test("solves many puzzles in the order in which they came", async () => {
    const puzzles = [INKALA, CLASSIC, "1".repeat(81)];
    const cells = Uint8Array.from(puzzles.join("").repeat(1500), (digit) => Number(digit) || 0);
    const seen: number[] = [];
    const { outcomes, solutions } = await nonet.solveMany(cells, { onProgress: (done) => seen.push(done) });
    expect(outcomes).toEqual(Uint8Array.from({ length: 4500 }, (_, i) => (i % 3 === 2 ? 0 : 1)));
    for (const i of [0, 1, 4498]) {
      expect(solutions.subarray(81 * i, 81 * (i + 1)).join("")).toBe(solveNaively(puzzles[i % 3]!));
    }
    expect(seen.at(-1)).toBe(4500);
  });

  // At the end: a series has workers of its own, and here there is only the one.
  test("makes a series, each puzzle of which its seed makes alone", async () => {
    const seeds = ["series", "series-2", "series-3", "series-4", "series-5"];
    const alone: string[] = [];
    for (const seed of seeds) alone.push((await nonet.generate({ seed, level: "easy" })).cells.join(""));
    const { puzzles, ended } = await nonet.generateMany({ seed: "series", level: "easy" }, 5, {
      grade: true,
      workers: 1,
    });
    expect([ended, puzzles.map(({ seed }) => seed)]).toEqual(["complete", seeds]);
    expect(puzzles.map(({ puzzle }) => puzzle.replaceAll(".", "0"))).toEqual(alone);
    for (const { puzzle, clues, grade } of puzzles)
      expect([grade?.level, clues]).toEqual(["easy", puzzle.replaceAll(".", "").length]);
  });
});
