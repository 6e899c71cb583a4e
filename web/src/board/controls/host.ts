/** What the controls need of the board that they belong to. */
import type { CSSResult, ReactiveControllerHost } from "lit";
import type { EntryMode } from "../../sudoku/keyboard.js";
import type { Timer } from "../../sudoku/stopwatch.js";
import type { HintStage, ShownHint } from "../assist/host.js";
import type { BoardEventMap } from "../events.js";

export { HINT_STAGES, type HintStage } from "../assist/host.js";

interface Call {
  signal?: AbortSignal;
}

export interface ControlsHost extends ReactiveControllerHost, HTMLElement {
  /** What the `controls` attribute, or the pointer, asks for; null shows none. */
  readonly shownControls: string | null;
  readonly timer: boolean;
  /** How far hints may go; `off`: there are none. */
  readonly hints: HintStage | "off";
  readonly level: string;
  readonly technique: string;
  readonly isLocked: boolean;
  readonly storageKey: string;
  readonly seconds: number;
  /** Counts the seconds. */
  readonly clock: Timer;
  /** Keeps the time where the game is kept. */
  keepTime(): void;
  /** Adds styles to the board's, in whatever document it is. */
  addStyles(style: CSSResult): void;
  readonly renderRoot: HTMLElement | DocumentFragment;
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
  hint(call?: Call): Promise<unknown>;
  check(call?: Call): Promise<readonly number[]>;
  solve(call?: Call): Promise<boolean>;
  generate(request?: undefined, call?: Call): Promise<boolean>;
  showStep(step: null): void;
  addEventListener<K extends keyof BoardEventMap>(type: K, listener: (event: BoardEventMap[K]) => void): void;
}
