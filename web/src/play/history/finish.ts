/** The end of a game: shows its result, and keeps it for the statistics. */

import type { App } from "../../page/app.js";
import { type Action, isSetup, type Message } from "../../page/state.js";
import { type Result, recordResult, results } from "../../shell/results.js";
import { newGame } from "../games.js";

/** Keeps the result of a complete board. A board that the page filled in itself gives none. */
export function keepFinished(app: App): void {
  if (isSetup(app)) return app.say({ tone: "good", title: (t) => t("solved-title"), text: (t) => t("solved-text") });
  // A save says so where the result is in memory alone.
  if (!app.game.shown && recordResult(app, resultOf(app))) app.save();
  app.clearMessage();
}

/** Result of the game on the board, as it was when it was solved first. */
export function resultOf(app: App): Result {
  const { id, day, hints = 0, mistakes = 0 } = app.game;
  const { gameLevel, grade } = app.state;
  const before = results(app).find((result) => result.id === id);
  // Of a puzzle that was just brought, the rating may come a moment later than its end.
  if (before) return { ...before, er: before.er ?? grade?.er ?? null };
  return {
    id,
    level: gameLevel,
    ...(day ? { day } : {}),
    er: grade?.er ?? null,
    seconds: app.timer.seconds,
    ...(grade?.expectedSeconds ? { expected: grade.expectedSeconds } : {}),
    hints,
    mistakes,
    solved: Date.now(),
  };
}

export const newGameAction = (app: App): Action => ({
  label: (t) => t("app-new"),
  primary: true,
  run: () => void newGame(app),
});

/** Message while a game is over by its mistakes. */
export function overMessage(app: App, goOn: () => void, startOver: () => void): Message {
  return {
    tone: "bad",
    title: (t) => t("over-title"),
    text: (t) => t("over-text"),
    actions: [
      { label: (t) => t("over-go-on"), primary: true, run: goOn },
      { label: (t) => t("tool-restart"), run: startOver },
      { ...newGameAction(app), primary: false },
    ],
  };
}
