/** The messages of the training, fetched with it. */
import { Followed } from "../i18n/followed.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId, LearnId, TrainingId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { SharedId } from "../shell/texts.js";

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

export type TrainingWords = Localizer<TrainingId | LearnId | HintsId | SharedId>;

export const trainingTexts = new Followed(textsOf<TrainingId>(fetched(files)));
