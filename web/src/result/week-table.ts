/** The week as a table: a row a day, each fact in words. */
import "./result.css";
import { html, nothing, type TemplateResult } from "lit";
import { dateText } from "../i18n/formats.js";
import type { App } from "../page/app.js";
import type { ResultWords } from "../page/room-texts.js";
import { dateOf } from "../shell/day.js";
import { timeText } from "../sudoku/stopwatch.js";
import type { WeekDay } from "./week.js";

/** A time that differs by less from the usual one is as usual. */
const SAME = 0.03;

export function weekTable(app: App, t: ResultWords, days: readonly WeekDay[], level: 3 | 4): TemplateResult {
  const title = t("week-title");
  return html`<section class="week-part">
    ${level === 3 ? html`<h3 id="week-title">${title}</h3>` : html`<h4 id="week-title">${title}</h4>`}
    <table class="week-table" aria-labelledby="week-title">
      <thead><tr><th scope="col">${t("week-day")}</th><th scope="col">${t("timer-time")}</th><th scope="col">${t("week-usual")}</th></tr></thead>
      <tbody>${days.toReversed().map((day) => row(app, t, day))}</tbody>
    </table>
    <p class="week-help">${t("week-help")}</p>
  </section>`;
}

function row(app: App, t: ResultWords, { day, level, state, seconds, usual }: WeekDay): TemplateResult {
  const name = dateText(app.language, dateOf(day), {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  return html`<tr class=${state}><th scope="row">${name} <small>${t(`level-${level}`)}</small></th>
    <td>${state === "done" && seconds ? timeText(seconds) : t(`week-${state}`)}</td>
    <td>${state === "done" && seconds ? against(t, seconds, usual) : nothing}</td></tr>`;
}

function against(t: ResultWords, seconds: number, usual: number | null): string {
  if (usual === null) return t("week-unknown");
  const by = Math.abs(seconds - usual);
  if (by <= SAME * usual) return t("week-even");
  return t(seconds < usual ? "week-quicker" : "week-slower", { by: timeText(by) });
}
