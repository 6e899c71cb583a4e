/** The numbers of a step as words of a language. */
import type { FluentVariable } from "@fluent/bundle";
import type { ChainNode, MarkRole, Step } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId } from "../i18n/messages.js";
import { cellName, columnOf, HOUSES, rowOf } from "../sudoku/geometry.js";
import { houseArgs } from "../sudoku/labels.js";

export const cellOf = (candidate: number): number => Math.floor(candidate / 9);
export const digitOf = (candidate: number): number => (candidate % 9) + 1;

/** In ascending order and each once. */
const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

export const cellsOf = (candidates: Iterable<number>): number[] => sorted(Array.from(candidates, cellOf));
export const digitsIn = (candidates: Iterable<number>): number[] => sorted(Array.from(candidates, digitOf));

export const candidatesOfNode = (node: ChainNode | undefined): number[] =>
  Array.from(node?.cells ?? [], (cell) => cell * 9 + node!.digit - 1);

export function markedBy(step: Step, ...roles: readonly MarkRole[]): number[] {
  return step.marks.filter(({ role }) => roles.includes(role)).map(({ candidate }) => candidate);
}

/** One after another, as the language joins them: Chinese leaves no blank. Those that say nothing leave no trace. */
export const sentences = (t: Localizer<HintsId>, all: readonly string[]): string =>
  all.filter(Boolean).reduce((why, so) => (why ? t("why-whole", { why, so }) : so), "");

/** Up to three cells are named one by one; more of them with those of the same line: `r1c26`. */
export function listCells(cells: Iterable<number>): ListOf {
  const all = [...cells];
  return new ListOf(all.length > 3 ? compact(all) : all.map(cellName));
}

export const listDigits = (digits: Iterable<number>): ListOf => new ListOf(Array.from(digits, String));

/** Cells as forums write them, line by line, the fullest line first. */
export function compact(cells: readonly number[]): string[] {
  const names: string[] = [];
  let rest = [...cells];
  while (rest.length) {
    const [line, together] = fullestLine(rest);
    const numbers = (number: (cell: number) => number): string => together.map((cell) => number(cell) + 1).join("");
    names.push(line < 9 ? `r${line + 1}c${numbers(columnOf)}` : `r${numbers(rowOf)}c${line - 8}`);
    rest = rest.filter((cell) => !together.includes(cell));
  }
  return names;
}

/** The row or column (from 9 on) with the most of the cells, and these. */
function fullestLine(cells: readonly number[]): [line: number, together: number[]] {
  const lines = HOUSES.slice(0, 18).map((house) => cells.filter((cell) => house.includes(cell)));
  const most = Math.max(...lines.map((together) => together.length));
  const line = lines.findIndex((together) => together.length === most);
  return [line, lines[line]!];
}

/** "rows 2 and 9", or each with its kind: "row 5 and box 2". */
export function listHouses(t: Localizer<HintsId>, houses: Iterable<number>): FluentVariable {
  const all = [...houses];
  const { kind } = houseArgs(all[0] ?? 0);
  if (all.length < 2 || all.some((house) => houseArgs(house).kind !== kind))
    return new ListOf(all.map((house) => t("why-house", houseArgs(house))));
  return t("why-houses", { kind, numbers: new ListOf(all.map((house) => String(houseArgs(house).number))) });
}
