/** The state of the dialog that exports. */

import type { FormatInfo, Progress } from "../engine/index.js";
import type { ExportWords } from "../page/room-texts.js";
import { slice } from "../shell/slice.js";
import type { Game } from "../sudoku/game.js";
import type { Background, BoardPicture } from "./drawing.js";
import type { ExportGroup, Target } from "./formats.js";

export interface ExportState {
  /** As it was when the dialog was opened. */
  game: Game;
  board: BoardPicture;
  details: Progress["details"];
  /** The subject of the drawing on the board, or "". */
  drawing: string;
  group: ExportGroup;
  /** The target chosen last in each group of texts. */
  targets: Partial<Record<ExportGroup, Target>>;
  /** Whether entries go as givens where a format cannot tell them apart; null: as is usual for the group. */
  entries: boolean | null;
  /** The abilities of the formats; null until the engine has listed them. */
  formats: readonly FormatInfo[] | null;
  written: Written;
  picture: PictureChoices;
  /** Outcome of copying or sharing. */
  note: ((t: ExportWords) => string) | null;
}

/** Text by the engine. `without`: no candidate is left in that cell, and the format cannot express that. */
export type Written =
  | { state: "waiting" }
  | { state: "failed" }
  | { state: "without"; cell: number }
  | { state: "done"; text: string };

export interface PictureChoices {
  format: "png" | "svg";
  background: Background;
  pixels: number;
  /** Whether the drawing on the board comes along. */
  drawing: boolean;
}

export const SIZES = [512, 1024, 2048] as const;
export const BACKGROUNDS: readonly Background[] = ["white", "none", "dark"];
export const PICTURE_FORMATS = ["png", "svg"] as const;

/** State of the dialog; null before it was opened. */
export const exportState = slice<ExportState | null>(null);
