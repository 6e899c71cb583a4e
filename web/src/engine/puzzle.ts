/** Arguments that the types describe already, checked again: not everybody calls from TypeScript. */
import { EngineError } from "./errors.js";

/** A puzzle: 81 characters, row by row, with `.`, `0`, `_`, `*` or `-` for an empty cell; or 81 digits, 0 for empty. */
export type Puzzle = string | Uint8Array;

/** The module would throw, which would look like a trap. */
export function toText(text: string): string {
  if (typeof text === "string") return text;
  throw new EngineError("input", `A text is a string, not a value of type ${typeof text}.`);
}

export function toCells(puzzle: Puzzle): Uint8Array {
  const cells = typeof puzzle === "string" ? Uint8Array.from(puzzle, toDigit) : puzzle;
  if (cells.length !== 81) throw new EngineError("input", `A puzzle has 81 cells, not ${cells.length}.`);
  return cells;
}

function toDigit(character: string, index: number): number {
  if (".0_*-".includes(character)) return 0;
  if (/^[1-9]$/.test(character)) return Number(character);
  throw new EngineError("input", `Character ${index + 1} is neither a digit nor a blank: ${character}`);
}

export function toGrids(puzzles: Uint8Array): Uint8Array {
  if (puzzles.length % 81 === 0) return puzzles;
  throw new EngineError("input", `Puzzles have 81 cells each; ${puzzles.length} is not a multiple of 81.`);
}

/** Refuses what no limit, budget or number of events can be. */
export function toLimit(limit: number, name = "limit"): number {
  if (Number.isSafeInteger(limit) && limit >= 0) return limit;
  throw new EngineError("input", `The ${name} must be a whole number from 0: ${limit}`);
}
