/** `<nonet-board>` as the package has it: the board as a part of a form, with controls of its own and the engine's help. */
import type { PropertyDeclarations, PropertyValues } from "lit";
import type {
  Difficulty,
  Engine,
  FormatId,
  Judgement,
  PictureReading,
  Proposal,
  PuzzleOptions,
  Step,
} from "../engine/index.js";
import type { Highlight } from "../sudoku/highlight.js";
import { AssistPart } from "./assist-part.js";
import { TEXT } from "./attributes.js";
import { ControlsPart } from "./controls-part.js";
import { BoardCore } from "./core.js";
import { FormPart } from "./form-part.js";
import type { AssistOptions, HintLimit, ShownHint } from "./help.js";
import { Keeper } from "./keeper.js";
import { SketchPart } from "./sketch-part.js";
import { guardValues } from "./value-checks.js";

/**
 * @tagname nonet-board
 *
 * @attr {string} puzzle - The puzzle to load: 81 characters or nine rows, blanks as `. 0 _ * -`. Setting it starts a new game.
 * @attr {"notes"|"candidates"} marks - Small digits: the player's notes (default), or the candidates that the values leave.
 * @attr {"digit"|"corner"|"centre"|"colour"} mode - Meaning of digit keys: enter (default), note in the corners or the middle, or colour.
 * @attr {"cell"|"digit"} entry - Cell first (default): digits go to the selected cells. Digit first: choose a digit, and every cell you press gets it.
 * @attr {number} armed - The digit (1–9) chosen first; 0 for none.
 * @attr {boolean} keep-notes - Entering a digit leaves alone the notes that it contradicts.
 * @attr {boolean} patterns - Colours have patterns too.
 * @attr {boolean} coordinates - The numbers of rows and columns stand at the edge, within the square of the board.
 * @attr {boolean} no-peers - Do not tint the row, column and box of the selected cell.
 * @attr {boolean} no-same - Do not tint the cells with the selected cell's digit.
 * @attr {boolean} no-motion - Turns motion off, as a device that asks for less motion does.
 * @attr {boolean} show-seen - Grey the cells that cannot hold the armed digit, or else the selected cell's. Its row, column and box stay untinted then.
 * @attr {"off"|"rules"|"solution"} assist - Marking of entries: none, digits that stand twice in a house (default), or also entries that are not the solution's.
 * @attr {"off"|"where"|"technique"|"reason"|"apply"} hints - How far hints may go (default: all the way; a word that is none of these: not at all).
 * @attr {"beginner"|"easy"|"medium"|"hard"|"expert"|"fiendish"|"extreme"} level - Without a puzzle, the board makes one of this level; `generate()` does too.
 * @attr {string} technique - The same for a technique that the puzzle needs, by its id, like `x-wing`.
 * @attr {string} engine-url - The folder with the engine's files (`worker.js`, `nonet.wasm`, `nonet-text.wasm`, `nonet-picture.wasm`); by default beside the script. Its files
 *   run with the rights of the page: whoever may write this attribute can run code in it.
 * @attr {string} name - The name under which a form submits the digits: 81 characters, `.` for an empty cell.
 * @attr {boolean} required - A form is only complete when the puzzle is solved.
 * @attr {boolean} disabled - The board can be looked at, but not reached; a form leaves it out.
 * @attr {boolean} readonly - The player can look, move and select, but not change. Methods still can.
 * @attr {"light"|"dark"} theme - Fixes the colours; without it the board follows the inherited `color-scheme`.
 * @attr {string} storage-key - Keeps the game in the browser's storage under this name, and brings it back with its puzzle.
 * @attr {string} controls - Shows controls in the element: a list out of `pad modes undo erase notes hint check solve new restart`. Empty or
 *   `all`: all of them, `new` only where the board makes its puzzles itself (`level`, `technique`); `none`: none. Without it, `pad undo erase` where one points with
 *   a finger (`pointer: coarse`), or presses the board with one or with a pen, and can enter digits. Below the board, from 760 px on beside it.
 * @attr {boolean} timer - Shows the time played (`seconds`), which runs while the board is on the screen and not solved.
 * @attr {string} aria-label - Names the grid to screen readers; by default its label does, or "Sudoku" in the element's language.
 * @attr {string} aria-labelledby - The ids of elements beside it whose texts name the grid, before `aria-label`.
 * @attr {string} aria-describedby - The ids of elements beside it whose texts are read after the name, when the focus comes to the grid.
 * @attr {string} lang - Language of labels; by default that of the nearest element with `lang`. Both may change.
 *
 * @fires nonet-ready - Once, after the first rendering.
 * @fires nonet-input - Before a change; cancelable. Its detail has `kind`, `cells` and `digit`.
 * @fires nonet-change - After a change. Its detail has `kind` and `value`, 81 characters.
 * @fires nonet-select - The selection or its cursor changed. Its detail has `cells` and `cursor`.
 * @fires nonet-hint - A hint went one stage further, or a step is shown. Its detail has `stage`, `title`, `sentences`, `step` and `technique`.
 * @fires nonet-solved - The grid is full and nothing conflicts. Its detail has `value`, `by` (`digit`, `place`, `redo` or `undo`) and `seconds`.
 * @fires nonet-error - A puzzle or state could not be read, and the board keeps what it had; a game could not be kept; or the engine could not help. Its detail has `code`, `message`, `line` and `column`.
 *
 * @slot - Fallback before the element is defined, and without JavaScript: the puzzle as a table, a link.
 * @slot toolbar - Your own buttons, behind the tools.
 * @slot footer - Your own content below everything.
 *
 * @csspart grid - The frame with the 81 cells.
 * @csspart edge - The numbers of rows, or of columns, at the edge.
 * @csspart cell - A cell.
 * @csspart given - A cell whose digit was given; a `cell` too.
 * @csspart entry - A cell whose digit was entered; a `cell` too.
 * @csspart marks - The small digits of a cell.
 * @csspart centre - Those in the middle of the cell.
 * @csspart mark - A small digit that is shown.
 * @csspart colours - The colours of a cell.
 * @csspart links - The lines of a drawing, an SVG over the whole board.
 * @csspart message - The complaint about a bad `puzzle`, or one that could not be made.
 * @csspart controls - All controls; beside the board a column.
 * @csspart timer - The time.
 * @csspart button - Every button: of the pad, modes, tools and card.
 * @csspart pad - The nine digits.
 * @csspart digit - A digit of the pad; a `button` too.
 * @csspart modes - The modes: enter, note, colour.
 * @csspart mode - One of the modes; a `button` too.
 * @csspart tools - The tools.
 * @csspart tool - Any of the tools; a `button` too.
 * @csspart undo - The tool that undoes a step.
 * @csspart redo - The tool that redoes it.
 * @csspart erase - The tool that empties cells.
 * @csspart fill - The tool that fills in all notes.
 * @csspart clear - The tool that clears them.
 * @csspart check - The tool that marks mistakes.
 * @csspart solve - The tool that fills the board.
 * @csspart new - The tool that makes another puzzle.
 * @csspart restart - The tool that starts over.
 * @csspart hint - The tool that gives hints, and the card while it has one.
 * @csspart card - The card below the controls: a hint, which is a `hint` too, or a message, which is a `status` too.
 * @csspart hint-title - The title of a hint.
 * @csspart status - The card while it has a message.
 * @csspart action - A button of the card that goes on; a `button` too.
 * @csspart close - The button of the card that closes it; a `button` too.
 *
 * @cssprop [--nonet-hue=266] - Hue of entered digits, the focus ring, selection and emphasis, 0 to 359; their lightness keeps them readable at every one.
 * @cssprop [--nonet-max-height=calc(100svh - 16px)] - Greatest height of the board, at least 14rem. Without controls it is the element's height.
 * @cssprop --nonet-background - Colour of the cells.
 * @cssprop --nonet-line - Colour of frame and box lines.
 * @cssprop --nonet-line-thin - Colour of the lines between cells.
 * @cssprop [--nonet-line-width=1.5px] - Width of frame and box lines; 2px where a dot of the screen is a pixel.
 * @cssprop --nonet-given - Colour of givens.
 * @cssprop --nonet-entry - Colour of entered digits.
 * @cssprop --nonet-note - Colour of small digits.
 * @cssprop --nonet-selected - Tint of selected cells.
 * @cssprop --nonet-same - Tint of cells with the selected digit.
 * @cssprop --nonet-peer - Tint of the selected cell's peers.
 * @cssprop --nonet-seen - Tint of the cells that cannot hold a digit (`show-seen`).
 * @cssprop --nonet-conflict - Colour of digits that conflict and of their corner.
 * @cssprop --nonet-focus - Colour of the focus ring.
 * @cssprop --nonet-hint - Colour of a hint's target.
 * @cssprop --nonet-hint-tint - Background of a hint's target.
 * @cssprop --nonet-hint-cause - Colour of the rings around the digits that force it.
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
export class NonetBoard extends BoardCore {
  /** @internal */
  static formAssociated = true;
  /** @internal */
  static override properties: PropertyDeclarations = {
    controls: { noAccessor: true },
    timer: { type: Boolean, reflect: true },
    level: TEXT,
    technique: TEXT,
    hints: { noAccessor: true },
    engineUrl: { attribute: "engine-url" },
    engine: { attribute: false },
    name: TEXT,
    required: { type: Boolean, reflect: true, noAccessor: true },
    disabled: { type: Boolean, reflect: true },
    storageKey: { attribute: "storage-key" },
    drawing: { noAccessor: true, attribute: false },
    // A game that is loaded begins its time anew, so what was set before the element was defined is taken after it.
    seconds: { noAccessor: true, attribute: false },
  };

  /** @internal The accessors of properties are there when the class is finished, and are then looked after once. */
  protected static override finalize(): void {
    const isNew = this === NonetBoard && !Object.hasOwn(this, "finalized");
    super.finalize();
    if (isNew) guardValues(this.prototype, (board: NonetBoard) => board.#isCatchingUp);
  }

  /** The name under which the game is kept in the browser's storage; "" keeps nothing. */
  declare storageKey: string;
  /** Shows the time played, and counts it while the board is on the screen. */
  declare timer: boolean;
  /** The level of the puzzles that the board makes itself; "" where it makes none. */
  declare level: Difficulty | "";
  /** The technique that the puzzles need which the board makes itself, by its id. */
  declare technique: string;
  /** The folder with the engine's files; "" is beside the script. */
  declare engineUrl: string;
  /** The engine that helps the board, as to share your own with it: `board.engine = createEngine()`. By default (null) one that all boards of the page share. */
  declare engine: Engine | null;
  /** The name under which a form submits `value`; without one it is left out. */
  declare name: string;
  /** The board takes part in nothing: not in the form, and not in what the player does. So it is too in a disabled `fieldset`. */
  declare disabled: boolean;

  readonly #form = new FormPart(this, this.game);
  readonly #keeper = new Keeper(this, this.game);
  readonly #help = new AssistPart(this, this.game, () => this.#keeper.keep());
  readonly #controls = new ControlsPart(this, this.game, () => this.#keeper.keepTime());
  readonly #sketch = new SketchPart(this, this.game);
  /** Whether values come that were set before the element was defined. */
  #isCatchingUp = false;

  constructor() {
    super();
    this.timer = this.disabled = false;
    this.engine = null;
    this.level = this.technique = this.engineUrl = this.name = this.storageKey = "";
  }

  // -- the drawing of the game --------------------------------------------------------------------------------------

  /**
   * The reason that is drawn in the game, as `judge` takes it: marks (`place`, `remove`, `assumed`) and `links`; null for none. What is drawn of
   * candidates that are gone is left out until they are back. It is shown while `highlight` is null. Setting it is a step that can be undone.
   */
  get drawing(): Required<Proposal> | null {
    return this.#sketch.drawing;
  }
  set drawing(drawing: Proposal | null | undefined) {
    this.#sketch.drawing = drawing;
  }
  /** @internal */
  protected override get shown(): Highlight | null {
    return super.shown ?? this.#sketch.highlight;
  }

  // -- controls -----------------------------------------------------------------------------------------------------

  /**
   * Which controls are shown: some of `pad modes undo erase notes hint check solve new restart`; "" or "all" is all of
   * them, "none" none. Null, the default, is `pad undo erase` where one points with a finger and can enter digits, else none.
   * The values `true` and `false` that frameworks make of an attribute without a value are understood too, as all and
   * none.
   */
  get controls(): string | null {
    return this.#controls.wanted;
  }
  set controls(controls: string | boolean | null | undefined) {
    this.#controls.wanted = controls;
  }
  /** Whole seconds that the game has been played, while `timer` is on. */
  get seconds(): number {
    return this.#controls.seconds;
  }
  set seconds(seconds: number) {
    this.#controls.seconds = seconds;
  }

  // -- the engine's help --------------------------------------------------------------------------------------------

  /** How far hints may go: `off`, `where`, `technique`, `reason` or `apply`. */
  get hints(): HintLimit {
    return this.#help.hints;
  }
  set hints(hints: HintLimit | null) {
    this.#help.hints = hints;
  }
  /** The hint or step that is shown, or null. It goes when the position changes. */
  get shownHint(): ShownHint | null {
    return this.#help.shownHint;
  }
  /** True while the engine works on something for longer than 0.3 s. */
  get busy(): boolean {
    return this.#help.isBusy;
  }

  /**
   * Goes one stage further with a hint: where to look, the technique, the reasoning, and then does it, as far as
   * `hints` allows. A mistake comes first. Resolves with what is shown; with null when there is nothing to hint at, the
   * game went on meanwhile, or the engine failed.
   */
  hint(options?: AssistOptions): Promise<ShownHint | null> {
    return this.#help.hint(options);
  }
  /** Draws a step of the engine and tells its reasoning; null takes away what is shown. */
  async showStep(step: Step | null, options?: AssistOptions): Promise<ShownHint | null> {
    return this.#help.showStep(step, options);
  }
  /**
   * Marks the entries that are wrong, until they are changed, and resolves with their cells. Of a puzzle without a single solution, these are
   * the entries that clash, and a `nonet-error` with the code `solution` says so.
   */
  check(options?: AssistOptions): Promise<number[]> {
    return this.#help.ask(options, [], (assist, signal) => assist.check(signal));
  }
  /**
   * Judges a proposal for the position: candidates that are placed or removed, and the links that are its reason. Candidates are
   * `cell * 9 + digit - 1`. Resolves with the verdict, its steps (for `showStep`) and what became of each link. Only `wrong` comes with
   * solutions. Null when the game went on meanwhile, or the engine failed; a proposal that is none, which a `nonet-error` with the code
   * `request` reports, is not judged either.
   */
  judge(proposal: Proposal, options?: AssistOptions): Promise<Judgement | null> {
    return this.#help.ask<Judgement | null>(options, null, (assist, signal) => assist.judge(proposal, signal));
  }
  /**
   * Fills in the solution, as one step. False where there is none, or several, which a `nonet-error` reports, and where
   * a listener refused it.
   */
  solve(options?: AssistOptions): Promise<boolean> {
    return this.#help.ask(options, false, (assist, signal) => assist.solve(signal));
  }
  /** Makes a puzzle and starts a new game with it: by `level` and `technique`, or by these options. False when it was not made. */
  generate(request: PuzzleOptions = {}, options?: AssistOptions): Promise<boolean> {
    return this.#help.generate(request, options);
  }
  /**
   * Starts a game with the first puzzle of a text in any of the formats that Nonet reads, with its entries, notes and colours; or with the
   * board in a picture, of several with the largest, its pencil marks as notes. False, and `nonet-error`, when there is none in it; the game is
   * then as it was. Of a picture it resolves with what was read: look at the cells in `boards[0].uncertain`, and at all of them where
   * `unique` is false. A `Blob` that is no `image/*` is read as a text.
   */
  async import<Source extends string | Blob>(
    source: Source,
    options?: AssistOptions,
  ): Promise<Source extends string ? boolean : PictureReading | boolean> {
    const done = await this.#help.ask<PictureReading | boolean>(options, false, (assist, signal) =>
      typeof source === "string" ? assist.import(source, signal) : assist.importFile(source, signal),
    );
    return done as Source extends string ? boolean : PictureReading | boolean;
  }
  /**
   * The game in another format, by default Nonet's own file (`sudoku-json`), which has all of it. Parts that a format has no place for are left out:
   * where it cannot tell entries from givens, you get the puzzle at its start; where it has no notes, they are written as candidates. The formats
   * `nonet` and `nonet-game` are the ends of links to Nonet. "", and `nonet-error`, when there is no such format, or it cannot hold the position.
   */
  export(format: FormatId = "sudoku-json", options?: AssistOptions): Promise<string> {
    return this.#help.ask(options, "", (assist, signal) => assist.export(format, signal));
  }

  // -- form ---------------------------------------------------------------------------------------------------------

  /** The form is only complete when the puzzle is solved. */
  get required(): boolean {
    return this.#form.required;
  }
  set required(required: boolean) {
    this.#form.required = required;
  }
  /** The form that the board belongs to. */
  get form(): HTMLFormElement | null {
    return this.#form.internals.form ?? null;
  }
  /** Its labels; the first one names the grid, unless `aria-label` does. */
  get labels(): NodeList {
    return this.#form.internals.labels!;
  }
  /** The reason the form does not accept it: `valueMissing` when it is `required` and not solved. */
  get validity(): ValidityState {
    return this.#form.internals.validity!;
  }
  /** The reason the form does not accept it, as a sentence in the element's language; "" when there is none. */
  get validationMessage(): string {
    return this.#form.internals.validationMessage!;
  }
  /** Whether the form looks at it at all: not when it is disabled. */
  get willValidate(): boolean {
    return this.#form.internals.willValidate!;
  }
  /** Whether the form can have it; fires `invalid` when not. */
  checkValidity(): boolean {
    return this.#form.internals.checkValidity?.() ?? !this.#form.isMissing;
  }
  /** Whether the form can have it; fires `invalid` when not, and shows the reason at the board. */
  reportValidity(): boolean {
    return this.#form.internals.reportValidity?.() ?? !this.#form.isMissing;
  }

  /** @internal */
  formAssociatedCallback(): void {
    this.#form.join();
  }
  /** @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#form.disable(disabled);
  }
  /** @internal */
  formResetCallback(): void {
    this.#form.reset();
  }
  /** @internal */
  formStateRestoreCallback(state: string): void {
    this.#form.restore(state);
  }

  // -- life cycle ---------------------------------------------------------------------------------------------------

  /** @internal Lit takes properties set before the element was defined with the first drawing, where they would override later ones. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) return;
    this.#isCatchingUp = true;
    super.performUpdate();
    this.#isCatchingUp = false;
    // Lit takes them all for unsaid now, and would write attributes of them, over those of the page.
    for (const name of NonetBoard.elementProperties.keys()) this.requestUpdate(name, undefined, {});
  }
  /** @internal */
  protected override shouldUpdate(): boolean {
    return !this.#isCatchingUp;
  }

  /** @internal */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#help.makeFirst();
    this.#form.validate();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "nonet-board": NonetBoard;
  }
}
