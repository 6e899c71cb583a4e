/**
 * A backup that needs nothing but the storage: every game is in it as it is stored, read or not. Copies that were set
 * aside come back as games where they can be read (`library/backup-file.ts`).
 */
import { saveFile } from "../save-file.js";
import { entryText, type GameStore, PREFIX, parseJson, type StoredGame } from "../storage.js";
import { isObject } from "../valid.js";

export const FORMAT = "nonet-backup";
export const VERSION = 1;

/** The name that a backup is saved under, by its day. */
export const backupName = (day: string): string => `nonet-backup-${day}.json`;

const NAMES = ["settings", "results", "training"];

/** `unstored`: games that may be in memory alone. */
export function rescueText(store: GameStore, unstored: readonly StoredGame[], now: Date): string {
  const entries = new Map([...store.snapshot(NAMES)].map(([key, text]) => [key.slice(PREFIX.length), text]));
  const [settings, results, training] = NAMES.map((name) => parseJson(entries.get(name) ?? ""));
  const aside = [...entries].flatMap(([name, text]) => {
    const of = /^(?:aside:)?(game:[^:]*)/.exec(name)?.[1];
    return of === undefined ? [] : [{ of, text }];
  });
  for (const game of unstored)
    if (game.record && store.entry(game.id) === null && !aside.some(({ of }) => of === `game:${game.id}`))
      aside.push({ of: `game:${game.id}`, text: entryText(game) });
  return `${JSON.stringify({
    format: FORMAT,
    version: VERSION,
    made: now.toISOString(),
    current: "",
    settings: isObject(settings) ? settings : {},
    games: [],
    results: Array.isArray(results) ? results : [],
    training: isObject(training) ? training : null,
    aside,
  })}\n`;
}

/** Saves it as a file, and answers with the message to say. */
export function saveRescue(store: GameStore, unstored: readonly StoredGame[]): "broken-saved" | "broken-unsaved-file" {
  try {
    const now = new Date();
    saveFile(rescueText(store, unstored, now), backupName(now.toISOString().slice(0, 10)), "application/json");
    return "broken-saved";
  } catch (error) {
    console.error(error);
    return "broken-unsaved-file";
  }
}
