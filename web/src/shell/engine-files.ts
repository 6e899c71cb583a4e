/** Where the pages of the site have the engine. `single/engine-files.ts` takes the place of this in the single file. */

import wasmUrl from "#wasm-binary";
import pictureUrl from "#wasm-picture-binary";
import textUrl from "#wasm-text-binary";
import type { EngineOptions } from "../engine/index.js";
import workerUrl from "../engine/worker.ts?worker&url";

// Relative names are resolved against this script, not the page: the site works from any path.
export const engineFiles: EngineOptions = {
  workerUrl: new URL(workerUrl, import.meta.url),
  wasmUrl: new URL(wasmUrl, import.meta.url),
  textUrl: new URL(textUrl, import.meta.url),
  pictureUrl: new URL(pictureUrl, import.meta.url),
};
