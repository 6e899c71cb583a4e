/**
 * Shared by the pages beside the game: the settings that they share with it, and what is shown where they
 * cannot be drawn.
 */
import type { MessageId } from "../i18n/messages.js";
import { Late } from "../i18n/patience.js";
import { again, isStuck } from "./again.js";
import { brokenPanel, freshRoot, putInPlace } from "./broken/panel.js";
import { saveRescue } from "./broken/rescue.js";
import { isReplaced, takeNewest, type UpdateHost } from "./offline.js";
import { readSettings, type Settings, type ThemeChoice } from "./settings.js";
import { Shell } from "./shell.js";
import { GameStore } from "./storage.js";
import type { SharedId } from "./texts.js";
import { applyTheme } from "./theme.js";

export interface SidePageState {
  theme: ThemeChoice;
  language: string;
  /** The choice whose texts could not be had; null when all went well. */
  languageFailed: string | null;
  /** A room could not be fetched. */
  roomFailed: boolean;
  /** The page is of an earlier version than the one that is started now, or that the server has. */
  outdated: boolean;
}

/** `Ids`: the messages that it has beside those of all pages. */
export abstract class SidePage<State extends SidePageState, Ids extends MessageId> extends Shell<
  State,
  Ids | SharedId
> {
  /** Whether there are texts to show. */
  isReady = false;
  /** What could not be fetched last. */
  #missed: unknown = null;
  #restarting = false;
  /** The panel in the place of the page, while it cannot be drawn. */
  #panel: HTMLElement | null = null;
  /** Settings are shared with the game's page; games are not touched here. */
  readonly store = new GameStore({ local: () => localStorage, session: () => sessionStorage }, () => true);

  protected override guard(draw: () => void): void {
    if (this.#panel) return;
    try {
      draw();
    } catch (error) {
      this.fail(error);
    }
  }

  override focusContent(): void {
    this.root.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  }

  /** The page cannot be drawn: a panel says so, and offers the ways on. */
  fail(error: unknown): void {
    console.error(error);
    if (this.#panel) return;
    this.#panel = brokenPanel({
      t: this.t,
      error,
      facts: ["broken-safe"],
      choices: [
        { id: "app-retry", run: () => this.#tryAgain() },
        { id: "backup-save", run: () => saveRescue(this.store, []) },
        { id: "broken-afresh", run: () => location.replace(location.pathname) },
        { id: "broken-empty", run: () => location.assign("./?start=empty") },
      ],
    });
    putInPlace(this.#panel, this.root);
  }

  #tryAgain(): void {
    if (!this.#panel) return;
    this.root = freshRoot(this.#panel, this.root);
    this.#panel = null;
    this.render();
  }

  readSettings(): Settings {
    return readSettings(this.store.settings());
  }

  override get theme(): ThemeChoice {
    return this.state.theme;
  }

  override setTheme(theme: ThemeChoice): void {
    applyTheme(theme);
    this.update({ theme } as Partial<State>);
    this.store.saveSettings({ theme });
  }

  protected override languageKept(choice: string): void {
    this.isReady = true;
    if (choice !== this.readSettings().language) this.store.saveSettings({ language: choice });
    this.update({ language: choice, languageFailed: null } as Partial<State>);
  }

  override roomFailed(error: unknown, retry: () => unknown): Promise<void> {
    return this.missing(error, { roomFailed: true } as Partial<State>, retry);
  }

  override roomCame(): void {
    if (this.state.roomFailed) this.update({ roomFailed: false } as Partial<State>);
  }

  protected override languageFailed(choice: string, error: unknown): Promise<void> {
    return this.missing(error, { languageFailed: choice } as Partial<State>, () => this.setLanguage(choice));
  }

  /** A new version waits until the game's page lets it take over, or the last tab is closed. */
  readonly updates: UpdateHost = {
    ready: () => undefined,
    replaced: () => (this.#restarting ? location.reload() : this.update({ outdated: true } as Partial<State>)),
  };

  /** Goes on in the newest version. */
  async restart(): Promise<void> {
    this.#restarting = true;
    if (!(await takeNewest())) location.reload();
  }

  /** Does once more what something was missing for; or what else may help. */
  again(run: () => unknown): () => Promise<void> {
    return isStuck(this.#missed) ? () => this.restart() : again(run, this.#missed instanceof Late);
  }

  /**
   * Says that a part of the page could not be fetched; or, where the server has other files by now, that there is a new
   * version. What comes late is taken while that is said.
   */
  protected async missing(error: unknown, said: Partial<State>, retry: () => unknown): Promise<void> {
    console.warn(error);
    this.#missed = error;
    const late = error instanceof Late ? error : null;
    if (!late && (await isReplaced())) return this.update({ ...said, outdated: true } as Partial<State>);
    this.update(said);
    const isSaid = (): boolean =>
      Object.entries(said).every(([name, value]) => this.state[name as keyof State] === value);
    late?.coming.then(() => isSaid() && retry(), console.warn);
  }
}
