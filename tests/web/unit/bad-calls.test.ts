/** Random wrong arguments of every call: each is told as an `EngineError`, and the engine takes no memory for them. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Engine } from "../../../web/src/engine/index.js";
import { CLASSIC } from "../support/sudoku.js";

const built = (name: string): string => fileURLToPath(new URL(`../../../dist/npm/${name}`, import.meta.url));
/** More for a whole run. */
const COUNT = Number(process.env["NONET_BAD_CALLS"] ?? 4000);

const OBJECTS = [{}, new Map([["a", 1]]), new Date(0)];
const NO_TEXT = [7, true, [], ...OBJECTS];
const PUZZLE = [undefined, null, 7, NaN, "", "12", "x".repeat(81), [1], new Uint8Array(80), new Float64Array(81)];
const PUZZLES = [undefined, 7, "12", [7], [CLASSIC, "1"], new Uint8Array(80), ...OBJECTS];
const NUMBER = [-1, 0.5, NaN, Infinity, 2 ** 60, "7", [], ...OBJECTS];
const WORD = ["nonsense", "constructor", "__proto__", "\ud800", 7, ["x"], ...OBJECTS];
const FLAG = [1, "true", [], ...OBJECTS];
const BOUNDS = [7, "1..2", [1], [1, "2"], [NaN, 1], [1, 2, 3], {}];
const IDS = ["x-wing", ["nonsense"], [7], 7, {}];
const MASKS = [[1], new Uint8Array(81), new Uint16Array(80), 7, "x", ...OBJECTS];
const OPTIONS = [7, "x", true, Symbol("x"), new AbortController().signal, { nonsense: 1 }];
const CANDIDATES = [7, [729], [-1], [0.5], ["1"], [NaN], {}];

type Wrong = readonly unknown[] | { readonly [option: string]: readonly unknown[] };

const position = { candidates: MASKS, givens: [7, "12", new Uint8Array(80), {}] };
const logic = { ...position, techniques: IDS, order: WORD, budget: NUMBER };
const search = { engine: WORD, limit: NUMBER, budget: NUMBER, candidates: MASKS, strategies: IDS, keep: NUMBER };
const wish = {
  level: WORD,
  technique: WORD,
  need: WORD,
  er: BOUNDS,
  clues: BOUNDS,
  minutes: BOUNDS,
  symmetry: WORD,
  pattern: [7, "12", {}],
  givens: [7, "12", {}],
  minimal: FLAG,
  fair: FLAG,
  grids: WORD,
  seed: NO_TEXT,
  budget: NUMBER,
};
const grids = { method: WORD, seed: NO_TEXT };
/** What is right, and what is wrong in each place. */
const CALLS: Partial<Record<keyof Engine, readonly [right: readonly unknown[], wrong: readonly Wrong[]]>> = {
  parse: [
    [CLASSIC, {}],
    [[...NO_TEXT, undefined, null], OPTIONS],
  ],
  solve: [
    [CLASSIC, {}],
    [PUZZLE, OPTIONS],
  ],
  solveMany: [
    [[CLASSIC], {}],
    [PUZZLES, OPTIONS],
  ],
  count: [
    [CLASSIC, 2, {}],
    [PUZZLE, NUMBER, OPTIONS],
  ],
  search: [
    [CLASSIC, {}, {}],
    [PUZZLE, search, OPTIONS],
  ],
  solutions: [
    [CLASSIC, {}, {}],
    [PUZZLE, { most: NUMBER, candidates: MASKS }, OPTIONS],
  ],
  trace: [
    [CLASSIC, {}, {}],
    [PUZZLE, { ...search, maxEvents: NUMBER }, OPTIONS],
  ],
  exactCover: [
    [CLASSIC, {}],
    [PUZZLE, OPTIONS],
  ],
  candidates: [
    [CLASSIC, {}],
    [PUZZLE, OPTIONS],
  ],
  conflicts: [
    [CLASSIC, {}],
    [PUZZLE, OPTIONS],
  ],
  hint: [
    [CLASSIC, {}, {}],
    [PUZZLE, logic, OPTIONS],
  ],
  path: [
    [CLASSIC, {}, {}],
    [PUZZLE, { ...logic, detours: FLAG }, OPTIONS],
  ],
  judge: [
    [CLASSIC, {}, {}, {}],
    [PUZZLE, { place: CANDIDATES, remove: CANDIDATES }, { budget: NUMBER }, OPTIONS],
  ],
  rate: [
    [CLASSIC, {}, {}],
    [PUZZLE, { ...position, budget: NUMBER, scale: WORD }, OPTIONS],
  ],
  rateMany: [
    [[CLASSIC], {}, {}],
    [PUZZLES, { budget: NUMBER, scale: WORD }, OPTIONS],
  ],
  generate: [
    [{ level: "easy" }, {}],
    [wish, OPTIONS],
  ],
  grade: [
    [CLASSIC, {}, {}],
    [PUZZLE, { budget: NUMBER }, OPTIONS],
  ],
  canonical: [
    [CLASSIC, {}],
    [PUZZLE, OPTIONS],
  ],
  randomGrids: [
    [{}, {}],
    [{ ...grids, count: NUMBER }, OPTIONS],
  ],
  traceGrid: [
    [{}, {}],
    [grids, OPTIONS],
  ],
  gridTest: [
    [{}, {}],
    [{ ...grids, count: NUMBER }, OPTIONS],
  ],
  vary: [
    [CLASSIC, {}, {}],
    [PUZZLE, { seed: NO_TEXT }, OPTIONS],
  ],
  minimise: [
    [CLASSIC, {}, {}],
    [PUZZLE, { seed: NO_TEXT }, OPTIONS],
  ],
  redundantGivens: [
    [CLASSIC, {}],
    [PUZZLE, OPTIONS],
  ],
  ambiguousCells: [
    [CLASSIC, {}, {}],
    [PUZZLE, { budget: NUMBER }, OPTIONS],
  ],
  complete: [
    [CLASSIC, {}, {}],
    [PUZZLE, { seed: NO_TEXT, budget: NUMBER }, OPTIONS],
  ],
  levels: [[{}], [OPTIONS]],
  techniques: [[{}], [OPTIONS]],
  engines: [[{}], [OPTIONS]],
};

/** xorshift32. */
function pickerOf(seed: number): <One>(all: readonly One[]) => One {
  let state = seed;
  return (all) => {
    for (const by of [13, -17, 5]) state ^= by > 0 ? state << by : state >>> -by;
    return all[(state >>> 0) % all.length]!;
  };
}

/** An engine in this thread, and how much memory its module has. */
async function watched(): Promise<{ engine: Engine; memory(): number }> {
  const { createEngine } = await import(/* @vite-ignore */ built("in-process.js"));
  const code = await WebAssembly.compile(await readFile(built("nonet.wasm")));
  const instances: WebAssembly.Instance[] = [];
  const own = WebAssembly.instantiate;
  Object.assign(WebAssembly, {
    instantiate: async (module: WebAssembly.Module, imports: WebAssembly.Imports) => {
      const instance = await own(module, imports);
      instances.push(instance);
      return instance;
    },
  });
  const engine: Engine = createEngine({ module: code });
  await engine.solve(CLASSIC);
  Object.assign(WebAssembly, { instantiate: own });
  const [memory] = Object.values(instances[0]!.exports).filter((one) => one instanceof WebAssembly.Memory);
  return { engine, memory: () => (memory as WebAssembly.Memory).buffer.byteLength };
}

test(`${COUNT} wrong arguments are told, each by itself, and memory stays as it was`, {
  timeout: 600_000,
}, async () => {
  const { engine, memory } = await watched();
  const answers = async (): Promise<unknown[]> => [
    await engine.hint(CLASSIC),
    await engine.generate({ level: "easy", seed: "1" }),
    await engine.rate(CLASSIC),
  ];
  const before = await answers();
  const bytes = memory();
  const pick = pickerOf(20261201);
  const calls = Object.entries(CALLS);
  const silent: string[] = [];
  for (let i = 0; i < COUNT; i++) {
    const [name, [right, wrongs]] = pick(calls);
    const place = pick([...right.keys()]);
    const wrong = wrongs[place]!;
    const args = [...right];
    let put = "";
    if (Array.isArray(wrong)) args[place] = pick(wrong as readonly unknown[]);
    else {
      const [option, values] = pick(Object.entries(wrong));
      put = option;
      args[place] = { ...(right[place] as object), [option]: pick(values as readonly unknown[]) };
    }
    const call = engine[name as keyof Engine] as (...args: unknown[]) => Promise<unknown>;
    const { name: kind, code } = await call(...args).then(
      () => ({ name: "", code: "" }),
      (error) => error,
    );
    const told = /^(EngineError|RequestError)$/.test(kind) && /^(input|request)$/.test(code);
    if (!told)
      silent.push(`${name}, argument ${place + 1} ${put}: ${kind} ${code} ${String(JSON.stringify(args[place]))}`);
  }
  expect([...new Set(silent)]).toEqual([]);
  expect(memory()).toBe(bytes);
  expect(await answers()).toEqual(before);
});
