/** How sentences of the page name cells. */
import type { Localizer } from "../i18n/localizer.js";
import { type CellNames, cellName, columnOf, rowOf } from "../sudoku/geometry.js";
import type { GameLevel } from "./levels.js";

/** Who plays these may never have met `r3c5`. Their puzzles need singles only, so sentences name few cells. */
export const isForBeginners = (level: GameLevel): boolean => level === "beginner" || level === "easy";

/** In each language, always the same function: what was said with it can be kept. */
const inWords = new WeakMap<Localizer<"cell-in-words">, CellNames>();

/** "row 3, column 5" at the first levels, `r3c5` from there on. */
export function cellNames(t: Localizer<"cell-in-words">, level: GameLevel): CellNames {
  if (!isForBeginners(level)) return cellName;
  const names =
    inWords.get(t) ??
    ((cell, among = 1) => t("cell-in-words", { row: rowOf(cell) + 1, column: columnOf(cell) + 1, among }));
  inWords.set(t, names);
  return names;
}
