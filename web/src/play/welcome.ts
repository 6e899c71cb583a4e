/** The first visit: one quiet line for who does not know the game yet. It never comes back unasked. */

import type { App } from "../page/app.js";
import { slice } from "../shell/slice.js";

const first = slice(false);

export const greet = (app: App): void => first.set(app, true);

/** Who has followed it knows of it. */
export const greeted = (app: App): void => first.keep(app, false);

/** Until the first step that somebody makes. */
export const isGreeting = (app: App): boolean => first.of(app) && !app.model.canUndo;
