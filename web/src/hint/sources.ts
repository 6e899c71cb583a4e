/** The texts of hints, fetched for the language that is wanted: for the site. */
import { fetched, type Sources } from "../i18n/sources.js";

export const hintSources: Sources = fetched(
  import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true }),
);
