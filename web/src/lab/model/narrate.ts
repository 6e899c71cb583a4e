/** The present event of a search as a sentence. */

import type { TraceEvent } from "../../engine/index.js";
import { cellName } from "../../sudoku/geometry.js";
import { houseArgs } from "../../sudoku/labels.js";
import type { LabWords } from "../texts.js";
import { type DeadEnd, deadEndOf, type Position } from "./replay.js";

/** Tells the last event; without one, that nothing has happened yet. */
export function narrate(t: LabWords, event: TraceEvent | null, position: Position): string {
  if (!event) return t("lab-event-start");
  const { kind, cell, digit, depth } = event;
  if (kind === "contradict") return contradiction(t, deadEndOf(position), position);
  if (kind === "solution") return t("lab-event-solution");
  return t(`lab-event-${kind}`, { cell: cellName(cell), digit, depth });
}

function contradiction(t: LabWords, end: DeadEnd, { values }: Position): string {
  if (end?.kind === "cell") return t("lab-event-dead-cell", { cell: cellName(end.cell) });
  if (end?.kind === "house") return t("lab-event-dead-house", { ...houseArgs(end.house), digit: end.digit });
  if (end?.kind === "repeat") {
    const [first, second] = end.cells;
    return t("lab-event-dead-repeat", { first: cellName(first), second: cellName(second), digit: values[first]! });
  }
  return t("lab-event-dead");
}
