/** Which cells are selected, and how keys move among them. Pure functions on plain data. */
import { CELLS, columnOf, isCell, rowOf } from "./geometry.js";

export interface Selection {
  /** The selected cells, in the order in which they were selected. Never empty on a board that is in use. */
  readonly cells: readonly number[];
  /** The cell that keys act from; it has the focus ring. */
  readonly cursor: number;
}

export const selectOnly = (cell: number): Selection => ({ cells: [cell], cursor: cell });

/** Adds a cell and moves the cursor there. */
export function extendTo(selection: Selection, cell: number): Selection {
  return { cells: selection.cells.includes(cell) ? selection.cells : [...selection.cells, cell], cursor: cell };
}

/** Adds a cell, or takes it out when it is selected and not the only one. */
export function toggleCell(selection: Selection, cell: number): Selection {
  if (!selection.cells.includes(cell)) return extendTo(selection, cell);
  const cells = selection.cells.filter((other) => other !== cell);
  return { cells: cells.length ? cells : [cell], cursor: cell };
}

/** Selects the given cells; the cursor stays when it is among them. */
export function selectCells(cells: Iterable<number>, cursor: number): Selection {
  const valid = [...new Set(cells)].filter(isCell);
  return { cells: valid, cursor: valid.length === 0 || valid.includes(cursor) ? cursor : valid[0]! };
}

/** Where a navigation key leads from a cell; null when the key is none. Movement stops at the edge. */
export function moveFrom(cell: number, key: string, ctrl: boolean): number | null {
  const row = rowOf(cell);
  const column = columnOf(cell);
  switch (key) {
    case "ArrowLeft":
      return at(row, column - 1);
    case "ArrowRight":
      return at(row, column + 1);
    case "ArrowUp":
      return at(row - 1, column);
    case "ArrowDown":
      return at(row + 1, column);
    case "PageUp":
      return at(row - 3, column);
    case "PageDown":
      return at(row + 3, column);
    case "Home":
      return ctrl ? 0 : at(row, 0);
    case "End":
      return ctrl ? CELLS - 1 : at(row, 8);
    default:
      return null;
  }
}

const clamp = (value: number): number => Math.min(8, Math.max(0, value));
const at = (row: number, column: number): number => clamp(row) * 9 + clamp(column);
