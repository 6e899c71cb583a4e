/** The texts of boards, fetched for the language that is wanted: for the site. English is inside the script. */
import { fetched, type Sources } from "../i18n/sources.js";
import english from "./texts/board.en.ftl?raw";

export const boardSources: Sources = {
  "./texts/board.en.ftl": english,
  ...fetched(
    import.meta.glob(["./texts/*.ftl", "!./texts/board.en.ftl"], { query: "?url", import: "default", eager: true }),
  ),
};
