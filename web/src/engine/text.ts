/** Texts that come in and go out. */
import type { FormatId, Progress } from "#wasm-text";
import { EngineError } from "./errors.js";
import { tagOf } from "./kind.js";
import { type Puzzle, toBytes, toCells, toMasks, toOptions } from "./puzzle.js";
import type { CallOptions } from "./queue.js";

/** How a text is read. */
export interface ReadOptions extends CallOptions {
  /** Reads only this format; a text in another one is a fault. */
  format?: FormatId | undefined;
}

/** A puzzle, or its givens with all else that there is of a game. */
export type PuzzleToWrite = Puzzle | GameToWrite;

/** Values are the givens with what was entered; they need not be given apart where nothing was. */
export interface GameToWrite extends Partial<Omit<Progress, "givens" | "values" | "solution">> {
  givens: Puzzle;
  values?: Puzzle;
  solution?: Puzzle;
}

export function toWritable(puzzles: PuzzleToWrite | readonly PuzzleToWrite[]): Progress[] {
  return (Array.isArray(puzzles) ? (puzzles as readonly PuzzleToWrite[]) : [puzzles as PuzzleToWrite]).map(whole);
}

const DIGITS = ["givens", "values", "solution"] as const;
const MASKS = ["candidates", "corner", "centre", "colours"] as const;

const isPuzzle = (puzzle: PuzzleToWrite): puzzle is Puzzle =>
  typeof puzzle === "string" || tagOf(puzzle) === "Uint8Array";

/** There may be none of a solution. */
const toDigits = (digits: Puzzle, name: string): Uint8Array =>
  typeof digits === "string"
    ? toCells(digits)
    : toBytes(digits, `Of a puzzle to write, ${name} are 81 characters or a Uint8Array`);

function whole(puzzle: PuzzleToWrite): Progress {
  const game = isPuzzle(puzzle) ? { givens: puzzle } : toOptions(puzzle);
  const { givens, values = givens, solution = new Uint8Array(0) } = game;
  if (givens === undefined || givens === null)
    throw new EngineError("input", "A puzzle to write has givens: 81 characters or digits.");
  const none = new Uint16Array(0);
  const digits = { givens, values, solution };
  const progress = {
    candidates: none,
    corner: none,
    centre: none,
    colours: none,
    details: {},
    ...game,
    ...digits,
  } as Progress;
  for (const name of DIGITS) progress[name] = toDigits(digits[name], name);
  for (const name of MASKS) progress[name] = toMasks(progress[name], `Of a puzzle to write, ${name} are a Uint16Array`);
  return progress;
}
