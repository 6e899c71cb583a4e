/** The board as digits go into it: entered, noted or used as colours, in the selected cells, in one that is pressed, or for a small digit that is picked. */
import { colourOf, toggleColour, toggleMarked } from "../sudoku/colours.js";
import * as model from "../sudoku/game.js";
import { bit, digitsOf, isDigit } from "../sudoku/geometry.js";
import { ENTRY_MODES, type EntryMode, type Hold, modeWhile } from "../sudoku/keyboard.js";
import { pickedLabel } from "../sudoku/labels.js";
import { clearNotes, fillNotes, toggleCentre, toggleMark } from "../sudoku/notes.js";
import { type Selection, selectOnly } from "../sudoku/selection.js";
import type { ChangeDetail } from "./events.js";
import { FormBoard } from "./form.js";

/** Cell first: digits go to the selected cells. Digit first: a chosen digit goes to every cell that is pressed. */
export type Entry = "cell" | "digit";

export abstract class EnteringBoard extends FormBoard {
  /** @internal */
  static override properties = {
    ...FormBoard.properties,
    mode: { noAccessor: true, reflect: true },
    entry: { noAccessor: true, reflect: true },
    armed: { noAccessor: true, reflect: true, type: Number },
    keepNotes: { type: Boolean, reflect: true, attribute: "keep-notes" },
  };
  /** Entering a digit leaves alone the notes that it contradicts. */
  declare keepNotes: boolean;

  #mode: EntryMode = "digit";
  #hold: Hold = null;
  #entry: Entry = "cell";
  #armed = 0;
  /** The small digit that colours go to, as `cell * 9 + digit - 1`, or -1. */
  #picked = -1;

  constructor() {
    super();
    this.keepNotes = false;
  }

  // -- properties ---------------------------------------------------------------------------------------------------

  /** What digit keys do while nothing else is held. */
  get mode(): EntryMode {
    return this.#mode;
  }
  set mode(mode: EntryMode | null) {
    const next = ENTRY_MODES.find((known) => known === mode) ?? "digit";
    if (next === this.#mode) return;
    const before = this.#mode;
    this.#mode = next;
    if (next !== "colour") this.#picked = -1;
    this.requestUpdate("mode", before);
    this.tell("mode");
  }
  /** What digit keys do now: `mode`, or what Shift and Ctrl ask for while they are held. */
  get active(): EntryMode {
    return modeWhile(this.#hold, this.#mode);
  }

  /** Whether digits go to the selected cells, or a digit is chosen first. */
  get entry(): Entry {
    return this.#entry;
  }
  set entry(entry: Entry | null) {
    const before = this.#entry;
    this.#entry = entry === "digit" ? "digit" : "cell";
    if (this.#entry === "cell") this.armed = 0;
    this.requestUpdate("entry", before);
  }

  /** The digit that was chosen first and goes to every cell that is pressed; 0 for none. */
  get armed(): number {
    return this.#armed;
  }
  set armed(digit: number | null) {
    const next = isDigit(Number(digit)) ? Number(digit) : 0;
    if (next === this.#armed) return;
    const before = this.#armed;
    this.#armed = next;
    this.requestUpdate("armed", before);
    this.tell("mode");
  }

  /** The small digit that colours go to, as `cell * 9 + digit - 1`; -1 when they go to the selected cells. */
  get picked(): number {
    return this.#picked;
  }

  // -- methods ------------------------------------------------------------------------------------------------------

  /** Enters a digit (1–9) in the selected cells, or takes it out where all of them hold it. */
  enter(digit: number): void {
    this.change({ kind: "digit", digit }, (game, cells) => model.enterDigit(game, cells, digit, !this.keepNotes));
  }
  /** Notes a digit in the corners of the selected empty cells, or takes it out; in candidates mode strikes it out or restores it. */
  note(digit: number): void {
    this.change({ kind: "note", digit }, (game, cells) => toggleMark(game, cells, digit));
  }
  /** Notes a digit in the middle of the selected empty cells, or takes it out. */
  noteCentre(digit: number): void {
    this.change({ kind: "centre", digit }, (game, cells) => toggleCentre(game, cells, digit));
  }
  /** Gives the selected cells one of nine colours (1–9), or takes it away where all have it; or the same for the small digit that is picked. */
  colour(colour: number): void {
    const picked = this.#picked;
    this.change({ kind: "colour", digit: colour }, (game, cells) =>
      picked < 0 ? toggleColour(game, cells, colour) : toggleMarked(game, picked, colour),
    );
  }
  /** Enters, notes or colours in the selected cells, as `active` says. */
  put(digit: number): void {
    this.#act(digit, this.active);
  }
  /** What a key of a pad does: puts the digit; or where digits are chosen first, chooses it, or none when it was chosen. */
  press(digit: number): void {
    if (this.#entry === "digit") this.armed = this.#armed === digit ? 0 : digit;
    else this.put(digit);
  }
  /** Takes out of the selected cells their values, else their notes, else their colours; in colour mode colours first. */
  erase(): void {
    this.change({ kind: "erase" }, (game, cells) => model.erase(game, cells, this.active === "colour"));
  }
  /** Notes in every empty cell what its row, column and box leave, in place of its corner notes, as one step. */
  fillNotes(): void {
    this.change({ kind: "fill", cells: [] }, fillNotes);
  }
  /** Takes out all notes, or in candidates mode brings back all that was struck out, as one step. */
  clearNotes(): void {
    this.change({ kind: "clear", cells: [] }, clearNotes);
  }

  #act(digit: number, mode: EntryMode): void {
    if (mode === "digit") this.enter(digit);
    else if (mode === "corner") this.note(digit);
    else if (mode === "centre") this.noteCentre(digit);
    else this.colour(digit);
  }

  /** @internal What was picked was in the game before. */
  protected override take(game: model.Game, kind: ChangeDetail["kind"]): void {
    if (kind === "load") this.#picked = -1;
    super.take(game, kind);
  }

  // -- what input.ts asks for ---------------------------------------------------------------------------------------

  /** @internal */
  override changeSelection(selection: Selection): void {
    const { cells } = selection;
    if (cells.length !== 1 || cells[0] !== Math.floor(this.#picked / 9)) this.#picked = -1;
    super.changeSelection(selection);
  }
  /** @internal */
  hold(hold: Hold): void {
    const before = this.active;
    this.#hold = hold;
    if (this.active !== before) this.tell("mode");
  }
  /** @internal A digit key; `hold` is what the key's own event says of Shift and Ctrl. */
  pressHeld(digit: number, hold: Hold): void {
    if (this.#entry === "digit") this.press(digit);
    else this.#act(digit, modeWhile(hold, this.#mode));
  }
  /** @internal Puts the armed digit into a cell. A given has room for colours only: there its own digit is chosen. */
  applyArmed(cell: number, hold: Hold): void {
    const mode = modeWhile(hold, this.#mode);
    this.changeSelection(selectOnly(cell));
    if (this.game.givens[cell] && mode !== "colour") this.armed = this.game.givens[cell]!;
    else this.#act(this.#armed, mode);
  }
  /** @internal Picks a small digit that is shown, or lets go of it; false when nothing comes of it. */
  pick(candidate: number): boolean {
    const before = this.#picked;
    const isShown = this.#shownIn(Math.floor(candidate / 9)) & bit((candidate % 9) + 1);
    this.#picked = candidate !== before && candidate >= 0 && isShown ? candidate : -1;
    if (this.#picked === before) return false;
    const { text } = this.language;
    if (text)
      this.announce(
        pickedLabel(
          text,
          this.#picked,
          colourOf(this.game.cells[Math.floor(candidate / 9)]?.marked ?? 0, (candidate % 9) + 1),
        ),
      );
    this.requestUpdate();
    return true;
  }
  /** @internal Enters the only small digit of an empty cell; false where there is not just one. */
  enterLone(cell: number): boolean {
    const digits = digitsOf(this.#shownIn(cell));
    if (digits.length !== 1) return false;
    this.changeSelection(selectOnly(cell));
    this.enter(digits[0]!);
    return true;
  }

  #shownIn(cell: number): number {
    return (model.marksOf(this.game)[cell] ?? 0) | (model.centreOf(this.game)[cell] ?? 0);
  }
}
