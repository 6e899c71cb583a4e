/** The board as a part of a form: what it submits, when it is filled in, and how the form resets, disables and restores it. */
import type { LitElement } from "lit";
import { decodeGame } from "../sudoku/codec.js";
import { text81 } from "../sudoku/geometry.js";
import type { BoardGame } from "./game.js";
import type { BoardPart } from "./part.js";
import { cellIn } from "./render.js";

interface FormBoard extends LitElement {
  readonly disabled: boolean;
  readonly cursor: number;
  readonly givens: string;
  readonly puzzle: string;
  load(puzzle: string): boolean;
}

export class FormPart implements BoardPart {
  /** Without what an imitation of a browser lacks, in which people test their components: it knows nothing of forms. */
  readonly internals: Partial<ElementInternals>;
  readonly #board: FormBoard;
  readonly #game: BoardGame;
  #isOffByForm = false;
  #isRequired = false;

  constructor(board: FormBoard, game: BoardGame) {
    this.#board = board;
    this.#game = game;
    this.internals = board.attachInternals?.() ?? {};
    game.parts.push(this);
    // A click on a label goes to the element itself, which hands the keyboard to a cell.
    board.addEventListener("click", (event) => event.composedPath()[0] === board && board.focus());
    board.addEventListener("invalid", () => board.requestUpdate());
  }

  /** The form is only complete when the puzzle is solved. */
  get required(): boolean {
    return this.#isRequired;
  }
  set required(required: boolean) {
    const before = this.#isRequired;
    this.#isRequired = Boolean(required);
    this.validate();
    this.#board.requestUpdate("required", before);
  }

  get isOff(): boolean {
    return this.#board.disabled || this.#isOffByForm;
  }
  get label(): string {
    return this.internals.labels?.[0]?.textContent?.trim() ?? "";
  }

  /** Whether a form would wait for the board. */
  get isMissing(): boolean {
    return this.#isRequired && !this.#game.model.solved;
  }

  /** Validity comes first: listeners that ask the form get the new answer. */
  onGame(): void {
    this.validate();
    const { value, record } = this.#game.model;
    // The record can be long, so it is only written where a form keeps it.
    if (this.internals.form) this.internals.setFormValue?.(value, record);
  }

  /** The place where a browser shows why, and the words for it, may come later. */
  validate(): void {
    const anchor = cellIn(this.#board.renderRoot, this.#board.cursor);
    const message = this.#game.language.text?.("board-required") ?? "!";
    if (this.isMissing) this.internals.setValidity?.({ valueMissing: true }, message, anchor ?? undefined);
    else this.internals.setValidity?.({});
  }

  /** The board has come into a form, or out of it. */
  join(): void {
    this.onGame();
    this.#board.requestUpdate();
  }
  disable(disabled: boolean): void {
    this.#isOffByForm = disabled;
    this.#board.requestUpdate();
  }
  /** The game begins anew with its puzzle. */
  reset(): void {
    const { givens } = this.#board;
    this.#board.load(/[1-9]/.test(givens) ? givens : this.#board.getAttribute("puzzle") || givens);
  }
  /** A game comes back, but not over another puzzle that the page has meanwhile. */
  restore(state: string): void {
    const game = decodeGame(state);
    const { puzzle } = this.#board;
    if (game && (!/[1-9]/.test(puzzle) || puzzle === text81(game.givens))) this.#game.restore(state);
  }
}
