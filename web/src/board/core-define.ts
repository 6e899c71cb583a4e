/** Defines the `<nonet-board>` of the site's own pages: they ask the engine themselves, and have controls of their own. */
import { BoardCore } from "./core.js";

customElements.define("nonet-board", BoardCore);
