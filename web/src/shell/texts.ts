/** The texts of all pages, and of their boards. English is inside the script. */
import { boardTexts } from "../board/texts.js";
import { FALLBACK, type Localizer } from "../i18n/localizer.js";
import type { BoardId, ShellId } from "../i18n/messages.js";
import { fetchedTexts } from "../i18n/texts.js";
import english from "./texts/shell.en.ftl?raw";

/** Messages that are there wherever there is a page. */
export type SharedId = ShellId | BoardId;

export const sharedTexts = fetchedTexts<ShellId>(
  import.meta.glob(["./texts/*.ftl", "!./texts/shell.en.ftl"], { query: "?url", import: "default", eager: true }),
  { "./texts/shell.en.ftl": english },
).beside(boardTexts);

/** The texts of the fallback language, at once. */
export const fallbackTexts = (): Localizer<SharedId> => sharedTexts.at(FALLBACK)!;
