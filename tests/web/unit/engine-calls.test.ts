import { beforeEach, describe, expect, test } from "vitest";
import { createEngine, type Engine, EngineError, type EngineOptions } from "../../../web/src/engine/index.js";
import { FakeWorker } from "../support/fake-worker.js";
import { CLASSIC } from "../support/sudoku.js";

let workers: FakeWorker[];
const engine = (options: EngineOptions = {}): Engine =>
  createEngine({
    ...options,
    spawn: () => {
      workers.push(new FakeWorker());
      return workers.at(-1)!;
    },
  });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
/** A wrong argument, as a program without types may write it. */
const wrong = <T>(value: unknown): T => value as T;
const many = Uint8Array.from(CLASSIC.repeat(30), (digit) => Number(digit) || 0);

beforeEach(() => {
  workers = [];
});

describe("a call that is wrong says so, and nothing is begun", () => {
  const signal = new AbortController().signal;
  const onProgress = (): void => {};

  test.each<[string, RegExp, (nonet: Engine) => Promise<unknown>]>([
    [
      "a name that there is not",
      /no option levle in the first argument of generate.*level, /,
      (nonet) => nonet.generate(wrong({ levle: "extreme" })),
    ],
    [
      "the same beside names that there are",
      /no option sede/,
      (nonet) => nonet.generate(wrong({ level: "easy", sede: "s" })),
    ],
    [
      "a signal among the techniques",
      /signal belongs to the third argument of path, not to the second/,
      (nonet) => nonet.path(CLASSIC, wrong({ signal })),
    ],
    [
      "progress among the seeds",
      /onProgress belongs to the third argument of complete/,
      (nonet) => nonet.complete(CLASSIC, wrong({ onProgress })),
    ],
    [
      "a signal among what is searched",
      /signal belongs to the third argument of search/,
      (nonet) => nonet.search(CLASSIC, wrong({ signal })),
    ],
    [
      "a signal among what is made",
      /signal belongs to the second argument of generate/,
      (nonet) => nonet.generate(wrong({ signal })),
    ],
    [
      "a budget beside the signal",
      /budget belongs to the second argument of hint, not to the third/,
      (nonet) => nonet.hint(CLASSIC, {}, wrong({ budget: 5 })),
    ],
    [
      "a level beside the workers",
      /level belongs to the first argument of generateMany/,
      (nonet) => nonet.generateMany({}, 2, wrong({ level: "easy" })),
    ],
    [
      "what is an option of the engine",
      /workers is an option of createEngine, not of solveMany/,
      (nonet) => nonet.solveMany(many, wrong({ workers: 2 })),
    ],
    [
      "progress where there is none",
      /no option onProgress in the second argument of solve.*signal/,
      (nonet) => nonet.solve(CLASSIC, wrong({ onProgress })),
    ],
    [
      "a call without other arguments",
      /no option sginal in the first argument of version/,
      (nonet) => nonet.version(wrong({ sginal: signal })),
    ],
    [
      "entries of a game to write",
      /no option entries in the first argument of write.*givens, values, /,
      (nonet: Engine) => nonet.write([CLASSIC, { givens: CLASSIC, entries: CLASSIC } as never], "line"),
    ],
    [
      "a batch",
      /no option bugdet in the third argument of batch/,
      (nonet) => nonet.batch("check", many, wrong({ bugdet: 5 })),
    ],
    ["a reading", /no option from in the second argument of read/, (nonet) => nonet.read("", wrong({ from: "line" }))],
    [
      "a signal that is not among options",
      /second argument of solve is an AbortSignal.*\{ signal \}/,
      (nonet) => nonet.solve(CLASSIC, wrong(signal)),
    ],
    [
      "more arguments than the call has",
      /solve takes 2 arguments, not 3/,
      (nonet) => (nonet.solve as (...args: unknown[]) => Promise<unknown>)(CLASSIC, {}, { signal }),
    ],
    [
      "a level that there is not",
      /level cannot be "hardd".*beginner, easy, medium, hard, expert, fiendish, extreme\./,
      (nonet) => nonet.generate({ level: wrong("hardd") }),
    ],
    [
      "the same in a series",
      /level cannot be "hardd".*extreme/,
      (nonet) => nonet.generateMany({ level: wrong("hardd") }, 2),
    ],
    [
      "a symmetry that there is not",
      /symmetry cannot be "rotate".*none, rotate180/,
      (nonet) => nonet.generate({ symmetry: wrong("rotate") }),
    ],
    [
      "a need that there is not",
      /need cannot be "most".*alone, enough, path, next/,
      (nonet) => nonet.generate({ need: wrong("most") }),
    ],
    [
      "a way to make grids that there is not",
      /method cannot be "luck".*backtrack, transform/,
      (nonet) => nonet.randomGrids({ method: wrong("luck") }),
    ],
    [
      "an engine that there is not",
      /engine cannot be "luck".*band, dlx/,
      (nonet) => nonet.search(CLASSIC, { engine: wrong("luck") }),
    ],
    [
      "a strategy that there is not",
      /strategies cannot be "luck".*naked-single/,
      (nonet) => nonet.search(CLASSIC, { strategies: ["naked-single", wrong("luck")] }),
    ],
    [
      "a scale that there is not",
      /scale cannot be "luck".*se, sukaku/,
      (nonet) => nonet.rateMany(many, { scale: wrong("luck") }),
    ],
    ["a task that there is not", /no task.*check, solve, rate/, (nonet) => nonet.batch(wrong("luck"), many)],
    ["one rating for a range", /er cannot be 7\. .*\[6\.5, 7\.2\]/, (nonet) => nonet.generate({ er: wrong(7) })],
    [
      "a range of texts",
      /minutes cannot be an object of the kind Array\. .*\[5, 10\]/,
      (nonet) => nonet.generate({ minutes: wrong(["5", "10"]) }),
    ],
    [
      "a word for a flag",
      /fair cannot be "yes"\. It is true or false/,
      (nonet) => nonet.generate({ fair: wrong("yes") }),
    ],
    [
      "one technique for a list",
      /techniques cannot be "x-wing"\. It is a list of ids/,
      (nonet) => nonet.hint(CLASSIC, { techniques: wrong("x-wing") }),
    ],
    [
      "a name that is near",
      /no option levle .*Did you mean level\?/,
      (nonet) => nonet.generate(wrong({ levle: "easy" })),
    ],
    ["a word that is near", /Did you mean hodoku\?/, (nonet) => nonet.hint(CLASSIC, { order: wrong("hodoko") })],
    [
      "options in place of a limit",
      /limit must be a whole number from 0: an object/,
      (nonet) => nonet.count(CLASSIC, wrong({ limit: 5 })),
    ],
    ["fewer clues than none", /clues are two whole numbers from 0/, (nonet) => nonet.generate({ clues: [-5, 30] })],
    [
      "clues that are no numbers",
      /clues are two whole numbers from 0/,
      (nonet) => nonet.generate({ clues: wrong("24..28") }),
    ],
  ])("%s", async (_name, message, call) => {
    await expect(call(engine())).rejects.toMatchObject({
      name: "EngineError",
      code: "input",
      message: expect.stringMatching(message),
    });
    expect(workers).toHaveLength(0);
  });

  test("more clues than a board has cells are a request that cannot be met, however few there may be", async () => {
    for (const call of [
      engine().generate({ clues: [5, 90] }),
      engine().generate({ clues: [90, 95] }),
      engine().generateMany({ clues: [17, 82] }, 2),
    ])
      await expect(call).rejects.toMatchObject({
        name: "RequestError",
        code: "request",
        message: expect.stringContaining("a board has 81 cells"),
        problem: { fault: "too-many-clues" },
      });
    expect(workers).toHaveLength(0);
  });

  test("options of an engine", () => {
    expect(() => engine(wrong({ wasmURL: "x" }))).toThrow(
      expect.objectContaining({
        name: "EngineError",
        code: "input",
        message: expect.stringMatching(/no option wasmURL.*wasmUrl/),
      }),
    );
    expect(() => engine(wrong({ level: "easy" }))).toThrow(EngineError);
    expect(() => createEngine(wrong("fast"))).toThrow(/Options are an object/);
  });

  test("every call with every option that its types name is let through", async () => {
    const nonet = engine();
    const call = { signal, onProgress };
    const logic = { candidates: new Uint16Array(81), givens: CLASSIC, techniques: [], budget: 1 };
    const puzzle = {
      seed: "s",
      level: "easy",
      technique: "x-wing",
      need: "path",
      er: [1, 2],
      clues: [17, 81],
      symmetry: "full",
      pattern: null,
      givens: null,
      minimal: true,
      fair: false,
      grids: "uniform",
      budget: 1,
    } as const;
    const search = { engine: "band", limit: 1, budget: 1, strategies: ["naked-single"], repeatMillis: 1 } as const;
    void Promise.allSettled([
      nonet.parse("", { signal }),
      nonet.solve(CLASSIC, { signal }),
      nonet.solveMany(many, call),
      nonet.count(CLASSIC, 1, call),
      nonet.engines({ signal }),
      nonet.search(CLASSIC, search, call),
      nonet.trace(CLASSIC, { ...search, maxEvents: 1 }, { signal }),
      nonet.exactCover(CLASSIC, { signal }),
      nonet.countGrids(call),
      nonet.candidates(CLASSIC, { signal }),
      nonet.conflicts(CLASSIC, { signal }),
      nonet.hint(CLASSIC, logic, call),
      nonet.steps(CLASSIC, logic, call),
      nonet.path(CLASSIC, logic, call),
      nonet.rate(CLASSIC, { candidates: null, givens: null, budget: 1, scale: "sukaku" }, call),
      nonet.rateMany(many, { budget: 1, scale: "se" }, call),
      nonet.generate(puzzle, call),
      nonet.grade(CLASSIC, { budget: 1 }, call),
      nonet.canonical(CLASSIC, { signal }),
      nonet.levels({ signal }),
      nonet.randomGrids({ method: "uniform", seed: "s", count: 1 }, call),
      nonet.traceGrid({ method: "uniform", seed: "s" }, { signal }),
      nonet.gridTest({ method: "uniform", seed: "s", count: 1 }, call),
      nonet.vary(CLASSIC, { seed: "s" }, { signal }),
      nonet.minimise(CLASSIC, { seed: "s" }, { signal }),
      nonet.redundantGivens(CLASSIC, { signal }),
      nonet.ambiguousCells(CLASSIC, { budget: 1 }, call),
      nonet.complete(CLASSIC, { seed: "s", budget: 1 }, call),
      nonet.read("", { format: "line", signal }),
      nonet.write({ givens: many.slice(0, 81) }, "line", { signal }),
      nonet.formats({ signal }),
      nonet.techniques({ signal }),
      nonet.version({ signal }),
    ]);
    const asked = 33;
    for (let i = 0; i < asked; i++) {
      await settled();
      workers[0]!.answer({ error: "" });
    }
    expect(workers[0]!.received).toHaveLength(asked);
    void nonet.generateMany(puzzle, 1, { signal, onProgress, grade: true, workers: 1 }).catch(() => {});
    void nonet.batch("check", many, { signal, onProgress, workers: 1, budget: 1, seed: "s" }).catch(() => {});
    void nonet.convert("", "line", { from: "sdk", signal }).catch(() => {});
    await expect
      .poll(() =>
        workers
          .flatMap(({ received }) => received.map(({ call }) => call))
          .slice(asked)
          .sort(),
      )
      .toEqual(["batch", "read", "series"]);
  });
});

describe("progress that throws rejects its call with what it threw, and stops its work", () => {
  const broken = new Error("a chart that is not there");
  const onProgress = (): never => {
    throw broken;
  };
  const columns = { outcomes: new Uint8Array(1), solutions: new Uint8Array(81), ratings: new Uint8Array(3) };

  test.each<[string, (nonet: Engine) => Promise<unknown>]>([
    ["solveMany", (nonet) => nonet.solveMany(many, { onProgress })],
    ["count", (nonet) => nonet.count(CLASSIC, 0, { onProgress })],
    ["search", (nonet) => nonet.search(CLASSIC, {}, { onProgress })],
    ["countGrids", (nonet) => nonet.countGrids({ onProgress })],
    ["hint", (nonet) => nonet.hint(CLASSIC, {}, { onProgress })],
    ["steps", (nonet) => nonet.steps(CLASSIC, {}, { onProgress })],
    ["path", (nonet) => nonet.path(CLASSIC, {}, { onProgress })],
    ["rate", (nonet) => nonet.rate(CLASSIC, {}, { onProgress })],
    ["rateMany", (nonet) => nonet.rateMany(many, {}, { onProgress })],
    ["generate", (nonet) => nonet.generate({}, { onProgress })],
    ["grade", (nonet) => nonet.grade(CLASSIC, {}, { onProgress })],
    ["randomGrids", (nonet) => nonet.randomGrids({}, { onProgress })],
    ["gridTest", (nonet) => nonet.gridTest({}, { onProgress })],
    ["ambiguousCells", (nonet) => nonet.ambiguousCells(CLASSIC, {}, { onProgress })],
    ["complete", (nonet) => nonet.complete(CLASSIC, {}, { onProgress })],
  ])("%s", async (_name, call) => {
    const nonet = engine();
    const answer = call(nonet);
    const behind = nonet.version();
    answer.catch(() => {});
    await settled();
    expect(() => workers[0]!.send({ id: workers[0]!.last.id, progress: [1] })).not.toThrow();
    await expect(answer).rejects.toBe(broken);
    expect(workers[0]!.terminated).toBe(true);
    workers[1]!.answer("1.2.3");
    await expect(behind).resolves.toBe("1.2.3");
  });

  test.each<[string, (nonet: Engine) => Promise<unknown>]>([
    ["solveMany", (nonet) => nonet.solveMany(many, { onProgress })],
    ["rateMany", (nonet) => nonet.rateMany(many, {}, { onProgress })],
  ])("%s on several workers: the parts of the others end too", async (_name, call) => {
    const nonet = engine({ workers: 2 });
    const answer = call(nonet);
    answer.catch(() => {});
    await expect.poll(() => workers.length).toBe(2);
    workers[1]!.answer({ error: "", ...columns });
    await expect(answer).rejects.toBe(broken);
    expect(workers[0]!.terminated).toBe(true);
    await settled();
    expect(workers.filter(({ terminated }) => !terminated).flatMap(({ received }) => received)).toHaveLength(
      workers[1]!.terminated ? 0 : workers[1]!.received.length,
    );
  });

  test("batch, also where what it throws looks like a stop of the engine", async () => {
    for (const thrown of [broken, new EngineError("trap", "not the engine's")]) {
      workers = [];
      let calls = 0;
      const second = (): void => {
        if (++calls === 2) throw thrown;
      };
      const answer = engine().batch("check", many, { workers: 1, onProgress: second });
      answer.catch(() => {});
      for (const count of [1, 2]) {
        await expect.poll(() => workers[0]?.received.length).toBe(count);
        const none = new Uint8Array();
        workers[0]!.answer({
          error: "",
          count,
          outcomes: new Uint8Array(count),
          solutions: none,
          ratings: none,
          ends: none,
          levels: none,
          techniques: none,
          times: none,
          puzzles: none,
        });
      }
      await expect(answer).rejects.toBe(thrown);
      await settled();
      expect(workers[0]!.terminated).toBe(true);
      expect([calls, workers[0]!.received.length]).toEqual([2, 2]);
    }
  });

  test("generateMany", async () => {
    const answer = engine().generateMany({}, 3, { workers: 1, onProgress });
    answer.catch(() => {});
    await expect.poll(() => workers[0]?.received.length).toBe(1);
    const made = { error: "", found: true, cells: many.slice(0, 81), solution: many.slice(0, 81), clues: 30 };
    workers[0]!.answer([{ made, form: "x", grade: null }]);
    await expect(answer).rejects.toBe(broken);
    expect(workers[0]!.terminated).toBe(true);
    expect(workers[0]!.received).toHaveLength(1);
  });
});

describe("a value that cannot become a text is refused as every other wrong one", () => {
  type Calls = Record<string, (...given: unknown[]) => Promise<unknown>>;
  const ODD: [kind: string, value: unknown][] = [
    ["an object without a prototype", Object.create(null)],
    [
      "an object that throws",
      {
        toString: () => {
          throw new Error("there is no text of it");
        },
      },
    ],
    ["a symbol", Symbol("odd")],
    ["a list of such objects", [Object.create(null)]],
  ];
  /** Each place of each call that takes a value; the odd one stands in it. */
  const given = (odd: unknown): Record<string, unknown[][]> => ({
    parse: [[odd]],
    solve: [[odd], [[odd]]],
    solveMany: [[odd], [[odd]]],
    count: [[odd], [CLASSIC, odd]],
    search: ["engine", "limit", "budget", "candidates", "strategies", "repeatMillis", "keep"].map((name) => [
      CLASSIC,
      { [name]: odd },
    ]),
    solutions: ["most", "candidates"].map((name) => [CLASSIC, { [name]: odd }]),
    trace: ["engine", "maxEvents"].map((name) => [CLASSIC, { [name]: odd }]),
    exactCover: [[odd]],
    hint: ["candidates", "givens", "techniques", "order", "budget"].map((name) => [CLASSIC, { [name]: odd }]),
    judge: [
      [CLASSIC, odd],
      [CLASSIC, { place: odd }],
      [CLASSIC, { links: [{ from: odd, to: 1, kind: odd }] }],
    ],
    rate: ["scale", "budget"].map((name) => [CLASSIC, { [name]: odd }]),
    generate: ["level", "technique", "need", "er", "clues", "minutes", "symmetry", "pattern", "givens", "seed"].map(
      (name) => [{ [name]: odd }],
    ),
    generateMany: [[{}, odd], ...["grade", "workers"].map((name) => [{}, 2, { [name]: odd }])],
    batch: [
      [odd, [CLASSIC]],
      ["rate", odd],
      ...["workers", "budget", "seed"].map((name) => ["rate", [CLASSIC], { [name]: odd }]),
    ],
    randomGrids: ["method", "seed", "count"].map((name) => [{ [name]: odd }]),
    traceGrid: ["method", "seed"].map((name) => [{ [name]: odd }]),
    minimise: [[CLASSIC, { seed: odd }]],
    complete: ["seed", "budget"].map((name) => [CLASSIC, { [name]: odd }]),
    read: [[odd], [CLASSIC, { format: odd }]],
    readPicture: [
      [odd],
      [{ ...new ImageSides(), width: odd }],
      [{ ...new ImageSides(), height: odd }],
      [{ data: odd }],
    ],
    write: [
      [odd, "sdk"],
      [{ givens: odd }, "sdk"],
      [{ values: odd }, "sdk"],
      [{ givens: CLASSIC }, odd],
    ],
    convert: [
      [odd, "sdk"],
      [CLASSIC, odd],
      [CLASSIC, "sdk", { from: odd }],
    ],
  });
  class ImageSides {
    data = new Uint8ClampedArray(16);
    width = 2;
    height = 2;
  }

  test.each(ODD)("%s", async (_, odd) => {
    const nonet = engine() as unknown as Calls;
    const wrongly: string[] = [];
    for (const [name, all] of Object.entries(given(odd)))
      for (const [at, args] of all.entries()) {
        const call = nonet[name]!(...args).catch((error: unknown) => error);
        // Values that the worker looks at are sent.
        const answer = await Promise.race([call, settled()]);
        if (answer instanceof Error && !(answer instanceof EngineError))
          wrongly.push(`${name} ${at}: ${answer.message}`);
      }
    for (const options of ["workers", "idleMs"])
      try {
        engine({ [options]: odd });
      } catch (error) {
        if (!(error instanceof EngineError)) wrongly.push(`createEngine, ${options}: ${(error as Error).message}`);
      }
    expect(wrongly).toEqual([]);
  });
});
