/** Defines `<nonet-board>`, once, and exports its class and types. */

export type { AssistLevel, AssistOptions, HintLimit, HintStage, ShownHint } from "./assisted.js";
export { NonetBoard } from "./define.js";
export type { Theme } from "./element.js";
export type { Entry } from "./entering.js";
export type * from "./events.js";
export type { Marks } from "./game.js";
export type { CandidateHighlight, CandidateRole, CellRole, Highlight, HighlightLink } from "./highlight.js";
export type { EntryMode } from "./keyboard.js";
