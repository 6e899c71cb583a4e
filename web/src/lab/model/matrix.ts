/**
 * The exact-cover matrix of a puzzle: 324 columns in four blocks, and a row for every digit that is possible in a
 * cell.
 */

import { coverRows } from "../../engine/search.js";
import { cellName } from "../../sudoku/geometry.js";

export const COLUMNS = 324;
export const BLOCK = 81;
/** Kinds of columns of the four blocks, in their order. */
export const BLOCKS = ["cell", "row", "column", "box"] as const;

/** Cell, digit and four columns (from 0) a row, one after the other. */
const WIDTH = 6;

export interface MatrixRow {
  /** From 1. */
  readonly number: number;
  readonly cell: number;
  readonly digit: number;
  /** From 1. */
  readonly columns: readonly number[];
}

export const rowCount = (rows: Uint16Array): number => Math.floor(rows.length / WIDTH);

/** A row by its number, from 1. */
export function rowOf(rows: Uint16Array, number: number): MatrixRow {
  const [row] = coverRows(rows.subarray((number - 1) * WIDTH, number * WIDTH));
  const { cell, digit, columns } = row ?? { cell: 0, digit: 0, columns: [] };
  return { number, cell, digit, columns: columns.map((column) => column + 1) };
}

/** Where in the matrix a row is lit: exactly when its digit is the solution's in its cell. */
export const isOfSolution = ({ cell, digit }: MatrixRow, solution: ArrayLike<number> | null): boolean =>
  solution?.[cell] === digit;

/** The matrix as text, a line a row: number, cell and digit, its four columns. All numbers count from 1. */
export function matrixText(rows: Uint16Array, solution: ArrayLike<number> | null): string {
  const lines = Array.from({ length: rowCount(rows) }, (_, index) => {
    const row = rowOf(rows, index + 1);
    return `${row.number}\t${cellName(row.cell)}=${row.digit}\t${row.columns.join(" ")}${isOfSolution(row, solution) ? "\t*" : ""}`;
  });
  return `${lines.join("\n")}\n`;
}
