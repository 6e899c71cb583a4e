/** Digits of the solution that the player has struck out, or not noted; and how they come back. Pure functions. */
import { edit, editable, freeCandidates, type Game, type Marks, valuesOf, withBit } from "./game.js";
import { bit } from "./geometry.js";

export type Missing = [cell: number, digit: number];

/** Empty cells whose masks lack the digit of the solution, with that digit. `values`: 81 characters, `.` for an empty cell. */
export function missingIn(values: string, masks: ArrayLike<number> | null, solution: ArrayLike<number>): Missing[] {
  return Array.from(masks ?? []).flatMap((mask, cell): Missing[] =>
    values[cell] === "." && !(mask & bit(solution[cell]!)) ? [[cell, solution[cell]!]] : [],
  );
}

/** Brings back a digit that was struck out in a cell, or is not among its notes, as one step. */
export function bringBack(game: Game, cell: number, digit: number, where: Marks): Game {
  return edit(game, editable(game, [cell]), (content) =>
    where === "candidates"
      ? { ...content, removed: withBit(content.removed, digit, false) }
      : { ...content, notes: withBit(content.notes, digit, true) },
  );
}

/** Adds to the notes of cells whatever the values leave them, as one step. */
export function addNotes(game: Game, cells: readonly number[]): Game {
  const free = freeCandidates(valuesOf(game));
  return edit(game, editable(game, cells), (content, cell) => ({ ...content, notes: content.notes | free[cell]! }), []);
}
