import { SINGLE_FILE } from "#edition";
import { trustedScriptUrl } from "../engine/spawn.js";
import { inTime } from "../i18n/patience.js";

/** A page's reactions to a new version. */
export interface UpdateHost {
  /** One is there and waits until `takeNewest` lets it take over, in all tabs at once. */
  ready(): void;
  /** It has taken over, at the wish of this tab or another; this page is of the old version until it is reloaded. */
  replaced(): void;
}

/**
 * Browsers look for a new version when a page is opened; one that stays open looks when the player comes back to it.
 */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Neither the single file nor a page that is being developed has files with names of their content. */
const IS_SITE = !SINGLE_FILE && import.meta.env.PROD;

/** Null where there are none, and in a sandbox without an origin, where already the look at them throws. */
function workers(): ServiceWorkerContainer | null {
  try {
    return (IS_SITE && navigator.serviceWorker) || null;
  } catch {
    return null;
  }
}

/** The page's own script as the site's list of files has it. Its name is of all that it can import: it names the version. */
function ownScript(): string | undefined {
  const site = new URL("./", location.href).href;
  return Array.from(document.scripts, ({ src }) => src)
    .find((src) => src.startsWith(`${site}assets/`))
    ?.slice(site.length);
}

/**
 * Lets the page work without a network after its first visit. A new version waits until the player lets it take over,
 * or the last tab of the old one is closed: a game is never interrupted.
 */
export function registerOffline(host: UpdateHost): void {
  const serviceWorker = workers();
  if (!serviceWorker) return;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", async () => {
    if (!serviceWorker.controller) return;
    const first = !controlled;
    controlled = true;
    // At a first visit the worker is of the page's own version, unless that was replaced in between.
    if (!first || !(await isOfThisVersion(serviceWorker.controller))) host.replaced();
  });
  // The worker keeps the files of each version that a page is of.
  serviceWorker.addEventListener("message", ({ data, ports }) => {
    if ((data as { type?: unknown }).type === "WHICH") ports[0]?.postMessage(ownScript());
  });
  new Promise<ServiceWorkerRegistration>((resolve) =>
    // A policy of the host may forbid it at once.
    resolve(serviceWorker.register(trustedScriptUrl("./sw.js"), { updateViaCache: "none" })),
  )
    .then((registration) => watch(registration, host))
    .catch((error: unknown) => {
      // Private windows and some embeddings forbid it; everything but offline use works without.
      console.warn("Nonet will need the network next time:", error);
    });
}

function watch(registration: ServiceWorkerRegistration, host: UpdateHost): void {
  const tell = (): void => {
    if (navigator.serviceWorker.controller) host.ready();
  };
  if (registration.waiting) tell();
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => worker.state === "installed" && tell());
  });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    registration.update().catch((error: unknown) => console.warn(error)); // Without a network there is nothing new either.
  });
}

function isOfThisVersion(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) =>
    port1.addEventListener("message", ({ data }) => resolve(data === true)),
  );
  port1.start();
  worker.postMessage({ type: "HAS", file: ownScript() }, [port2]);
  return inTime(answer).catch(() => true);
}

/** Whether the server has another version than the page's by now: its list of files is in the service worker's script. */
export async function isReplaced(): Promise<boolean> {
  const own = IS_SITE && ownScript();
  if (!own) return false;
  try {
    const text = await inTime(fetch("./sw.js", { cache: "no-store" }).then((response) => response.text()));
    return text.includes("NONET_FILES") && !text.includes(`"${own}"`);
  } catch {
    return false; // Without a network nothing is known.
  }
}

/**
 * Lets the newest version take over that there is: one that waits, or that the server has. True when it will do so, for
 * which `replaced` is called; else a reload has it.
 */
export async function takeNewest(): Promise<boolean> {
  try {
    const registration = await workers()?.getRegistration();
    if (!registration) return false;
    if (!registration.waiting && !registration.installing) await inTime(registration.update());
    const worker = registration.waiting ?? (await installed(registration.installing));
    worker?.postMessage({ type: "SKIP_WAITING" });
    return worker !== null;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** The worker once it is installed; null if that fails. */
const installed = (worker: ServiceWorker | null): Promise<ServiceWorker | null> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!worker || worker.state === "redundant") resolve(null);
      else if (worker.state !== "installing") resolve(worker);
    };
    worker?.addEventListener("statechange", look);
    look();
  });
