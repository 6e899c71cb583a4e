/** The state of drawing, and what is said and shown of it. */

import type { App } from "../../page/app.js";
import { type SketchWords, sketchTexts } from "../../page/room-texts.js";
import { cellNames } from "../../shell/cell-names.js";
import { slice } from "../../shell/slice.js";
import { marksOf } from "../../sudoku/game.js";
import type { Highlight } from "../../sudoku/highlight.js";
import { candidatesToDraw, type End, isEmpty, sketchNow, type Tool } from "../../sudoku/sketch.js";
import { endName, highlightOf, sketchLabel } from "../../sudoku/sketch-look.js";
import { isSketching } from "../sketch-state.js";

export interface SketchState {
  tool: Tool;
  /** Where the next link begins. */
  from: End | null;
  /** What was done last. */
  said: ((t: SketchWords) => string) | null;
}

export const sketchState = slice<SketchState>({ tool: "strong", from: null, said: null });

/** "5 in r1c1 and r1c2" */
export const nameOf = (app: App, t: SketchWords, end: End): string =>
  endName(t, end, cellNames(t, app.state.gameLevel));

/** The drawing on the board; null where nothing is drawn, and nobody draws. */
export function drawingNow(app: App, failing: readonly number[] = []): Highlight | null {
  const { game } = app.model;
  const sketch = sketchNow(game);
  const draws = isSketching.of(app);
  if (isEmpty(sketch) && !draws) return null;
  return highlightOf({
    sketch,
    from: draws ? sketchState.of(app).from : null,
    failing,
    cells: draws ? app.board.selection : [],
    candidates: candidatesToDraw(game),
    shown: marksOf(game),
    label(digits, cell) {
      const t = sketchTexts.of(app);
      return sketchLabel(t, sketch, digits, cell, cellNames(t, app.state.gameLevel));
    },
    struck: (digits) => sketchTexts.of(app)("board-sketch-struck", { digits }),
  });
}
