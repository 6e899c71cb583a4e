/** The way to the dialog that exports, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { exportTexts } from "../page/room-texts.js";
import { room } from "../shell/room.js";

const dialog = room(() => import("./dialog.js"), exportTexts);

export const openExport = (app: App): Promise<void> => dialog.use(app, (own) => own.beginExport(app));

/** Open exactly while there is something in it. */
export const exportDialog = (app: App): TemplateResult | typeof nothing => dialog.of(app)?.exportDialog(app) ?? nothing;
