/** The engine client's requests for full grids, and its reading of the answers. */
import { expect, test } from "vitest";
import {
  createEngine,
  type Engine,
  fillStep,
  fillSteps,
  GRID_METHODS,
  type GridsOptions,
} from "../../../web/src/engine/index.js";
import { FakeWorker } from "../support/fake-worker.js";

const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

function start(): { nonet: Engine; worker: FakeWorker } {
  const worker = new FakeWorker();
  return { nonet: createEngine({ idleMs: Infinity, spawn: () => worker }), worker };
}

test.each(["randomGrids", "gridTest"] as const)(
  "%s asks for one uniform grid of a new seed by default",
  async (call) => {
    const { nonet, worker } = start();
    const seeds = [];
    for (let time = 0; time < 2; time++) {
      const answer = nonet[call]();
      await settled();
      expect(worker.last).toMatchObject({
        call,
        args: [{ method: "uniform", count: 1, seed: expect.stringMatching(/./) }],
      });
      seeds.push((worker.last.args[0] as { seed: string }).seed);
      worker.answer({ error: "", grids: [] });
      await answer;
    }
    expect(seeds[0]).not.toBe(seeds[1]);
  },
);

test("what is asked is passed on, how far it is comes back, and the answer is the grids", async () => {
  const { nonet, worker } = start();
  const seen: number[] = [];
  const asked = { method: "diagonal", count: 1_000_000, seed: "" } as const;
  const answer = nonet.randomGrids(asked, { onProgress: (made) => seen.push(made) });
  await settled();
  expect(worker.last.args).toEqual([asked]);
  worker.send({ id: worker.last.id, progress: [640] });
  worker.answer({ error: "", grids: ["1", "2"] });
  await expect(answer).resolves.toEqual(["1", "2"]);
  expect(seen).toEqual([640]);
});

test("a test of grids hands on its numbers, and can be aborted", async () => {
  const { nonet, worker } = start();
  const numbers = {
    grids: 3,
    seconds: 0.5,
    bands: { chiSquare: 40, degrees: 43, p: 0.6 },
    stacks: { chiSquare: 90, degrees: 43, p: 0.001 },
  };
  const answer = nonet.gridTest({ count: 3 });
  await settled();
  worker.answer({ error: "", ...numbers });
  await expect(answer).resolves.toEqual(numbers);
  const abort = new AbortController();
  const aborted = nonet.gridTest({ count: 3 }, { signal: abort.signal });
  await settled();
  abort.abort();
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
  expect(worker.terminated).toBe(true);
});

test("the steps of a grid are read one by one", async () => {
  const { nonet, worker } = start();
  const trace = nonet.traceGrid({ method: "digit-by-box", seed: "s" });
  await settled();
  expect(worker.last).toMatchObject({ call: "traceGrid", args: [{ method: "digit-by-box", seed: "s" }] });
  worker.answer({ error: "", grid: "1", steps: Uint16Array.of((80 << 4) | 9, 80 << 4) });
  const { steps } = await trace;
  expect([...fillSteps(steps)]).toEqual([
    { cell: 80, digit: 9 },
    { cell: 80, digit: 0 },
  ]);
  expect(fillStep(steps, 2)).toBeUndefined();
});

const wrong: GridsOptions[] = [
  ...[0, -1, 1.5, 1_000_001, Infinity, NaN, "3" as unknown as number].map((count) => ({ count })),
  { method: "magic" as "uniform" },
  { seed: 7 as unknown as string },
];
test.each(wrong)("refuses what cannot be meant, and says what: %o", async (asked) => {
  const { nonet, worker } = start();
  const named = { count: /number of grids must be .* from 1 to 1,000,000: /, method: /magic/, seed: /string/ }[
    Object.keys(asked)[0]!
  ];
  for (const call of [nonet.randomGrids, nonet.gridTest]) {
    await expect(call(asked)).rejects.toMatchObject({
      name: "EngineError",
      code: "input",
      message: expect.stringMatching(named!),
    });
  }
  expect(worker.received).toEqual([]);
});

test("there are five methods", () => {
  expect(GRID_METHODS).toEqual(["backtrack", "transform", "diagonal", "digit-by-box", "uniform"]);
});
