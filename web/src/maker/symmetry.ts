/** Which cells belong together in a pattern of givens. */
import type { Symmetry } from "../engine/index.js";

type Image = (row: number, column: number) => readonly [row: number, column: number];

const turn180: Image = (row, column) => [8 - row, 8 - column];
const turn90: Image = (row, column) => [column, 8 - row];
const horizontal: Image = (row, column) => [8 - row, column];
const vertical: Image = (row, column) => [row, 8 - column];
const diagonal: Image = (row, column) => [column, row];
const antidiagonal: Image = (row, column) => [8 - column, 8 - row];

/** The images that, one after another, lead to all others. */
const generators: Record<Symmetry, readonly Image[]> = {
  none: [],
  rotate180: [turn180],
  rotate90: [turn90],
  horizontal: [horizontal],
  vertical: [vertical],
  both: [horizontal, vertical],
  diagonal: [diagonal],
  antidiagonal: [antidiagonal],
  full: [turn90, vertical],
};

export const SYMMETRIES: readonly Symmetry[] = Object.keys(generators) as Symmetry[];

/** The cells that are given, or not, together with `cell`: at least `cell` itself. */
export function orbit(cell: number, symmetry: Symmetry): number[] {
  const cells = [cell];
  for (const known of cells) {
    for (const image of generators[symmetry]) {
      const [row, column] = image(Math.floor(known / 9), known % 9);
      if (!cells.includes(9 * row + column)) cells.push(9 * row + column);
    }
  }
  return cells;
}
