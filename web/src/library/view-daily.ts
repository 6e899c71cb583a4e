/** The calendar of the daily puzzle. */

import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { libraryTexts, resultTexts } from "../page/room-texts.js";
import { ownFactor } from "../play/expected.js";
import { weekOf } from "../result/week.js";
import { weekTable } from "../result/week-table.js";
import { dayOf, isLater, levelOfDay, monthOf, nameOfDay } from "../shell/day.js";
import { icon } from "../shell/icons.js";
import { change, playDay } from "./actions.js";
import { type CalendarDay, monthAfter, nameOfMonth, weekdays, weeksOf } from "./calendar.js";
import type { LibraryState } from "./state.js";
import { streakOf } from "./statistics.js";

type DayState = "done" | "begun" | "open" | "future";

export function dailySection(app: App, library: LibraryState): TemplateResult {
  const t = libraryTexts.of(app);
  const { language } = app;
  const today = dayOf(new Date());
  const month = library.month ?? monthOf(today);
  const turn = (by: number): void => {
    const next = monthAfter(month, by);
    change(app, { month: next === monthOf(today) ? null : next });
  };
  const done = doneDays(library);
  const begun = new Set((library.games ?? []).flatMap(({ day, solved }) => (day && !solved ? [day] : [])));
  const stateOf = (day: string): DayState =>
    isLater(day, today) ? "future" : done.has(day) ? "done" : begun.has(day) ? "begun" : "open";
  const { current, longest } = streakOf(done, today);
  const week = { results: library.results, games: library.games ?? [], factor: ownFactor(app) };
  return html`<section class="library-part">
    <h3>${t("library-section-daily")}</h3>
    <p class="library-help">${t("daily-help")}</p>
    <p class="library-streak">${t("daily-streak", { current, longest })}</p>
    <p><button class="button primary" @click=${() => void playDay(app, today)}>${icon("day")}${t("daily", { level: t(`level-${levelOfDay(today)}`) })}</button></p>
    <div class="library-days"><div class="calendar">
      <div class="calendar-head">
        <button class="button square quiet" aria-label=${t("daily-previous")} @click=${() => turn(-1)}>${icon("previous")}</button>
        <h4 id="calendar-month" aria-live="polite">${nameOfMonth(month, language)}</h4>
        <button class="button square quiet" aria-label=${t("daily-next")} ?disabled=${!isLater(monthOf(today), month)} @click=${() => turn(1)}>${icon("next")}</button>
      </div>
      <table aria-labelledby="calendar-month">
        <thead><tr>${weekdays(language).map(({ short, long }) => html`<th scope="col" abbr=${long}>${short}</th>`)}</tr></thead>
        <tbody>${weeksOf(month).map((week) => html`<tr>${week.map((day) => html`<td>${day ? dayButton(app, day, stateOf(day.day), day.day === today) : nothing}</td>`)}</tr>`)}</tbody>
      </table>
      <ul class="legend"><li>${mark("done")}${t("library-is-solved")}</li><li>${mark("begun")}${t("daily-begun")}</li></ul>
    </div>
    ${library.games ? weekTable(app, resultTexts.of(app), weekOf(week, today), 4) : nothing}</div>
  </section>`;
}

/** The days whose puzzle is solved, by the results or by a game that is still there. */
function doneDays({ results, games }: LibraryState): Set<string> {
  const solved = (games ?? []).filter((game) => game.solved);
  return new Set([...results, ...solved].flatMap(({ day }) => (day ? [day] : [])));
}

function dayButton(app: App, { day, number }: CalendarDay, state: DayState, today: boolean): TemplateResult {
  const t = libraryTexts.of(app);
  const label = t("daily-day", { date: nameOfDay(day, app.language), level: t(`level-${levelOfDay(day)}`), state });
  return html`<button class="day ${state}" ?disabled=${state === "future"} aria-current=${today ? "date" : nothing} aria-label=${label} title=${label}
    @click=${() => void playDay(app, day)}><span>${number}</span>${mark(state)}</button>`;
}

/** Told by shape, not by colour alone: a tick, or a ring that is half full. */
function mark(state: DayState): TemplateResult | typeof nothing {
  if (state === "done") return html`<span class="day-mark done">${icon("solve")}</span>`;
  return state === "begun" ? html`<span class="day-mark begun">${icon("auto")}</span>` : nothing;
}
