/** The engines of a page's boards: one for each place that they come from, which ends its worker when it has been idle. */
import { createEngine, type Engine } from "../../engine/index.js";
import type { HelpedBoard } from "./host.js";

const engines = new Map<string, Engine>();

/** The board's own engine, or else the one whose files are in its folder; with "", beside the script. */
export function engineOf({ engine: own, engineUrl: folder }: Pick<HelpedBoard, "engine" | "engineUrl">): Engine {
  if (own) return own;
  const at = folder && new URL(folder.endsWith("/") ? folder : `${folder}/`, document.baseURI).href;
  const engine =
    engines.get(at) ??
    createEngine(
      at
        ? {
            workerUrl: `${at}worker.js`,
            wasmUrl: `${at}nonet.wasm`,
            textUrl: `${at}nonet-text.wasm`,
            pictureUrl: `${at}nonet-picture.wasm`,
          }
        : {},
    );
  engines.set(at, engine);
  return engine;
}
