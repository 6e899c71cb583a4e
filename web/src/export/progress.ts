/** A game, as a format takes it. */

import type { FormatId } from "../engine/index.js";
import { type CellContent, type Game, valuesOf } from "../sudoku/game.js";
import { type Carries, leftOf, narrowed } from "../sudoku/progress.js";
import type { Target } from "./formats.js";

/** Which format is written: SudokuWiki has another for a puzzle at its start. */
export const formatOf = (target: Target, game: Game): FormatId =>
  target.atStart && isAtStart(game) ? target.atStart : target.id;

export const isEmpty = (game: Game): boolean => !valuesOf(game).some(Boolean);

/** Whether there are entries beside givens. */
export const hasEntries = (game: Game): boolean => game.givens.some(Boolean) && game.cells.some(({ value }) => value);

/** Whether there is nothing but givens. */
export const isAtStart = (game: Game): boolean => !hasEntries(game) && !isNarrowed(game);

/** Whether the player's notes stand for candidates where a format has no notes. */
export const notesAreCandidates = (game: Game, { candidates, notes }: Carries): boolean =>
  candidates && !notes && game.marks === "notes" && isNarrowed(game);

/** Whether the player has fewer candidates left than the digits do. */
const isNarrowed = (game: Game): boolean => narrowed(game, leftOf(game)).length > 0;

/** Parts of a game that a format leaves out. */
export type Lost = "notes" | "candidates" | "colours" | "marked";

export function lostOf(game: Game, { candidates, notes, colours }: Carries): Lost[] {
  const any = (is: (content: CellContent) => number): boolean => game.cells.some((content) => is(content) > 0);
  const lost: Record<Lost, boolean> = {
    // Notes that stand for candidates are not lost; the dialog says what became of them.
    notes: any((content) => content.notes | content.centre) && !notes && !(candidates && game.marks === "notes"),
    candidates: game.marks === "candidates" && isNarrowed(game) && !candidates && !notes,
    colours: any((content) => content.colours) && !colours,
    marked: any((content) => content.marked),
  };
  return (Object.keys(lost) as Lost[]).filter((what) => lost[what]);
}
