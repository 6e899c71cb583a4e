import { SINGLE_FILE } from "#edition";
import { trustedScriptUrl } from "../engine/spawn.js";

/** A page's reactions to a new version. */
export interface UpdateHost {
  /** One is there and waits; `restart` lets it take over from the old one, in all tabs at once. */
  ready(restart: () => void): void;
  /** It has taken over, at the wish of this tab or another; this page is of the old version until it is reloaded. */
  replaced(): void;
}

/**
 * Browsers look for a new version when a page is opened; one that stays open looks when the player comes back to it.
 */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/**
 * Lets the page work without a network after its first visit. A new version waits until the player lets it take over,
 * or the last tab of the old one is closed: a game is never interrupted.
 */
export function registerOffline(host?: UpdateHost): void {
  if (SINGLE_FILE || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // At a first visit there is no old version, and nothing is replaced.
  if (serviceWorker.controller)
    serviceWorker.addEventListener("controllerchange", () => host?.replaced(), { once: true });
  serviceWorker
    .register(trustedScriptUrl("./sw.js"), { updateViaCache: "none" })
    .then((registration) => host && watch(registration, host))
    .catch((error: unknown) => {
      // Private windows and some embeddings forbid it; everything but offline use works without.
      console.warn("Nonet will need the network next time:", error);
    });
}

function watch(registration: ServiceWorkerRegistration, host: UpdateHost): void {
  const tell = (worker: ServiceWorker): void => {
    if (navigator.serviceWorker.controller) host.ready(() => worker.postMessage({ type: "SKIP_WAITING" }));
  };
  if (registration.waiting) tell(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && tell(worker));
  });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch((error: unknown) => console.warn(error)); // Without a network there is nothing new either.
  });
}
