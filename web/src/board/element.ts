/**
 * `<nonet-board>`: a Sudoku board that plays by keyboard, mouse, touch and screen reader. Needs no engine and no network.
 */
import { LitElement, type PropertyValues, type TemplateResult } from "lit";
import type { Localizer } from "../i18n/localizer.js";
import { decodeGame, encodeRecord, encodeState } from "./codec.js";
import type { BoardEventMap, ChangeDetail, ErrorDetail, InputDetail, SolvedDetail } from "./events.js";
import * as model from "./game.js";
import { BoardInput, type InputHost } from "./input.js";
import { type Highlight, mapHighlight } from "./highlight.js";
import type { Question } from "./keyboard.js";
import { answer, cellLabel, problemLabel, type View, viewOf } from "./labels.js";
import { BoardLanguage } from "./language.js";
import { ripple } from "./ripple.js";
import { parsePuzzle, type ParseProblem } from "./parse.js";
import { renderBoard } from "./render.js";
import { type Selection, selectCells, selectOnly } from "./selection.js";
import { drawingStyles } from "./drawing-styles.js";
import { boardStyles } from "./styles.js";

/** What digits do: `digit` enters them, `corner` notes them. */
export type EntryMode = "digit" | "corner";
export type Theme = "" | "light" | "dark";

/**
 * @tagname nonet-board
 *
 * @attr {string} puzzle - The puzzle to load: 81 characters or nine rows, blanks as `. 0 _ * -`. Setting it starts a new game.
 * @attr {"notes"|"candidates"} marks - Small digits: the player's notes (default), or the candidates that the values leave.
 * @attr {"digit"|"corner"} mode - What digit keys do: enter (default) or note.
 * @attr {boolean} readonly - The player can look, move and select, but not change. Methods still can.
 * @attr {boolean} no-conflicts - Digits that stand twice in a house are not marked, nor told of.
 * @attr {"light"|"dark"} theme - Fixes the colours; without it the board follows the inherited `color-scheme`.
 * @attr {string} lang - Language of labels; by default that of the nearest element with `lang`.
 *
 * @fires nonet-ready - Once, after the first rendering.
 * @fires nonet-input - Before a change; cancelable.
 * @fires nonet-change - After a change.
 * @fires nonet-select - The selection or its cursor changed.
 * @fires nonet-solved - The grid is full and nothing conflicts.
 * @fires nonet-error - A puzzle or state could not be read; the board keeps what it had.
 *
 * @csspart grid - The frame with the 81 cells.
 * @csspart cell - A cell; also `given` or `entry` when it holds a digit.
 * @csspart marks - The nine places for small digits of a cell. A shown one is `mark`.
 * @csspart links - The lines of a drawing, an SVG over the whole board.
 * @csspart message - The complaint about a bad `puzzle`.
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
 * @cssprop --nonet-hint - Colour of a hint's target; `--nonet-hint-tint` is its background.
 * @cssprop --nonet-hint-cause - Colour of the rings around what forces it.
 * @cssprop --nonet-hint-house - Tint of the houses of a hint.
 * @cssprop --nonet-hint-second - Colour of a second kind of marked digits and of hatched houses; `--nonet-hint-third` is for a third.
 * @cssprop --nonet-hint-link - Colour of the lines between digits.
 * @cssprop [--nonet-radius=6px] - Radius of the frame.
 * @cssprop --nonet-font - Font family.
 * @cssprop [--nonet-touch-action=pan-y pinch-zoom] - Set `pinch-zoom` to let touch drags select in every direction.
 */
export class NonetBoard extends LitElement implements InputHost {
  /** @internal */
  static override styles = [boardStyles, drawingStyles];
  /** @internal */
  static override properties = {
    marks: { noAccessor: true, reflect: true },
    mode: { noAccessor: true, reflect: true },
    puzzle: { noAccessor: true },
    readonly: { type: Boolean, reflect: true },
    noConflicts: { type: Boolean, attribute: "no-conflicts" },
    theme: { reflect: true },
    state: { noAccessor: true, attribute: false },
    record: { noAccessor: true, attribute: false },
    selection: { noAccessor: true, attribute: false },
    highlight: { noAccessor: true, attribute: false },
    wrong: { noAccessor: true, attribute: false },
  };
  /** @internal */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, "lang"];
  }

  declare readonly: boolean;
  declare noConflicts: boolean;
  declare theme: Theme;

  #game = model.newGame(new Array<number>(81).fill(0));
  #selection: Selection = selectOnly(0);
  #highlight: Highlight | null = null;
  #wrong: ReadonlySet<number> = new Set();
  #mode: EntryMode = "digit";
  #puzzle = "";
  #problem: ParseProblem | null = null;
  #spoken = "";
  #wasSolved = false;
  readonly #language = new BoardLanguage(this);
  readonly #input = new BoardInput(this);

  constructor() {
    super();
    this.readonly = false;
    this.noConflicts = false;
    this.theme = "";
  }

  // -- properties ---------------------------------------------------------------------------------------------------

  /** The text of the puzzle last loaded by attribute or `load`. Setting it starts a new game. */
  get puzzle(): string {
    return this.#puzzle;
  }
  set puzzle(text: string | null) {
    if (text !== null) this.load(text);
  }

  /** Which small digits are shown. */
  get marks(): model.Marks {
    return this.#game.marks;
  }
  set marks(marks: model.Marks | null) {
    const next = model.withMarks(this.#game, marks === "candidates" ? "candidates" : "notes");
    if (next !== this.#game) this.#adopt(next, "marks");
  }

  /** What digit keys do. */
  get mode(): EntryMode {
    return this.#mode;
  }
  set mode(mode: EntryMode | null) {
    const next = mode === "corner" ? "corner" : "digit";
    if (next === this.#mode) return;
    const before = this.#mode;
    this.#mode = next;
    this.requestUpdate("mode", before);
    this.#emit("nonet-change", { kind: "mode", value: this.value } satisfies ChangeDetail);
  }

  /** The whole position in one string that round-trips: givens, entries, notes, struck-out candidates. Setting it clears the history. */
  get state(): string {
    return encodeState(this.#game);
  }
  set state(text: string) {
    this.#restore(text);
  }

  /** The position with all of its undo history, in one string. */
  get record(): string {
    return encodeRecord(this.#game);
  }
  set record(text: string) {
    this.#restore(text);
  }

  /** 81 characters, `.` for an empty cell. */
  get value(): string {
    return text81(model.valuesOf(this.#game));
  }
  /** The givens: 81 characters, `.` where there is none. */
  get givens(): string {
    return text81(this.#game.givens);
  }
  /** The candidates that the values and the player leave: 81 masks, bit `digit - 1`; 0 in filled cells. */
  get candidates(): Uint16Array {
    return Uint16Array.from(model.candidatesOf(this.#game));
  }
  /** The cells whose digit stands a second time in a house. */
  get conflicts(): number[] {
    return [...model.conflictsOf(model.valuesOf(this.#game))];
  }
  get canUndo(): boolean {
    return this.#game.at > 0;
  }
  get canRedo(): boolean {
    return this.#game.at < this.#game.steps.length;
  }
  /** How many steps the history has, undone ones included. */
  get steps(): number {
    return this.#game.steps.length;
  }
  /** How many of them are in force. */
  get at(): number {
    return this.#game.at;
  }
  /** True when the player has done something, even if it was undone. */
  get touched(): boolean {
    return model.isTouched(this.#game);
  }
  /** True when the grid is full and nothing conflicts. */
  get solved(): boolean {
    return model.isSolved(this.#game);
  }

  /** The selected cells, 0–80 row by row. */
  get selection(): number[] {
    return [...this.#selection.cells];
  }
  set selection(cells: Iterable<number>) {
    this.changeSelection(selectCells(cells, this.#selection.cursor));
  }
  /** The cell that has the keyboard. */
  get cursor(): number {
    return this.#selection.cursor;
  }

  /** What is drawn over the board; null for nothing. It stays until it is changed. */
  get highlight(): Highlight | null {
    return this.#highlight;
  }
  set highlight(highlight: Highlight | null) {
    this.#highlight = highlight;
    this.requestUpdate();
  }

  /** Cells whose entries are marked as wrong, by colour, shape and label. The board itself knows no solution. */
  get wrong(): number[] {
    return [...this.#wrong];
  }
  set wrong(cells: Iterable<number>) {
    const next = new Set(cells);
    if (next.size === this.#wrong.size && [...next].every((cell) => this.#wrong.has(cell))) return;
    this.#wrong = next;
    this.requestUpdate();
  }

  // -- methods ------------------------------------------------------------------------------------------------------

  /**
   * Starts a new game. Returns false, fires `nonet-error` and shows why when the text is no puzzle; the game that was on the
   * board is then still there.
   */
  load(puzzle: string | ArrayLike<number>): boolean {
    const parsed = parsePuzzle(typeof puzzle === "string" ? puzzle : text81(Array.from(puzzle)));
    if ("problem" in parsed) return this.#complain(parsed.problem), false;
    this.#puzzle = text81(parsed.cells);
    this.#problem = null;
    const firstEmpty = parsed.cells.indexOf(0);
    this.#selection = selectOnly(firstEmpty < 0 ? 0 : firstEmpty);
    this.#adopt(model.newGame(parsed.cells, this.#game.marks), "load");
    return true;
  }

  /** Enters a digit (1–9) in the selected cells, or takes it out where all of them hold it. */
  enter(digit: number): void {
    this.#change({ kind: "digit", digit }, (game, cells) => model.enterDigit(game, cells, digit));
  }
  /** Notes a digit in the selected empty cells, or takes the note out; in candidates mode strikes it out or restores it. */
  note(digit: number): void {
    this.#change({ kind: "note", digit }, (game, cells) => model.toggleMark(game, cells, digit));
  }
  /** Enters or notes a digit, as `mode` says. */
  press(digit: number): void {
    if (this.#mode === "corner") this.note(digit);
    else this.enter(digit);
  }
  /** Empties the selected cells: first their values, then their notes. */
  erase(): void {
    this.#change({ kind: "erase" }, model.erase);
  }
  /** Sets the values of cells (0 empties one) as one step; givens are left alone. */
  place(values: Iterable<readonly [cell: number, value: number]>): void {
    const list = [...values];
    const focus = list.length === 1 ? [list[0]![0]] : [];
    const done = this.#change({ kind: "place", cells: list.map(([cell]) => cell) }, (game) => model.place(game, list, focus));
    if (done && focus.length) this.changeSelection(selectOnly(focus[0]!));
  }
  /** Strikes out candidates (ids `cell * 9 + digit - 1`) as one step. */
  eliminate(candidates: Iterable<number>): void {
    const list = [...candidates];
    const cells = list.map((candidate) => Math.floor(candidate / 9));
    this.#change({ kind: "eliminate", cells }, (game) => model.eliminate(game, list));
  }
  /** Takes out everything but the givens, as one step. */
  reset(): void {
    this.#change({ kind: "reset", cells: [] }, model.reset);
  }
  /** Takes back the last step and selects the cells it was made in. */
  undo(): void {
    this.goTo(this.#game.at - 1);
  }
  /** Does the last undone step again. */
  redo(): void {
    this.goTo(this.#game.at + 1);
  }
  /** Undoes or redoes until `step` steps are in force (0: the beginning), and selects the cells of the last one that it passed. */
  goTo(step: number): void {
    const game = model.goTo(this.#game, step);
    if (game === this.#game) return;
    const kind = game.at < this.#game.at ? "undo" : "redo";
    if (this.#allowed({ kind, cells: [], digit: 0 })) this.#travel(kind, game);
  }
  /**
   * Returns to the position of a state text of the same puzzle, as one step that can be undone; which small digits are shown stays.
   * False, and nothing changes, when the text is no state, is of another puzzle, or a listener refused it.
   */
  adopt(state: string): boolean {
    const other = decodeGame(state);
    if (!other || !model.isSamePuzzle(this.#game, other)) return false;
    const next = model.adopt(this.#game, other);
    return next === this.#game || this.#change({ kind: "place", cells: [] }, () => next);
  }
  /** Gives the keyboard to the cell with the cursor. */
  override focus(options?: FocusOptions): void {
    if (!this.hasUpdated) void this.updateComplete.then(() => this.#cursorElement?.focus(options));
    else this.#cursorElement?.focus(options);
  }
  /** A short, quiet wave over the cells, starting at the cursor. Does nothing where reduced motion is wanted. */
  celebrate(): void {
    // The last digit is part of it, so it has to be there first.
    void this.updateComplete.then(() => ripple(this.renderRoot.querySelectorAll<HTMLElement>(".cell"), this.#selection.cursor));
  }

  // -- what input.ts asks for ---------------------------------------------------------------------------------------

  /** @internal */
  get currentSelection(): Selection {
    return this.#selection;
  }
  /** @internal */
  changeSelection(selection: Selection): void {
    this.#selection = selection;
    this.requestUpdate();
    this.#emit("nonet-select", { cells: selection.cells, cursor: selection.cursor });
  }
  /** @internal */
  cellsLike(cell: number): number[] {
    const values = model.valuesOf(this.#game);
    return values[cell] ? values.flatMap((value, other) => (value === values[cell] ? [other] : [])) : [cell];
  }
  /** Answers a question about the cell with the cursor through the board's live region. */
  speak(what: Question): void {
    const { text } = this.#language;
    if (text) this.announce(answer(text, this.#view(), this.#selection.cursor, what));
  }
  /** Says a text through the board's live region. */
  announce(text: string): void {
    // A repeated text is spoken again only when it differs.
    this.#spoken = text === this.#spoken ? `${text}\u00a0` : text;
    this.requestUpdate();
  }

  // -- life cycle ---------------------------------------------------------------------------------------------------

  /** @internal */
  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (name === "lang") this.#language.follow();
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
    const text = this.#language.text ?? ((): string => "");
    return renderBoard({
      view: this.#view(),
      selection: this.#selection,
      highlight: mapHighlight(this.#highlight),
      text,
      readonly: this.readonly,
      problem: this.#problem ? problemLabel(text, this.#problem) : "",
      spoken: this.#spoken,
    });
  }

  /** @internal */
  protected override firstUpdated(): void {
    this.#emit("nonet-ready", null);
  }

  /** @internal */
  protected override updated(_changed: PropertyValues): void {
    const active = (this.renderRoot as ShadowRoot).activeElement;
    if (active?.hasAttribute("data-cell") && active !== this.#cursorElement) this.focus({ preventScroll: true });
  }

  #view(): View {
    return viewOf(this.#game, { conflicts: !this.noConflicts, wrong: this.#wrong });
  }

  get #cursorElement(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-cell="${this.#selection.cursor}"]`);
  }

  // -- changes ------------------------------------------------------------------------------------------------------

  /** Makes a change unless it is none or the host refuses it; says whether it was made. */
  #change(
    wish: { kind: InputDetail["kind"]; digit?: number; cells?: number[] },
    mutate: (game: model.Game, cells: readonly number[]) => model.Game,
  ): boolean {
    const cells = wish.cells ?? this.selection;
    const next = mutate(this.#game, cells);
    if (next === this.#game || !this.#allowed({ kind: wish.kind, cells, digit: wish.digit ?? 0 })) return false;
    this.#adopt(next, wish.kind);
    if (wish.kind !== "place") this.#announceCell();
    return true;
  }

  #travel(kind: "undo" | "redo", game: model.Game): void {
    const { focus } = game.steps[kind === "undo" ? game.at : game.at - 1]!;
    this.#adopt(game, kind);
    if (focus.length) this.changeSelection(selectCells(focus, focus.at(-1)!));
    this.#announceCell();
  }

  #announceCell(): void {
    const { text } = this.#language;
    if (text) this.announce(cellLabel(text, this.#view(), this.#selection.cursor));
  }

  #allowed(detail: InputDetail): boolean {
    return this.#emit("nonet-input", detail, true);
  }

  #adopt(game: model.Game, kind: ChangeDetail["kind"]): void {
    const marksBefore = this.#game.marks;
    this.#game = game;
    if (game.marks !== marksBefore) this.requestUpdate("marks", marksBefore);
    else this.requestUpdate();
    this.#emit("nonet-change", { kind, value: this.value } satisfies ChangeDetail);
    this.#watchSolved(kind);
  }

  #watchSolved(kind: ChangeDetail["kind"]): void {
    const solved = this.solved;
    if (solved && !this.#wasSolved && kind !== "load" && kind !== "marks") {
      const by: SolvedDetail["by"] = kind === "digit" || kind === "undo" || kind === "redo" ? kind : "place";
      this.#emit("nonet-solved", { value: this.value, by } satisfies SolvedDetail);
    }
    this.#wasSolved = solved;
  }

  #restore(text: string): void {
    const game = decodeGame(text);
    if (!game) return this.#report((t) => ({ code: "state", message: t("board-bad-state"), line: 0, column: 0 }));
    this.#problem = null;
    this.#puzzle = text81(game.givens);
    const firstEmpty = model.valuesOf(game).indexOf(0);
    this.#selection = selectOnly(game.steps[game.at - 1]?.focus.at(-1) ?? Math.max(0, firstEmpty));
    this.#adopt(game, "load");
  }

  #complain(problem: ParseProblem): void {
    this.#problem = problem;
    this.requestUpdate();
    const { line, column } = problem;
    this.#report((t) => ({ code: "puzzle", message: problemLabel(t, problem), line, column }));
  }

  /** Waits for the language: an attribute is read before the texts can be there. */
  #report(describe: (t: Localizer) => ErrorDetail): void {
    this.#language.whenReady((text) => this.#emit("nonet-error", describe(text)));
  }

  #emit<K extends keyof BoardEventMap>(type: K, detail: BoardEventMap[K]["detail"], cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }
}

function text81(digits: readonly number[]): string {
  return digits.map((digit) => digit || ".").join("");
}

declare global {
  interface HTMLElementTagNameMap {
    "nonet-board": NonetBoard;
  }
}
