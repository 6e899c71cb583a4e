/** How the engine's calls are made, wherever it runs. */
import type { CandidatesResult, Conflict, EngineId, GenerateResult, GridCountResult, LevelInfo, ParseResult, RateManyResult, SolveManyResult, TechniqueInfo } from "#wasm";
import type { FormatInfo, ReadResult, WriteResult } from "#wasm-text";
import type { Engine, EngineOptions } from "./api.js";
import { type Bulk, rateInParts, solveInParts } from "./bulk.js";
import { convertWith } from "./convert.js";
import { type BudgetOptions, COMPLETE_BUDGET, type SeedOptions } from "./edit.js";
import { EngineError } from "./errors.js";
import { toGenerated, toPuzzleRequest } from "./generate.js";
import { randomSeed, toGridsRequest, toTraceGridRequest } from "./grids.js";
import { toLogicRequest, toPosition } from "./logic.js";
import { CallPool } from "./pool.js";
import type { WorkerLike } from "./protocol.js";
import { toCells, toGrids, toLimit, toText } from "./puzzle.js";
import { CallQueue, type ProgressOptions } from "./queue.js";
import { toRequest, toTraceRequest } from "./search.js";
import { SeriesMaker, toCount, toWorkers } from "./series.js";
import { toWritable } from "./text.js";

/** Where an engine runs. */
export interface Platform {
  spawn(): WorkerLike;
  /** How many workers can run at the same time. */
  cores: number;
}

/** Makes an engine on a platform. Nothing is loaded before the first call. */
export function makeEngine(options: EngineOptions, { spawn, cores }: Platform): Engine {
  const size = toPoolSize(options, cores);
  const queue = new CallPool(size, () => new CallQueue(spawn, options.idleMs ?? 60_000));
  const bulk: Bulk | null = size > 1 || options.inProcess ? { lanes: size, caller: queue, inProcess: options.inProcess ?? false } : null;
  const workers = options.inProcess ? 1 : options.workers === undefined ? undefined : size;
  const pools = new Set<CallQueue>();
  let disposed = false;
  const run = async <R>(call: string, args: unknown[], callOptions?: ProgressOptions): Promise<R> =>
    accept(await queue.run(call, args, callOptions)) as R;
  /** Workers for one piece of work, which end with it. */
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
  return {
    parse: async (text, call) => queue.run("parse", [toText(text)], call) as Promise<ParseResult>,
    solve: async (puzzle, call) => run("solve", [toCells(puzzle)], call),
    solveMany: async (puzzles, call) => {
      const cells = toGrids(puzzles);
      return bulk ? solveInParts(bulk, cells, call) : run<Omit<SolveManyResult, "error">>("solveMany", [cells], call);
    },
    count: async (puzzle, limit, call) => run("count", [toCells(puzzle), toLimit(limit)], call),
    engines: (call) => queue.run("engines", [], call) as Promise<EngineId[]>,
    search: async (puzzle, search = {}, call) => run("search", [toCells(puzzle), toRequest(search)], call),
    trace: async (puzzle, trace = {}, call) => run("trace", [toCells(puzzle), toTraceRequest(trace)], call),
    exactCover: async (puzzle, call) => run("exactCover", [toCells(puzzle)], call),
    countGrids: (call) => queue.run("countGrids", [], call) as Promise<GridCountResult>,
    candidates: async (puzzle, call) =>
      (await run<CandidatesResult>("candidates", [toCells(puzzle)], call)).candidates,
    conflicts: async (puzzle, call) =>
      (await run<{ conflicts: Conflict[] }>("conflicts", [toCells(puzzle)], call)).conflicts,
    hint: async (puzzle, logic = {}, call) => run("hint", [toPosition(puzzle, logic), toLogicRequest(logic)], call),
    steps: async (puzzle, logic = {}, call) => run("steps", [toPosition(puzzle, logic), toLogicRequest(logic)], call),
    path: async (puzzle, logic = {}, call) => run("path", [toPosition(puzzle, logic), toLogicRequest(logic)], call),
    rate: async (puzzle, rating = {}, call) => run("rate", [toPosition(puzzle, rating), toBudget(rating)], call),
    rateMany: async (puzzles, rating = {}, call) => {
      const [cells, budget] = [toGrids(puzzles), toBudget(rating)];
      return bulk ? rateInParts(bulk, cells, budget, call) : run<Omit<RateManyResult, "error">>("rateMany", [cells, budget], call);
    },
    generate: async (wanted = {}, call) => {
      const request = toPuzzleRequest(wanted);
      return toGenerated((await queue.run("generate", [request], call)) as GenerateResult, request.seed);
    },
    generateMany: async (wanted, count, series = {}) => {
      const maker = new SeriesMaker(toPuzzleRequest(wanted), toCount(count), series);
      return withPool(toWorkers({ workers, ...series }, count, cores), (makers) => maker.run(makers));
    },
    batch: async (task, puzzles, options = {}) => {
      const { BatchRunner } = await import("./batch.js");
      const runner = new BatchRunner(task, puzzles, options);
      return withPool(toWorkers({ workers, ...options }, runner.count, cores), (makers) => runner.run(makers));
    },
    grade: async (puzzle, grading = {}, call) => run("grade", [toCells(puzzle), toBudget(grading)], call),
    canonical: async (puzzle, call) => run("canonicalPuzzle", [toCells(puzzle)], call),
    levels: (call) => queue.run("levels", [], call) as Promise<LevelInfo[]>,
    randomGrids: async (grids = {}, call) => (await run<{ grids: string[] }>("randomGrids", [toGridsRequest(grids)], call)).grids,
    traceGrid: async (grid = {}, call) => run("traceGrid", [toTraceGridRequest(grid)], call),
    gridTest: async (grids = {}, call) => run("gridTest", [toGridsRequest(grids)], call),
    vary: async (puzzle, options = {}, call) => run("vary", [toCells(puzzle), toSeed(options)], call),
    minimise: async (puzzle, options = {}, call) => run("minimise", [toCells(puzzle), toSeed(options)], call),
    redundantGivens: async (puzzle, call) => run("redundantGivens", [toCells(puzzle)], call),
    ambiguousCells: async (puzzle, options = {}, call) => run("ambiguousCells", [toCells(puzzle), toBudget(options)], call),
    complete: async (puzzle, { budget = COMPLETE_BUDGET, ...options } = {}, call) =>
      run("complete", [toCells(puzzle), { seed: toSeed(options), budget: toBudget({ budget }) }], call),
    read: async (text, { format, ...call } = {}) => queue.run("read", [toText(text), toText(format ?? "")], call) as Promise<ReadResult>,
    write: async (puzzles, format, call) => queue.run("write", [toWritable(puzzles), toText(format)], call) as Promise<WriteResult>,
    convert: async (text, to, { from, ...call } = {}) => {
      const [read, wanted] = [toText(text), toText(to)];
      return convertWith((name, args) => queue.run(name, args, call), read, wanted, toText(from ?? ""));
    },
    formats: (call) => queue.run("formats", [], call) as Promise<FormatInfo[]>,
    techniques: (call) => queue.run("techniques", [], call) as Promise<TechniqueInfo[]>,
    version: (call) => queue.run("version", [], call) as Promise<string>,
    dispose: () => {
      disposed = true;
      for (const one of [queue, ...pools]) one.dispose();
    },
  };
}

function toPoolSize({ workers = 1, inProcess }: EngineOptions, cores: number): number {
  const size = workers === "all" ? cores : workers;
  if (!Number.isInteger(size) || size < 1) throw new EngineError("input", `The number of workers must be "all" or a whole number from 1: ${String(workers)}`);
  if (inProcess && workers !== 1 && workers !== "all") throw new EngineError("input", "An engine in this thread has no workers: leave out inProcess or workers.");
  return inProcess ? 1 : size;
}

function accept(result: unknown): unknown {
  const { error, ...rest } = result as { error: string };
  if (!error) return rest;
  throw new EngineError("input", `The engine did not accept the input: ${error}.`);
}

function toBudget({ budget = 0 }: BudgetOptions): number {
  return toLimit(budget, "budget");
}

function toSeed({ seed = randomSeed() }: SeedOptions): string {
  return toText(seed);
}
