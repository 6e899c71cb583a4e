/** The lab's own texts, beside those of the rest of the page. English is inside the script. */
import type { Localizer } from "../i18n/localizer.js";
import type { LabId } from "../i18n/messages.js";
import { fetchedTexts } from "../i18n/texts.js";
import { type SharedId, sharedTexts } from "../shell/texts.js";
import english from "./texts/lab.en.ftl?raw";

export type LabWords = Localizer<LabId | SharedId>;

/** A text that follows the language: it is made anew on every rendering. */
export type LabText = (t: LabWords) => string;

export const labTexts = fetchedTexts<LabId>(
  import.meta.glob(["./texts/*.ftl", "!./texts/lab.en.ftl"], { query: "?url", import: "default", eager: true }),
  { "./texts/lab.en.ftl": english },
).beside(sharedTexts);
