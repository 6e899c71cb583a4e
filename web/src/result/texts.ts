/** The texts of the room, fetched with it, and again when the language is changed. */
import { Followed } from "../i18n/followed.js";
import type { Localizer } from "../i18n/localizer.js";
import type { ResultId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { App } from "../page/app.js";
import type { GameId } from "../page/texts.js";
import { watchTexts } from "../page/view-texts.js";

export type ResultWords = Localizer<ResultId | GameId>;

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });
const texts = new Followed(textsOf<ResultId>(fetched(files)));

/** Fetches them before there is something to draw. */
export const needResultWords = (app: App): Promise<void> => texts.load(app);

/** The texts beside those of the page; null while they are not there. The page is rendered when they are. */
export const resultWords = (app: App): ResultWords | null => texts.of(app, watchTexts(app));
