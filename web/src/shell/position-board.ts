/** A board of its own that shows positions: the player's is not touched. */
import { html, type TemplateResult } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";
import type { BoardCore } from "../board/core.js";
import { cellOf, digitOf } from "../hint/names.js";
import { type Position, struckIn } from "../hint/position.js";
import { encodeState } from "../sudoku/codec.js";
import { type Marks, newGame } from "../sudoku/game.js";
import type { Highlight } from "../sudoku/highlight.js";
import { isStill } from "./theme.js";

const bitOf = (candidate: number): number => 1 << (digitOf(candidate) - 1);

/**
 * The position as the board reads it: `candidates` are shown, but for those that were struck out; with `notes`, of which
 * there are none, the digits stand alone.
 */
export function stateOf(position: Position, marks: Marks = "candidates"): string {
  const game = newGame(
    Array.from(position.givens, (digit) => Number(digit) || 0),
    marks,
  );
  const removed = new Array<number>(81).fill(0);
  for (const candidate of struckIn(position)) removed[cellOf(candidate)]! |= bitOf(candidate);
  const cells = game.cells.map((content, cell) => ({
    ...content,
    value: Number(position.values[cell]) || 0,
    removed: removed[cell]!,
  }));
  return encodeState({ ...game, cells });
}

/**
 * Shows a position and a drawing; a position that is there already is not loaded again, so that the selection stays.
 */
class Show extends Directive {
  #state = "";

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("A position is shown on an element.");
  }

  render(_position: Position, _highlight: Highlight | null, _marks: Marks): void {}

  override update({ element }: ElementPart, [position, highlight, marks]: [Position, Highlight | null, Marks]): void {
    const board = element as BoardCore;
    const state = stateOf(position, marks);
    if (state !== this.#state) {
      board.state = state;
      board.selection = [];
    }
    this.#state = state;
    board.highlight = highlight;
  }
}

const show = directive(Show);

export function positionBoard(
  id: string,
  language: string,
  label: string,
  position: Position,
  highlight: Highlight | null,
  marks: Marks = "candidates",
): TemplateResult {
  return html`<div class="path-board" role="group" aria-label=${label}>
    <nonet-board id=${id} lang=${language} readonly ?no-motion=${isStill()} ${show(position, highlight, marks)}></nonet-board>
  </div>`;
}
