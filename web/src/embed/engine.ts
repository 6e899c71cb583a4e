/**
 * Starts the engine's workers in a frame, in place of `engine/spawn.ts`. In a sandbox without an origin no worker can
 * be started from an address and nothing can be fetched, so the engine comes as a classic script, with the modules
 * inside it; also where the files are not there.
 */
import { FallbackWorker } from "../engine/fallback.js";
import type { WorkerLike } from "../engine/protocol.js";
import { spawner as ordinary, trustedScriptUrl } from "../engine/spawn.js";
import { beside } from "./place.js";

export { trustedScriptUrl };

/**
 * One for the frame: all its workers are started from the same script. A failed load is tried again by the next call.
 */
let source: Promise<string> | undefined;

/** Where what they hold is found: these are the scripts by which the package's copy of the engine is imported, too. */
interface Copied {
  nonetCopy: string[];
  nonetWorker: string;
}
const SCRIPTS = ["copy-1.js", "copy-2.js", "copy-3.js", "copy-4.js", "embed-engine.js"];

function loadScript(name: string): Promise<void> {
  const script = document.createElement("script");
  script.src = trustedScriptUrl(beside(name));
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => (script.remove(), reject(new Error(`${script.src} could not be loaded.`)));
    document.head.append(script);
  });
}

function engineSource(): Promise<string> {
  source ??= Promise.all(SCRIPTS.map(loadScript)).then(() => {
    const { nonetCopy, nonetWorker } = globalThis as unknown as Copied;
    return `globalThis.nonetModules=${nonetCopy.join("")};${nonetWorker}`;
  });
  source.catch(() => (source = undefined));
  return source;
}

/** Passes over addresses in the options: the frame has its engine beside it. */
export function spawner(): () => WorkerLike {
  const fetched =
    location.origin === "null"
      ? null
      : ordinary({
          workerUrl: beside("worker.js"),
          wasmUrl: beside("nonet.wasm"),
          textUrl: beside("nonet-text.wasm"),
          pictureUrl: beside("nonet-picture.wasm"),
        });
  return () => new FallbackWorker(fetched, async () => ordinary({ workerSource: await engineSource() })());
}
