/** What became of the games that the player solved, on this device: what statistics are made of. */
import { dateOf, utcDayOf } from "./day.js";
import { GAME_LEVELS, type GameLevel } from "./levels.js";
import { pick } from "./pick.js";
import type { GameStore } from "./storage.js";

export interface Result {
  /** The game's id: each game counts once, when it is solved first. */
  id: string;
  level: GameLevel;
  /** The day whose puzzle it was, as 2026-11-22. */
  day?: string;
  /** Sudoku Explainer's rating; null where it was not known yet. */
  er: number | null;
  seconds: number;
  /** Hints that were carried out or read to the end. */
  hints: number;
  /** Wrong entries that were marked, where checking by the solution was on. */
  mistakes: number;
  /** When, in milliseconds since 1970. */
  solved: number;
}

interface Host {
  readonly store: Pick<GameStore, "kept" | "keep">;
}

const NAME = "results";
/** Where the storage takes nothing, results last as long as the page. */
const inMemory = new WeakMap<Host["store"], Result[]>();

/** All results, the oldest first. What cannot be read is left out. */
export function results({ store }: Host): readonly Result[] {
  const kept = store.kept(NAME);
  const stored = Array.isArray(kept) ? kept.flatMap(readResult) : [];
  const ids = new Set(stored.map(({ id }) => id));
  return [...stored, ...(inMemory.get(store) ?? []).filter(({ id }) => !ids.has(id))];
}

/** Keeps a result, unless there is one of that game. Never throws; says whether it is new. */
export function recordResult(host: Host, result: Result): boolean {
  const before = results(host);
  if (before.some(({ id }) => id === result.id)) return false;
  const stored = host.store.keep(NAME, [...before, result]);
  if (!stored) inMemory.set(host.store, [...(inMemory.get(host.store) ?? []), result]);
  return true;
}

/** Puts results in the place of all that there are. False when they last only as long as the page. */
export function replaceResults({ store }: Host, all: readonly Result[]): boolean {
  const stored = store.keep(NAME, [...all]);
  inMemory.set(store, stored ? [] : [...all]);
  return stored;
}

/** A result from elsewhere, such as a backup; nothing when it is none. */
export function readResult(value: unknown): Result[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, level, day, er, seconds, hints, mistakes, solved } = value as Record<string, unknown>;
  if (typeof id !== "string" || typeof solved !== "number" || !Number.isFinite(solved)) return [];
  return [{
    id,
    level: pick(GAME_LEVELS, level, "own"),
    ...(typeof day === "string" ? { day } : {}),
    er: typeof er === "number" ? er : null,
    seconds: countOf(seconds),
    hints: countOf(hints),
    mistakes: countOf(mistakes),
    solved,
  }];
}

/** A stored number that counts something. */
export const countOf = (value: unknown): number => (typeof value === "number" && value >= 0 && Number.isFinite(value) ? Math.floor(value) : 0);

/** How many daily puzzles in a row were solved, up to that of a day. */
export function streakOf(all: readonly Result[], day: string): number {
  const days = new Set(all.map((result) => result.day));
  let streak = 0;
  for (let one = day; days.has(one); one = dayBefore(one)) streak++;
  return streak;
}

function dayBefore(day: string): string {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return utcDayOf(date);
}
