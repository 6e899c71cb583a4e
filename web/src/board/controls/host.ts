/** The board as its controls need it, and of its part that shows them. */
import type { LitElement } from "lit";
import type { GameModel } from "../../sudoku/game-model.js";
import type { Highlight } from "../../sudoku/highlight.js";
import type { EntryMode } from "../../sudoku/keyboard.js";
import type { Timer } from "../../sudoku/stopwatch.js";
import type { Sheets } from "../adopting.js";
import type { AssistOptions, HintLimit, ShownHint } from "../help.js";

/** Members of the element. */
export interface ControlledBoard extends LitElement {
  /** Its styles. */
  readonly sheets: Sheets;
  readonly model: GameModel;
  /** Its `language` has the tag of the language wanted. */
  readonly game: { readonly language: { readonly tag: string } };
  readonly timer: boolean;
  /** How far hints may go; `off`: there are none. */
  readonly hints: HintLimit;
  readonly level: string;
  readonly technique: string;
  readonly seconds: number;
  readonly marks: "notes" | "candidates" | null;
  readonly givens: string;
  readonly value: string;
  readonly entry: string | null;
  readonly armed: number | null;
  readonly active: EntryMode;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly touched: boolean;
  readonly solved: boolean;
  /** True while the engine works on something that takes its time. */
  readonly busy: boolean;
  readonly shownHint: ShownHint | null;
  highlight: Highlight | null;
  mode: EntryMode | null;
  press(digit: number): void;
  undo(): void;
  redo(): void;
  erase(): void;
  fillNotes(): void;
  clearNotes(): void;
  reset(): void;
  celebrate(): void;
  announce(text: string): void;
  hint(options?: AssistOptions): Promise<unknown>;
  check(options?: AssistOptions): Promise<readonly number[]>;
  solve(options?: AssistOptions): Promise<boolean>;
  generate(request?: undefined, options?: AssistOptions): Promise<boolean>;
  showStep(step: null): unknown;
}

/** Where they stand. */
export interface ControlsPlace {
  /** Value of the `controls` attribute, or the controls that the pointer calls for; null shows none. */
  readonly shownControls: string | null;
  /** Whether the player can look at most. */
  readonly isLocked: boolean;
  /** Counts the seconds. */
  readonly clock: Timer;
  /** Keeps the time where the game is kept. */
  keepTime(): void;
}
