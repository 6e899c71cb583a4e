/** The state of the page, as plain data. Views read it; actions change it through `App.update`. */

import type { TemplateResult } from "lit";
import type { Grade, LevelInfo, Step } from "../engine/index.js";
import type { Lit } from "../hint/lit.js";
import type { Localizer } from "../i18n/localizer.js";
import type { GameLevel, Level } from "../shell/levels.js";
import { DEFAULTS, type Settings } from "../shell/settings.js";
import type { GameModel } from "../sudoku/game-model.js";
import type { Highlight } from "../sudoku/highlight.js";
import type { View } from "./address.js";
import type { GameId } from "./texts.js";

/** A text that follows the language: it is made anew on every rendering. */
export type Text = (t: Localizer<GameId>) => string;

export interface Action {
  label: Text;
  run(): void;
  primary?: boolean;
}

/** Message of the panel. `tone` picks icon and colour. Its drawing on the board goes when it goes. */
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
  /** On phones it begins as one line, with the digits at hand. */
  folded?: true;
}

/** A hint that has been begun. */
export interface HintState {
  stage: 1 | 2 | 3;
  step: Step;
  /** Of a forcing chain, the branch that is shown; null: all together. */
  branch: number | null;
  /** Which line of its reason is lit. */
  lit: Lit;
  /** It tells why what the player proposed is right. */
  judged?: Judged;
}

/** What is done in place of the hint's own: back, on to the next of several steps, and what was proposed. */
export interface Judged {
  back: Text;
  next?: Action;
  action: Action;
}

/** Notice that stays until it is dismissed, beside the message. */
export interface Notice {
  id:
    | "moved"
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

/** The page's verdict on how hard a puzzle is. */
export type PuzzleGrade = Pick<Grade, "solved" | "er" | "techniques"> & { level: Level } & Partial<ExpectedTime>;

/** How long people need for it; unknown for a puzzle that an earlier version graded. */
export type ExpectedTime = Pick<Grade, "expectedSeconds" | "expectedRange" | "expectedRough">;

export interface State {
  settings: Settings;
  /**
   * How much of the page is drawn: it starts in several short tasks, from what is seen first to what is opened by a
   * button.
   */
  drawn: "board" | "controls" | "all";
  view: View;
  /** Draws the view; null for the game. */
  content: (() => TemplateResult) | null;
  gameLevel: GameLevel;
  /** The day whose puzzle the game is, or "". */
  gameDay: string;
  /** How hard the puzzle on the board is, once that is known. */
  grade: PuzzleGrade | null;
  /** Whether a first game is there. */
  ready: boolean;
  /** The digits are covered and the time stands still. */
  paused: boolean;
  message: Message | null;
  /** The drawing on the board while no message draws anything. */
  drawing: Highlight | null;
  notices: Notice[];
  busy: Busy | null;
  /** Demands of the levels, once somebody wanted to know. */
  levels: readonly LevelInfo[] | null;
}

export const initialState: State = {
  settings: DEFAULTS,
  drawn: "board",
  view: "play",
  content: null,
  gameLevel: "beginner",
  gameDay: "",
  grade: null,
  ready: false,
  paused: false,
  message: null,
  drawing: null,
  notices: [],
  busy: null,
  levels: null,
};

/** The page's knowledge of the board: that there is a game, and which. */
interface Position {
  readonly state: Pick<State, "ready">;
  readonly model: Pick<GameModel, "givens" | "value" | "puzzleCandidates">;
}

/** True on a board without givens that is no Sukaku: there the player types in a puzzle. */
export const isSetup = ({ state, model }: Position): boolean =>
  state.ready && !/[1-9]/.test(model.givens) && !model.puzzleCandidates;

/** How many of each digit are still to be placed, from 1 to 9; never below 0. */
export function digitsLeft(values: string): number[] {
  return Array.from("123456789", (digit) => Math.max(0, 9 - (values.split(digit).length - 1)));
}

/** The puzzle for the engine: the givens, or while one is being typed in, the digits so far. */
export const puzzleOf = (position: Position): string =>
  isSetup(position) ? position.model.value : position.model.givens;

export const countDigits = (grid: string): number => grid.replace(/[^1-9]/g, "").length;
