/** The way to the sheets after a game, which are fetched when they are first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";
import { slice } from "../shell/slice.js";

declare module "../page/doors.js" {
  interface Doors {
    /** The card of the result, and the week. */
    result(): Promise<void>;
    /** The link that challenges somebody with the result. */
    challenge(): Promise<void>;
  }
}

/** The sheets, once they were fetched. */
const fetched = slice<typeof import("./sheets.js") | null>(null);

export const openResult = (app: App): Promise<void> => withSheets(app, (own) => own.beginResult(app));
export const openChallenge = (app: App): Promise<void> => withSheets(app, (own) => own.beginChallenge(app));

async function withSheets(app: App, open: (own: typeof import("./sheets.js")) => Promise<void>): Promise<void> {
  try {
    const own = fetched.of(app) ?? (await import("./sheets.js"));
    fetched.set(app, own);
    await open(own);
    app.dismiss("view");
  } catch (error) {
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("view-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => withSheets(app, open)) },
    });
  }
}

export const resultSheets = (app: App): TemplateResult | typeof nothing =>
  fetched.of(app)?.resultSheets(app) ?? nothing;
