/**
 * The arguments that each call takes. A name that is none of it would be passed over without a word, so it is refused: `path(puzzle, { signal })` would never
 * stop. The site's own pages are held to the types, and are built without this (`site.none.ts`).
 */
import type { Difficulty, EngineId, RatingScale, Symmetry, TechniqueNeed, TechniqueOrder } from "#wasm";
import type { Engine, EngineOptions, InProcessOptions } from "./api.js";
import type { BatchOptions } from "./batch.js";
import type { ConvertOptions } from "./convert.js";
import type { BudgetOptions, CompleteOptions, SeedOptions } from "./edit.js";
import { EngineError } from "./errors.js";
import type { PuzzleOptions } from "./generate.js";
import { GRID_METHODS, type GridsOptions, type TraceGridOptions } from "./grids.js";
import type { JudgeOptions } from "./judge.js";
import type { LogicOptions, PathOptions, RatingOptions } from "./logic.js";
import { didYouMean } from "./nearest.js";
import type { CallOptions, ProgressOptions } from "./queue.js";
import { type SearchOptions, type SolutionsOptions, STRATEGIES, type TraceOptions } from "./search.js";
import type { SeriesOptions } from "./series.js";
import { shown } from "./shown.js";
import type { GameToWrite, ReadOptions } from "./text.js";

/** A kind of value, in words and as a test. */
interface Kind {
  readonly is: string;
  fits(value: unknown): boolean;
}
/** An option's values: a few words, or a kind; true where the place that uses it looks at them. */
type Wants = true | readonly string[] | Kind;
/** The names of an argument's options. */
type Names = Readonly<Record<string, Wants>>;
/** Written so that the compiler misses a name or a word that is not here. */
type NamesOf<Options> = { readonly [Name in keyof Required<Options>]: Wants };

const FLAG: Kind = { is: "true or false", fits: (value) => typeof value === "boolean" };
const TEXT: Kind = { is: "a string", fits: (value) => typeof value === "string" };
const NUMBER: Kind = { is: "a number", fits: (value) => typeof value === "number" };
/** Looked at where it is used; what cannot become a text for the message there is refused here. */
const COUNT: Kind = { is: "a whole number", fits: (value) => Object(value) !== value };
const WORKERS: Kind = { ...COUNT, is: '"all" or a whole number from 1' };
const IDS: Kind = { is: 'a list of ids, as ["x-wing"]', fits: Array.isArray };
const between = (example: string): Kind => ({
  is: `two numbers, the least and the greatest, as ${example}`,
  fits: (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite),
});
const words = <Word extends string>(all: Record<Word, true>): readonly string[] => Object.keys(all);

const LEVELS = words<Difficulty>({
  beginner: true,
  easy: true,
  medium: true,
  hard: true,
  expert: true,
  fiendish: true,
  extreme: true,
});
const NEEDS = words<TechniqueNeed>({ alone: true, enough: true, path: true, next: true });
const ORDERS = words<TechniqueOrder>({ nonet: true, hodoku: true, sudokuwiki: true, "sudoku-explainer": true });
const SCALES = words<RatingScale>({ se: true, sukaku: true });
const SYMMETRIES = words<Symmetry>({
  none: true,
  rotate180: true,
  rotate90: true,
  horizontal: true,
  vertical: true,
  both: true,
  diagonal: true,
  antidiagonal: true,
  full: true,
});
const ENGINES = words<EngineId>({ band: true, dlx: true, bitset: true, strategy: true, backtrack: true });

const call = { signal: true } satisfies NamesOf<CallOptions>;
const progress = { signal: true, onProgress: true } satisfies NamesOf<ProgressOptions>;
const budget = { budget: true } satisfies NamesOf<BudgetOptions>;
const seed = { seed: TEXT } satisfies NamesOf<SeedOptions>;
const complete = { seed: TEXT, budget: true } satisfies NamesOf<CompleteOptions>;
const search = {
  engine: ENGINES,
  limit: true,
  budget: true,
  candidates: true,
  strategies: STRATEGIES,
  repeatMillis: true,
  keep: true,
} satisfies NamesOf<SearchOptions>;
const solutions = { most: true, candidates: true } satisfies NamesOf<SolutionsOptions>;
const trace = { ...search, maxEvents: true } satisfies NamesOf<TraceOptions>;
const logic = {
  candidates: true,
  givens: true,
  techniques: IDS,
  order: ORDERS,
  budget: true,
} satisfies NamesOf<LogicOptions>;
const judging = {
  candidates: true,
  givens: true,
  techniques: IDS,
  budget: true,
} satisfies NamesOf<JudgeOptions>;
const path = { ...logic, detours: FLAG } satisfies NamesOf<PathOptions>;
const rating = { candidates: true, givens: true, budget: true, scale: SCALES } satisfies NamesOf<RatingOptions>;
const ratings = { budget: true, scale: SCALES } satisfies NamesOf<Pick<RatingOptions, "budget" | "scale">>;
const puzzle = {
  level: LEVELS,
  technique: TEXT,
  need: NEEDS,
  er: between("[6.5, 7.2]"),
  clues: true,
  minutes: between("[5, 10]"),
  symmetry: SYMMETRIES,
  pattern: true,
  givens: true,
  minimal: FLAG,
  fair: FLAG,
  grids: GRID_METHODS,
  seed: TEXT,
  budget: true,
} satisfies NamesOf<PuzzleOptions>;
const oneGrid = { method: GRID_METHODS, seed: TEXT } satisfies NamesOf<TraceGridOptions>;
const grids = { ...oneGrid, count: COUNT } satisfies NamesOf<GridsOptions>;
const series = { signal: true, onProgress: true, grade: true, workers: true } satisfies NamesOf<SeriesOptions>;
const batch = {
  signal: true,
  onProgress: true,
  workers: true,
  budget: true,
  seed: TEXT,
} satisfies NamesOf<BatchOptions>;
const read = { signal: true, format: TEXT } satisfies NamesOf<ReadOptions>;
const game = {
  givens: true,
  values: true,
  solution: true,
  candidates: true,
  corner: true,
  centre: true,
  colours: true,
  details: true,
} satisfies NamesOf<GameToWrite>;
const convert = { signal: true, from: TEXT } satisfies NamesOf<ConvertOptions>;
const engine = {
  workerUrl: true,
  wasmUrl: true,
  textUrl: true,
  pictureUrl: true,
  workerSource: true,
  workers: WORKERS,
  inProcess: FLAG,
  idleMs: NUMBER,
  spawn: true,
} satisfies NamesOf<EngineOptions>;

const inProcess = {
  module: true,
  textModule: true,
  pictureModule: true,
  idleMs: NUMBER,
} satisfies NamesOf<InProcessOptions>;

/** The arguments of each call, in their order; null for one that has no options. */
const CALLS: Readonly<Record<Exclude<keyof Engine, "dispose">, readonly (Names | null)[]>> = {
  parse: [null, call],
  solve: [null, call],
  solveMany: [null, progress],
  count: [null, null, progress],
  engines: [call],
  search: [null, search, progress],
  solutions: [null, solutions, progress],
  trace: [null, trace, call],
  exactCover: [null, call],
  countGrids: [progress],
  candidates: [null, call],
  conflicts: [null, call],
  hint: [null, logic, progress],
  steps: [null, logic, progress],
  path: [null, path, progress],
  judge: [null, null, judging, progress],
  rate: [null, rating, progress],
  rateMany: [null, ratings, progress],
  generate: [puzzle, progress],
  generateMany: [puzzle, null, series],
  batch: [null, null, batch],
  grade: [null, budget, progress],
  canonical: [null, call],
  levels: [call],
  randomGrids: [grids, progress],
  traceGrid: [oneGrid, call],
  gridTest: [grids, progress],
  vary: [null, seed, call],
  minimise: [null, seed, call],
  redundantGivens: [null, call],
  ambiguousCells: [null, budget, progress],
  complete: [null, complete, progress],
  read: [null, read],
  readPicture: [null, progress],
  write: [game, null, call],
  convert: [null, null, convert],
  formats: [call],
  techniques: [call],
  version: [call],
};

const PLACES = ["first", "second", "third", "fourth"];
const refuse = (message: string): never => {
  throw new EngineError("input", message);
};

/**
 * Refuses what the arguments of a call have that it does not take. A value that is no object at all is refused where it
 * is used.
 */
function checkCall(name: string, takes: readonly (Names | null)[], given: readonly unknown[]): void {
  const most = takes.length;
  if (given.slice(most).some((one) => one !== undefined))
    refuse(`${name} takes ${most} argument${most === 1 ? "" : "s"}, not ${given.length}.`);
  takes.forEach((names, at) => {
    if (names) for (const one of objectsOf(names, given[at])) checkOptions(name, takes, at, one);
  });
}

/** Of what is written there may be many, and bytes, which have no names. */
const objectsOf = (names: Names, given: unknown): readonly unknown[] =>
  names === game ? [given].flat().filter((one) => !ArrayBuffer.isView(one)) : [given];

function checkOptions(name: string, takes: readonly (Names | null)[], at: number, given: unknown): void {
  if (typeof given !== "object" || given === null) return;
  const names = takes[at]!;
  const here = `the ${PLACES[at]} argument of ${name}`;
  // A signal has no names of its own: it would be as good as no options.
  if (typeof (given as AbortSignal).addEventListener === "function")
    refuse(`The ${PLACES[at]} argument of ${name} is an AbortSignal: put it into an object, as { signal }.`);
  for (const [option, value] of Object.entries(given)) {
    const known = Object.hasOwn(names, option) ? names[option] : undefined;
    if (!known) refuse(`${missing(option, name, takes, at)} ${capital(here)} has ${Object.keys(names).join(", ")}.`);
    else if (known !== true) checkValue(option, known, value);
  }
}

/** Where a name belongs, if anywhere. */
function missing(option: string, name: string, takes: readonly (Names | null)[], at: number): string {
  const elsewhere = takes.findIndex((names) => names && Object.hasOwn(names, option));
  if (elsewhere >= 0)
    return `The option ${option} belongs to the ${PLACES[elsewhere]} argument of ${name}, not to the ${PLACES[at]}.`;
  if (Object.hasOwn(engine, option) && takes !== ENGINE)
    return `The option ${option} is an option of createEngine, not of ${name}.`;
  return `There is no option ${option} in the ${PLACES[at]} argument of ${name}.${didYouMean(option, Object.keys(takes[at]!))}`;
}

/** A value that is left out or null passes, and in place of a word an empty one: the place that uses it says whether it may be. */
function checkValue(option: string, wants: Kind | readonly string[], value: unknown): void {
  if (value === undefined || value === null) return;
  if ("fits" in wants) {
    if (!wants.fits(value)) refuse(`The option ${option} cannot be ${said(value)}. It is ${wants.is}.`);
    return;
  }
  for (const one of Array.isArray(value) ? value : [value])
    if (one && !wants.includes(one as string))
      refuse(`The option ${option} cannot be ${said(one)}.${didYouMean(one, wants)} It is one of ${wants.join(", ")}.`);
}

/** The longest text that a message repeats. */
const LONGEST_SAID = 40;

const said = (value: unknown): string =>
  typeof value === "string" ? `"${value.slice(0, LONGEST_SAID)}"` : shown(value);

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const ENGINE = [engine];

/** Refuses what is no option of an engine. */
export function checkEngineOptions(options: unknown): void {
  checkCall("createEngine", ENGINE, [options]);
}

/** The same of an engine that is handed its modules. */
export function checkInProcessOptions(options: unknown): void {
  checkCall("createEngine", [inProcess], [options]);
}

/**
 * The ids of techniques and formats are in the modules: a name among them is looked at where it was refused. Answers
 * the error that names it.
 */
async function unknownTechnique(engine: Engine, error: unknown, given: readonly unknown[]): Promise<unknown> {
  if (!(error instanceof EngineError) || error.code !== "input") return error;
  const asked = given.flatMap((options) => {
    const { technique, techniques } = (options ?? {}) as Record<string, unknown>;
    return [technique, ...(Array.isArray(techniques) ? techniques : [])].filter(Boolean);
  });
  if (asked.length === 0) return error;
  const ids = (await engine.techniques().catch(() => [])).map(({ id }) => id as string);
  const wrong = asked.find((name) => !ids.includes(name as string));
  if (wrong === undefined || ids.length === 0) return error;
  return new EngineError(
    "input",
    `No technique is called ${said(wrong)}.${didYouMean(wrong, ids)} The call techniques() has the ids that there are.`,
  );
}

async function refuseFormats(engine: Engine, call: string, given: readonly unknown[], answer: unknown): Promise<void> {
  const { error, fault } = answer as { error: string; fault?: { error: string } | null };
  if (error !== "format" && fault?.error !== "format") return;
  const { format, from } = (given.at(call === "read" ? 1 : 2) ?? {}) as { format?: unknown; from?: unknown };
  const formats = await engine.formats();
  const check = (name: unknown, may: "reads" | "writes", says: string): void => {
    const ids = formats.filter((one) => one[may]).map(({ id }) => id as string);
    if (name && !ids.includes(name as string))
      refuse(
        `No format that ${says} is called ${said(name)}.${didYouMean(name, ids)} The call formats() has the ids that there are.`,
      );
  };
  if (call !== "read") check(given[1], "writes", "is written");
  check(format ?? from, "reads", "is read");
}

/** The same engine, whose calls refuse first what they do not take. */
export function checked(engine: Engine): Engine {
  const calls = Object.entries(CALLS).map(([name, takes]) => {
    const make = engine[name as keyof Engine] as (...given: unknown[]) => Promise<unknown>;
    const call = async (...given: unknown[]): Promise<unknown> => {
      checkCall(name, takes, given);
      const answer = await make(...given).catch(async (error) => {
        throw await unknownTechnique(engine, error, given);
      });
      if (name === "read" || name === "write" || name === "convert") await refuseFormats(engine, name, given, answer);
      return answer;
    };
    return [name, call];
  });
  return { ...engine, ...(Object.fromEntries(calls) as Partial<Engine>) };
}
