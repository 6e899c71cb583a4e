/** The texts of the dialog, fetched with it. */
import type { Localizer } from "../i18n/localizer.js";
import type { ExportId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { GameId } from "../page/texts.js";

export type ExportWords = Localizer<ExportId | GameId>;

export const exportTexts = textsOf<ExportId>(
  fetched(import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true })),
);
