/** A view whose texts cannot be had says so like one that cannot be fetched itself. */
import type { Watch } from "../i18n/followed.js";
import type { App } from "./app.js";

export const watchTexts = (app: App): Watch => ({
  loaded: () => app.dismiss("view"),
  failed: (retry, error) => void app.missing({ id: "view", text: (t) => t("view-failed"), error, retry }),
});
