/**
 * Typing in a puzzle: digits and blanks run on from cell to cell in reading order, and what is taken away takes its
 * partners by the chosen symmetry with it. Only the puzzle is stored.
 */
import type { App } from "../page/app.js";
import { isSetup } from "../page/state.js";
import { place } from "../sudoku/game.js";
import { commandOf } from "../sudoku/keyboard.js";
import { partnersOf } from "../sudoku/symmetry.js";
import { symmetryOf } from "./setup-state.js";

/** Whether digits are those of a puzzle that is typed in; notes and colours go where they always go. */
const isTyping = (app: App): boolean => isSetup(app) && app.entering.active === "digit";

/** Handles a key while a puzzle is typed in; false when the key means nothing special there. */
export function onTypingKey(app: App, event: KeyboardEvent): boolean {
  if (!isTyping(app) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const runs = app.state.settings.typingAdvances;
  const { key } = event;
  if (runs && (key === "." || key === " " || event.code === "NumpadDecimal")) return blank(app);
  const command = commandOf(event);
  if (command?.do === "digit") return (runs || app.state.settings.entry === "cell") && typeDigit(app, command.digit);
  if (command?.do !== "erase") return false;
  if (key === "Backspace") return runs ? goBack(app) : erase(app);
  return key === "Delete" || !runs ? erase(app) : blank(app);
}

/** A key of the pad: as if it had been typed, unless it chooses a digit for the cells that are pressed next. */
export function pressDigit(app: App, digit: number): void {
  if (isTyping(app) && app.state.settings.entry === "cell") typeDigit(app, digit);
  else app.board.press(digit);
}

/** A digit of the gamepad's wheel, which is always for the selected cells. */
export function putDigit(app: App, digit: number): void {
  if (isTyping(app)) typeDigit(app, digit);
  else app.board.put(digit);
}

/** The key of the pad or the gamepad to erase: on an empty cell it is a blank, and goes on. */
export function pressErase(app: App): void {
  if (isTyping(app) && erase(app)) return;
  if (isTyping(app) && app.state.settings.typingAdvances && app.board.selection.length === 1) step(app, 1);
  else app.board.erase();
}

function typeDigit(app: App, digit: number): true {
  const { selection, model } = app.board;
  const runs = app.state.settings.typingAdvances && selection.length === 1;
  // Typed over, a digit stays what it is; without a run the same digit takes itself out, as in a game.
  if (!runs && selection.every((cell) => model.value[cell] === String(digit))) return (erase(app), true);
  app.board.game.change({ kind: "digit", digit }, (game, cells) =>
    place(
      game,
      cells.map((cell) => [cell, digit] as const),
      cells,
    ),
  );
  if (runs) step(app, 1);
  return true;
}

function blank(app: App): true {
  erase(app);
  if (app.board.selection.length === 1) step(app, 1);
  return true;
}

/** Takes out the digit here; where there is none, the one before. */
function goBack(app: App): true {
  if (erase(app) || app.board.selection.length > 1) return true;
  step(app, -1);
  erase(app);
  return true;
}

/** Empties the selected cells and their partners, as one step; false where nothing stands. */
function erase(app: App): boolean {
  const { selection, value } = app.board;
  const filled = selection.filter((cell) => value[cell] !== ".");
  if (!filled.length) return false;
  const symmetry = symmetryOf.of(app);
  const cells = new Set(filled.flatMap((cell) => [cell, ...partnersOf(symmetry, cell)]));
  return app.board.game.change({ kind: "erase", cells: [...cells] }, (game) =>
    place(
      game,
      [...cells].map((cell) => [cell, 0] as const),
      filled,
    ),
  );
}

/** To the next cell in reading order, or the one before; the first and the last are the ends. */
function step({ board }: App, by: 1 | -1): void {
  board.selection = [Math.min(80, Math.max(0, board.cursor + by))];
}
