/**
 * Reads a puzzle from text without the engine: 81 characters in a line, or nine rows of nine. The engine's reader knows the
 * same formats and the same errors, and takes over on the page when it has loaded.
 */
import { CELLS } from "./geometry.js";

/** Why a text is not a puzzle, and where: line and column count from 1 in code points, 0 when they do not apply. */
export interface ParseProblem {
  error: "empty" | "bad-character" | "too-few" | "too-many" | "row-length" | "row-count" | "extra-text";
  line: number;
  column: number;
  character: string;
  /** Cells or rows counted. */
  found: number;
  /** The row (1–9) of the wrong length. */
  row: number;
}

export type Parsed = { cells: number[] } | { problem: ParseProblem };

interface Line {
  number: number;
  cells: number[];
  columns: number[];
}

const BLANKS = ".0_*-";
/** Frames and spaces that people put between cells. */
const SEPARATORS = /[\s|,;:]/u;
const FRAME_LINE = /^[\s\-+=|*.]*[-+=]{3,}[\s\-+=|*.]*$/u;

/** Reads the first puzzle of a text; everything in it must belong to it. */
export function parsePuzzle(text: string): Parsed {
  const lines: Line[] = [];
  for (const [index, source] of text.split(/\r\n|\r|\n/).entries()) {
    const line = readLine(source, index + 1);
    if ("problem" in line) return line;
    if (line.cells.length > 0) lines.push(line);
  }
  return assemble(lines);
}

function readLine(source: string, number: number): Line | { problem: ParseProblem } {
  const line: Line = { number, cells: [], columns: [] };
  if (isFrame(source)) return line;
  for (const [index, character] of Array.from(source).entries()) {
    if (SEPARATORS.test(character)) continue;
    const blank = BLANKS.includes(character);
    if (!blank && !/^[1-9]$/.test(character))
      return bad("bad-character", { line: number, column: index + 1, character });
    line.cells.push(blank ? 0 : Number(character));
    line.columns.push(index + 1);
  }
  return line;
}

/** `------+------` is a frame; `---------` and `-81-----3` are cells. */
const isFrame = (source: string): boolean =>
  source.length < CELLS && FRAME_LINE.test(source) && /[+=]|-{10}/.test(source);

function assemble(lines: readonly Line[]): Parsed {
  const first = lines[0];
  if (!first) return bad("empty", {});
  if (lines.length === 1) return fromLine(first);
  if (first.cells.length === CELLS) return bad("extra-text", { line: lines[1]!.number });
  return fromRows(lines);
}

function fromLine(line: Line): Parsed {
  const found = line.cells.length;
  if (found < CELLS) return bad("too-few", { line: line.number, found });
  if (found > CELLS) return bad("too-many", { line: line.number, column: line.columns[CELLS]!, found });
  return { cells: line.cells };
}

function fromRows(lines: readonly Line[]): Parsed {
  const row = lines.slice(0, 9).findIndex((line) => line.cells.length !== 9);
  if (row >= 0) return bad("row-length", { line: lines[row]!.number, found: lines[row]!.cells.length, row: row + 1 });
  if (lines.length < 9) return bad("row-count", { found: lines.length });
  if (lines.length > 9) return bad("extra-text", { line: lines[9]!.number });
  return { cells: lines.flatMap((line) => line.cells) };
}

function bad(error: ParseProblem["error"], where: Partial<ParseProblem>): { problem: ParseProblem } {
  return { problem: { error, line: 0, column: 0, character: "", found: 0, row: 0, ...where } };
}
