/**
 * Work before anybody asks: how hard the puzzle is, what the next hint would be, and puzzles for the shelf
 * and the day. `Background` runs it while nothing else is done.
 */
import type { Engine } from "../engine/index.js";
import type { App } from "../page/app.js";
import type { IdleWork } from "../page/background.js";
import type { ReadyPuzzle } from "../page/shelf.js";
import type { PuzzleGrade } from "../page/state.js";
import { isSetup } from "../page/state.js";
import { dayOf, requestOfDay } from "../shell/day.js";
import { slice } from "../shell/slice.js";
import { type Found, findHint, isWorthAsking, keyOf, type Question, questionOf } from "./hint/find.js";

/** A puzzle with its grade. */
export async function makeReady(
  engine: Engine,
  request: Parameters<Engine["generate"]>[0],
  signal: AbortSignal,
): Promise<ReadyPuzzle> {
  const { puzzle: cells } = await engine.generate(request, { signal });
  const { level, solved, er, techniques, ...rest } = await engine.grade(cells, {}, { signal });
  const { expectedSeconds, expectedRange, expectedRough } = rest;
  const expected = { expectedSeconds, expectedRange, expectedRough };
  const grade: PuzzleGrade = { level: level || "extreme", solved, er, techniques, ...expected };
  return { puzzle: cells.join("").replaceAll("0", "."), grade };
}

export const makeDaily: IdleWork<App> = {
  isWanted: (app) => !app.shelf.daily(dayOf(new Date())),
  async run(app, engine, signal) {
    const day = dayOf(new Date());
    app.shelf.putDaily(day, await makeReady(engine, requestOfDay(day), signal));
  },
};

export const fillShelf: IdleWork<App> = {
  isWanted: (app) => app.shelf.missing(app.state.settings.level) !== null,
  async run(app, engine, signal) {
    const level = app.shelf.missing(app.state.settings.level);
    if (level) app.shelf.put(level, await makeReady(engine, { level, symmetry: "rotate180" }, signal));
  },
};

/** Without a move, before the next hint is thought of. */
const THINK_MS = 300;
/** Some two seconds; what takes longer is left to the player to ask for. */
const THINK_BUDGET = 2_000_000;

/** The puzzle that was graded last, also if it has no grade. */
const graded = slice("");
/** The question thought of last, and its answer once there is one. */
const thought = slice<{ key: string; found: Found | null }>({ key: "", found: null });

/** The answer to a hint's question, where it has been found by now. */
export function thoughtOf(app: App, question: Question): Found | null {
  const { key, found } = thought.of(app);
  return key === keyOf(question) ? found : null;
}

export const gradeBoard: IdleWork<App> = {
  after: 0,
  about: (app) => app.model.givens,
  isWanted: (app) =>
    app.state.ready &&
    app.state.grade?.expectedSeconds === undefined &&
    !isSetup(app) &&
    app.model.givens !== graded.of(app),
  async run(app, engine, signal) {
    const { givens } = app.model;
    const grade = await engine.grade(givens, {}, { signal });
    graded.keep(app, givens);
    // A puzzle with several solutions has none.
    if (grade.level && givens === app.model.givens) app.update({ grade: { ...grade, level: grade.level } });
  },
};

/** Only where a player has begun: whoever looks at a puzzle asks for no hint yet. */
export const thinkAhead: IdleWork<App> = {
  after: THINK_MS,
  about: (app) => keyOf(questionOf(app)),
  isWanted: (app) => app.model.canUndo && isWorthAsking(app) && thought.of(app).key !== keyOf(questionOf(app)),
  async run(app, engine, signal) {
    const question = questionOf(app);
    const found = await findHint(app, engine, question, { budget: THINK_BUDGET, signal });
    thought.keep(app, { key: keyOf(question), found: found.hint.end === "budget" ? null : found });
  },
};
