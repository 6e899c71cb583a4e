/** The numbers of a step as words of a language. */
import type { FluentVariable } from "@fluent/bundle";
import type { ChainNode } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId } from "../i18n/messages.js";
import { type CellNames, cellName, columnOf, HOUSES, rowOf } from "../sudoku/geometry.js";
import { houseArgs } from "../sudoku/labels.js";

export const cellOf = (candidate: number): number => Math.floor(candidate / 9);
export const digitOf = (candidate: number): number => (candidate % 9) + 1;

/** In ascending order and each once. */
const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

export const cellsOf = (candidates: Iterable<number>): number[] => sorted(Array.from(candidates, cellOf));

export const candidatesOfNode = (node: ChainNode | undefined): number[] =>
  Array.from(node?.cells ?? [], (cell) => cell * 9 + node!.digit - 1);

/** Cells one by one. */
export const listed = (cells: readonly number[], names: CellNames): ListOf =>
  new ListOf(cells.map((cell) => names(cell, cells.length)));

export const listDigits = (digits: Iterable<number>, join: "and" | "or" | "narrow" = "and"): ListOf =>
  new ListOf(Array.from(digits, String), join);

/** Candidates as "2 in r1c5 and r1c6; 3 in r4c4": digits with the same cells together. */
export function listCandidates(t: Localizer<HintsId>, candidates: readonly number[]): string {
  return digitGroups(candidates)
    .map(({ digits, cells }) =>
      t("why-strike", {
        digits: listDigits(digits),
        cells: new ListOf(cells.length > 3 ? compact(cells) : cells.map((cell) => cellName(cell))),
      }),
    )
    .join(t("why-between"));
}

/** Digits that are in the same cells, together. */
function digitGroups(candidates: readonly number[]): { digits: number[]; cells: number[] }[] {
  const groups = new Map<string, { digits: number[]; cells: number[] }>();
  for (const digit of sorted(candidates.map(digitOf))) {
    const cells = cellsOf(candidates.filter((candidate) => digitOf(candidate) === digit));
    const group = groups.get(cells.join());
    if (group) group.digits.push(digit);
    else groups.set(cells.join(), { digits: [digit], cells });
  }
  return [...groups.values()];
}

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

/** "rows 2 and 9", "row 5 and box 2", "rows 1 and 2 and box 3": those of a kind together. */
export function listHouses(t: Localizer<HintsId>, houses: Iterable<number>): FluentVariable {
  const all = [...houses];
  const kinds = [0, 1, 2].map((kind) => all.filter((house) => Math.floor(house / 9) === kind).map(houseArgs));
  const named = kinds
    .filter(({ length }) => length > 0)
    .map((of) =>
      of.length === 1
        ? t("why-house", of[0]!)
        : t("why-houses", { kind: of[0]!.kind, numbers: new ListOf(of.map(({ number }) => String(number))) }),
    );
  return new ListOf(named);
}
