/**
 * One puzzle a level, of the seed "starter", for the case that the engine cannot be loaded: playing starts all the
 * same.
 */
import type { Level } from "../shell/levels.js";

const PUZZLES: Record<Level, string> = {
  beginner: "2496...7........5985..7.4.271.26...5.2.....1.3...15.274.2.9..8658........3...8741",
  easy: "2.96...7.........985..7.4...1.26...5.........3...15.2...2.9..865.........3...87.1",
  medium: "6...59...9..43.....4...82..2....7.395.8...7.171.5....6..29...1.....71..2...24...3",
  hard: "3....98.....83.6.....6...39.4....75...87.51...51....9.41...3.....2.98.....34....2",
  expert: "2...1.6...3.6.75.2..4....3........15..12.64..34........1....8..8.25.1.6...6.7...1",
  fiendish: "6...59...9..43.....4...82..2....7.39..8...7..71.5....6..29...1.....71..2...24...3",
  extreme: "...89...7..3..2....4...1..53.8..46...9.....5...26..9.39..1...3....3..5..1...87...",
};

/** A starter puzzle with its digits exchanged at random, so that it is not the same every time. */
export function starter(level: Level): string {
  const digits = Array.from("123456789");
  const order = crypto.getRandomValues(new Uint32Array(9));
  const shuffled = [...digits].sort((a, b) => order[Number(a) - 1]! - order[Number(b) - 1]!);
  return PUZZLES[level].replace(/[1-9]/g, (digit) => shuffled[Number(digit) - 1]!);
}
