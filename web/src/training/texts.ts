/** The texts of the training. */
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId, LearnId, TrainingId } from "../i18n/messages.js";
import { fetchedTexts } from "../i18n/texts.js";
import type { SharedId } from "../shell/texts.js";

export type TrainingWords = Localizer<TrainingId | LearnId | HintsId | SharedId>;

export const trainingTexts = fetchedTexts<TrainingId>(
  import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true }),
);
