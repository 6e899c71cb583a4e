/** The way to the review of pictures, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { pictureTexts } from "../page/room-texts.js";
import { room } from "../shell/room.js";

const dialog = room(() => import("./dialog.js"), pictureTexts);

/** Reads boards from pictures, and shows what was read beside them; without a picture, it asks for one. */
export const openPictures = (app: App, files: readonly Blob[] = []): Promise<void> =>
  dialog.use(app, (own) => own.beginPictures(app, files));

/** Open exactly while there is something in it. */
export const pictureDialog = (app: App): TemplateResult | typeof nothing =>
  dialog.of(app)?.pictureDialog(app) ?? nothing;
