/** What hints say of techniques and the views of steps, beside the rest of the page's messages. It is fetched with the first hint. */
import { EngineError } from "../engine/index.js";
import { hintSource } from "../hint/sources.js";
import { OF_HINTS } from "../hint/texts.js";
import { createLocalizer, type Localizer, loadLocalizer, negotiate } from "../i18n/localizer.js";

/** The texts of a language, those of hints included. Rejects when a file cannot be fetched: without words there is no hint. */
export async function loadHintTexts(tag: string): Promise<Localizer> {
  const language = negotiate([tag]);
  const [source, base] = await Promise.all([hintSource(language), loadLocalizer(language)]).catch((error: unknown) => {
    throw new EngineError("load", String(error));
  });
  const hints = createLocalizer(language, source);
  return (id, args) => (OF_HINTS.test(id) ? hints(id, args) : base(id, args));
}
