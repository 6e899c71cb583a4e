/** Defines `<nonet-board>`, once, and exports its class and types. */

export type { Marks } from "../sudoku/game.js";
export type { CandidateHighlight, CandidateRole, CellRole, Highlight, HighlightLink } from "../sudoku/highlight.js";
export type { EntryMode } from "../sudoku/keyboard.js";
export type { AssistLevel, AssistOptions, HintLimit, HintStage, ShownHint } from "./assisted.js";
export { NonetBoard } from "./define.js";
export type { Theme } from "./element.js";
export type { Entry } from "./entering.js";
export type * from "./events.js";
