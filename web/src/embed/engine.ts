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

function engineSource(): Promise<string> {
  source ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = trustedScriptUrl(beside("embed-engine.js"));
    script.onload = () => resolve(Reflect.get(globalThis, "nonetWorker"));
    script.onerror = () => (
      script.remove(), (source = undefined), reject(new Error(`${script.src} could not be loaded.`))
    );
    document.head.append(script);
  });
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
