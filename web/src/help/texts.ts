/** The texts of the help, fetched with it, and again when the language is changed. */
import { Followed } from "../i18n/followed.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HelpId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { App } from "../page/app.js";
import type { GameId } from "../page/texts.js";
import { watchTexts } from "../page/view-texts.js";

export type HelpWords = Localizer<HelpId | GameId>;

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });
const texts = new Followed(textsOf<HelpId>(fetched(files)));

/** The texts of the help beside those of the page; null while they are not there. */
export const helpWords = (app: App): HelpWords | null => texts.of(app, watchTexts(app));
