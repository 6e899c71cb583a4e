import type { EngineOptions } from "./api.js";
import { spawnFromPackage } from "./from-package.js";
import { INIT_ID, QUIET_SECONDS, type WorkerLike } from "./protocol.js";

/** Where the worker script and the WebAssembly modules are; all absolute. */
export interface Locations {
  workerUrl: string;
  wasmUrl: string;
  textUrl: string;
  pictureUrl: string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

// Made once: most pages allow a policy name a single time.
let policy: { createScriptURL(url: string): string } | undefined;
/** Addresses outside the page's folder that may be scripts: those that the embedding page chose, and scripts made here. */
const chosen = new Set<string>();

/** Lets an address through that is below the page's own folder, or was chosen. */
function ownScript(text: string): string {
  const folder = new URL("./", location.href);
  const { href, origin, pathname } = new URL(text, folder);
  if (chosen.has(href) || (origin === folder.origin && pathname.startsWith(folder.pathname))) return text;
  throw new TypeError(`Nonet does not start scripts from ${href}`);
}

/**
 * Passes the address of a script through the Trusted Types policy `nonet`, where the browser has Trusted Types. Throws a `TypeError` there for one that is
 * neither below the page's own folder nor `known`: chosen by the embedding page (options, or this module's own place), or made here.
 */
export function trustedScriptUrl(url: string, known = false): string {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!types) return url;
  if (known) chosen.add(new URL(url, location.href).href);
  policy ??= types.createPolicy("nonet", { createScriptURL: ownScript });
  return policy.createScriptURL(url);
}

/**
 * The function that starts the workers of an engine: from the source or the addresses that were given, or from the
 * package.
 */
export function spawner(options: EngineOptions): () => WorkerLike {
  const { workerSource } = options;
  if (workerSource) return () => spawnFromSource(workerSource);
  if (options.workerUrl ?? options.wasmUrl ?? options.textUrl ?? options.pictureUrl)
    return () => spawnWorker(locate(options));
  return spawnFromPackage(() => spawnWorker(locate({})), spawnFromSource);
}

function locate(options: EngineOptions): Locations {
  // Written out in full, one literal each: bundlers find the files by this very form.
  const workerUrl = options.workerUrl ?? new URL(/* @vite-ignore */ "./worker.js", import.meta.url);
  const wasmUrl = options.wasmUrl ?? new URL(/* @vite-ignore */ "./nonet.wasm", import.meta.url);
  const textUrl = options.textUrl ?? new URL(/* @vite-ignore */ "./nonet-text.wasm", import.meta.url);
  const pictureUrl = options.pictureUrl ?? new URL(/* @vite-ignore */ "./nonet-picture.wasm", import.meta.url);
  const absolute = (url: string | URL): string => new URL(url, location.href).href;
  return {
    workerUrl: absolute(workerUrl),
    wasmUrl: absolute(wasmUrl),
    textUrl: absolute(textUrl),
    pictureUrl: absolute(pictureUrl),
  };
}

/** Starts the engine's worker and sends it the places of the modules. */
function spawnWorker({ workerUrl, wasmUrl, textUrl, pictureUrl }: Locations): WorkerLike {
  const worker = startWorker(workerUrl, "nonet");
  worker.postMessage({ id: INIT_ID, call: "init", args: [wasmUrl, textUrl, pictureUrl] });
  // A wrong script may have been kept by the browser or on the way: the next start shall have what the server has now.
  worker.addEventListener("error", () => void fetch(workerUrl, { cache: "reload" }).catch(() => undefined), {
    once: true,
  });
  return worker as WorkerLike;
}

/** How many scripts have hung: browsers wait for one that hangs rather than ask for its address once more. */
let hung = 0;

/**
 * Starts a worker by its address. One that says nothing for a while counts as one that could not be loaded. A page without an origin, in a
 * sandbox, is of another than all files.
 */
export function startWorker(url: string, name: string, type: WorkerType = "module"): Worker {
  const { protocol, origin } = new URL(url, location.href);
  const address = hung && protocol !== "blob:" ? `${url}?${hung}` : url;
  const worker = origin === globalThis.origin ? start(address, type, name) : startFromBlob(address, name);
  let quiet = 0;
  const watch = setInterval(() => {
    if (++quiet === QUIET_SECONDS) worker.dispatchEvent(new ErrorEvent("error", { message: `${url} hangs.` }));
  }, 1000);
  const heard = (): void => {
    clearInterval(watch);
    if (quiet >= QUIET_SECONDS) hung++;
  };
  worker.addEventListener("message", heard, { once: true });
  worker.addEventListener("error", heard, { once: true });
  return worker;
}

/** Starts a worker whose script is at hand: a classic one that needs no other file. */
function spawnFromSource(source: string): WorkerLike {
  const worker = startSource(source, "classic", "nonet");
  worker.postMessage({ id: INIT_ID, call: "init", args: [] });
  return worker as WorkerLike;
}

function start(url: string, type: WorkerType, name: string): Worker {
  return new Worker(trustedScriptUrl(url, true), { type, name });
}

function startSource(source: string, type: WorkerType, name: string): Worker {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = start(url, type, name);
  // Revoking at once would race with the fetch of the worker's script.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return worker;
}

/**
 * Browsers refuse a worker script from another origin, but let a worker import one. Messages that arrive before the import
 * is done would be lost, so the blob keeps and then repeats them.
 */
function startFromBlob(workerUrl: string, name: string): Worker {
  const source = `
    const early = [];
    const keep = (event) => early.push(event.data);
    addEventListener("message", keep);
    import(${JSON.stringify(workerUrl)}).then(
      () => {
        removeEventListener("message", keep);
        for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
      },
      (error) => postMessage({ id: ${INIT_ID}, error: { name: "LoadError", message: String(error) } }),
    );`;
  // Chromium starts no module of a page without an origin.
  return startSource(source, globalThis.origin === "null" ? "classic" : "module", name);
}
