/** The board with the engine's help: hints, checks, solutions, new puzzles, other programs' texts. What needs the engine is loaded when it is wanted. */
import type { PropertyValues } from "lit";
import type { FormatId, PuzzleOptions, Step } from "../engine/index.js";
import { wrongEntries } from "../sudoku/entries.js";
import type { Game } from "../sudoku/game.js";
import type { Highlight } from "../sudoku/highlight.js";
import { type AssistHost, HINT_STAGES, type HintStage, type KnownSolution, type ShownHint } from "./assist/host.js";
import type { Assist } from "./assist/index.js";
import { TEXT } from "./attributes.js";
import { ControlledBoard } from "./controlled.js";
import type { ChangeDetail, ErrorDetail } from "./events.js";
import { nextTask } from "./task.js";

/** What is marked: nothing, digits that stand twice in a house, or also entries that are not the solution's. */
export type AssistLevel = "off" | "rules" | "solution";
/** How far hints go for the player: not at all, where to look, the technique, the reasoning, or all the way. */
export type HintLimit = "off" | HintStage;

/** Options of a call to the engine. */
export interface AssistOptions {
  /** Ends the call, which then rejects with the signal's reason: an `AbortError`, unless who aborted it gave another. */
  signal?: AbortSignal;
}

const LIMITS: readonly HintLimit[] = ["off", ...HINT_STAGES];
/** Work that lasts longer is shown. */
const BUSY_MS = 300;

export abstract class AssistedBoard extends ControlledBoard {
  /** @internal */
  static override properties = {
    ...ControlledBoard.properties,
    level: TEXT,
    technique: TEXT,
    assist: { noAccessor: true, reflect: true },
    hints: { noAccessor: true, reflect: true },
    engineUrl: { attribute: "engine-url" },
  };
  /** The level (`beginner` to `extreme`) of the puzzles that the board makes itself. */
  declare level: string;
  /** The technique that the puzzles need which the board makes itself, by its id. */
  declare technique: string;
  /** The folder with the engine's files; "" is beside the script. */
  declare engineUrl: string;
  abstract override get value(): string;
  abstract highlight: Highlight | null;
  abstract wrong: number[];
  abstract load(puzzle: string): boolean;

  #assist: AssistLevel = "rules";
  #hints: HintLimit = "apply";
  #shownHint: ShownHint | null = null;
  /** The drawing of the hint, as long as no other one has taken its place. */
  #drawn: Highlight | null = null;
  #known: KnownSolution | null = null;
  /** The puzzle whose solution was asked for, so that a failure is not repeated with every entry. */
  #asked = "";
  /** Whether the wrong entries are marked by the board, not the page. */
  #marked = false;
  #loading: Promise<Assist> | null = null;
  #isBusy = false;
  #calls = 0;
  /** Ends what was begun for a game that is no longer on the board. */
  #game = new AbortController();
  #making: AbortController | null = null;
  #madeFirst = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor() {
    super();
    this.level = "";
    this.technique = "";
    this.engineUrl = "";
  }

  // -- properties ---------------------------------------------------------------------------------------------------

  /** What is marked: `off` nothing, `rules` digits that stand twice in a house, `solution` also entries that are not the solution's. */
  get assist(): AssistLevel {
    return this.#assist;
  }
  set assist(assist: AssistLevel | null) {
    const before = this.#assist;
    // As an attribute that is written out, `false` is a word.
    this.#assist =
      assist === "solution" ? assist : String(assist) === "off" || String(assist) === "false" ? "off" : "rules";
    if (before === "solution" && this.#assist !== before) this.#unmark();
    this.#mark();
    this.requestUpdate("assist", before);
  }
  /** How far hints may go: `off`, `where`, `technique`, `reason` or `apply`. */
  get hints(): HintLimit {
    return this.#hints;
  }
  set hints(hints: HintLimit | null) {
    const before = this.#hints;
    this.#hints = String(hints) === "false" ? "off" : (LIMITS.find((known) => known === hints) ?? "apply");
    this.requestUpdate("hints", before);
  }
  /** The hint or step that is shown, or null. It goes when the position changes. */
  get shownHint(): ShownHint | null {
    return this.#shownHint;
  }
  /** True while the engine works on something for longer than 0.3 s. */
  override get busy(): boolean {
    return this.#isBusy;
  }
  /** @internal */
  protected override get tellsConflicts(): boolean {
    return this.#assist !== "off";
  }

  // -- methods ------------------------------------------------------------------------------------------------------

  /**
   * Goes one stage further with a hint: where to look, the technique, the reasoning, and then does it, as far as `hints` allows. A mistake
   * is told first. Resolves with what is shown; with null when there is nothing to hint at, the game went on meanwhile, or the engine failed.
   */
  hint(options?: AssistOptions): Promise<ShownHint | null> {
    const next = this.#turn.then(() => this.#ask(options, null, (assist, signal) => assist.hint(signal)));
    this.#turn = next.catch(() => undefined);
    return next;
  }
  /** Draws a step of the engine and tells its reasoning; null takes away what is shown. */
  async showStep(step: Step | null, options?: AssistOptions): Promise<ShownHint | null> {
    if (step) return this.#ask(options, null, (assist) => assist.showStep(step));
    this.#clearHint();
    return null;
  }
  /**
   * Marks the entries that are wrong, until they are changed, and resolves with their cells. Of a puzzle without a single solution, these are
   * the entries that clash, and a `nonet-error` with the code `solution` says so.
   */
  check(options?: AssistOptions): Promise<number[]> {
    return this.#ask(options, [], (assist, signal) => assist.check(signal));
  }
  /** Fills in the solution, as one step. False where there is none, or several, which a `nonet-error` tells, and where a listener refused it. */
  solve(options?: AssistOptions): Promise<boolean> {
    return this.#ask(options, false, (assist, signal) => assist.solve(signal));
  }
  /** Starts a new game with a puzzle that is made: of `level` and `technique`, or what is asked here. False when it was not made. */
  generate(request: PuzzleOptions = {}, options?: AssistOptions): Promise<boolean> {
    this.#making?.abort();
    const making = (this.#making = new AbortController());
    return this.#ask(
      options,
      false,
      (assist, signal) => assist.generate(request, AbortSignal.any([signal, making.signal])),
      making.signal,
    );
  }
  /**
   * Starts a game with the first puzzle of a text in any of the formats that Nonet reads, with its entries, notes and colours. False, and
   * `nonet-error`, when there is none in it; the game is then as it was.
   */
  import(text: string, options?: AssistOptions): Promise<boolean> {
    return this.#ask(options, false, (assist, signal) => assist.import(text, signal));
  }
  /**
   * The game in another format, by default Nonet's own file (`sudoku-json`), which has all of it. What a format has no place for is left out:
   * where it cannot tell entries from givens, they are the puzzle at its start; where it has no notes, they stand for candidates. The formats
   * `nonet` and `nonet-game` are what a link to Nonet ends with. "", and `nonet-error`, when there is no such format, or it cannot hold the position.
   */
  export(format: FormatId = "sudoku-json", options?: AssistOptions): Promise<string> {
    return this.#ask(options, "", (assist, signal) => assist.export(format, signal));
  }

  // -- asking -------------------------------------------------------------------------------------------------------

  /** What fails is told by an event, and what a newer game has overtaken comes to nothing; only the caller's own abort rejects. */
  async #ask<R>(
    options: AssistOptions | undefined,
    otherwise: R,
    work: (assist: Assist, signal: AbortSignal) => Promise<R>,
    ended?: AbortSignal,
  ): Promise<R> {
    const own = options?.signal;
    own?.throwIfAborted();
    const signals = [this.#game.signal, own, ended].filter((signal) => signal !== undefined);
    const signal = AbortSignal.any(signals);
    const done = this.#begin();
    try {
      const assist = await this.#load();
      signal.throwIfAborted();
      return await work(assist, signal);
    } catch (error) {
      own?.throwIfAborted();
      if (!signal.aborted) this.#fail(error);
      return otherwise;
    } finally {
      done();
    }
  }

  /** What could not be loaded is loaded by the next call. */
  #load(): Promise<Assist> {
    this.#loading ??= import("./assist/index.js").then(({ Assist }) => new Assist(this as unknown as AssistHost));
    this.#loading.catch(() => (this.#loading = null));
    return this.#loading;
  }

  #fail(error: unknown): void {
    const reason = String((error as Error).message || error);
    this.reportError((t) => ({ code: "engine", message: t("board-no-engine", { reason }), line: 0, column: 0 }));
  }

  #begin(): () => void {
    this.#calls++;
    const timer = setTimeout(() => this.#setBusy(true), BUSY_MS);
    return () => {
      clearTimeout(timer);
      if (--this.#calls === 0) this.#setBusy(false);
    };
  }
  #setBusy(busy: boolean): void {
    if (busy === this.#isBusy) return;
    this.#isBusy = busy;
    this.requestUpdate();
  }

  // -- what follows the game ----------------------------------------------------------------------------------------

  /** @internal */
  protected override take(game: Game, kind: ChangeDetail["kind"]): void {
    const before = this.value;
    if (kind === "load") this.#leave();
    if (game.cells !== this.game.cells) this.#clearHint();
    super.take(game, kind);
    if (kind === "load") return;
    if (this.#marked && this.#assist !== "solution")
      this.markWrong(this.wrong.filter((cell) => this.value[cell] === before[cell]));
    this.#mark();
  }

  #endWork(): void {
    this.#game.abort();
    this.#game = new AbortController();
  }

  /** @internal A board that is taken away asks for nothing any more; one that is only moved goes on. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void nextTask().then(() => this.isConnected || this.#endWork());
  }

  /** Another game begins: what is under way is for the one before. */
  #leave(): void {
    this.#endWork();
    this.#unmark();
    this.#clearHint();
  }

  #unmark(): void {
    if (this.#marked) this.wrong = [];
    this.#marked = false;
  }

  #clearHint(): void {
    if (!this.#shownHint) return;
    this.#shownHint = null;
    if (this.highlight === this.#drawn) this.highlight = null;
    this.requestUpdate();
  }

  /** Where entries are compared with the solution, it is asked for with the first of them. */
  #mark(): void {
    const { givens, value } = this;
    if (this.#assist !== "solution" || !/[1-9]/.test(givens) || value === givens) return;
    const known = this.#known?.puzzle === givens ? this.#known : null;
    if (known?.solution) this.markWrong(wrongEntries(value, known.solution));
    if (known || this.#asked === givens) return;
    this.#asked = givens;
    void this.#ask(undefined, undefined, async (assist, signal) => void (await assist.solution(signal)));
  }

  /** @internal */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const isWanted = (this.level || this.technique) && !this.loaded && !this.problem && !/[1-9]/.test(this.value);
    if (!isWanted || this.#madeFirst) return;
    this.#madeFirst = true;
    void this.generate();
  }

  // -- what the engine's help asks for ------------------------------------------------------------------------------

  /** @internal */
  get languageTag(): string {
    return this.language.tag;
  }
  /** @internal */
  get position(): Game {
    return this.game;
  }
  /** @internal */
  get known(): KnownSolution | null {
    return this.#known;
  }
  /** @internal */
  know(known: KnownSolution): void {
    this.#known = known;
    this.#asked = known.puzzle;
    this.#mark();
  }
  /** @internal */
  markWrong(cells: readonly number[]): void {
    this.#marked = true;
    this.wrong = [...cells];
  }
  /** @internal */
  present(hint: ShownHint, drawing: Highlight | null): void {
    if (hint.stage !== "apply") {
      this.#shownHint = hint;
      this.#drawn = drawing;
      this.highlight = drawing;
    }
    this.announce([hint.title, ...hint.sentences].join(" "));
    this.emit("nonet-hint", { ...hint, technique: hint.step?.technique ?? "" });
  }
  /** @internal */
  report(code: ErrorDetail["code"], message: string, line = 0, column = 0): void {
    this.emit("nonet-error", { code, message, line, column });
  }
}

export type { HintStage, ShownHint };
