/** Changing the language: the same for the game's page and the lab. */
import { directionOf, type Localizer, negotiate } from "./localizer.js";
import type { MessageId } from "./messages.js";

export interface LoadedTexts<Ids extends MessageId> {
  readonly language: string;
  readonly t: Localizer<Ids>;
}

/** Fetches the texts of a language; rejects when they cannot be had. */
export type LanguageLoader<Ids extends MessageId> = (language: string) => Promise<Localizer<Ids>>;

export class LanguageChoice<Ids extends MessageId> {
  readonly #load: LanguageLoader<Ids>;
  /** The language last asked for; an earlier one that loads later has lost. */
  #wanted = "";

  constructor(load: LanguageLoader<Ids>) {
    this.#load = load;
  }

  /**
   * The texts of a language, or with "" of the browser's; the error when they cannot be had, "overtaken" when another
   * was chosen since.
   */
  async load(choice: string): Promise<LoadedTexts<Ids> | Error | "overtaken"> {
    const language = negotiate(choice ? [choice] : navigator.languages);
    this.#wanted = language;
    const loaded = await this.#load(language).then(
      (t) => ({ language, t }),
      (error: Error) => error,
    );
    return language === this.#wanted ? loaded : "overtaken";
  }
}

/** Tells the browser and its tabs which language the page is in. */
export function nameDocument(language: string, title: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = title;
}
