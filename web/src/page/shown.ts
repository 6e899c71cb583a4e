/** The work when a view comes on the screen, and when it leaves. */

import { slice } from "../shell/slice.js";
import type { App } from "./app.js";

type Callback = (element?: Element) => void;

/**
 * A callback for Lit's `ref`, called with the element when it comes and without one when it goes. It stays the same
 * for a page: a new one would be called at each rendering.
 */
export function whenShown(follow: (app: App, element: Element | undefined) => void): (app: App) => Callback {
  const made = slice<Callback | null>(null);
  return (app) => {
    const callback = made.of(app) ?? ((element) => follow(app, element));
    made.keep(app, callback);
    return callback;
  };
}
