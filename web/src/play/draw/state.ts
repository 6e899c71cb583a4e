/** The state of drawing, and what is said and shown of it. */

import { cellsOf, digitOf, listed } from "../../hint/names.js";
import type { App } from "../../page/app.js";
import { cellNames } from "../../shell/cell-names.js";
import { slice } from "../../shell/slice.js";
import { marksOf } from "../../sudoku/game.js";
import type { Highlight } from "../../sudoku/highlight.js";
import { isDrawing } from "../drawing-state.js";
import {
  candidatesToDraw,
  type End,
  highlightOf,
  isEmpty,
  readSketch,
  type Sketch,
  standing,
  type Tool,
} from "./model.js";
import { type DrawWords, wordsOf } from "./texts.js";

export interface DrawState {
  tool: Tool;
  /** Where the next link begins. */
  from: End | null;
  /** What was done last. */
  said: ((t: DrawWords) => string) | null;
}

export const drawState = slice<DrawState>({ tool: "strong", from: null, said: null });

/** "5 in r1c1 and r1c2" */
export const endName = (app: App, t: DrawWords, end: readonly number[]): string =>
  t("draw-end", {
    digit: digitOf(end[0]!),
    cells: listed(cellsOf(end), cellNames(t, app.state.gameLevel)),
  });

/** All that is drawn, what the moves have overtaken included. */
export const wholeSketch = (app: App): Sketch => readSketch(app.model.game.drawn);
export const sketchNow = (app: App): Sketch => standing(wholeSketch(app), candidatesToDraw(app.model.game));

/** The drawing on the board; null where nothing is drawn, and nobody draws. */
export function drawingNow(app: App, failing: readonly number[] = []): Highlight | null {
  const { game } = app.model;
  const sketch = sketchNow(app);
  const draws = isDrawing.of(app);
  if (isEmpty(sketch) && !draws) return null;
  return highlightOf({
    sketch,
    from: draws ? drawState.of(app).from : null,
    failing,
    cells: draws ? app.board.selection : [],
    candidates: candidatesToDraw(game),
    shown: marksOf(game),
    label: (digits, cell) => cellLabel(app, sketch, digits, cell),
  });
}

/** Which candidates there are in a cell, and what is drawn of them. */
function cellLabel(app: App, { marks, links }: Sketch, digits: string, cell: number): string {
  const t = wordsOf(app);
  const isHere = (candidate: number): boolean => Math.floor(candidate / 9) === cell;
  return [
    t("draw-cell", { digits }),
    ...[...marks].flatMap(([candidate, kind]) =>
      isHere(candidate) && kind !== "strike" ? [t("draw-cell-mark", { kind, digit: digitOf(candidate) })] : [],
    ),
    ...links.flatMap(({ kind, from, to }) =>
      [...from, ...to].some(isHere)
        ? [t("draw-cell-link", { kind, from: endName(app, t, from), to: endName(app, t, to) })]
        : [],
    ),
  ].join(" ");
}
