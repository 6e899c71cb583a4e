/** The page's one object: state, board, engine, storage and language, and the few operations that all actions share. */
import { render } from "lit";
import type { NonetBoard } from "../board/index.js";
import { decodeGame } from "../board/codec.js";
import { createEngine, type Engine, EngineError } from "../engine/index.js";
import { loadLocalizer, type Localizer, negotiate } from "../i18n/localizer.js";
import workerUrl from "../engine/worker.ts?worker&url";
import wasmUrl from "#wasm-binary";
import { GameStore, newId, type StoredGame } from "./storage.js";
import { type BoardFacts, initialState, type Message, type Notice, type State, type Text } from "./state.js";
import { page } from "./view/page.js";

/** Work that lasts no longer than this shows no progress: it would only flicker. */
const PATIENCE_MS = 300;

export class App {
  state: State = initialState;
  t: Localizer = (id) => id;
  language = "en";
  readonly engine: Engine;
  readonly store: GameStore;
  /** The game on the board, as it is or would be stored. */
  game: StoredGame = { id: newId(), level: "easy", record: "", saved: 0 };
  readonly #root: HTMLElement;
  #scheduled = false;
  #task: AbortController | null = null;
  #lastAction: (() => Promise<void>) | null = null;

  constructor(root: HTMLElement) {
    this.#root = root;
    // Relative names are resolved against this script, not the page: the site works from any path.
    this.engine = createEngine({ workerUrl: new URL(workerUrl, import.meta.url), wasmUrl: new URL(wasmUrl, import.meta.url) });
    this.store = new GameStore(
      { local: () => localStorage, session: () => sessionStorage },
      (record) => decodeGame(record) !== null,
    );
  }

  get board(): NonetBoard {
    return this.#root.querySelector<NonetBoard>("#board")!;
  }

  /** Changes the state; the page follows before the next frame. */
  update(patch: Partial<State>): void {
    this.state = { ...this.state, ...patch };
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => this.render());
  }

  render(): void {
    this.#scheduled = false;
    render(page(this), this.#root);
  }

  /** Copies what the page shows of the board. */
  syncBoard(): void {
    const { value, givens, marks, mode, canUndo, canRedo, solved } = this.board;
    const facts: BoardFacts = { ready: true, values: value, givens, marks, mode, canUndo, canRedo, solved };
    this.update({ board: facts });
  }

  say(message: Message): void {
    this.update({ message, busy: null });
  }

  /** Clears the message panel and whatever it drew on the board. */
  clearMessage(): void {
    this.board.highlight = null;
    this.update({ message: null, hint: null });
  }

  notify(notice: Notice): void {
    this.update({ notices: [...this.state.notices.filter(({ id }) => id !== notice.id), notice] });
  }

  dismiss(id: Notice["id"]): void {
    this.update({ notices: this.state.notices.filter((notice) => notice.id !== id) });
  }

  async setLanguage(choice: string): Promise<void> {
    this.language = negotiate(choice ? [choice] : navigator.languages);
    this.t = await loadLocalizer(this.language);
    document.documentElement.lang = this.language;
    document.title = this.t("app-title");
    this.update({ language: choice });
  }

  /** Saves the board's game; a fault becomes a notice and the game goes on in memory. */
  save(): void {
    this.game = { ...this.game, record: this.board.record, saved: Date.now() };
    const saved = this.store.save(this.game);
    if ("forked" in saved) {
      this.game = { ...this.game, id: saved.forked };
      this.notify({ id: "forked", tone: "info", text: (t) => t("storage-forked") });
    }
    if ("full" in saved) this.notify({ id: "storage", tone: "bad", text: (t) => t("storage-full") });
    else if ("blocked" in saved) this.notify({ id: "storage", tone: "bad", text: (t) => t("storage-blocked") });
    else this.#saved();
  }

  #saved(): void {
    this.store.setCurrent(this.game.id);
    if (this.state.notices.some(({ id }) => id === "storage")) this.dismiss("storage");
  }

  saveSettings(): void {
    const { theme, language, level } = this.state;
    this.store.saveSettings({ theme, language, level });
  }

  /** Runs an action, and remembers it for a later "try again". */
  run(action: () => Promise<void>): void {
    this.#lastAction = action;
    void action();
  }

  /** Stops the engine call under way, if there is one. */
  cancelTask(): void {
    this.#task?.abort();
    this.#task = null;
    this.update({ busy: null });
  }

  /**
   * Runs engine calls for an action the player asked for. Shows progress and a cancel button when it lasts, and says so when
   * it fails. Another task cancels this one. Resolves to undefined when there is no result to show.
   */
  async task<T>(text: Text, work: (signal: AbortSignal, progress: (text: Text) => void) => Promise<T>): Promise<T | undefined> {
    this.cancelTask();
    const controller = new AbortController();
    this.#task = controller;
    let label = text;
    const show = (): void => this.update({ busy: { text: label, cancel: () => this.#cancelByPlayer(controller) } });
    const timer = setTimeout(show, PATIENCE_MS);
    const progress = (next: Text): void => {
      label = next;
      if (this.state.busy) show();
    };
    try {
      const result = await work(controller.signal, progress);
      this.dismiss("engine");
      return controller.signal.aborted ? undefined : result;
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(error);
      return undefined;
    } finally {
      clearTimeout(timer);
      if (this.#task === controller) this.cancelTask();
    }
  }

  #cancelByPlayer(controller: AbortController): void {
    controller.abort();
    this.say({ tone: "info", text: (t) => t("cancelled") });
  }

  #fail(error: unknown): void {
    console.error(error);
    const code = error instanceof EngineError ? error.code : "trap";
    const retry = this.#lastAction;
    if (code === "load") this.notify(engineNotice(() => retry && this.run(retry)));
    else if (code === "attempts") this.say({ tone: "bad", text: (t) => t("engine-attempts") });
    else this.say({ tone: "bad", text: (t) => t("engine-stopped") });
  }
}

function engineNotice(retry: () => void): Notice {
  return { id: "engine", tone: "bad", text: (t) => t("engine-failed"), action: { label: (t) => t("app-retry"), run: retry } };
}
