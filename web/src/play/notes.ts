/** Notes in many cells at once, as one step that can be undone. Fetched when it is wanted. */
import type { App } from "../page/app.js";
import { valueAt } from "../sudoku/game.js";
import { bit } from "../sudoku/geometry.js";
import { fillAll, fillDigit } from "../sudoku/notes.js";

/** Notes a digit wherever row, column and box allow it, and takes it away elsewhere; tells where it is now. */
export function noteDigit(app: App, digit: number): void {
  app.board.game.change({ kind: "fill", cells: [], digit }, (game) => fillDigit(game, digit));
  const { game } = app.model;
  const count = game.cells.filter(({ notes }, cell) => notes & bit(digit) && !valueAt(game, cell)).length;
  app.say({ tone: "info", text: (t) => t("notes-one", { count, digit }) });
}

/** Notes all nine digits in every empty cell, for those who cross them out. */
export function noteAll(app: App): void {
  app.board.game.change({ kind: "fill", cells: [] }, fillAll);
  const count = app.model.value.split(".").length - 1;
  app.say({ tone: "info", text: (t) => t("notes-all", { count }) });
}
