/** The engine of the single file, modules included. */

import workerSource from "#inline-worker";
import type { EngineOptions } from "../engine/index.js";

export const engineFiles: EngineOptions = { workerSource };
