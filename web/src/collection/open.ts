/** The way to a collection: many puzzles in a list, to choose from and to work on all at once. */

import type { ReadResult } from "../engine/index.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { collectionTexts } from "../page/room-texts.js";
import { room } from "../shell/room.js";

declare module "../page/doors.js" {
  interface Doors {
    /** Puts the puzzles of a text into the view of collections, and goes to it. */
    collection(source: { name: string; result: ReadResult }): Promise<void>;
  }
}

const actions = room(() => import("./actions.js"), collectionTexts);

/** Puts the puzzles of a text into the view of collections, in place of those that are there, and goes to it. */
export const openCollection = (app: App, source: { name: string; result: ReadResult }): Promise<void> =>
  actions.use(app, ({ show }) => {
    show(app, source);
    location.hash = addressOf("collection");
  });
