/** Defines `<nonet-board>`, once, and exports its class and types. */
import { NonetBoard } from "./element.js";

// A page may load the script twice, or from two places: the first one wins.
if (!customElements.get("nonet-board")) customElements.define("nonet-board", NonetBoard);

export { NonetBoard };
export type { Entry, Theme } from "./element.js";
export type { EntryMode } from "./keyboard.js";
export type * from "./events.js";
export type { CandidateHighlight, CandidateRole, CellRole, Highlight, HighlightLink } from "./highlight.js";
export type { Marks } from "./game.js";
