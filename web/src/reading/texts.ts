/** The texts about what comes in, fetched with the dialog. */
import type { Localizer } from "../i18n/localizer.js";
import type { FaultsId, ReadingId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { SharedId } from "../shell/texts.js";

export type ReadingWords = Localizer<ReadingId | FaultsId | SharedId>;

const own = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });
const faults = import.meta.glob<string>("../sudoku/texts/*.ftl", { query: "?url", import: "default", eager: true });

export const readingTexts = textsOf<ReadingId>(fetched(own)).beside(textsOf<FaultsId>(fetched(faults)));
