/** The same task for many puzzles on several workers: order, progress, what is given back, stops and aborts. */
import { expect, test } from "vitest";
import type { NonetModule } from "../../../wasm/nonet.js";
import {
  type BatchPart,
  BatchRunner,
  emptyColumns,
  type SliceRequest,
  type SliceResult,
} from "../../../web/src/engine/batch.js";
import { createEngine, EngineError } from "../../../web/src/engine/index.js";
import type { Maker } from "../../../web/src/engine/series.js";
import { slice } from "../../../web/src/engine/slice.js";
import { FakeWorker } from "../support/fake-worker.js";
import { loadModule } from "../support/logic.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

/** Puzzles that are told apart by their first two digits. */
function numbered(count: number): Uint8Array {
  const cells = new Uint8Array(count * 81);
  for (let index = 0; index < count; index++) cells.set([Math.floor(index / 10) % 10, index % 10], index * 81);
  return cells;
}

/** Answers after a while that differs from call to call, with at most so many puzzles. */
class FakeMaker implements Maker {
  readonly sizes: number[] = [];
  readonly #most: number;
  readonly #fails: (first: number, size: number) => boolean;
  constructor(most = Infinity, fails: (first: number, size: number) => boolean = () => false) {
    this.#most = most;
    this.#fails = fails;
  }
  async run(call: string, args: unknown[], options?: { signal?: AbortSignal | undefined }): Promise<SliceResult> {
    expect(call).toBe("batch");
    const [cells, request] = args as [Uint8Array, SliceRequest];
    const size = cells.length / 81;
    this.sizes.push(size);
    await new Promise((resolve) => setTimeout(resolve, (this.sizes.length * 7) % 5));
    if (options?.signal?.aborted) throw new DOMException("", "AbortError");
    const number = (index: number): number => 10 * cells[index * 81]! + cells[index * 81 + 1]!;
    if (Array.from({ length: size }, (_, index) => number(index)).some((first) => this.#fails(first, size)))
      throw new EngineError("trap", "stop");
    const count = Math.min(size, this.#most);
    const columns = emptyColumns(request.task, count);
    for (let index = 0; index < count; index++) {
      columns.outcomes[index] = 1;
      columns.ratings.set([number(index), 2, 3], 3 * index);
    }
    return { ...columns, error: "", count };
  }
  dispose(): void {}
}

const ratingsOf = (columns: { ratings: Uint8Array }): number[] =>
  Array.from(columns.ratings).filter((_, index) => index % 3 === 0);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test("results are in the order of the puzzles, whoever answers first, and each is told once", async () => {
  const parts: BatchPart[] = [];
  const done: number[] = [];
  const runner = new BatchRunner("rate", numbered(97), {
    onProgress: (all, part) => (done.push(all), parts.push(part)),
  });
  const makers = [new FakeMaker(), new FakeMaker(5), new FakeMaker(1)];
  const results = await runner.run(makers);
  expect(ratingsOf(results)).toEqual(upTo(97));
  expect(results.solutions).toHaveLength(0);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(done.at(-1)).toBe(97);
  expect(parts.flatMap(({ from, count }) => upTo(count).map((index) => from + index)).sort((a, b) => a - b)).toEqual(
    upTo(97),
  );
  for (const part of parts) expect(ratingsOf(part)).toEqual(upTo(part.count).map((index) => part.from + index));
  // Slices grow as long as they are done in time.
  expect(Math.max(...makers[0]!.sizes)).toBeGreaterThan(4);
  expect(Math.max(...makers[2]!.sizes)).toBeLessThanOrEqual(2);
});

test("no puzzles are no work", async () => {
  const results = await new BatchRunner("solve", new Uint8Array(), {}).run([]);
  expect(results.outcomes).toHaveLength(0);
});

test("a puzzle at which the engine stops is told, and all others are done", async () => {
  const results = await new BatchRunner("rate", numbered(60), {}).run([
    new FakeMaker(Infinity, (first) => first === 41),
    new FakeMaker(Infinity, (first) => first === 41),
  ]);
  expect(results.outcomes[41]).toBe(255);
  expect(Array.from(results.outcomes).filter((outcome) => outcome === 1)).toHaveLength(59);
  expect(ratingsOf(results)).toEqual(upTo(60).map((index) => (index === 41 ? 0 : index)));
});

test("an engine that stops all the time is a failure", async () => {
  await expect(
    new BatchRunner("rate", numbered(60), {}).run([new FakeMaker(Infinity, () => true)]),
  ).rejects.toMatchObject({ code: "trap" });
});

test("after an abort nothing more is told; what was told before can be left out the next time", async () => {
  const controller = new AbortController();
  const known = new Map<number, number>();
  const keep = (all: number, part: BatchPart): void => {
    for (let index = 0; index < part.count; index++) known.set(part.from + index, part.ratings[3 * index]!);
    if (all >= 20) controller.abort();
  };
  const puzzles = numbered(80);
  await expect(
    new BatchRunner("rate", puzzles, { onProgress: keep, signal: controller.signal }).run([
      new FakeMaker(4),
      new FakeMaker(3),
    ]),
  ).rejects.toMatchObject({ name: "AbortError" });
  const then = known.size;
  expect(then).toBeGreaterThanOrEqual(20);
  expect(then).toBeLessThan(40);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(known.size).toBe(then);
  const rest = upTo(80).filter((index) => !known.has(index));
  const cells = new Uint8Array(rest.length * 81);
  rest.forEach((index, at) => cells.set(puzzles.subarray(index * 81, index * 81 + 81), at * 81));
  const results = await new BatchRunner("rate", cells, {}).run([new FakeMaker(4)]);
  ratingsOf(results).forEach((rating, at) => known.set(rest[at]!, rating));
  expect([...known].sort(([a], [b]) => a - b)).toEqual(upTo(80).map((index) => [index, index]));
});

test("the engine refuses what is no task and no list of puzzles, and ends its workers with the work", async () => {
  const workers: FakeWorker[] = [];
  const engine = createEngine({ spawn: () => (workers.push(new FakeWorker()), workers.at(-1)!) });
  await expect(engine.batch("sort" as never, numbered(1))).rejects.toMatchObject({ code: "input" });
  await expect(engine.batch("rate", new Uint8Array(80))).rejects.toMatchObject({ code: "input" });
  await expect(engine.batch("rate", numbered(1), { budget: -1 })).rejects.toMatchObject({ code: "input" });
  await expect(engine.batch("rate", numbered(1), { workers: 0 })).rejects.toMatchObject({ code: "input" });
  expect(workers).toEqual([]);
  const controller = new AbortController();
  const batch = engine.batch("rate", numbered(50), { workers: 3, signal: controller.signal });
  await new Promise((resolve) => setTimeout(resolve));
  expect(workers).toHaveLength(3);
  controller.abort();
  await expect(batch).rejects.toMatchObject({ name: "AbortError" });
  expect(workers.every(({ terminated }) => terminated)).toBe(true);
});

const several = `${CLASSIC.slice(0, 1)}${".".repeat(80)}`;
const none = `55${".".repeat(79)}`;
const three = Uint8Array.from(CLASSIC + several + none, (digit) => Number(digit) || 0);
const request: SliceRequest = { task: "grade", budget: 0, seed: "s", millis: 1e9 };

test("a slice says of each puzzle what the module says of it alone", async () => {
  const module = (await loadModule()) as unknown as NonetModule;
  const cells = three.slice(0, 81);
  const grade = module.grade(cells, 0, null);
  const graded = slice(module, three, request);
  expect(graded).toMatchObject({ error: "", count: 3 });
  expect([...graded.outcomes]).toEqual([1, 2, 0]);
  expect([...graded.ratings]).toEqual([
    ...[grade.er, grade.ep, grade.ed].map((rating) => Math.round(10 * rating)),
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  expect(module.levels()[graded.levels[0]! - 1]!.id).toBe(grade.level);
  expect(module.techniques()[graded.techniques[0]! - 1]!.id).toBe(grade.techniques.at(-1)!.id);
  expect([...graded.times]).toEqual([Math.round(grade.expectedSeconds / 10), 0, 0]);
  expect([graded.solutions.length, graded.puzzles.length]).toEqual([0, 0]);
  expect([...slice(module, three, { ...request, task: "rate" }).ratings.slice(0, 3)]).toEqual([
    ...graded.ratings.slice(0, 3),
  ]);
  expect(slice(module, three, { ...request, task: "solve" }).solutions.slice(0, 81)).toEqual(
    module.solve(cells).solution,
  );
  expect(slice(module, three, { ...request, task: "minimise" }).puzzles.slice(0, 81)).toEqual(
    module.minimise(cells, "s").cells,
  );
  expect(slice(module, three, { ...request, task: "canonical" }).puzzles.slice(0, 81)).toEqual(
    module.canonicalPuzzle(cells).cells,
  );
  const hard = Uint8Array.from(INKALA, (digit) => Number(digit) || 0);
  for (const task of ["rate", "grade"] as const)
    expect(slice(module, hard, { ...request, task, budget: 10 }).ends[0], task).toBe(2);
  expect(slice(module, new Uint8Array(81).fill(10), request)).toMatchObject({ error: "value", count: 0 });
});

test("a slice ends when its time is over, but not before its first puzzle", async () => {
  const module = (await loadModule()) as unknown as NonetModule;
  let clock = 0;
  expect(slice(module, three, { ...request, millis: 15 }, () => (clock += 10))).toMatchObject({ count: 2 });
  expect(slice(module, three, { ...request, millis: 0 })).toMatchObject({ count: 1 });
});
