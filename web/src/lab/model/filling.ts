/** How a full grid comes about: the board after any number of steps, and the last of them in words. */

import { type FillStep, fillStep } from "../../engine/grids.js";
import type { TraceEvent } from "../../engine/index.js";
import { bit, boxOf, CELLS, cellName, digitsOf, HOUSES, PEERS, rowOf } from "../../sudoku/geometry.js";
import type { GridMethodId } from "../engine.js";
import type { LabWords } from "../texts.js";
import { type Position, startOf } from "./replay.js";

/** The digits after the first `count` steps. */
export function valuesAt(steps: Uint16Array, count: number): Uint8Array {
  const values = new Uint8Array(CELLS);
  for (const word of steps.subarray(0, count)) values[word >> 4] = word & 15;
  return values;
}

/** The same as a position of a player. */
export function fillingAt(steps: Uint16Array, count: number): Position {
  const values = valuesAt(steps, count);
  return { ...startOf(""), values, origins: Array.from(values, (digit) => (digit ? "placed" : "")) };
}

/** The last of the first `count` steps as an event, as searches have them: the full grid is their solution. */
export function fillingEvent(steps: Uint16Array, count: number): TraceEvent | null {
  const step = fillStep(steps, count - 1);
  if (!step) return null;
  if (count === steps.length) return { kind: "solution", cell: 0, digit: 0, depth: 0 };
  const { cell } = step;
  return step.digit
    ? { kind: "place", ...step, depth: 0 }
    : { kind: "retract", cell, digit: valuesAt(steps, count - 1)[cell]!, depth: 0 };
}

/** Tells the last of the first `count` steps, and why it was allowed. */
export function tellFilling(t: LabWords, method: GridMethodId, steps: Uint16Array, count: number): string {
  const step = fillStep(steps, count - 1);
  if (!step) return t("lab-making-start", { method });
  if (count === steps.length) return t("lab-making-full", { back: steps.filter((word) => (word & 15) === 0).length });
  const before = valuesAt(steps, count - 1);
  const cell = cellName(step.cell);
  if (!step.digit) return t("lab-making-back", { cell, digit: before[step.cell]! });
  return TELLERS[method](t, step, before);
}

type Teller = (t: LabWords, step: FillStep, before: Uint8Array) => string;

const inRandomBox: Teller = (t, { cell, digit }) =>
  t("lab-making-random", { cell: cellName(cell), digit, box: boxOf(cell) + 1 });

const inTightCell: Teller = (t, { cell, digit }, before) => {
  const seen = PEERS[cell]!.reduce((mask, peer) => (before[peer] ? mask | bit(before[peer]!) : mask), 0);
  return t("lab-making-tight", { cell: cellName(cell), digit, count: 9 - digitsOf(seen).length });
};

/** Every other box repeats the centre. */
const fromCentre: Teller = (t, { cell, digit }, before) => {
  const from = HOUSES[18 + 4]!.find((centre) => before[centre] === digit)!;
  const box = boxOf(cell);
  const moved = box === 3 || box === 5 ? "rows" : box === 1 || box === 7 ? "columns" : "both";
  return t("lab-making-moved", { cell: cellName(cell), digit, from: cellName(from), moved });
};

const inFreePlace: Teller = (t, { cell, digit }, before) => {
  const isFree = (place: number): boolean => !before[place] && !PEERS[place]!.some((peer) => before[peer] === digit);
  const count = HOUSES[18 + boxOf(cell)]!.filter(isFree).length;
  return t("lab-making-free", { cell: cellName(cell), digit, box: boxOf(cell) + 1, count });
};

const TELLERS: Record<GridMethodId, Teller> = {
  backtrack: inTightCell,
  transform: (t, step, before) => (boxOf(step.cell) === 4 ? inRandomBox : fromCentre)(t, step, before),
  diagonal: (t, step, before) => (boxOf(step.cell) % 4 === 0 ? inRandomBox : inTightCell)(t, step, before),
  "digit-by-box": inFreePlace,
  uniform: (t, { cell, digit }) =>
    t("lab-making-band", { cell: cellName(cell), digit, band: Math.floor(rowOf(cell) / 3) + 1 }),
};
