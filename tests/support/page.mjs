/** What the page's reader makes of a text: the module for texts, as the page has it. */
import { loadNonet, textOf } from "../wasm/load.mjs";

export const page = await loadNonet();

/** The givens of the puzzles in a text. */
export function byPage(text) {
  const { count, givens } = page.read(text, "");
  return Array.from({ length: count }, (_, i) => textOf(givens.subarray(81 * i, 81 * i + 81)));
}
