/**
 * Candidates that are pressed on the board itself. A mouse takes the one that it points at. A finger chooses a cell first, and
 * then, within that cell, the nearest candidate.
 */
import type { App } from "../../page/app.js";
import { slice } from "../../shell/slice.js";
import { bit, DIGITS } from "../../sudoku/geometry.js";
import { candidatesToDraw, type End } from "../../sudoku/sketch.js";
import { isSketching } from "../sketch-state.js";

interface Listener {
  takes(end: End): void;
  selected(): void;
}

const listening = slice(false);

/** From the middle of one small digit to the next, in cells; see `.marks`. */
const STEP = 0.28;
/** A mouse is to be on the digit. */
const NEAR = STEP / 2;

/** Once: while nobody draws, everything goes on to the board. */
export function listenToBoard(app: App, { takes, selected }: Listener): void {
  if (listening.of(app)) return;
  listening.keep(app, true);
  const { board } = app;
  const isOn = (): boolean => isSketching.of(app);
  board.addEventListener("nonet-select", () => isOn() && selected());
  board.addEventListener(
    "pointerdown",
    (event) => {
      const candidate = isOn() && event.isPrimary && event.button === 0 ? pressed(app, event) : null;
      if (candidate === null) return;
      event.stopPropagation();
      const cell = Math.floor(candidate / 9);
      if (String(board.selection) !== String([cell])) board.selection = [cell];
      board.focus({ preventScroll: true });
      takes([candidate]);
    },
    { capture: true },
  );
  // A lone candidate would be entered.
  board.addEventListener("dblclick", (event) => isOn() && event.stopPropagation(), { capture: true });
}

function pressed(app: App, event: PointerEvent): number | null {
  // With keys that select several cells, it is cells that are pressed.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const element = event
    .composedPath()
    .find((one): one is Element => one instanceof Element && one.hasAttribute("data-cell"));
  if (!element) return null;
  const cell = Number(element.getAttribute("data-cell"));
  const isMouse = event.pointerType === "mouse";
  const { selection } = app.board;
  if (!isMouse && (selection.length !== 1 || selection[0] !== cell)) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
  const far = (digit: number): number =>
    Math.max(
      Math.abs(x - 0.5 - (((digit - 1) % 3) - 1) * STEP),
      Math.abs(y - 0.5 - (Math.floor((digit - 1) / 3) - 1) * STEP),
    );
  const mask = candidatesToDraw(app.model.game)[cell]!;
  const [nearest] = DIGITS.filter((digit) => mask & bit(digit)).sort((a, b) => far(a) - far(b));
  if (!nearest || (isMouse && (far(nearest) > NEAR || !isSeen(element, nearest)))) return null;
  return cell * 9 + nearest - 1;
}

const isSeen = (cell: Element, digit: number): boolean => cell.querySelector(`[data-digit="${digit}"]`) !== null;
