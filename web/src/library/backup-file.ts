/**
 * A backup: one JSON file with settings, games and results. Everything in it is validated before anything is done
 * with it. Version 1:
 *
 *     { "format": "nonet-backup", "version": 1, "made": "2026-11-22T10:00:00.000Z", "current": id, "settings": {…}, "games": […], "results": […],
 *       "training": {…}, "aside": [{ "of": "game:" id, "text": … }] }
 *
 * Games are as `StoredGame` has them, with history, notes, checkpoints, titles and favourites; results as `Result`
 * has them, the training as `TrainingRecord`, or null. `aside` is what could not be read or shown where the backup was made, as it was stored; older backups
 * have none of these two.
 */
import { FORMAT, VERSION } from "../shell/broken/rescue.js";
import { type Result, readResult } from "../shell/results.js";
import { readSettings } from "../shell/settings.js";
import { type Aside, entryText, type StoredGame } from "../shell/storage.js";
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
  /** As they were stored; `readSettings` says what of them fits. */
  settings: Record<string, unknown>;
  games: readonly StoredGame[];
  results: readonly Result[];
  /** Null where nothing was trained. */
  training: TrainingRecord | null;
  /** Contents that cannot be shown, and are kept as they are. */
  aside: readonly KeptText[];
}

export type KeptText = Pick<Aside, "of" | "text">;

/** A backup that was read, and how much of it did not fit and was left out. */
export type ReadBackup = BackupContent & { leftOut: number };

/** Faults of a file. */
export type BackupProblem =
  | { code: "size" | "json" | "foreign" | "newer" }
  | { code: "part"; part: "settings" | "games" | "results" };

/** Far more than a storage holds. */
const MOST_ENTRIES = 200_000;

export function writeBackup({ made, games, ...content }: BackupContent): string {
  const stored = games.map((game) => JSON.parse(entryText(game)) as unknown);
  return `${JSON.stringify({ format: FORMAT, version: VERSION, made: new Date(made).toISOString(), ...content, games: stored })}\n`;
}

const OTHERS: Shape<Pick<BackupContent, "made" | "current">> = {
  made: (value) => (typeof value === "string" ? time(Date.parse(value), untold) : undefined),
  current: (value) => (value === "" ? value : idOf(value, untold)),
};
const ASIDE: Shape<KeptText> = {
  of: (value) =>
    typeof value === "string" && /^(game:[\w-]{1,64}|settings|results|training)$/.test(value) ? value : undefined,
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
    (value["version"] as number) < VERSION
  )
    return { problem: { code: "foreign" } };
  if ((value["version"] as number) > VERSION) return { problem: { code: "newer" } };
  const { settings, games, results } = value;
  if (!isObject(settings)) return { problem: { code: "part", part: "settings" } };
  if (!Array.isArray(games)) return { problem: { code: "part", part: "games" } };
  if (!Array.isArray(results)) return { problem: { code: "part", part: "results" } };
  let leftOut = 0;
  const left: LeftOut = { add: () => leftOut++ };
  const { made = 0, current = "" } = fieldsOf(OTHERS, value, left);
  readSettings(settings, left);
  const { training, ...found } = withTraining(
    value["training"],
    readGames(games, readAsides(value["aside"], left), readGame, left),
    left,
  );
  const all = firsts(listOf((one, inner) => readResult(one, inner)[0], MOST_ENTRIES)(results, left) ?? []);
  return { made, settings, current, ...found, training, results: all, leftOut };
}

/** What is there and can't be read as a training is kept as it is. */
function withTraining(
  value: unknown,
  found: Pick<BackupContent, "games" | "aside">,
  left: LeftOut,
): Pick<BackupContent, "games" | "aside" | "training"> {
  const training = readRecord(value, left);
  if (training || value === undefined || value === null) return { ...found, training };
  return { ...found, training, aside: [...found.aside, { of: "training", text: JSON.stringify(value) }] };
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
      )(value, left) ?? (left.add("aside"), []));

/** The games, those that had been set aside and can be read among them; each with an id of its own. */
function readGames(
  values: readonly unknown[],
  kept: readonly KeptText[],
  readGame: ReadGame,
  left: LeftOut,
): Pick<BackupContent, "games" | "aside"> {
  const games = new Map<string, StoredGame>();
  const aside: KeptText[] = [];
  const take = (value: unknown, wanted: unknown, otherwise: string, text: () => string): void => {
    const fit = idOf(wanted, untold);
    const id = fit !== undefined && !games.has(fit) ? fit : otherwise;
    const game = readGame(value, id, left);
    if (game) games.set(id, game);
    else aside.push({ of: `game:${id}`, text: text() });
  };
  for (const [index, value] of values.entries()) {
    const wanted = isObject(value) ? value["id"] : undefined;
    if (idOf(wanted, untold) === undefined) left.add("id");
    take(value, wanted, `entry-${index + 1}`, () => JSON.stringify(value));
  }
  for (const [index, { of, text }] of kept.entries()) {
    if (of.startsWith("game:")) take(parse(text), of.slice("game:".length), `aside-${index + 1}`, () => text);
    else aside.push({ of, text });
  }
  return { games: [...games.values()], aside };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Of each id the first. */
const firsts = <T extends { id: string }>(all: readonly T[]): T[] =>
  [...new Map(all.toReversed().map((one) => [one.id, one])).values()].reverse();

export interface Merged {
  /** All games after it. */
  games: readonly StoredGame[];
  results: readonly Result[];
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
 * nothing is lost; the game `current`, which is on the board, always keeps its place.
 */
export function mergeBackup(
  present: Pick<BackupContent, "games" | "results" | "training">,
  backup: BackupContent,
  current: string,
  newId: () => string,
): Merged {
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
  const training = mergeRecords(present.training, backup.training);
  return { games: [...games.values()], results, training, ...counts, addedResults: added.length };
}

/** Of the same position what was saved last; neither a title nor a star is lost. */
function newer(a: StoredGame, b: StoredGame): StoredGame {
  const [later, earlier] = b.saved > a.saved ? [b, a] : [a, b];
  return { ...later, title: later.title ?? earlier.title, favourite: later.favourite ?? earlier.favourite };
}
