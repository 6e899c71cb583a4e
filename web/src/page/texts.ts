/** The texts of the page of the game, beside those of all pages. English is inside the script. */
import type { HintsId, PageId } from "../i18n/messages.js";
import { fetchedTexts, type Texts } from "../i18n/texts.js";
import { type SharedId, sharedTexts } from "../shell/texts.js";
import english from "./texts/page.en.ftl?raw";

/** Whoever says a message of hints has fetched their texts before, by a room that has them or by `App.needTexts`. */
export type GameId = PageId | SharedId | HintsId;

export const gameTexts = fetchedTexts<PageId>(
  import.meta.glob(["./texts/*.ftl", "!./texts/page.en.ftl"], { query: "?url", import: "default", eager: true }),
  { "./texts/page.en.ftl": english },
).beside(sharedTexts) as Texts<GameId>;
