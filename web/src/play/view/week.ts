/** The daily puzzles of the last seven days, as dots: full where solved, the last ringed, which is today. */
import { html, type TemplateResult } from "lit";
import type { App } from "../../page/app.js";
import { dayOf } from "../../shell/day.js";
import { daysUpTo, type Result } from "../../shell/results.js";

const DAYS = 7;

export function week(app: App, all: readonly Result[]): TemplateResult {
  const days = daysUpTo(all, dayOf(new Date()), DAYS);
  const done = days.filter((day) => day.done).length;
  return html`<span class="week" role="img" aria-label=${app.t("daily-week", { done, of: DAYS })}>${days.map((day) => html`<i class=${day.done ? "on" : ""}></i>`)}</span>`;
}
