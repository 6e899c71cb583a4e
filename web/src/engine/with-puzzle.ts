/** How results tell a puzzle. The modules call it cells, as they do lists of cells. */

/** A result with a puzzle in it, of 81 digits; all 0 where there is none. */
export type WithPuzzle<Result> = Omit<Result, "cells"> & {
  puzzle: Uint8Array;
  /** @deprecated The old name of `puzzle`, which goes with the next version. */
  cells: Uint8Array;
};

/** The result of a module, with the puzzle by its name. */
export function withPuzzle<Result extends { cells: Uint8Array }>(result: Result): WithPuzzle<Result> {
  return { ...result, puzzle: result.cells };
}
