/**
 * A backup: one JSON file with settings, games and results. Everything in it is validated before anything is done
 * with it. Version 1:
 *
 *     { "format": "nonet-backup", "version": 1, "made": "2026-11-22T10:00:00.000Z", "current": id, "settings": {…}, "games": […], "results": […],
 *       "training": {…}, "aside": [{ "of": "game:" id, "text": … }], …, "texts": { … } }
 *
 * Games are as `StoredGame` has them, with history, notes, checkpoints, titles and favourites; results as `Result`
 * has them, the training as `TrainingRecord`, or null. `aside` is what could not be read or shown where the backup was made, as it was stored; older backups
 * have none of these two. Each record has what is unknown of it, too (`carried.ts`). A field of another name is the store
 * of that name, which this version does not know; `texts` has those whose text is no JSON as it would be written.
 */

import { FORMAT, otherFields, VERSION } from "../shell/broken/rescue.js";
import { isShallow, plainOf, writable } from "../shell/carried.js";
import { distinct, withBoth } from "../shell/joined.js";
import { numbered } from "../shell/progress.js";
import { type Result, readResults } from "../shell/results.js";
import { readSettings } from "../shell/settings.js";
import { type Aside, isOther, PREFIX, plainEntry, type StoredGame } from "../shell/storage.js";
import {
  fieldsOf,
  id as idOf,
  isObject,
  type LeftOut,
  listOf,
  type Reader,
  type Shape,
  time,
  untold,
} from "../shell/valid.js";
import { mergeRecords, readRecord, type TrainingRecord } from "../training/record.js";

/** More than any browser lets a page store. */
export const MOST_BYTES = 50_000_000;

export interface BackupContent {
  /** When it was made, in milliseconds since 1970; 0 where that is not known. */
  made: number;
  /** The game that was on the board; "" for none. */
  current: string;
  /** As they were stored; `readSettings` says what of them fits. Null where there are none. */
  settings: Record<string, unknown> | null;
  games: readonly StoredGame[];
  results: readonly Result[];
  /** Results of a kind that this version does not know. */
  unread: readonly unknown[];
  /** Null where nothing was trained. */
  training: TrainingRecord | null;
  /** Contents that cannot be shown, and are kept as they are. */
  aside: readonly KeptText[];
  /** What is stored of kinds that this version does not know, by name. */
  others: ReadonlyMap<string, string>;
}

export type KeptText = Pick<Aside, "of" | "text">;

/** A backup that was read, and the names of what did not fit in it. */
export type ReadBackup = BackupContent & { leftOut: readonly string[] };

/** Faults of a file as a whole. */
export type BackupProblem = { code: "size" | "json" | "foreign" | "newer" };

/** Far more than a storage holds. */
const MOST_ENTRIES = 200_000;

/** The parts that a backup had from the first; one of them is there in each. */
const PARTS = ["settings", "games", "results"];
const FIELDS = ["format", "version", "made", "current", ...PARTS, "training", "aside", "texts"];

export function writeBackup({ made, current, settings, games, results, unread, ...rest }: BackupContent): string {
  const { training, aside, others } = rest;
  const content = {
    format: FORMAT,
    version: VERSION,
    made: new Date(made).toISOString(),
    current,
    settings: settings ?? {},
    games: games.map(plainEntry),
    results: [...results.map(plainOf), ...unread],
    training: plainOf(training),
    aside,
  };
  return `${JSON.stringify({ ...content, ...otherFields(others, Object.keys(content)) })}\n`;
}

/** Whether a text can be the name of a store: it begins with a letter or digit, is visible, and short. */
const isName = (name: string): boolean => /^[\p{L}\p{N}_][^\p{C}]{0,127}$/u.test(name);
/** Whether a store of a name can be one that this version does not know. */
const isOtherName = (name: string): boolean => isName(name) && isOther(PREFIX + name);

const OTHERS: Shape<Pick<BackupContent, "made" | "current">> = {
  made: (value) => (typeof value === "string" ? time(Date.parse(value), untold) : undefined),
  current: (value) => (value === "" ? value : idOf(value, untold)),
};
const ASIDE: Shape<KeptText> = {
  of: (value) =>
    typeof value === "string" && (/^game:[\w-]{1,64}$/.test(value) || (isName(value) && !/^(game|aside):/.test(value)))
      ? value
      : undefined,
  text: (value) => (typeof value === "string" && value.length <= MOST_BYTES ? value : undefined),
};

type ReadGame = (value: unknown, id: string, left: LeftOut) => StoredGame | null;

/**
 * Reads a backup, or says what is wrong with it as a whole. Of what does not fit only that is left out, and counted;
 * what cannot be read as a game is kept aside as it is. `readGame` gives null for what is no game.
 */
export function readBackup(text: string, readGame: ReadGame): ReadBackup | { problem: BackupProblem } {
  const value = parse(text);
  if (value === undefined) return { problem: { code: "json" } };
  if (
    !isObject(value) ||
    value["format"] !== FORMAT ||
    !Number.isSafeInteger(value["version"]) ||
    (value["version"] as number) < VERSION ||
    !PARTS.some((part) => Object.hasOwn(value, part))
  )
    return { problem: { code: "foreign" } };
  if ((value["version"] as number) > VERSION) return { problem: { code: "newer" } };
  const names = new Set<string>();
  const leftOf = (part: string): LeftOut => ({ add: (what) => names.add(`${part} ${what}`.trim()) });
  const left: LeftOut = { add: (what) => names.add(what) };
  const aside = [...readAsides(value["aside"], leftOf("aside"))];
  // What stands in the place of a part is kept as a text: the others come all the same.
  const setAside = (part: string): null => {
    const found = value[part];
    if (isShallow(found) && found !== undefined) aside.push({ of: part, text: JSON.stringify(found) });
    else left.add(part);
    return null;
  };
  const list = (part: string): readonly unknown[] => {
    const found = value[part];
    return Array.isArray(found) ? (found as unknown[]) : (setAside(part) ?? []);
  };
  const { made = 0, current = "" } = fieldsOf(OTHERS, value, left);
  const settings = isObject(value["settings"]) ? writable(value["settings"], leftOf("settings")) : setAside("settings");
  readSettings(settings, leftOf("settings"));
  const found = readResults(list("results"), leftOf("results"));
  const training = readRecord(value["training"], leftOf("training"));
  if (!training && (value["training"] ?? null) !== null) setAside("training");
  const others = readOthers(value, aside, left);
  return {
    made,
    settings,
    current,
    ...readGames(list("games"), aside, readGame, leftOf),
    training,
    results: firsts(found.results),
    unread: found.unread,
    others,
    leftOut: [...names],
  };
}

/** The stores that this version does not know; what cannot be one of them is set aside. */
function readOthers(value: Record<string, unknown>, aside: KeptText[], left: LeftOut): BackupContent["others"] {
  const others = new Map<string, string>();
  const take = (name: string, text: string): void => {
    if (isOtherName(name)) others.set(name, text);
    else aside.push({ of: "other", text: JSON.stringify({ [name]: text }) });
  };
  for (const [name, one] of Object.entries(value)) {
    if (FIELDS.includes(name)) continue;
    if (isShallow(one)) take(name, JSON.stringify(one));
    else left.add(name);
  }
  const { texts } = value;
  if (texts !== undefined && !isObject(texts)) left.add("texts");
  for (const [name, text] of Object.entries(isObject(texts) ? texts : {})) {
    if (typeof text === "string") take(name, text);
    else left.add(`texts ${name}`);
  }
  return others;
}

const readAsides = (value: unknown, left: LeftOut): readonly KeptText[] =>
  value === undefined
    ? []
    : (listOf(
        ((one, inner) => {
          const { of = "game:aside", text } = fieldsOf(ASIDE, one, inner);
          return text === undefined ? undefined : { of, text };
        }) satisfies Reader<KeptText>,
        MOST_ENTRIES,
      )(value, left) ?? (left.add(""), []));

/** The games, those that had been set aside and can be read among them; each with an id of its own. */
function readGames(
  values: readonly unknown[],
  kept: readonly KeptText[],
  readGame: ReadGame,
  leftOf: (part: string) => LeftOut,
): Pick<BackupContent, "games" | "aside"> {
  const games = new Map<string, StoredGame>();
  const aside: KeptText[] = [];
  const wishes = [...values.map(wishOf), ...kept.map(({ of }) => of.replace(/^game:/, ""))];
  const taken = new Set(wishes.flatMap((wish) => idOf(wish, untold) ?? []));
  const free = (name: string): string => {
    let id = name;
    for (let number = 2; taken.has(id); number++) id = `${name}-${number}`;
    taken.add(id);
    return id;
  };
  const take = (value: unknown, wanted: unknown, otherwise: string, text: () => string | null): void => {
    const fit = idOf(wanted, untold);
    const id = fit !== undefined && !games.has(fit) ? fit : free(otherwise);
    const left = leftOf(`game ${id}`);
    const game = readGame(value, id, left);
    const kept = game ? null : text();
    if (game) games.set(id, game);
    else if (kept === null) left.add("");
    else aside.push({ of: `game:${id}`, text: kept });
  };
  for (const [index, value] of values.entries()) {
    const wanted = wishOf(value);
    if (idOf(wanted, untold) === undefined) leftOf(`game ${index + 1}`).add("id");
    take(value, wanted, `entry-${index + 1}`, () => (isShallow(value) ? JSON.stringify(value) : null));
  }
  for (const [index, { of, text }] of kept.entries()) {
    if (of.startsWith("game:")) take(parse(text), of.slice("game:".length), `aside-${index + 1}`, () => text);
    else aside.push({ of, text });
  }
  return { games: [...games.values()], aside };
}

const wishOf = (value: unknown): unknown => (isObject(value) ? value["id"] : undefined);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Of each id the first, with what is unknown of the others. */
function firsts(all: readonly Result[]): Result[] {
  const found = new Map<string, Result>();
  for (const one of all) {
    const first = found.get(one.id);
    found.set(one.id, first ? withBoth(first, one) : one);
  }
  return [...found.values()];
}

/** What is no result to this version, here and there: each once. */
export const bothUnread = (here: readonly unknown[], there: readonly unknown[]): readonly unknown[] =>
  distinct([...here, ...there]);

export interface Merged {
  /** All games after it. */
  games: readonly StoredGame[];
  results: readonly Result[];
  unread: readonly unknown[];
  training: TrainingRecord | null;
  added: number;
  /** Games that were played on here and there: both are there, one of them as a copy. */
  copies: number;
  /** Games that were there already. */
  same: number;
  addedResults: number;
}

/** The player's part of a game. A checkpoint's or a clock's does not make another game of it. */
const contentOf = ({ level, record }: StoredGame): string => `${level} ${record}`;

/**
 * Adds a backup to what is there. Of a game that differs the newer keeps its place and the other becomes a copy, so
 * nothing is lost; the game `current`, which is on the board, always keeps its place, and so does a record that cannot
 * be read, under an id that `isTaken`.
 */
export function mergeBackup(
  present: Pick<BackupContent, "games" | "results" | "unread" | "training">,
  backup: BackupContent,
  current: string,
  newId: () => string,
  isTaken: (id: string) => boolean = () => false,
): Merged {
  const games = new Map(present.games.map((game) => [game.id, game]));
  // By its content the game of this device, under whatever id it has.
  const contents = new Map(present.games.map((game) => [contentOf(game), game.id]));
  const counts = { added: 0, copies: 0, same: 0 };
  const copy = (game: StoredGame): string => {
    const id = newId();
    games.set(id, { ...game, id });
    counts.copies++;
    return id;
  };
  for (const game of backup.games) {
    const here = games.get(game.id);
    const content = contentOf(game);
    if (!here && !isTaken(game.id)) {
      games.set(game.id, game);
      counts.added++;
      continue;
    }
    // Under another id it came with an earlier import, and was made a copy then.
    const same = here && contentOf(here) === content ? here : games.get(contents.get(content) ?? "");
    if (same) {
      games.set(same.id, { ...newer(same, game), id: same.id });
      counts.same++;
    } else if (!here || game.id === current || here.saved >= game.saved) {
      copy(game);
    } else {
      games.set(game.id, game);
      contents.set(contentOf(here), copy(here));
    }
  }
  const ids = new Set(present.results.map(({ id }) => id));
  const added = backup.results.filter(({ id }) => !ids.has(id));
  const theirs = new Map(backup.results.map((one) => [one.id, one]));
  const known = present.results.map((one) => withBoth(one, theirs.get(one.id) ?? one));
  const results = [...known, ...added].sort((a, b) => a.solved - b.solved);
  const unread = bothUnread(present.unread, backup.unread);
  const training = mergeRecords(present.training, backup.training);
  return { games: [...games.values()], results, unread, training, ...counts, addedResults: added.length };
}

/** Of the same position what was saved last, with all that only the other has: title, star, checkpoints and the rest. */
function newer(a: StoredGame, b: StoredGame): StoredGame {
  const [later, earlier] = b.saved > a.saved ? [b, a] : [a, b];
  const both = withBoth(later, earlier);
  const stored = plainEntry(later) as Record<string, unknown>;
  const lacking = Object.entries(earlier).filter(([name]) => !Object.hasOwn(stored, name));
  const { checkpoints: here = [] } = later;
  if (!Array.isArray(stored["checkpoints"] ?? [])) return { ...both, ...Object.fromEntries(lacking) };
  // A checkpoint keeps its moment and its position when it is renamed.
  const fresh = (earlier.checkpoints ?? []).filter(
    (one) => !here.some(({ made, state }) => made === one.made && state === one.state),
  );
  const checkpoints = fresh.length ? { checkpoints: numbered([...here, ...fresh])! } : {};
  return { ...both, ...Object.fromEntries(lacking), ...checkpoints };
}
