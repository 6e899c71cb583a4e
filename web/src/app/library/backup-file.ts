/**
 * A backup: one JSON file with settings, games and results. Everything in it is validated before anything is done with it. Version 1:
 *
 *     { "format": "nonet-backup", "version": 1, "made": "2026-11-22T10:00:00.000Z", "current": id, "settings": {…}, "games": […], "results": […] }
 *
 * Games are as `StoredGame` has them, with history, notes, checkpoints, titles and favourites; results as `Result` has them.
 */
import { readResult, type Result } from "../results.js";
import { entryText, type StoredGame } from "../storage.js";

const FORMAT = "nonet-backup";
const VERSION = 1;
/** More than any browser lets a page store. */
export const MOST_BYTES = 50_000_000;

export interface BackupContent {
  /** When it was made, in milliseconds since 1970. */
  made: number;
  /** The game that was on the board; "" for none. */
  current: string;
  settings: Record<string, unknown>;
  games: readonly StoredGame[];
  results: readonly Result[];
}

/** What is wrong with a file. `entry` counts from 1. */
export type BackupProblem =
  | { code: "size" | "json" | "foreign" | "newer" }
  | { code: "part"; part: "made" | "settings" | "games" | "results" }
  | { code: "entry"; part: "games" | "results"; entry: number };

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

export function writeBackup({ made, games, ...content }: BackupContent): string {
  const stored = games.map((game) => JSON.parse(entryText(game)) as unknown);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, made: new Date(made).toISOString(), ...content, games: stored })}\n`;
}

/** Reads a backup as a whole, or says what is wrong with it. `readGame` gives null for what is no game. */
export function readBackup(text: string, readGame: (value: unknown) => StoredGame | null): BackupContent | { problem: BackupProblem } {
  const value = parse(text);
  if (value === undefined) return { problem: { code: "json" } };
  if (!isObject(value) || value["format"] !== FORMAT || typeof value["version"] !== "number") return { problem: { code: "foreign" } };
  if (value["version"] > VERSION) return { problem: { code: "newer" } };
  const made = Date.parse(String(value["made"]));
  if (Number.isNaN(made)) return { problem: { code: "part", part: "made" } };
  const { settings, current } = value;
  if (!isObject(settings)) return { problem: { code: "part", part: "settings" } };
  const games = readAll("games", value, (one) => gameOf(readGame(one)));
  if ("problem" in games) return games;
  const results = readAll("results", value, (one) => readResult(one)[0] ?? null);
  if ("problem" in results) return results;
  return { made, settings, current: typeof current === "string" ? current : "", games: games.all, results: results.all };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Ids become parts of names in the storage, and are listed with spaces between them. */
const gameOf = (game: StoredGame | null): StoredGame | null => (game && /^[\w-]{1,64}$/.test(game.id) && Number.isFinite(game.saved) ? game : null);

function readAll<T extends { id: string }>(part: "games" | "results", of: Fields, read: (value: unknown) => T | null): { all: T[] } | { problem: BackupProblem } {
  const list = of[part];
  if (!Array.isArray(list)) return { problem: { code: "part", part } };
  const all = new Map<string, T>();
  for (const [index, value] of list.entries()) {
    const one = read(value);
    if (!one || all.has(one.id)) return { problem: { code: "entry", part, entry: index + 1 } };
    all.set(one.id, one);
  }
  return { all: [...all.values()] };
}

export interface Merged {
  /** All games after it. */
  games: readonly StoredGame[];
  results: readonly Result[];
  added: number;
  /** Games that were played on here and there: both are there, one of them as a copy. */
  copies: number;
  /** Games that were there already. */
  same: number;
  addedResults: number;
}

/** What a player did. That of a checkpoint or a clock does not make another game of it. */
const contentOf = ({ level, record }: StoredGame): string => `${level} ${record}`;

/**
 * Adds a backup to what is there. Of a game that differs the newer keeps its place and the other becomes a copy, so nothing is lost;
 * the game `current`, which is on the board, always keeps its place.
 */
export function mergeBackup(present: Pick<BackupContent, "games" | "results">, backup: BackupContent, current: string, newId: () => string): Merged {
  const games = new Map(present.games.map((game) => [game.id, game]));
  const contents = new Set(present.games.map(contentOf));
  const counts = { added: 0, copies: 0, same: 0 };
  const copy = (game: StoredGame): void => {
    const id = newId();
    games.set(id, { ...game, id });
    counts.copies++;
  };
  for (const game of backup.games) {
    const here = games.get(game.id);
    if (!here) {
      games.set(game.id, game);
      counts.added++;
    } else if (contentOf(here) === contentOf(game)) {
      games.set(game.id, newer(here, game));
      counts.same++;
    } else if (contents.has(contentOf(game))) {
      // It came with an earlier import, and was made a copy then.
      counts.same++;
    } else if (game.id === current || here.saved >= game.saved) {
      copy(game);
    } else {
      games.set(game.id, game);
      copy(here);
    }
  }
  const ids = new Set(present.results.map(({ id }) => id));
  const added = backup.results.filter(({ id }) => !ids.has(id));
  const results = [...present.results, ...added].sort((a, b) => a.solved - b.solved);
  return { games: [...games.values()], results, ...counts, addedResults: added.length };
}

/** Of the same position what was saved last; neither a title nor a star is lost. */
function newer(a: StoredGame, b: StoredGame): StoredGame {
  const [later, earlier] = b.saved > a.saved ? [b, a] : [a, b];
  return { ...later, title: later.title ?? earlier.title, favourite: later.favourite ?? earlier.favourite };
}

/** The name that a backup is saved under, by its day. */
export const backupName = (day: string): string => `nonet-backup-${day}.json`;
