import type { Reading } from "../reading/read.js";
import { slice } from "../shell/slice.js";

export interface PasteState {
  /** All of what is read; the field shows the beginning of a long one. */
  text: string;
  /** The file that it comes from, or the files; "" for a text that was pasted or typed. */
  name: string;
  /** Whether the text is being read: what is below is of the one before. */
  reading: "no" | "yes" | "long";
  /** The reading; null when nothing was read. */
  result: Reading | null;
  /** Which of the puzzles is looked at, from 0. */
  at: number;
  /** How many solutions that puzzle has: an outcome of the engine, or "checking" or "unknown". */
  outcome: string;
  /** Why something was not even read: sentences. */
  problems: readonly string[];
}

/** State of the dialog; null before it was opened. */
export const pasteState = slice<PasteState | null>(null);
