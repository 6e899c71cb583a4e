/**
 * A room that is fetched when it is first wanted: declared once, with its script and its texts, and fetched in one way.
 */
import { inTime } from "../i18n/patience.js";
import type { Texts } from "../i18n/texts.js";
import { fetched, missing } from "./again.js";
import type { Shell } from "./shell.js";
import { slice } from "./slice.js";

/** The page as a room needs it. */
type Host = Pick<Shell<object, never>, "needTexts" | "roomCame" | "roomFailed">;

export interface Room<Own> {
  /** It, once it was fetched; else null. */
  of(page: object): Own | null;
  /** Fetches it with its texts. Rejects when one of them cannot be had, or does not come in time (`isMissing`). */
  need(page: Host): Promise<Own>;
  /**
   * Does something with it. When it cannot be had, a notice says so and can do all of it once
   * more; then it resolves to undefined.
   */
  use<Done>(page: Host, use: (own: Own) => Done | Promise<Done>): Promise<Done | undefined>;
}

export function room<Own>(load: () => Promise<Own>, ...texts: readonly Texts<never>[]): Room<Own> {
  const kept = slice<Own | null>(null);
  const need = async (page: Host): Promise<Own> => {
    const loading = kept.of(page) ?? inTime(fetched(load)).catch(missing);
    const [own] = await Promise.all([loading, ...texts.map((one) => page.needTexts(one))]);
    if (!kept.of(page)) page.roomCame();
    kept.keep(page, own);
    return own;
  };
  const use: Room<Own>["use"] = async (page, act) => {
    try {
      const done = await act(await need(page));
      page.roomCame();
      return done;
    } catch (error) {
      await page.roomFailed(error, () => use(page, act));
      return undefined;
    }
  };
  return { of: (page) => kept.of(page), need, use };
}
