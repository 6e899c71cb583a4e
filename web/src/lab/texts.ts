/** The lab's own messages, beside those of the rest of the page. English is inside the script. */
import type { Localizer } from "../i18n/localizer.js";
import type { LabId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import { pageTexts, type SharedId } from "../shell/texts.js";
import english from "./texts/lab.en.ftl?raw";

export type LabWords = Localizer<LabId | SharedId>;

/** A text that follows the language: it is made anew on every rendering. */
export type LabText = (t: LabWords) => string;

export const labTexts = textsOf<LabId>({
  "./texts/lab.en.ftl": english,
  ...fetched(
    import.meta.glob(["./texts/*.ftl", "!./texts/lab.en.ftl"], { query: "?url", import: "default", eager: true }),
  ),
}).beside(pageTexts);
