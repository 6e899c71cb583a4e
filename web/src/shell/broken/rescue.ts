/**
 * A backup that needs nothing but the storage: every game is in it as it is stored, read or not. Copies that were set
 * aside come back as games where they can be read (`library/backup-file.ts`).
 */

import { isShallow } from "../carried.js";
import { saveFile } from "../save-file.js";
import { entryText, type GameStore, gameKey, PREFIX, parseJson, type StoredGame } from "../storage.js";
import { isObject } from "../valid.js";

export const FORMAT = "nonet-backup";
export const VERSION = 1;

/** The name that a backup is saved under, by its day. */
export const backupName = (day: string): string => `nonet-backup-${day}.json`;

/** Fields for stores that a version does not know: by their names, or among `texts` where that is not the same text. */
export function otherFields(others: ReadonlyMap<string, string>, taken: readonly string[]): Record<string, unknown> {
  const fields: [string, unknown][] = [];
  const texts: [string, string][] = [];
  for (const [name, text] of others) {
    const value = parseJson(text);
    const isSame = isShallow(value) && JSON.stringify(value) === text;
    if (isSame && name !== "texts" && !taken.includes(name)) fields.push([name, value]);
    else texts.push([name, text]);
  }
  return Object.fromEntries(texts.length ? [...fields, ["texts", Object.fromEntries(texts)]] : fields);
}

/** `unstored`: games that may be in memory alone. */
export function rescueText(store: GameStore, unstored: readonly StoredGame[], now: Date): string {
  const entries = store.snapshot();
  const aside = store.asides().map(({ of, text }) => ({ of, text }));
  const told = new Set(aside.map(({ of, text }) => `${of} ${text}`));
  const isTold = (of: string, text: string | undefined): boolean => told.has(`${of} ${text}`);
  const take = (of: string, text: string | undefined): void => {
    if (text !== undefined && !isTold(of, text)) aside.push({ of, text });
  };
  // What cannot be taken apart is kept as a text.
  const part = (name: string, fits: (value: unknown) => boolean): unknown => {
    const text = entries.get(PREFIX + name);
    const value = parseJson(text ?? "");
    if (fits(value) && isShallow(value) && !isTold(name, text)) return value;
    take(name, text);
    return null;
  };
  for (const id of store.ids()) take(`game:${id}`, entries.get(gameKey(id)));
  for (const game of unstored)
    if (game.record && store.entry(game.id) === null && !aside.some(({ of }) => of === `game:${game.id}`))
      take(`game:${game.id}`, entryText(game));
  const content = {
    format: FORMAT,
    version: VERSION,
    made: now.toISOString(),
    current: "",
    settings: part("settings", isObject) ?? {},
    games: [],
    results: part("results", Array.isArray) ?? [],
    training: part("training", isObject),
    aside,
  };
  return `${JSON.stringify({ ...content, ...otherFields(store.others(), Object.keys(content)) })}\n`;
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
