/** Progress as text that other programs read. */
import { columnOf, digitsOf, rowOf } from "../../board/geometry.js";
import { isNarrowed, type Progress } from "./progress.js";

/** 81 characters. */
export const line = (digits: readonly number[], blank = "."): string => digits.map((digit) => digit || blank).join("");

/**
 * Every cell's digit or candidates, in columns between borders. No cell may be without candidates. The borders have no dots, which
 * HoDoKu's own have: other readers take them for blanks.
 */
export function pencilMarks({ values, candidates }: Progress): string {
  const groups = values.map((value, cell) => (value ? String(value) : digitsOf(candidates[cell]!).join("")));
  const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const widths = columns.map((column) => Math.max(...groups.filter((_, cell) => columnOf(cell) === column).map((group) => group.length)));
  const byBox = (edge: string, draw: (column: number) => string): string =>
    edge + [0, 3, 6].map((first) => [0, 1, 2].map((next) => draw(first + next)).join("")).join(edge) + edge;
  const border = byBox("+", (column) => "-".repeat(widths[column]! + 2));
  const rows = columns.map((row) => byBox("|", (column) => ` ${groups[9 * row + column]!.padEnd(widths[column]!)} `));
  return [0, 3, 6].flatMap((first) => [border, ...rows.slice(first, first + 3)]).concat(border).join("\n");
}

/** HoDoKu's library line, without a technique: givens, entries with a plus, and the candidates that are gone as digit, row, column. */
export function libraryLine({ givens, values, free, candidates }: Progress): string {
  const grid = values.map((value, cell) => (value && !givens[cell] ? `+${value}` : value || ".")).join("");
  const gone = free.flatMap((mask, cell) => digitsOf(mask & ~candidates[cell]!).map((digit) => `${digit}${rowOf(cell) + 1}${columnOf(cell) + 1}`));
  return `:0000:x:${grid}:${gone.join(" ")}::`;
}

/**
 * The text behind `bd=` of SudokuWiki: 81 digits; where the candidates are the player's own, version B, whose cells are two
 * base-36 digits: 0 empty, 1 to 9 given, then 9 more for an entry, or 18 more than the mask of the candidates.
 */
export function sudokuWikiBoard(progress: Progress): string {
  const { givens, values, candidates } = progress;
  if (!isNarrowed(progress)) return line(values, "0");
  const cells = values.map((value, cell) => (value ? value + (givens[cell] ? 0 : 9) : candidates[cell] ? candidates[cell] + 18 : 0));
  return `S9B${cells.map((cell) => cell.toString(36).padStart(2, "0")).join("")}`;
}
