/** Steps that place a digit and need no candidates in sight: what they rest on is seen by the digits on the board. */
import type { TechniqueId } from "../engine/index.js";
import { centreOf, type Game, marksOf } from "../sudoku/game.js";

/** For request only: hints ask for them while no small digits are shown. */
export const DIRECT = [
  "direct-pointing",
  "direct-claiming",
  "direct-hidden-pair",
  "direct-hidden-triple",
] as const satisfies readonly TechniqueId[];

/** Whether no empty cell shows a candidate or a note. */
export const showsNoMarks = (game: Game): boolean => ![...marksOf(game), ...centreOf(game)].some(Boolean);
