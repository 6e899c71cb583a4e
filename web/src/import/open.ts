/** The way to everything that reads puzzles, which is fetched when it is first wanted. */
import { nothing, type TemplateResult } from "lit";
import type { App } from "../page/app.js";
import { readingTexts } from "../page/room-texts.js";
import { room } from "../shell/room.js";

declare module "../page/doors.js" {
  interface Doors {
    /** The dialog that reads puzzles. */
    paste(): Promise<void>;
    /** Reads files, and shows in that dialog what is to be chosen or wrong. */
    files(files: readonly File[]): Promise<boolean>;
  }
}

const dialog = room(() => import("./dialog.js"), readingTexts);

/** Does something with it; says so when it cannot be fetched. False also when what was done says so. */
export async function withImport(
  app: App,
  use: (own: typeof import("./dialog.js")) => Promise<boolean | void>,
): Promise<boolean> {
  return (await dialog.use(app, use)) ?? false;
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
export const pasteDialog = (app: App): TemplateResult | typeof nothing => dialog.of(app)?.pasteDialog(app) ?? nothing;
