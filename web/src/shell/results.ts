/** The results of the games that the player solved on this device, for the statistics. */
import { carried, isShallow, plainOf } from "./carried.js";
import { dateOf, utcDayOf } from "./day.js";
import { GAME_LEVELS, type GameLevel } from "./levels.js";
import type { GameStore } from "./storage.js";
import {
  count,
  day,
  fieldsOf,
  id,
  isObject,
  type LeftOut,
  oneOf,
  rating,
  type Shape,
  seconds,
  time,
  untold,
} from "./valid.js";

export interface Result {
  /** The game's id: each game counts once, when it is solved first. */
  id: string;
  level: GameLevel;
  /** The day whose puzzle it was, as 2026-11-22. */
  day?: string;
  /** Sudoku Explainer's rating; null where it was not known yet. */
  er: number | null;
  seconds: number;
  /** In how many seconds people finish the puzzle on average, where that was known. */
  expected?: number;
  /** Hints that were carried out or read to the end. */
  hints: number;
  /** Wrong entries that were marked, where checking by the solution was on. */
  mistakes: number;
  /** When, in milliseconds since 1970. */
  solved: number;
}

interface Host {
  readonly store: Pick<GameStore, "kept" | "keep" | "leftOut">;
}

const NAME = "results";
/** Where the storage takes nothing, results last as long as the page. */
const inMemory = new WeakMap<Host["store"], readonly unknown[]>();

/**
 * All results as they are or would be stored, the oldest first: also those of a kind that this version does not know.
 */
export function storedResults({ store }: Host): readonly unknown[] {
  const kept = store.kept(NAME, Array.isArray);
  const stored: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const ids = new Set(stored.map(idOf));
  return [...stored, ...(inMemory.get(store) ?? []).filter((one) => !ids.has(idOf(one)))];
}
const idOf = (one: unknown): unknown => (isObject(one) ? one["id"] : undefined);

/** Those of a list that can be read; and the others, which are kept as they are. */
export function readResults(
  all: readonly unknown[],
  left: LeftOut = untold,
): { results: readonly Result[]; unread: readonly unknown[] } {
  const found: Result[] = [];
  const unread: unknown[] = [];
  for (const [index, one] of all.entries()) {
    const add = (what: string): unknown => left.add(`${index + 1}${what && `: ${what}`}`);
    const [result] = readResult(one, { add });
    if (result) found.push(result);
    else add("");
    if (!result && isShallow(one)) unread.push(one);
  }
  return { results: found, unread };
}

/** Those of a list that can be written again; of one that is nested without end, what was read. */
export const writableOf = (all: readonly unknown[]): readonly unknown[] =>
  all.flatMap((one) => (isShallow(one) ? [one] : readResult(one)));

/** All results that can be read, the oldest first. */
export const results = (host: Host): readonly Result[] =>
  readResults(storedResults(host), { add: (what) => host.store.leftOut.add(`${NAME} ${what}`) }).results;

/** Keeps a result, unless there is one of that game. Never throws; says whether it is new. */
export function recordResult(host: Host, result: Result): boolean {
  const before = storedResults(host);
  if (before.some((one) => idOf(one) === result.id)) return false;
  if (!host.store.keep(NAME, [...writableOf(before), result]))
    inMemory.set(host.store, [...(inMemory.get(host.store) ?? []), result]);
  return true;
}

/** Replaces all results. False when they last only as long as the page. */
export function replaceResults({ store }: Host, all: readonly unknown[]): boolean {
  const stored = store.keep(NAME, [...all]);
  inMemory.set(store, stored ? [] : all.map(plainOf));
  return stored;
}

const SHAPE: Shape<Result> = {
  id,
  level: oneOf(GAME_LEVELS),
  day,
  er: rating,
  seconds,
  expected: seconds,
  hints: count,
  mistakes: count,
  solved: time,
};

/** A result from the storage or a backup; nothing when it is none. Of what does not fit, only that is left out. */
export function readResult(value: unknown, left: LeftOut = untold): Result[] {
  // Null is what is written where the rating was not known yet.
  const { er: known, ...rest } = Object(value) as Record<string, unknown>;
  const found = fieldsOf(SHAPE, known === null ? rest : { er: known, ...rest }, left);
  const { id: game, solved: when } = found;
  if (game === undefined || when === undefined) return [];
  const read: Result = { level: "own", er: null, seconds: 0, hints: 0, mistakes: 0, ...found, id: game, solved: when };
  return [carried(value, read, left)];
}

/** How many daily puzzles in a row were solved, up to that of a day. */
export function streakOf(all: readonly Result[], last: string): number {
  const days = new Set(all.flatMap((result) => result.day ?? []));
  let streak = 0;
  for (let one = last; days.has(one); one = dayBefore(one)) streak++;
  return streak;
}

/** "" for what is no day. */
function dayBefore(of: string): string {
  const date = dateOf(of);
  date.setUTCDate(date.getUTCDate() - 1);
  return utcDayOf(date);
}

/** Times of other games of a level, in seconds; null where no time was taken. */
export function timesOf(all: readonly Result[], { id: own, level }: Pick<Result, "id" | "level">): Times {
  const times = all.flatMap(({ id: other, level: of, seconds: time }) =>
    other !== own && of === level && time > 0 ? [time] : [],
  );
  if (!times.length) return { best: null, average: null };
  return {
    best: times.reduce((best, time) => Math.min(best, time)),
    average: Math.round(times.reduce((sum, time) => sum + time, 0) / times.length),
  };
}

export interface Times {
  best: number | null;
  average: number | null;
}

/** The days before a day, and the day itself at the end, each with whether its puzzle was solved. */
export function daysUpTo(all: readonly Result[], last: string, count: number): { day: string; done: boolean }[] {
  const done = new Set(all.flatMap((result) => result.day ?? []));
  const days = [last];
  while (days.length < count) days.unshift(dayBefore(days[0]!));
  return days.map((day) => ({ day, done: done.has(day) }));
}

/** The run of daily puzzles that a day goes on with: up to it, or up to the day before while it is still open. */
export const currentStreak = (all: readonly Result[], today: string): number =>
  streakOf(all, today) || streakOf(all, dayBefore(today));
