/** In place of the site's: unit tests bring workers of their own. */
import type { EngineOptions } from "../../../web/src/engine/index.js";

export const engineFiles: EngineOptions = {};
