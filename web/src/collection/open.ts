/** The way to a collection: many puzzles in a list, to choose from and to work on all at once. */

import type { ReadResult } from "../engine/index.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { again } from "../shell/again.js";

declare module "../page/doors.js" {
  interface Doors {
    /** Puts the puzzles of a text into the view of collections, and goes to it. */
    collection(source: { name: string; result: ReadResult }): Promise<void>;
  }
}

/** Puts the puzzles of a text into the view of collections, in place of those that are there, and goes to it. */
export async function openCollection(app: App, source: { name: string; result: ReadResult }): Promise<void> {
  try {
    const { show } = await import("./actions.js");
    show(app, source);
    app.dismiss("view");
    location.hash = addressOf("collection");
  } catch (error) {
    console.warn(error);
    app.notify({
      id: "view",
      tone: "bad",
      text: (t) => t("view-failed"),
      action: { label: (t) => t("app-retry"), run: again(() => openCollection(app, source)) },
    });
  }
}
