/**
 * A Sudoku board that plays by keyboard, mouse, touch and screen reader: what the site's own pages need of `<nonet-board>`. It asks no engine, stands in
 * no form and has no controls; `element.ts` adds those.
 */
import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  render,
  type TemplateResult,
} from "lit";
import type { Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import { decodeGame } from "../sudoku/codec.js";
import { toggleColour, toggleMarked } from "../sudoku/colours.js";
import type { Marks } from "../sudoku/game.js";
import * as games from "../sudoku/game.js";
import type { GameModel } from "../sudoku/game-model.js";
import { text81 } from "../sudoku/geometry.js";
import { type Highlight, mapHighlight } from "../sudoku/highlight.js";
import type { Entry, EntryMode, Question } from "../sudoku/keyboard.js";
import { problemLabel } from "../sudoku/labels.js";
import { clearNotes, fillNotes, toggleCentre, toggleMark } from "../sudoku/notes.js";
import { selectCells, selectOnly } from "../sudoku/selection.js";
import { Sheets } from "./adopting.js";
import { FLAGS, TEXT } from "./attributes.js";
import { Drawing } from "./broken.js";
import { colourStyles } from "./colour-styles.js";
import { drawingStyles } from "./drawing-styles.js";
import { emit } from "./emit.js";
import { Entering } from "./entering.js";
import { BoardGame } from "./game.js";
import type { AssistLevel } from "./help.js";
import { BoardInput } from "./input.js";
import { Motion } from "./motion.js";
import { givenName, textOf } from "./naming.js";
import { printStyles } from "./print-styles.js";
import { cellIn, renderBoard } from "./render.js";
import { seenStyles } from "./seen-styles.js";
import { boardStyles } from "./styles.js";
import { nextTask } from "./task.js";

export type Theme = "" | "light" | "dark";

export class BoardCore extends LitElement {
  /** @internal */
  static override styles = [boardStyles, seenStyles, drawingStyles, colourStyles, printStyles];
  /** @internal Properties set before the element was defined are taken in this order. */
  static override properties: PropertyDeclarations = {
    model: { noAccessor: true, attribute: false },
    assist: { noAccessor: true },
    mode: { noAccessor: true },
    entry: { noAccessor: true },
    armed: { noAccessor: true, type: Number },
    keepNotes: { type: Boolean, reflect: true, attribute: "keep-notes" },
    marks: { noAccessor: true },
    puzzle: { noAccessor: true },
    readonly: { type: Boolean, reflect: true },
    patterns: { type: Boolean, reflect: true },
    coordinates: { type: Boolean, reflect: true },
    noPeers: { type: Boolean, reflect: true, attribute: "no-peers" },
    noSame: { type: Boolean, reflect: true, attribute: "no-same" },
    noMotion: { type: Boolean, reflect: true, attribute: "no-motion" },
    showSeen: { type: Boolean, reflect: true, attribute: "show-seen" },
    theme: TEXT,
    state: { noAccessor: true, attribute: false },
    record: { noAccessor: true, attribute: false },
    selection: { noAccessor: true, attribute: false },
    highlight: { noAccessor: true, attribute: false },
    wrong: { noAccessor: true, attribute: false },
  };
  /** @internal */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, "aria-label", "aria-labelledby", "aria-describedby"];
  }

  declare readonly: boolean;
  /** Entering a digit leaves alone the notes that it contradicts. */
  declare keepNotes: boolean;
  /** Colours have patterns too. */
  declare patterns: boolean;
  /** The numbers of rows and columns stand at the edge, within the square of the board. */
  declare coordinates: boolean;
  /** Do not tint the row, column and box of the selected cell. */
  declare noPeers: boolean;
  /** Do not tint the cells with the selected cell's digit. */
  declare noSame: boolean;
  /** Nothing on the board moves, as where the device asks for less motion. */
  declare noMotion: boolean;
  /** Grey the cells that cannot hold the armed digit, or that of the selected cell. */
  declare showSeen: boolean;
  declare theme: Theme;

  /** @internal For the parts that are added. */
  readonly game = new BoardGame(this);
  /** @internal */
  readonly sheets = new Sheets(this);
  readonly #entering = new Entering(this, this.game);
  readonly #input = new BoardInput(this, this.game, this.#entering);
  readonly #drawing = new Drawing(this, this.game);
  readonly #motion = new Motion(this, this.game);
  #assist: AssistLevel = "rules";
  #highlight: Highlight | null = null;
  #wrong: ReadonlySet<number> = new Set();
  /** The cell that has the keyboard, or gets it. */
  #focusable = 0;

  constructor() {
    super();
    this.readonly =
      this.keepNotes =
      this.patterns =
      this.coordinates =
      this.noPeers =
      this.noSame =
      this.noMotion =
      this.showSeen =
        false;
    this.theme = "";
  }

  /** @internal Does what a key means on the board, though it was pressed elsewhere on the page; false when it means nothing. */
  takeKey(event: KeyboardEvent): boolean {
    return this.#input.take(event);
  }

  /** @internal The game that is shown; a page may hand in one of its own, before or while the board is there. */
  get model(): GameModel {
    return this.game.model;
  }
  /** @internal */
  set model(model: GameModel) {
    this.game.model = model;
  }

  // -- properties: the game -----------------------------------------------------------------------------------------

  /** The text of the puzzle last loaded by attribute or `load`. Setting it starts a new game. */
  get puzzle(): string {
    return this.model.puzzle;
  }
  /** "" and what frameworks set for "nothing" is no puzzle: the game stays. */
  set puzzle(text: string | null | undefined) {
    if (text?.trim()) this.load(text);
  }

  /** Which small digits are shown. */
  get marks(): Marks {
    return this.model.marks;
  }
  set marks(marks: Marks | null) {
    const next = games.withMarks(this.game.now, marks === "candidates" ? "candidates" : "notes");
    if (next !== this.game.now) this.model.take(next, "marks");
  }

  /** The whole position in one string that round-trips: givens, entries, notes, colours, struck-out candidates. Setting it clears the history. */
  get state(): string {
    return this.model.state;
  }
  /** Nothing, as storages answer where nothing is kept, changes nothing. */
  set state(text: string | null | undefined) {
    if (text != null) this.game.restore(text);
  }

  /** The position with all of its undo history, in one string. */
  get record(): string {
    return this.model.record;
  }
  set record(text: string | null | undefined) {
    if (text != null) this.game.restore(text);
  }

  /** 81 characters, `.` for an empty cell. */
  get value(): string {
    return this.model.value;
  }
  /** The givens: 81 characters, `.` where there is none. */
  get givens(): string {
    return this.model.givens;
  }
  /** The candidates that the values and the player leave: 81 masks, bit `digit - 1`; 0 in filled cells. */
  get candidates(): Uint16Array {
    return this.model.candidates;
  }
  /** The cells whose digit stands a second time in a house. */
  get conflicts(): number[] {
    return this.model.conflicts;
  }
  /** True when there is a step to take back. */
  get canUndo(): boolean {
    return this.model.canUndo;
  }
  /** True when there is an undone step. */
  get canRedo(): boolean {
    return this.model.canRedo;
  }
  /** How many steps the history has, undone ones included. */
  get steps(): number {
    return this.model.steps;
  }
  /** How many of the history's steps are in force: the others were undone. */
  get at(): number {
    return this.model.at;
  }
  /** True when the player has done something, even if it was undone. */
  get touched(): boolean {
    return this.model.touched;
  }
  /** True when the grid is full and nothing conflicts. */
  get solved(): boolean {
    return this.model.solved;
  }

  // -- properties: what is shown ------------------------------------------------------------------------------------

  /** The selected cells, 0–80 row by row. */
  get selection(): number[] {
    return [...this.game.selected.cells];
  }
  set selection(cells: Iterable<number> | null | undefined) {
    this.game.select(selectCells(cells ?? [], this.cursor));
  }
  /** The cell that has the keyboard. */
  get cursor(): number {
    return this.game.selected.cursor;
  }

  /** The drawing over the board; null for none. It stays until it is changed. */
  get highlight(): Highlight | null {
    return this.#highlight;
  }
  set highlight(highlight: Highlight | null | undefined) {
    this.#highlight = highlight ?? null;
    this.requestUpdate();
  }
  /** @internal The drawing that is seen. */
  protected get shown(): Highlight | null {
    return this.#highlight;
  }
  /** Cells whose entries are marked as wrong, by colour, shape and label. The board itself knows no solution. */
  get wrong(): number[] {
    return [...this.#wrong];
  }
  set wrong(cells: Iterable<number> | null | undefined) {
    const next = new Set(cells);
    if (next.size === this.#wrong.size && [...next].every((cell) => this.#wrong.has(cell))) return;
    this.#wrong = next;
    this.requestUpdate();
  }

  /**
   * Marking of entries: `off` none, `rules` digits that stand twice in a house, `solution` also entries that are not
   * the solution's.
   */
  get assist(): AssistLevel {
    return this.#assist;
  }
  set assist(assist: AssistLevel | null) {
    const before = this.#assist;
    // As an attribute that is written out, `false` is a word.
    this.#assist = assist === "solution" ? assist : /^(off|false)$/.test(String(assist)) ? "off" : "rules";
    for (const part of this.game.parts) part.onLevel?.(before);
    this.requestUpdate("assist", before);
  }

  // -- properties: how digits are entered ---------------------------------------------------------------------------

  /** Mode of digit keys while nothing else is held. */
  get mode(): EntryMode {
    return this.#entering.mode;
  }
  set mode(mode: EntryMode | null) {
    this.#entering.mode = mode;
  }
  /** Mode of digit keys now: `mode`, or the one that Shift and Ctrl give while they are held. */
  get active(): EntryMode {
    return this.#entering.active;
  }
  /** Whether digits go to the selected cells, or a digit is chosen first. */
  get entry(): Entry {
    return this.#entering.entry;
  }
  set entry(entry: Entry | null) {
    this.#entering.entry = entry;
  }
  /** The digit that was chosen first and goes to every cell that is pressed; 0 for none. */
  get armed(): number {
    return this.#entering.armed;
  }
  set armed(digit: number | null) {
    this.#entering.armed = digit;
  }
  /** The small digit that colours go to, as `cell * 9 + digit - 1`; -1 when they go to the selected cells. */
  get picked(): number {
    return this.#entering.picked;
  }

  // -- methods: entering --------------------------------------------------------------------------------------------

  /** Enters a digit (1–9) in the selected cells, or takes it out where all of them hold it. */
  enter(digit: number): void {
    this.game.change({ kind: "digit", digit }, (game, cells) => games.enterDigit(game, cells, digit, !this.keepNotes));
  }
  /** Notes a digit in the corners of the selected empty cells, or takes it out; in candidates mode strikes it out or restores it. */
  note(digit: number): void {
    this.game.change({ kind: "note", digit }, (game, cells) => toggleMark(game, cells, digit));
  }
  /** Notes a digit in the middle of the selected empty cells, or takes it out. */
  noteCentre(digit: number): void {
    this.game.change({ kind: "centre", digit }, (game, cells) => toggleCentre(game, cells, digit));
  }
  /** Gives the selected cells one of nine colours (1–9), or takes it away where all have it; or the same for the small digit that is picked. */
  colour(colour: number): void {
    const { picked } = this;
    this.game.change({ kind: "colour", digit: colour }, (game, cells) =>
      picked < 0 ? toggleColour(game, cells, colour) : toggleMarked(game, picked, colour),
    );
  }
  /** Enters, notes or colours in the selected cells, as `active` says. */
  put(digit: number): void {
    this.#entering.act(digit, this.active);
  }
  /**
   * Presses a key of a pad: puts the digit; or where digits are chosen first, chooses it, or none when it was chosen.
   */
  press(digit: number): void {
    this.#entering.press(digit, this.active);
  }
  /** Takes out of the selected cells their values, else their notes, else their colours; in colour mode colours first. */
  erase(): void {
    this.game.change({ kind: "erase" }, (game, cells) => games.erase(game, cells, this.active === "colour"));
  }
  /** Notes in every empty cell what its row, column and box leave, in place of its corner notes, as one step. */
  fillNotes(): void {
    this.game.change({ kind: "fill", cells: [] }, fillNotes);
  }
  /** Takes out all notes, or in candidates mode brings back all that was struck out, as one step. */
  clearNotes(): void {
    this.game.change({ kind: "clear", cells: [] }, clearNotes);
  }

  // -- methods: the game --------------------------------------------------------------------------------------------

  /**
   * Starts a new game with a puzzle, or goes on with a `state` or `record`. Returns false, fires `nonet-error` and shows why when the text is no puzzle; the game that was on the
   * board is then still there.
   */
  load(puzzle: string | ArrayLike<number>): boolean {
    if (typeof puzzle !== "string") return this.game.start(text81(Array.from(puzzle ?? [])));
    return decodeGame(puzzle) ? (this.game.restore(puzzle), true) : this.game.start(puzzle);
  }

  /** Sets the values of cells (0 empties one) as one step; givens are left alone. */
  place(values: Iterable<readonly [cell: number, value: number]>): void {
    const list = [...values];
    const focus = list.length === 1 ? [list[0]![0]] : [];
    const done = this.game.change({ kind: "place", cells: list.map(([cell]) => cell) }, (game) =>
      games.place(game, list, focus, !this.keepNotes),
    );
    if (done && focus.length) this.game.select(selectOnly(focus[0]!));
  }
  /** Strikes out candidates (ids `cell * 9 + digit - 1`) as one step. */
  eliminate(candidates: Iterable<number>): void {
    const list = [...candidates];
    const cells = list.map((candidate) => Math.floor(candidate / 9));
    this.game.change({ kind: "eliminate", cells }, (game) => games.eliminate(game, list));
  }
  /** Takes out everything but the givens, as one step. */
  reset(): void {
    this.game.change({ kind: "reset", cells: [] }, games.reset);
  }
  /** Takes back the last step and selects the cells it was made in. */
  undo(): void {
    this.game.travel(this.at - 1);
  }
  /** Does the last undone step again. */
  redo(): void {
    this.game.travel(this.at + 1);
  }
  /** Undoes or redoes until `step` steps are in force (0: the beginning), and selects the cells of the last one that it passed. */
  goTo(step: number): void {
    this.game.travel(step);
  }
  /**
   * Returns to the position of a state text of the same puzzle, as one step that can be undone; which small digits are shown stays.
   * False, and nothing changes, when the text is no state, is of another puzzle, or a listener refused it.
   */
  adopt(state: string): boolean {
    const { now } = this.game;
    const other = decodeGame(state);
    if (!other || !games.isSamePuzzle(now, other)) return false;
    return (
      games.adopt(now, other) === now ||
      this.game.change({ kind: "place", cells: [] }, (game) => games.adopt(game, other))
    );
  }

  // -- methods: what is seen and heard ------------------------------------------------------------------------------

  /** Gives the keyboard to the cell with the cursor. */
  override focus(options?: FocusOptions): void {
    const focus = (): void => cellIn(this.renderRoot, this.cursor)?.focus(options);
    if (this.hasUpdated) focus();
    else void this.updateComplete.then(focus);
  }
  /** Answers a question about the cell with the cursor through the board's live region. */
  speak(what: Question): void {
    this.game.speech.answer(what);
  }
  /** Says a text through the board's live region. */
  announce(text: string): void {
    this.game.speech.say(text);
  }
  /** A short, quiet wave over the cells, starting at the cursor. Does nothing where no motion is wanted. */
  celebrate(): void {
    this.#motion.celebrate(this.cursor);
  }

  // -- life cycle ---------------------------------------------------------------------------------------------------

  /** @internal */
  override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    // Where it stays, styles and the form would go by its being there.
    if (after === "false" && FLAGS.has(name)) this.removeAttribute(name);
    else if (name.startsWith("aria-")) this.requestUpdate();
    else super.attributeChangedCallback(name, before, after);
  }

  /** @internal */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    this.#input.listen(root as ShadowRoot);
    // It has its size before it is drawn.
    render(
      this.#framed(() => ""),
      root,
      this.renderOptions,
    );
    return root;
  }

  /** @internal The first rendering is the longest: it is a task of its own, so that it does not hold up the page around it. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await nextTask();
    await super.scheduleUpdate();
  }
  /** @internal */
  protected override performUpdate(): void {
    this.#drawing.try(() => super.performUpdate());
  }

  /** @internal The board, and what stands around it. */
  protected override render(): TemplateResult {
    // To move the keyboard with every step of a drag would cost more than the rest of it.
    if (!this.#input.isDragging) this.#focusable = this.cursor;
    const { language, speech, parts, view, selected, problem, isOff } = this.game;
    const text = language.text ?? ((): string => "");
    const complaint = problem ? problemLabel(text, problem) : parts.find(({ complaint }) => complaint)?.complaint;
    const board = renderBoard({
      view,
      selection: selected,
      focusable: this.#focusable,
      highlight: mapHighlight(this.shown),
      kept: this.shown !== this.#highlight,
      lines: this.#motion.lines,
      text,
      name: givenName(this, parts.find(({ label }) => label)?.label ?? ""),
      description: textOf(this, "aria-describedby"),
      busy: parts.some(({ isBusy }) => isBusy),
      disabled: isOff,
      readonly: this.readonly,
      armed: this.armed,
      picked: this.picked,
      noPeers: this.noPeers,
      noSame: this.noSame,
      showSeen: this.showSeen,
      coordinates: this.coordinates,
    });
    const said = html`${complaint ? html`<p class="problem" part="message" role="alert">${complaint}</p>` : nothing}
      <div class="spoken" role="status" aria-live="polite">${speech.spoken}</div>`;
    return this.#framed(text, board, said);
  }
  #framed(text: Localizer<BoardId>, board: unknown = nothing, said: unknown = nothing): TemplateResult {
    const [side] = this.game.parts.flatMap((part) => part.side?.(text) ?? []);
    return html`<div class="frame">
      <div class="stage">${board}</div>
      ${said}
      ${side ?? html`<slot name="toolbar"></slot>`}
      <slot name="footer"></slot>
    </div>`;
  }

  /** @internal */
  protected override firstUpdated(): void {
    emit(this, "nonet-ready", null);
  }

  /** @internal */
  protected override updated(_changed: PropertyValues): void {
    this.#motion.follow(this.shown);
    if (this.#input.isDragging) return;
    const active = (this.renderRoot as ShadowRoot).activeElement;
    if (active?.hasAttribute("data-cell") && active !== cellIn(this.renderRoot, this.cursor))
      this.focus({ preventScroll: true });
  }
}
