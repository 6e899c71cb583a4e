/** The card of a solved game, in the place of the pad: how long it took, how that compares, and what comes next. */

import { html, nothing, type TemplateResult } from "lit";
import { addressOf } from "../../page/address.js";
import type { App } from "../../page/app.js";
import { isSetup } from "../../page/state.js";
import { dayOf } from "../../shell/day.js";
import { icon } from "../../shell/icons.js";
import { rating } from "../../shell/levels.js";
import { currentStreak, type Result, results, timesOf } from "../../shell/results.js";
import { timeText } from "../../sudoku/stopwatch.js";
import { canChallenge, comparedText } from "../challenge.js";
import { newGame } from "../games.js";
import { resultOf } from "../history/finish.js";
import { resultText, share } from "../share.js";
import { week } from "./week.js";

/** Whether there is a card: not of a grid that is typed in. */
export const isSolved = (app: App): boolean => app.state.ready && app.model.solved && !isSetup(app);

export function solvedCard(app: App): { text: TemplateResult; foot: TemplateResult } {
  const { t, game, state } = app;
  const result = resultOf(app);
  const actions = state.message?.actions ?? [];
  return {
    text: html`${game.shown ? shown(app) : facts(app, result)}${note(app)}`,
    foot: html`${actions.map(({ label, run }) => html`<button class="button primary" @click=${() => run()}>${label(t)}</button>`)}
      <button class="button ${actions.length ? "" : "primary"}" @click=${() => void newGame(app)}>${t("solved-next")}</button>
      ${game.shown ? undo(app, "") : html`<button class="button" @click=${() => void share(app, resultText(app, result))}>${icon("share")}<span>${t("share")}</span></button>`}
      ${canChallenge(app) ? html`<button class="button quiet" id="challenge" aria-haspopup="dialog" @click=${() => void app.doors.challenge()}>${t(game.challenge ? "challenge-back" : "challenge")}</button>` : nothing}
      <a class="button quiet" href=${addressOf("replay")}>${t("history-replay")}</a>
      <a class="button quiet" href="#library/statistics">${t("library-section-statistics")}</a>
      ${game.shown ? nothing : undo(app, "quiet")}`,
  };
}

const undo = (app: App, kind: "" | "quiet"): TemplateResult =>
  html`<button class="button ${kind}" @click=${() => app.board.undo()}>${app.t("pad-undo")}</button>`;

const shown = ({ t, game }: App): TemplateResult =>
  html`<h2 class="solved-title">${t("solved-title")}</h2><p class="solved-facts">${t("solved-shown")}</p>
    ${game.challenge ? html`<p class="solved-facts">${t("challenge-shown")}</p>` : nothing}`;

function facts(app: App, result: Result): TemplateResult {
  const { t, state, game } = app;
  const { level, er, seconds, hints, mistakes } = result;
  const all = results(app);
  const timed = state.settings.timer !== "off" && seconds > 0;
  const checked = state.settings.checking === "solution" || mistakes > 0;
  const line = [
    er === null ? t(`level-${level}`) : `${t(`level-${level}`)} ${rating(app, er)}`,
    t("share-hints", { hints }),
    ...(checked ? [t("solved-mistakes", { mistakes })] : []),
  ];
  return html`<h2 class="solved-title">${t("solved-title")}</h2>
    ${timed ? html`<p class="solved-time">${timeText(seconds)}</p>` : nothing}
    <p class="solved-facts">${line.join(" · ")}</p>
    ${game.challenge ? html`<p class="solved-versus">${comparedText(app, game.challenge, result)}</p>` : nothing}
    ${timed && level !== "own" ? html`<p class="solved-facts">${compared(app, result, all)}</p>` : nothing}
    <button class="solved-week" id="result" aria-haspopup="dialog" title=${t("result-open")} @click=${() => void app.doors.result()}>${week(app, all)}<span>${t("solved-streak", { days: currentStreak(all, dayOf(new Date())) })}</span>${icon("next")}</button>`;
}

/** With the games of the level before this one. */
function compared({ t }: App, result: Result, all: readonly Result[]): string {
  const { best, average } = timesOf(all, result);
  if (best === null || average === null) return t("solved-first", { level: t(`level-${result.level}`) });
  const was = { best: timeText(best), average: timeText(average) };
  return result.seconds < best ? t("solved-best", was) : t("solved-compared", was);
}

/** A message that comes meanwhile, that a link was copied for instance. */
function note({ t, state }: App): TemplateResult | typeof nothing {
  const { message } = state;
  if (!message) return nothing;
  return html`<p class="solved-note">${icon(message.tone)}<span>${message.text(t)}</span></p>
    ${message.code ? html`<code class="code">${message.code}</code>` : nothing}`;
}
