/** Texts that come in and go out. */
import type { FormatId, Progress } from "#wasm-text";
import { EngineError } from "./errors.js";
import type { CallOptions } from "./queue.js";

/** How a text is read. */
export interface ReadOptions extends CallOptions {
  /** Reads only this format; a text in another one is a fault. */
  format?: FormatId | undefined;
}

/** The values of a puzzle need not be given apart where they are its givens. */
export type PuzzleToWrite = Pick<Progress, "givens"> & Partial<Progress>;

export function toWritable(puzzles: PuzzleToWrite | readonly PuzzleToWrite[]): Progress[] {
  return (Array.isArray(puzzles) ? (puzzles as readonly PuzzleToWrite[]) : [puzzles as PuzzleToWrite]).map(whole);
}

function whole(puzzle: PuzzleToWrite): Progress {
  if (!(Object(puzzle).givens instanceof Uint8Array)) throw new EngineError("input", "A puzzle to write has givens: 81 digits.");
  const none = new Uint16Array(0);
  const empty = { values: puzzle.givens, candidates: none, corner: none, centre: none, colours: none, solution: new Uint8Array(0), details: {} };
  return { ...empty, ...puzzle };
}
