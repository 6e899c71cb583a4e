/** The months of the daily puzzle. A month is written 2026-11, a day 2026-11-22. */

import { dateText } from "../i18n/formats.js";
import { dateOf, monthOf, utcDayOf } from "../shell/day.js";

export interface CalendarDay {
  day: string;
  number: number;
}

/** The month `by` months after one. */
export function monthAfter(month: string, by: number): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  // Of what is no month there is none before or after.
  return monthOf(utcDayOf(new Date(Date.UTC(year, number - 1 + by, 1)))) || month;
}

/** The weeks of a month, Monday first; null where a week reaches into another month. */
export function weeksOf(month: string): (CalendarDay | null)[][] {
  const first = dateOf(`${month}-01`);
  if (Number.isNaN(first.getTime())) return [];
  const [year, number] = month.split("-").map(Number) as [number, number];
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const days = Array.from({ length }, (_, index): CalendarDay => {
    return { day: `${month}-${String(index + 1).padStart(2, "0")}`, number: index + 1 };
  });
  const cells: (CalendarDay | null)[] = [...new Array<null>(before).fill(null), ...days];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** The name of a month in a language. */
export const nameOfMonth = (month: string, language: string): string =>
  dateText(language, dateOf(`${month}-01`), { year: "numeric", month: "long", timeZone: "UTC" });

/** Monday to Sunday in a language, short and in full. */
export function weekdays(language: string): { short: string; long: string }[] {
  const name = (weekday: "short" | "long", day: number): string =>
    // 2024-01-01 was a Monday.
    dateText(language, Date.UTC(2024, 0, 1 + day), { weekday, timeZone: "UTC" });
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({ short: name("short", day), long: name("long", day) }));
}
