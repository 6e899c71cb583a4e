/** Puzzles that are made before anybody asks: the shelf and the puzzle of the day. */
import type { Engine } from "../engine/index.js";
import type { App } from "../page/app.js";
import type { IdleWork } from "../page/background.js";
import type { ReadyPuzzle } from "../page/shelf.js";
import type { PuzzleGrade } from "../page/state.js";
import { dayOf, requestOfDay } from "../shell/day.js";

/** A puzzle with its grade. */
export async function makeReady(
  engine: Engine,
  request: Parameters<Engine["generate"]>[0],
  signal: AbortSignal,
): Promise<ReadyPuzzle> {
  const { cells } = await engine.generate(request, { signal });
  const { level, solved, er, techniques } = await engine.grade(cells, {}, { signal });
  const grade: PuzzleGrade = { level: level || "extreme", solved, er, techniques };
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
