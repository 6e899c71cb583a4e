/** A part that can be added to a board: it speaks when it has something to report, and hears what it wants to hear. */
import type { TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import type { GameChange } from "../sudoku/game-model.js";
import type { Selection } from "../sudoku/selection.js";
import type { AssistLevel } from "./help.js";

export interface BoardPart {
  /** The board takes nothing from the player, and cannot be reached. */
  readonly isOff?: boolean;
  /** The board waits for something. */
  readonly isBusy?: boolean;
  /** Why the board is empty, as a text or with what helps; or "". */
  readonly complaint?: unknown;
  /** The page's name for the grid, or "". */
  readonly label?: string;
  /** How long the game was played, in seconds. */
  readonly seconds?: number;
  /** Controls beside the board, the page's own buttons included. */
  side?(text: Localizer<BoardId>): TemplateResult | undefined;
  /** The game has changed, and the page does not know it yet. */
  onGame?(change: GameChange): void;
  /** The page has heard of it. */
  onTold?(change: GameChange): void;
  /** Other cells are about to be selected. */
  onSelect?(selection: Selection): void;
  /** The level of marking changed. */
  onLevel?(before: AssistLevel): void;
  /** The board cannot be drawn. `record` is its game. */
  onBroken?(record: string): void;
  /** It can again. */
  onMended?(): void;
}
