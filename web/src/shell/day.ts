/** The puzzle of a day: the date is the seed, the weekday says the level. */
import type { PuzzleOptions } from "../engine/index.js";
import { dateText } from "../i18n/formats.js";
import type { Level } from "./levels.js";

/** Of Sunday to Saturday. */
const LEVEL_OF_WEEKDAY: readonly Level[] = ["extreme", "beginner", "easy", "medium", "hard", "expert", "fiendish"];

/** The date where the player is, as 2026-11-22; the year has more digits from 10000 on. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/**
 * Noon of a day, by the clock of UTC. `Date` reads and writes years behind 9999 with a sign and six digits.
 */
export const dateOf = (day: string): Date =>
  new Date(`${day.replace(/^\d{5,6}(?=-)/, (year) => `+${year.padStart(6, "0")}`)}T12:00:00Z`);

/** The date by the clock of UTC; "" for none. */
export const utcDayOf = (date: Date): string =>
  Number.isNaN(date.getTime()) ? "" : date.toISOString().split("T")[0]!.replace(/^\+0?/, "");

/** 2026-11 of 2026-11-22. */
export const monthOf = (day: string): string => day.slice(0, -3);

/** Whether a day is later than another, or a month than another. */
export const isLater = (one: string, other: string): boolean =>
  one.length === other.length ? one > other : one.length > other.length;

export const levelOfDay = (day: string): Level => LEVEL_OF_WEEKDAY[dateOf(day).getUTCDay()] ?? "easy";

/** Request for the puzzle of a day, the same on every device. */
export const requestOfDay = (day: string): PuzzleOptions => ({
  seed: `daily ${day}`,
  level: levelOfDay(day),
  symmetry: "rotate180",
});

/** The date as people of a language write it. */
export const nameOfDay = (day: string, language: string): string =>
  dateText(language, dateOf(day), { dateStyle: "medium", timeZone: "UTC" });

/** The same where there is little room: day and month. */
export const shortNameOfDay = (day: string, language: string): string =>
  dateText(language, dateOf(day), { day: "numeric", month: "short", timeZone: "UTC" });
