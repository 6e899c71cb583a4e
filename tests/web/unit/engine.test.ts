import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { version as packageVersion } from "../../../web/package.json";
import {
  coverRows,
  createEngine,
  type Engine,
  EngineError,
  type SearchOptions,
  STRATEGIES,
  traceEvent,
  traceEvents,
} from "../../../web/src/engine/index.js";
import { FakeWorker } from "../support/fake-worker.js";
import { CLASSIC } from "../support/sudoku.js";

let workers: FakeWorker[];
const worker = (): FakeWorker => workers.at(-1)!;
const engine = (idleMs = 60_000) =>
  createEngine({
    idleMs,
    spawn: () => {
      workers.push(new FakeWorker());
      return worker();
    },
  });
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

beforeEach(() => {
  workers = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the entry has what callers need, and nothing that makes scripts of texts", async () => {
  const entry = Object.keys(await import("../../../web/src/engine/index.js")).sort();
  expect(entry).toEqual([
    "EngineError",
    "GRID_METHODS",
    "MOST_GRIDS",
    "MOST_PUZZLES",
    "NotFoundError",
    "RequestError",
    "STRATEGIES",
    "coverRows",
    "createEngine",
    "fillStep",
    "fillSteps",
    "packPuzzles",
    "toCells",
    "toText",
    "traceEvent",
    "traceEvents",
  ]);
});

describe("the engine client", () => {
  test("starts no worker before the first call", async () => {
    const nonet = engine();
    expect(workers).toHaveLength(0);
    const version = nonet.version();
    worker().answer("1.2.3");
    await expect(version).resolves.toBe("1.2.3");
  });

  test("sends one call at a time, in order", async () => {
    const nonet = engine();
    const first = nonet.parse("a");
    const second = nonet.parse("b");
    expect(worker().received.map(({ args }) => args)).toEqual([["a"]]);
    worker().answer({ error: "empty" });
    await first;
    expect(worker().received.map(({ args }) => args)).toEqual([["a"], ["b"]]);
    worker().answer({ error: "too-few" });
    await expect(second).resolves.toEqual({ error: "too-few" });
  });

  test("drops an aborted call that waits, without disturbing the running one", async () => {
    const nonet = engine();
    const abort = new AbortController();
    const running = nonet.version();
    const waiting = nonet.parse("x", { signal: abort.signal });
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
    worker().answer("v");
    await expect(running).resolves.toBe("v");
    expect(workers).toHaveLength(1);
    expect(worker().received).toHaveLength(1);
  });

  test("stops an aborted call that runs, and the calls behind it survive on a new worker", async () => {
    const nonet = engine();
    const abort = new AbortController();
    const running = nonet.count(CLASSIC, 0, { signal: abort.signal });
    const behind = nonet.version();
    await settled();
    abort.abort();
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
    expect(workers[0]!.terminated).toBe(true);
    expect(workers).toHaveLength(2);
    worker().answer("v");
    await expect(behind).resolves.toBe("v");
  });

  test("a signal that was aborted before rejects at once and starts nothing", async () => {
    await expect(engine().version({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: "AbortError" });
    expect(workers).toHaveLength(0);
  });

  test("answers of an ended worker are ignored", async () => {
    const nonet = engine();
    const abort = new AbortController();
    const first = nonet.version({ signal: abort.signal });
    const second = nonet.version();
    const late = workers[0]!;
    abort.abort();
    await expect(first).rejects.toThrow();
    late.send({ id: worker().last.id, result: "from the dead" });
    worker().answer("alive");
    await expect(second).resolves.toBe("alive");
  });

  test("a trap rejects its own call with an EngineError, and the next call works", async () => {
    const nonet = engine();
    const trapped = nonet.version();
    worker().send({ id: worker().last.id, error: { name: "RuntimeError", message: "unreachable" } });
    await expect(trapped).rejects.toBeInstanceOf(EngineError);
    await expect(trapped).rejects.toMatchObject({ code: "trap" });
    expect(workers[0]!.terminated).toBe(true);
    const next = nonet.version();
    worker().answer("v");
    await expect(next).resolves.toBe("v");
  });

  test("a worker that dies before it has loaded is a load error, afterwards a trap", async () => {
    const nonet = engine();
    const first = nonet.version();
    worker().onerror?.({ message: "" } as ErrorEvent);
    await expect(first).rejects.toMatchObject({ code: "load" });
    const second = nonet.version();
    worker().send({ id: 0, result: packageVersion });
    worker().onerror?.({ message: "boom" } as ErrorEvent);
    await expect(second).rejects.toMatchObject({ code: "trap", message: "boom" });
  });

  test("a worker of another version is told, and the next call asks a new one", async () => {
    const nonet = engine();
    const first = nonet.version();
    worker().send({ id: 0, result: "0.0.9" });
    await expect(first).rejects.toMatchObject({
      code: "load",
      message: expect.stringMatching(
        /worker is of version 0\.0\.9, and its script of \d.*: take all files of one version/,
      ),
    });
    expect(worker().terminated).toBe(true);
    const second = nonet.version();
    worker().send({ id: 0, result: packageVersion });
    worker().answer(packageVersion);
    await expect(second).resolves.toBe(packageVersion);
  });

  test("a module that cannot be loaded rejects the call, and the next call tries again", async () => {
    const nonet = engine();
    const first = nonet.version();
    worker().send({ id: 0, error: { name: "Error", message: "HTTP status 404" } });
    await expect(first).rejects.toMatchObject({ code: "load", message: "HTTP status 404" });
    const second = nonet.version();
    expect(workers).toHaveLength(2);
    worker().answer("v");
    await expect(second).resolves.toBe("v");
  });

  test("progress reaches the caller until the call settles, not after", async () => {
    const nonet = engine();
    const seen: number[] = [];
    const count = nonet.count(CLASSIC, 10, { onProgress: (found) => seen.push(found) });
    await settled();
    const { id, progress } = worker().last;
    expect(progress).toBe(true);
    worker().send({ id, progress: [3] });
    worker().answer({ error: "", count: 10, limited: true });
    worker().send({ id, progress: [99] });
    await expect(count).resolves.toEqual({ count: 10, limited: true });
    expect(seen).toEqual([3]);
  });

  test("the worker ends when idle, and is started again when needed", async () => {
    const nonet = engine(1000);
    const first = nonet.version();
    worker().answer("v");
    await first;
    vi.advanceTimersByTime(999);
    expect(worker().terminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker().terminated).toBe(true);
    const second = nonet.version();
    expect(workers).toHaveLength(2);
    worker().answer("v");
    await second;
  });

  test("a long call is not idle", async () => {
    const nonet = engine(1000);
    const first = nonet.version();
    worker().answer("v");
    await first;
    const long = nonet.version();
    vi.advanceTimersByTime(5000);
    expect(worker().terminated).toBe(false);
    worker().answer("v");
    await long;
  });

  test("dispose rejects everything, now and later", async () => {
    const nonet = engine();
    const calls = [nonet.version(), nonet.techniques()];
    nonet.dispose();
    for (const call of [...calls, nonet.version()]) await expect(call).rejects.toMatchObject({ code: "disposed" });
    expect(worker().terminated).toBe(true);
  });

  test.each(["", "1".repeat(80), `${"1".repeat(80)}x`, new Uint8Array(80)])(
    "refuses what is no puzzle: %s",
    async (puzzle) => {
      await expect(engine().solve(puzzle)).rejects.toMatchObject({ name: "EngineError", code: "input" });
      expect(workers).toHaveLength(0);
    },
  );

  test("a search asks for everything by default, and hands on what the engine found", async () => {
    const nonet = engine();
    const report = nonet.search(CLASSIC);
    await settled();
    expect(worker().last).toMatchObject({
      call: "search",
      args: [
        expect.any(Uint8Array),
        {
          engine: "band",
          limit: 0,
          budget: 0,
          candidates: new Uint16Array(),
          strategies: STRATEGIES,
          repeatMillis: 0,
          keep: 0,
        },
      ],
    });
    worker().answer({ error: "", ended: "complete", solutions: 1 });
    await expect(report).resolves.toEqual({ ended: "complete", solutions: 1 });
  });

  test("a search passes on what is asked, and how far it is", async () => {
    const nonet = engine();
    const seen: number[] = [];
    const asked: SearchOptions = {
      engine: "strategy",
      limit: 2,
      budget: 500,
      strategies: ["naked-pair"],
      repeatMillis: 20,
      keep: 3,
    };
    const report = nonet.search(CLASSIC, asked, { onProgress: (nodes) => seen.push(nodes) });
    await settled();
    expect(worker().last.args[1]).toEqual({ ...asked, candidates: new Uint16Array() });
    worker().send({ id: worker().last.id, progress: [4096] });
    worker().answer({ error: "strategy" });
    await expect(report).rejects.toMatchObject({ code: "input", message: expect.stringContaining("strategy") });
    expect(seen).toEqual([4096]);
  });

  test("candidates are searched by the engine that knows them", async () => {
    const nonet = engine();
    const candidates = new Uint16Array(81).fill(3);
    void nonet.solutions(CLASSIC, { most: 1, candidates }).catch(() => undefined);
    await settled();
    expect(worker().last.args[1]).toMatchObject({ engine: "dlx", limit: 2, keep: 1, candidates });
    worker().answer({ error: "", ended: "complete", kept: new Uint8Array(0) });
    await expect(nonet.search(CLASSIC, { candidates: new Uint16Array(3) })).rejects.toThrow(
      "Candidates are 81 masks, not 3.",
    );
  });

  test.each([{ limit: -1 }, { budget: 0.5 }, { repeatMillis: Infinity }, { maxEvents: NaN }])(
    "refuses numbers that cannot be meant: %o",
    async (wrong) => {
      await expect(engine().trace(CLASSIC, wrong)).rejects.toMatchObject({ name: "EngineError", code: "input" });
      expect(workers).toHaveLength(0);
    },
  );

  test.each(["limit", "budget"])("what the engine calls no %s is the caller's error", async (error) => {
    const report = engine().search(CLASSIC);
    await settled();
    worker().answer({ error });
    await expect(report).rejects.toMatchObject({ code: "input", message: expect.stringContaining(error) });
    expect(worker().terminated).toBe(false);
  });

  test("refuses texts that are none", async () => {
    const wrong = 7 as unknown as string;
    await expect(engine().parse(wrong)).rejects.toMatchObject({ name: "EngineError", code: "input" });
    await expect(engine().generate({ seed: wrong })).rejects.toMatchObject({ name: "EngineError", code: "input" });
    expect(workers).toHaveLength(0);
  });

  /** Everything in the arguments of the last call that is a view. */
  const viewsSent = (): ArrayBufferView[] => {
    const within = (value: unknown): ArrayBufferView[] =>
      ArrayBuffer.isView(value)
        ? [value]
        : typeof value === "object" && value
          ? Object.values(value).flatMap(within)
          : [];
    return worker().last.args.flatMap(within);
  };

  const many = new Uint8Array(81 * 1000);
  const own = many.subarray(81, 162);
  const masks = new Uint16Array(81 * 1000).subarray(81, 162);
  test.each<[string, (nonet: Engine) => Promise<unknown>]>([
    ["solve", (nonet) => nonet.solve(own)],
    ["solve, of a Buffer", (nonet) => nonet.solve(Buffer.from(many.buffer, 81, 81))],
    ["solveMany", (nonet) => nonet.solveMany(many.subarray(0, 810))],
    ["rateMany", (nonet) => nonet.rateMany(many.subarray(0, 810))],
    ["hint", (nonet) => nonet.hint(own, { candidates: masks, givens: own })],
    ["generate", (nonet) => nonet.generate({ givens: own, pattern: own })],
    ["write", (nonet) => nonet.write([{ givens: own, corner: masks, solution: own }], "line")],
  ])("of a view its own bytes alone are sent, not all of the buffer behind it: %s", async (_name, call) => {
    void call(engine()).catch(() => {});
    await settled();
    expect(viewsSent().length).toBeGreaterThan(0);
    for (const view of viewsSent())
      expect(view.byteLength, `a view of ${view.byteLength} bytes`).toBe(view.buffer.byteLength);
    expect(viewsSent().every((view) => !Buffer.isBuffer(view))).toBe(true);
  });

  const numbers = Array.from({ length: 81 }, () => 0) as unknown as Uint8Array;
  const wrong = <T>(value: unknown): T => value as T;
  test.each<[string, RegExp, (nonet: Engine) => Promise<unknown>]>([
    ["no puzzle", /a string or a Uint8Array, not null/, (nonet) => nonet.solve(wrong(null))],
    ["nothing", /a string or a Uint8Array, not undefined/, (nonet) => nonet.solve(wrong(undefined))],
    [
      "an array of numbers",
      /a string or a Uint8Array, not an object of the kind Array/,
      (nonet) => nonet.solve(numbers),
    ],
    ["other numbers", /not an object of the kind Uint16Array/, (nonet) => nonet.count(wrong(new Uint16Array(81)), 2)],
    [
      "numbers in an array of puzzles",
      /Puzzle 1: A puzzle is a string or a Uint8Array, not a value of type number/,
      (nonet) => nonet.solveMany(numbers),
    ],
    ["no puzzles", /one Uint8Array, or an array of puzzles, not null/, (nonet) => nonet.rateMany(wrong(null))],
    [
      "no puzzles for a batch",
      /one Uint8Array, or an array of puzzles, not undefined/,
      (nonet) => nonet.batch("solve", wrong(undefined)),
    ],
    [
      "candidates in an array",
      /a Uint16Array, not an object of the kind Array/,
      (nonet) => nonet.hint(CLASSIC, { candidates: wrong(numbers) }),
    ],
    [
      "options that are a number",
      /Options are an object, not a value of type number/,
      (nonet) => nonet.search(CLASSIC, wrong(7)),
    ],
    ["a signal that is none", /AbortSignal/, (nonet) => nonet.solve(CLASSIC, { signal: wrong({}) })],
    ["a signal that is none, without other arguments", /AbortSignal/, (nonet) => nonet.version({ signal: wrong(1) })],
    ["progress that is no function", /onProgress/, (nonet) => nonet.rate(CLASSIC, {}, { onProgress: wrong("log") })],
    ["nothing to write", /has givens/, (nonet) => nonet.write(wrong(null), "line")],
    [
      "an array to write",
      /givens are 81 characters or a Uint8Array, not an object of the kind Array/,
      (nonet) => nonet.write({ givens: numbers }, "line"),
    ],
    ["no text", /A text is a string, not null/, (nonet) => nonet.read(wrong(null))],
    ["a limit that is a symbol", /whole number/, (nonet) => nonet.count(CLASSIC, wrong(Symbol("x")))],
  ])("%s is an EngineError that says what is wanted", async (_name, message, call) => {
    await expect(call(engine())).rejects.toMatchObject({
      name: "EngineError",
      code: "input",
      message: expect.stringMatching(message),
    });
    expect(workers).toHaveLength(0);
  });

  test("options that are null are none", async () => {
    const nonet = engine();
    const none = wrong<undefined>(null);
    const calls = [
      () => nonet.hint(CLASSIC, none, none),
      () => nonet.search(CLASSIC, none),
      () => nonet.vary(CLASSIC, none),
      () => nonet.complete(CLASSIC, none),
      () => nonet.read("x", none),
      () => nonet.generate(none),
      () => nonet.randomGrids(none),
      () => nonet.version(none),
    ];
    for (const call of calls) {
      const answer = call();
      answer.catch(() => {});
      await settled();
      worker().answer({ error: "none" });
      await expect(
        answer.then(
          () => "",
          ({ name }) => name,
        ),
      ).resolves.toMatch(/^(EngineError)?$/);
    }
    expect(worker().received.map(({ call }) => call)).toEqual([
      "hint",
      "search",
      "vary",
      "complete",
      "read",
      "generate",
      "randomGrids",
      "version",
    ]);
  });

  test("an argument that cannot be sent to a worker is the caller's error, and the next call works", async () => {
    const nonet = createEngine({
      spawn: () => {
        const cloning = new FakeWorker();
        cloning.postMessage = (message) => void cloning.received.push(structuredClone(message));
        workers.push(cloning);
        return cloning;
      },
    });
    const unsendable = (() => "band") as unknown as "band";
    await expect(nonet.search(CLASSIC, { engine: unsendable })).rejects.toMatchObject({
      name: "EngineError",
      code: "input",
    });
    const version = nonet.version();
    worker().answer("1.2.3");
    await expect(version).resolves.toBe("1.2.3");
  });

  test("a trace is read event by event, to the largest numbers that fit", async () => {
    const nonet = engine();
    const trace = nonet.trace(CLASSIC, { engine: "backtrack", maxEvents: 2 });
    await settled();
    expect(worker().last.args[1]).toMatchObject({ engine: "backtrack", maxEvents: 2 });
    const words = Uint32Array.of(0 | (9 << 4) | (80 << 8), (4 | (1 << 4) | (7 << 8) | (0xffff << 16)) >>> 0);
    worker().answer({ error: "", ended: "cancelled", truncated: true, events: words });
    const { truncated, events } = await trace;
    expect(truncated).toBe(true);
    const expected = [
      { kind: "place", cell: 80, digit: 9, depth: 0 },
      { kind: "retract", cell: 7, digit: 1, depth: 0xffff },
    ];
    expect([...traceEvents(events)]).toEqual(expected);
    expect([traceEvent(events, 1), traceEvent(events, 2), traceEvent(events, -1)]).toEqual([
      expected[1],
      undefined,
      undefined,
    ]);
  });

  test("the rows of an exact-cover matrix are read one by one", async () => {
    const nonet = engine();
    const matrix = nonet.exactCover(CLASSIC);
    await settled();
    worker().answer({ error: "", rows: Uint16Array.of(28, 7, 28, 114, 177, 276, 80, 9, 80, 161, 242, 323) });
    expect([...coverRows((await matrix).rows)]).toEqual([
      { cell: 28, digit: 7, columns: [28, 114, 177, 276] },
      { cell: 80, digit: 9, columns: [80, 161, 242, 323] },
    ]);
  });

  test("the grid count tells how far it is, exactly", async () => {
    const nonet = engine();
    const seen: unknown[] = [];
    const count = nonet.countGrids({ onProgress: (done, total, soFar) => seen.push({ done, total, soFar }) });
    worker().send({ id: worker().last.id, progress: [1, 44, "108374976"] });
    const result = { grids: "6670903752021072936960", classes: 44, estimate: "6657084616885512582463" };
    worker().answer(result);
    await expect(count).resolves.toEqual(result);
    expect(seen).toEqual([{ done: 1, total: 44, soFar: "108374976" }]);
  });

  test("the engine's own refusals are typed", async () => {
    const nonet = engine();
    const generated = nonet.generate({ level: "hard" });
    await settled();
    worker().answer({ error: "technique" });
    await expect(generated).rejects.toMatchObject({ code: "input" });
    const solved = nonet.solve(new Uint8Array(81).fill(77));
    await settled();
    worker().answer({ error: "value" });
    await expect(solved).rejects.toMatchObject({ code: "input" });
  });
});
