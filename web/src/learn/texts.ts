/** The messages of these pages, beside those of hints and of the rest. */
import { hintTexts } from "../hint/texts.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId, LearnId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import { pageTexts, type SharedId } from "../shell/texts.js";

export type LearnWords = Localizer<LearnId | HintsId | SharedId>;

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

export const learnTexts = textsOf<LearnId>(fetched(files)).beside(hintTexts).beside(pageTexts);
