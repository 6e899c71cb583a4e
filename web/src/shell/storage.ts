/**
 * Games and settings on this device. Every game has an entry of its own, so a bad one harms no other. Nothing here
 * throws: what went wrong is part of the answer, and the caller goes on in memory.
 */

import { isNewer } from "../board/version.js";
import { givensIn } from "../sudoku/codec.js";
import { carried, onto, plainOf, textOf, writable } from "./carried.js";
import { GAME_LEVELS } from "./levels.js";
import { encodeTimes, type Progress, readProgress } from "./progress.js";
import {
  day,
  fieldsOf,
  id as idOf,
  isObject,
  type LeftOut,
  oneOf,
  rating,
  type Shape,
  seconds as secondsOf,
  TITLE_LENGTH,
  time,
  untold,
  words,
  yes,
} from "./valid.js";

/** A game as it is stored. `record` is the board's own string, with the undo history. */
export interface StoredGame extends Progress {
  id: string;
  /** The level it was generated for, or `own` for a puzzle that the player brought. */
  level: string;
  record: string;
  /** Milliseconds since 1970; 0 where that is not known. */
  saved: number;
  /** The day whose puzzle it is, as 2026-11-22. */
  day?: string;
  /** Whether it is solved, for lists that do not read the record. */
  solved?: true | undefined;
  /** Sudoku Explainer's rating of the puzzle, where it was known. */
  er?: number | undefined;
  /** In how many seconds people finish the puzzle on average, where that was known. */
  expected?: number | undefined;
  /** The player's own name for it. */
  title?: string | undefined;
  favourite?: true | undefined;
}

/** The player's own marks on a game, beside playing it. */
export type GameMarks = Pick<StoredGame, "title" | "favourite">;
/** Facts about a game without reading its record. */
export type GameHead = Pick<
  StoredGame,
  "id" | "level" | "saved" | "day" | "solved" | "er" | "expected" | "title" | "favourite"
>;

/** `newer`: a newer version wrote it; it stays where it is. */
export type Loaded = { game: StoredGame } | { missing: true } | { corrupt: true } | { newer: true } | { blocked: true };
/** `forked`: another tab had changed the game, so it was saved under the new id. */
export type Saved = { ok: true } | { forked: string } | { full: true } | { blocked: true };

/** Where to find the two storages; a function because reading the property alone can throw. */
export interface Places {
  local(): Storage;
  session(): Storage;
}

export const PREFIX = "nonet:";
/**
 * Every store beside the games and the settings: what is kept under a name of its own. A record of another shape says
 * `version`, with a number above 1, so that this version leaves it where it is.
 */
export const STORES = ["results", "training", "shelf"] as const;
export type StoreName = (typeof STORES)[number];
export const gameKey = (id: string): string => `${PREFIX}game:${id}`;
const CURRENT = `${PREFIX}current`;
const PREVIOUS = `${PREFIX}previous`;
const PAUSED = `${PREFIX}paused`;
/** More than anybody goes back through. */
const MOST_PREVIOUS = 500;
const SETTINGS = `${PREFIX}settings`;
/** Of this device alone, and in no backup: where the player was, and puzzles that anybody can have. */
const OWN = [CURRENT, PREVIOUS, PAUSED, `${PREFIX}shelf`];
export const ASIDE = `${PREFIX}aside:`;

/** Something that could not be read or shown, kept as it is. `of` says where it was: `game:` and an id, or a name. */
export interface Aside {
  key: string;
  of: string;
  text: string;
}

export class GameStore {
  readonly #places: Places;
  readonly #isRecord: (record: string) => boolean;
  /** The state in which this tab last took up or wrote each game, to notice what others played since. */
  readonly #seen = new Map<string, { text: string; game: StoredGame }>();
  /** Names of parts that did not fit in entries that were read: they are stored on, and not used. */
  readonly leftOut = new Set<string>();
  /** Settings that the storage did not take. */
  #unsaved: object = {};
  /** Games of a newer version that were met. */
  readonly #newer = new Set<string>();
  /** Keys of what could be neither read nor set aside: nothing is written in its place. */
  readonly #stuck = new Set<string>();

  /** `isRecord` tells whether a board can read a record. */
  constructor(places: Places, isRecord: (record: string) => boolean) {
    this.#places = places;
    this.#isRecord = isRecord;
  }

  /** The game this tab shows: its own, or for a new tab the one last played. */
  currentId(): string | null {
    return this.#recall(CURRENT);
  }

  setCurrent(id: string): void {
    this.#remember(CURRENT, id);
  }

  /** The games that this tab left unfinished, the one to come back to first at the end. */
  previousIds(): string[] {
    return this.#previous()
      .filter((id) => idOf(id, untold))
      .slice(-MOST_PREVIOUS);
  }

  /** Those that only a newer version can go on with keep their place in the list, before all others. */
  setPrevious(ids: readonly string[]): void {
    const others = this.#previous().filter((id) => this.#newer.has(id) || idOf(id, untold) === undefined);
    this.#remember(PREVIOUS, [...others.slice(-MOST_PREVIOUS), ...ids].join(" "));
  }

  #previous(): string[] {
    return [...new Set(this.#recall(PREVIOUS)?.split(" ").filter(Boolean))];
  }

  /** The game that was paused when the page was left, or null. */
  pausedId(): string | null {
    return this.#recall(PAUSED) || null;
  }

  setPaused(id: string | null): void {
    this.#remember(PAUSED, id ?? "");
  }

  /**
   * Whether another tab has played on in a game, and this one, whose board has `record`, has nothing that it did not
   * see there.
   */
  isOvertaken(id: string, record: string): boolean {
    const text = this.entry(id);
    const seen = this.#seen.get(id);
    return text !== null && seen !== undefined && text !== seen.text && seen.game.record === record;
  }

  /** Reads a game to go on with. A corrupt entry is moved aside; that of a newer version is not. */
  load(id: string): Loaded {
    const loaded = this.look(id);
    if ("game" in loaded) this.#seen.set(id, { text: this.entry(id)!, ...loaded });
    return loaded;
  }

  /** Reads a game as `load` does, for a list: what the board has of it may be older, and stays so for `save`. */
  look(id: string): Loaded {
    try {
      const text = this.#places.local().getItem(gameKey(id));
      if (text === null) return { missing: true };
      const game = this.#parse(text, id);
      if (!game && isOfNewer(text)) return (this.#newer.add(id), { newer: true });
      if (!game) return (this.#setAside(gameKey(id), text), { corrupt: true });
      return { game };
    } catch {
      return { blocked: true };
    }
  }

  /**
   * Writes a game, unless there is nothing new in it, or the storage is full or blocked: then everything stays as it
   * was, and the answer says which. Title and favourite stay as they are stored: another tab may have changed them.
   */
  save(game: StoredGame): Saved {
    try {
      const seen = this.#seen.get(game.id);
      const present = this.#present(game.id);
      if (present?.game && isSame(present.game, game)) return (this.#saveProgress(game, present.game), { ok: true });
      const changed = present !== null && !this.#isAsSeen(game.id, present);
      // Another tab played on and this one did nothing: there is nothing to save, though its clock may have run.
      if (changed && seen && isSame(game, seen.game)) return { ok: true };
      const id = changed ? newId() : game.id;
      // Another tab may have opened the link of a challenge.
      const challenge = game.challenge ?? present?.game?.challenge;
      this.#put({ ...game, id, ...(challenge ? { challenge } : {}) }, changed ? null : (present?.game ?? null));
      return changed ? { forked: id } : { ok: true };
    } catch (error) {
      return isQuota(error) ? { full: true } : { blocked: true };
    }
  }

  /** Removes a game, unless another tab has played it since this one took it up, or since it was `saved` in a list. */
  remove(id: string, saved?: number): void {
    this.#write(() => {
      const present = this.#present(id);
      if (saved === undefined ? this.#isAsSeen(id, present) : saved === present?.game?.saved) this.#drop(id);
    });
  }

  /** The ids of all games that are stored. */
  ids(): string[] {
    const prefix = gameKey("");
    return this.#keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  }

  /** The unfinished game of these givens (81 digits) that was played last; null where there is none. */
  begunWith(givens: string): GameHead | null {
    return this.#lastWith(givens, ({ solved }) => !solved);
  }

  /** The game of these givens (81 digits) that the player solved last; null where there is none. */
  solvedWith(givens: string): GameHead | null {
    return this.#lastWith(givens, ({ id, solved }) => Boolean(solved) && this.#entry(id)?.["shown"] !== true);
  }

  /** Givens (81 digits) and time of the games that the player solved with the clock running. */
  solvedTimes(): { givens: string; seconds: number }[] {
    return this.ids().flatMap((id) => {
      const value = this.#entry(id);
      const givens = value?.["solved"] === true && value["shown"] !== true ? givensIn(String(value["record"])) : null;
      const seconds = secondsOf(value?.["seconds"], untold);
      return givens && seconds ? [{ givens, seconds }] : [];
    });
  }

  #lastWith(givens: string, isWanted: (head: GameHead) => boolean): GameHead | null {
    const found = this.heads().filter(
      (head) => isWanted(head) && givensIn(String(this.#entry(head.id)?.["record"])) === givens,
    );
    return found.sort((a, b) => b.saved - a.saved)[0] ?? null;
  }

  /** Heads of all stored games, without reading their records; entries that are no game at all are left out. */
  heads(): GameHead[] {
    return this.ids().flatMap((id) => {
      const value = this.#entry(id);
      // A game of a newer version is not for this one to go on with, nor to take away.
      return value && typeof value["record"] === "string" && !isNewer(value["record"])
        ? { ...headOf(value, untold), id }
        : [];
    });
  }

  /** Title and favourite of a stored game; null where there is no such entry. */
  marks(id: string): GameMarks | null {
    const value = this.#entry(id);
    const { title, favourite } = value ? headOf(value, untold) : {};
    return value && { title, favourite };
  }

  /**
   * Changes title or favourite, and nothing else. False when the game is not stored, or the storage is full or
   * blocked.
   */
  mark(id: string, marks: GameMarks): boolean {
    const value = this.#entry(id);
    if (!value) return false;
    return this.#replace(gameKey(id), JSON.stringify({ ...writable(value, this.leftOut), ...marks }));
  }

  /**
   * Removes the solved games that were played longest ago and are no favourites, until at most `most` solved ones are
   * left.
   */
  prune(most: number): void {
    if (this.ids().length <= most) return;
    const solved = this.heads().filter((game) => game.solved);
    // Of what is not known to be old, nothing is taken away.
    const old = solved.filter((game) => !game.favourite && game.saved > 0).sort((a, b) => a.saved - b.saved);
    for (const { id } of old.slice(0, Math.max(0, solved.length - most)))
      if ("game" in this.look(id)) this.#write(() => this.#drop(id));
  }

  #drop(id: string): void {
    this.#places.local().removeItem(gameKey(id));
    this.#seen.delete(id);
  }

  /** The stored entry of a game as it is, to be put back by `restore`; null where there is none. */
  entry(id: string): string | null {
    return this.#read(() => this.#places.local().getItem(gameKey(id)));
  }

  /**
   * A game from elsewhere, such as a backup, under an id; null when it is none. Of what does not fit, only that is
   * left out.
   */
  read(value: unknown, id: string, left: LeftOut = untold): StoredGame | null {
    if (!isObject(value)) return null;
    const { record } = value;
    if (typeof record !== "string" || !this.#isRecord(record)) return null;
    const game = { ...headOf(value, left), id, record, ...readProgress(value, this.#isRecord, left) };
    return carried({ ...value, id }, game, left, withTimes);
  }

  /**
   * Copies that were set aside, and records of a newer version and those that there was no room to set aside, where
   * they are: this version can keep them, and not show them.
   */
  asides(): Aside[] {
    return this.#asidesAt((key) => this.#stuck.has(key) || (isOfBackup(key) && key !== SETTINGS && !isOther(key)));
  }

  /** What is stored here of kinds that this version does not know, by name. It is never changed, and part of a backup. */
  others(): ReadonlyMap<string, string> {
    return new Map(
      [...this.snapshot()].flatMap(([key, text]) => (isOther(key) ? [[key.slice(PREFIX.length), text]] : [])),
    );
  }

  #asidesAt(isThere: (key: string) => boolean): Aside[] {
    return this.#keys()
      .filter(isThere)
      .sort()
      .flatMap((key) => {
        const name = key.slice(PREFIX.length);
        const aside = key.startsWith(ASIDE);
        const text = this.#read(() => this.#places.local().getItem(key));
        const isKept = aside || this.#stuck.has(key);
        if (text === null || !(isKept || (isOfStore(key) ? isOfNewerStore(text) : isOfNewer(text)))) return [];
        return { key, of: aside ? name.split(":").slice(1, -1).join(":") : name, text };
      });
  }

  /** Whether it is a record of a newer version, where it is. */
  isNewer({ key }: Aside): boolean {
    return !key.startsWith(ASIDE) && !this.#stuck.has(key);
  }

  /** Whether settings, results or the training are in memory alone, for want of room to set aside what is stored. */
  get isStuck(): boolean {
    return [...this.#stuck].some((key) => !key.startsWith(gameKey("")));
  }

  /** Puts a game aside that can be read and all the same not be shown. */
  setAside(id: string): void {
    const text = this.entry(id);
    if (text !== null) this.#setAside(gameKey(id), text);
    this.#seen.delete(id);
  }

  /** Takes up again what was set aside, where it can be read as a game; answers under which id. */
  takeUp({ key, of, text }: Aside): string | null {
    const wanted = of.replace(/^game:/, "");
    const id = idOf(wanted, untold) !== undefined && this.entry(wanted) === null ? wanted : newId();
    if (!key.startsWith(ASIDE) || !of.startsWith("game:") || (!this.#parse(text, id) && !isOfNewer(text))) return null;
    if (!this.#replace(gameKey(id), text)) return null;
    this.#write(() => this.#places.local().removeItem(key));
    return id;
  }

  /** Takes up all that can be read by now, as a newer version of the page may; answers how many games that are. */
  retryAsides(): number {
    return this.#asidesAt((key) => key.startsWith(ASIDE)).filter((aside) => this.takeUp(aside) !== null).length;
  }

  /** All entries but those of this device alone: what a backup can bring back. */
  snapshot(): ReadonlyMap<string, string> {
    const found = this.#keys()
      .filter(isOfBackup)
      .map((key) => [key, this.#read(() => this.#places.local().getItem(key))] as const);
    return new Map(found.filter((entry): entry is readonly [string, string] => entry[1] !== null));
  }

  /** Has entries written by hand: where that says they are others, forgets what was read. What was thrown, or null. */
  rewrite(write: (local: Storage) => boolean): unknown {
    try {
      if (write(this.#places.local())) {
        this.#seen.clear();
        this.#stuck.clear();
        this.#unsaved = {};
      }
      return null;
    } catch (error) {
      return error;
    }
  }

  /** Puts a game's entry back as it was. */
  putBack(id: string, text: string): boolean {
    return this.#replace(gameKey(id), text);
  }

  /** The same game in two tabs: of what only grows, the most counts. */
  #saveProgress(game: StoredGame, present: StoredGame): void {
    const [seconds, hints] = [most(game.seconds, present.seconds), most(game.hints, present.hints)];
    const shown = Boolean(game.shown || present.shown);
    const challenge = game.challenge ?? present.challenge;
    const isNew =
      seconds > (present.seconds ?? 0) ||
      hints > (present.hints ?? 0) ||
      shown !== Boolean(present.shown) ||
      JSON.stringify(challenge) !== JSON.stringify(present.challenge);
    if (isNew)
      this.#put({ ...game, seconds, hints, ...(shown ? { shown } : {}), ...(challenge ? { challenge } : {}) }, present);
    else this.#seen.set(game.id, { text: this.#places.local().getItem(gameKey(game.id))!, game: present });
  }

  /** Writes a game over the one that is stored now. */
  #put(game: StoredGame, stored: StoredGame | null): void {
    const now = onto({ ...game, ...this.marks(game.id) }, stored);
    const entry = plainEntry(now);
    const text = JSON.stringify(entry);
    this.#places.local().setItem(gameKey(game.id), text);
    this.#seen.set(game.id, { text, game: carried(entry, now, untold, withTimes) });
  }

  /** The settings object last saved, or null. */
  settings(): Record<string, unknown> | null {
    const text = this.#read(() => this.#places.local().getItem(SETTINGS));
    const value = text === null ? null : parseJson(text);
    if (isObject(value)) return { ...writable(value, this.leftOut), ...this.#unsaved };
    if (text) this.#setAside(SETTINGS, text);
    return Object.keys(this.#unsaved).length ? { ...this.#unsaved } : null;
  }

  /** Changes these settings and no other: another tab, or a newer version, may have changed those. */
  saveSettings(changed: object): void {
    this.#unsaved = { ...this.#unsaved, ...changed };
    if (this.#replace(SETTINGS, JSON.stringify(this.settings() ?? {}))) this.#unsaved = {};
  }

  /**
   * The value kept under a name, or null. One that does not fit is set aside, where the caller wants that; that of a
   * newer version stays, and is null here.
   */
  kept(name: StoreName, fits?: (value: unknown) => boolean): unknown {
    const text = this.#read(() => this.#places.local().getItem(PREFIX + name));
    const value = text ? parseJson(text) : null;
    if (isNewerRecord(value)) return null;
    if (!text || !fits || fits(value)) return value;
    this.#setAside(PREFIX + name, text);
    return null;
  }

  /** Whether a newer version keeps a record of another shape under a name. */
  isKeptByNewer(name: StoreName): boolean {
    return isOfNewerStore(this.#read(() => this.#places.local().getItem(PREFIX + name)) ?? "");
  }

  /** False when the storage is full or blocked, or what is there can only be kept. */
  keep(name: StoreName, value: object): boolean {
    return !this.isKeptByNewer(name) && this.#replace(PREFIX + name, textOf(value));
  }

  #keys(): string[] {
    try {
      const local = this.#places.local();
      return Array.from({ length: local.length }, (_, index) => local.key(index)).filter((key) => key !== null);
    } catch {
      return [];
    }
  }

  #entry(id: string): Record<string, unknown> | null {
    const text = this.entry(id);
    const value = text === null ? null : parseJson(text);
    return isObject(value) ? value : null;
  }

  #replace(key: string, text: string): boolean {
    try {
      if (this.#stuck.has(key)) return false;
      this.#places.local().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** The stored entry of a game now, without a game where it cannot be read; null where there is nothing. */
  #present(id: string): { text: string; game: StoredGame | null } | null {
    const text = this.#places.local().getItem(gameKey(id));
    if (text === null) return null;
    const seen = this.#seen.get(id);
    // Reading a long history takes its time, and mostly it is what this tab wrote itself.
    return seen?.text === text ? seen : { text, game: this.#parse(text, id) };
  }

  #isAsSeen(id: string, present: { text: string; game: StoredGame | null } | null): boolean {
    const seen = this.#seen.get(id);
    return present?.text === seen?.text || Boolean(present?.game && seen && isSame(present.game, seen.game));
  }

  /** The value that this tab set, or for a new tab the one that any tab set last. */
  #recall(key: string): string | null {
    return this.#read(() => this.#places.session().getItem(key)) ?? this.#read(() => this.#places.local().getItem(key));
  }

  #remember(key: string, text: string): void {
    this.#write(() => this.#places.session().setItem(key, text));
    this.#write(() => this.#places.local().setItem(key, text));
  }

  /** The name of its entry says whose it is, whatever stands within. */
  #parse(text: string, id: string): StoredGame | null {
    return this.read(parseJson(text), id, { add: (what) => this.leftOut.add(`game ${id} ${what}`) });
  }

  #setAside(key: string, text: string): void {
    this.#stuck.add(key);
    this.#write(() => {
      const local = this.#places.local();
      // Where there is no room for it twice, it stays where it is: what was taken away first might find none.
      local.setItem(`${ASIDE}${key.slice(PREFIX.length)}:${newId()}`, text);
      local.removeItem(key);
      this.#stuck.delete(key);
    });
  }

  #read(action: () => string | null): string | null {
    try {
      return action();
    } catch {
      return null; // Blocked: the next save says so to the player.
    }
  }

  #write(action: () => void): void {
    try {
      action();
    } catch {
      // Full or blocked: the save of the game, which follows, tells the player which.
    }
  }
}

const HEAD: Shape<Omit<GameHead, "id">> = {
  level: oneOf(GAME_LEVELS),
  saved: time,
  day,
  solved: yes,
  er: rating,
  expected: secondsOf,
  // An empty one is none.
  title: (value, left) => words(TITLE_LENGTH)(value, left) || undefined,
  favourite: yes,
};

/** Head of a game without its record. A game without a level is one that the player brought. */
function headOf(value: Record<string, unknown>, left: LeftOut): Omit<GameHead, "id"> {
  return { level: "own", saved: 0, ...fieldsOf(HEAD, value, left) };
}

/** Whether the text of an entry has a record that a newer version wrote. */
export function isOfNewer(text: string): boolean {
  // Most are not, and need not be read for that.
  const value = /"n([4-9]|[1-9]\d+)~/.test(text) ? parseJson(text) : null;
  return isObject(value) && isNewer(value["record"]);
}

/** Whether a newer version wrote it in a shape that this one does not know. Those of today are of version 1. */
const isNewerRecord = (value: unknown): boolean => isObject(value) && Number(value["version"]) > 1;
export const isOfNewerStore = (text: string): boolean => text.includes('"version"') && isNewerRecord(parseJson(text));
const isOfBackup = (key: string): boolean => key.startsWith(PREFIX) && !OWN.includes(key);
export const isOfStore = (key: string): boolean => STORES.some((name) => key === PREFIX + name);
/** Whether an entry of ours is of a kind that this version does not know. */
export const isOther = (key: string): boolean =>
  isOfBackup(key) && !(key === SETTINGS || isOfStore(key) || [ASIDE, gameKey("")].some((part) => key.startsWith(part)));

const withTimes = ({ times, ...plain }: StoredGame): object => ({
  ...plain,
  ...(times?.length ? { times: encodeTimes(times) } : {}),
});

/** A game as an entry of the storage, and as part of a backup. */
export const plainEntry = (game: StoredGame): unknown => plainOf(withTimes(game));
export const entryText = (game: StoredGame): string => JSON.stringify(plainEntry(game));

/**
 * Whether nothing that somebody did tells two entries apart: not when it was saved, nor what went on beside the
 * playing.
 */
function isSame(one: StoredGame, other: StoredGame): boolean {
  return one.record === other.record && doneIn(one) === doneIn(other);
}

const doneIn = ({ level, checkpoints = [], mistakes = 0, uncounted = false }: StoredGame): string =>
  JSON.stringify([level, checkpoints, mistakes, uncounted]);

const most = (one = 0, other = 0): number => Math.max(one, other);

/** An id for a game, unique on this device. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join("");
}

/** Null for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export const isQuota = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "QuotaExceededError" || error.name === "NS_ERROR_DOM_QUOTA_REACHED");
