/** What the dialog says. It is fetched with it. */
import { createLocalizer, type Localizer, negotiate } from "../i18n/localizer.js";
import { fetchText } from "../i18n/sources.js";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

/** The texts of a language, beside those of the page. Rejects when the file cannot be fetched. */
export async function exportWords(tag: string, base: Localizer): Promise<Localizer> {
  const language = negotiate([tag]);
  const own = createLocalizer(language, await fetchText(files[`./texts/export.${language}.ftl`]!));
  return (id, args) => (id.startsWith("export-") ? own : base)(id, args);
}
