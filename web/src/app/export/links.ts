/** Addresses of other programs that carry the progress. The page itself never asks them for anything. */
import { compressToBase64 } from "lz-string";
import { digitsOf } from "../../board/geometry.js";
import type { Progress } from "./progress.js";
import { line, sudokuWikiBoard } from "./forms.js";

/** The nine colours by light, as the board shows them; another program knows no theme. */
const COLOURS = ["#77aadd", "#ee8866", "#eedd88", "#ffaabb", "#99ddff", "#44bb99", "#bbcc33", "#aaaa00", "#c4c7cf"];

/** A cell as f-puzzles writes it. */
interface Cell {
  value?: number;
  given?: true;
  cornerPencilMarks?: number[];
  centerPencilMarks?: number[];
  c?: string;
  cArray?: string[];
}

export const sudokuWiki = (progress: Progress): string => `https://www.sudokuwiki.org/sudoku.htm?bd=${sudokuWikiBoard(progress)}`;

/** The game of f-puzzles in a link of SudokuPad. */
export function sudokuPad(progress: Progress): string {
  const cells = progress.values.map((_, cell) => cellOf(progress, cell));
  const grid = Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9));
  return `https://sudokupad.app/?puzzleid=fpuzzles${encodeURIComponent(compressToBase64(JSON.stringify({ size: 9, grid })))}`;
}

/** It plays what it gets as a puzzle. */
export const sudokuCoach = ({ values }: Progress): string => `https://sudoku.coach/en/play/${line(values, "0")}`;

function cellOf({ givens, values, corner, centre, colours }: Progress, cell: number): Cell {
  const written: Cell = {};
  if (values[cell]) written.value = values[cell];
  if (givens[cell]) written.given = true;
  if (corner[cell]) written.cornerPencilMarks = digitsOf(corner[cell]);
  if (centre[cell]) written.centerPencilMarks = digitsOf(centre[cell]);
  const [first, ...others] = digitsOf(colours[cell]!).map((colour) => COLOURS[colour - 1]!);
  if (first) written.c = first;
  if (first && others.length) written.cArray = [first, ...others];
  return written;
}
