/** Saving everything as one file, and taking such a file over. */

import type { Localizer } from "../i18n/localizer.js";
import type { App } from "../page/app.js";
import type { Text } from "../page/state.js";
import type { GameId } from "../page/texts.js";
import { keep, newGame, showGame } from "../play/games.js";
import { backupName } from "../shell/broken/rescue.js";
import { dayOf } from "../shell/day.js";
import { replaceResults, results } from "../shell/results.js";
import { saveFile } from "../shell/save-file.js";
import { readSettings, type Settings } from "../shell/settings.js";
import { entryText, gameKey, newId, PREFIX, type StoredGame } from "../shell/storage.js";
import { EMPTY, loadRecord, NAME as TRAINING } from "../training/record.js";
import {
  type BackupContent,
  type BackupProblem,
  type Merged,
  MOST_BYTES,
  mergeBackup,
  type ReadBackup,
  readBackup,
  writeBackup,
} from "./backup-file.js";
import { listGames } from "./games.js";
import { INITIAL_LIBRARY, type LibraryNote, libraryState, patch, sectionAddress } from "./state.js";

/** Besides the games, what a backup replaces in the storage. */
const NAMES = ["settings", "results", TRAINING];

/** Everything on this device, the board's game as it is now included, and what was set aside. */
function presentContent(app: App): BackupContent {
  if (app.state.ready) app.save();
  const stored = app.store.ids().flatMap((id) => {
    const loaded = app.store.load(id);
    return "game" in loaded ? [loaded.game] : [];
  });
  const ids = new Set(stored.map(({ id }) => id));
  const unstored = [...app.kept, ...(app.state.ready ? [app.game] : [])].filter(({ id }) => !ids.has(id));
  const { record, newer } = loadRecord(app.store);
  const aside = app.store.asides().map(({ of, text }) => ({ of, text }));
  if (newer) aside.push({ of: TRAINING, text: JSON.stringify(app.store.kept(TRAINING)) });
  return {
    made: Date.now(),
    current: app.game.id,
    settings: { ...app.state.settings },
    games: [...stored, ...unstored],
    results: results(app),
    training: record === EMPTY ? null : record,
    aside,
  };
}

/** Saves everything as one file. */
export function exportBackup(app: App): void {
  const content = presentContent(app);
  saveFile(writeBackup(content), backupName(dayOf(new Date(content.made))), "application/json");
  const { games, results } = sizes(content);
  const text: Text = (t) => t("backup-saved", { games, results });
  if (app.state.view === "library") tell(app, { tone: "good", text });
  else app.notify({ id: "library", tone: "info", text });
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
  const note: LibraryNote | null = problem ? { tone: "bad", text: problemText(file.name, read.problem) } : null;
  const backup = problem ? null : { name: file.name, content: read, withSettings: true };
  libraryState.set(app, { ...library, section: "backup", asking: "", note, backup });
  location.hash = sectionAddress("backup");
}

async function contentOf(app: App, file: File): Promise<ReadBackup | { problem: BackupProblem }> {
  if (file.size > MOST_BYTES) return { problem: { code: "size" } };
  try {
    return readBackup(await file.text(), (value, id, left) => app.store.read(value, id, left));
  } catch (error) {
    console.warn(error);
    return { problem: { code: "json" } };
  }
}

function problemText(name: string, problem: BackupProblem): Text {
  if (problem.code === "part") return (t) => t("backup-bad-part", { name, part: problem.part });
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
  const merged = mergeBackup(presentContent(app), backup.content, app.game.id, newId);
  if (
    !write(
      app,
      { ...merged, aside: backup.content.aside },
      backup.withSettings ? readSettings(backup.content.settings) : before.settings,
    )
  )
    return;
  if (backup.withSettings) await adoptSettings(app, readSettings(backup.content.settings));
  app.store.load(app.game.id);
  await done(app, before, (t) => [addedText(merged)(t), ...asideText(t, backup.content)].join(" "));
}

function addedText({ added, copies, same, addedResults }: Merged): Text {
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
  if (!write(app, content, readSettings(content.settings))) return;
  await adoptSettings(app, readSettings(content.settings));
  const next =
    content.games.find(({ id }) => id === content.current) ?? [...content.games].sort((a, b) => b.saved - a.saved)[0];
  await show(app, next, []);
  await done(app, before, (t) => [t("backup-replaced", sizes(content)), ...asideText(t, content)].join(" "));
}

/** Sentences about parts of a file that did not fit, and about parts kept though they cannot be read. */
export const asideText = (t: Localizer<GameId>, { leftOut, aside }: ReadBackup): string[] => [
  ...(leftOut ? [t("backup-left-out", { count: leftOut })] : []),
  ...(aside.length ? [t("backup-aside", { count: aside.length })] : []),
];

/** Writes all or nothing, and says why nothing. Copies set aside here stay, whatever comes. */
function write(
  app: App,
  { games, results: all, training, aside }: Pick<BackupContent, "games" | "results" | "training" | "aside">,
  settings: Settings,
): boolean {
  const kept = app.store.asides();
  const entries = new Map(kept.map(({ key, text }) => [key, text]));
  for (const game of games) entries.set(gameKey(game.id), entryText(game));
  const texts = new Set(kept.map(({ text }) => text));
  for (const one of aside)
    if (!texts.has(one.text))
      entries.set(
        app.store.keyAside(one, (key) => entries.has(key)),
        one.text,
      );
  entries.set(`${PREFIX}settings`, JSON.stringify(settings));
  entries.set(`${PREFIX}results`, JSON.stringify(all));
  // A newer version's stays, too.
  const newer = loadRecord(app.store).newer ? app.store.kept(TRAINING) : null;
  if (newer ?? training) entries.set(PREFIX + TRAINING, JSON.stringify(newer ?? training));
  const written = app.store.restore(entries, NAMES);
  // Results that were in memory only are among them now.
  if ("ok" in written) return replaceResults(app, all);
  if ("full" in written)
    tell(app, { tone: "bad", text: (t) => t("backup-full", { written: written.full, of: entries.size }) });
  else tell(app, { tone: "bad", text: (t) => t("backup-blocked") });
  return false;
}

interface Before {
  entries: ReadonlyMap<string, string>;
  settings: Settings;
  game: StoredGame;
  kept: readonly StoredGame[];
}

function remember(app: App): Before {
  if (app.state.ready) app.save();
  return { entries: app.store.snapshot(NAMES), settings: app.state.settings, game: app.game, kept: app.kept };
}

async function done(app: App, before: Before, text: Text): Promise<void> {
  app.notify({
    id: "backup",
    tone: "info",
    text,
    action: { label: (t) => t("library-undo"), run: () => void undo(app, before) },
  });
  patch(app, { backup: null, asking: "", note: null });
  await refresh(app);
}

async function undo(app: App, before: Before): Promise<void> {
  const restored = app.store.restore(before.entries, NAMES);
  if (!("ok" in restored)) return tell(app, { tone: "bad", text: (t) => t("backup-blocked") });
  await adoptSettings(app, before.settings);
  await show(app, before.game, before.kept);
  app.dismiss("backup");
  await refresh(app);
}

async function show(app: App, game: StoredGame | undefined, kept: readonly StoredGame[]): Promise<void> {
  app.cancelTask();
  keep(app, kept);
  if (game) {
    app.store.load(game.id);
    showGame(app, game);
  } else await newGame(app, app.state.settings.level);
}

async function adoptSettings(app: App, settings: Settings): Promise<void> {
  app.set(settings);
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
