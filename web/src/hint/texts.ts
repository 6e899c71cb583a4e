/** The texts of hints and of the views of steps, fetched with the first hint. */
import { hintSources } from "#hint-sources";
import type { HintsId } from "../i18n/messages.js";
import { textsOf } from "../i18n/texts.js";

export const hintTexts = textsOf<HintsId>(hintSources);
