/** The state of the review of a picture: the pictures, the boards in them, and each board as it was corrected. */
import type { PictureBoard, PictureFault } from "../engine/index.js";
import { slice } from "../shell/slice.js";

/** Why there is no board: a fault of the picture, the reader is missing, or the file is gone. */
export const TROUBLES = [
  "not-a-picture",
  "bad-pixels",
  "too-large",
  "too-heavy",
  "too-small",
  "no-grid",
  "other-grid",
  "jigsaw",
  "no-digits",
  "too-blurred",
  "engine",
  "unreadable",
] as const satisfies readonly (PictureFault | "engine" | "unreadable")[];
export type Trouble = (typeof TROUBLES)[number];

/** A picture as it is drawn: it may be smaller than the file's, whose size stands beside it. */
export interface Shown {
  name: string;
  bitmap: ImageBitmap | null;
  width: number;
  height: number;
}

/** A board that was read, and what the player has made of it. */
export interface Draft {
  /** Which picture it is in. */
  picture: number;
  read: PictureBoard;
  /** The digits, 0 for none. */
  digits: readonly number[];
  /** The cells whose digits are the player's, not the puzzle's. */
  entered: ReadonlySet<number>;
  /** Pencil marks, as masks. */
  marks: readonly number[];
  /** The cells that nobody has looked at yet. */
  unsure: ReadonlySet<number>;
}

export interface PictureState {
  /** `waiting`: for a picture. `long`: reading takes so long that the page says so. */
  stage: "waiting" | "reading" | "long" | "read";
  pictures: readonly Shown[];
  boards: readonly Draft[];
  /** Which of the boards is looked at, from 0. */
  at: number;
  /** The cell that is looked at, or -1. */
  cell: number;
  /** How many solutions the givens have: an outcome of the engine, or "checking" or "unknown". */
  outcome: string;
  /** Of pictures without a board: why, and their size as far as it is known. */
  troubles: readonly { name: string; trouble: Trouble; width: number; height: number }[];
}

/** State of the dialog; null while it is closed. */
export const pictureState = slice<PictureState | null>(null);

export const draftOf = ({ boards, at }: PictureState): Draft | undefined => boards[at];
