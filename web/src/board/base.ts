/** What `<nonet-board>` is made of inside: the game, the selection, events and speech. `element.ts` is what others see of it. */
import { type CSSResult, LitElement } from "lit";
import { idsAlone, type Localizer } from "../i18n/localizer.js";
import type { BoardId } from "../i18n/messages.js";
import { decodeGame } from "../sudoku/codec.js";
import * as model from "../sudoku/game.js";
import { text81 } from "../sudoku/geometry.js";
import type { Question } from "../sudoku/keyboard.js";
import { answer, cellLabel, problemLabel, type View, viewOf } from "../sudoku/labels.js";
import { type ParseProblem, parsePuzzle } from "../sudoku/parse.js";
import { type Selection, selectCells, selectOnly } from "../sudoku/selection.js";
import { adoptSheets } from "./adopting.js";
import { brokenBoard } from "./broken.js";
import type { BoardEventMap, ChangeDetail, ErrorDetail, InputDetail, SolvedDetail } from "./events.js";
import { Keeper } from "./keeper.js";
import { BoardLanguage } from "./language.js";
import { nextTask } from "./task.js";

/** What a change is about, besides the selected cells. */
interface Wish {
  kind: InputDetail["kind"];
  digit?: number;
  cells?: number[];
}

/** What is said of a game that is not kept, read or drawn. */
const FAULTS = { storage: "board-not-kept", state: "board-bad-state", drawing: "board-broken" } as const;

export abstract class BoardBase extends LitElement {
  /** @internal */
  protected game = model.newGame(new Array<number>(81).fill(0));
  /** @internal */
  protected selected: Selection = selectOnly(0);
  /** @internal The text of the puzzle last loaded. */
  protected loaded = "";
  /** @internal */
  protected problem: ParseProblem | null = null;
  /** @internal What the live region says. */
  protected spoken = "";
  /** @internal */
  protected readonly language = new BoardLanguage(this);
  /** @internal The cells whose entries are wrong, as the page says. */
  protected wrongCells: ReadonlySet<number> = new Set();
  /** @internal Digits that stand twice in a house are marked and told of. */
  protected abstract readonly tellsConflicts: boolean;
  /** @internal Whether values come that were set before the element was defined. */
  protected isCatchingUp = false;
  #wasSolved = false;
  /** The name under which the game is kept in the browser's storage; "" keeps nothing. */
  abstract storageKey: string;
  /** The givens: 81 characters, `.` where there is none. */
  abstract readonly givens: string;
  abstract readonly value: string;
  abstract record: string;
  /** How long the game has been played. */
  abstract seconds: number;
  readonly #keeper: Keeper;
  /** What stands in the place of the board, while it cannot be drawn. */
  #broken: HTMLElement | null = null;
  readonly #moreStyles = new Set<CSSResult>();

  constructor() {
    super();
    this.#keeper = new Keeper(this);
  }

  /** @internal Adds styles to the board's, in whatever document it is. */
  addStyles(style: CSSResult): void {
    this.#moreStyles.add(style);
    this.#adopt();
  }
  /** @internal The document has changed since the styles were made, or there was none to show them. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.#adopt();
  }

  #adopt(): void {
    const styles = [...(this.constructor as typeof LitElement).elementStyles, ...this.#moreStyles] as CSSResult[];
    adoptSheets(this.renderRoot as ShadowRoot, styles);
  }

  /** @internal */
  reportFault(code: keyof typeof FAULTS): void {
    this.reportError((t) => ({ code, message: t(FAULTS[code]), line: 0, column: 0 }));
  }

  /** @internal Keeps the game where it is kept. */
  keep(): void {
    this.#keeper.keep();
  }
  /** @internal Keeps the time where the game is kept. */
  keepTime(): void {
    this.#keeper.keepTime();
  }

  /** @internal What is shown and said of the game. */
  protected get view(): View {
    return viewOf(this.game, { conflicts: this.tellsConflicts, wrong: this.wrongCells });
  }

  /** The first rendering is the longest: it is a task of its own, so that it does not hold up the page around it. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await nextTask();
    this.isCatchingUp = !this.hasUpdated;
    try {
      await super.scheduleUpdate();
    } finally {
      this.isCatchingUp = false;
    }
  }

  /** A board that cannot be drawn says so. Its game is kept beside the one that is kept, and drawn again when something changes. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
      if (!this.#broken) return;
      this.#broken.remove();
      this.#broken = null;
      this.keep();
    } catch (error) {
      this.#break(error);
    }
  }

  #break(error: unknown): void {
    console.error(error);
    const root = this.renderRoot as ShadowRoot & { _$litPart$?: unknown };
    this.#keeper.setAside(this.record);
    this.#broken = brokenBoard(
      this.language.text ?? idsAlone,
      this.record,
      () => this.requestUpdate(),
      () => this.start(".".repeat(81)),
    );
    root.replaceChildren(this.#broken);
    // What Lit knows of the root is gone.
    delete root._$litPart$;
    this.reportFault("drawing");
  }

  // -- selection ----------------------------------------------------------------------------------------------------

  /** @internal */
  get currentSelection(): Selection {
    return this.selected;
  }
  /** @internal */
  changeSelection(selection: Selection): void {
    this.selected = selection;
    this.requestUpdate();
    this.emit("nonet-select", { cells: selection.cells, cursor: selection.cursor });
  }
  /** @internal */
  cellsLike(cell: number): number[] {
    const values = model.valuesOf(this.game);
    return values[cell] ? values.flatMap((value, other) => (value === values[cell] ? [other] : [])) : [cell];
  }
  /** Gives the keyboard to the cell with the cursor. */
  override focus(options?: FocusOptions): void {
    if (!this.hasUpdated) void this.updateComplete.then(() => this.cursorElement?.focus(options));
    else this.cursorElement?.focus(options);
  }
  /** @internal */
  protected get cursorElement(): HTMLElement | null {
    // Before it is connected there is nothing to show it in.
    return (
      (this.renderRoot as ShadowRoot | undefined)?.querySelector<HTMLElement>(
        `[data-cell="${this.selected.cursor}"]`,
      ) ?? null
    );
  }

  // -- speech -------------------------------------------------------------------------------------------------------

  /** Answers a question about the cell with the cursor through the board's live region. */
  speak(what: Question): void {
    const { text } = this.language;
    if (text) this.announce(answer(text, this.view, this.selected.cursor, what));
  }
  /** Says a text through the board's live region. */
  announce(text: string): void {
    // A repeated text is spoken again only when it differs.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
    this.requestUpdate();
  }
  /** @internal */
  protected announceCell(): void {
    const { text } = this.language;
    if (text) this.announce(cellLabel(text, this.view, this.selected.cursor));
  }

  // -- changes ------------------------------------------------------------------------------------------------------

  /** @internal Makes a change unless it is none or the host refuses it; says whether it was made. */
  protected change(wish: Wish, mutate: (game: model.Game, cells: readonly number[]) => model.Game): boolean {
    const cells = wish.cells ?? [...this.selected.cells];
    const { game } = this;
    if (mutate(game, cells) === game || !this.#allowed({ kind: wish.kind, cells, digit: wish.digit ?? 0 }))
      return false;
    // A listener may have changed the game itself, or begun another one, for which this is not meant.
    const next = mutate(this.game, cells);
    if (this.game.givens !== game.givens || next === this.game) return false;
    this.take(next, wish.kind);
    if (wish.kind !== "place") this.announceCell();
    return true;
  }

  /** @internal Goes along the history. */
  protected travel(step: number): void {
    const before = this.game;
    const game = model.goTo(before, step);
    if (game === before) return;
    const kind = game.at < before.at ? "undo" : "redo";
    // Where a listener changed the game itself, its history is another one.
    if (!this.#allowed({ kind, cells: [], digit: 0 }) || this.game !== before) return;
    const { focus } = game.steps[kind === "undo" ? game.at : game.at - 1]!;
    this.take(game, kind);
    if (focus.length) this.changeSelection(selectCells(focus, focus.at(-1)!));
    this.announceCell();
  }

  /** @internal Resolves when all that was asked for is made or refused: at once, unless who may refuse it is far away. */
  get decided(): Promise<void> {
    return Promise.resolve();
  }

  #allowed(detail: InputDetail): boolean {
    return this.emit("nonet-input", detail, true);
  }

  /** @internal Goes on with another position. */
  protected take(game: model.Game, kind: ChangeDetail["kind"]): void {
    const marksBefore = this.game.marks;
    this.game = game;
    if (game.marks !== marksBefore) this.requestUpdate("marks", marksBefore);
    else this.requestUpdate();
    this.tell(kind);
    this.#watchSolved(kind);
  }

  #watchSolved(kind: ChangeDetail["kind"]): void {
    const solved = model.isSolved(this.game);
    if (solved && !this.#wasSolved && kind !== "load" && kind !== "marks") {
      const by: SolvedDetail["by"] = kind === "digit" || kind === "undo" || kind === "redo" ? kind : "place";
      this.emit("nonet-solved", {
        value: text81(model.valuesOf(this.game)),
        by,
        seconds: this.seconds,
      } satisfies SolvedDetail);
    }
    this.#wasSolved = solved;
  }

  // -- loading ------------------------------------------------------------------------------------------------------

  /** @internal Starts a new game with a puzzle; false when the text is none. */
  protected start(text: string): boolean {
    const parsed = parsePuzzle(text);
    if ("problem" in parsed) return (this.#complain(parsed.problem), false);
    this.loaded = text81(parsed.cells);
    this.problem = null;
    const firstEmpty = parsed.cells.indexOf(0);
    this.#begin(model.newGame(parsed.cells, this.game.marks), Math.max(0, firstEmpty));
    return true;
  }

  /** @internal Goes on with a saved position. */
  restore(text: string): void {
    const game = decodeGame(text);
    if (!game) return this.reportFault("state");
    this.problem = null;
    this.loaded = text81(game.givens);
    const firstEmpty = model.valuesOf(game).indexOf(0);
    this.#begin(game, game.steps[game.at - 1]?.focus.at(-1) ?? Math.max(0, firstEmpty));
  }

  #begin(game: model.Game, cell: number): void {
    const { cells, cursor } = this.selected;
    this.selected = selectOnly(cell);
    this.seconds = 0;
    this.take(game, "load");
    // The puzzle that it begins with is nothing new to tell.
    const isSame = cursor === cell && cells.length === 1 && cells[0] === cell;
    if (this.hasUpdated && !isSame) this.changeSelection(this.selected);
  }

  #complain(problem: ParseProblem): void {
    this.problem = problem;
    this.requestUpdate();
    const { line, column } = problem;
    this.reportError((t) => ({ code: "puzzle", message: problemLabel(t, problem), line, column }));
  }

  /** @internal Waits for the language: an attribute is read before the texts can be there. */
  protected reportError(describe: (t: Localizer<BoardId>) => ErrorDetail): void {
    this.language.whenReady((text) => this.emit("nonet-error", describe(text)));
  }

  // -- events -------------------------------------------------------------------------------------------------------

  /** @internal */
  protected tell(kind: ChangeDetail["kind"]): void {
    this.emit("nonet-change", { kind, value: text81(model.valuesOf(this.game)) } satisfies ChangeDetail);
  }
  /** @internal */
  protected emit<K extends keyof BoardEventMap>(
    type: K,
    detail: BoardEventMap[K]["detail"],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }
}
