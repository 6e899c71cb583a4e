/** Drawing: marks of candidates, and links from one to the next. Each is a step that can be undone. */
import type { App } from "../../page/app.js";
import { isSetup } from "../../page/state.js";
import { takeSketch } from "../../sudoku/game.js";
import type { GameChange } from "../../sudoku/game-model.js";
import { bit } from "../../sudoku/geometry.js";
import {
  candidatesToDraw,
  type End,
  isEnd,
  type LinkTool,
  type Sketch,
  sketchIn,
  type Tool,
  writeSketch,
} from "../../sudoku/sketch.js";
import { isSketching } from "../sketch-state.js";
import { isLinkTool, otherLink, withLink, withMark, without } from "./model.js";
import { listenToBoard } from "./pointer.js";
import { drawingNow, nameOf, type SketchState, sketchState } from "./state.js";

export function open(app: App): void {
  if (isSetup(app)) return app.say({ tone: "info", text: (t) => t("setup-not-now") });
  if (app.model.solved) return app.say({ tone: "good", text: (t) => t("hint-solved") });
  app.clearMessage();
  app.board.mode = "digit";
  app.board.armed = 0;
  isSketching.set(app, true);
  sketchState.patch(app, { from: null, said: null });
  listenToBoard(app, { takes: (end) => take(app, end), selected: () => show(app) });
  show(app);
  app.focusContent();
}

/** What is drawn stays, and is shown. */
export function close(app: App): void {
  isSketching.set(app, false);
  sketchState.patch(app, { from: null, said: null });
  show(app);
  app.focusContent();
}

/** Shows what is drawn, unless a message draws. */
export function show(app: App): void {
  if (isSetup(app)) return;
  const drawing = drawingNow(app);
  app.update({ drawing });
  if (!app.state.message) app.board.highlight = drawing;
}

/** The game changed, or with null: it was there before the room. */
export function follow(app: App, change: GameChange | null): void {
  if (isSketching.of(app) && (change?.kind === "load" || app.model.solved)) isSketching.set(app, false);
  // The next link begins anew, but for drawing itself.
  if (change && change.kind !== "draw") sketchState.patch(app, { from: null, said: null });
  show(app);
}

export function choose(app: App, tool: Tool): void {
  const { tool: before, from } = sketchState.of(app);
  // Once more, or a mark: the chain ends.
  const ends = from && (tool === before || !isLinkTool(tool));
  tell(app, { tool, said: null, ...(ends && { from: null }) });
}

/** A digit, for the selected cells that can hold it: several of them are a group. */
export function press(app: App, digit: number): void {
  const candidates = candidatesToDraw(app.model.game);
  const cells = app.board.selection.filter((cell) => candidates[cell]! & bit(digit)).sort((a, b) => a - b);
  if (!cells.length) tell(app, { said: (t) => t("sketch-not-there", { digit }) });
  else
    take(
      app,
      cells.map((cell) => cell * 9 + digit - 1),
    );
}

/** Draws with a candidate or a group, as the tool says. */
export function take(app: App, end: End): void {
  const { tool, from } = sketchState.of(app);
  if (!isLinkTool(tool)) {
    const sketch = withMark(sketchIn(app.model.game), end, tool);
    const isMarked = sketch.marks.has(end[0]!);
    const said = (t: Parameters<NonNullable<SketchState["said"]>>[0]): string => {
      const name = nameOf(app, t, end);
      return isMarked ? t("sketch-marked", { kind: tool, end: name }) : t("sketch-unmarked", { end: name });
    };
    change(app, sketch, { said });
  } else if (!isEnd(end)) tell(app, { said: (t) => t("sketch-no-group") });
  else if (!from) tell(app, { from: end, said: (t) => t("sketch-from", { from: nameOf(app, t, end) }) });
  else if (from.join() === end.join())
    tell(app, { from: null, said: (t) => t("sketch-ended", { from: nameOf(app, t, end) }) });
  else link(app, tool, from, end);
}

function link(app: App, kind: LinkTool, from: End, to: End): void {
  const before = sketchIn(app.model.game);
  const sketch = withLink(before, kind, from, to);
  const isGone = sketch.links.length < before.links.length;
  const said: SketchState["said"] = (t) => {
    const ends = { from: nameOf(app, t, from), to: nameOf(app, t, to) };
    return isGone ? t("sketch-unlinked", ends) : t("sketch-linked", { kind, ...ends });
  };
  change(app, sketch, isGone ? { from: null, said } : { from: to, tool: otherLink(kind), said });
}

/** Takes away what is drawn in the selected cells. */
export function erase(app: App): void {
  change(app, without(sketchIn(app.model.game), app.board.selection), { from: null, said: (t) => t("sketch-erased") });
}

export function clear(app: App): void {
  change(app, { marks: new Map(), links: [] }, { from: null, said: (t) => t("sketch-cleared") });
}

export function endChain(app: App): void {
  tell(app, { from: null, said: null });
}

/** One step of the game, unless it is none. */
function change(app: App, sketch: Sketch, then: Partial<SketchState>): void {
  const { game } = app.board;
  const cells = app.board.selection;
  const next = writeSketch(sketch);
  if (next !== app.model.game.sketch) game.change({ kind: "draw", cells }, (now) => takeSketch(now, next));
  else if (!then.from) then = { ...then, said: null };
  tell(app, then);
}

function tell(app: App, then: Partial<SketchState>): void {
  if (app.state.message) app.clearMessage();
  sketchState.patch(app, then);
  show(app);
}
