/** How the engine's calls are made, wherever it runs. */
import type {
  CandidatesResult,
  CanonicalResult,
  CompleteResult,
  Conflict,
  EngineId,
  GenerateResult,
  GridCountResult,
  JudgeResult,
  LevelInfo,
  MinimiseResult,
  ParseResult,
  RateManyResult,
  SolveManyResult,
  TechniqueInfo,
  VaryResult,
} from "#wasm";
import type { FormatInfo, ReadResult, WriteResult } from "#wasm-text";
import type { Engine, EngineOptions } from "./api.js";
import type { Bulk } from "./bulk.js";
import { checkEngineOptions, checked } from "./call-checks.js";
import { type BudgetOptions, COMPLETE_BUDGET, type SeedOptions } from "./edit.js";
import { EngineError, refusal } from "./errors.js";
import { toGenerated, toPuzzleRequest } from "./generate.js";
import { randomSeed, toGridsRequest, toTraceGridRequest } from "./grids.js";
import { toJudgement, toJudgeRequest, toProposal } from "./judge.js";
import { toLogicRequest, toPosition, toScale } from "./logic.js";
import type { Caller } from "./pool.js";
import type { WorkerLike } from "./protocol.js";
import { asText, toCells, toGrids, toLimit, toOptions, toRead } from "./puzzle.js";
import { CallQueue, type ProgressOptions } from "./queue.js";
import { toRequest, toSolutions, toSolutionsRequest, toTraceRequest } from "./search.js";
import { toWritable } from "./text.js";
import { withPuzzle } from "./with-puzzle.js";

/** So long the worker of pictures waits for the next one. */
const PICTURE_IDLE_MS = 10_000;

/** Solutions that `count` counts at most unless told, as the command line. */
const COUNT_LIMIT = 1_000_000;

/** Where an engine runs. */
export interface Platform {
  spawn(): WorkerLike;
  /** How many workers can run at the same time. */
  cores: number;
}

/** The options of an engine. */
export function toEngineOptions(given: EngineOptions | null | undefined): EngineOptions {
  const options = toOptions(given);
  checkEngineOptions(options);
  return options;
}

/** Where calls go: to one worker or several, and those of many puzzles to workers of their own. */
interface Desk {
  /** The answer as it comes. */
  send(call: string, args: unknown[], options?: ProgressOptions<never>): Promise<unknown>;
  /** The answer without its fault, which is thrown. */
  run<R>(call: string, args: unknown[], options?: ProgressOptions): Promise<R>;
  /** Workers for one piece of work, which end with it. */
  withPool<R>(size: number, work: (makers: readonly CallQueue[]) => Promise<R>): Promise<R>;
  bulk: Bulk | null;
  workers: number | undefined;
  cores: number;
}

/** Solving and searching, and what a grid has. */
const searchCalls = ({ send, run, bulk }: Desk) =>
  ({
    solve: async (puzzle, call) => run("solve", [toCells(puzzle)], call),
    solveMany: async (puzzles, call) => {
      const cells = toGrids(puzzles);
      return bulk
        ? (await import("./bulk.js")).solveInParts(bulk, cells, toCall(call))
        : run<Omit<SolveManyResult, "error">>("solveMany", [cells], call);
    },
    count: async (puzzle, limit = COUNT_LIMIT, call) => run("count", [toCells(puzzle), toLimit(limit)], call),
    engines: async (call) => send("engines", [], call) as Promise<EngineId[]>,
    search: async (puzzle, search, call) => run("search", [toCells(puzzle), toRequest(search)], call),
    solutions: async (puzzle, options, call) =>
      toSolutions(await run("search", [toCells(puzzle), toSolutionsRequest(options)], call)),
    trace: async (puzzle, trace, call) => run("trace", [toCells(puzzle), toTraceRequest(trace)], call),
    exactCover: async (puzzle, call) => run("exactCover", [toCells(puzzle)], call),
    countGrids: async (call) => send("countGrids", [], call) as Promise<GridCountResult>,
    candidates: async (puzzle, call) => (await run<CandidatesResult>("candidates", [toCells(puzzle)], call)).candidates,
    conflicts: async (puzzle, call) =>
      (await run<{ conflicts: Conflict[] }>("conflicts", [toCells(puzzle)], call)).conflicts,
  }) satisfies Partial<Engine>;

/** Human logic, the referee and the ratings. */
const logicCalls = ({ send, run, bulk }: Desk) =>
  ({
    hint: async (puzzle, logic, call) => run("hint", [toPosition(puzzle, logic), toLogicRequest(logic)], call),
    steps: async (puzzle, logic, call) => run("steps", [toPosition(puzzle, logic), toLogicRequest(logic)], call),
    path: async (puzzle, logic, call) => run("path", [toPosition(puzzle, logic), toLogicRequest(logic)], call),
    judge: async (puzzle, proposal, judging, call) => {
      const asked = [toPosition(puzzle, judging), toProposal(proposal), toJudgeRequest(judging)];
      return toJudgement((await send("judge", asked, call)) as JudgeResult);
    },
    rate: async (puzzle, rating, call) =>
      run("rate", [toPosition(puzzle, rating), toBudget(rating), toScale(rating)], call),
    rateMany: async (puzzles, rating, call) => {
      const [cells, budget, scale] = [toGrids(puzzles), toBudget(rating), toScale(rating)] as const;
      return bulk
        ? (await import("./bulk.js")).rateInParts(bulk, cells, budget, scale, toCall(call))
        : run<Omit<RateManyResult, "error">>("rateMany", [cells, budget, scale], call);
    },
    techniques: async (call) => send("techniques", [], call) as Promise<TechniqueInfo[]>,
  }) satisfies Partial<Engine>;

/** Making puzzles and grids, and changing puzzles. */
const makingCalls = ({ send, run, workers, cores, withPool }: Desk) =>
  ({
    generate: async (wanted, call) => {
      const request = toPuzzleRequest(wanted);
      return toGenerated((await send("generate", [request], call)) as GenerateResult, request, request.seed);
    },
    generateMany: async (wanted, count, series) => {
      const how = toCall(series);
      const { SeriesMaker, toCount, toWorkers } = await import("./series.js");
      const maker = new SeriesMaker(toPuzzleRequest(wanted), toCount(count), how);
      return withPool(toWorkers({ workers, ...how }, count, cores), (makers) => maker.run(makers));
    },
    batch: async (task, puzzles, options) => {
      const how = toCall(options);
      const [{ BatchRunner }, { toWorkers }] = await Promise.all([import("./batch.js"), import("./series.js")]);
      const runner = new BatchRunner(task, puzzles, how);
      return withPool(toWorkers({ workers, ...how }, runner.count, cores), (makers) => runner.run(makers));
    },
    grade: async (puzzle, grading, call) => run("grade", [toCells(puzzle), toBudget(grading)], call),
    canonical: async (puzzle, call) =>
      withPuzzle(await run<CanonicalResult>("canonicalPuzzle", [toCells(puzzle)], call)),
    levels: async (call) => send("levels", [], call) as Promise<LevelInfo[]>,
    randomGrids: async (grids, call) =>
      (await run<{ grids: string[] }>("randomGrids", [toGridsRequest(grids)], call)).grids,
    traceGrid: async (grid, call) => run("traceGrid", [toTraceGridRequest(grid)], call),
    gridTest: async (grids, call) => run("gridTest", [toGridsRequest(grids)], call),
    vary: async (puzzle, options, call) =>
      withPuzzle(await run<VaryResult>("vary", [toCells(puzzle), toSeed(options)], call)),
    minimise: async (puzzle, options, call) =>
      withPuzzle(await run<MinimiseResult>("minimise", [toCells(puzzle), toSeed(options)], call)),
    redundantGivens: async (puzzle, call) => run("redundantGivens", [toCells(puzzle)], call),
    ambiguousCells: async (puzzle, options, call) => run("ambiguousCells", [toCells(puzzle), toBudget(options)], call),
    complete: async (puzzle, options, call) => {
      const budget = toBudget({ budget: toOptions(options).budget ?? COMPLETE_BUDGET });
      const request = { seed: toSeed(options), budget };
      return withPuzzle(await run<CompleteResult>("complete", [toCells(puzzle), request], call));
    },
  }) satisfies Partial<Engine>;

/** Texts and pictures. */
const textCalls = (send: Desk["send"], pictures: Caller) =>
  ({
    parse: async (text, call) => withPuzzle((await send("parse", [toRead(text)], call)) as ParseResult),
    read: async (text, options) =>
      send("read", [toRead(text), asText(toOptions(options).format ?? "")], options) as Promise<ReadResult>,
    readPicture: async (picture, call) => {
      const how = toCall(call);
      const { readPictureWith } = await import("./ask-picture.js");
      how.signal?.throwIfAborted();
      return readPictureWith((one) => pictures.run("readPicture", [one], how), picture, how.onProgress);
    },
    write: async (puzzles, format, call) =>
      send("write", [toWritable(puzzles), asText(format)], call) as Promise<WriteResult>,
    convert: async (text, to, options) => {
      const [read, wanted, from] = [toRead(text), asText(to), asText(toOptions(options).from ?? "")];
      const { convertWith } = await import("./convert.js");
      return convertWith((name, args) => send(name, args, options), read, wanted, from);
    },
    formats: async (call) => send("formats", [], call) as Promise<FormatInfo[]>,
  }) satisfies Partial<Engine>;

/** Makes an engine on a platform. Nothing is loaded before the first call. */
export function makeEngine(options: EngineOptions, { spawn, cores }: Platform): Engine {
  const size = toPoolSize(options, cores);
  const makeQueue = (): CallQueue => new CallQueue(spawn, options.idleMs ?? 60_000);
  const queue: Caller = size > 1 ? poolOf(size, makeQueue) : makeQueue();
  const bulk: Bulk | null =
    size > 1 || options.inProcess ? { lanes: size, caller: queue, inProcess: options.inProcess ?? false } : null;
  const workers = options.inProcess ? 1 : options.workers === undefined ? undefined : size;
  // Their memory goes with their worker, and no hint waits for them.
  const pictures = options.inProcess
    ? queue
    : new CallQueue(spawn, Math.min(options.idleMs ?? 60_000, PICTURE_IDLE_MS));
  const pools = new Set<CallQueue>();
  let disposed = false;
  const send: Desk["send"] = (call, args, callOptions) => queue.run(call, args, toCall(callOptions));
  const run = async <R>(call: string, args: unknown[], callOptions?: ProgressOptions): Promise<R> =>
    accept(await send(call, args, callOptions)) as R;
  const withPool = async <R>(size: number, work: (makers: readonly CallQueue[]) => Promise<R>): Promise<R> => {
    if (disposed) throw new EngineError("disposed", "The engine was disposed of.");
    const makers = Array.from({ length: size }, () => new CallQueue(spawn, Infinity));
    makers.forEach((one) => pools.add(one));
    try {
      return await work(makers);
    } finally {
      makers.forEach((one) => pools.delete(one) && one.dispose());
    }
  };
  const desk: Desk = { send, run, withPool, bulk, workers, cores };
  return checked({
    ...searchCalls(desk),
    ...logicCalls(desk),
    ...makingCalls(desk),
    ...textCalls(send, pictures),
    version: async (call) => send("version", [], call) as Promise<string>,
    dispose: () => {
      disposed = true;
      for (const one of [queue, pictures, ...pools]) one.dispose();
    },
  });
}

/** A pool, which most pages never need, so it is fetched when it is. */
function poolOf(size: number, makeQueue: () => CallQueue): Caller {
  const making = import("./pool.js").then(({ CallPool }) => new CallPool(size, makeQueue));
  making.catch(() => {});
  return {
    run: async (...call) => (await making).run(...call),
    dispose: () =>
      void making.then(
        (pool) => pool.dispose(),
        () => {},
      ),
  };
}

function toPoolSize({ workers = 1, inProcess }: EngineOptions, cores: number): number {
  const size = workers === "all" ? cores : workers;
  if (!Number.isInteger(size) || size < 1)
    throw new EngineError("input", `The number of workers must be "all" or a whole number from 1: ${String(workers)}`);
  if (inProcess && workers !== 1 && workers !== "all")
    throw new EngineError("input", "An engine in this thread has no workers: leave out inProcess or workers.");
  return inProcess ? 1 : size;
}

function accept(result: unknown): unknown {
  const { error, ...rest } = result as { error: string };
  if (!error) return rest;
  throw refusal(error);
}

/** The options of a call, whose signal and function can be used. */
function toCall<Options extends ProgressOptions<never>>(given: Options | undefined): Options {
  const options = toOptions(given);
  const { signal, onProgress } = options as { signal?: unknown; onProgress?: unknown };
  if (signal && typeof (signal as AbortSignal).addEventListener !== "function")
    throw new EngineError("input", "The signal of a call is an AbortSignal.");
  if (onProgress && typeof onProgress !== "function")
    throw new EngineError("input", "What is told of progress, onProgress, is a function.");
  return options;
}

function toBudget(options: BudgetOptions | undefined): number {
  return toLimit(toOptions(options).budget ?? 0, "budget");
}

function toSeed(options: SeedOptions | undefined): string {
  return asText(toOptions(options).seed ?? randomSeed());
}
