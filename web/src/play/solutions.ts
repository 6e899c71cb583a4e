/** The solutions of a puzzle, or of what is on the board, one after another. */

import type { Solutions } from "../engine/index.js";
import type { App } from "../page/app.js";
import { markShown } from "../page/game.js";
import { type Action, puzzleOf } from "../page/state.js";

/** As many as anybody walks through. */
const MOST = 1000;

/**
 * Fills in the first solution, from which one press leads to the next. Each is a step that can be undone. `digits` has at
 * least one solution: the puzzle, or with the entries that are to stay.
 */
export async function showSolutions(
  app: App,
  digits = puzzleOf(app),
  candidates: Uint16Array | null = null,
): Promise<void> {
  const puzzle = puzzleOf(app);
  const found = await app.task(
    (t) => t("solving"),
    (signal) => app.engine.solutions(digits, { most: MOST, candidates }, { signal }),
    { retry: () => void showSolutions(app, digits, candidates) },
  );
  if (found?.solutions.length && puzzle === puzzleOf(app)) show(app, puzzle, found, 0);
}

function show(app: App, puzzle: string, found: Solutions, at: number): void {
  const { solutions, complete } = found;
  const count = solutions.length;
  markShown(app);
  app.board.place(Array.from(solutions[at]!, (digit, cell) => [cell, Number(digit)] as const));
  const next: Action = {
    label: (t) => t("solve-next"),
    primary: true,
    run: () => (puzzle === puzzleOf(app) ? show(app, puzzle, found, (at + 1) % count) : app.clearMessage()),
  };
  app.say({
    tone: "good",
    text: (t) => t("solve-shown", { at: at + 1, count, more: complete ? "no" : "yes" }),
    actions: [next],
  });
}
