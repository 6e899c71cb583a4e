/** Where a board lies in a picture, once that is turned so that the board stands upright. */

export interface Size {
  width: number;
  height: number;
}

export type Point = readonly [x: number, y: number];

/** A square part of the upright picture. */
export interface Part {
  left: number;
  top: number;
  side: number;
}

/** So much of a board's side is shown around it, and of a cell's around that. */
const AROUND_BOARD = 0.06;
const AROUND_CELL = 0.25;

/** A point of the picture in the upright one. `turned`: the quarter turns, clockwise, by which the board lies in it. */
export function upright([x, y]: Point, { width, height }: Size, turned: number): Point {
  if (turned === 1) return [y, width - x];
  if (turned === 2) return [width - x, height - y];
  return turned === 3 ? [height - y, x] : [x, y];
}

/** The same as a matrix for a canvas, which shows a part of the upright picture in a square of so many pixels. */
export function matrixOf({ width, height }: Size, turned: number, part: Part, pixels: number): DOMMatrix2DInit {
  const scale = pixels / part.side;
  const [x, y] = upright([0, 0], { width, height }, turned);
  const [xOfRight, yOfRight] = upright([1, 0], { width, height }, turned);
  const [xOfDown, yOfDown] = upright([0, 1], { width, height }, turned);
  return {
    a: (xOfRight - x) * scale,
    b: (yOfRight - y) * scale,
    c: (xOfDown - x) * scale,
    d: (yOfDown - y) * scale,
    e: (x - part.left) * scale,
    f: (y - part.top) * scale,
  };
}

/** All of a picture. */
export function wholeOf({ width, height }: Size): Part {
  const side = Math.max(width, height, 1);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

/** The 100 crossings of a board's lines in the upright picture, in the order of its cells. */
export function crossingsOf(crossings: ArrayLike<number>, size: Size, turned: number): Point[] {
  return Array.from({ length: 100 }, (_, at) =>
    upright([crossings[2 * at] ?? 0, crossings[2 * at + 1] ?? 0], size, turned),
  );
}

/** The four corners of a cell, from the upper left one clockwise. */
export function cornersOf(crossings: readonly Point[], cell: number): Point[] {
  const at = 10 * Math.floor(cell / 9) + (cell % 9);
  return [crossings[at]!, crossings[at + 1]!, crossings[at + 11]!, crossings[at + 10]!];
}

export const boardPart = (crossings: readonly Point[]): Part => partAround(crossings, AROUND_BOARD);
export const cellPart = (crossings: readonly Point[], cell: number): Part =>
  partAround(cornersOf(crossings, cell), AROUND_CELL);

function partAround(points: readonly Point[], around: number): Part {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const side = Math.max(right - left, bottom - top, 1) * (1 + 2 * around);
  return { left: (left + right - side) / 2, top: (top + bottom - side) / 2, side };
}
