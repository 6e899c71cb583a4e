/** What hints say, fetched for the language that is wanted: for the site. */
import { fetchText } from "../i18n/sources.js";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

/** The texts of a language that there is. */
export const hintSource = (language: string): Promise<string> => fetchText(files[`./texts/hints.${language}.ftl`]!);
