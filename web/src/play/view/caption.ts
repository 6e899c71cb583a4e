/** The line that says which puzzle it is and how long it has been played. A press on it tells more. */
import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../../page/app.js";
import { isSetup } from "../../page/state.js";
import { shortNameOfDay } from "../../shell/day.js";
import { icon } from "../../shell/icons.js";
import { rating } from "../../shell/levels.js";
import { openSheet } from "../../shell/sheet.js";
import { isPlayable, pause } from "../timer.js";
import { isSolved } from "./solved.js";

export function caption(app: App): TemplateResult {
  const { t, state } = app;
  if (!state.ready) return html`<div class="caption"></div>`;
  if (isSetup(app)) return html`<div class="caption"><p class="caption-level">${t("setup-title")}</p></div>`;
  const level = t(`level-${state.gameLevel}`);
  const day = state.gameDay ? shortNameOfDay(state.gameDay, app.language) : "";
  return html`<div class="caption">
    <button class="caption-level ${state.gameLevel}" id="about" title=${t("about-title")} aria-haspopup="dialog" @click=${() => openSheet(app, "about")}>
      ${day ? html`<span class="caption-day">${day}</span>` : nothing}<b>${level}</b>
      ${state.grade ? html`<span class="caption-rating">${rating(app, state.grade.er)}</span>` : nothing}</button>
    ${state.settings.timer === "off" || isSolved(app) ? nothing : clock(app)}
  </div>`;
}

/** The digits are written by the timer, without a rendering of the page. */
function clock(app: App): TemplateResult {
  const { t, state } = app;
  const label = t(state.paused ? "timer-resume" : "timer-pause");
  return html`<span class="clock">
    ${state.settings.timer === "shown" ? html`<span id="clock" role="timer" aria-label=${t("timer-time")}></span>` : nothing}
    <button class="button square quiet" id="pause" aria-label=${label} title=${label} ?disabled=${!isPlayable(app)}
      @click=${() => pause(app, !state.paused)}>${icon(state.paused ? "play" : "pause")}</button>
  </span>`;
}
