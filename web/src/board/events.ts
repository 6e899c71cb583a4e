/** The events of `<nonet-board>`. All bubble and cross shadow roots; only `nonet-input` can be cancelled. */

/** What is about to happen. */
export interface InputDetail {
  kind: "digit" | "note" | "centre" | "colour" | "erase" | "place" | "eliminate" | "fill" | "clear" | "reset" | "undo" | "redo";
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
  kind: InputDetail["kind"] | "load" | "marks" | "mode";
  /** 81 characters, `.` for an empty cell. */
  value: string;
}

export interface SelectDetail {
  cells: readonly number[];
  cursor: number;
}

/** The last cell was filled and nothing conflicts. `by`: a digit that was entered, `place` by the page, or a step back or forth. */
export interface SolvedDetail {
  value: string;
  by: "digit" | "place" | "redo" | "undo";
  /** How long the game was played, as far as `timer` counted it. */
  seconds: number;
}

export interface ErrorDetail {
  /**
   * `puzzle`: the text is no puzzle, see the other fields. `state`: the text is no state of this version. `storage`: the game could
   * not be kept or looked for; it goes on, and is kept again when the storage takes it.
   */
  code: "puzzle" | "state" | "storage";
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
  "nonet-solved": CustomEvent<SolvedDetail>;
  /** A puzzle or state could not be read, and the board keeps what it had; or a game could not be kept. */
  "nonet-error": CustomEvent<ErrorDetail>;
}

declare global {
  interface GlobalEventHandlersEventMap extends BoardEventMap {}
}
