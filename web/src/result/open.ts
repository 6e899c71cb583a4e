/** The way to the sheets after a game, which are fetched when they are first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { resultTexts } from "../page/room-texts.js";
import { room } from "../shell/room.js";

declare module "../page/doors.js" {
  interface Doors {
    /** The card of the result, and the week. */
    result(): Promise<void>;
    /** The link that challenges somebody with the result. */
    challenge(): Promise<void>;
  }
}

const sheets = room(() => import("./sheets.js"), resultTexts);

export const openResult = (app: App): Promise<void> => sheets.use(app, (own) => own.beginResult(app));
export const openChallenge = (app: App): Promise<void> => sheets.use(app, (own) => own.beginChallenge(app));

export const resultSheets = (app: App): TemplateResult | typeof nothing => sheets.of(app)?.resultSheets(app) ?? nothing;
