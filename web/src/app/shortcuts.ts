/**
 * Keys and pastes, wherever on the page they come: digits, arrows and the board's other keys go to the board unless a
 * text field has them.
 */

import { openFiles, pasteAnywhere } from "../import/open.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { takeBack } from "../play/games.js";
import { hintParts, pressHint } from "../play/hint.js";
import { keepForSketch, openSketch, sketchRoom } from "../play/sketch.js";
import { onTypingKey } from "../play/typing.js";
import { onPauseKey } from "../play/view/cover.js";
import { openTools } from "./tools.js";

export function listenToPage(app: App): void {
  document.addEventListener("paste", (event) => onPaste(app, event));
  document.addEventListener("keydown", (event) => onKey(app, event));
  // Before the board, which has nothing to undo yet.
  document.addEventListener("keydown", (event) => onUndo(app, event), { capture: true });
  // A puzzle that is typed in runs on from cell to cell.
  document.addEventListener("keydown", (event) => onTyping(app, event), { capture: true });
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

/** While one draws, the keys of the pad are other ones. */
const onDrawingKey = (app: App, event: KeyboardEvent): boolean =>
  !app.state.paused && (keepForSketch(app, event) || (sketchRoom(app)?.onKey(app, event) ?? false));

function onTyping(app: App, event: KeyboardEvent): void {
  if (event.defaultPrevented || isCovered() || app.state.view !== "play" || isTextField(event.target)) return;
  if (isOfTheButton(event) || !(onTypingKey(app, event) || onDrawingKey(app, event))) return;
  event.preventDefault();
  event.stopPropagation();
  app.board.focus({ preventScroll: true });
}

/** Text goes before files: what is copied from a spreadsheet is both, cells and a picture of them. */
function onPaste(app: App, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const files = [...(event.clipboardData?.files ?? [])];
  if (app.state.view !== "play" || isCovered() || isTextField(event.target)) return;
  if (!text.trim() && !files.length) return;
  event.preventDefault();
  void (text.trim() ? pasteAnywhere(app, text) : openFiles(app, files));
}

function onKey(app: App, event: KeyboardEvent): void {
  if (event.defaultPrevented || isCovered() || app.state.view !== "play" || isTextField(event.target)) return;
  if (onPauseKey(app, event) || app.state.paused) return;
  if (isSearch(event)) openTools(app, "key");
  else if (event.key === "?" && !event.ctrlKey && !event.metaKey) location.hash = addressOf("help");
  else if (isPlain(event, "h")) void pressHint(app);
  else if (isPlain(event, "d")) void openSketch(app);
  else if (isWalk(event) && app.state.message?.hint?.stage === 3)
    hintParts.of(app)!.walkAndShow(app, event.key === ">" ? 1 : -1);
  else if (event.key === "Escape" && app.state.message) app.clearMessage();
  else if (!isOfTheButton(event) && app.board.takeKey(event)) app.board.focus({ preventScroll: true });
  else return;
  event.preventDefault();
}

/** Under a dialog, or its replacement, the page stands still, and Escape is the dialog's. */
const isCovered = (): boolean => document.querySelector("dialog[open], .broken") !== null;

const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";

/** Ctrl+K, or `/`. */
const isSearch = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !altKey && (ctrlKey || metaKey ? key.toLowerCase() === "k" : key === "/");

const isPlain = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, wanted: string): boolean =>
  key.toLowerCase() === wanted && !ctrlKey && !metaKey && !altKey && !shiftKey;

/** `<` and `>` are two keys, or one, and with Shift or without. */
const isWalk = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === "<" || key === ">") && !ctrlKey && !metaKey && !altKey;

/** True for keys that a button or a link handles by itself. */
const isOfTheButton = ({ key, target }: KeyboardEvent): boolean =>
  (key === "Enter" || key === " ") &&
  target instanceof Element &&
  target.closest("button, a, summary, label, [role=button]") !== null;

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
