/** Turns pointer and keyboard events into selections and changes. */
import {
  type Command,
  commandOf,
  type EntryMode,
  holdOf,
  isNumpadDigit,
  modeWhile,
  nextMode,
  type Question,
} from "../sudoku/keyboard.js";
import { extendTo, moveFrom, selectCells, selectOnly, toggleCell } from "../sudoku/selection.js";
import type { Entering } from "./entering.js";
import type { BoardGame } from "./game.js";

/** Parts of the board that input needs. */
interface InputBoard {
  /** The mode in force, held keys considered. */
  readonly active: EntryMode;
  mode: EntryMode | null;
  armed: number | null;
  speak(what: Question): void;
  erase(): void;
  undo(): void;
  redo(): void;
  focus(options?: FocusOptions): void;
  requestUpdate(): void;
}

/** Two taps on a cell within this time are a double tap. */
const DOUBLE_TAP_MS = 400;

export class BoardInput {
  readonly #board: InputBoard;
  readonly #game: BoardGame;
  readonly #entering: Entering;
  #root!: ShadowRoot;
  /** The pointer that drags a selection, or -1. */
  #pointer = -1;
  #dragging = false;
  /** The cell that gets the armed digit when the pointer is lifted there, or -1. */
  #aimed = -1;
  /** The last tap; with a mouse there is none. */
  #tap: { cell: number; time: number } | null = null;

  constructor(board: InputBoard, game: BoardGame, entering: Entering) {
    this.#board = board;
    this.#game = game;
    this.#entering = entering;
  }

  listen(root: ShadowRoot): void {
    this.#root = root;
    root.addEventListener("pointerdown", (event) => this.#press(event as PointerEvent));
    root.addEventListener("pointermove", (event) => this.#drag(event as PointerEvent));
    root.addEventListener("pointerup", (event) => this.#lift(event as PointerEvent));
    for (const type of ["pointercancel", "lostpointercapture"]) root.addEventListener(type, () => this.#release());
    root.addEventListener("dblclick", (event) => this.#doubleClick(event as MouseEvent));
    root.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
    root.addEventListener("keyup", (event) => this.#hold(event as KeyboardEvent));
    root.addEventListener("focusout", (event) => this.#leave(event as FocusEvent));
  }

  /** Whether a pointer has gone from cell to cell, and is still down. */
  get isDragging(): boolean {
    return this.#dragging;
  }

  // -- pointers -----------------------------------------------------------------------------------------------------

  #press(event: PointerEvent): void {
    const cell = cellOf(event.target);
    if (cell === null || event.button !== 0 || !event.isPrimary) return;
    if (this.#board.armed && !this.#game.isLocked) this.#aimed = cell;
    else this.#select(event, cell);
    this.#board.focus({ preventScroll: true });
  }

  #select(event: PointerEvent, cell: number): void {
    const before = this.#game.selected;
    const isTap = event.pointerType === "touch";
    if (this.#picks(event, cell)) return;
    if (isTap && this.#tap?.cell === cell && event.timeStamp - this.#tap.time < DOUBLE_TAP_MS) {
      this.#tap = null;
      return this.#double(cell);
    }
    this.#tap = isTap ? { cell, time: event.timeStamp } : null;
    if (event.ctrlKey || event.metaKey) this.#game.select(toggleCell(before, cell));
    else if (event.shiftKey) this.#game.select(extendTo(before, cell));
    else this.#game.select(selectOnly(cell));
    this.#pointer = event.pointerId;
  }

  /** A small digit is chosen by Alt and a click; or, for colours, by pressing it in a cell that is selected already. */
  #picks(event: PointerEvent, cell: number): boolean {
    const digit = digitAt(event.target);
    const { cells } = this.#game.selected;
    const isAgain = this.#board.active === "colour" && cells.length === 1 && cells[0] === cell;
    if (!digit || this.#game.isLocked || holdOf(event) || !(event.altKey || isAgain)) return false;
    if (!isAgain) this.#game.select(selectOnly(cell));
    return this.#entering.pick(cell * 9 + digit - 1);
  }

  /** A touch keeps its first target, so the cell under it is looked up by its place; a mouse is known to be where it is. Where components are tested, there are no places. */
  #cellUnder({ pointerType, target, clientX, clientY }: PointerEvent): number | null {
    return cellOf(
      pointerType === "mouse" || !this.#root.elementFromPoint ? target : this.#root.elementFromPoint(clientX, clientY),
    );
  }

  #drag(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer || event.buttons === 0) return;
    const cell = this.#cellUnder(event);
    if (cell === null || cell === this.#game.selected.cursor) return;
    this.#tap = null;
    this.#dragging = true;
    this.#game.select(extendTo(this.#game.selected, cell));
  }

  /** A digit goes in when the pointer is lifted, not before: a touch may turn out to scroll the page. */
  #lift(event: PointerEvent): void {
    const aimed = this.#aimed;
    this.#release();
    if (aimed >= 0 && this.#cellUnder(event) === aimed) this.#entering.applyArmed(aimed, holdOf(event));
  }

  #release(): void {
    this.#pointer = -1;
    this.#aimed = -1;
    if (!this.#dragging) return;
    this.#dragging = false;
    this.#board.requestUpdate();
  }

  #doubleClick(event: MouseEvent): void {
    const cell = cellOf(event.target);
    // Taps have been counted already, and not every browser makes double clicks of them.
    const isTouch = (event as Partial<PointerEvent>).pointerType === "touch" || this.#tap !== null;
    if (cell !== null && !isTouch && !this.#board.armed) this.#double(cell);
  }

  #double(cell: number): void {
    const isColouring = this.#board.active === "colour";
    if (isColouring || this.#game.isLocked || !this.#entering.enterLone(cell))
      this.#game.select(selectCells(this.#game.cellsLike(cell), cell));
  }

  // -- keys ---------------------------------------------------------------------------------------------------------

  #key(event: KeyboardEvent): void {
    if (cellOf(event.target) === null) return;
    this.#hold(event);
    if (event.defaultPrevented) return;
    if (this.take(event)) event.preventDefault();
  }

  /** Handles a key, wherever on the page it was pressed; false when it means nothing here. */
  take(event: KeyboardEvent): boolean {
    return this.#move(event) || this.#command(event);
  }

  /** Which modifiers are down is part of every key's event. */
  #hold(event: KeyboardEvent): void {
    const isOther = event.altKey || event.getModifierState("AltGraph");
    this.#entering.hold(isOther || this.#game.isLocked ? null : holdOf(event));
  }

  /** Held keys are unknown once the keyboard is elsewhere. From cell to cell it stays here. */
  #leave({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && this.#root.contains(relatedTarget))) this.#entering.hold(null);
  }

  #move(event: KeyboardEvent): boolean {
    if (event.altKey || event.metaKey || isNumpadDigit(event)) return false;
    const { selected } = this.#game;
    const cell = moveFrom(selected.cursor, event.key, event.ctrlKey);
    if (cell === null) return false;
    this.#game.select(event.shiftKey ? extendTo(selected, cell) : selectOnly(cell));
    return true;
  }

  #command(event: KeyboardEvent): boolean {
    const command = commandOf(event);
    if (!command) return false;
    if (command.do === "speak") this.#board.speak(command.what);
    else if (command.do === "select-all") this.#game.select(selectCells(Array(81).keys(), this.#game.selected.cursor));
    else if (command.do === "collapse") return this.#collapse();
    else return !this.#game.isLocked && this.#edit(command);
    return true;
  }

  /** False when the key is left to the page. */
  #edit(command: Command): boolean {
    if (command.do === "digit") this.#entering.press(command.digit, modeWhile(command.hold, this.#entering.mode));
    else if (command.do === "apply") return this.#apply(command);
    else if (command.do === "pick") return this.#entering.pick(this.#game.selected.cursor * 9 + command.digit - 1);
    else if (command.do === "mode") this.#board.mode = command.mode;
    else if (command.do === "erase") this.#board.erase();
    else if (command.do === "undo") this.#board.undo();
    else if (command.do === "redo") this.#board.redo();
    else if (command.do === "toggle-notes") this.#board.mode = this.#board.mode === "corner" ? "digit" : "corner";
    return true;
  }

  /** Enter and Space put an armed digit into the cell; without one, Space goes to the next mode. */
  #apply({ key, hold }: Extract<Command, { do: "apply" }>): boolean {
    if (this.#board.armed) this.#entering.applyArmed(this.#game.selected.cursor, hold);
    else if (key === " " && !hold) this.#board.mode = nextMode(this.#board.mode ?? "digit");
    else return false;
    return true;
  }

  /** Escape is left to the page (to close something) when there is nothing here to end. */
  #collapse(): boolean {
    const { cells, cursor } = this.#game.selected;
    if (this.#board.armed) this.#board.armed = 0;
    else if (cells.length > 1) this.#game.select(selectOnly(cursor));
    else return this.#entering.pick(-1);
    return true;
  }
}

function cellOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest("[data-cell]") : null;
  return element ? Number(element.getAttribute("data-cell")) : null;
}

/** The small digit under a pointer, or 0. */
function digitAt(target: EventTarget | null): number {
  const element = target instanceof Element ? target.closest("[data-digit]") : null;
  return element ? Number(element.getAttribute("data-digit")) : 0;
}
