/** Checking entries by the solution while they are made, and counting the wrong ones, where the player wants that. */

import type { InputDetail } from "../../board/events.js";
import type { App } from "../../page/app.js";
import { countAnew, countMistakes, endCounting } from "../../page/game.js";
import { slice } from "../../shell/slice.js";
import { wrongEntries } from "../../sudoku/entries.js";
import { knownOf, wantSolution } from "./solution.js";

/** So many wrong entries end the game, where they are counted. */
export const MISTAKES = 3;

const isWanted = (app: App): boolean => app.state.settings.checking === "solution";

/** The entries that are marked as wrong: none unless the player wants them, and the puzzle has one solution. */
export function wrongNow(app: App): readonly number[] {
  const solution = isWanted(app) ? knownOf(app)?.solution : null;
  return solution ? wrongEntries(app.model.value, solution) : NONE;
}
const NONE: readonly number[] = [];

/** True when wrong entries are counted, and three are the end. */
export const isCounting = (app: App): boolean =>
  isWanted(app) && app.state.settings.threeMistakes && !app.game.uncounted && Boolean(knownOf(app)?.solution);

/** True when the game has ended by mistakes. Nothing is lost: the player can go on without counting. */
export const isOver = (app: App): boolean =>
  isCounting(app) && (app.game.mistakes ?? 0) >= MISTAKES && !app.model.solved;

/** Why entries are not checked though the player wants that; or null. */
export function uncheckedBecause(app: App): "multiple" | "none" | null {
  const outcome = isWanted(app) ? knownOf(app)?.outcome : null;
  return outcome === "multiple" || outcome === "none" ? outcome : null;
}

/** After a rendering: requests the solution as soon as it is needed. */
export function followChecking(app: App): void {
  if (isWanted(app)) wantSolution(app);
  if (knownOf(app) && waiting.of(app).length) countWaiting(app);
}

/** Entries that were made before the solution was known. */
const waiting = slice<readonly Entered[]>([]);

interface Entered {
  game: string;
  before: string;
  after: string;
}

/** A digit was entered: if it is wrong, that counts, and undoing it changes nothing about it. */
export function countEntry(app: App, before: string, after: string): void {
  if (!isWanted(app)) return;
  waiting.keep(app, [...waiting.of(app), { game: app.game.id, before, after }]);
  if (knownOf(app)) countWaiting(app);
}

function countWaiting(app: App): void {
  const solution = knownOf(app)?.solution;
  const entered = waiting.of(app);
  waiting.keep(app, []);
  if (!solution) return;
  const wrong = entered.filter(({ game, before, after }) => game === app.game.id && isWrong(before, after, solution));
  if (!wrong.length) return;
  countMistakes(app, wrong.length);
  app.update({});
  app.save();
}

/** True when a step entered a digit, in however many cells, that the solution does not have there. */
const isWrong = (before: string, after: string, solution: Uint8Array): boolean =>
  wrongEntries(after, solution).some((cell) => after[cell] !== before[cell]);

/** When the game has ended, or is paused, the board takes nothing from the player. */
export function guardInput(app: App, event: CustomEvent<InputDetail>): void {
  if (app.state.paused || (isOver(app) && !ALLOWED_AFTER.includes(event.detail.kind))) event.preventDefault();
}

/** Looking back is always possible, and so are requests to the page. */
const ALLOWED_AFTER: readonly InputDetail["kind"][] = ["undo", "redo", "reset", "place"];

/** The game goes on after the third mistake. */
export function goOnUncounted(app: App): void {
  endCounting(app);
  app.update({});
  app.save();
  app.board.focus({ preventScroll: true });
}

/** Takes out everything but the givens, as a step that can be undone, and counts from the beginning. */
export function startOver(app: App): void {
  countAnew(app);
  app.update({});
  app.board.reset();
  app.save();
  app.say({
    tone: "info",
    folded: true,
    text: (t) => t("restarted"),
    actions: [{ label: (t) => t("pad-undo"), run: () => app.board.undo() }],
  });
}
