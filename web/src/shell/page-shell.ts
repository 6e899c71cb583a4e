/**
 * Shared by all pages: each has a state and is drawn from it, and changes its language and colours. Each decides which
 * panel replaces it when it cannot be drawn, and where its settings are kept.
 */
import { render, type TemplateResult } from "lit";
import { LanguageChoice, type LanguageLoader, nameDocument } from "../i18n/choice.js";
import { FALLBACK, type Localizer } from "../i18n/localizer.js";
import type { MessageId } from "../i18n/messages.js";
import type { ThemeChoice } from "./settings.js";

/** `Ids`: the messages that it has. */
export abstract class PageShell<State extends object, Ids extends MessageId> {
  state: State;
  t: Localizer<Ids>;
  language = FALLBACK;
  /** The element that the page is drawn in. */
  root: HTMLElement;
  /** Called after each rendering, in this order. One that fails counts as a page that cannot be drawn. */
  readonly followers: (() => void)[] = [];
  readonly #languages: LanguageChoice<Ids>;
  #scheduled = false;
  #drawn = false;

  /** `t` serves until the texts are there, which `load` fetches. */
  constructor(root: HTMLElement, state: State, t: Localizer<Ids>, load: LanguageLoader<Ids>) {
    this.root = root;
    this.state = state;
    this.t = t;
    this.#languages = new LanguageChoice(load);
  }

  /** The whole page as one template. */
  protected abstract page(): TemplateResult;
  /** The title of the document, in the language that is shown. */
  protected abstract get title(): string;
  /** Draws the page, or says that it cannot be drawn. */
  protected abstract guard(draw: () => void): void;
  /** Gives the keyboard to what the page is there for. */
  abstract focusContent(): void;
  /** The page has the texts of a language that was chosen: keeps the choice, and updates. */
  protected abstract languageKept(choice: string): void;
  /** Reports that the texts of a language could not be loaded, and offers to try again. */
  protected abstract languageFailed(choice: string, error: Error): Promise<void>;
  abstract get theme(): ThemeChoice;
  abstract setTheme(theme: ThemeChoice): void;

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
    this.guard(() => this.#draw());
  }

  #draw(): void {
    const focused = document.activeElement;
    render(this.page(), this.root);
    // A button that is gone would leave the keyboard nowhere.
    if (focused && !focused.isConnected) this.focusContent();
    for (const follow of this.followers) follow();
  }

  /** Changes to a language, or with "" to the browser's. When its texts cannot be had, everything stays as it was. */
  async setLanguage(choice: string): Promise<void> {
    const loaded = await this.#languages.load(choice);
    if (loaded === "overtaken") return;
    if (loaded instanceof Error) return this.languageFailed(choice, loaded);
    this.language = loaded.language;
    this.t = loaded.t;
    this.nameDocument();
    this.languageKept(choice);
  }

  protected nameDocument(): void {
    nameDocument(this.language, this.title);
  }
}
