/** What the page shows, as plain data. Views read it; actions change it through `App.update`. */

import type { EntryMode, Highlight } from "../board/index.js";
import type { BuilderState } from "../builder/state.js";
import type { CollectionState } from "../collection/state.js";
import type { Grade, LevelInfo, Step } from "../engine/index.js";
import type { ExportState } from "../export/open.js";
import type { Localizer } from "../i18n/localizer.js";
import type { PasteState } from "../import/state.js";
import type { LibraryState } from "../library/state.js";
import type { MakerState } from "../maker/form.js";
import type { PathViews } from "../path/state.js";
import type { Known } from "../play/checking/solution.js";
import type { PrintState } from "../print/model.js";
import type { GameLevel, Level } from "../shell/levels.js";
import { DEFAULTS, type Settings } from "../shell/settings.js";
import type { Clash } from "../sudoku/game.js";
import type { GameId } from "./texts.js";

/** A text that follows the language: it is made anew on every rendering. */
export type Text = (t: Localizer<GameId>) => string;

export interface Action {
  label: Text;
  run(): void;
  primary?: boolean;
}

/** What the message panel says. `tone` picks icon and colour. What it draws on the board goes when it goes. */
export interface Message {
  tone: "info" | "good" | "bad";
  title?: Text;
  text: Text;
  /** Plain text to copy by hand: a puzzle, or a step in the notation of the field. */
  code?: string;
  actions?: Action[];
  highlight?: Highlight | null;
  /** The hint that it is a stage of. */
  hint?: HintState;
}

/** A hint that has been begun. */
export interface HintState {
  stage: 1 | 2 | 3;
  step: Step;
  /** Of a forcing chain, the branch that is shown; null: all together. */
  branch: number | null;
}

/** A line above the board that stays until it is dismissed. */
export interface Notice {
  id:
    | "previous"
    | "engine"
    | "storage"
    | "corrupt"
    | "forked"
    | "language"
    | "view"
    | "settings"
    | "update"
    | "library"
    | "backup"
    | "arrival"
    | "left-out"
    | "newer"
    | "aside"
    | "fault";
  tone: "info" | "bad";
  text: Text;
  action?: Action;
}

/** An engine call that has been running for a while. */
export interface Busy {
  text: Text;
  cancel(): void;
}

/** What the page says of how hard a puzzle is. */
export type PuzzleGrade = Pick<Grade, "solved" | "er" | "techniques"> & { level: Level };

/** What is known of a puzzle that is being typed in; what is not there yet is being found out. */
export interface SetupFacts {
  /** The digits that it is true of. */
  values: string;
  /** Solutions; `limited`: there are at least so many. */
  count?: number;
  limited?: boolean;
  /** The cells in which solutions differ. */
  open?: readonly number[];
  /** Those cells as drawn on the board, where they are not too many. */
  drawing?: Highlight;
  /** A digit that stands twice in a house. */
  clash?: Clash;
  grade?: PuzzleGrade;
}

/** What fills the page; the part of the address behind `#` names it. The board stays there, out of sight, while another is looked at. */
export const VIEWS = [
  "play",
  "library",
  "settings",
  "replay",
  "path",
  "steps",
  "techniques",
  "print",
  "collection",
  "embed",
] as const;
export type View = (typeof VIEWS)[number];

/** What the page needs to know of the board, copied after each change. */
export interface BoardFacts {
  /** False until a first game is there. */
  ready: boolean;
  values: string;
  givens: string;
  marks: "notes" | "candidates";
  mode: EntryMode;
  /** The mode in force while keys are held. */
  active: EntryMode;
  /** The digit that was chosen first, or 0. */
  armed: number;
  canUndo: boolean;
  canRedo: boolean;
  solved: boolean;
}

export interface State {
  settings: Settings;
  /** How much of the page is drawn: it starts in several short tasks, from what is seen first to what is opened by a button. */
  drawn: "board" | "controls" | "all";
  view: View;
  gameLevel: GameLevel;
  /** The day whose puzzle the game is, or "". */
  gameDay: string;
  /** How hard the puzzle on the board is, once that is known. */
  grade: PuzzleGrade | null;
  /** What the engine said of the puzzle on the board, once that was asked. */
  known: Known | null;
  board: BoardFacts;
  /** The digits are covered and the time stands still. */
  paused: boolean;
  /** The number of the checkpoint whose name is being written. */
  renaming: number | null;
  message: Message | null;
  notices: Notice[];
  busy: Busy | null;
  /** The dialog that reads puzzles, while it is open. */
  paste: PasteState | null;
  /** Whether the names of techniques are there. */
  named: boolean;
  /** What the levels ask, once somebody wanted to know. */
  levels: readonly LevelInfo[] | null;
  /** The dialog that makes puzzles on request, while it is open. */
  maker: MakerState | null;
  /** The dialog that exports, while it is open. */
  export: ExportState | null;
  /** What the library shows, once it was opened. */
  library: LibraryState | null;
  /** What is known of a puzzle that is being typed in. */
  setup: SetupFacts | null;
  /** What the views of paths, steps and techniques show; null before one of them was opened. */
  path: PathViews | null;
  /** The puzzles that were opened together, and what was found out about them; null before there were any. */
  collection: CollectionState | null;
  /** What is to be printed; null before that was asked. */
  print: PrintState | null;
  /** What is chosen in the builder of embeds; null before it was opened. */
  builder: BuilderState | null;
}

export const initialState: State = {
  settings: DEFAULTS,
  drawn: "board",
  view: "play",
  gameLevel: "easy",
  gameDay: "",
  grade: null,
  known: null,
  board: {
    ready: false,
    values: ".".repeat(81),
    givens: ".".repeat(81),
    marks: "notes",
    mode: "digit",
    active: "digit",
    armed: 0,
    canUndo: false,
    canRedo: false,
    solved: false,
  },
  paused: false,
  renaming: null,
  message: null,
  notices: [],
  busy: null,
  paste: null,
  named: false,
  levels: null,
  maker: null,
  export: null,
  library: null,
  setup: null,
  path: null,
  collection: null,
  print: null,
  builder: null,
};

/** True on a board without givens: there the player types in a puzzle. */
export const isSetup = (state: State): boolean => state.board.ready && !/[1-9]/.test(state.board.givens);

/** How many of each digit are still to be placed, from 1 to 9; never below 0. */
export function digitsLeft(values: string): number[] {
  return Array.from("123456789", (digit) => Math.max(0, 9 - (values.split(digit).length - 1)));
}

/** The puzzle that the engine is asked about: the givens, or while one is being typed in, what is there. */
export const puzzleOf = (state: State): string => (isSetup(state) ? state.board.values : state.board.givens);

export const countDigits = (grid: string): number => grid.replace(/[^1-9]/g, "").length;
