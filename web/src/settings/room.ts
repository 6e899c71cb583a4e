/** The room that this site takes on the device, and whether the browser may throw it away. */
import type { App } from "../page/app.js";
import { slice } from "../shell/slice.js";

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

const room = slice<Room | null>(null);
/** Measured is once a visit of the view. */
const measuring = slice(false);

/** The last measurement; the first time there is none yet, and the page follows when it comes. */
export function roomOf(app: App): Room | null {
  if (!measuring.of(app)) {
    measuring.keep(app, true);
    // Each visit of the view measures anew.
    addEventListener("hashchange", () => (room.keep(app, null), measuring.keep(app, false)), { once: true });
    void measure(app);
  }
  return room.of(app);
}

async function measure(app: App, refused = false): Promise<void> {
  const { storage } = navigator as { storage?: StorageManager };
  const estimate = await storage?.estimate?.().catch(() => undefined);
  const kept = await storage?.persisted?.().catch(() => undefined);
  room.set(app, { games: bytesOfGames(), all: estimate?.usage ?? null, kept: kept ?? null, refused });
}

/**
 * Asks the browser to keep what is stored even when the device runs out of room. Some ask the player, some decide by
 * themselves.
 */
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
