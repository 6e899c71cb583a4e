/** The pages of the site are held to the types of the engine's calls: they need no other check, nor its weight. */
import type { Engine } from "./api.js";

export const checkEngineOptions = (_options: unknown): void => {};
export const checked = (engine: Engine): Engine => engine;
