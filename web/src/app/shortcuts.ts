/** Keys and pastes outside the board. Single characters are left alone here: they act only on the board. */

import { pasteAnywhere } from "../import/open.js";
import type { App } from "../page/app.js";
import { takeBack } from "../play/games.js";

export function listenToPage(app: App): void {
  document.addEventListener("paste", (event) => onPaste(app, event));
  document.addEventListener("keydown", (event) => onKey(app, event));
  // Before the board, which has nothing to undo yet.
  document.addEventListener("keydown", (event) => onUndo(app, event), { capture: true });
}

/** A game that was brought, and in which nothing was done, is taken back like a move. */
function onUndo(app: App, event: KeyboardEvent): void {
  if (
    !isUndo(event) ||
    isCovered() ||
    app.state.paused ||
    app.state.view !== "play" ||
    isTextField(event.target) ||
    !takeBack(app)
  )
    return;
  event.preventDefault();
  event.stopPropagation();
}

function onPaste(app: App, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (app.state.view !== "play" || isCovered() || isTextField(event.target) || !text.trim()) return;
  event.preventDefault();
  void pasteAnywhere(app, text);
}

function onKey(app: App, event: KeyboardEvent): void {
  if (event.defaultPrevented || isCovered() || app.state.view !== "play" || isTextField(event.target)) return;
  // What lies over the page is closed first, by the browser.
  if (event.key === "Escape" && document.querySelector("[popover]:popover-open")) return;
  if (event.key === "Escape" && app.state.message) app.clearMessage();
  else if (isUndo(event)) app.board.undo();
  else if (isRedo(event)) app.board.redo();
  // Nothing has the keyboard: arrows lead into the board.
  else if (
    document.activeElement === document.body &&
    event.key.startsWith("Arrow") &&
    !event.ctrlKey &&
    !event.altKey &&
    !event.metaKey
  )
    app.board.focus();
  else return;
  event.preventDefault();
}

/** Under a dialog, or what stands in its place, the page stands still, and Escape is the dialog's. */
const isCovered = (): boolean => document.querySelector("dialog[open], .broken") !== null;

const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
const isRedo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  (event.key.toLowerCase() === "y" || (event.shiftKey && event.key.toLowerCase() === "z"));

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
