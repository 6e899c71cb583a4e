/** Fills all singles, as one step. Fetched when it is wanted. */

import type { App } from "../page/app.js";
import { countHint, markShown } from "../page/game.js";
import { puzzleOf } from "../page/state.js";
import { valuesOf } from "../sudoku/game.js";
import { clashIn } from "../sudoku/labels.js";
import { singlesOf } from "../sudoku/singles.js";
import { mentionTrouble } from "./hint/mistakes.js";
import { mentionClash } from "./hint.js";

/** From a right position only; else it says what is wrong, as a hint does. It counts as one. */
export async function fillSingles(app: App): Promise<void> {
  const { model } = app;
  const { value } = model;
  if (model.solved) return app.say({ tone: "good", text: (t) => t("hint-solved") });
  const clash = clashIn(value);
  if (clash) return mentionClash(app, clash);
  const ask = async (signal: AbortSignal) => {
    const puzzle = await app.engine.solve(puzzleOf(app), { signal });
    // Where there are several solutions, the entries are right as long as one of them is left.
    return puzzle.outcome === "multiple" ? { ...puzzle, now: await app.engine.solve(value, { signal }) } : puzzle;
  };
  const solved = await app.task((t) => t("thinking"), ask, { retry: () => void fillSingles(app) });
  if (!solved || value !== model.value) return;
  const candidates = model.playerCandidates;
  if (mentionTrouble(app, "now" in solved && solved.now.outcome === "none" ? solved.now : solved)) return;
  // Of several solutions, what the player has struck out may have left none.
  const cells = singlesOf(valuesOf(model.game), solved.outcome === "unique" ? (candidates ?? undefined) : undefined);
  if (!cells.length) return app.say({ tone: "info", text: (t) => t("singles-none") });
  // A puzzle that is finished like this would be the best of times.
  const finishes = cells.length === value.replace(/[1-9]/g, "").length;
  countHint(app);
  if (finishes) markShown(app);
  app.board.place(cells);
  app.say({ tone: "good", text: (t) => (finishes ? t("solve-done") : t("singles-filled", { count: cells.length })) });
}
