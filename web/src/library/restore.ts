/** Makes the storage be a snapshot, whole or not at all: for backups, and to undo them. */
import { type GameStore, isQuota } from "../shell/storage.js";

type Entries = ReadonlyMap<string, string>;

/**
 * Makes entries be all there are in a snapshot. When they do not fit, everything is put back as it was; the answer says
 * how many were written before that.
 */
export function restore(store: GameStore, entries: Entries): { ok: true } | { full: number } | { blocked: true } {
  const before = store.snapshot();
  let written = 0;
  const error = store.rewrite((local) => {
    for (const key of before.keys()) if (!entries.has(key)) local.removeItem(key);
    // Shorter entries first: they make room for longer ones.
    const growth = ([key, text]: readonly [string, string]): number => text.length - (before.get(key)?.length ?? 0);
    for (const [key, text] of [...entries].sort((a, b) => growth(a) - growth(b))) {
      local.setItem(key, text);
      written++;
    }
    return true;
  });
  if (error === null) return { ok: true };
  putBack(store, before, entries);
  return isQuota(error) ? { full: written } : { blocked: true };
}

function putBack(store: GameStore, before: Entries, tried: Entries): void {
  store.rewrite((local) => {
    for (const key of tried.keys()) local.removeItem(key);
    for (const [key, text] of before) local.setItem(key, text);
    return false;
  });
}
