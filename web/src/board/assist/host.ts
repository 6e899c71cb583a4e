/** The board as the engine's help needs it, and of its part that asks for help. */
import type { Engine } from "../../engine/index.js";
import type { Game, Marks } from "../../sudoku/game.js";
import type { Highlight } from "../../sudoku/highlight.js";
import type { ErrorDetail } from "../events.js";
import type { HintLimit, ShownHint } from "../help.js";

/** The solution of a puzzle; null where it has none, or several. */
export interface KnownSolution {
  puzzle: string;
  solution: Uint8Array | null;
  outcome: "none" | "unique" | "multiple";
}

/** Members of the element. */
export interface HelpedBoard extends HTMLElement {
  readonly engine: Engine | null;
  readonly engineUrl: string;
  readonly hints: HintLimit;
  readonly level: string;
  readonly technique: string;
  readonly value: string;
  readonly givens: string;
  readonly record: string;
  readonly solved: boolean;
  readonly conflicts: number[];
  readonly shownHint: ShownHint | null;
  readonly marks: Marks;
  announce(text: string): void;
  load(puzzle: string): boolean;
  place(values: Iterable<readonly [cell: number, value: number]>): void;
}

/** The game, and the state of the engine's answers about it. */
export interface HelpDesk {
  readonly languageTag: string;
  readonly position: Game;
  /** Resolves when all requested changes are made or refused. */
  readonly decided: Promise<void>;
  readonly known: KnownSolution | null;
  /** Remembers the solution. */
  know(known: KnownSolution): void;
  /** Marks entries as wrong, until they are changed. */
  markWrong(cells: readonly number[]): void;
  /** Shows a hint with its drawing. */
  present(hint: ShownHint, drawing: Highlight | null): void;
  report(code: ErrorDetail["code"], message: string, line?: number, column?: number): void;
  /** Strikes out candidates where the player sees it. */
  strikeOut(candidates: Iterable<number>): void;
  restore(game: string): void;
  /** Keeps the game where it is kept. */
  keep(): void;
}
