/** Puzzles as texts, as bytes and as lists; and by what name results have them. */
import { expect, test } from "vitest";
import {
  createEngine,
  type Engine,
  EngineError,
  type Puzzles,
  packPuzzles,
  toCells,
  toText,
} from "../../../web/src/engine/index.js";
import { FakeWorker } from "../support/fake-worker.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
const refused = (message: RegExp) =>
  expect.objectContaining({ name: "EngineError", code: "input", message: expect.stringMatching(message) });
function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

function start(): { nonet: Engine; worker: FakeWorker } {
  const worker = new FakeWorker();
  return { nonet: createEngine({ idleMs: Infinity, spawn: () => worker }), worker };
}

test("a puzzle as text and as bytes is the same puzzle", () => {
  expect([...toCells(CLASSIC)].join("")).toBe(CLASSIC.replaceAll(".", "0"));
  expect(toText(toCells(CLASSIC))).toBe(CLASSIC);
  expect(toText(CLASSIC.replaceAll(".", "0"))).toBe(CLASSIC);
  const solution = solveNaively(INKALA)!;
  expect(toText(toCells(solution))).toBe(solution);
  expect(toText(packPuzzles([CLASSIC, INKALA]).subarray(81))).toBe(INKALA);
});

test("what is no puzzle is refused, of many with its number", () => {
  expect(thrownBy(() => toCells("12"))).toEqual(refused(/81 cells, not 2/));
  expect(thrownBy(() => toText(new Uint8Array(81).fill(10)))).toEqual(refused(/Cell 0 has 10/));
  expect(thrownBy(() => packPuzzles([CLASSIC, CLASSIC.replace("5", "x")]))).toEqual(
    refused(/^Puzzle 2: Character 1 is neither a digit nor one of .*"x"$/),
  );
  expect(thrownBy(() => packPuzzles([CLASSIC, null as never]))).toBeInstanceOf(EngineError);
});

test("of what is too long, no more is looked at and sent than shows that it is", async () => {
  expect(thrownBy(() => toCells(`${CLASSIC}${".".repeat(99)}x`))).toEqual(refused(/81 cells, not 181/));
  expect(thrownBy(() => toCells(new Uint8Array(2 ** 31).subarray(1)))).toEqual(refused(/81 cells, not 2147483647/));
  const most = 32 * 2 ** 20;
  const { nonet, worker } = start();
  const sentBy = async (ask: () => Promise<unknown>): Promise<unknown> => {
    const before = worker.received.length;
    const call = ask();
    call.catch(() => {});
    await expect.poll(() => worker.received.length).toBe(before + 1);
    const [sent] = worker.last.args;
    worker.answer({ error: "length" });
    await call.catch(() => {});
    return sent;
  };
  const [many, manyMasks] = [new Uint8Array(1000), new Uint16Array(1000)];
  for (const text of ["1".repeat(most), "1".repeat(most + 1), "1".repeat(most + 99)]) {
    const sent = Math.min(most + 1, text.length);
    expect(await sentBy(() => nonet.read(text))).toHaveLength(sent);
    expect(await sentBy(() => nonet.parse(text))).toHaveLength(sent);
  }
  const length = 82;
  await expect(nonet.hint(CLASSIC, { candidates: manyMasks })).rejects.toEqual(refused(/81 masks, not 1000/));
  const written = { givens: many, solution: many.subarray(1), centre: manyMasks, corner: manyMasks.subarray(1) };
  expect(await sentBy(() => nonet.write(written, "line"))).toMatchObject([
    { givens: { length }, values: { length }, solution: { length }, centre: { length }, corner: { length } },
  ]);
  nonet.dispose();
});

test.each<[string, (nonet: Engine, puzzles: Puzzles) => Promise<unknown>]>([
  ["solveMany", (nonet, puzzles) => nonet.solveMany(puzzles)],
  ["rateMany", (nonet, puzzles) => nonet.rateMany(puzzles)],
  ["batch", (nonet, puzzles) => nonet.batch("check", puzzles, { workers: 1 })],
])("%s takes a list of puzzles, texts and bytes, as well as one array", async (call, ask) => {
  const sent = [];
  for (const puzzles of [[CLASSIC, toCells(INKALA)], packPuzzles([CLASSIC, INKALA])]) {
    const { nonet, worker } = start();
    ask(nonet, puzzles).catch(() => {});
    await expect.poll(() => worker.received.length).toBe(1);
    expect(worker.last).toMatchObject({ call });
    sent.push(worker.last.args[0]);
    nonet.dispose();
  }
  expect(sent[0]).toEqual(sent[1]);
  await expect(ask(start().nonet, [CLASSIC, "1"])).rejects.toEqual(refused(/^Puzzle 2: A puzzle has 81 cells, not 1/));
});

const made = { cell: -1, house: -1, digit: 0, ended: "complete", found: true, missed: [], attempts: 1, clues: 30 };
test.each<[string, (nonet: Engine) => Promise<{ puzzle: Uint8Array; cells: Uint8Array }>]>([
  ["generate", (nonet) => nonet.generate()],
  ["parse", (nonet) => nonet.parse(CLASSIC)],
  ["canonical", (nonet) => nonet.canonical(CLASSIC)],
  ["vary", (nonet) => nonet.vary(CLASSIC)],
  ["minimise", (nonet) => nonet.minimise(CLASSIC)],
  ["complete", (nonet) => nonet.complete(CLASSIC)],
])("%s has its puzzle by the name puzzle, and still by the old one", async (_call, ask) => {
  const { nonet, worker } = start();
  const answer = ask(nonet);
  await settled();
  worker.answer({ ...made, error: "", cells: toCells(INKALA) });
  const { puzzle, cells } = await answer;
  expect([toText(puzzle), toText(cells)]).toEqual([INKALA, INKALA]);
});

test("a batch has its puzzles by the name puzzles, and still by the old one, in its parts too", async () => {
  const { nonet, worker } = start();
  const parts: string[] = [];
  const onProgress = (_done: number, { puzzles, cells }: { puzzles: Uint8Array; cells: Uint8Array }): void =>
    void parts.push(toText(puzzles), toText(cells));
  const answer = nonet.batch("canonical", [CLASSIC], { workers: 1, onProgress });
  await expect.poll(() => worker.received.length).toBe(1);
  const none = new Uint8Array();
  const rest = { solutions: none, ratings: none, ends: none, levels: none, techniques: none, times: none };
  worker.answer({ error: "", count: 1, outcomes: Uint8Array.of(1), puzzles: toCells(INKALA), ...rest });
  const { puzzles, cells } = await answer;
  expect([toText(puzzles), toText(cells), ...parts]).toEqual([INKALA, INKALA, INKALA, INKALA]);
});
