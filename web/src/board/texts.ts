/** The texts of boards, and about them. */
import { boardSources } from "#board-sources";
import type { BoardId } from "../i18n/messages.js";
import { textsOf } from "../i18n/texts.js";

export const boardTexts = textsOf<BoardId>(boardSources);
