/** One puzzle a level, for the case that the engine cannot be loaded: playing starts all the same. */
import type { Level } from "./state.js";

const PUZZLES: Record<Level, string> = {
  beginner: ".8.1...9..152....824..79..1..631.2.9.3.....4.8.9.421..7..53..143....187..9...7.2.",
  easy: ".8.....9..152....824..7...1..6.1.....3..9..4.....4.1..7...3..143....187..9.....2.",
  medium: "9.64..8..7.452.9.6..5..........49.2.4.......3.6.78..........2..5.8.143.7..1..74.9",
  hard: "9.64..8..7.452.9.6..5..........49.2.4.......3.6.78..........2..5.8.1.3.7..1..74.9",
};

/** A starter puzzle with its digits exchanged at random, so that it is not the same every time. */
export function starter(level: Level): string {
  const digits = Array.from("123456789");
  const order = crypto.getRandomValues(new Uint32Array(9));
  const shuffled = [...digits].sort((a, b) => order[Number(a) - 1]! - order[Number(b) - 1]!);
  return PUZZLES[level].replace(/[1-9]/g, (digit) => shuffled[Number(digit) - 1]!);
}
