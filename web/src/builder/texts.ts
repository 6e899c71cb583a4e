/** The texts of the builder, fetched with it. */
import { Followed, type Reader } from "../i18n/followed.js";
import type { Localizer } from "../i18n/localizer.js";
import type { BuilderId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { GameId } from "../page/texts.js";

export type BuilderWords = Localizer<BuilderId | GameId>;

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

const texts = textsOf<BuilderId>(fetched(files));

export const builderTexts = new Followed(texts);
/** Those of the language that was chosen for the board: what its page says of it is in that one. */
const boardWords = new Followed(texts);

/** The texts beside those of the page. The view is drawn when they are there. */
export const wordsOf = (page: Reader<GameId>): BuilderWords => builderTexts.of(page)!;

/** The texts in a language of a board; while they are fetched, and where it has none of its own, those of the page. */
export const wordsIn = (page: Reader<GameId>, lang: string): BuilderWords =>
  (lang && boardWords.of({ language: lang, t: page.t, update: (patch) => page.update(patch) })) || wordsOf(page);
