/** The entries of a change of a game, for those who show it or make it heard. */
import { type ChangeKind, type Game, isSolved, valuesOf } from "./game.js";
import { ALL_DIGITS, bit, HOUSES } from "./geometry.js";

export interface Entered {
  /** The cells with a new digit. */
  readonly cells: readonly number[];
  /** The houses (0–26) that have each digit now, and had not before. */
  readonly houses: readonly number[];
  /** Whether that was the last digit. */
  readonly solved: boolean;
}

/** More than a hint places at once: that is a position that was set. */
const MOST_PLACED = 9;

/** Cells that the player or a hint filled; null where none were, or by other means. */
export function enteredBy(kind: ChangeKind, before: Game, now: Game): Entered | null {
  if (kind !== "digit" && kind !== "place") return null;
  const [old, values] = [valuesOf(before), valuesOf(now)];
  const cells = values.flatMap((value, cell) => (value && value !== old[cell] ? [cell] : []));
  if (!cells.length || (kind === "place" && cells.length > MOST_PLACED)) return null;
  const houses = HOUSES.flatMap((_, house) => (isWhole(values, house) && !isWhole(old, house) ? [house] : []));
  return { cells, houses, solved: houses.length > 0 && isSolved(now) };
}

/** Nine cells with nine digits among them: none stands twice. */
function isWhole(values: readonly number[], house: number): boolean {
  const cells = HOUSES[house]!;
  return cells.reduce((mask, cell) => mask | (values[cell] ? bit(values[cell]) : 0), 0) === ALL_DIGITS;
}
