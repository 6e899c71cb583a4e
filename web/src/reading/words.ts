/** What is said of what comes in. It is fetched with the dialog. */
import { createLocalizer, type Localizer, negotiate } from "../i18n/localizer.js";
import { fetchText } from "../i18n/sources.js";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

/** The texts of a language, beside those of the page. Rejects when the file cannot be fetched. */
export async function importWords(tag: string, base: Localizer): Promise<Localizer> {
  const language = negotiate([tag]);
  const own = createLocalizer(language, await fetchText(files[`./texts/reading.${language}.ftl`]!));
  return (id, args) => (id.startsWith("import-") ? own : base)(id, args);
}
