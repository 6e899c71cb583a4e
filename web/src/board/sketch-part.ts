/** The reason that is drawn in a board's game: it is shown while no other drawing is, and can be read and set. */
import type { Proposal } from "../engine/index.js";
import { takeSketch } from "../sudoku/game.js";
import type { Highlight } from "../sudoku/highlight.js";
import { isEmpty, type Proposed, proposalOf, sketchNow, sketchOf, writeSketch } from "../sudoku/sketch.js";
import type { BoardGame } from "./game.js";
import { type MovingBoard, sketchOn } from "./motion.js";

export class SketchPart {
  readonly #board: MovingBoard;
  readonly #game: BoardGame;
  /** What is shown of a game: the same until that changes. */
  #shown: { game: BoardGame["now"]; highlight: Highlight } | null = null;

  constructor(board: MovingBoard, game: BoardGame) {
    this.#board = board;
    this.#game = game;
  }

  get drawing(): Proposed | null {
    const sketch = sketchNow(this.#game.now);
    return isEmpty(sketch) ? null : proposalOf(sketch);
  }
  set drawing(drawing: Proposal | null | undefined) {
    const drawn = drawing ? writeSketch(sketchOf(drawing)) : "";
    this.#game.change({ kind: "draw", cells: [] }, (game) => takeSketch(game, drawn));
  }

  get highlight(): Highlight | null {
    const { now } = this.#game;
    if (this.#shown?.game === now) return this.#shown.highlight;
    const highlight = now.sketch ? sketchOn(this.#board, this.#game) : null;
    this.#shown = highlight && { game: now, highlight };
    return highlight;
  }
}
