/** Replaces a board that cannot be drawn. It is put together by hand, so nothing of what has failed is needed for it. */
import { idsAlone, type Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import { emitFault } from "./emit.js";
import type { BoardGame } from "./game.js";

/** `record`: the game, which can be saved as a file. */
function brokenBoard(text: Localizer<BoardId>, record: string, again: () => void, anew: () => void): HTMLElement {
  const make = (name: string, more: object): HTMLElement => Object.assign(document.createElement(name), more);
  const panel = make("div", { part: "message", className: "problem", role: "alert" });
  panel.append(
    text("board-broken"),
    " ",
    make("button", { textContent: text("board-again"), onclick: again }),
    " ",
    make("button", { textContent: text("board-anew"), onclick: anew }),
    " ",
    make("a", { textContent: text("board-save"), href: `data:,${encodeURIComponent(record)}`, download: "sudoku.txt" }),
  );
  return panel;
}

interface DrawnBoard {
  readonly renderRoot: (HTMLElement | DocumentFragment) & { _$litPart$?: unknown };
  requestUpdate(): void;
}

/** A board that cannot be drawn says so. Its game is kept beside the one that is kept, and drawn again when something changes. */
export class Drawing {
  readonly #board: DrawnBoard;
  readonly #game: BoardGame;
  /** The panel in the place of the board, while it cannot be drawn. */
  #panel: HTMLElement | null = null;

  constructor(board: DrawnBoard, game: BoardGame) {
    this.#board = board;
    this.#game = game;
  }

  try(draw: () => void): void {
    try {
      draw();
      if (!this.#panel) return;
      this.#panel.remove();
      this.#panel = null;
      for (const part of this.#game.parts) part.onMended?.();
    } catch (error) {
      this.#break(error);
    }
  }

  #break(error: unknown): void {
    console.error(error);
    const { renderRoot } = this.#board;
    const { language, parts } = this.#game;
    const { record } = this.#game.model;
    for (const part of parts) part.onBroken?.(record);
    this.#panel = brokenBoard(
      language.text ?? idsAlone,
      record,
      () => this.#board.requestUpdate(),
      () => this.#game.start(".".repeat(81)),
    );
    renderRoot.replaceChildren(this.#panel);
    // Lit's own record of the root is gone.
    delete renderRoot._$litPart$;
    emitFault(language, "drawing");
  }
}
