/** The way to the dialog that exports, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";

export type { ExportState } from "./state.js";

let dialog: typeof import("./dialog.js") | null = null;

export async function openExport(app: App): Promise<void> {
  try {
    dialog ??= await import("./dialog.js");
    await dialog.beginExport(app);
    app.dismiss("view");
  } catch (error) {
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("export-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => openExport(app)) },
    });
  }
}

/** Open exactly while `state.export` is set. */
export const exportDialog = (app: App): TemplateResult | typeof nothing =>
  (app.state.export && dialog?.exportDialog(app, app.state.export)) || nothing;
