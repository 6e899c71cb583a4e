/** Defines `<nonet-board>`, once, and exports its class and types. */

export type { Marks } from "../sudoku/game.js";
export type { CandidateHighlight, CandidateRole, CellRole, Highlight, HighlightLink } from "../sudoku/highlight.js";
export type { Entry, EntryMode } from "../sudoku/keyboard.js";
export type { Theme } from "./core.js";
export { NonetBoard } from "./define.js";
export type * from "./events.js";
export type { AssistLevel, AssistOptions, HintLimit, HintStage, ShownHint } from "./help.js";
