/** What the board says when the engine helps it: a few sentences of its own, what hints say, and why a text is no puzzle. */
import { hintSource } from "#hint-sources";
import { OF_HINTS } from "../../hint/texts.js";
import { createLocalizer, type Localizer, loadLocalizer, negotiate } from "../../i18n/localizer.js";

const own = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
/** Those of the page's dialog; a build of the board takes what it needs of them (scripts/messages.mjs). */
const faults = import.meta.glob<string>("../../reading/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const loaded = new Map<string, Promise<Localizer>>();

/** The texts in the best language for a tag; what could not be loaded is tried again by the next call. */
export function loadTexts(tag: string): Promise<Localizer> {
  const language = negotiate([tag]);
  const texts = loaded.get(language) ?? load(language);
  loaded.set(language, texts);
  texts.catch(() => loaded.delete(language));
  return texts;
}

async function load(language: string): Promise<Localizer> {
  const [source, base] = await Promise.all([hintSource(language), loadLocalizer(language)]);
  const hints = createLocalizer(language, source);
  const assist = createLocalizer(
    language,
    `${own[`./texts/assist.${language}.ftl`]!}\n${faults[`../../reading/texts/reading.${language}.ftl`]!}`,
  );
  return (id, args) => (/^(assist|import)-/.test(id) ? assist : OF_HINTS.test(id) ? hints : base)(id, args);
}
