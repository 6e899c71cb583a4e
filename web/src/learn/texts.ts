/** The messages of these pages, beside those of hints and of the rest. */

import { createLocalizer, type Localizer, negotiate } from "../i18n/localizer.js";
import { fetchText } from "../i18n/sources.js";
import { loadHintTexts } from "../page/hint-texts.js";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

const OF_LEARN = /^(learn|about|see)-/;

/** The texts of a language; rejects when a file cannot be fetched. */
export async function loadTexts(tag: string): Promise<Localizer> {
  const language = negotiate([tag]);
  const [source, others] = await Promise.all([
    fetchText(files[`./texts/learn.${language}.ftl`]!),
    loadHintTexts(language),
  ]);
  const learn = createLocalizer(language, source);
  return (id, args) => (OF_LEARN.test(id) ? learn(id, args) : others(id, args));
}
