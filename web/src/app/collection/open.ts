/** Opens the puzzles of a text as a collection. */
import type { ReadResult } from "../../engine/index.js";
import type { App } from "../app.js";

export async function openCollection(_app: App, source: { name: string; result: ReadResult }): Promise<void> {
  console.warn(`Collections are not here yet: ${source.name}, ${source.result.count} puzzles.`);
}
