/** The daily puzzles of a week: which were solved, in which times, and how those compare with the player's own usual. */

import { dayOf, levelOfDay } from "../shell/day.js";
import type { Level } from "../shell/levels.js";
import type { OwnTime } from "../shell/own-time.js";
import { daysUpTo, type Result } from "../shell/results.js";

export const DAYS = 7;
/** With fewer other games of a level nothing is usual. */
const FEWEST_OTHERS = 3;

export interface WeekDay {
  day: string;
  level: Level;
  /** `open`: today's, while it is not begun. */
  state: "done" | "begun" | "missed" | "open";
  /** 0 where it was not timed. */
  seconds: number;
  /** How long the player usually needs for such a puzzle; null while that is not known. */
  usual: number | null;
}

interface Played {
  results: readonly Result[];
  games: readonly { readonly day?: string | undefined; readonly solved?: boolean | undefined }[];
  factor: OwnTime["factor"] | null;
}

/** The last seven days, today at the end. */
export function weekOf({ results, games, factor }: Played, today = dayOf(new Date())): WeekDay[] {
  return daysUpTo(results, today, DAYS).map(({ day, done }) => {
    const result = results.find((one) => one.day === day);
    const own = games.filter((game) => game.day === day);
    const state =
      done || own.some(({ solved }) => solved) ? "done" : own.length ? "begun" : day === today ? "open" : "missed";
    return {
      day,
      level: levelOfDay(day),
      state,
      seconds: result?.seconds ?? 0,
      usual: result ? usualFor(result, results, factor) : null,
    };
  });
}

/**
 * How long the player usually needs for the puzzle of a result: by the time that people need and the player's own
 * factor; where one of them is not known, the median of other games of the level.
 */
export function usualFor(
  { id, level, expected }: Result,
  results: readonly Result[],
  factor: OwnTime["factor"] | null,
): number | null {
  if (expected && factor) return Math.round(expected * factor);
  const others = results.filter((one) => one.id !== id && one.level === level && one.seconds > 0);
  const times = others.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const middle = (times.length - 1) / 2;
  return times.length < FEWEST_OTHERS ? null : Math.round((times[Math.floor(middle)]! + times[Math.ceil(middle)]!) / 2);
}
