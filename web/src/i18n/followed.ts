/** The texts of a view, in the language of the page, which may change while the view is looked at. */
import type { Localizer } from "./localizer.js";
import type { MessageId } from "./messages.js";
import type { Texts } from "./texts.js";

/** Host that shows the texts, beside texts of its own. */
export interface Reader<Ids extends MessageId> {
  readonly language: string;
  readonly t: Localizer<Ids>;
  /** Draws it anew. */
  update(patch: object): void;
}

/** Callbacks for texts that could not be had, which `again` asks for once more, and for texts that have arrived. */
export interface Watch {
  failed(again: () => void, error: unknown): void;
  loaded(): void;
}

export class Followed<Ids extends MessageId> {
  readonly #texts: Texts<Ids>;
  /** The languages that were there last, and asked for last. */
  #shown = "";
  #asked = "";

  constructor(texts: Texts<Ids>) {
    this.#texts = texts;
  }

  /** Fetches the texts before there is something to draw. Rejects when they cannot be had. */
  async load({ language }: Pick<Reader<never>, "language">): Promise<void> {
    await this.#texts.load(language);
    this.#shown ||= language;
  }

  /** The texts in the language of the page; while they are fetched, those that were there before, or null. */
  of<Others extends MessageId>(reader: Reader<Others>, watch?: Watch): Localizer<Ids | Others> | null {
    if (this.#texts.at(reader.language)) this.#shown = reader.language;
    else if (this.#asked !== reader.language) void this.#ask(reader, watch);
    return this.#shown ? this.#texts.at(this.#shown, reader.t) : null;
  }

  async #ask(reader: Reader<never>, watch?: Watch): Promise<void> {
    const { language } = reader;
    this.#asked = language;
    const error = await this.#texts.load(language).then(
      () => null,
      (cause: unknown) => cause,
    );
    if (this.#asked === language) this.#asked = "";
    // Another language was chosen meanwhile.
    if (reader.language !== language) return;
    if (!error) {
      watch?.loaded();
      reader.update({});
    } else if (watch) {
      // Whoever is told says when; else the next drawing asks anew.
      this.#asked = language;
      watch.failed(() => void this.#ask(reader, watch), error);
    } else console.warn(error);
  }
}
