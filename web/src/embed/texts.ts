/** What a frame says of its own address. Both languages are inside the script. */
import { createLocalizer, type Localizer, negotiate } from "../i18n/localizer.js";
import type { ParameterFault } from "./parameters.js";

const sources = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });

export function embedTexts(tag: string): Localizer {
  const language = negotiate([tag]);
  return createLocalizer(language, sources[`./texts/embed.${language}.ftl`]!);
}

export function faultSentence(t: Localizer, { parameter: name, value, wanted }: ParameterFault): string {
  if (wanted === "") return t("embed-unknown", { name });
  return t("embed-bad", { name, value, wanted: typeof wanted === "string" ? t(wanted) : wanted.join(", ") });
}
