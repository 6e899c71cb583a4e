/** The texts of the engine's help in a board: a few sentences of its own, what hints say, and why a text is no puzzle. */
import { hintTexts } from "../../hint/texts.js";
import type { Localizer } from "../../i18n/localizer.js";
import type { AssistId, BoardId, FaultsId, HintsId } from "../../i18n/messages.js";
import { textsOf } from "../../i18n/texts.js";
import { boardTexts } from "../texts.js";

export type AssistWords = Localizer<AssistId | FaultsId | HintsId | BoardId>;

const own = import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true });
const faults = import.meta.glob<string>("../../sudoku/texts/*.ftl", { query: "?raw", import: "default", eager: true });

export const assistTexts = textsOf<AssistId>(own)
  .beside(textsOf<FaultsId>(faults))
  .beside(hintTexts)
  .beside(boardTexts);
