/** What the page shows, as plain data. Views read it; actions change it through `App.update`. */
import type { Highlight } from "../board/index.js";
import type { Difficulty, Grade, LevelInfo, Step } from "../engine/index.js";
import type { MakerState } from "./maker/form.js";
import type { Localizer } from "../i18n/localizer.js";

export const LEVELS = ["beginner", "easy", "medium", "hard", "expert", "fiendish", "extreme"] as const satisfies readonly Difficulty[];
export type Level = Difficulty;

/** Sudoku Explainer's ratings that puzzles of a level have; as the engine's `levels()` says, which is not there yet when they are shown. */
export const RATINGS: Record<Level, readonly [low: number, high: number]> = {
  beginner: [1, 1.2],
  easy: [1.5, 2.3],
  medium: [1.7, 4],
  hard: [3.2, 7.3],
  expert: [6.6, 8.3],
  fiendish: [7.1, 9],
  extreme: [7.9, 12],
};
export const GAME_LEVELS = [...LEVELS, "own"] as const;
export type GameLevel = (typeof GAME_LEVELS)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type ThemeChoice = (typeof THEMES)[number];

/** A stored value, when it is still one that there is. */
export function pick<T extends string>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

/** A text that follows the language: it is made anew on every rendering. */
export type Text = (t: Localizer) => string;

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
  id: "previous" | "engine" | "storage" | "corrupt" | "forked" | "language";
  tone: "info" | "bad";
  text: Text;
  action?: Action;
}

/** An engine call that has been running for a while. */
export interface Busy {
  text: Text;
  cancel(): void;
}

export interface PasteState {
  text: string;
  tone: "info" | "good" | "bad";
  status: Text;
  /** The puzzle that was read; "" when there is none. */
  puzzle: string;
  /** Where in the text the error is, as an index; -1 when there is none. */
  errorAt: number;
}

/** What the page says of how hard a puzzle is. */
export type PuzzleGrade = Pick<Grade, "solved" | "er" | "techniques"> & { level: Level };

/** What the page needs to know of the board, copied after each change. */
export interface BoardFacts {
  /** False until a first game is there. */
  ready: boolean;
  values: string;
  givens: string;
  marks: "notes" | "candidates";
  mode: "digit" | "corner";
  canUndo: boolean;
  canRedo: boolean;
  solved: boolean;
}

export interface State {
  theme: ThemeChoice;
  /** "" follows the browser. */
  language: string;
  /** The level of the next new game. */
  level: Level;
  gameLevel: GameLevel;
  /** The day whose puzzle the game is, or "". */
  gameDay: string;
  /** How hard the puzzle on the board is, once that is known. */
  grade: PuzzleGrade | null;
  board: BoardFacts;
  message: Message | null;
  notices: Notice[];
  busy: Busy | null;
  paste: PasteState | null;
  /** Whether the names of techniques are there. */
  named: boolean;
  /** What the levels ask, once somebody wanted to know. */
  levels: readonly LevelInfo[] | null;
  /** The dialog that makes puzzles on request, while it is open. */
  maker: MakerState | null;
}

export const initialState: State = {
  theme: "auto",
  language: "",
  level: "easy",
  gameLevel: "easy",
  gameDay: "",
  grade: null,
  board: {
    ready: false,
    values: ".".repeat(81),
    givens: ".".repeat(81),
    marks: "notes",
    mode: "digit",
    canUndo: false,
    canRedo: false,
    solved: false,
  },
  message: null,
  notices: [],
  busy: null,
  paste: null,
  named: false,
  levels: null,
  maker: null,
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
