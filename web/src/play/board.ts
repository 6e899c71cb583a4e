/** The page's work when the board changes. */

import type { ErrorDetail, SolvedDetail } from "../board/events.js";
import type { App } from "../page/app.js";
import { noteTime } from "../page/game.js";
import { isSetup } from "../page/state.js";
import { room } from "../shell/room.js";
import { isStill } from "../shell/theme.js";
import { type ChangeKind, valuesOf } from "../sudoku/game.js";
import type { GameChange } from "../sudoku/game-model.js";
import { text81 } from "../sudoku/geometry.js";
import { countEntry } from "./checking/checking.js";
import { feel } from "./feel.js";
import { keepFinished } from "./history/finish.js";
import { setupState } from "./setup-state.js";

/** Changes that are no steps of the history. */
const NO_STEPS: ReadonlySet<ChangeKind> = new Set(["undo", "redo", "load", "marks"]);
/** Changes after which messages about the position still hold. */
const LEAVES_POSITION: ReadonlySet<ChangeKind> = new Set(["marks", "load", "colour"]);
/** Typing in a puzzle. */
export const setup = room(() => import("./setup.js"));
/** The wave has passed most of the board by then. */
const CARD_AFTER_MS = 700;

/** A position that changed makes a hint, a marked mistake or a running count stale. */
export function followGame(app: App, { kind, before }: GameChange): void {
  if (!LEAVES_POSITION.has(kind)) app.positionChanged();
  if (kind === "marks" && app.state.message?.hint) app.clearMessage();
  if (!NO_STEPS.has(kind)) noteTime(app, app.model.at, app.timer.seconds);
  // To take an import back would lose what is played after it.
  if (kind !== "marks") app.dismiss("backup");
  feel(app, { kind, before });
  if (kind === "digit" && !isSetup(app)) countEntry(app, text81(valuesOf(before)), app.model.value);
  app.save();
  if (isSetup(app) || setupState.of(app)) void setup.need(app).then((own) => own.followSetup(app), console.warn);
  // A change calls for the new puzzle's level and the next step, both worked out in the background.
  if (kind !== "colour" && kind !== "draw") app.background.wake();
}

/** A board that cannot be drawn is a page that cannot be played on. */
export function onBoardError(app: App, { detail: { code, message } }: CustomEvent<ErrorDetail>): void {
  if (code === "drawing") app.boundary.open(new Error(message));
}

/** A small, calm moment. The wave is for the player: not when the page itself filled in the board. */
export function onSolved(app: App, event: CustomEvent<SolvedDetail>): void {
  const { by } = event.detail;
  if (by === "undo" || by === "redo") return;
  if (by === "digit") celebrate(app);
  keepFinished(app);
}

/** Tints fade, the wave runs, and the card comes in. It is there from the beginning for the keyboard and screen readers; what cannot be seen cannot be hit by a finger that was late. */
export function celebrate(app: App): void {
  app.board.celebrate();
  if (isStill()) return;
  requestAnimationFrame(() =>
    app.root
      .querySelector(".say.solved")
      ?.animate(
        { opacity: [0, 1], pointerEvents: ["none", "auto"] },
        { id: "card", delay: CARD_AFTER_MS, duration: 250, easing: "ease-out", fill: "backwards" },
      ),
  );
}
