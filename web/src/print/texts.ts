/** The texts of the view, fetched with it, and again when the language is changed. */
import { Followed } from "../i18n/followed.js";
import type { Localizer } from "../i18n/localizer.js";
import type { PrintId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { App } from "../page/app.js";
import type { GameId } from "../page/texts.js";
import { watchTexts } from "../page/view-texts.js";

export type PrintWords = Localizer<PrintId | GameId>;

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });
const texts = new Followed(textsOf<PrintId>(fetched(files)));

/**
 * The texts of the view beside those of the page; null while they are not there. The page is rendered when they are.
 */
export const printWords = (app: App): PrintWords | null => texts.of(app, watchTexts(app));

/** The same for messages that show in any case: their ids, as long as there are no texts. */
export const saidOf = (app: App): PrintWords => printWords(app) ?? (app.t as PrintWords);
