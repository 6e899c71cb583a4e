/** The texts of a frame about its own address. Both languages are inside the script. */
import type { Localizer } from "../i18n/localizer.js";
import type { EmbedId } from "../i18n/messages.js";
import { textsOf } from "../i18n/texts.js";
import type { ParameterFault } from "./parameters.js";

export const embedTexts = textsOf<EmbedId>(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);

export function faultSentence(t: Localizer<EmbedId>, { parameter: name, value, wanted }: ParameterFault): string {
  if (wanted === "") return t("embed-unknown", { name });
  return t("embed-bad", { name, value, wanted: typeof wanted === "string" ? t(wanted) : wanted.join(", ") });
}
