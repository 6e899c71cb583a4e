/**
 * The drawing of a sheet: the same for the browser's print and for the PDF. Lengths are millimetres, in
 * grids `CELL` units a cell.
 */
import { digitsOf } from "../sudoku/geometry.js";
import {
  MARGIN,
  PAPER_SIZES,
  type Paper,
  type Place,
  type Printed,
  type Sheet,
  type Square,
  titleHeight,
} from "./model.js";

/** Units of a cell in the drawing of a grid. */
export const CELL = 10;
export const SIZE = 9 * CELL;
/** How far the middle of a digit is above its base line, as a part of the font's size. */
export const HALF = 0.36;

/** A line of text. `y` is its base line. */
export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  kind: "title" | "foot";
}

/** A digit around its middle. */
export interface Glyph {
  text: string;
  cell: number;
  x: number;
  y: number;
}

export interface Ink {
  kind: "given" | "entry" | "note";
  size: number;
  glyphs: readonly Glyph[];
}

export interface Grid extends Square {
  number: number;
  /** The widths of the lines between cells and of those between boxes, in the grid's units. */
  thin: number;
  thick: number;
  inks: readonly Ink[];
}

export interface Code extends Square {
  /** Link in the QR code. */
  link: string;
}

export interface Drawing {
  kind: Sheet["kind"];
  width: number;
  height: number;
  labels: readonly Label[];
  grids: readonly Grid[];
  codes: readonly Code[];
}

/** All that the sheets need to know besides where things stand. */
export interface Booklet {
  paper: Paper;
  title: string;
  /** The word above solutions. */
  solutions: string;
  puzzles: readonly Printed[];
  /** The line above each puzzle, and what its code says. */
  names: readonly string[];
  links: readonly string[];
}

export function drawingOf(
  sheet: Sheet,
  { paper, title, solutions, puzzles, names, links }: Booklet,
  page: number,
  pages: number,
): Drawing {
  const [width, height] = PAPER_SIZES[paper];
  const heading = [title, sheet.kind === "solutions" ? solutions : ""].filter(Boolean).join(" – ");
  const head: Label = {
    text: heading,
    x: MARGIN,
    y: MARGIN + 4,
    size: fitting(heading, 6, width - 2 * MARGIN),
    kind: "title",
  };
  const foot: Label = { text: `${page} / ${pages}`, x: width / 2, y: height - MARGIN, size: 3.2, kind: "foot" };
  return {
    kind: sheet.kind,
    width,
    height,
    labels: [...(heading ? [head] : []), ...namesOf(sheet, names), ...(pages > 1 ? [foot] : [])],
    grids: sheet.places.map((place) => gridOf(sheet, place, puzzles[place.index]!)),
    codes: sheet.places.flatMap(({ index, code }) => (code ? [{ ...code, link: links[index]! }] : [])),
  };
}

/** Titles above the grids, in one size: that at which the longest fits. */
function namesOf({ kind, places }: Sheet, names: readonly string[]): Label[] {
  const texts = places.map(({ index }) => (kind === "solutions" ? `${index + 1}.` : names[index]!));
  const size = Math.min(...places.map((place, index) => fitting(texts[index]!, titleHeight(place.size), place.room)));
  return places.map(({ x, y, size: grid }, index) => ({
    text: texts[index]!,
    x,
    y: y - titleHeight(grid) * 0.45,
    size,
    kind: "title",
  }));
}

/**
 * The size at which a text is certainly no wider than the room it has, at most `size`. No font decides it, so that it
 * is the same everywhere.
 */
function fitting(text: string, size: number, room: number): number {
  const ems = Array.from(text).reduce(
    (sum, letter) =>
      sum + (letter >= "\u2e80" ? 1 : /[MW@%]/.test(letter) ? 0.95 : /[^a-z0-9 .,;:'|!()]/.test(letter) ? 0.78 : 0.6),
    0,
  );
  return Math.min(size, room / Math.max(1, ems));
}

/** A small grid has finer lines, but not as much finer as it is smaller. */
function gridOf({ kind }: Sheet, { index, x, y, size }: Place, puzzle: Printed): Grid {
  const thin = (0.1 + size / 1000) * (SIZE / size);
  const inks = (kind === "solutions" ? solutionOf(puzzle) : digitsOfPuzzle(puzzle)).filter(
    ({ glyphs }) => glyphs.length > 0,
  );
  return { number: index + 1, x, y, size, thin, thick: 3 * thin, inks };
}

const at = (cell: number, text: string, x = 0.5, y = 0.5): Glyph => ({
  text,
  cell,
  x: ((cell % 9) + x) * CELL,
  y: (Math.floor(cell / 9) + y) * CELL,
});

const isDigit = (character: string | undefined): boolean => /[1-9]/.test(character ?? "");

const glyphs = (digits: string, wanted: (cell: number) => boolean): Glyph[] =>
  Array.from(digits).flatMap((digit, cell) => (isDigit(digit) && wanted(cell) ? [at(cell, digit)] : []));

const big = (givens: string, entries: string): Ink[] => [
  { kind: "given", size: 6.8, glyphs: glyphs(givens, () => true) },
  { kind: "entry", size: 6.8, glyphs: glyphs(entries, (cell) => !isDigit(givens[cell])) },
];

const solutionOf = ({ givens, solution }: Printed): Ink[] => big(givens, solution);

function digitsOfPuzzle({ givens, values, corner, centre }: Printed): Ink[] {
  const isOpen = (cell: number): boolean => !isDigit(givens[cell]) && !isDigit(values[cell]);
  const small = (masks: readonly number[], draw: (cell: number, digits: number[]) => Glyph[]): Glyph[] =>
    masks.flatMap((mask, cell) => (mask && isOpen(cell) ? draw(cell, digitsOf(mask)) : []));
  return [
    ...big(givens, values),
    {
      kind: "note",
      size: 2.5,
      glyphs: small(corner, (cell, digits) =>
        digits.map((digit) => at(cell, String(digit), ...cornerOf(digit, centre[cell] !== 0))),
      ),
    },
    {
      kind: "note",
      size: 2.1,
      glyphs: small(centre, (cell, digits) =>
        digits.map((digit, place) => at(cell, String(digit), 0.5 + (place - (digits.length - 1) / 2) * 0.105, 0.62)),
      ),
    },
  ];
}

/**
 * Each digit has its own ninth of the cell. Where there are notes in the middle too, the second row moves up for
 * them.
 */
function cornerOf(digit: number, crowded: boolean): [x: number, y: number] {
  const row = Math.floor((digit - 1) / 3);
  return [0.2 + ((digit - 1) % 3) * 0.3, (crowded ? [0.16, 0.38, 0.86] : [0.2, 0.5, 0.8])[row]!];
}
