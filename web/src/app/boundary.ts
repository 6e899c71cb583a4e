/**
 * The boundary around the game's page. When it cannot be drawn, the game on the board is set aside, so that the next
 * visit works, and a panel offers the ways on. Nothing is ever deleted: what was set aside is in the library and in
 * every backup.
 */

import { addressOf, type View } from "../page/address.js";
import type { App, Guard } from "../page/app.js";
import { moveGame } from "../page/game.js";
import { initialState } from "../page/state.js";
import { forgetKnown } from "../play/checking/solution.js";
import { keep, showGame, startGame } from "../play/games.js";
import { replaceAddress } from "../shell/address-bar.js";
import { ownFolder } from "../shell/again.js";
import { brokenPanel, freshRoot, putInPlace } from "../shell/broken/panel.js";
import { saveRescue } from "../shell/broken/rescue.js";

const NO_PUZZLE = ".".repeat(81);

export class Boundary implements Guard {
  readonly #app: App;
  #panel: HTMLElement | null = null;
  /** The view that could not be drawn. */
  #view: View = "play";
  /** Whether the storage has the game that was on the board. */
  #stored = false;

  constructor(app: App) {
    this.#app = app;
  }

  get isOpen(): boolean {
    return this.#panel !== null;
  }

  /** Draws the page, or says that it cannot be drawn. Another view is another attempt. */
  guard(draw: () => void): void {
    if (this.#panel && this.#app.state.view !== this.#view) return void this.#tryAgain();
    if (!this.#panel) this.attempt(draw);
  }

  /** Does something without which the page would stand still. */
  attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.open(error);
    }
  }

  open(error: unknown): void {
    console.error(error);
    const app = this.#app;
    if (this.#panel) return;
    this.#view = app.state.view;
    app.timer.run(false);
    app.background.pause();
    const ofGame = this.#view === "play";
    if (ofGame) this.#setAside();
    this.#panel = brokenPanel({
      t: app.t,
      error,
      facts: [ofGame && app.game.record ? (this.#stored ? "broken-aside" : "broken-unstored") : "broken-safe"],
      choices: [
        { id: "app-retry", run: () => void this.#tryAgain() },
        { id: "backup-save", run: () => saveRescue(app.store, [...app.kept, app.game]) },
        ...(ofGame ? [] : [{ id: "nav-back" as const, run: () => this.#toGame() }]),
        { id: "broken-empty", run: () => void this.#emptyBoard() },
      ],
    });
    putInPlace(this.#panel, app.root);
  }

  #setAside(): void {
    const { store, game } = this.#app;
    if (!game.record) return;
    store.setAside(game.id);
    // The next visit does not begin with it, even where it stays in its place.
    store.setCurrent("");
    this.#stored = store.entry(game.id) !== null || this.#ofGame() !== undefined;
  }

  /** The copy that was set aside of the game on the board, as the storage has it. */
  #ofGame(): ReturnType<App["store"]["asides"]>[number] | undefined {
    const { store, game } = this.#app;
    return store.asides().findLast((aside) => aside.of === `game:${game.id}` && !store.isNewer(aside));
  }

  #toGame(): void {
    location.hash = addressOf("play");
  }

  async #tryAgain(): Promise<void> {
    const app = this.#app;
    if (!app.started) return location.reload();
    const aside = this.#view === "play" ? this.#ofGame() : undefined;
    const id = aside && app.store.takeUp(aside);
    if (id) moveGame(app, id);
    if (await this.#anew())
      this.attempt(() => (app.game.record ? showGame(app, app.game) : startGame(app, NO_PUZZLE, "own")));
  }

  async #emptyBoard(): Promise<void> {
    const app = this.#app;
    if (!app.started) return location.replace(`${location.pathname}?start=empty`);
    const left = app.game;
    // Where a view could not be drawn, the game is as it was; where nothing is stored, it is in memory.
    const back = left.record !== "" && (this.#view !== "play" || !this.#stored);
    if (this.#view !== "play") replaceAddress(location.pathname + location.search);
    app.state = { ...app.state, view: "play", content: null };
    if (!(await this.#anew())) return;
    this.attempt(() => {
      startGame(app, NO_PUZZLE, "own");
      if (back) keep(app, [...app.kept, left]);
    });
  }

  /** Draws the whole page anew; false when that fails too. */
  async #anew(): Promise<boolean> {
    const app = this.#app;
    if (!this.#panel) return false;
    app.root = freshRoot(this.#panel, app.root);
    this.#panel = null;
    const { ready, grade, message, busy } = initialState;
    forgetKnown(app);
    // A drawing that failed is not tried again before somebody asks for it.
    app.model.forget();
    app.state = { ...app.state, ready, grade, message, busy, paused: false };
    app.render();
    if (this.isOpen) return false;
    await app.board.updateComplete;
    app.focusContent();
    return !this.isOpen;
  }
}

/**
 * Faults that nobody has caught, in the work of a button or later: the page says that the last action may not have
 * worked.
 */
export function listenToFaults(app: App): void {
  // Errors of a browser's parts and a host's scripts name no script of the page's; those of extensions may, and theirs.
  const isOwn = ({ stack = "" }: Error): boolean =>
    (stack.includes(ownFolder) || stack.includes("blob:")) && !stack.includes("-extension:");
  const tell = (error: unknown): void => {
    if (error instanceof Error && error.name !== "AbortError" && isOwn(error))
      app.notify({ id: "fault", tone: "bad", text: (t) => t("fault") });
  };
  addEventListener("error", ({ error }) => tell(error));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
}
