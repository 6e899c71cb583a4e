/**
 * A first shelf: a dozen puzzles that come with the page, so that a game is there before the engine is. They are of
 * the seed "starter" (`nonet generate --seed starter --symmetry rotate180`); a test asks the engine for their levels.
 */
import type { Level } from "../shell/levels.js";

/** More of the levels that people begin with. */
const STARTERS: Record<Level, readonly string[]> = {
  beginner: [
    "2496...7........5985..7.4.271.26...5.2.....1.3...15.274.2.9..8658........3...8741",
    "6..4.9.7.......38.9..53.4..71.3286.4..2...5..3.4795.12..6.52..3.47.......3.8.4..1",
    "3.1..9.2....521.7..597.3.6.6.73...4....2.8....8...67.1.1.8.745..3.192....2.6..9.3",
  ],
  easy: [
    "2.96...7.........985..7.4...1.26...5.........3...15.2...2.9..865.........3...87.1",
    "6..4.9.7.......3.....53.4...1..286.4..2...5..3.479..1...6.52.....7.......3.8.4..1",
    "..49.2.6.5..6.....1...85..4..6..4..7.........9..3..8..3..27...9.....3..5.9.4.63..",
  ],
  medium: [
    "6...59...9..43.....4...82..2....7.395.8...7.171.5....6..29...1.....71..2...24...3",
    "6..489.7....2..3..9..53.4...1.32.6.4..2...5..3.4.95.1...6.52..3..7..3....3.874..1",
  ],
  hard: ["3....98.....83.6.....6...39.4....75...87.51...51....9.41...3.....2.98.....34....2"],
  expert: ["2...1.6...3.6.75.2..4....3........15..12.64..34........1....8..8.25.1.6...6.7...1"],
  fiendish: ["6...59...9..43.....4...82..2....7.39..8...7..71.5....6..29...1.....71..2...24...3"],
  extreme: ["...89...7..3..2....4...1..53.8..46...9.....5...26..9.39..1...3....3..5..1...87..."],
};

/** Numbers from 0 to `count - 1` in an order of chance. */
function shuffled(count: number): number[] {
  const weights = crypto.getRandomValues(new Uint32Array(count));
  return Array.from(weights.keys()).sort((a, b) => weights[a]! - weights[b]!);
}

/** A starter puzzle with its digits exchanged by chance, so that it is not the same every time. */
export function starter(level: Level): string {
  const order = shuffled(9);
  const puzzles = STARTERS[level];
  return puzzles[shuffled(puzzles.length)[0]!]!.replace(/[1-9]/g, (digit) => String(order[Number(digit) - 1]! + 1));
}
