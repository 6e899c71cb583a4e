/** Covers the board during a pause. */
import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../../page/app.js";
import { icon } from "../../shell/icons.js";
import { pause } from "../timer.js";

export function cover(app: App): TemplateResult | typeof nothing {
  if (!app.state.paused) return nothing;
  const { t } = app;
  return html`<div class="cover" @keydown=${(event: KeyboardEvent) => onPauseKey(app, event)}>
    <p>${t("timer-paused")}</p>
    <button class="button primary" id="resume" @click=${() => pause(app, false)}>${icon("play")}<span>${t("timer-resume")}</span></button>
  </div>`;
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
