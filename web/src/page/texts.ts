/** What the page of the game says. What hints say is fetched with the first of them. */
import { hintTexts } from "../hint/texts.js";
import type { HintsId } from "../i18n/messages.js";
import type { Texts } from "../i18n/texts.js";
import { pageTexts, type SharedId } from "../shell/texts.js";

export type GameId = SharedId | HintsId;

/** Without what hints say: whoever says that has asked for it before, by `App.needHintTexts`. */
export const textsBeforeHints = pageTexts as Texts<GameId>;

export const gameTexts = pageTexts.beside(hintTexts);
