/** The one truth of a position: the game, and the puzzle that it began with. Boards show it, and pages ask it. Nothing here knows of the page. */
import { encodeRecord, encodeState } from "./codec.js";
import {
  type ChangeKind,
  candidatesOf,
  conflictsOf,
  type Game,
  isSolved,
  isTouched,
  type Marks,
  newGame,
  playerCandidates,
  puzzleCandidates,
  valuesOf,
} from "./game.js";
import { text81 } from "./geometry.js";

/** A change that was made. */
export interface GameChange {
  readonly kind: ChangeKind;
  /** The game until then. */
  readonly before: Game;
}

export class GameModel {
  #game = newGame(new Array<number>(81).fill(0));
  #puzzle = "";
  readonly #listeners = new Set<(change: GameChange) => void>();

  /** Goes on with another position. */
  take(game: Game, kind: ChangeKind): void {
    const before = this.#game;
    this.#game = game;
    if (kind === "load") this.#puzzle = this.givens;
    // A listener may end another one, or begin one.
    for (const listener of [...this.#listeners]) listener({ kind, before });
  }

  /** Goes back to the beginning and tells nobody: for a page that is drawn anew. */
  forget(): void {
    this.#game = newGame(new Array<number>(81).fill(0));
    this.#puzzle = "";
  }

  /** Has a listener called after every change, in the order of listening; returns what ends it. */
  listen(listener: (change: GameChange) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The game as plain data. */
  get game(): Game {
    return this.#game;
  }
  /** The text of the puzzle last loaded; "" before. */
  get puzzle(): string {
    return this.#puzzle;
  }
  /** The givens: 81 characters, `.` where there is none. */
  get givens(): string {
    return text81(this.#game.givens);
  }
  /** 81 characters, `.` for an empty cell. */
  get value(): string {
    return text81(valuesOf(this.#game));
  }
  /** The whole position in one string. */
  get state(): string {
    return encodeState(this.#game);
  }
  /** The position with all of its undo history, in one string. */
  get record(): string {
    return encodeRecord(this.#game);
  }
  /** Which small digits are shown. */
  get marks(): Marks {
    return this.#game.marks;
  }
  /** The candidates that the values and the player leave: 81 masks. */
  get candidates(): Uint16Array {
    return Uint16Array.from(candidatesOf(this.#game));
  }
  /**
   * Candidates that the player has worked out: the candidates where those are shown, else the notes; null while they do
   * not tell.
   */
  get playerCandidates(): Uint16Array | null {
    const masks = playerCandidates(this.#game);
    return masks && Uint16Array.from(masks);
  }
  /** The candidates of the puzzle itself, as of a Sukaku; null where the givens say all. */
  get puzzleCandidates(): Uint16Array | null {
    const masks = puzzleCandidates(this.#game);
    return masks && Uint16Array.from(masks);
  }
  /** The cells whose digit stands a second time in a house. */
  get conflicts(): number[] {
    return [...conflictsOf(valuesOf(this.#game))];
  }
  get canUndo(): boolean {
    return this.at > 0;
  }
  get canRedo(): boolean {
    return this.at < this.steps;
  }
  /** How many steps the history has, undone ones included. */
  get steps(): number {
    return this.#game.steps.length;
  }
  /** How many of them are in force. */
  get at(): number {
    return this.#game.at;
  }
  /** Whether the player has done something, even if it was undone. */
  get touched(): boolean {
    return isTouched(this.#game);
  }
  /** Whether the grid is full and nothing conflicts. */
  get solved(): boolean {
    return isSolved(this.#game);
  }
}
