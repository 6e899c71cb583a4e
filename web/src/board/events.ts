/** The events of `<nonet-board>`. All bubble and cross shadow roots; only `nonet-input` can be cancelled. */
import type { ActionKind, ChangeKind } from "../sudoku/game.js";
import type { ShownHint } from "./help.js";

/** A change about to happen. */
export interface InputDetail {
  kind: ActionKind;
  /** The cells acted on; empty for undo, redo, and what is done all over the board. */
  cells: readonly number[];
  /** The digit entered or noted, or the colour (1–9); 0 when there is none. */
  digit: number;
}

/**
 * After a change. `marks`: how small digits are shown. `mode`: how digits are entered, by a mode, a held key, or the digit that is
 * armed. `load`: another game. Else: what was done.
 */
export interface ChangeDetail {
  kind: ChangeKind | "mode";
  /** 81 characters, `.` for an empty cell. */
  value: string;
}

export interface SelectDetail {
  cells: readonly number[];
  cursor: number;
}

/**
 * The last cell was filled and nothing conflicts. `by`: a digit that the player entered, a step back or forth, or `place`: not by the player's own
 * hand, but by the page, a hint that was done, or the solution that was filled in.
 */
export interface SolvedDetail {
  value: string;
  by: "digit" | "place" | "redo" | "undo";
  /** How long the game was played, as far as `timer` counted it. */
  seconds: number;
}

/** A hint went one stage further, a step is shown, or why there is no hint. */
export interface HintDetail extends Omit<ShownHint, "lines" | "drawing"> {
  /** The id of the step's technique; "" without a step. */
  technique: string;
}

export interface ErrorDetail {
  /**
   * `puzzle`: the text is no puzzle, see the other fields. `state`: the text is no state of this version. `storage`:
   * the game could not be kept or looked for; it goes on, and is kept again when the storage takes it. `engine`: the
   * engine could not be loaded, or stopped; the next call tries again, as far as the browser does. `controls`: the
   * controls could not be loaded. `solution`: the puzzle has no single solution. `request`: no puzzle could meet the
   * request, or a proposal is none. `format`: a format cannot hold the game. `drawing`: the board could not be drawn; its game is kept, and
   * the board offers the ways on.
   */
  code: "puzzle" | "state" | "storage" | "engine" | "controls" | "solution" | "request" | "format" | "drawing";
  /** In the element's language. */
  message: string;
  /** From 1; 0 when it does not apply. */
  line: number;
  column: number;
}

export interface BoardEventMap {
  /** The element is ready for use; once, after its first rendering. */
  "nonet-ready": CustomEvent<null>;
  /** Before a change by the player or by a method; `preventDefault()` prevents it. */
  "nonet-input": CustomEvent<InputDetail>;
  "nonet-change": CustomEvent<ChangeDetail>;
  "nonet-select": CustomEvent<SelectDetail>;
  "nonet-hint": CustomEvent<HintDetail>;
  "nonet-solved": CustomEvent<SolvedDetail>;
  /** A puzzle or state could not be read, and the board keeps what it had; or a game could not be kept. */
  "nonet-error": CustomEvent<ErrorDetail>;
}

declare global {
  interface GlobalEventHandlersEventMap extends BoardEventMap {}
}
