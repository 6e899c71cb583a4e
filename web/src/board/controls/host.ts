/** What the controls need of the board that they belong to. */
import type { ReactiveControllerHost } from "lit";
import type { BoardEventMap } from "../events.js";
import type { EntryMode } from "../keyboard.js";
import type { Timer } from "../stopwatch.js";

/** How far a hint goes, in this order. */
export const HINT_STAGES = ["where", "technique", "reason", "apply"] as const;
export type HintStage = (typeof HINT_STAGES)[number];

/** The hint that is shown, as far as it goes. */
export interface HintOnCard {
  readonly stage: HintStage;
  readonly title: string;
  readonly sentences: readonly string[];
}

interface Call {
  signal?: AbortSignal;
}

export interface ControlsHost extends ReactiveControllerHost, HTMLElement {
  /** The `controls` attribute; null shows none. */
  readonly controls: string | null;
  readonly timer: boolean;
  /** How far hints may go; `off`: there are none. */
  readonly hints: HintStage | "off";
  readonly level: string;
  readonly technique: string;
  readonly readonly: boolean;
  readonly disabled: boolean;
  readonly storageKey: string;
  readonly seconds: number;
  /** Counts the seconds. */
  readonly clock: Timer;
  /** Keeps the time where the game is kept. */
  keepTime(): void;
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
  readonly shownHint: HintOnCard | null;
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
