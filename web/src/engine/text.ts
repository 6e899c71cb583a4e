/** Texts that come in and go out. */
import type { FormatId, Progress } from "#wasm-text";
import { EngineError } from "./errors.js";
import { toBytes, toMasks, toOptions } from "./puzzle.js";
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

const BYTES = ["givens", "values", "solution"] as const;
const MASKS = ["candidates", "corner", "centre", "colours"] as const;

function whole(puzzle: PuzzleToWrite): Progress {
  const { givens } = toOptions(puzzle);
  if (givens === undefined || givens === null)
    throw new EngineError("input", "A puzzle to write has givens: 81 digits.");
  const none = new Uint16Array(0);
  const progress: Progress = {
    candidates: none,
    corner: none,
    centre: none,
    colours: none,
    solution: new Uint8Array(0),
    details: {},
    ...puzzle,
    values: puzzle.values ?? givens,
  };
  for (const name of BYTES) progress[name] = toBytes(progress[name], `Of a puzzle to write, ${name} are a Uint8Array`);
  for (const name of MASKS) progress[name] = toMasks(progress[name], `Of a puzzle to write, ${name} are a Uint16Array`);
  return progress;
}
