/** Boards as tools take and give them: as text, with cells by their names. */
import type { Engine, Progress } from "../engine/index.js";
import { bit, cellName, digitsOf } from "../sudoku/geometry.js";
import { progressAt } from "../sudoku/progress.js";
import { ToolError } from "./errors.js";
import type { Desk } from "./tool.js";
import { refusalOf, warningsOf } from "./words.js";

/** A position of a game. `candidates`: those that are left, 81 masks, or null where the digits say them. */
export interface BoardGiven {
  givens: Uint8Array;
  values: Uint8Array;
  candidates: Uint16Array | null;
}

/** Nothing that a conversation holds is longer; a file with thousands of puzzles is for the command line. */
const LONGEST = 1_000_000;

/** Reads one puzzle of a text in any form, with what is entered in it. */
export async function boardOf(desk: Desk, text: string, entries?: string): Promise<BoardGiven> {
  const [progress, ...more] = await progressesOf(desk, text);
  if (more.length)
    throw new ToolError(`The text has ${more.length + 1} puzzles. Pass one of them; read_puzzles lists them.`);
  const { givens, values, candidates } = progress!;
  return {
    givens,
    values: entries === undefined ? values : await withEntries(desk, values, givens, entries),
    candidates: candidates.length ? candidates : null,
  };
}

/** All puzzles of a text. */
export async function progressesOf(desk: Desk, text: string): Promise<Progress[]> {
  const result = await readText(desk, text);
  return Array.from({ length: result.count }, (_, at) => progressAt(result, at));
}

export async function readText({ engine, warnings }: Desk, text: string): ReturnType<Engine["read"]> {
  if (text.length > LONGEST) throw new ToolError("The text is too long: pass at most a million characters.");
  const result = await engine.read(text);
  if (!result.error) {
    for (const warning of warningsOf(result)) warnings.add(warning);
    return result;
  }
  throw new ToolError(
    `${refusalOf(result, result.format)} Pass 81 characters, row by row, with a dot for each empty cell, or a grid, link or file of a Sudoku program.`,
  );
}

/** The digits that somebody entered, over what the text has. The givens may stand in them again. */
async function withEntries(desk: Desk, values: Uint8Array, givens: Uint8Array, text: string): Promise<Uint8Array> {
  const [entered] = await progressesOf(desk, text).catch((error: unknown) => {
    throw error instanceof ToolError ? new ToolError(`In entries: ${error.message}`) : error;
  });
  const all = values.slice();
  entered!.values.forEach((digit, cell) => {
    if (digit && givens[cell] && givens[cell] !== digit)
      throw new ToolError(
        `The entries have ${digit} in ${cellName(cell)}, where the puzzle has the given ${givens[cell]}.`,
      );
    if (digit) all[cell] = digit;
  });
  return all;
}

export const asText = (cells: Iterable<number>): string => Array.from(cells, (digit) => digit || ".").join("");

/** Nine lines, with the boxes set apart: for people. */
export const asGrid = (cells: Iterable<number>): string =>
  asText(cells)
    .match(/.{27}/g)!
    .map((band) =>
      band
        .match(/.{9}/g)!
        .map((row) =>
          row
            .match(/.{3}/g)!
            .join(" | ")
            .replace(/(?<=[\d.])(?=[\d.])/g, " "),
        )
        .join("\n"),
    )
    .join("\n------+-------+------\n");

/** The cell that a name says, as "r3c4". */
export function cellOf(name: string): number {
  const [, row, column] = /^r([1-9])c([1-9])$/i.exec(name.trim()) ?? [];
  if (!row) throw new ToolError(`"${name}" names no cell. A cell is its row and column, such as r3c4.`);
  return (Number(row) - 1) * 9 + Number(column) - 1;
}

/** A candidate of the engine's, as the tools tell it. */
export const digitIn = (candidate: number): { cell: string; digit: number } => ({
  cell: cellName(Math.floor(candidate / 9)),
  digit: (candidate % 9) + 1,
});

export const digitsIn = (cell: number, mask: number): { cell: string; digits: number[] } => ({
  cell: cellName(cell),
  digits: digitsOf(mask),
});

export const hasDigit = (mask: number, digit: number): boolean => (mask & bit(digit)) !== 0;
