/** The ways to the library from other rooms. */
import type { App } from "../page/app.js";

declare module "../page/doors.js" {
  interface Doors {
    /** Saves everything on this device as one file. */
    saveBackup(): Promise<void>;
    /** Reads a backup, and shows in the library what is in it, or what is wrong with it. */
    backup(file: File): Promise<void>;
  }
}

export const saveBackup = async (app: App): Promise<void> => (await import("./backup.js")).exportBackup(app);

export const openBackup = async (app: App, file: File): Promise<void> =>
  (await import("./backup.js")).importBackup(app, file);
