/** The way to the dialog that makes puzzles on request, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { makerTexts } from "../page/room-texts.js";
import { room } from "../shell/room.js";

declare module "../page/doors.js" {
  interface Doors {
    /** The dialog that makes puzzles on request. */
    maker(): Promise<void>;
  }
}

const dialog = room(() => import("./maker-dialog.js"), makerTexts);

export const openMaker = (app: App): Promise<void> => dialog.use(app, (own) => own.beginMaking(app));

/** Open exactly while there is something in it. */
export const makerDialog = (app: App): TemplateResult | typeof nothing => dialog.of(app)?.makerDialog(app) ?? nothing;
