/** What the engine's help needs of the board, and what it hands to it. */
import type { Step } from "../../engine/index.js";
import type { Game, Marks } from "../../sudoku/game.js";
import type { Highlight } from "../../sudoku/highlight.js";
import type { ErrorDetail } from "../events.js";

/** How far a hint goes, in this order. */
export const HINT_STAGES = ["where", "technique", "reason", "apply"] as const;
export type HintStage = (typeof HINT_STAGES)[number];

/** A hint, as far as it goes. */
export interface ShownHint {
  /** `note`: in place of a hint, that a mistake comes first, or why there is none. */
  stage: HintStage | "note";
  title: string;
  sentences: readonly string[];
  /** The step that it is about; null for a note. */
  step: Step | null;
}

/** The solution of a puzzle; null where it has none, or several. */
export interface KnownSolution {
  puzzle: string;
  solution: Uint8Array | null;
  outcome: "none" | "unique" | "multiple";
}

/** What a game can be gone on with. */
export interface AssistHost {
  readonly engineUrl: string;
  readonly languageTag: string;
  readonly hints: HintStage | "off";
  readonly level: string;
  readonly technique: string;
  readonly value: string;
  readonly givens: string;
  readonly record: string;
  readonly solved: boolean;
  readonly candidates: Uint16Array;
  readonly conflicts: number[];
  readonly position: Game;
  /** Resolves when what was asked for is made or refused. */
  readonly decided: Promise<void>;
  readonly known: KnownSolution | null;
  readonly shownHint: ShownHint | null;
  marks: Marks;
  /** Remembers the solution. */
  know(known: KnownSolution): void;
  /** Marks entries as wrong, until they are changed. */
  markWrong(cells: readonly number[]): void;
  /** Shows a hint with its drawing, and tells the page of it; one that was done is told only. */
  present(hint: ShownHint, drawing: Highlight | null): void;
  report(code: ErrorDetail["code"], message: string, line?: number, column?: number): void;
  load(puzzle: string): boolean;
  restore(game: string): void;
  /** Keeps the game where it is kept. */
  keep(): void;
  place(values: Iterable<readonly [cell: number, value: number]>): void;
  eliminate(candidates: Iterable<number>): void;
}
