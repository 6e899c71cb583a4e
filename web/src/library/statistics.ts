/** Statistics of results: by level, by day, and how long the runs of days are. */
import { dateOf, dayOf, utcDayOf } from "../shell/day.js";
import { GAME_LEVELS, type GameLevel } from "../shell/levels.js";
import type { Result } from "../shell/results.js";

export interface LevelStatistics {
  level: GameLevel;
  solved: number;
  /** Seconds; null where no time was taken. */
  best: number | null;
  median: number | null;
  withoutHints: number;
}

export interface Streak {
  /** Days in a row up to today, or to yesterday while today can still be added. */
  current: number;
  longest: number;
}

const DAY_MS = 86_400_000;

/** The levels that were played, easiest first. */
export function byLevel(results: readonly Result[]): LevelStatistics[] {
  return GAME_LEVELS.flatMap((level) => {
    const own = results.filter((result) => result.level === level);
    if (!own.length) return [];
    const times = own.flatMap(({ seconds }) => (seconds > 0 ? [seconds] : [])).sort((a, b) => a - b);
    return [
      {
        level,
        solved: own.length,
        best: times[0] ?? null,
        median: medianOf(times),
        withoutHints: own.filter(({ hints }) => hints === 0).length,
      },
    ];
  });
}

/** Of ascending numbers; between two, their mean, rounded. */
export function medianOf(ascending: readonly number[]): number | null {
  if (!ascending.length) return null;
  const middle = (ascending.length - 1) / 2;
  return Math.round((ascending[Math.floor(middle)]! + ascending[Math.ceil(middle)]!) / 2);
}

/** A day as a number, so that the next is one more. */
const numberOf = (day: string): number => Math.floor(dateOf(day).getTime() / DAY_MS);
const dayAt = (number: number): string => utcDayOf(new Date(number * DAY_MS));

/** Runs of days, each once or more often, in any order. */
export function streakOf(days: Iterable<string>, today: string): Streak {
  // A run through what is no day would never end.
  const numbers = new Set(Array.from(days, numberOf).filter(Number.isFinite));
  const runFrom = (last: number): number => {
    let length = 0;
    while (numbers.has(last - length)) length++;
    return length;
  };
  const now = numberOf(today);
  const ends = [...numbers].filter((number) => !numbers.has(number + 1));
  return {
    current: runFrom(now) || runFrom(now - 1),
    longest: ends.reduce((longest, end) => Math.max(longest, runFrom(end)), 0),
  };
}

/** The days on which something was solved, where the player is. */
export const daysOf = (results: readonly Result[]): string[] => results.map(({ solved }) => dayOf(new Date(solved)));

/** How many puzzles were solved on each of the last days, the last of them today. */
export function lastDays(results: readonly Result[], today: string, count: number): { day: string; solved: number }[] {
  const days = daysOf(results);
  const first = numberOf(today) - count + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = dayAt(first + index);
    return { day, solved: days.filter((other) => other === day).length };
  });
}
