/** The game of a board: the model that it shows, the cells that are selected, how both change, and who hears of it. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { decodeGame } from "../sudoku/codec.js";
import * as games from "../sudoku/game.js";
import { type GameChange, GameModel } from "../sudoku/game-model.js";
import { problemLabel, type View, viewOf } from "../sudoku/labels.js";
import { type ParseProblem, parsePuzzle } from "../sudoku/parse.js";
import { type Selection, selectCells, selectOnly } from "../sudoku/selection.js";
import { emit, emitError, emitFault } from "./emit.js";
import type { ChangeDetail, InputDetail, SolvedDetail } from "./events.js";
import { type Gate, OPEN } from "./gate.js";
import type { AssistLevel } from "./help.js";
import { BoardLanguage } from "./language.js";
import type { BoardPart } from "./part.js";
import { Speech } from "./speech.js";

/** Subject of a change, besides the selected cells. */
interface Wish {
  kind: InputDetail["kind"];
  digit?: number;
  cells?: readonly number[];
}

interface PlayedBoard extends ReactiveControllerHost, HTMLElement {
  readonly hasUpdated: boolean;
  readonly readonly: boolean;
  readonly cursor: number;
  readonly assist: AssistLevel;
  readonly wrong: readonly number[];
  requestUpdate(property?: string, before?: unknown): void;
}

/** The cell to begin with: that of the last step, or the first that is empty. */
const firstCell = (game: games.Game): number =>
  game.steps[game.at - 1]?.focus.at(-1) ?? Math.max(0, games.valuesOf(game).indexOf(0));

export class BoardGame implements ReactiveController {
  /** Asked before every change. */
  gate: Gate = OPEN;
  readonly language: BoardLanguage;
  readonly speech: Speech;
  /** Parts that were added to the board. */
  readonly parts: BoardPart[] = [];
  readonly #board: PlayedBoard;
  /** The model that is there before a page hands in another. */
  readonly #own = new GameModel();
  #model = this.#own;
  /** Ends listening to the model; null while nobody listens. */
  #end: (() => void) | null = null;
  /** The game that was shown when listening ended. */
  #left: games.Game | null = null;
  #selected: Selection = selectOnly(0);
  #problem: ParseProblem | null = null;
  #wasSolved = false;

  constructor(board: PlayedBoard) {
    this.#board = board;
    this.language = new BoardLanguage(board);
    this.speech = new Speech(board, this.language, () => this.view);
    this.#listen();
    board.addController(this);
  }

  // -- model --------------------------------------------------------------------------------------------------------

  get model(): GameModel {
    return this.#model;
  }
  /** Who hands in a model knows its game, so no event tells of it. */
  set model(model: GameModel) {
    if (model === this.#model) return;
    this.#end?.();
    const before = this.now;
    this.#model = model;
    this.#listen();
    this.#show(before);
  }

  hostConnected(): void {
    if (this.#end) return;
    this.#listen();
    if (this.#left && this.#left !== this.now) this.#show(this.#left);
  }
  /** A page's model outlives the board, and would hold on to it. */
  hostDisconnected(): void {
    if (this.#model === this.#own) return;
    this.#end?.();
    this.#end = null;
    this.#left = this.now;
  }

  #listen(): void {
    this.#end = this.#model.listen((change) => this.#follow(change));
  }

  /** The game as it is. */
  get now(): games.Game {
    return this.#model.game;
  }
  /** The position as the board shows and speaks it. */
  get view(): View {
    const { assist, wrong } = this.#board;
    return viewOf(this.now, { conflicts: assist !== "off", wrong: new Set(wrong) });
  }
  /** The fault in the text that was to be loaded last, or null. */
  get problem(): ParseProblem | null {
    return this.#problem;
  }
  /** Whether the player can look at most. */
  get isLocked(): boolean {
    return this.#board.readonly || this.isOff;
  }
  /** Whether the board cannot even be reached. */
  get isOff(): boolean {
    return this.parts.some((part) => part.isOff);
  }

  // -- selection ----------------------------------------------------------------------------------------------------

  get selected(): Selection {
    return this.#selected;
  }
  select(selection: Selection): void {
    for (const part of this.parts) part.onSelect?.(selection);
    this.#selected = selection;
    this.#board.requestUpdate();
    emit(this.#board, "nonet-select", { cells: selection.cells, cursor: selection.cursor });
  }
  /** The cells with the digit of a cell; of an empty one itself. */
  cellsLike(cell: number): number[] {
    const values = games.valuesOf(this.now);
    return values[cell] ? values.flatMap((value, other) => (value === values[cell] ? [other] : [])) : [cell];
  }

  // -- changes ------------------------------------------------------------------------------------------------------

  /** Makes a change unless it is none or the page refuses it; says whether it was made at once. */
  change(wish: Wish, mutate: (game: games.Game, cells: readonly number[]) => games.Game): boolean {
    const detail = { kind: wish.kind, cells: wish.cells ?? [...this.#selected.cells], digit: wish.digit ?? 0 };
    const next = (): games.Game => mutate(this.now, detail.cells);
    return this.gate.pass({ detail, isIdle: () => next() === this.now, make: () => this.#make(detail, next) });
  }

  #make(detail: InputDetail, mutate: () => games.Game): boolean {
    const { givens } = this.now;
    if (mutate() === this.now || !this.#allowed(detail)) return false;
    // A listener may have changed the game itself, or begun another one, for which this is not meant.
    const next = mutate();
    if (this.now.givens !== givens || next === this.now) return false;
    this.#model.take(next, detail.kind);
    // Whoever places digits or draws says more of it.
    if (detail.kind !== "place" && detail.kind !== "draw") this.speech.sayCell();
    return true;
  }

  /** Goes along the history. */
  travel(step: number): void {
    const by = step - this.now.at;
    const detail = { kind: by < 0 ? "undo" : "redo", cells: [], digit: 0 } as const;
    if (by) this.gate.pass({ detail, isIdle: () => false, make: () => this.#go(this.now.at + by, detail) });
  }

  #go(step: number, detail: InputDetail): boolean {
    const before = this.now;
    const game = games.goTo(before, step);
    // Where a listener changed the game itself, its history is another one.
    if (game === before || !this.#allowed(detail) || this.now !== before) return false;
    const { focus } = game.steps[detail.kind === "undo" ? game.at : game.at - 1]!;
    this.#model.take(game, detail.kind);
    if (focus.length) this.select(selectCells(focus, focus.at(-1)!));
    this.speech.sayCell();
    return true;
  }

  #allowed(detail: InputDetail): boolean {
    return emit(this.#board, "nonet-input", detail, true);
  }

  // -- loading ------------------------------------------------------------------------------------------------------

  /** Starts a new game with a puzzle; false when the text is none. */
  start(text: string): boolean {
    const parsed = parsePuzzle(text);
    if ("problem" in parsed) return (this.#complain(parsed.problem), false);
    this.#model.take(games.newGame(parsed.cells, this.now.marks), "load");
    return true;
  }
  /** Goes on with a saved position. */
  restore(text: string): void {
    const game = decodeGame(text);
    if (game) this.#model.take(game, "load");
    else emitFault(this.language, "state");
  }

  #complain(problem: ParseProblem): void {
    this.#problem = problem;
    this.#board.requestUpdate();
    emitError(this.language, "puzzle", (text) => problemLabel(text, problem), problem);
  }

  // -- what follows a change ----------------------------------------------------------------------------------------

  #follow(change: GameChange): void {
    const { cells, cursor } = this.#selected;
    this.#take(change);
    const first = this.#selected.cursor;
    this.tell(change.kind);
    this.#watchSolved(change.kind);
    for (const part of this.parts) part.onTold?.(change);
    if (change.kind !== "load") return;
    // The puzzle that it begins with is nothing new to tell.
    const isSame = cursor === first && cells.length === 1 && cells[0] === first;
    if (this.#board.hasUpdated && !isSame) this.select(this.#selected);
  }

  #take({ kind, before }: GameChange): void {
    const { marks } = this.now;
    if (kind === "load") {
      this.#problem = null;
      this.#selected = selectOnly(firstCell(this.now));
    }
    if (marks !== before.marks) this.#board.requestUpdate("marks", before.marks);
    else this.#board.requestUpdate();
    for (const part of this.parts) part.onGame?.({ kind, before });
  }

  /** A game that is there already. */
  #show(before: games.Game): void {
    this.#take({ kind: "load", before });
    this.#wasSolved = this.#model.solved;
  }

  /** Tells the page of a change, of the game or of how digits are entered. */
  tell(kind: ChangeDetail["kind"]): void {
    emit(this.#board, "nonet-change", { kind, value: this.#model.value });
  }

  #watchSolved(kind: GameChange["kind"]): void {
    const { solved, value } = this.#model;
    if (solved && !this.#wasSolved && kind !== "load" && kind !== "marks") {
      const by: SolvedDetail["by"] = kind === "digit" || kind === "undo" || kind === "redo" ? kind : "place";
      const seconds = this.parts.find((part) => part.seconds !== undefined)?.seconds ?? 0;
      emit(this.#board, "nonet-solved", { value, by, seconds });
    }
    this.#wasSolved = solved;
  }
}
