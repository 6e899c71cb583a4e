/** Turns pointer and keyboard events into selections and changes. */
import {
  type Command,
  commandOf,
  type EntryMode,
  type Hold,
  holdOf,
  isNumpadDigit,
  nextMode,
  type Question,
} from "../sudoku/keyboard.js";
import { extendTo, moveFrom, type Selection, selectCells, selectOnly, toggleCell } from "../sudoku/selection.js";

/** What input needs of the board. */
export interface InputHost {
  readonly isLocked: boolean;
  readonly currentSelection: Selection;
  /** The mode in force, held keys considered. */
  readonly active: EntryMode;
  mode: EntryMode | null;
  armed: number | null;
  changeSelection(selection: Selection): void;
  hold(hold: Hold): void;
  cellsLike(cell: number): number[];
  speak(what: Question): void;
  pressHeld(digit: number, hold: Hold): void;
  applyArmed(cell: number, hold: Hold): void;
  pick(candidate: number): boolean;
  enterLone(cell: number): boolean;
  erase(): void;
  undo(): void;
  redo(): void;
  focus(options?: FocusOptions): void;
  requestUpdate(): void;
}

/** Two taps on a cell within this time are a double tap. */
const DOUBLE_TAP_MS = 400;

export class BoardInput {
  readonly #host: InputHost;
  #root!: ShadowRoot;
  /** The pointer that drags a selection, or -1. */
  #pointer = -1;
  #dragging = false;
  /** The cell that gets the armed digit when the pointer is lifted there, or -1. */
  #aimed = -1;
  /** The last tap; with a mouse there is none. */
  #tap: { cell: number; time: number } | null = null;

  constructor(host: InputHost) {
    this.#host = host;
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
    const host = this.#host;
    if (host.armed && !host.isLocked) this.#aimed = cell;
    else this.#select(event, cell);
    host.focus({ preventScroll: true });
  }

  #select(event: PointerEvent, cell: number): void {
    const host = this.#host;
    const before = host.currentSelection;
    const isTap = event.pointerType === "touch";
    if (this.#picks(event, cell)) return;
    if (isTap && this.#tap?.cell === cell && event.timeStamp - this.#tap.time < DOUBLE_TAP_MS) {
      this.#tap = null;
      return this.#double(cell);
    }
    this.#tap = isTap ? { cell, time: event.timeStamp } : null;
    if (event.ctrlKey || event.metaKey) host.changeSelection(toggleCell(before, cell));
    else if (event.shiftKey) host.changeSelection(extendTo(before, cell));
    else host.changeSelection(selectOnly(cell));
    this.#pointer = event.pointerId;
  }

  /** A small digit is chosen by Alt and a click; or, for colours, by pressing it in a cell that is selected already. */
  #picks(event: PointerEvent, cell: number): boolean {
    const host = this.#host;
    const digit = digitAt(event.target);
    const { cells } = host.currentSelection;
    const isAgain = host.active === "colour" && cells.length === 1 && cells[0] === cell;
    if (!digit || host.isLocked || holdOf(event) || !(event.altKey || isAgain)) return false;
    if (!isAgain) host.changeSelection(selectOnly(cell));
    return host.pick(cell * 9 + digit - 1);
  }

  /** A touch keeps its first target, so the cell under it is looked up by its place; a mouse is known to be where it is. */
  #cellUnder({ pointerType, target, clientX, clientY }: PointerEvent): number | null {
    return cellOf(pointerType === "mouse" ? target : this.#root.elementFromPoint(clientX, clientY));
  }

  #drag(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer || event.buttons === 0) return;
    const cell = this.#cellUnder(event);
    if (cell === null || cell === this.#host.currentSelection.cursor) return;
    this.#tap = null;
    this.#dragging = true;
    this.#host.changeSelection(extendTo(this.#host.currentSelection, cell));
  }

  /** A digit goes in when the pointer is lifted, not before: a touch may turn out to scroll the page. */
  #lift(event: PointerEvent): void {
    const aimed = this.#aimed;
    this.#release();
    if (aimed >= 0 && this.#cellUnder(event) === aimed) this.#host.applyArmed(aimed, holdOf(event));
  }

  #release(): void {
    this.#pointer = -1;
    this.#aimed = -1;
    if (!this.#dragging) return;
    this.#dragging = false;
    this.#host.requestUpdate();
  }

  #doubleClick(event: MouseEvent): void {
    const cell = cellOf(event.target);
    // Taps have been counted already, and not every browser makes double clicks of them.
    const isTouch = (event as Partial<PointerEvent>).pointerType === "touch" || this.#tap !== null;
    if (cell !== null && !isTouch && !this.#host.armed) this.#double(cell);
  }

  #double(cell: number): void {
    const host = this.#host;
    const isColouring = host.active === "colour";
    if (isColouring || host.isLocked || !host.enterLone(cell))
      host.changeSelection(selectCells(host.cellsLike(cell), cell));
  }

  // -- keys ---------------------------------------------------------------------------------------------------------

  #key(event: KeyboardEvent): void {
    if (cellOf(event.target) === null) return;
    this.#hold(event);
    if (event.defaultPrevented) return;
    if (this.#move(event) || this.#command(event)) event.preventDefault();
  }

  /** Which modifiers are down is part of every key's event. */
  #hold(event: KeyboardEvent): void {
    const isOther = event.altKey || event.getModifierState("AltGraph");
    this.#host.hold(isOther || this.#host.isLocked ? null : holdOf(event));
  }

  /** What is held is unknown once the keyboard is elsewhere. From cell to cell it stays here. */
  #leave({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && this.#root.contains(relatedTarget))) this.#host.hold(null);
  }

  #move(event: KeyboardEvent): boolean {
    if (event.altKey || event.metaKey || isNumpadDigit(event)) return false;
    const { currentSelection } = this.#host;
    const cell = moveFrom(currentSelection.cursor, event.key, event.ctrlKey);
    if (cell === null) return false;
    this.#host.changeSelection(event.shiftKey ? extendTo(currentSelection, cell) : selectOnly(cell));
    return true;
  }

  #command(event: KeyboardEvent): boolean {
    const command = commandOf(event);
    if (!command) return false;
    const host = this.#host;
    if (command.do === "speak") host.speak(command.what);
    else if (command.do === "select-all")
      host.changeSelection(selectCells(Array(81).keys(), host.currentSelection.cursor));
    else if (command.do === "collapse") return this.#collapse();
    else return !host.isLocked && this.#edit(command);
    return true;
  }

  /** False when the key is left to the page. */
  #edit(command: Command): boolean {
    const host = this.#host;
    if (command.do === "digit") host.pressHeld(command.digit, command.hold);
    else if (command.do === "apply") return this.#apply(command);
    else if (command.do === "pick") return host.pick(host.currentSelection.cursor * 9 + command.digit - 1);
    else if (command.do === "mode") host.mode = command.mode;
    else if (command.do === "erase") host.erase();
    else if (command.do === "undo") host.undo();
    else if (command.do === "redo") host.redo();
    else if (command.do === "toggle-notes") host.mode = host.mode === "corner" ? "digit" : "corner";
    return true;
  }

  /** Enter and Space put an armed digit into the cell; without one, Space goes to the next mode. */
  #apply({ key, hold }: Extract<Command, { do: "apply" }>): boolean {
    const host = this.#host;
    if (host.armed) host.applyArmed(host.currentSelection.cursor, hold);
    else if (key === " " && !hold) host.mode = nextMode(host.mode ?? "digit");
    else return false;
    return true;
  }

  /** Escape is left to the page (to close something) when there is nothing here to end. */
  #collapse(): boolean {
    const host = this.#host;
    const { cells, cursor } = host.currentSelection;
    if (host.armed) host.armed = 0;
    else if (cells.length > 1) host.changeSelection(selectOnly(cursor));
    else return host.pick(-1);
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
