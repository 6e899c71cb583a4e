/** The engine's help for a board: hints, checks, solutions, new puzzles, other programs' texts. Parts that need the engine are loaded on demand. */
import { html, type ReactiveController, type ReactiveControllerHost } from "lit";
import type { PuzzleOptions, Step } from "../engine/index.js";
import { inTime, whileWanted } from "../i18n/patience.js";
import { wrongEntries } from "../sudoku/entries.js";
import { type Game, valuesOf } from "../sudoku/game.js";
import type { GameChange } from "../sudoku/game-model.js";
import { text81 } from "../sudoku/geometry.js";
import type { Highlight } from "../sudoku/highlight.js";
import { strikeOut } from "../sudoku/notes.js";
import type { HelpDesk, HelpedBoard, KnownSolution } from "./assist/host.js";
import type { Assist } from "./assist/index.js";
import { emit } from "./emit.js";
import type { ErrorDetail } from "./events.js";
import type { BoardGame } from "./game.js";
import { type AssistLevel, type AssistOptions, HINT_STAGES, type HintLimit, type ShownHint } from "./help.js";
import type { BoardPart } from "./part.js";
import { nextTask } from "./task.js";

/** Work that lasts longer is shown. */
const BUSY_MS = 300;

interface AssistedBoard extends HelpedBoard, ReactiveControllerHost {
  readonly assist: AssistLevel;
  readonly puzzle: string;
  highlight: Highlight | null;
  wrong: number[];
  generate(): Promise<boolean>;
  requestUpdate(property?: string, before?: unknown): void;
}

export class AssistPart implements BoardPart, HelpDesk, ReactiveController {
  readonly keep: () => void;
  readonly #board: AssistedBoard;
  readonly #game: BoardGame;
  #hints: HintLimit = "apply";
  shownHint: ShownHint | null = null;
  /** The drawing of the hint, as long as no other one has taken its place. */
  #drawn: Highlight | null = null;
  known: KnownSolution | null = null;
  /** The puzzle whose solution was requested, so that a failure is not repeated with every entry. */
  #asked = "";
  /** Whether the wrong entries are marked by the board, not the page. */
  #marked = false;
  #loading: Promise<Assist> | null = null;
  isBusy = false;
  /** Why the board is empty; where it makes its puzzles itself, with a button to try again. */
  complaint: unknown = "";
  #calls = 0;
  /** Ends what was begun for a game that is no longer on the board. */
  #work = new AbortController();
  #making: AbortController | null = null;
  /** A move ends the search for a hint: it would be for the position before. */
  #search: AbortController | null = null;
  #madeFirst = false;
  #turn: Promise<unknown> = Promise.resolve();

  /** `keep` keeps the game where it is kept. */
  constructor(board: AssistedBoard, game: BoardGame, keep: () => void) {
    this.#board = board;
    this.#game = game;
    this.keep = keep;
    game.parts.push(this);
    board.addController(this);
  }

  /** How far hints may go. */
  get hints(): HintLimit {
    return this.#hints;
  }
  set hints(hints: HintLimit | null) {
    const before = this.#hints;
    this.#hints =
      HINT_STAGES.find((known) => known === hints) ?? (/^(off|false)$/.test(String(hints)) ? "off" : "apply");
    this.#board.requestUpdate("hints", before);
  }

  // -- asking -------------------------------------------------------------------------------------------------------

  /** The next stage of a hint; null where the player went on while it was searched. One call waits for the other. */
  hint(options?: AssistOptions): Promise<ShownHint | null> {
    const next = this.#turn.then(() => {
      this.#search = this.shownHint?.step ? null : new AbortController();
      return this.ask(options, null, (assist, signal) => assist.hint(signal), this.#search?.signal);
    });
    this.#turn = next.catch(() => undefined);
    return next;
  }
  async showStep(step: Step | null, options?: AssistOptions): Promise<ShownHint | null> {
    if (step) return this.ask(options, null, (assist) => assist.showStep(step));
    this.#clearHint();
    return null;
  }
  /** A second call ends the first. */
  generate(request: PuzzleOptions, options?: AssistOptions): Promise<boolean> {
    this.#making?.abort();
    const making = (this.#making = new AbortController());
    return this.ask(options, false, (assist, signal) => assist.generate(request, signal), making.signal);
  }

  /**
   * Runs a request. A failure fires an event, and a newer game makes it come to nothing; only the caller's own abort
   * rejects.
   */
  async ask<R>(
    options: AssistOptions | undefined,
    otherwise: R,
    work: (assist: Assist, signal: AbortSignal) => Promise<R>,
    ended = this.#work.signal,
  ): Promise<R> {
    const own = options?.signal;
    own?.throwIfAborted();
    this.#complain("");
    const signal = AbortSignal.any([this.#work.signal, ended, own ?? ended]);
    const done = this.#begin();
    let answer = otherwise;
    try {
      const working = this.#load().then((assist) => (signal.throwIfAborted(), work(assist, signal)));
      await whileWanted(
        working.then((one) => (answer = one)),
        signal,
      );
    } catch (error) {
      own?.throwIfAborted();
      if (!signal.aborted) this.#fail(error);
      // The game that a call loads ends all that is under way, and the call itself has its answer right then.
      await nextTask();
    } finally {
      done();
    }
    return answer;
  }

  /** A failed load is tried again by the next call. */
  #load(): Promise<Assist> {
    this.#loading ??= inTime(import("./assist/index.js")).then(({ Assist }) => new Assist(this.#board, this));
    this.#loading.catch(() => (this.#loading = null));
    return this.#loading;
  }

  #fail(error: unknown): void {
    const reason = String((error as Error).message || error);
    this.#game.language.whenReady((text) => this.report("engine", text("board-no-engine", { reason })));
  }

  #complain(complaint: unknown): void {
    this.complaint = complaint;
    this.#board.requestUpdate();
  }
  /** The pressed button goes, so the keyboard goes back to the game. */
  readonly #again = (): void => {
    void this.#board.generate();
    this.#board.focus({ preventScroll: true });
  };

  #begin(): () => void {
    this.#calls++;
    const timer = setTimeout(() => this.#setBusy(true), BUSY_MS);
    return () => {
      clearTimeout(timer);
      if (--this.#calls === 0) this.#setBusy(false);
    };
  }
  #setBusy(busy: boolean): void {
    this.isBusy = busy;
    this.#board.requestUpdate();
  }

  // -- what follows the game ----------------------------------------------------------------------------------------

  /** Where another game begins, what is under way is for the one before. */
  onGame({ kind, before }: GameChange): void {
    if (kind === "load") {
      this.#complain("");
      this.#endWork();
      this.#unmark();
      this.#clearHint();
    } else if (before.cells !== this.position.cells) {
      this.#search?.abort();
      this.#clearHint();
    }
  }

  onTold({ kind, before }: GameChange): void {
    if (kind === "load") return;
    const { value, wrong, assist } = this.#board;
    const old = this.#marked && assist !== "solution" ? text81(valuesOf(before)) : null;
    if (old) this.markWrong(wrong.filter((cell) => value[cell] === old[cell]));
    this.#mark();
  }

  onLevel(before: AssistLevel): void {
    if (before === "solution" && this.#board.assist !== before) this.#unmark();
    this.#mark();
  }

  #endWork(): void {
    this.#work.abort();
    this.#work = new AbortController();
  }

  /** A board that is taken away asks for nothing any more; one that is only moved goes on. */
  hostDisconnected(): void {
    void nextTask().then(() => this.#board.isConnected || this.#endWork());
  }

  #unmark(): void {
    if (this.#marked) this.#board.wrong = [];
    this.#marked = false;
  }

  #clearHint(): void {
    const hint = this.shownHint;
    if (!hint) return;
    this.shownHint = null;
    const { highlight } = this.#board;
    if (highlight === this.#drawn || hint.lines?.some(({ drawing }) => drawing === highlight))
      this.#board.highlight = null;
    this.#board.requestUpdate();
  }

  /** Where entries are compared with the solution, the first of them requests it. */
  #mark(): void {
    const { givens, value, assist } = this.#board;
    if (assist !== "solution" || !/[1-9]/.test(givens) || value === givens) return;
    const known = this.known?.puzzle === givens ? this.known : null;
    if (known?.solution) this.markWrong(wrongEntries(value, known.solution));
    if (known || this.#asked === givens) return;
    this.#asked = givens;
    void this.ask(undefined, undefined, async (assist, signal) => void (await assist.solution(signal)));
  }

  /** Whether the board makes its puzzles itself. */
  get #makes(): string {
    return this.#board.level || this.#board.technique;
  }
  /** Makes the first puzzle, where the board makes them itself and none is there. */
  makeFirst(): void {
    const { puzzle, value } = this.#board;
    const isWanted = this.#makes && !puzzle && !this.#game.problem && !/[1-9]/.test(value);
    if (!isWanted || this.#madeFirst) return;
    this.#madeFirst = true;
    void this.#board.generate();
  }

  // -- what the engine's help asks for ------------------------------------------------------------------------------

  get languageTag(): string {
    return this.#game.language.tag;
  }
  get position(): Game {
    return this.#game.now;
  }
  get decided(): Promise<void> {
    return this.#game.gate.decided;
  }
  know(known: KnownSolution): void {
    this.known = known;
    this.#asked = known.puzzle;
    this.#mark();
  }
  markWrong(cells: readonly number[]): void {
    this.#marked = true;
    this.#board.wrong = [...cells];
  }
  present(hint: ShownHint, drawing: Highlight | null): void {
    this.shownHint = hint;
    this.#drawn = drawing;
    this.#board.highlight = drawing;
  }
  /** Reports to listeners, and to the eye too where the board has nothing to show. */
  report(code: ErrorDetail["code"], message: string, line = 0, column = 0): void {
    if ((code === "request" || code === "engine") && !/[1-9]/.test(this.#board.value))
      this.#complain(
        code === "engine" && this.#makes
          ? // What whoever embeds it has to see to is in the event: players have no use for it.
            html`${message.replace(/\. .*/s, ".")} <button @click=${this.#again}>${this.#game.language.text?.("board-again")}</button>`
          : message,
      );
    emit(this.#board, "nonet-error", { code, message, line, column });
  }
  strikeOut(candidates: Iterable<number>): void {
    const list = [...candidates];
    const cells = list.map((candidate) => Math.floor(candidate / 9));
    this.#game.change({ kind: "eliminate", cells }, (game) => strikeOut(game, list));
  }
  restore(game: string): void {
    this.#game.restore(game);
  }
}
