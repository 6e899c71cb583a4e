/** The way to the dialog that makes puzzles on request, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { part } from "../page/part.js";

declare module "../page/doors.js" {
  interface Doors {
    /** The dialog that makes puzzles on request. */
    maker(): Promise<void>;
  }
}

const dialog = part(() => import("./maker-dialog.js"));

export const openMaker = (app: App): Promise<void> => dialog.use(app, (own) => own.beginMaking(app));

/** Open exactly while there is something in it. */
export const makerDialog = (app: App): TemplateResult | typeof nothing => dialog.of(app)?.makerDialog(app) ?? nothing;
