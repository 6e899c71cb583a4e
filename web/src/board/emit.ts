/** How a board tells the page of something: by its events, errors in its language. */

import type { Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import type { BoardEventMap, ErrorDetail } from "./events.js";
import type { BoardLanguage } from "./language.js";

/** Messages about a game that is not kept, read or drawn. */
const FAULTS = { storage: "board-not-kept", state: "board-bad-state", drawing: "board-broken" } as const;

/** False when a listener prevents what is about to happen. */
export function emit<K extends keyof BoardEventMap>(
  board: EventTarget,
  type: K,
  detail: BoardEventMap[K]["detail"],
  cancelable = false,
): boolean {
  return board.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}

/** Waits for the language: an attribute is read before the texts can be there. `line` and `column` are 0 where they are unknown. */
export function emitError(
  language: BoardLanguage,
  code: ErrorDetail["code"],
  message: (text: Localizer<BoardId>) => string,
  { line, column } = { line: 0, column: 0 },
): void {
  language.whenReady((text) => emit(language.board, "nonet-error", { code, message: message(text), line, column }));
}

export const emitFault = (language: BoardLanguage, code: keyof typeof FAULTS): void =>
  emitError(language, code, (text) => text(FAULTS[code]));
