/** The way to the dialog that exports, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";
import { slice } from "../shell/slice.js";

/** The dialog, once it was fetched. */
const fetched = slice<typeof import("./dialog.js") | null>(null);

export async function openExport(app: App): Promise<void> {
  try {
    const own = fetched.of(app) ?? (await import("./dialog.js"));
    fetched.keep(app, own);
    await own.beginExport(app);
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

/** Open exactly while there is something in it. */
export const exportDialog = (app: App): TemplateResult | typeof nothing =>
  fetched.of(app)?.exportDialog(app) ?? nothing;
