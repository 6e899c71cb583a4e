/** The texts of the controls, inside the script: they are few, and the board may stand where nothing can be fetched. */
import { createLocalizer, type Localizer, negotiate } from "../../i18n/localizer.js";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const made = new Map<string, Localizer>();

/** What the controls say in the best language for a tag. */
export function controlTexts(tag: string): Localizer {
  const language = negotiate([tag]);
  const texts = made.get(language) ?? createLocalizer(language, files[`./texts/controls.${language}.ftl`]!);
  made.set(language, texts);
  return texts;
}
