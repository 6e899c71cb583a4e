/** The way to everything that reads puzzles, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";

type Import = typeof import("./dialog.js");

let fetched: Import | null = null;

/** Does something with it; says so when it cannot be fetched. False also when what was done says so. */
export async function withImport(app: App, use: (own: Import) => Promise<boolean | void>): Promise<boolean> {
  try {
    fetched ??= await import("./dialog.js");
    const done = await use(fetched);
    app.dismiss("view");
    return done ?? false;
  } catch (error) {
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("view-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => withImport(app, use)) },
    });
    return false;
  }
}

export async function openPaste(app: App): Promise<void> {
  await withImport(app, (own) => own.beginPaste(app, ""));
}

/** Ctrl+V on the page. */
export const pasteAnywhere = (app: App, text: string): Promise<boolean> =>
  withImport(app, (own) => own.bringText(app, text));

/** Open exactly while `state.paste` is set. */
export const pasteDialog = (app: App): TemplateResult | typeof nothing =>
  (app.state.paste && fetched?.pasteDialog(app, app.state.paste)) || nothing;
