/** The ways to the library from other rooms. */
import type { App } from "../page/app.js";
import { libraryTexts, readingTexts } from "../page/room-texts.js";
import { room } from "../shell/room.js";

declare module "../page/doors.js" {
  interface Doors {
    /** Saves everything on this device as one file. */
    saveBackup(): Promise<void>;
    /** Reads a backup, and shows in the library what is in it, or what is wrong with it. */
    backup(file: File): Promise<void>;
  }
}

const backup = room(() => import("./backup.js"), libraryTexts, readingTexts);

export const saveBackup = (app: App): Promise<void> => backup.use(app, (own) => own.exportBackup(app));

export const openBackup = (app: App, file: File): Promise<void> =>
  backup.use(app, (own) => own.importBackup(app, file));
