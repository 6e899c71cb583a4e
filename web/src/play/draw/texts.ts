/** The texts of drawing, fetched with it. */
import { Followed } from "../../i18n/followed.js";
import type { Localizer } from "../../i18n/localizer.js";
import type { DrawId } from "../../i18n/messages.js";
import { fetched } from "../../i18n/sources.js";
import { textsOf } from "../../i18n/texts.js";
import type { App } from "../../page/app.js";
import type { GameId } from "../../page/texts.js";

export type DrawWords = Localizer<DrawId | GameId>;

const drawWords = new Followed(
  textsOf<DrawId>(
    fetched(import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true })),
  ),
);

export const loadWords = (app: App): Promise<void> => drawWords.load(app);
/** In the language of the page; there once they were loaded. */
export const wordsOf = (app: App): DrawWords => drawWords.of(app)!;
