/** The texts about pictures, fetched with the dialog. */
import type { Localizer } from "../i18n/localizer.js";
import type { PictureId } from "../i18n/messages.js";
import { fetched } from "../i18n/sources.js";
import { textsOf } from "../i18n/texts.js";
import type { SharedId } from "../shell/texts.js";

export type PictureWords = Localizer<PictureId | SharedId>;

const own = import.meta.glob<string>("./texts/*.ftl", { query: "?url", import: "default", eager: true });

export const pictureTexts = textsOf<PictureId>(fetched(own));
