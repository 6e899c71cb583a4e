/** Pixels as a canvas has them. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

export interface DrawnBoard {
  /** 81 characters, as all boards here; `.` for an empty cell. */
  givens: string;
  entries?: string;
  marks?: Record<number, readonly number[]>;
  width?: number;
  height?: number;
  left?: number;
  top?: number;
  side?: number;
  /** Cells in a row: 9, or 6 and 4 for other grids. */
  size?: number;
}

export function drawBoard(board: DrawnBoard): Pixels;
export function turned(pixels: Pixels): Pixels;
