/** The puzzle of a day: the date is the seed, the weekday says the level. */
import type { PuzzleOptions } from "../engine/index.js";
import type { Level } from "./levels.js";
import { dateText } from "../i18n/formats.js";

/** Of Sunday to Saturday. */
const LEVEL_OF_WEEKDAY: readonly Level[] = ["extreme", "beginner", "easy", "medium", "hard", "expert", "fiendish"];

/** The date where the player is, as 2026-11-22. */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const levelOfDay = (day: string): Level => LEVEL_OF_WEEKDAY[dateOf(day).getUTCDay()] ?? "easy";

/** What makes the puzzle of a day, the same on every device. */
export const requestOfDay = (day: string): PuzzleOptions => ({ seed: `daily ${day}`, level: levelOfDay(day), symmetry: "rotate180" });

/** The date as people of a language write it. */
export const nameOfDay = (day: string, language: string): string =>
  dateText(language, dateOf(day), { dateStyle: "medium", timeZone: "UTC" });
