/** The pages of the site say where their worker is: they have nothing to fall back on, nor its weight. */
import type { WorkerLike } from "./protocol.js";

/** Starts the worker beside the script. */
export const spawnFromPackage = (fromFiles: () => WorkerLike): (() => WorkerLike) => fromFiles;
