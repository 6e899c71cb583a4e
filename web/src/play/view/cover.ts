/** Covers the board during a pause, and before a challenge is begun. */
import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../../page/app.js";
import { icon } from "../../shell/icons.js";
import { challengeText, isWaiting } from "../challenge.js";
import { pause } from "../timer.js";

export function cover(app: App): TemplateResult | typeof nothing {
  if (!app.state.paused) return nothing;
  const { t } = app;
  const waits = isWaiting(app);
  return html`<div class="cover" @keydown=${(event: KeyboardEvent) => onPauseKey(app, event)}>
    ${waits ? challenged(app) : html`<p>${t("timer-paused")}</p>`}
    <button class="button primary" id="resume" aria-describedby=${waits ? "challenge-time challenge-help" : nothing} @click=${() => pause(app, false)}>${icon("play")}<span>${t(waits ? "challenge-start" : "timer-resume")}</span></button>
  </div>`;
}

function challenged(app: App): TemplateResult {
  const { t, game } = app;
  return html`<p id="challenge-time">${challengeText(app, game.challenge!)}</p>
    <p class="cover-help" id="challenge-help">${t("challenge-begin")}</p>`;
}

/** P pauses and goes on. */
export function onPauseKey(app: App, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== "p" || ctrlKey || metaKey || altKey || shiftKey || app.state.settings.timer === "off")
    return false;
  event.preventDefault();
  pause(app, !app.state.paused);
  return true;
}
