/** Singles as a drawing: the cell to fill, and what keeps the digit out of the others. */
import type { Step } from "../engine/index.js";
import { HOUSES } from "../sudoku/geometry.js";
import type { Highlight } from "../sudoku/highlight.js";
import { cellOf } from "./names.js";

export function drawSingle(step: Step, house: number, values: string): Highlight {
  const target = cellOf(step.placements[0]!);
  const naked = step.technique === "naked-single";
  const causes = causesOf(step).filter((candidate) => values[cellOf(candidate)] !== ".");
  const blocked = naked ? [] : HOUSES[house]!.filter((cell) => cell !== target && values[cell] === ".");
  return {
    houses: naked ? [] : [house],
    cells: [
      { cell: target, role: "target" },
      ...causes.map((candidate) => ({ cell: cellOf(candidate), role: "cause" as const })),
      ...blocked.map((cell) => ({ cell, role: "blocked" as const })),
    ],
    candidates: [{ candidate: step.placements[0]!, role: "place" }],
  };
}

const causesOf = (step: Step): number[] =>
  step.marks.filter(({ role }) => role === "cause").map(({ candidate }) => candidate);
