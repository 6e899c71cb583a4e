/**
 * The texts of hints, a module for each language: for the package, whose files may stand where a policy lets nothing be
 * fetched.
 */
import type { Sources } from "../i18n/sources.js";

export const hintSources: Sources = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" });
