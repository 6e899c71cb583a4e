import { trustedScriptUrl } from "../engine/index.js";

/**
 * Lets the page work without a network after its first visit. A new version waits until the last tab of the old one is
 * closed: a game is never interrupted, and files of two versions never mix.
 */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(trustedScriptUrl("./sw.js"), { updateViaCache: "none" }).catch((error: unknown) => {
    // Private windows and some embeddings forbid it; everything but offline use works without.
    console.warn("Nonet will need the network next time:", error);
  });
}
