/** What the page does when the board changes. */
import type { ChangeDetail, ErrorDetail, SolvedDetail } from "../board/events.js";
import type { App } from "../page/app.js";
import { isSetup } from "../page/state.js";
import { withTime } from "../shell/progress.js";
import { countEntry } from "./checking/checking.js";
import { sayFinished } from "./history/finish.js";
import { setupState } from "./setup-state.js";

/** Changes that are no steps of the history. */
const NO_STEPS: readonly ChangeDetail["kind"][] = ["undo", "redo", "load", "marks", "mode"];

/** Changes that make nothing stale that was said of the position. */
const LEAVES_POSITION: ReadonlySet<ChangeDetail["kind"]> = new Set(["mode", "marks", "load", "colour"]);
/** Changes after which there is nothing new to find out. */
const ASKS_NOTHING: ReadonlySet<ChangeDetail["kind"]> = new Set(["mode", "colour"]);
/** What the player's own hand does to cells, and may feel. */
const BY_HAND: ReadonlySet<ChangeDetail["kind"]> = new Set(["digit", "note", "centre", "colour", "erase"]);
const VIBRATION_MS = 10;

/** A position that changed makes a hint, a marked mistake or a running count stale. */
export function onBoardChange(app: App, event: CustomEvent<ChangeDetail>): void {
  const { kind } = event.detail;
  if (!LEAVES_POSITION.has(kind)) app.positionChanged();
  if (kind === "marks" && app.state.message?.hint) app.clearMessage();
  const before = app.state.board.values;
  if (!NO_STEPS.includes(kind)) noteTime(app);
  // To take an import back would lose what is played after it.
  if (kind !== "mode" && kind !== "marks") app.dismiss("backup");
  if (BY_HAND.has(kind) && app.state.settings.vibration) navigator.vibrate?.(VIBRATION_MS);
  app.syncBoard();
  if (kind === "digit" && !isSetup(app.state)) countEntry(app, before, app.board.value);
  if (kind !== "mode") app.save();
  if (isSetup(app.state) || setupState.of(app))
    void import("./setup.js").then(({ followSetup }) => followSetup(app), console.warn);
  // What another puzzle asks of the player is to be found out, and what the next step can be.
  if (!ASKS_NOTHING.has(kind)) app.background.wake();
}

/** A step was made: when, the replay wants to know. */
function noteTime(app: App): void {
  app.game = { ...app.game, times: withTime(app.game.times ?? [], app.board.at, app.timer.seconds) };
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
  sayFinished(app);
}

export function celebrate(app: App): void {
  if (app.state.settings.celebrate) app.board.celebrate();
}
