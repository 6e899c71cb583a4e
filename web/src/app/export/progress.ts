/** How far a game has come, as other programs can be told of it. */
import { candidatesOf, centreOf, freeCandidates, type Game, marksOf, valuesOf } from "../../board/game.js";

export interface Progress {
  /** 81 digits, 0 for none. While a puzzle is typed in, its digits are the givens. */
  readonly givens: readonly number[];
  /** 81 digits, given or entered, 0 for none. */
  readonly values: readonly number[];
  /** The candidates that the values leave, 81 masks; 0 in filled cells. */
  readonly free: readonly number[];
  /** Those of them that the player has left: in notes mode those noted, in cells that have notes; 0 in filled cells. */
  readonly candidates: readonly number[];
  /** The small digits that the board shows in the corners and in the middle, 81 masks each. */
  readonly corner: readonly number[];
  readonly centre: readonly number[];
  /** The colours of the cells, 81 masks of nine. */
  readonly colours: readonly number[];
}

export function progressOf(game: Game): Progress {
  const values = valuesOf(game);
  const [corner, centre] = [marksOf(game), centreOf(game)];
  const free = freeCandidates(values);
  // A note that the digits have ruled out since is no candidate any more, and would make other programs doubt those digits.
  const noted = free.map((mask, cell) => mask & (corner[cell]! | centre[cell]!) || mask);
  return {
    givens: game.givens.some(Boolean) ? game.givens : values,
    values,
    free,
    candidates: game.marks === "candidates" ? candidatesOf(game) : noted,
    corner,
    centre,
    colours: game.cells.map((content) => content.colours),
  };
}

export const isEmpty = ({ values }: Progress): boolean => !values.some(Boolean);

/** Whether the candidates are others than anybody would work out from the digits. */
export const isNarrowed = ({ free, candidates }: Progress): boolean => candidates.some((mask, cell) => mask !== free[cell]);

/** An empty cell in which no candidate is left, which some forms cannot say; -1 where there is none. */
export const cellWithout = ({ values, candidates }: Progress): number => values.findIndex((value, cell) => !value && !candidates[cell]);
