/** The state of drawing, and what is said and shown of it. */

import type { App } from "../../page/app.js";
import { type DrawWords, drawTexts } from "../../page/room-texts.js";
import { cellNames } from "../../shell/cell-names.js";
import { slice } from "../../shell/slice.js";
import { marksOf } from "../../sudoku/game.js";
import type { Highlight } from "../../sudoku/highlight.js";
import { candidatesToDraw, type End, isEmpty, sketchNow, type Tool } from "../../sudoku/sketch.js";
import { endName, highlightOf, sketchLabel } from "../../sudoku/sketch-look.js";
import { isDrawing } from "../drawing-state.js";

export interface DrawState {
  tool: Tool;
  /** Where the next link begins. */
  from: End | null;
  /** What was done last. */
  said: ((t: DrawWords) => string) | null;
}

export const drawState = slice<DrawState>({ tool: "strong", from: null, said: null });

/** "5 in r1c1 and r1c2" */
export const nameOf = (app: App, t: DrawWords, end: End): string => endName(t, end, cellNames(t, app.state.gameLevel));

/** The drawing on the board; null where nothing is drawn, and nobody draws. */
export function drawingNow(app: App, failing: readonly number[] = []): Highlight | null {
  const { game } = app.model;
  const sketch = sketchNow(game);
  const draws = isDrawing.of(app);
  if (isEmpty(sketch) && !draws) return null;
  return highlightOf({
    sketch,
    from: draws ? drawState.of(app).from : null,
    failing,
    cells: draws ? app.board.selection : [],
    candidates: candidatesToDraw(game),
    shown: marksOf(game),
    label(digits, cell) {
      const t = drawTexts.of(app);
      return sketchLabel(t, sketch, digits, cell, cellNames(t, app.state.gameLevel));
    },
    struck: (digits) => drawTexts.of(app)("board-sketch-struck", { digits }),
  });
}
