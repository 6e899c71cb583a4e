import type { Highlight } from "../board/index.js";

/** Cells, drawn as wrong. */
export function errorsIn(cells: readonly number[]): Highlight {
  return { cells: cells.map((cell) => ({ cell, role: "error" })) };
}
