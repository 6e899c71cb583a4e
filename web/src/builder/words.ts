/** What the builder says. It is fetched with it. */
import { createLocalizer, type Localizer, negotiate } from "../i18n/localizer.js";
import { fetchText } from "../i18n/sources.js";
import type { App } from "../page/app.js";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

/** The texts that are there, and their language. */
let now: { language: string; own: Localizer } | null = null;
let asked = "";

export async function loadWords(tag: string): Promise<void> {
  const language = negotiate([tag]);
  now = { language, own: createLocalizer(language, await fetchText(files[`./texts/builder.${language}.ftl`]!)) };
}

/** The texts in the page's language, beside those of the page; while those of another language are fetched, those that are there. */
export function wordsOf(app: App): Localizer {
  if (now?.language !== app.language && asked !== app.language) {
    asked = app.language;
    loadWords(app.language).then(
      () => app.update({}),
      (error: unknown) => {
        console.warn(error);
        asked = "";
      },
    );
  }
  return (id, args) => (id.startsWith("builder-") ? now!.own : app.t)(id, args);
}
