/** What the engine is asked for a hint: when the player wants one, or in the background before that. */
import type { Engine, Hint, Solved, TechniqueId } from "../../engine/index.js";
import type { App } from "../app.js";
import { isSetup, puzzleOf } from "../state.js";
import { allowedTechniques } from "../techniques.js";

/** Work after which a hint gives up, about half a minute; the player can end it before. */
const BUDGET = 30_000_000;

/** A position, and what may be used in it. */
export interface Question {
  puzzle: string;
  value: string;
  /** Where the player strikes out candidates: those that are left. */
  candidates: Uint16Array | null;
  /** Techniques that the player has switched off. */
  without: readonly TechniqueId[];
}

/** `limited`: techniques were left out that the player has switched off. */
export interface Found {
  solved: Solved;
  hint: Hint;
  limited: boolean;
}

export function questionOf(app: App): Question {
  const { board, state } = app;
  const candidates = board.marks === "candidates" ? board.candidates : null;
  return { puzzle: puzzleOf(state), value: board.value, candidates, without: state.settings.withoutTechniques };
}

/** What tells questions apart. */
export const keyOf = ({ puzzle, value, candidates, without }: Question): string =>
  [puzzle, value, candidates?.join(" ") ?? "", without.join(" ")].join("/");

/** Whether there is something to think about before it is asked: a game, neither solved nor against the rules. */
export const isWorthAsking = (app: App): boolean =>
  app.state.board.ready && !isSetup(app.state) && !app.board.solved && !app.board.conflicts.length;

/** `all`: also with techniques that are switched off. */
export interface FindOptions {
  all?: boolean;
  budget?: number;
  signal: AbortSignal;
}

export async function findHint(app: App, engine: Engine, question: Question, { all = false, budget = BUDGET, signal }: FindOptions): Promise<Found> {
  const { puzzle, value, candidates } = question;
  const solved = await engine.solve(puzzle, { signal });
  const techniques = all ? null : await allowedTechniques(app);
  const hint = await engine.hint(value, { candidates, givens: puzzle, techniques, budget }, { signal });
  return { solved, hint, limited: techniques !== null };
}
