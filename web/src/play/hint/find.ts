/** The question to the engine for a hint: when the player wants one, or in the background before that. */
import type { Engine, Hint, Solved } from "../../engine/index.js";
import { DIRECT, showsNoMarks } from "../../hint/direct.js";
import type { App } from "../../page/app.js";
import { isSetup, puzzleOf } from "../../page/state.js";
import { allowedTechniques, type TechniqueChoice } from "../../page/techniques.js";
import type { Settings } from "../../shell/settings.js";

/** Work after which a hint gives up, about half a minute; the player can end it before. */
const BUDGET = 30_000_000;
/** Some hundredths of a second of work: whatever is not among the hardest is found by then. */
const EASY = 20_000;

/** A position, and the techniques that may be used in it. */
export interface Question extends TechniqueChoice, Pick<Settings, "hintOrder"> {
  puzzle: string;
  value: string;
  /** Candidates that the player has worked out, among candidates or in notes; null where these do not tell. */
  candidates: Uint16Array | null;
}

/** `limited`: techniques were left out that the player has switched off. */
export interface Found {
  solved: Solved;
  hint: Hint;
  limited: boolean;
}

/** `all`: also with techniques that are switched off. While no notes are shown, with those that need none. */
export function questionOf(app: App, all = false): Question {
  const { model, state } = app;
  const { directHints, hintOrder, withoutTechniques, extraTechniques } = state.settings;
  const direct = directHints && showsNoMarks(model.game) ? DIRECT : [];
  return {
    puzzle: puzzleOf(app),
    value: model.value,
    candidates: model.playerCandidates,
    hintOrder,
    withoutTechniques: all ? [] : withoutTechniques,
    extraTechniques: [...extraTechniques, ...direct],
  };
}

/** Key of a question: equal questions have equal keys. */
export const keyOf = ({ puzzle, value, candidates, hintOrder, withoutTechniques, extraTechniques }: Question): string =>
  [puzzle, value, candidates ?? [], hintOrder, withoutTechniques, extraTechniques].join("/");

/** Whether thinking ahead makes sense: there is a game, neither solved nor against the rules. */
export const isWorthAsking = (app: App): boolean =>
  app.state.ready && !isSetup(app) && !app.model.solved && !app.model.conflicts.length;

export interface FindOptions {
  budget?: number;
  signal: AbortSignal;
  /** Called once, when the search goes on beyond what is easy. */
  onHard?(): void;
}

export async function findHint(
  app: App,
  engine: Engine,
  question: Question,
  { budget = BUDGET, signal, onHard }: FindOptions,
): Promise<Found> {
  const { puzzle, value, candidates, hintOrder: order, withoutTechniques } = question;
  const solved = await engine.solve(puzzle, { signal });
  const techniques = await allowedTechniques(app, question);
  let isEasy = true;
  const onProgress = (work: number): void => {
    if (!isEasy || work < EASY) return;
    isEasy = false;
    onHard?.();
  };
  const logic = { candidates, givens: puzzle, techniques, order, budget };
  const hint = await engine.hint(value, logic, onHard ? { signal, onProgress } : { signal });
  return { solved, hint, limited: withoutTechniques.length > 0 };
}
