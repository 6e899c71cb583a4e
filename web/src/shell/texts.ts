/** The texts of all pages, in any of their views, and of their boards. English is inside the script. */
import { boardTexts } from "../board/texts.js";
import { FALLBACK, type Localizer } from "../i18n/localizer.js";
import type { BoardId, PageId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import english from "./texts/page.en.ftl?raw";

/** Messages that are there wherever there is a page. */
export type SharedId = PageId | BoardId;

export const pageTexts = textsOf<PageId>({
  "./texts/page.en.ftl": english,
  ...fetched(
    import.meta.glob(["./texts/*.ftl", "!./texts/page.en.ftl"], { query: "?url", import: "default", eager: true }),
  ),
}).beside(boardTexts);

/** The texts of the fallback language, at once. */
export const fallbackTexts = (): Localizer<SharedId> => pageTexts.at(FALLBACK)!;

/** The languages that a page can be in. */
export { LANGUAGES } from "../i18n/localizer.js";
