/** The texts of the page of the game. Those of hints are fetched with the first hint. */
import { hintTexts } from "../hint/texts.js";
import type { HintsId } from "../i18n/messages.js";
import type { Texts } from "../i18n/texts.js";
import { pageTexts, type SharedId } from "../shell/texts.js";

export type GameId = SharedId | HintsId;

/** Without what hints say: whoever says that has asked for it before, by `App.needHintTexts`. */
export const textsBeforeHints = pageTexts as Texts<GameId>;

export const gameTexts = pageTexts.beside(hintTexts);
