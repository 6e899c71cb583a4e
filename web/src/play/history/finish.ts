/** The end of a game: what it came to is said, and kept for the statistics. */

import type { App } from "../../page/app.js";
import { type Action, isSetup, type Message, type Text } from "../../page/state.js";
import { type Result, recordResult, results, streakOf } from "../../shell/results.js";
import { timeText } from "../../sudoku/stopwatch.js";
import { newGame } from "../games.js";
import { rating } from "../view/facts.js";

/** Says that the board is complete. What the page filled in itself is no result. */
export function sayFinished(app: App): void {
  const result = resultOf(app);
  const counts = !app.game.shown && !isSetup(app);
  if (counts) recordResult(app, result);
  app.say({
    tone: "good",
    title: (t) => t("solved-title"),
    text: counts ? factsOf(app, result) : (t) => t(app.game.shown ? "solved-shown" : "solved-text"),
    actions: [newGameAction(app), replayAction],
  });
}

function resultOf(app: App): Result {
  const { id, day, hints = 0, mistakes = 0 } = app.game;
  const { gameLevel, grade } = app.state;
  const { seconds } = app.timer;
  return {
    id,
    level: gameLevel,
    ...(day ? { day } : {}),
    er: grade?.er ?? null,
    seconds,
    hints,
    mistakes,
    solved: Date.now(),
  };
}

function factsOf(app: App, { level, day, seconds, hints, mistakes }: Result): Text {
  const { settings } = app.state;
  const streak = day ? streakOf(results(app), day) : 0;
  return (t) => {
    // Of a puzzle that was just brought, the rating may come a moment later than its end.
    const er = app.state.grade ? rating(app, app.state.grade.er) : "none";
    const time = settings.timer === "off" ? "none" : timeText(seconds);
    const checked = settings.checking === "solution" || mistakes > 0 ? "yes" : "no";
    return t("solved-facts", { level: t(`level-${level}`), er, time, hints, mistakes, checked, streak });
  };
}

export const newGameAction = (app: App): Action => ({
  label: (t) => t("app-new"),
  primary: true,
  run: () => void newGame(app, app.state.settings.level),
});

const replayAction: Action = { label: (t) => t("history-replay"), run: () => void (location.hash = "replay") };

/** What the page says while a game is over by its mistakes. */
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
