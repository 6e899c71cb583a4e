/** The engine of the single file, modules included. */
import type { EngineOptions } from "../engine/index.js";
import workerSource from "#inline-worker";

export const engineFiles: EngineOptions = { workerSource };
