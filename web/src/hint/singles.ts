/** Singles as a drawing and as sentences: the cell to fill, and what keeps the digit out of the others. */
import type { Step } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId } from "../i18n/messages.js";
import { arePeers, boxOf, type CellNames, digitsOf, HOUSES } from "../sudoku/geometry.js";
import type { Highlight } from "../sudoku/highlight.js";
import { houseArgs } from "../sudoku/labels.js";
import { cellOf, digitOf } from "./names.js";

export const isSingle = ({ technique }: Step): boolean => /-single|^full-house$/.test(technique);

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

/** Why it follows. `struck` is the mask of what the player struck out in the target cell. */
export function explainSingle(
  t: Localizer<HintsId>,
  step: Step,
  values: string,
  struck: number,
  names: CellNames,
): string {
  if (step.technique === "naked-single") return explainNaked(t, step, values, struck, names);
  const target = cellOf(step.placements[0]!);
  const house = step.houses[0] ?? 18 + boxOf(target);
  const where = { ...houseArgs(house), cell: names(target), digit: digitOf(step.placements[0]!) };
  if (step.technique === "full-house") return t("why-full-house", where);
  const causes = [...new Set(causesOf(step).map(cellOf))].filter((cause) => values[cause] !== ".");
  // What no digit on the board rules out, only the player can have.
  const removed = HOUSES[house]!.filter(
    (cell) => cell !== target && values[cell] === "." && !causes.some((cause) => arePeers(cause, cell)),
  );
  return t("why-hidden-single", {
    ...where,
    causes: causes.length,
    cells: listed(causes, names),
    removed: removed.length,
    struck: listed(removed, names),
  });
}

/** Cells one by one. */
export const listed = (cells: readonly number[], names: CellNames): ListOf =>
  new ListOf(cells.map((cell) => names(cell, cells.length)));

function explainNaked(t: Localizer<HintsId>, step: Step, values: string, struck: number, names: CellNames): string {
  const digit = digitOf(step.placements[0]!);
  const causes = causesOf(step).filter((candidate) => values[cellOf(candidate)] === String(digitOf(candidate)));
  const seen = [...new Set(causes.map(digitOf))].sort();
  const removed = digitsOf(struck).filter((other) => !seen.includes(other) && other !== digit);
  return t("why-naked-single", {
    cell: names(cellOf(step.placements[0]!)),
    digit,
    seen: seen.length,
    digits: new ListOf(seen.map(String)),
    removed: removed.length,
    struck: new ListOf(removed.map(String)),
  });
}
