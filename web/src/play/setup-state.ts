/** What is known of a puzzle that is being typed in. */

import type { PuzzleGrade } from "../page/state.js";
import { slice } from "../shell/slice.js";
import type { Clash } from "../sudoku/game.js";
import type { Highlight } from "../sudoku/highlight.js";

/** What is known of a puzzle that is being typed in; what is not there yet is being found out. */
export interface SetupFacts {
  /** The digits that it is true of. */
  values: string;
  /** Solutions; `limited`: there are at least so many. */
  count?: number;
  limited?: boolean;
  /** The cells in which solutions differ. */
  open?: readonly number[];
  /** Those cells as drawn on the board, where they are not too many. */
  drawing?: Highlight;
  /** A digit that stands twice in a house. */
  clash?: Clash;
  grade?: PuzzleGrade;
}

export const setupState = slice<SetupFacts | null>(null);
