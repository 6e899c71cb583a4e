import { expect, test } from "vitest";
import { createEngine, type Engine } from "../../../web/src/engine/index.js";
import { FakeWorker } from "../support/fake-worker.js";
import { CLASSIC } from "../support/sudoku.js";

const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
const cells = Uint8Array.from(CLASSIC, (digit) => Number(digit) || 0);

function start(): { nonet: Engine; worker: FakeWorker } {
  const worker = new FakeWorker();
  return { nonet: createEngine({ idleMs: Infinity, spawn: () => worker }), worker };
}

test.each(["vary", "minimise"] as const)("%s passes the puzzle and the seed on, or makes one up", async (call) => {
  const { nonet, worker } = start();
  const answer = nonet[call](CLASSIC, { seed: "x" });
  await settled();
  expect(worker.last).toMatchObject({ call, args: [cells, "x"] });
  worker.answer({ error: "", cells });
  await expect(answer).resolves.toEqual({ puzzle: cells, cells });
  const seeds = new Set<unknown>();
  for (let i = 0; i < 2; i++) {
    const unseeded = nonet[call](CLASSIC);
    await settled();
    seeds.add(worker.last.args[1]);
    worker.answer({ error: "" });
    await unseeded;
  }
  expect([...seeds].every((seed) => typeof seed === "string" && seed !== "")).toBe(true);
  expect(seeds.size).toBe(2);
});

test("redundant givens and ambiguous cells are asked for", async () => {
  const { nonet, worker } = start();
  const redundant = nonet.redundantGivens(CLASSIC);
  await settled();
  expect(worker.last).toMatchObject({ call: "redundantGivens", args: [cells] });
  worker.answer({ error: "", fault: "several-solutions", cells: new Uint8Array() });
  await expect(redundant).resolves.toEqual({ fault: "several-solutions", cells: new Uint8Array() });
  const ambiguous = nonet.ambiguousCells(cells);
  await settled();
  expect(worker.last).toMatchObject({ call: "ambiguousCells", args: [cells, 0] });
  worker.answer({ error: "value" });
  await expect(ambiguous).rejects.toMatchObject({ code: "input", message: expect.stringContaining("value") });
});

test("a completion has a budget by default, tells that it goes on, and can be aborted", async () => {
  const { nonet, worker } = start();
  let told = 0;
  const answer = nonet.complete(CLASSIC, { seed: "x" }, { onProgress: () => told++ });
  await settled();
  expect(worker.last).toMatchObject({
    call: "complete",
    args: [cells, { seed: "x", budget: 10_000_000 }],
    progress: true,
  });
  worker.send({ id: worker.last.id, progress: [] });
  worker.answer({ error: "", end: "complete" });
  await expect(answer).resolves.toEqual({ end: "complete" });
  expect(told).toBe(1);
  const abort = new AbortController();
  const aborted = nonet.complete(CLASSIC, { budget: 0 }, { signal: abort.signal });
  await settled();
  expect(worker.last.args[1]).toMatchObject({ budget: 0 });
  abort.abort();
  await expect(aborted).rejects.toMatchObject({ name: "AbortError" });
  expect(worker.terminated).toBe(true);
});

test("what cannot be meant is refused before the worker is asked", async () => {
  const { nonet, worker } = start();
  const wrong = [
    () => nonet.vary("123"),
    () => nonet.minimise(CLASSIC, { seed: 7 as unknown as string }),
    () => nonet.redundantGivens(new Uint8Array(80)),
    () => nonet.ambiguousCells(CLASSIC, { budget: -1 }),
    () => nonet.complete(CLASSIC, { budget: 0.5 }),
  ];
  for (const call of wrong) await expect(call()).rejects.toMatchObject({ name: "EngineError", code: "input" });
  expect(worker.received).toEqual([]);
});
