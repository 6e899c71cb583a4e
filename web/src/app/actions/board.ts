/** What the page does when the board changes. */
import type { ChangeDetail, SolvedDetail } from "../../board/index.js";
import type { App } from "../app.js";
import { newGame } from "./games.js";

/** A position that changed makes a hint, a marked mistake or a running count stale. */
export function onBoardChange(app: App, event: CustomEvent<ChangeDetail>): void {
  const { kind } = event.detail;
  if (kind !== "mode" && kind !== "marks" && kind !== "load") app.positionChanged();
  if (kind === "marks" && app.state.message?.hint) app.clearMessage();
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
