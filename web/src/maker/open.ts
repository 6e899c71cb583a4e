/** The way to the dialog that makes puzzles on request, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";
import { slice } from "../shell/slice.js";

declare module "../page/doors.js" {
  interface Doors {
    /** The dialog that makes puzzles on request. */
    maker(): Promise<void>;
  }
}

/** The dialog, once it was fetched. */
const fetched = slice<typeof import("./maker-dialog.js") | null>(null);

export async function openMaker(app: App): Promise<void> {
  try {
    const own = fetched.of(app) ?? (await import("./maker-dialog.js"));
    fetched.keep(app, own);
    own.beginMaking(app);
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

/** Open exactly while there is something in it. */
export const makerDialog = (app: App): TemplateResult | typeof nothing => fetched.of(app)?.makerDialog(app) ?? nothing;
