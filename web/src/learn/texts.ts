/** The texts of these pages, beside those of hints and of the rest. */
import { hintTexts } from "../hint/texts.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId, LearnId } from "../i18n/messages.js";
import { fetchedTexts } from "../i18n/texts.js";
import { type SharedId, sharedTexts } from "../shell/texts.js";

export type LearnWords = Localizer<LearnId | HintsId | SharedId>;

export const learnTexts = fetchedTexts<LearnId>(
  import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true }),
)
  .beside(hintTexts)
  .beside(sharedTexts);
