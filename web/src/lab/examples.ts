/** Puzzles to begin with, each for what it shows. */
export interface Example {
  /** Part of the ids of its messages. */
  readonly id: "easy" | "inkala" | "bitset" | "seventeen" | "backtrack" | "empty";
  readonly puzzle: string;
  /** The number of solutions to look for: all of the empty grid's would take longer than anyone lives. */
  readonly limit?: number;
}

export const EXAMPLES: readonly Example[] = [
  { id: "easy", puzzle: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79" },
  { id: "inkala", puzzle: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.." },
  { id: "bitset", puzzle: "6.....4.5..82...................6.1.4.7.........1...2...6...78.....54......9....." },
  {
    id: "seventeen",
    puzzle: "000000010400000000020000000000050407008000300001090000300400200050100000000806000".replaceAll("0", "."),
  },
  { id: "backtrack", puzzle: "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9" },
  { id: "empty", puzzle: ".".repeat(81), limit: 1000 },
];
