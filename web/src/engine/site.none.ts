/** Stands in for those parts of the engine's client that the pages of the site do without: they are held to the types of its calls, and say where their worker is. */
import type { Engine } from "./api.js";
import type { WorkerLike } from "./protocol.js";

/** In place of `call-checks.ts`. */
export const checkEngineOptions = (_options: unknown): void => {};
export const checked = (engine: Engine): Engine => engine;

/** In place of `from-package.ts`: starts the worker beside the script. */
export const spawnFromPackage = (fromFiles: () => WorkerLike): (() => WorkerLike) => fromFiles;
