/**
 * Shared by all pages: each has a state and is drawn from it, fetches its rooms, and changes its language and colours.
 * Each decides which panel replaces it when it cannot be drawn, and where its settings are kept.
 */
import { render, type TemplateResult } from "lit";
import { directionOf, FALLBACK, type Localizer, negotiate } from "../i18n/localizer.js";
import type { MessageId } from "../i18n/messages.js";
import type { Texts } from "../i18n/texts.js";
import { missing } from "./again.js";
import type { ThemeChoice } from "./settings.js";

/** `Ids`: the messages that it has. */
export abstract class Shell<State extends object, Ids extends MessageId> {
  state: State;
  t: Localizer<Ids>;
  language = FALLBACK;
  /** The element that the page is drawn in. */
  root: HTMLElement;
  /** Called after each rendering, in this order. One that fails counts as a page that cannot be drawn. */
  readonly followers: (() => void)[] = [];
  /** Those of the page and of the rooms that it has fetched. */
  #texts: Texts<Ids>;
  /** The language last asked for; an earlier one that comes later has lost. */
  #wanted = "";
  #scheduled = false;
  #drawn = false;

  /** `t` serves until the texts are there. */
  constructor(root: HTMLElement, state: State, t: Localizer<Ids>, texts: Texts<Ids>) {
    this.root = root;
    this.state = state;
    this.t = t;
    this.#texts = texts;
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
  /** Says that the texts of a language could not be fetched, and offers to try again. */
  protected abstract languageFailed(choice: string, error: unknown): Promise<void>;
  /** Says that a room could not be fetched, and offers to try again. */
  abstract roomFailed(error: unknown, retry: () => unknown): Promise<void>;
  /** A room has come: the page no longer says that one is missing. */
  abstract roomCame(): void;
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
    const language = negotiate(choice ? [choice] : navigator.languages);
    this.#wanted = language;
    try {
      const t = await this.textsIn(language);
      if (language !== this.#wanted) return;
      this.language = language;
      this.t = t;
    } catch (error) {
      return language === this.#wanted ? this.languageFailed(choice, error) : undefined;
    }
    this.nameDocument();
    this.languageKept(choice);
  }

  /** All texts that the page needs, those of rooms that come meanwhile among them. */
  protected async textsIn(language: string): Promise<Localizer<Ids>> {
    const t = await this.#texts.load(language).catch(missing);
    return this.#texts.at(language) === t ? t : this.textsIn(language);
  }

  hasTexts(texts: Texts<never>): boolean {
    return texts.folders.every((folder) => this.#texts.folders.includes(folder));
  }

  /** Fetches texts of a room, which the page has from then on, in every language. Rejects when they cannot be had (`isMissing`). */
  async needTexts(texts: Texts<never>): Promise<void> {
    if (this.hasTexts(texts)) return;
    const { language } = this;
    await texts.load(language).catch(missing);
    // Another language was chosen meanwhile.
    if (language !== this.language) return this.needTexts(texts);
    // They came twice.
    if (this.hasTexts(texts)) return;
    this.#texts = this.#texts.beside(texts);
    this.t = this.#texts.at(language) ?? this.t;
    this.update({});
  }

  /** Tells the browser and its tabs which language the page is in. */
  protected nameDocument(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dir = directionOf(this.language);
    document.title = this.title;
  }
}
