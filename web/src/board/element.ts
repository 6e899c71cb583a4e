/**
 * `<nonet-board>`: a Sudoku board that plays by keyboard, mouse, touch and screen reader. Needs no engine and no network.
 */
import type { PropertyValues, TemplateResult } from "lit";
import { decodeGame, encodeRecord, encodeState } from "../sudoku/codec.js";
import * as model from "../sudoku/game.js";
import { text81 } from "../sudoku/geometry.js";
import { type Highlight, mapHighlight } from "../sudoku/highlight.js";
import { problemLabel } from "../sudoku/labels.js";
import { selectCells, selectOnly } from "../sudoku/selection.js";
import { FLAGS, TEXT } from "./attributes.js";
import { colourStyles } from "./colour-styles.js";
import { drawingStyles } from "./drawing-styles.js";
import { EnteringBoard } from "./entering.js";
import { BoardInput, type InputHost } from "./input.js";
import { renderBoard } from "./render.js";
import { ripple } from "./ripple.js";
import { boardStyles } from "./styles.js";
import { guardValues } from "./value-checks.js";

export type Theme = "" | "light" | "dark";

/**
 * @tagname nonet-board
 *
 * @attr {string} puzzle - The puzzle to load: 81 characters or nine rows, blanks as `. 0 _ * -`. Setting it starts a new game.
 * @attr {"notes"|"candidates"} marks - Small digits: the player's notes (default), or the candidates that the values leave.
 * @attr {"digit"|"corner"|"centre"|"colour"} mode - What digit keys do: enter (default), note in the corners or the middle, or colour.
 * @attr {"cell"|"digit"} entry - Digits go to the selected cells (default), or a digit is chosen first and goes to every cell pressed.
 * @attr {number} armed - The digit (1–9) that was chosen first; 0 for none.
 * @attr {boolean} keep-notes - Entering a digit leaves alone the notes that it contradicts.
 * @attr {boolean} patterns - Colours have patterns too.
 * @attr {boolean} no-peers - Do not tint the row, column and box of the selected cell.
 * @attr {boolean} no-same - Do not tint the cells with the selected cell's digit.
 * @attr {"off"|"rules"|"solution"} assist - What is marked: nothing, digits that stand twice in a house (default), or also entries that are not the solution's.
 * @attr {"off"|"where"|"technique"|"reason"|"apply"} hints - How far hints may go (default: all the way).
 * @attr {"beginner"|"easy"|"medium"|"hard"|"expert"|"fiendish"|"extreme"} level - Without a puzzle, the board makes one of this level; also what `generate()` makes.
 * @attr {string} technique - The same for a technique that the puzzle needs, by its id, like `x-wing`.
 * @attr {string} engine-url - The folder with the engine's files (`worker.js`, `nonet.wasm`, `nonet-text.wasm`); by default beside the script. What is there
 *   runs with the rights of the page: whoever may write this attribute can run code in it.
 * @attr {string} name - The name under which a form submits the digits: 81 characters, `.` for an empty cell.
 * @attr {boolean} required - A form is only complete when the puzzle is solved.
 * @attr {boolean} disabled - The board can be looked at, but not reached; a form leaves it out.
 * @attr {boolean} readonly - The player can look, move and select, but not change. Methods still can.
 * @attr {"light"|"dark"} theme - Fixes the colours; without it the board follows the inherited `color-scheme`.
 * @attr {string} storage-key - Keeps the game in the browser's storage under this name, and brings it back with its puzzle.
 * @attr {string} controls - Shows controls in the element: a list out of `pad modes undo erase notes hint check solve new restart`. Empty or
 *   `all`: all of them, `new` only where the board makes its puzzles itself (`level`, `technique`); `none`: none. Without it, the pad where one points with
 *   a finger (`pointer: coarse`) and can enter digits. Below the board, from 760 px on beside it.
 * @attr {boolean} timer - Shows the time played (`seconds`), which runs while the board is on the screen and not solved.
 * @attr {string} aria-label - Names the grid to screen readers; by default its label does, or "Sudoku" in the element's language.
 * @attr {string} aria-labelledby - The ids of elements beside it whose texts name the grid, before `aria-label`.
 * @attr {string} lang - Language of labels; by default that of the nearest element with `lang`.
 *
 * @fires nonet-ready - Once, after the first rendering.
 * @fires nonet-input - Before a change; cancelable.
 * @fires nonet-change - After a change.
 * @fires nonet-select - The selection or its cursor changed.
 * @fires nonet-hint - A hint went one stage further, or a step is shown.
 * @fires nonet-solved - The grid is full and nothing conflicts.
 * @fires nonet-error - A puzzle or state could not be read, and the board keeps what it had; a game could not be kept; or the engine could not help.
 *
 * @slot - What is shown before the element is defined, and without JavaScript: the puzzle as a table, a link.
 * @slot toolbar - Buttons of the page's own, behind the tools.
 * @slot footer - What stands below everything.
 *
 * @csspart grid - The frame with the 81 cells.
 * @csspart cell - A cell.
 * @csspart given - A cell whose digit was given; a `cell` too.
 * @csspart entry - A cell whose digit was entered; a `cell` too.
 * @csspart marks - The small digits of a cell.
 * @csspart centre - Those in the middle of the cell.
 * @csspart mark - A small digit that is shown.
 * @csspart colours - The colours of a cell.
 * @csspart links - The lines of a drawing, an SVG over the whole board.
 * @csspart message - The complaint about a bad `puzzle`.
 * @csspart controls - All controls; beside the board a column.
 * @csspart timer - The time.
 * @csspart button - Every button: of the pad, modes, tools and card.
 * @csspart pad - The nine digits.
 * @csspart digit - A digit of the pad; a `button` too.
 * @csspart modes - What digits do.
 * @csspart mode - One of the modes; a `button` too.
 * @csspart tools - The tools.
 * @csspart tool - Any of the tools; a `button` too.
 * @csspart undo - The tool that takes a step back.
 * @csspart redo - The tool that makes it again.
 * @csspart erase - The tool that empties cells.
 * @csspart fill - The tool that fills in all notes.
 * @csspart clear - The tool that takes them away.
 * @csspart check - The tool that marks what is wrong.
 * @csspart solve - The tool that fills the board.
 * @csspart new - The tool that makes another puzzle.
 * @csspart restart - The tool that starts over.
 * @csspart hint - The tool that gives hints, and the card while it has one.
 * @csspart card - What is below the controls: a hint, which is a `hint` too, or a message, which is a `status` too.
 * @csspart hint-title - The title of a hint.
 * @csspart status - The card while it has a message.
 * @csspart action - A button of the card that goes on; a `button` too.
 * @csspart close - The button of the card that closes it; a `button` too.
 *
 * @cssprop --nonet-background - Colour of the cells.
 * @cssprop --nonet-line - Colour of frame and box lines.
 * @cssprop --nonet-line-thin - Colour of the lines between cells.
 * @cssprop [--nonet-line-width=2px] - Width of frame and box lines, in whole pixels.
 * @cssprop --nonet-given - Colour of givens.
 * @cssprop --nonet-entry - Colour of entered digits.
 * @cssprop --nonet-note - Colour of small digits.
 * @cssprop --nonet-selected - Tint of selected cells.
 * @cssprop --nonet-same - Tint of cells with the selected digit.
 * @cssprop --nonet-peer - Tint of the selected cell's peers.
 * @cssprop --nonet-conflict - Colour of digits that conflict and of their corner.
 * @cssprop --nonet-focus - Colour of the focus ring.
 * @cssprop --nonet-hint - Colour of a hint's target.
 * @cssprop --nonet-hint-tint - Background of a hint's target.
 * @cssprop --nonet-hint-cause - Colour of the rings around what forces it.
 * @cssprop --nonet-hint-house - Tint of the houses of a hint.
 * @cssprop --nonet-hint-second - Colour of a second kind of marked digits and of hatched houses.
 * @cssprop --nonet-hint-third - Colour of a third kind of marked digits.
 * @cssprop --nonet-hint-link - Colour of the lines between digits.
 * @cssprop --nonet-colour-1 - The first of the nine colours of cells. Digits must be readable on it.
 * @cssprop --nonet-colour-2 - The second of the nine colours of cells. Digits must be readable on it.
 * @cssprop --nonet-colour-3 - The third of the nine colours of cells. Digits must be readable on it.
 * @cssprop --nonet-colour-4 - The fourth of the nine colours of cells. Digits must be readable on it.
 * @cssprop --nonet-colour-5 - The fifth of the nine colours of cells. Digits must be readable on it.
 * @cssprop --nonet-colour-6 - The sixth of the nine colours of cells. Digits must be readable on it.
 * @cssprop --nonet-colour-7 - The seventh of the nine colours of cells. Digits must be readable on it.
 * @cssprop --nonet-colour-8 - The eighth of the nine colours of cells. Digits must be readable on it.
 * @cssprop --nonet-colour-9 - The ninth of the nine colours of cells. Digits must be readable on it.
 * @cssprop --nonet-accent - Colour of emphasis in the controls; by default that of entered digits.
 * @cssprop --nonet-on-accent - Colour of text on that.
 * @cssprop --nonet-button - Colour of buttons.
 * @cssprop --nonet-button-text - Colour of their text.
 * @cssprop --nonet-button-edge - Colour of their edge.
 * @cssprop [--nonet-button-radius=9px] - Radius of buttons and of the card.
 * @cssprop [--nonet-radius=6px] - Radius of the frame.
 * @cssprop --nonet-font - Font family.
 * @cssprop [--nonet-touch-action=pan-y pinch-zoom] - Set `pinch-zoom` to let touch drags select in every direction.
 */
export class NonetBoard extends EnteringBoard implements InputHost {
  /** @internal */
  static override styles = [boardStyles, drawingStyles, colourStyles];
  /** @internal */
  static override properties = {
    ...EnteringBoard.properties,
    marks: { noAccessor: true, reflect: true },
    puzzle: { noAccessor: true },
    readonly: { type: Boolean, reflect: true },
    patterns: { type: Boolean, reflect: true },
    noPeers: { type: Boolean, reflect: true, attribute: "no-peers" },
    noSame: { type: Boolean, reflect: true, attribute: "no-same" },
    theme: TEXT,
    storageKey: { attribute: "storage-key" },
    state: { noAccessor: true, attribute: false },
    record: { noAccessor: true, attribute: false },
    selection: { noAccessor: true, attribute: false },
    highlight: { noAccessor: true, attribute: false },
    wrong: { noAccessor: true, attribute: false },
    // What was set before the element was defined is taken in this order, and a game that is loaded begins its time anew.
    seconds: { noAccessor: true, attribute: false },
  };
  /** @internal */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, "lang", "aria-label", "aria-labelledby"];
  }

  /** @internal The accessors of properties are there when the class is finished, and are then looked after once. */
  protected static override finalize(): void {
    const isNew = this === NonetBoard && !Object.hasOwn(this, "finalized");
    super.finalize();
    if (isNew) guardValues(this.prototype);
  }

  declare readonly: boolean;
  /** Colours have patterns too. */
  declare patterns: boolean;
  /** Do not tint the row, column and box of the selected cell. */
  declare noPeers: boolean;
  /** Do not tint the cells with the selected cell's digit. */
  declare noSame: boolean;
  declare theme: Theme;
  /** The name under which the game is kept in the browser's storage; "" keeps nothing. */
  declare storageKey: string;

  #highlight: Highlight | null = null;
  /** The cell that has the keyboard, or gets it. */
  #focusable = 0;
  readonly #input = new BoardInput(this);

  constructor() {
    super();
    this.readonly = false;
    this.patterns = false;
    this.noPeers = false;
    this.noSame = false;
    this.theme = "";
    this.storageKey = "";
  }

  // -- properties ---------------------------------------------------------------------------------------------------

  /** The text of the puzzle last loaded by attribute or `load`. Setting it starts a new game. */
  get puzzle(): string {
    return this.loaded;
  }
  /** "" and what frameworks set for "nothing" is no puzzle: the game stays. */
  set puzzle(text: string | null | undefined) {
    if (text?.trim()) this.load(text);
  }

  /** Which small digits are shown. */
  get marks(): model.Marks {
    return this.game.marks;
  }
  set marks(marks: model.Marks | null) {
    const next = model.withMarks(this.game, marks === "candidates" ? "candidates" : "notes");
    if (next !== this.game) this.take(next, "marks");
  }

  /** The whole position in one string that round-trips: givens, entries, notes, colours, struck-out candidates. Setting it clears the history. */
  get state(): string {
    return encodeState(this.game);
  }
  /** Nothing, as storages answer where nothing is kept, changes nothing. */
  set state(text: string | null | undefined) {
    if (text != null) this.restore(text);
  }

  /** The position with all of its undo history, in one string. */
  get record(): string {
    return encodeRecord(this.game);
  }
  set record(text: string | null | undefined) {
    if (text != null) this.restore(text);
  }

  /** 81 characters, `.` for an empty cell. */
  get value(): string {
    return text81(model.valuesOf(this.game));
  }
  /** The givens: 81 characters, `.` where there is none. */
  get givens(): string {
    return text81(this.game.givens);
  }
  /** The candidates that the values and the player leave: 81 masks, bit `digit - 1`; 0 in filled cells. */
  get candidates(): Uint16Array {
    return Uint16Array.from(model.candidatesOf(this.game));
  }
  /** The cells whose digit stands a second time in a house. */
  get conflicts(): number[] {
    return [...model.conflictsOf(model.valuesOf(this.game))];
  }
  /** True when there is a step to take back. */
  get canUndo(): boolean {
    return this.game.at > 0;
  }
  /** True when there is an undone step. */
  get canRedo(): boolean {
    return this.game.at < this.game.steps.length;
  }
  /** How many steps the history has, undone ones included. */
  get steps(): number {
    return this.game.steps.length;
  }
  /** How many of them are in force. */
  get at(): number {
    return this.game.at;
  }
  /** True when the player has done something, even if it was undone. */
  get touched(): boolean {
    return model.isTouched(this.game);
  }
  /** True when the grid is full and nothing conflicts. */
  get solved(): boolean {
    return model.isSolved(this.game);
  }

  /** The selected cells, 0–80 row by row. */
  get selection(): number[] {
    return [...this.selected.cells];
  }
  set selection(cells: Iterable<number> | null | undefined) {
    this.changeSelection(selectCells(cells ?? [], this.selected.cursor));
  }
  /** The cell that has the keyboard. */
  get cursor(): number {
    return this.selected.cursor;
  }

  /** What is drawn over the board; null for nothing. It stays until it is changed. */
  get highlight(): Highlight | null {
    return this.#highlight;
  }
  set highlight(highlight: Highlight | null | undefined) {
    this.#highlight = highlight ?? null;
    this.requestUpdate();
  }
  /** Cells whose entries are marked as wrong, by colour, shape and label. The board itself knows no solution. */
  get wrong(): number[] {
    return [...this.wrongCells];
  }
  set wrong(cells: Iterable<number> | null | undefined) {
    const next = new Set(cells);
    if (next.size === this.wrongCells.size && [...next].every((cell) => this.wrongCells.has(cell))) return;
    this.wrongCells = next;
    this.requestUpdate();
  }

  // -- methods ------------------------------------------------------------------------------------------------------

  /**
   * Starts a new game with a puzzle, or goes on with a `state` or `record`. Returns false, fires `nonet-error` and shows why when the text is no puzzle; the game that was on the
   * board is then still there.
   */
  load(puzzle: string | ArrayLike<number>): boolean {
    if (typeof puzzle !== "string") return this.start(text81(Array.from(puzzle ?? [])));
    return decodeGame(puzzle) ? (this.restore(puzzle), true) : this.start(puzzle);
  }

  /** Sets the values of cells (0 empties one) as one step; givens are left alone. */
  place(values: Iterable<readonly [cell: number, value: number]>): void {
    const list = [...values];
    const focus = list.length === 1 ? [list[0]![0]] : [];
    const done = this.change({ kind: "place", cells: list.map(([cell]) => cell) }, (game) =>
      model.place(game, list, focus, !this.keepNotes),
    );
    if (done && focus.length) this.changeSelection(selectOnly(focus[0]!));
  }
  /** Strikes out candidates (ids `cell * 9 + digit - 1`) as one step. */
  eliminate(candidates: Iterable<number>): void {
    const list = [...candidates];
    const cells = list.map((candidate) => Math.floor(candidate / 9));
    this.change({ kind: "eliminate", cells }, (game) => model.eliminate(game, list));
  }
  /** Takes out everything but the givens, as one step. */
  reset(): void {
    this.change({ kind: "reset", cells: [] }, model.reset);
  }
  /** Takes back the last step and selects the cells it was made in. */
  undo(): void {
    this.travel(this.game.at - 1);
  }
  /** Does the last undone step again. */
  redo(): void {
    this.travel(this.game.at + 1);
  }
  /** Undoes or redoes until `step` steps are in force (0: the beginning), and selects the cells of the last one that it passed. */
  goTo(step: number): void {
    this.travel(step);
  }
  /**
   * Returns to the position of a state text of the same puzzle, as one step that can be undone; which small digits are shown stays.
   * False, and nothing changes, when the text is no state, is of another puzzle, or a listener refused it.
   */
  adopt(state: string): boolean {
    const other = decodeGame(state);
    if (!other || !model.isSamePuzzle(this.game, other)) return false;
    return (
      model.adopt(this.game, other) === this.game ||
      this.change({ kind: "place", cells: [] }, (game) => model.adopt(game, other))
    );
  }
  /** A short, quiet wave over the cells, starting at the cursor. Does nothing where reduced motion is wanted. */
  celebrate(): void {
    // The last digit is part of it, so it has to be there first.
    void this.updateComplete.then(() =>
      ripple(this.renderRoot.querySelectorAll<HTMLElement>(".cell"), this.selected.cursor),
    );
  }

  // -- life cycle ---------------------------------------------------------------------------------------------------

  /** @internal */
  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    // Where it stays, styles and the form would go by its being there.
    if (after === "false" && FLAGS.has(name)) this.removeAttribute(name);
    else if (name === "aria-label" || name === "aria-labelledby") this.requestUpdate();
    else if (name === "lang") this.language.follow();
    else super.attributeChangedCallback(name, before, after);
  }

  /** @internal */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.#input.listen(root as ShadowRoot);
    return root;
  }

  /** @internal */
  protected override render(): TemplateResult {
    // To move the keyboard with every step of a drag would cost more than the rest of it.
    if (!this.#input.isDragging) this.#focusable = this.selected.cursor;
    const text = this.language.text ?? ((): string => "");
    const board = renderBoard({
      view: this.view,
      selection: this.selected,
      focusable: this.#focusable,
      highlight: mapHighlight(this.#highlight),
      text,
      name: this.givenName,
      busy: this.busy,
      disabled: this.isOff,
      readonly: this.readonly,
      armed: this.armed,
      picked: this.picked,
      noPeers: this.noPeers,
      noSame: this.noSame,
      problem: this.problem ? problemLabel(text, this.problem) : "",
      spoken: this.spoken,
    });
    return this.framed(board, text);
  }

  /** @internal */
  protected override firstUpdated(): void {
    this.emit("nonet-ready", null);
  }

  /** @internal */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#input.isDragging) return;
    const active = (this.renderRoot as ShadowRoot).activeElement;
    if (active?.hasAttribute("data-cell") && active !== this.cursorElement) this.focus({ preventScroll: true });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "nonet-board": NonetBoard;
  }
}
