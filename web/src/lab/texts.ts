/** The lab's own messages, which begin with `lab-`, beside those of the rest of the page. */
import {
  createLocalizer,
  FALLBACK,
  fallbackLocalizer,
  type Localizer,
  loadLocalizer,
  negotiate,
} from "../i18n/localizer.js";
import { fetchText } from "../i18n/sources.js";
import english from "./texts/lab.en.ftl?raw";

const files = import.meta.glob<string>(["./texts/*.ftl", "!./texts/lab.en.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** Messages of the lab by the one, all others by the other. */
const joined =
  (lab: Localizer, base: Localizer): Localizer =>
  (id, args) =>
    id.startsWith("lab-") ? lab(id, args) : base(id, args);

/** The texts of the fallback language, at once. */
export const fallbackTexts = (): Localizer => joined(createLocalizer(FALLBACK, english), fallbackLocalizer());

/** The texts of a language; rejects when a file cannot be fetched. */
export async function loadTexts(tag: string): Promise<Localizer> {
  const language = negotiate([tag]);
  const url = files[`./texts/lab.${language}.ftl`];
  const [source, base] = await Promise.all([url ? fetchText(url) : english, loadLocalizer(language)]);
  return joined(createLocalizer(language, source), base);
}
