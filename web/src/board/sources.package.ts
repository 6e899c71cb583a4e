/** The texts of boards, all of them inside the script: for the package, whose files may stand where nothing can be fetched. */
import type { Sources } from "../i18n/sources.js";

export const boardSources: Sources = import.meta.glob<string>("./texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
