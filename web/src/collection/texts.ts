/** The texts of the view of collections, fetched with it. */
import { Followed, type Reader } from "../i18n/followed.js";
import type { Localizer } from "../i18n/localizer.js";
import type { CollectionId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { GameId } from "../page/texts.js";

export type CollectionWords = Localizer<CollectionId | GameId>;

const files = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

export const collectionTexts = new Followed(textsOf<CollectionId>(fetched(files)));

/** The texts beside those of the page. The view is drawn when they are there. */
export const wordsOf = (page: Reader<GameId>): CollectionWords => collectionTexts.of(page)!;
