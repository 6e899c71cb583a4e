/** The one way to fetch a part of the page, a room with its texts, when it is first wanted; and to tell that it cannot be had. */
import { inTime } from "../i18n/patience.js";
import { fetched } from "../shell/again.js";
import { slice } from "../shell/slice.js";
import type { App } from "./app.js";

/** The message where it cannot be had. */
type Failed = "view-failed" | "export-failed";

/**
 * Fetches a part and does something with it. Where one of both cannot be had, or does not come in time, a notice says so and can do
 * all of it once more; then it resolves to undefined. `name` stands for the part, where `load` is another each time.
 */
export async function withPart<Own, Done>(
  app: App,
  load: () => Promise<Own>,
  use: (own: Own) => Done | Promise<Done>,
  failed: Failed = "view-failed",
  name: unknown = load,
): Promise<Done | undefined> {
  try {
    const done = await use(await inTime(fetched(load, name)));
    app.dismiss("view");
    return done;
  } catch (error) {
    const retry = (): unknown => withPart(app, load, use, failed, name);
    await app.missing({ id: "view", text: (t) => t(failed), error, retry });
    return undefined;
  }
}

export interface Part<Own> {
  /** It, once it was fetched; else null. */
  of(app: App): Own | null;
  /** Does something with it, and the page follows: see `withPart`. */
  use<Done>(app: App, use: (own: Own) => Done | Promise<Done>): Promise<Done | undefined>;
}

export function part<Own>(load: () => Promise<Own>, failed?: Failed): Part<Own> {
  const kept = slice<Own | null>(null);
  const keep = (app: App, own: Own): Own => (kept.set(app, own), own);
  return {
    of: (app) => kept.of(app),
    use: (app, use) =>
      withPart(
        app,
        async () => kept.of(app) ?? load(),
        async (own) => use(kept.of(app) ?? keep(app, own)),
        failed,
        load,
      ),
  };
}
