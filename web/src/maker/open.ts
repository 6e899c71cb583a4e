/** The way to the dialog that makes puzzles on request, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";

let dialog: typeof import("./maker-dialog.js") | null = null;

export async function openMaker(app: App): Promise<void> {
  try {
    dialog ??= await import("./maker-dialog.js");
    dialog.beginMaking(app);
    app.dismiss("view");
  } catch (error) {
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("view-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => openMaker(app)) },
    });
  }
}

/** Open exactly while `state.maker` is set. */
export const makerDialog = (app: App): TemplateResult | typeof nothing =>
  (app.state.maker && dialog?.makerDialog(app)) || nothing;
