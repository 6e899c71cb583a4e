/** The texts of the controls, inside the script: they are few, and the board may stand where nothing can be fetched. */
import type { ControlsId } from "../../i18n/messages.js";
import { textsOf } from "../../i18n/texts.js";

export const controlTexts = textsOf<ControlsId>(
  import.meta.glob<string>("./texts/*.ftl", { query: "?raw", import: "default", eager: true }),
);
