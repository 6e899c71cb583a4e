import { expect, test } from "vitest";
import { createEngine, type Engine, type LogicOptions } from "../../../web/src/engine/index.js";
import { FakeWorker } from "../support/fake-worker.js";
import { CLASSIC } from "../support/sudoku.js";

const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

function start(): { nonet: Engine; worker: FakeWorker } {
  const worker = new FakeWorker();
  return { nonet: createEngine({ idleMs: Infinity, spawn: () => worker }), worker };
}

test.each(["hint", "steps", "path"] as const)(
  "%s asks for the usual techniques by default, with every digit a given",
  async (call) => {
    const { nonet, worker } = start();
    const answer = nonet[call](CLASSIC);
    await settled();
    const position = {
      cells: Uint8Array.from(CLASSIC, (digit) => Number(digit) || 0),
      candidates: new Uint16Array(),
      givens: new Uint8Array(),
    };
    expect(worker.last).toMatchObject({
      call,
      args: [position, { techniques: null, order: "nonet", budget: 0, detours: false }],
    });
    worker.answer({ error: "", fault: "solved", end: "complete" });
    await expect(answer).resolves.toEqual({ fault: "solved", end: "complete" });
  },
);

test("what the player has done is passed on: entries are no givens", async () => {
  const { nonet, worker } = start();
  const candidates = new Uint16Array(81).fill(511);
  const played = CLASSIC.replace(".", "4");
  const seen: number[] = [];
  const answer = nonet.hint(
    played,
    { candidates, givens: CLASSIC, techniques: ["x-wing"], order: "hodoku", budget: 7 },
    { onProgress: (work) => seen.push(work) },
  );
  await settled();
  const [position, request] = worker.last.args as [
    { cells: Uint8Array; candidates: Uint16Array; givens: Uint8Array },
    unknown,
  ];
  expect(position.candidates).toBe(candidates);
  expect([position.cells[2], position.givens[2], position.givens[0]]).toEqual([4, 0, 1]);
  expect(request).toEqual({ techniques: ["x-wing"], order: "hodoku", budget: 7, detours: false });
  worker.send({ id: worker.last.id, progress: [1024] });
  worker.answer({ error: "techniques" });
  await settled();
  worker.answer([{ id: "x-wing" }]);
  await expect(answer).rejects.toMatchObject({ code: "input", message: expect.stringContaining("techniques") });
  expect(seen).toEqual([1024]);
});

test("a path is asked for its detours, and a rating for its scale", async () => {
  const { nonet, worker } = start();
  const answers: Promise<unknown>[] = [nonet.path(CLASSIC, { detours: true })];
  await settled();
  expect(worker.last).toMatchObject({ call: "path", args: [{}, { detours: true }] });
  for (const [scale, told] of [
    ["sukaku", "sukaku"],
    ["se", "se"],
    [undefined, "se"],
  ] as const) {
    worker.answer({ error: "" });
    answers.push(nonet.rate(CLASSIC, scale && { scale, budget: 3 }));
    await settled();
    expect(worker.last).toMatchObject({ call: "rate", args: [{}, scale ? 3 : 0, told] });
    worker.answer({ error: "" });
    answers.push(nonet.rateMany([CLASSIC], scale && { scale }));
    await settled();
    expect(worker.last).toMatchObject({ call: "rateMany" });
    expect(worker.last.args.slice(1)).toEqual([0, told]);
  }
  worker.answer({ error: "" });
  await Promise.all(answers);
});

test("solutions are listed as texts, one more than wanted is looked for, and all of them are known to be all", async () => {
  const { nonet, worker } = start();
  const grid = Uint8Array.from({ length: 162 }, (_, at) => (at % 9) + 1);
  const some = nonet.solutions(CLASSIC, { most: 2 });
  await settled();
  expect(worker.last).toMatchObject({ call: "search", args: [{}, { limit: 3, keep: 2 }] });
  worker.answer({ error: "", ended: "limit", kept: grid });
  await expect(some).resolves.toEqual({ solutions: ["123456789".repeat(9), "123456789".repeat(9)], complete: false });
  const all = nonet.solutions(CLASSIC);
  await settled();
  expect(worker.last).toMatchObject({ args: [{}, { limit: 101, keep: 100 }] });
  worker.answer({ error: "", ended: "complete", kept: grid.subarray(81) });
  await expect(all).resolves.toEqual({ solutions: ["123456789".repeat(9)], complete: true });
  for (const most of [0, -1, 1.5, 100_001, NaN])
    await expect(nonet.solutions(CLASSIC, { most })).rejects.toMatchObject({ code: "input" });
});

test("a hint can be aborted", async () => {
  const { nonet, worker } = start();
  const abort = new AbortController();
  const answer = nonet.path(CLASSIC, {}, { signal: abort.signal });
  await settled();
  abort.abort();
  await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  expect(worker.terminated).toBe(true);
});

test.each<LogicOptions>([{ budget: -1 }, { budget: 0.5 }, { candidates: new Uint16Array(80) }, { givens: "123" }])(
  "refuses what cannot be meant: %o",
  async (wrong) => {
    const { nonet, worker } = start();
    await expect(nonet.steps(CLASSIC, wrong)).rejects.toMatchObject({ name: "EngineError", code: "input" });
    expect(worker.received).toEqual([]);
  },
);
