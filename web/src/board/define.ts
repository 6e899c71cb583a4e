/** Defines `<nonet-board>`, once. On a server, where there are no elements, it does nothing. */
import { NonetBoard } from "./class.js";

// A page may load the script twice, or from two places: the first one wins.
const registry = (globalThis as { customElements?: CustomElementRegistry }).customElements;
if (registry && !registry.get("nonet-board")) registry.define("nonet-board", NonetBoard);

export { NonetBoard };
