/** The sentences that a board speaks through its live region. */
import type { Question } from "../sudoku/keyboard.js";
import { answer, cellLabel, type View } from "../sudoku/labels.js";
import type { BoardLanguage } from "./language.js";

/** The part of the board that speech needs. */
interface SpeakingBoard {
  readonly cursor: number;
  requestUpdate(): void;
}

export class Speech {
  readonly #board: SpeakingBoard;
  readonly #language: BoardLanguage;
  readonly #view: () => View;
  #spoken = "";

  /** `view` is what is shown of the game now. */
  constructor(board: SpeakingBoard, language: BoardLanguage, view: () => View) {
    this.#board = board;
    this.#language = language;
    this.#view = view;
  }

  /** Text in the live region. */
  get spoken(): string {
    return this.#spoken;
  }

  say(text: string): void {
    // A repeated text is spoken again only when it differs.
    this.#spoken = text === this.#spoken ? `${text}\u00a0` : text;
    this.#board.requestUpdate();
  }
  /** Answers a question about the cell with the cursor. */
  answer(what: Question): void {
    const { text } = this.#language;
    if (text) this.say(answer(text, this.#view(), this.#board.cursor, what));
  }
  /** Says what is in the cell with the cursor. */
  sayCell(): void {
    const { text } = this.#language;
    if (text) this.say(cellLabel(text, this.#view(), this.#board.cursor));
  }
}
