/** What the page does when the board changes. */
import type { ChangeDetail, SolvedDetail } from "../../board/index.js";
import type { App } from "../app.js";
import { newGame } from "./games.js";

/** Changes that make nothing stale that was said of the position. */
const LEAVES_POSITION: ReadonlySet<ChangeDetail["kind"]> = new Set(["mode", "marks", "load", "colour"]);
/** What the player's own hand does to cells, and may feel. */
const BY_HAND: ReadonlySet<ChangeDetail["kind"]> = new Set(["digit", "note", "centre", "colour", "erase"]);
const VIBRATION_MS = 10;

/** A position that changed makes a hint, a marked mistake or a running count stale. */
export function onBoardChange(app: App, event: CustomEvent<ChangeDetail>): void {
  const { kind } = event.detail;
  if (!LEAVES_POSITION.has(kind)) app.positionChanged();
  if (kind === "marks" && app.state.message?.hint) app.clearMessage();
  if (BY_HAND.has(kind) && app.state.settings.vibration) navigator.vibrate?.(VIBRATION_MS);
  app.syncBoard();
  if (kind !== "mode") app.save();
  // Of another puzzle, what it asks of the player is to be found out.
  if (kind === "load") app.background.wake();
}

/** A small, calm moment. The wave is for the player: not when the page itself filled in the board. */
export function onSolved(app: App, event: CustomEvent<SolvedDetail>): void {
  if (event.detail.by === "undo" || event.detail.by === "redo") return;
  if (event.detail.by === "digit") app.board.celebrate();
  app.say({
    tone: "good",
    title: (t) => t("solved-title"),
    text: (t) => t("solved-text"),
    actions: [{ label: (t) => t("app-new"), primary: true, run: () => void newGame(app, app.state.settings.level) }],
  });
}
