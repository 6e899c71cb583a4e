/** Singles as a drawing: the cell to fill, and what keeps the digit out of the others. None needs candidates in sight. */
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

/** The same where some cells are taken: these, with the digits that they hold, and every house that is looked at. */
export function drawDirect(step: Step, values: string): Highlight {
  const target = cellOf(step.placements[0]!);
  const taken = step.marks.filter(({ role }) => role === "pattern").map(({ candidate }) => candidate);
  const held = new Set(taken.map(cellOf));
  const inHouses = new Set(Array.from(step.houses).flatMap((house) => HOUSES[house]!));
  const blocked = [...inHouses].filter((cell) => cell !== target && !held.has(cell) && values[cell] === ".");
  return {
    houses: [...step.houses, ...step.covers],
    cells: [
      { cell: target, role: "target" },
      ...[...held].map((cell) => ({ cell, role: "pattern" as const })),
      ...causesOf(step).map((candidate) => ({ cell: cellOf(candidate), role: "cause" as const })),
      ...blocked.map((cell) => ({ cell, role: "blocked" as const })),
    ],
    candidates: [
      ...taken.map((candidate) => ({ candidate, role: "pattern" as const })),
      { candidate: step.placements[0]!, role: "place" },
    ],
  };
}

const causesOf = (step: Step): number[] =>
  step.marks.filter(({ role }) => role === "cause").map(({ candidate }) => candidate);
