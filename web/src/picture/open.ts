/** The way to the review of pictures, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";
import { slice } from "../shell/slice.js";

/** The dialog, once it was fetched. */
const fetched = slice<typeof import("./dialog.js") | null>(null);

/** Reads boards from pictures, and shows what was read beside them; without a picture, it asks for one. */
export async function openPictures(app: App, files: readonly Blob[] = []): Promise<void> {
  try {
    const own = fetched.of(app) ?? (await import("./dialog.js"));
    fetched.keep(app, own);
    await own.beginPictures(app, files);
    app.dismiss("view");
  } catch (error) {
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("view-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => openPictures(app, files)) },
    });
  }
}

/** Open exactly while there is something in it. */
export const pictureDialog = (app: App): TemplateResult | typeof nothing =>
  fetched.of(app)?.pictureDialog(app) ?? nothing;
