/** What one can export to. */
import { sudokuCoach, sudokuPad, sudokuWiki } from "./links.js";
import type { Progress } from "./progress.js";
import { libraryLine, line, pencilMarks } from "./forms.js";

export interface Format {
  /** Names its texts: `export-…` and `export-…-help`. */
  readonly id: string;
  /** An address to open. */
  readonly link?: true;
  /** It carries candidates, for which the player's notes stand. */
  readonly candidates?: true;
  /** It cannot say that a cell has no candidate left. */
  readonly full?: true;
  write(progress: Progress): string;
}

export const FORMATS: readonly Format[] = [
  { id: "puzzle", write: ({ givens }) => line(givens) },
  { id: "current", write: ({ values }) => line(values) },
  { id: "marks", candidates: true, full: true, write: pencilMarks },
  { id: "library", candidates: true, write: libraryLine },
  { id: "wiki", link: true, candidates: true, full: true, write: sudokuWiki },
  { id: "pad", link: true, write: sudokuPad },
  { id: "coach", link: true, write: sudokuCoach },
];
