/** What hints say, a module for each language: for the package, whose files may stand where a policy lets nothing be fetched. */
const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default" });

/** The texts of a language that there is. */
export const hintSource = (language: string): Promise<string> => files[`./texts/hints.${language}.ftl`]!();
