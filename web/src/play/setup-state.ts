/** The facts about a puzzle that is being typed in. */

import type { PuzzleGrade } from "../page/state.js";
import { slice } from "../shell/slice.js";
import type { Clash } from "../sudoku/game.js";
import type { Symmetry } from "../sudoku/symmetry.js";

/** More marked cells than this would say nothing. */
export const MOST_MARKED = 30;

/** Facts about a puzzle that is being typed in; those that are not there yet are being found out. */
export interface SetupFacts {
  /** The digits that it is true of. */
  values: string;
  /** Solutions; `limited`: there are at least so many. */
  count?: number;
  limited?: boolean;
  /** The cells in which solutions differ. */
  open?: readonly number[];
  /** Digits of each empty cell in the solutions that there are: 81 masks. While you type, those left of them. */
  possible?: readonly number[];
  /** A digit that stands twice in a house. */
  clash?: Clash;
  grade?: PuzzleGrade;
}

/** The symmetry by which digits are typed in. */
export const symmetryOf = slice<Symmetry>("none");

export const setupState = slice<SetupFacts | null>(null);
