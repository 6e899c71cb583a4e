/** What the pages beside the game have in common: state, rendering, and the theme and language that they share with it. */
import { render, type TemplateResult } from "lit";
import { LanguageChoice, type LanguageLoader, nameDocument } from "../i18n/choice.js";
import { FALLBACK, type Localizer } from "../i18n/localizer.js";
import type { MessageId } from "../i18n/messages.js";
import { brokenPanel, freshRoot, putInPlace } from "./broken/panel.js";
import { saveRescue } from "./broken/rescue.js";
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
export abstract class SidePage<State extends SidePageState, Ids extends MessageId> {
  state: State;
  t: Localizer<Ids | SharedId>;
  language = FALLBACK;
  /** Whether there are texts to show. */
  hasTexts = false;
  protected root: HTMLElement;
  /** What stands in the place of the page, while it cannot be drawn. */
  #panel: HTMLElement | null = null;
  // Settings are shared with the game's page; games are not touched here.
  readonly #store = new GameStore({ local: () => localStorage, session: () => sessionStorage }, () => true);
  readonly #languages: LanguageChoice<Ids | SharedId>;
  #scheduled = false;
  #drawn = false;

  /** `t` serves until the texts are there, which `load` fetches. */
  constructor(root: HTMLElement, state: State, t: Localizer<Ids | SharedId>, load: LanguageLoader<Ids | SharedId>) {
    this.root = root;
    this.state = state;
    this.t = t;
    this.#languages = new LanguageChoice(load);
  }

  protected abstract page(): TemplateResult;
  /** The title of the document, in the language that is shown. */
  protected abstract get title(): string;

  /** Changes the state; once it was rendered, the page follows before the next frame. */
  update(patch: Partial<State>): void {
    this.state = { ...this.state, ...patch };
    if (this.#scheduled || !this.#drawn) return;
    this.#scheduled = true;
    queueMicrotask(() => this.render());
  }

  render(): void {
    this.#scheduled = false;
    this.#drawn = true;
    if (this.#panel) return;
    try {
      this.#draw();
    } catch (error) {
      this.fail(error);
    }
  }

  #draw(): void {
    const focused = document.activeElement;
    render(this.page(), this.root);
    // A button that is gone would leave the keyboard nowhere: the content has it then.
    if (focused && !focused.isConnected) this.root.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
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
        { id: "backup-save", run: () => saveRescue(this.#store, []) },
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
    return readSettings(this.#store.settings());
  }

  get theme(): ThemeChoice {
    return this.state.theme;
  }

  setTheme(theme: ThemeChoice): void {
    applyTheme(theme);
    this.update({ theme } as Partial<State>);
    this.#keep({ theme });
  }

  /** Leaves the other settings as they are. */
  #keep(patch: Partial<Settings>): void {
    this.#store.saveSettings({ ...this.#store.settings(), ...patch });
  }

  /** Changes to a language, or with "" to the browser's. When its texts cannot be had, everything stays as it was. */
  async setLanguage(choice: string): Promise<void> {
    const loaded = await this.#languages.load(choice);
    if (loaded === "overtaken") return;
    if (!loaded) return this.update({ languageFailed: choice } as Partial<State>);
    this.language = loaded.language;
    this.t = loaded.t;
    this.hasTexts = true;
    if (choice !== this.readSettings().language) this.#keep({ language: choice });
    this.update({ language: choice, languageFailed: null } as Partial<State>);
    this.nameDocument();
  }

  protected nameDocument(): void {
    nameDocument(this.language, this.title);
  }
}
