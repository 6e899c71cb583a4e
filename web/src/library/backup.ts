/** Saving everything as one file, and taking such a file over. */

import type { App } from "../page/app.js";
import { type LibraryWords, libraryTexts, readingTexts } from "../page/room-texts.js";
import { followTab, keep, newGame, showGame } from "../play/games.js";
import { backupName } from "../shell/broken/rescue.js";
import { textOf } from "../shell/carried.js";
import { dayOf } from "../shell/day.js";
import { readResults, replaceResults, results, storedResults } from "../shell/results.js";
import { saveFile } from "../shell/save-file.js";
import { DEFAULTS, readSettings, type Settings } from "../shell/settings.js";
import {
  ASIDE,
  entryText,
  gameKey,
  isOfNewer,
  isOfNewerStore,
  isOfStore,
  isOther,
  newId,
  PREFIX,
  type StoredGame,
} from "../shell/storage.js";
import { EMPTY, loadRecord, NAME as TRAINING } from "../training/record.js";
import {
  type BackupContent,
  type BackupProblem,
  bothUnread,
  type KeptText,
  type Merged,
  MOST_BYTES,
  mergeBackup,
  type ReadBackup,
  readBackup,
  writeBackup,
} from "./backup-file.js";
import { listGames } from "./games.js";
import { restore } from "./restore.js";
import { INITIAL_LIBRARY, type LibraryNote, type LibraryText, libraryState, patch, sectionAddress } from "./state.js";

/** Everything on this device, the board's game as it is now included, and what was set aside. */
function presentContent(app: App): BackupContent {
  if (app.state.ready) app.save();
  const stored = app.store.ids().flatMap((id) => {
    const loaded = app.store.look(id);
    return "game" in loaded ? [loaded.game] : [];
  });
  const ids = new Set(stored.map(({ id }) => id));
  const unstored = [...app.kept, ...(app.state.ready ? [app.game] : [])].filter(({ id }) => !ids.has(id));
  const { record } = loadRecord(app.store);
  return {
    made: Date.now(),
    current: app.game.id,
    settings: { ...app.state.settings, ...app.store.settings() },
    games: [...stored, ...unstored],
    ...readResults(storedResults(app)),
    training: record === EMPTY ? null : record,
    aside: app.store.asides().map(({ of, text }) => ({ of, text })),
    others: app.store.others(),
  };
}

/** Saves everything as one file. */
export function exportBackup(app: App): void {
  const content = presentContent(app);
  saveFile(writeBackup(content), backupName(dayOf(new Date(content.made))), "application/json");
  const { games, results } = sizes(content);
  const text: LibraryText = (t) => t("backup-saved", { games, results });
  if (app.state.view === "library") tell(app, { tone: "good", text });
  else app.notify({ id: "library", tone: "info", text: () => text(libraryTexts.of(app)) });
}

const sizes = ({ games, results }: Pick<BackupContent, "games" | "results">): { games: number; results: number } => ({
  games: games.length,
  results: results.length,
});

/**
 * Reads a backup, and shows in the library what is in it, or what is wrong with it. Nothing is changed before the
 * player says so.
 */
export async function importBackup(app: App, file: File): Promise<void> {
  const read = await contentOf(app, file);
  const library = libraryState.of(app) ?? INITIAL_LIBRARY;
  const problem = "problem" in read;
  const note: LibraryNote | null = problem
    ? { tone: "bad", text: await problemText(app, file.name, read.problem) }
    : null;
  const backup = problem ? null : { name: file.name, content: read, withSettings: true };
  libraryState.set(app, { ...library, section: "backup", asking: "", note, backup });
  location.hash = sectionAddress("backup");
}

/** `unreadable`: the file changed, or is gone. */
type FileProblem = BackupProblem | { code: "unreadable" };

async function contentOf(app: App, file: File): Promise<ReadBackup | { problem: FileProblem }> {
  if (file.size > MOST_BYTES) return { problem: { code: "size" } };
  try {
    return readBackup(await file.text(), (value, id, left) => app.store.read(value, id, left));
  } catch (error) {
    console.warn(error);
    return { problem: { code: error instanceof DOMException ? "unreadable" : "json" } };
  }
}

/** Of a file that is gone it says what is said of every such file. */
async function problemText(app: App, name: string, problem: FileProblem): Promise<LibraryText> {
  if (problem.code === "unreadable") {
    const t = readingTexts.of(app);
    return () => t("import-of-file", { name, what: t("import-file-unreadable") });
  }
  return (t) => t(`backup-bad-${problem.code}`, { name });
}

export function dropBackup(app: App): void {
  patch(app, { backup: null, asking: "", note: null });
}

/** Adds the backup that was read to what is here. */
export async function addBackup(app: App): Promise<void> {
  const { backup } = libraryState.of(app) ?? {};
  if (!backup) return;
  const before = remember(app);
  const { content } = backup;
  const isTaken = (id: string): boolean => app.store.entry(id) !== null;
  const merged = mergeBackup(presentContent(app), content, app.game.id, newId, isTaken);
  const settings = backup.withSettings ? content.settings : null;
  const tooLarge = write(app, { ...content, ...merged, settings }, (here) => here);
  if (!tooLarge) return;
  if (settings) await adoptSettings(app, settings);
  followTab(app);
  await done(app, before, addedText(merged), oddText(content, tooLarge));
}

function addedText({ added, copies, same, addedResults }: Merged): LibraryText {
  return (t) =>
    [
      t("backup-added", { added, results: addedResults, same }),
      ...(copies ? [t("backup-copies", { copies })] : []),
    ].join(" ");
}

/** Replaces everything here by the backup. */
export async function replaceByBackup(app: App): Promise<void> {
  const { backup } = libraryState.of(app) ?? {};
  if (!backup) return;
  const before = remember(app);
  const { content } = backup;
  // Read whole, so that what cannot be read here is set aside, and stays.
  const unread = bothUnread(presentContent(app).unread, content.unread);
  const tooLarge = write(app, { ...content, unread }, (_, there) => there);
  if (!tooLarge) return;
  if (content.settings) await adoptSettings(app, content.settings);
  const games = content.games.filter(({ id }) => !tooLarge.includes(gameKey(id)));
  const next = games.find(({ id }) => id === content.current) ?? [...games].sort((a, b) => b.saved - a.saved)[0];
  await show(app, next, []);
  await done(app, before, (t) => t("backup-replaced", sizes(content)), oddText(content, tooLarge));
}

/** What of a file does not fit, cannot be read, or is of a kind that this version does not know: each with its names. */
export const oddParts = ({ leftOut, aside, others }: ReadBackup): { id: OddPart; names: readonly string[] }[] => {
  const parts = [
    { id: "backup-left-out" as const, names: leftOut },
    { id: "backup-aside" as const, names: aside.map(({ of }) => of) },
    { id: "backup-others" as const, names: [...others.keys()] },
  ];
  return parts.filter(({ names }) => names.length);
};
type OddPart = "backup-left-out" | "backup-aside" | "backup-others";

/** What did not come as all the rest did: what there was no room for, then the odd parts of what came. */
const oddText =
  (content: ReadBackup, tooLarge: readonly string[]): LibraryText =>
  (t) =>
    [
      ...tooLargeText(t, tooLarge),
      ...oddParts(without(content, tooLarge)).map(({ id, names }) => t(id, { count: names.length })),
    ].join(" ");

/** The names that there is no room for stand in the message: they are in the file alone. */
const tooLargeText = (t: LibraryWords, keys: readonly string[]): string[] =>
  keys.length ? [t("backup-too-large", { count: keys.length, names: keys.map(bareName).join(", ") })] : [];
const bareName = (key: string): string =>
  key
    .slice(PREFIX.length)
    .replace(/^(?:aside:)?game:|^aside:/, "")
    .replace(/:\w+$/, "");
/** A file without what is too large: the rest is what is kept. */
function without(content: ReadBackup, tooLarge: readonly string[]): ReadBackup {
  if (!tooLarge.length) return content;
  const aside = content.aside.filter(({ text }) => text.length <= LARGE);
  return { ...content, aside, others: new Map([...content.others].filter(([, text]) => text.length <= LARGE)) };
}

/** In characters. A browser gives a site some five millions; a game has some thousands. */
const LARGE = 1_000_000;

/**
 * Writes all, or says why nothing. Where there is no room, all comes but what is larger than a thousand games; the keys
 * of that are the answer, and null where nothing was written. What this version cannot read stays, whatever comes.
 * `choose` decides between two stores of a kind that it does not know; the other is set aside.
 */
function write(
  app: App,
  { games, results: all, unread, training, aside, settings, others }: Omit<BackupContent, "made" | "current">,
  choose: (here: string, there: string) => string,
): readonly string[] | null {
  const { store } = app;
  const before = store.snapshot();
  const kept = store.asides();
  const entries = new Map(games.map((game) => [gameKey(game.id), entryText(game)]));
  const texts = new Set(kept.map(({ text }) => text));
  // A record of a newer version is kept where that looks for it, and a game under another id where its own is taken.
  const keyAside = ({ of, text }: KeptText): string => {
    const key = PREFIX + of;
    const isTaken = entries.has(key);
    if (of.startsWith("game:") && isOfNewer(text)) return isTaken ? gameKey(newId()) : key;
    const stays = isOther(key) || (isOfStore(key) && isOfNewerStore(text));
    return stays && !isTaken ? key : `${ASIDE}${of}:${newId()}`;
  };
  const keepAside = (one: KeptText): void => {
    if (!texts.has(one.text)) entries.set(keyAside(one), one.text);
  };
  // What is in the place of a game or a store makes room for what comes, unless a newer version looks for it there.
  for (const one of kept) entries.set(one.key === PREFIX + one.of ? keyAside(one) : one.key, one.text);
  const present = before.get(`${PREFIX}settings`);
  if (settings) entries.set(`${PREFIX}settings`, JSON.stringify({ ...unknownSettings(store.settings()), ...settings }));
  else if (present !== undefined && !texts.has(present)) entries.set(`${PREFIX}settings`, present);
  const list = [...all, ...unread];
  // A newer version's of these two stays; what comes is then kept beside it.
  for (const [name, text] of [
    ["results", list.length ? textOf(list) : null],
    [TRAINING, training && textOf(training)],
  ] as const) {
    if (text && !entries.has(PREFIX + name)) entries.set(PREFIX + name, text);
    else if (text) keepAside({ of: name, text });
  }
  for (const [name, here] of store.others()) entries.set(PREFIX + name, here);
  for (const [name, there] of others) {
    const here = entries.get(PREFIX + name) ?? there;
    const chosen = choose(here, there);
    entries.set(PREFIX + name, chosen);
    for (const text of [here, there]) if (text !== chosen) keepAside({ of: name, text });
  }
  for (const one of aside) keepAside(one);
  let written = restore(store, entries);
  let tooLarge: string[] = [];
  if ("full" in written) {
    tooLarge = [...entries].flatMap(([key, text]) => (text.length > LARGE && text !== before.get(key) ? [key] : []));
    for (const key of tooLarge) {
      const present = before.get(key);
      if (present === undefined) entries.delete(key);
      else entries.set(key, present);
    }
    if (tooLarge.length) written = restore(store, entries);
  }
  if ("ok" in written) {
    // Results that were in memory only are among them now.
    const hasResults = !tooLarge.includes(`${PREFIX}results`);
    return !hasResults || replaceResults(app, list) || store.isKeptByNewer("results") ? tooLarge : null;
  }
  const { full } = { full: null, ...written };
  if (full !== null) tell(app, { tone: "bad", text: (t) => t("backup-full", { written: full, of: entries.size }) });
  else tell(app, { tone: "bad", text: (t) => t("backup-blocked") });
  return null;
}

/** Settings of a newer version: those that come are not in their place. */
const unknownSettings = (stored: object | null): object =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => !Object.hasOwn(DEFAULTS, name)));

interface Before {
  entries: ReadonlyMap<string, string>;
  settings: Settings;
  game: StoredGame;
  kept: readonly StoredGame[];
}

function remember(app: App): Before {
  if (app.state.ready) app.save();
  return { entries: app.store.snapshot(), settings: app.state.settings, game: app.game, kept: app.kept };
}

/** To undo it ends with the next move, here or in another tab; `odd` stays until the player has read it. */
async function done(app: App, before: Before, text: LibraryText, odd: LibraryText): Promise<void> {
  app.notify({
    id: "backup",
    tone: "info",
    text: () => text(libraryTexts.of(app)),
    action: { label: () => libraryTexts.of(app)("pad-undo"), run: () => void undo(app, before) },
  });
  const oddNow = (): string => odd(libraryTexts.of(app));
  if (oddNow()) app.notify({ id: "aside", tone: "info", text: oddNow });
  patch(app, { backup: null, asking: "", note: null });
  await refresh(app);
}

async function undo(app: App, before: Before): Promise<void> {
  const restored = restore(app.store, before.entries);
  if (!("ok" in restored)) return tell(app, { tone: "bad", text: (t) => t("backup-blocked") });
  await adoptSettings(app, before.settings);
  await show(app, before.game, before.kept);
  app.dismiss("backup");
  app.dismiss("aside");
  await refresh(app);
}

async function show(app: App, game: StoredGame | undefined, kept: readonly StoredGame[]): Promise<void> {
  app.cancelTask();
  keep(app, kept);
  if (game) {
    app.store.load(game.id);
    showGame(app, game);
  } else await newGame(app);
}

/** Follows settings that are stored already. */
async function adoptSettings(app: App, stored: object): Promise<void> {
  const settings = readSettings({ ...stored });
  app.adopt(settings);
  await app.setLanguage(settings.language);
}

/** Reads games and results anew, for what is on the screen. */
export async function refresh(app: App): Promise<void> {
  const { games, unreadable } = await listGames(app.store, [...app.kept, ...(app.state.ready ? [app.game] : [])]);
  patch(app, { games, results: results(app), asides: app.store.asides() });
  app.tellLeftOut();
  if (unreadable) app.notify({ id: "corrupt", tone: "bad", text: (t) => t("storage-corrupt") });
}

const tell = (app: App, note: LibraryNote): void => patch(app, { note });
