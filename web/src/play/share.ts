/** The result that a player shares: a line of text and a link to the puzzle. */

import { pageAddress, SINGLE_FILE } from "#edition";
import type { App } from "../page/app.js";
import { dayOf, shortNameOfDay } from "../shell/day.js";
import { rating } from "../shell/levels.js";
import type { Result } from "../shell/results.js";
import { timeText } from "../sudoku/stopwatch.js";

/** `Nonet · 25 Nov · Medium 2.5 · 12:04 · no hints` */
export function resultText(app: App, { level, day, er, seconds, hints, solved }: Result): string {
  const { t, language } = app;
  const name = t(`level-${level}`);
  return [
    "Nonet",
    shortNameOfDay(day ?? dayOf(new Date(solved)), language),
    er === null ? name : `${name} ${rating(app, er)}`,
    ...(app.state.settings.timer === "off" || !seconds ? [] : [timeText(seconds)]),
    t("share-hints", { hints }),
  ].join(" · ");
}

/** Where the puzzle can be played: the daily as that of the day, others by their givens. */
export function puzzleLink({ game, model }: Pick<App, "game" | "model">): string {
  if (SINGLE_FILE) return "";
  const today = game.day === dayOf(new Date());
  return new URL(today ? "./?start=daily" : pageAddress("play", `p=${model.givens}`), location.href).href;
}

/** Hands the text to the system, where it can share; otherwise to the clipboard; or shows it. */
export async function share(app: App, text: string): Promise<void> {
  const url = puzzleLink(app);
  const whole = [text, ...(url ? [url] : [])].join("\n");
  try {
    if (navigator.share) return await navigator.share({ text, ...(url ? { url } : {}) });
    await navigator.clipboard.writeText(whole);
    app.say({ tone: "good", text: (t) => t("share-copied") });
  } catch (error) {
    // A player who cancels gets no message.
    if (error instanceof DOMException && error.name === "AbortError") return;
    app.say({ tone: "info", text: (t) => t("copy-failed"), code: whole });
  }
}
