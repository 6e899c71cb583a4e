/** How digits go into a board: entered, noted or used as colours, in the selected cells, in one that is pressed, or for a small digit that is picked. */
import { colourOf } from "../sudoku/colours.js";
import { centreOf, marksOf } from "../sudoku/game.js";
import type { GameChange } from "../sudoku/game-model.js";
import { bit, digitsOf, isDigit } from "../sudoku/geometry.js";
import { ENTRY_MODES, type Entry, type EntryMode, type Hold, modeWhile } from "../sudoku/keyboard.js";
import { pickedLabel } from "../sudoku/labels.js";
import { type Selection, selectOnly } from "../sudoku/selection.js";
import type { BoardGame } from "./game.js";
import type { BoardPart } from "./part.js";

/** Where they go. */
interface EnteredBoard {
  enter(digit: number): void;
  note(digit: number): void;
  noteCentre(digit: number): void;
  colour(colour: number): void;
  requestUpdate(property?: string, before?: unknown): void;
}

export class Entering implements BoardPart {
  readonly #board: EnteredBoard;
  readonly #game: BoardGame;
  #mode: EntryMode = "digit";
  #hold: Hold = null;
  #entry: Entry = "cell";
  #armed = 0;
  #picked = -1;

  constructor(board: EnteredBoard, game: BoardGame) {
    this.#board = board;
    this.#game = game;
    game.parts.push(this);
  }

  // -- what is chosen -----------------------------------------------------------------------------------------------

  get mode(): EntryMode {
    return this.#mode;
  }
  set mode(mode: EntryMode | null) {
    const next = ENTRY_MODES.find((known) => known === mode) ?? "digit";
    if (next === this.#mode) return;
    const before = this.#mode;
    this.#mode = next;
    if (next !== "colour") this.#picked = -1;
    this.#board.requestUpdate("mode", before);
    this.#game.tell("mode");
  }
  /** The mode in force, held keys considered. */
  get active(): EntryMode {
    return modeWhile(this.#hold, this.#mode);
  }

  get entry(): Entry {
    return this.#entry;
  }
  set entry(entry: Entry | null) {
    const before = this.#entry;
    this.#entry = entry === "digit" ? "digit" : "cell";
    if (this.#entry === "cell") this.armed = 0;
    this.#board.requestUpdate("entry", before);
  }

  get armed(): number {
    return this.#armed;
  }
  set armed(digit: number | null) {
    const next = isDigit(Number(digit)) ? Number(digit) : 0;
    if (next === this.#armed) return;
    const before = this.#armed;
    this.#armed = next;
    this.#board.requestUpdate("armed", before);
    this.#game.tell("mode");
  }

  /** The small digit that colours go to, as `cell * 9 + digit - 1`, or -1. */
  get picked(): number {
    return this.#picked;
  }

  /** A picked candidate belongs to the game before. */
  onGame({ kind }: GameChange): void {
    if (kind === "load") this.#picked = -1;
  }
  onSelect({ cells }: Selection): void {
    if (cells.length !== 1 || cells[0] !== Math.floor(this.#picked / 9)) this.#picked = -1;
  }

  // -- what keys and pointers do ------------------------------------------------------------------------------------

  /** Enters, notes or colours, as a mode says. */
  act(digit: number, mode: EntryMode): void {
    if (mode === "digit") this.#board.enter(digit);
    else if (mode === "corner") this.#board.note(digit);
    else if (mode === "centre") this.#board.noteCentre(digit);
    else this.#board.colour(digit);
  }
  /** A digit key; `mode` is what it does where no digit is chosen first. */
  press(digit: number, mode: EntryMode): void {
    if (this.#entry === "digit") this.armed = this.#armed === digit ? 0 : digit;
    else this.act(digit, mode);
  }
  /** Sets the mode that Shift and Ctrl give while they are held. */
  hold(hold: Hold): void {
    const before = this.active;
    this.#hold = hold;
    if (this.active !== before) this.#game.tell("mode");
  }
  /** Puts the armed digit into a cell. A given has room for colours only: there its own digit is chosen. */
  applyArmed(cell: number, hold: Hold): void {
    const mode = modeWhile(hold, this.#mode);
    this.#game.select(selectOnly(cell));
    const given = this.#game.now.givens[cell];
    if (given && mode !== "colour") this.armed = given;
    else this.act(this.#armed, mode);
  }
  /** Picks a small digit that is shown, or lets go of it; false when that changes nothing. */
  pick(candidate: number): boolean {
    const before = this.#picked;
    const cell = Math.floor(candidate / 9);
    const digit = (candidate % 9) + 1;
    this.#picked = candidate !== before && candidate >= 0 && this.#shownIn(cell) & bit(digit) ? candidate : -1;
    if (this.#picked === before) return false;
    const { language, now, speech } = this.#game;
    const marked = now.cells[cell]?.marked ?? 0;
    if (language.text) speech.say(pickedLabel(language.text, this.#picked, colourOf(marked, digit)));
    this.#board.requestUpdate();
    return true;
  }
  /** Enters the only small digit of an empty cell; false where there is not just one. */
  enterLone(cell: number): boolean {
    const [digit, other] = digitsOf(this.#shownIn(cell));
    if (!digit || other) return false;
    this.#game.select(selectOnly(cell));
    this.#board.enter(digit);
    return true;
  }

  #shownIn(cell: number): number {
    return (marksOf(this.#game.now)[cell] ?? 0) | (centreOf(this.#game.now)[cell] ?? 0);
  }
}
