/** Defines `<nonet-board>`, once. On a server, where there are no elements, it does nothing. */
import { NonetBoard as OwnBoard } from "./class.js";

// A page may load the script twice, or from two places: the first one wins.
const registry = (globalThis as { customElements?: CustomElementRegistry }).customElements;
if (registry && !registry.get("nonet-board")) registry.define("nonet-board", OwnBoard);

/** The class of the page's `<nonet-board>`, whichever script defined it. */
export const NonetBoard = (registry?.get("nonet-board") as typeof OwnBoard | undefined) ?? OwnBoard;
export type NonetBoard = OwnBoard;
