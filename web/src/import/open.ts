/** The way to everything that reads puzzles, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";
import { slice } from "../shell/slice.js";

declare module "../page/doors.js" {
  interface Doors {
    /** The dialog that reads puzzles. */
    paste(): Promise<void>;
    /** Reads files, and shows in that dialog what is to be chosen or wrong. */
    files(files: readonly File[]): Promise<boolean>;
  }
}

/** The dialog, once it was fetched. */
const fetched = slice<typeof import("./dialog.js") | null>(null);

/** Does something with it; says so when it cannot be fetched. False also when what was done says so. */
export async function withImport(
  app: App,
  use: (own: typeof import("./dialog.js")) => Promise<boolean | void>,
): Promise<boolean> {
  try {
    const own = fetched.of(app) ?? (await import("./dialog.js"));
    fetched.keep(app, own);
    const done = await use(own);
    app.dismiss("view");
    return done ?? false;
  } catch (error) {
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("view-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => withImport(app, use)) },
    });
    return false;
  }
}

export async function openPaste(app: App): Promise<void> {
  await withImport(app, (own) => own.beginPaste(app, ""));
}

export const openFiles = (app: App, files: readonly File[]): Promise<boolean> =>
  withImport(app, (own) => own.bringFiles(app, files));

/** Ctrl+V on the page. */
export const pasteAnywhere = (app: App, text: string): Promise<boolean> =>
  withImport(app, (own) => own.bringText(app, text));

/** Open exactly while there is something in it. */
export const pasteDialog = (app: App): TemplateResult | typeof nothing => fetched.of(app)?.pasteDialog(app) ?? nothing;
