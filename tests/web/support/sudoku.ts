/** Small, slow and independent of the project's own code: what the tests hold the page and the engine against. */

export const CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/**
 * The first solution that plain backtracking finds, or null. Tries the emptiest choices first, so that it ends soon.
 */
export function solveNaively(puzzle: string): string | null {
  const cells = Array.from(puzzle, (digit) => Number(digit) || 0);
  const possible = (cell: number): number[] => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => fits(cells, cell, digit));
  const search = (): boolean => {
    let best: { cell: number; digits: number[] } | null = null;
    for (let cell = 0; cell < 81; cell++) {
      if (cells[cell]) continue;
      const digits = possible(cell);
      if (!best || digits.length < best.digits.length) best = { cell, digits };
    }
    if (!best) return true;
    for (const digit of best.digits) {
      cells[best.cell] = digit;
      if (search()) return true;
    }
    cells[best.cell] = 0;
    return false;
  };
  return search() ? cells.join("") : null;
}

function fits(cells: readonly number[], cell: number, digit: number): boolean {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  for (let i = 0; i < 9; i++) {
    const inBox = (Math.floor(row / 3) * 3 + Math.floor(i / 3)) * 9 + Math.floor(column / 3) * 3 + (i % 3);
    if ([row * 9 + i, i * 9 + column, inBox].some((other) => other !== cell && cells[other] === digit)) return false;
  }
  return true;
}

/** True when every row, column and box of a full grid has every digit. */
export function isComplete(grid: string): boolean {
  const cells = Array.from(grid, Number);
  return cells.every((digit, cell) => digit >= 1 && digit <= 9 && fits(cells, cell, digit));
}

/** A small seeded generator, so that a failing trace can be run again. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
