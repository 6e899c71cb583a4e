/** The numbers of a step as words of a language. */
import { cellName } from "../../board/geometry.js";
import { houseArgs } from "../../board/labels.js";
import type { MarkRole, Step } from "../../engine/index.js";
import { ListOf } from "../../i18n/list.js";
import type { Localizer } from "../../i18n/localizer.js";

export const cellOf = (candidate: number): number => Math.floor(candidate / 9);
export const digitOf = (candidate: number): number => (candidate % 9) + 1;

/** In ascending order and each once. */
const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

export const cellsOf = (candidates: Iterable<number>): number[] => sorted(Array.from(candidates, cellOf));
export const digitsIn = (candidates: Iterable<number>): number[] => sorted(Array.from(candidates, digitOf));

export function markedBy(step: Step, ...roles: readonly MarkRole[]): number[] {
  return step.marks.filter(({ role }) => roles.includes(role)).map(({ candidate }) => candidate);
}

export const listCells = (cells: Iterable<number>): ListOf => new ListOf(Array.from(cells, cellName));
export const listDigits = (digits: Iterable<number>): ListOf => new ListOf(Array.from(digits, String));

export function listHouses(t: Localizer, houses: Iterable<number>): ListOf {
  return new ListOf(Array.from(houses, (house) => t("why-house", houseArgs(house))));
}
