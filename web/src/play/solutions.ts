/** The solutions of a puzzle that has several, one after another on the board. */

import type { Solutions } from "../engine/index.js";
import type { App } from "../page/app.js";
import { type Action, puzzleOf } from "../page/state.js";

/** As many as anybody walks through. */
const MOST = 1000;

/** Fills in the first solution, from which one press leads to the next. Each is a step that can be undone. */
export async function showSolutions(app: App): Promise<void> {
  const puzzle = puzzleOf(app);
  const found = await app.task(
    (t) => t("solving"),
    (signal) => app.engine.solutions(puzzle, { most: MOST }, { signal }),
    { retry: () => void showSolutions(app) },
  );
  if (found && puzzle === puzzleOf(app)) show(app, puzzle, found, 0);
}

function show(app: App, puzzle: string, found: Solutions, at: number): void {
  const { solutions, complete } = found;
  const count = solutions.length;
  app.game = { ...app.game, shown: true };
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
