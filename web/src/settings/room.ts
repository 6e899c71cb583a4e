/** What this site keeps on the device, and whether the browser may throw it away. */
import type { App } from "../page/app.js";

export interface Room {
  /** Bytes of the games and settings. */
  games: number;
  /** Bytes of all that the browser counts, mostly the files for playing offline; null where it does not say. */
  all: number | null;
  /** Whether the browser has promised to keep it; null where it makes no such promises. */
  kept: boolean | null;
  /** The player asked for that promise, and the browser refused. */
  refused: boolean;
}

let room: Room | null = null;

/** What was measured last; the first time nothing yet, and the page follows when it is. */
export function roomOf(app: App): Room | null {
  if (!room) void measure(app);
  return room;
}

async function measure(app: App, refused = false): Promise<void> {
  const { storage } = navigator as { storage?: StorageManager };
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const kept = await storage?.persisted?.().catch(() => undefined);
  room = { games: bytesOfGames(), all: estimate?.usage ?? null, kept: kept ?? null, refused };
  app.update({});
}

/** Asks the browser to keep what is stored even when the device runs out of room. Some ask the player, some decide by themselves. */
export async function askToKeep(app: App): Promise<void> {
  const promised = await navigator.storage.persist().catch(() => false);
  await measure(app, !promised);
}

/** A character takes two bytes in this storage. */
function bytesOfGames(): number {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith("nonet:"));
    return keys.reduce((sum, key) => sum + 2 * (key.length + (localStorage.getItem(key)?.length ?? 0)), 0);
  } catch {
    return 0; // Blocked: nothing is kept, and the page says so.
  }
}

// Each visit of the view measures anew.
addEventListener("hashchange", () => (room = null));
