/** The games of this device as the library lists them. */

import { nextTask } from "../board/task.js";
import { GAME_LEVELS, type GameLevel } from "../shell/levels.js";
import type { GameStore, StoredGame } from "../shell/storage.js";
import { pick } from "../shell/valid.js";
import { decodeGame } from "../sudoku/codec.js";
import { isSolved, valuesOf } from "../sudoku/game.js";

export const FILTERS = ["all", "unfinished", "solved", "favourites"] as const;
export type Filter = (typeof FILTERS)[number];

export interface GameEntry {
  id: string;
  level: GameLevel;
  day: string;
  title: string;
  favourite: boolean;
  /** 81 digits each, 0 where there is none. */
  givens: readonly number[];
  values: readonly number[];
  /** The colours of each cell, as masks. */
  colours: readonly number[];
  /** Cells filled by the player, of how many. A board that is being set up has nothing to fill. */
  filled: number;
  toFill: number;
  solved: boolean;
  er: number | null;
  /** In how many seconds people finish it on average. */
  expected: number | null;
  /** Time played; 0 where nobody took it. */
  seconds: number;
  /** Milliseconds since 1970. */
  saved: number;
}

/** The list's entry of a game; null when its record cannot be read. */
export function entryOf(game: StoredGame): GameEntry | null {
  const decoded = decodeGame(game.record);
  if (!decoded) return null;
  const values = valuesOf(decoded);
  const given = decoded.givens.filter(Boolean).length;
  return {
    id: game.id,
    level: pick(GAME_LEVELS, game.level, "own"),
    day: game.day ?? "",
    title: game.title ?? "",
    favourite: game.favourite === true,
    givens: decoded.givens,
    values,
    colours: decoded.cells.map(({ colours }) => colours),
    filled: values.filter(Boolean).length - given,
    toFill: given ? 81 - given : 0,
    solved: given > 0 && isSolved(decoded),
    er: game.er ?? null,
    expected: game.expected ?? null,
    seconds: game.seconds ?? 0,
    saved: game.saved,
  };
}

/** In percent; 100 only of a board that is full. */
export const progressOf = ({ filled, toFill }: GameEntry): number => (toFill ? Math.floor((100 * filled) / toFill) : 0);

const TESTS: Record<Filter, (game: GameEntry) => boolean> = {
  all: () => true,
  unfinished: (game) => !game.solved,
  solved: (game) => game.solved,
  favourites: (game) => game.favourite,
};

export const filtered = (games: readonly GameEntry[], filter: Filter): GameEntry[] => games.filter(TESTS[filter]);

/** Longer than this no frame waits for a list. */
const SLICE_MS = 10;

/** Entries of records: the same game with the same record is not read again. */
const known = new Map<string, { saved: number; record: string; entry: GameEntry }>();

/**
 * All games, last played first: those of the storage and, where it took nothing, those in memory. Entries that cannot
 * be read are set aside by the storage, and counted. Long lists are read in slices, between which the page can be
 * drawn.
 */
export async function listGames(
  store: GameStore,
  inMemory: readonly StoredGame[],
): Promise<{ games: GameEntry[]; unreadable: number }> {
  const games = new Map<string, GameEntry>();
  let unreadable = 0;
  let sliceEnd = performance.now() + SLICE_MS;
  for (const id of store.ids()) {
    const loaded = store.look(id);
    if ("corrupt" in loaded) unreadable++;
    const entry = "game" in loaded ? rememberedEntry(loaded.game) : null;
    if (entry) games.set(id, entry);
    if (performance.now() < sliceEnd) continue;
    await nextTask();
    sliceEnd = performance.now() + SLICE_MS;
  }
  for (const game of inMemory) {
    const entry = games.has(game.id) ? null : rememberedEntry(game);
    if (entry) games.set(game.id, entry);
  }
  return { games: [...games.values()].sort((a, b) => b.saved - a.saved || (a.id < b.id ? -1 : 1)), unreadable };
}

function rememberedEntry(game: StoredGame): GameEntry | null {
  const before = known.get(game.id);
  const same = before?.record === game.record && before.saved === game.saved;
  const entry = same ? before.entry : entryOf(game);
  if (!entry) return null;
  const { title = "", favourite = false, er = null, expected = null } = game;
  const marked = { ...entry, title, favourite, er, expected };
  known.set(game.id, { saved: game.saved, record: game.record, entry: marked });
  return marked;
}
