/** Progress as text that other programs read. */
import { columnOf, digitsOf, rowOf } from "../../board/geometry.js";
import { isNarrowed, type Progress } from "./progress.js";

/** 81 characters. */
export const line = (digits: readonly number[], blank = "."): string => digits.map((digit) => digit || blank).join("");

/** Every cell's digit or candidates, between borders as HoDoKu draws them. The candidates of no cell may be empty. */
export function pencilMarks({ values, candidates }: Progress): string {
  const groups = values.map((value, cell) => (value ? String(value) : digitsOf(candidates[cell]!).join("")));
  const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const widths = columns.map((column) => Math.max(...groups.filter((_, cell) => columnOf(cell) === column).map((group) => group.length)));
  // Three columns with two blanks between them, and one at either side.
  const boxes = [0, 3, 6].map((first) => widths.slice(first, first + 3));
  const border = (left: string, middle: string, right: string): string =>
    left + boxes.map((box) => "-".repeat(box.reduce((sum, width) => sum + width, 6))).join(middle) + right;
  const row = (cells: readonly string[]): string => {
    const padded = cells.map((group, column) => group.padEnd(widths[column]!));
    return `|${[0, 3, 6].map((first) => ` ${padded.slice(first, first + 3).join("  ")} `).join("|")}|`;
  };
  const rows = columns.map((index) => row(groups.slice(9 * index, 9 * index + 9)));
  const middle = border(":", "+", ":");
  return [border(".", ".", "."), ...rows.slice(0, 3), middle, ...rows.slice(3, 6), middle, ...rows.slice(6), border("'", "'", "'")].join("\n");
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
