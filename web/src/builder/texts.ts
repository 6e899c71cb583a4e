/** What the builder says. It is fetched with it. */
import { Followed, type Reader } from "../i18n/followed.js";
import type { Localizer } from "../i18n/localizer.js";
import type { BuilderId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { GameId } from "../page/texts.js";

export type BuilderWords = Localizer<BuilderId | GameId>;

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

export const builderTexts = new Followed(textsOf<BuilderId>(fetched(files)));

/** The texts beside those of the page. The view is drawn when they are there. */
export const wordsOf = (page: Reader<GameId>): BuilderWords => builderTexts.of(page)!;
