/**
 * A position in another guise: digits renamed, lines exchanged, rows and columns swapped. A conclusion in the one holds
 * in the other.
 */

import type { TechniqueId } from "../engine/index.js";
import { cellOf, digitOf } from "../hint/names.js";
import { type Position, positionOf, struckIn } from "../hint/position.js";

/** A number from 0 up to but not including `below`. */
export type Random = (below: number) => number;

export const chance: Random = (below) => Math.floor(Math.random() * below);

function shuffled(items: readonly number[], random: Random): number[] {
  const rest = [...items];
  return items.map(() => rest.splice(random(rest.length), 1)[0]!);
}

/** Rows (or columns) in an order that keeps bands (or stacks) together. */
const lines = (random: Random): number[] =>
  shuffled([0, 1, 2], random).flatMap((band) => shuffled([0, 1, 2], random).map((line) => band * 3 + line));

const STRAIGHT = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** `technique` is the one that the position is for: what is about the picture of the givens must keep it. */
export function inGuise(position: Position, technique: TechniqueId, random: Random = chance): Position {
  const keeps = technique === "symmetrical-placement";
  const digits = shuffled(STRAIGHT, random);
  const [rows, columns] = keeps ? [STRAIGHT, STRAIGHT] : [lines(random), lines(random)];
  const turned = random(2) === 1;
  const toCell = (cell: number): number => {
    const [row, column] = [rows[Math.floor(cell / 9)]!, columns[cell % 9]!];
    return turned ? column * 9 + row : row * 9 + column;
  };
  const toGrid = (grid: string): string => {
    const cells = new Array<string>(81).fill(".");
    Array.from(grid).forEach(
      (digit, cell) => (cells[toCell(cell)] = digit === "." ? "." : String(digits[Number(digit) - 1]! + 1)),
    );
    return cells.join("");
  };
  const struck = struckIn(position).map((candidate) => toCell(cellOf(candidate)) * 9 + digits[digitOf(candidate) - 1]!);
  return positionOf(toGrid(position.givens), toGrid(position.values), struck);
}
