/** Symmetries of a puzzle's pattern: which cells go together. */
import { columnOf, rowOf } from "./geometry.js";

export const SYMMETRIES = [
  "none",
  "rotate180",
  "rotate90",
  "horizontal",
  "vertical",
  "diagonal",
  "antidiagonal",
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

type Place = readonly [row: number, column: number];

const IMAGES: Record<Symmetry, (row: number, column: number) => readonly Place[]> = {
  none: () => [],
  rotate180: (row, column) => [[8 - row, 8 - column]],
  rotate90: (row, column) => [
    [column, 8 - row],
    [8 - row, 8 - column],
    [8 - column, row],
  ],
  horizontal: (row, column) => [[8 - row, column]],
  vertical: (row, column) => [[row, 8 - column]],
  diagonal: (row, column) => [[column, row]],
  antidiagonal: (row, column) => [[8 - column, 8 - row]],
};

/** The other cells that a symmetry makes of one: up to three, none where the cell is its own image. */
export function partnersOf(symmetry: Symmetry, cell: number): number[] {
  const images = IMAGES[symmetry](rowOf(cell), columnOf(cell)).map(([row, column]) => 9 * row + column);
  return [...new Set(images)].filter((image) => image !== cell);
}

/** The empty cells (of 81 characters) that have a filled partner. */
export function unpairedIn(values: string, symmetry: Symmetry): number[] {
  return [...values].flatMap((digit, cell) =>
    digit === "." && partnersOf(symmetry, cell).some((partner) => values[partner] !== ".") ? [cell] : [],
  );
}
