/** The page's one object: state, board, engine, storage and language, and the few operations that all actions share. */
import type { TemplateResult } from "lit";
import { engineFiles } from "#engine-files";
import type { BoardCore } from "../board/core.js";
import { createEngine, type Engine, EngineError } from "../engine/index.js";
import { FALLBACK } from "../i18n/localizer.js";
import { PATIENCE_MS, whileWanted } from "../i18n/patience.js";
import { isMissing } from "../shell/again.js";
import type { Settings, ThemeChoice } from "../shell/settings.js";
import { Shell } from "../shell/shell.js";
import { GameStore, newId, type StoredGame } from "../shell/storage.js";
import { applyAppearance } from "../shell/theme.js";
import { decodeGame } from "../sudoku/codec.js";
import { isSamePuzzle } from "../sudoku/game.js";
import { type GameChange, GameModel } from "../sudoku/game-model.js";
import { Timer } from "../sudoku/stopwatch.js";
import { Background, type IdleWork } from "./background.js";
import type { Doors } from "./doors.js";
import { gameOf, moveGame, noteGame } from "./game.js";
import { Shelf } from "./shelf.js";
import { initialState, type Message, type Notice, type State, type Text } from "./state.js";
import { type GameId, gameTexts } from "./texts.js";

/** So many odd details are named in a notice. */
const MOST_NAMED = 3;

/** A part of the page that could not be fetched, and how to ask for it once more. */
export interface Failed {
  /** The notice that tells of it, and its text. */
  id: Notice["id"];
  text: Text;
  error: unknown;
  retry(): unknown;
}

export interface TaskOptions {
  /** Asks the engine once more, for "try again" after it could not be loaded. */
  retry(): void;
  /** The task is about the position, so a move makes it pointless; by default it is. */
  ofPosition?: boolean;
  /** Called in place of a result when the engine failed or the player cancelled; not when something else was begun. */
  otherwise?(): void;
}

/** Guard that keeps the page alive when something cannot be drawn. */
export interface Guard {
  /** Whether something else replaces the page. */
  readonly isOpen: boolean;
  /** Draws the page, or puts something else in its place. */
  guard(draw: () => void): void;
  /** Does something without which the page would stand still. */
  attempt(action: () => void): void;
  open(error: unknown): void;
}

/** Parts that the page is put together from. It knows no room: `main.ts` hands them in. */
export interface Fittings {
  page(app: App): TemplateResult;
  guard(app: App): Guard;
  doors(app: App): Doors;
  /** Called after each rendering. */
  followers: readonly ((app: App) => void)[];
  /** Called after each change of the game. */
  changed(app: App, change: GameChange): void;
  /** Called with each second that is played. */
  tick(app: App): void;
  /** Tells of what could not be fetched. */
  missing(app: App, what: Failed): Promise<void>;
  /** Work for idle times, the most urgent first. */
  idle: readonly IdleWork<App>[];
}

interface Task {
  controller: AbortController;
  ofPosition: boolean;
}

type Stored = "ok" | "full" | "blocked";

export class App extends Shell<State, GameId> {
  readonly engine: Engine;
  readonly store: GameStore;
  readonly shelf: Shelf;
  readonly background: Background<App>;
  /** The unfinished games that were left, the one to come back to first at the end. */
  kept: readonly StoredGame[] = [];
  /** The position, which the board shows. */
  readonly model = new GameModel();
  /** How long the game has been played. */
  readonly timer = new Timer(() => this.#fittings.tick(this));
  /** Settles when the last press of the hint button has been answered. */
  hintPress: Promise<void> = Promise.resolve();
  /** Whether everything listens that the page needs. */
  started = false;
  readonly boundary: Guard;
  /** Doors that open the rooms. */
  readonly doors: Doors;
  /** The rooms that have something open which the player is to be done with first. */
  readonly occupied = new Set<string>();
  /** The rooms that have something which a reload would lose. */
  readonly unsaved = new Set<string>();
  readonly #fittings: Fittings;
  #task: Task | null = null;
  /** How the last save went, so that the player hears of a failure once, not at every digit. */
  #stored: Stored = "ok";
  #withoutEngine = false;
  /** How much did not fit at the last report. */
  #leftOut = 0;

  constructor(root: HTMLElement, fittings: Fittings) {
    super(root, initialState, gameTexts.at(FALLBACK)!, gameTexts);
    this.#fittings = fittings;
    moveGame(this, newId());
    this.followers.push(...fittings.followers.map((follow) => () => follow(this)));
    this.engine = createEngine(engineFiles);
    this.store = new GameStore(
      { local: () => localStorage, session: () => sessionStorage },
      (record) => decodeGame(record) !== null,
    );
    this.shelf = new Shelf(this.store);
    this.background = new Background(this, fittings.idle);
    this.boundary = fittings.guard(this);
    this.doors = fittings.doors(this);
    this.model.listen((change) => this.boundary.attempt(() => this.#follow(change)));
  }

  /** The game on the board, as it is or would be stored: `game.ts` has the verbs that change it. */
  get game(): StoredGame {
    return gameOf(this);
  }

  /** Whether the player waits for something. */
  get isBusy(): boolean {
    return this.#task !== null || this.occupied.size > 0;
  }

  /** Whether the engine could not be loaded when it was last needed. */
  get isWithoutEngine(): boolean {
    return this.#withoutEngine;
  }

  get board(): BoardCore {
    return this.root.querySelector<BoardCore>("#board")!;
  }

  #follow(change: GameChange): void {
    // Facts about one puzzle are not true of another.
    const grade = isSamePuzzle(change.before, this.model.game) ? this.state.grade : null;
    this.update({ ready: true, grade });
    this.#fittings.changed(this, change);
  }

  /** How digits are entered; as at the beginning where there is no board yet. */
  get entering(): Pick<BoardCore, "mode" | "active" | "armed"> {
    return this.root.querySelector<BoardCore>("#board") ?? { mode: "digit", active: "digit", armed: 0 };
  }

  protected override page(): TemplateResult {
    return this.#fittings.page(this);
  }

  protected override get title(): string {
    return this.t("app-title");
  }

  protected override guard(draw: () => void): void {
    this.boundary.guard(draw);
  }

  /** Gives the keyboard to the board, or to the view that is looked at instead. */
  override focusContent(): void {
    const content =
      this.state.view === "play" ? this.board : this.root.querySelector<HTMLElement>("main:not([hidden])");
    content?.focus({ preventScroll: true });
  }

  /** Shows a message and its drawing, in place of the ones before. */
  say(message: Message | null): void {
    this.board.highlight = (message ? message.highlight : this.state.drawing) ?? null;
    this.update({ message });
  }

  /** Clears the message panel and whatever it drew on the board. */
  clearMessage(): void {
    this.say(null);
  }

  notify(notice: Notice): void {
    this.update({ notices: [...this.state.notices.filter(({ id }) => id !== notice.id), notice] });
  }

  dismiss(id: Notice["id"]): void {
    const others = this.state.notices.filter((notice) => notice.id !== id);
    if (others.length < this.state.notices.length) this.update({ notices: others });
  }

  /** Says that it could not be fetched, and offers to try again. Resolves when that is said. */
  missing(what: Failed): Promise<void> {
    return this.#fittings.missing(this, what);
  }

  override roomFailed(error: unknown, retry: () => unknown): Promise<void> {
    return this.missing({ id: "view", text: (t) => t("view-failed"), error, retry });
  }

  override roomCame(): void {
    this.dismiss("view");
  }

  protected override languageFailed(choice: string, error: unknown): Promise<void> {
    const retry = (): Promise<void> => this.setLanguage(choice);
    return this.missing({ id: "language", text: (t) => t("language-failed"), error, retry });
  }

  protected override languageKept(choice: string): void {
    this.dismiss("language");
    if (choice === this.state.settings.language) this.update({});
    else this.set({ language: choice });
  }

  /**
   * Saves the board's game, and answers whether it is safe; a fault becomes a notice and the game goes on in memory.
   */
  save(): boolean {
    // A record that was set aside stays there.
    if (this.boundary.isOpen) return false;
    const solved = this.model.solved || undefined;
    const er = this.state.grade?.er ?? this.game.er;
    const expected = this.state.grade?.expectedSeconds || this.game.expected;
    const { record } = this.model;
    noteGame(this, { record, saved: Date.now(), seconds: this.timer.seconds, solved, er, expected });
    const saved = this.store.save(this.game);
    if ("forked" in saved) {
      moveGame(this, saved.forked);
      this.notify({ id: "forked", tone: "info", text: (t) => t("storage-forked") });
    }
    const stored = "full" in saved ? "full" : "blocked" in saved ? "blocked" : "ok";
    if (stored === "ok") this.store.setCurrent(this.game.id);
    this.#tellStored(stored);
    return stored === "ok";
  }

  /** Says once what did not fit of what was read. */
  tellLeftOut(): void {
    const names = [...this.store.leftOut];
    const details = [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? ["…"] : [])].join(", ");
    if (names.length > this.#leftOut)
      this.notify({ id: "left-out", tone: "info", text: (t) => t("storage-left-out", { details }) });
    this.#leftOut = names.length;
  }

  #tellStored(saved: Stored): void {
    const stored = saved === "ok" && this.store.isStuck ? "full" : saved;
    if (stored === this.#stored) return;
    this.#stored = stored;
    if (stored === "ok") this.dismiss("storage");
    else this.notify({ id: "storage", tone: "bad", text: (t) => t(`storage-${stored}`) });
  }

  override get theme(): ThemeChoice {
    return this.state.settings.theme;
  }

  override setTheme(theme: ThemeChoice): void {
    this.set({ theme });
  }

  /** Changes settings, and keeps them. A language is changed by `setLanguage`, which has to fetch it. */
  set(patch: Partial<Settings>): void {
    this.store.saveSettings(patch);
    if (this.store.isStuck) this.#tellStored("full");
    this.adopt({ ...this.state.settings, ...patch });
  }

  /** Follows settings that are stored already. */
  adopt(settings: Settings): void {
    this.update({ settings });
    applyAppearance(settings);
  }

  /** Stops the engine call under way, if there is one. */
  cancelTask(): void {
    this.#task?.controller.abort();
    this.#task = null;
    this.update({ busy: null });
  }

  /** A move was made: earlier messages about the position, and work on it, are stale. */
  positionChanged(): void {
    if (this.#task?.ofPosition) this.cancelTask();
    if (this.state.message) this.clearMessage();
  }

  /**
   * Runs engine calls for an action the player asked for. Shows progress and a cancel button when it lasts, or at
   * once what `work` has to `tell` meanwhile, and says so when it fails. Another task cancels this one. Resolves to
   * undefined when there is no result to show.
   */
  async task<T>(
    text: Text,
    work: (signal: AbortSignal, progress: (text: Text) => void, tell: (text: Text) => void) => Promise<T>,
    { retry, ofPosition = true, otherwise }: TaskOptions,
  ): Promise<T | undefined> {
    this.cancelTask();
    const controller = new AbortController();
    const task: Task = { controller, ofPosition };
    this.#task = task;
    this.background.pause();
    let label = text;
    let cancelled = false;
    const cancel = (): void => {
      cancelled = true;
      this.cancelTask();
      this.say({ tone: "info", text: (t) => t("cancelled") });
    };
    const show = (): void => this.update({ busy: { text: label, cancel } });
    const timer = setTimeout(show, PATIENCE_MS);
    const progress = (next: Text): void => {
      label = next;
      if (this.state.busy) show();
    };
    const tell = (next: Text): void => {
      label = next;
      if (!controller.signal.aborted) show();
    };
    try {
      const result = await this.answered(whileWanted(work(controller.signal, progress, tell), controller.signal));
      if (!controller.signal.aborted) return result;
    } catch (error) {
      if (!controller.signal.aborted) this.failed(error, retry);
    } finally {
      clearTimeout(timer);
      if (this.#task === task) {
        this.#task = null;
        this.update({ busy: null });
      }
      this.background.wake();
    }
    if (cancelled || !controller.signal.aborted) otherwise?.();
    return undefined;
  }

  /** Waits for an answer of the engine. Where there is one, the notice that the engine is missing has had its time. */
  async answered<T>(answer: Promise<T>): Promise<T> {
    const result = await answer;
    this.#withoutEngine = false;
    this.dismiss("engine");
    return result;
  }

  /** Says that there is no answer, for the engine or a room of the page is missing, and offers to try again. */
  failed(error: unknown, retry: () => void): void {
    if (isMissing(error)) return void this.roomFailed(error, retry);
    console.error(error);
    const code = error instanceof EngineError ? error.code : "trap";
    this.#withoutEngine = code === "load";
    if (code === "load") void this.missing({ id: "engine", text: (t) => t("engine-failed"), error, retry });
    else if (code === "attempts") this.say({ tone: "bad", text: (t) => t("engine-attempts") });
    else this.say({ tone: "bad", text: (t) => t("engine-stopped") });
  }
}
