/**
 * The Nonet engine: solves, searches, counts, hints and generates Sudokus in a worker, on the user's own device.
 *
 * Everything is asynchronous and in order; the worker is started by the first call and ended when it has been idle.
 */
import type { Engine, EngineOptions } from "./api.js";
import { makeEngine, toEngineOptions } from "./client.js";
import { EngineError } from "./errors.js";
import { spawner } from "./spawn.js";

export * from "./public.js";

/** Makes an engine. Nothing is loaded before the first call. Throws an `EngineError` with the code `input` for options that cannot be. */
export function createEngine(given: EngineOptions = {}): Engine {
  const options = toEngineOptions(given);
  if (options.inProcess)
    throw new EngineError("input", "Only in Node.js the engine runs in the thread that calls it: leave out inProcess.");
  return makeEngine(options, {
    spawn: options.spawn ?? spawner(options),
    cores: globalThis.navigator?.hardwareConcurrency || 1,
  });
}
