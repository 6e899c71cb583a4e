/** Rows, columns, boxes and peers of the 9×9 grid. Cells are 0–80, row by row; houses are 0–8 rows, 9–17 columns, 18–26 boxes. */

export const CELLS = 81;
export const ALL_DIGITS = 0b111_111_111;
export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

export const isCell = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < CELLS;
export const isDigit = (digit: number): boolean => Number.isInteger(digit) && digit >= 1 && digit <= 9;

/** The bit of a digit (1–9) in a candidate mask. */
export const bit = (digit: number): number => 1 << (digit - 1);

/** The digits (1–9) of a candidate mask, ascending. */
export const digitsOf = (mask: number): number[] => DIGITS.filter((digit) => mask & bit(digit));

/** How a sentence names a cell that it lists with others; `among`: how many it lists. */
export type CellNames = (cell: number, among?: number) => string;
/** A cell's name as players write it, such as `r4c7`. */
export const cellName = (cell: number): string => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

const allCells = Array.from({ length: CELLS }, (_, cell) => cell);
const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The nine cells of each of the 27 houses. */
export const HOUSES: readonly (readonly number[])[] = [
  ...nine.map((row) => allCells.filter((cell) => rowOf(cell) === row)),
  ...nine.map((column) => allCells.filter((cell) => columnOf(cell) === column)),
  ...nine.map((box) => allCells.filter((cell) => boxOf(cell) === box)),
];

/** True when two different cells share a house. */
export function arePeers(a: number, b: number): boolean {
  return a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));
}

/** The twenty peers of each cell. */
export const PEERS: readonly (readonly number[])[] = allCells.map((cell) =>
  allCells.filter((other) => arePeers(cell, other)),
);

/** 81 characters, `.` for an empty cell. */
export function text81(digits: readonly number[]): string {
  return digits.map((digit) => digit || ".").join("");
}
