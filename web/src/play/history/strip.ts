/**
 * The line under the board: the time, the mistakes, the way to the history. And what covers the board during a pause.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../../page/app.js";
import { isSetup } from "../../page/state.js";
import { icon } from "../../shell/icons.js";
import { isCounting, MISTAKES, uncheckedBecause } from "../checking/checking.js";
import { isPlayable, pause } from "../timer.js";

export function strip(app: App): TemplateResult {
  const { t, state } = app;
  const playing = state.ready && !isSetup(app);
  return html`<div class="strip">
    ${playing && state.settings.timer !== "off" ? clock(app) : nothing}
    ${playing ? facts(app) : nothing}
    <span class="narrow"><button class="button small" popovertarget="panel-history" ?disabled=${state.paused}>${icon("checkpoint")}<span>${t("history")}</span></button></span>
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

function facts(app: App): TemplateResult | typeof nothing {
  const { t, game } = app;
  const because = uncheckedBecause(app);
  if (because) return html`<span class="strip-fact">${t(`unchecked-${because}`)}</span>`;
  if (isCounting(app))
    return html`<span class="strip-fact">${t("mistakes-count", { count: game.mistakes ?? 0, of: MISTAKES })}</span>`;
  return nothing;
}

export function cover(app: App): TemplateResult | typeof nothing {
  if (!app.state.paused) return nothing;
  const { t } = app;
  return html`<div class="cover" @keydown=${(event: KeyboardEvent) => onPauseKey(app, event)}>
    <p>${t("timer-paused")}</p>
    <button class="button primary" id="resume" @click=${() => pause(app, false)}>${icon("play")}<span>${t("timer-resume")}</span></button>
  </div>`;
}

/** P pauses and goes on; only where the board has the keyboard. */
export function onPauseKey(app: App, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== "p" || ctrlKey || metaKey || altKey || shiftKey || app.state.settings.timer === "off")
    return;
  event.preventDefault();
  pause(app, !app.state.paused);
}
