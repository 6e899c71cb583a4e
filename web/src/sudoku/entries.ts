/** Entries against the solution. */

/** The cells whose entry differs from the solution. `value`: 81 characters, `.` for an empty cell. */
export function wrongEntries(value: string, solution: ArrayLike<number>): number[] {
  return Array.from(value, (digit, cell) => (digit !== "." && Number(digit) !== solution[cell] ? cell : -1)).filter(
    (cell) => cell >= 0,
  );
}
