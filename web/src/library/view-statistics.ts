/** How it went: by level and by day, as tables that are drawn as charts too. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { libraryTexts, resultTexts } from "../page/room-texts.js";
import { dayOf, nameOfDay } from "../shell/day.js";
import { timeText } from "../sudoku/stopwatch.js";
import { change, resetStatistics } from "./actions.js";
import type { LibraryState } from "./state.js";
import { byLevel, daysOf, lastDays, streakOf } from "./statistics.js";

const DAYS = 30;
const BAR = 10;
const HEIGHT = 48;

export function statisticsSection(app: App, { results, asking }: LibraryState): TemplateResult {
  const t = libraryTexts.of(app);
  const today = dayOf(new Date());
  const { current, longest } = streakOf(daysOf(results), today);
  if (!results.length) {
    return html`<section class="library-part"><h3>${t("library-section-statistics")}</h3><p class="library-help">${t("statistics-none")}</p></section>`;
  }
  return html`<section class="library-part">
    <h3>${t("library-section-statistics")}</h3>
    <dl class="figures">
      ${figure(t("solved-title"), results.length)} ${figure(t("statistics-current"), current)} ${figure(t("statistics-longest"), longest)}
    </dl>
    ${levels(app, results)}
    ${days(app, results, today)}
    <div class="button-row">${
      asking === "reset"
        ? html`<p>${t("statistics-ask", { count: results.length })}</p>
        <button class="button" @click=${() => resetStatistics(app)}>${t("statistics-reset")}</button>
        <button class="button" @click=${() => change(app, { asking: "" })}>${t("app-cancel")}</button>`
        : html`<button class="button small" @click=${() => change(app, { asking: "reset" })}>${t("statistics-reset")}</button>`
    }</div>
  </section>`;
}

const figure = (name: string, value: number): TemplateResult => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function levels(app: App, results: LibraryState["results"]): TemplateResult {
  const t = libraryTexts.of(app);
  const rows = byLevel(results);
  const most = Math.max(...rows.map(({ solved }) => solved));
  const time = (seconds: number | null): string => (seconds === null ? t("statistics-no-time") : timeText(seconds));
  return html`<div class="table-scroll" role="region" aria-label=${t("statistics-by-level")} tabindex="0"><table class="statistics">
    <caption>${t("statistics-by-level")}</caption>
    <thead><tr><th scope="col">${t("level")}</th><th scope="col" colspan="2">${t("solved-title")}</th><th scope="col">${t("statistics-best")}</th>
      <th scope="col">${t("statistics-median")}</th><th scope="col">${t("statistics-unaided")}</th></tr></thead>
    <tbody>${rows.map(
      ({ level, solved, best, median, withoutHints }) => html`<tr><th scope="row">${t(`level-${level}`)}</th>
      <td class="number">${solved}</td><td class="bar">${bar(solved / most)}</td>
      <td class="number">${time(best)}</td><td class="number">${time(median)}</td><td class="number">${withoutHints}</td></tr>`,
    )}</tbody>
  </table></div>`;
}

/** The number is beside it. */
const bar = (
  part: number,
): TemplateResult => html`<svg class="chart" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
  <rect class="chart-bar" width=${Math.max(2, 100 * part)} height="10"/></svg>`;

function days(app: App, results: LibraryState["results"], today: string): TemplateResult {
  const t = libraryTexts.of(app);
  const { language } = app;
  const all = lastDays(results, today, DAYS);
  const most = Math.max(1, ...all.map(({ solved }) => solved));
  const height = (solved: number): number => (solved ? Math.max(4, (HEIGHT * solved) / most) : 1);
  const played = all.filter(({ solved }) => solved);
  return html`<h4>${t("statistics-days", { days: DAYS })}</h4>
    <svg class="chart days" viewBox="0 0 ${DAYS * BAR} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      ${all.map(({ solved }, index) => svg`<rect class=${solved ? "chart-bar" : "chart-none"} x=${index * BAR + 1} y=${HEIGHT - height(solved)} width=${BAR - 2} height=${height(solved)}/>`)}
    </svg>
    ${
      played.length
        ? html`<details><summary>${t("statistics-as-table")}</summary><table class="statistics">
      <thead><tr><th scope="col">${resultTexts.of(app)("week-day")}</th><th scope="col">${t("solved-title")}</th></tr></thead>
      <tbody>${played.map(({ day, solved }) => html`<tr><th scope="row">${nameOfDay(day, language)}</th><td class="number">${solved}</td></tr>`)}</tbody>
    </table></details>`
        : nothing
    }`;
}
