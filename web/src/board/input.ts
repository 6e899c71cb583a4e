/** Turns pointer and keyboard events into selections and changes. */
import { commandOf, isNumpadDigit, type Question } from "./keyboard.js";
import { extendTo, moveFrom, type Selection, selectCells, selectOnly, toggleCell } from "./selection.js";
import type { EntryMode } from "./element.js";

/** What input needs of the board. */
export interface InputHost {
  readonly readonly: boolean;
  readonly currentSelection: Selection;
  mode: EntryMode | null;
  changeSelection(selection: Selection): void;
  cellsLike(cell: number): number[];
  speak(what: Question): void;
  enter(digit: number): void;
  note(digit: number): void;
  erase(): void;
  undo(): void;
  redo(): void;
  focus(options?: FocusOptions): void;
}

export class BoardInput {
  readonly #host: InputHost;
  #root!: ShadowRoot;
  /** The pointer that drags a selection, or -1. */
  #pointer = -1;

  constructor(host: InputHost) {
    this.#host = host;
  }

  listen(root: ShadowRoot): void {
    this.#root = root;
    root.addEventListener("pointerdown", (event) => this.#press(event as PointerEvent));
    root.addEventListener("pointermove", (event) => this.#drag(event as PointerEvent));
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) {
      root.addEventListener(type, () => (this.#pointer = -1));
    }
    root.addEventListener("dblclick", (event) => this.#selectAlike(event as MouseEvent));
    root.addEventListener("keydown", (event) => this.#key(event as KeyboardEvent));
  }

  #press(event: PointerEvent): void {
    const cell = cellOf(event.target);
    if (cell === null || event.button !== 0 || !event.isPrimary) return;
    const { currentSelection } = this.#host;
    if (event.ctrlKey || event.metaKey) this.#host.changeSelection(toggleCell(currentSelection, cell));
    else if (event.shiftKey) this.#host.changeSelection(extendTo(currentSelection, cell));
    else this.#host.changeSelection(selectOnly(cell));
    this.#pointer = event.pointerId;
    this.#host.focus({ preventScroll: true });
  }

  /** A touch keeps its first target, so the cell under the pointer is looked up by its place. */
  #drag(event: PointerEvent): void {
    if (event.pointerId !== this.#pointer || event.buttons === 0) return;
    const cell = cellOf(this.#root.elementFromPoint(event.clientX, event.clientY));
    if (cell === null || cell === this.#host.currentSelection.cursor) return;
    this.#host.changeSelection(extendTo(this.#host.currentSelection, cell));
  }

  #selectAlike(event: MouseEvent): void {
    const cell = cellOf(event.target);
    if (cell !== null) this.#host.changeSelection(selectCells(this.#host.cellsLike(cell), cell));
  }

  #key(event: KeyboardEvent): void {
    if (cellOf(event.target) === null || event.defaultPrevented) return;
    if (this.#move(event) || this.#command(event)) event.preventDefault();
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
    else if (command.do === "select-all") host.changeSelection(selectCells(Array(81).keys(), host.currentSelection.cursor));
    else if (command.do === "collapse") return this.#collapse();
    else if (host.readonly) return false;
    else this.#edit(command);
    return true;
  }

  #edit(command: NonNullable<ReturnType<typeof commandOf>>): void {
    const host = this.#host;
    if (command.do === "digit") {
      const noting = (host.mode === "corner") !== command.other;
      if (noting) host.note(command.digit);
      else host.enter(command.digit);
    } else if (command.do === "erase") host.erase();
    else if (command.do === "undo") host.undo();
    else if (command.do === "redo") host.redo();
    else if (command.do === "toggle-mode") host.mode = host.mode === "corner" ? "digit" : "corner";
  }

  /** Escape is left to the page (to close something) when there is only one cell selected. */
  #collapse(): boolean {
    const { currentSelection } = this.#host;
    if (currentSelection.cells.length < 2) return false;
    this.#host.changeSelection(selectOnly(currentSelection.cursor));
    return true;
  }
}

function cellOf(target: EventTarget | null): number | null {
  const element = target instanceof Element ? target.closest("[data-cell]") : null;
  return element ? Number(element.getAttribute("data-cell")) : null;
}
