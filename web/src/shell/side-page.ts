/**
 * Shared by the pages beside the game: the settings that they share with it, and what is shown where they
 * cannot be drawn.
 */
import type { MessageId } from "../i18n/messages.js";
import { brokenPanel, freshRoot, putInPlace } from "./broken/panel.js";
import { saveRescue } from "./broken/rescue.js";
import { PageShell } from "./page-shell.js";
import { readSettings, type Settings, type ThemeChoice } from "./settings.js";
import { GameStore } from "./storage.js";
import type { SharedId } from "./texts.js";
import { applyTheme } from "./theme.js";

export interface SidePageState {
  theme: ThemeChoice;
  language: string;
  /** The choice whose texts could not be had; null when all went well. */
  languageFailed: string | null;
}

/** `Ids`: the messages that it has beside those of all pages. */
export abstract class SidePage<State extends SidePageState, Ids extends MessageId> extends PageShell<
  State,
  Ids | SharedId
> {
  /** Whether there are texts to show. */
  hasTexts = false;
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
    this.hasTexts = true;
    if (choice !== this.readSettings().language) this.store.saveSettings({ language: choice });
    this.update({ language: choice, languageFailed: null } as Partial<State>);
  }

  protected override languageFailed(choice: string): void {
    this.update({ languageFailed: choice } as Partial<State>);
  }
}
