/** How long a puzzle takes, in words: for people on average, or for this player once finished games tell. */
import type { App } from "../page/app.js";
import type { PuzzleGrade } from "../page/state.js";
import { LEVEL_SECONDS, LEVELS, type Level } from "../shell/levels.js";
import { ownTime } from "../shell/own-time.js";
import { results } from "../shell/results.js";

const IN_MINUTE = 60;
/** Of harder levels few puzzles were timed: they only have a least time. */
const HARDEST_TIMED: Level = "hard";

/** Whole minutes, one at least. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / IN_MINUTE));

/** The player's own factor; null where it isn't wanted or not known yet. */
export const ownFactor = (app: App): number | null =>
  app.state.settings.ownTime ? (ownTime(results(app))?.factor ?? null) : null;

/** "Takes people about 9 min (7 to 13)."; "" where it isn't known. */
export function expectedText(app: App, { expectedSeconds = 0, expectedRange }: Partial<PuzzleGrade>): string {
  if (!expectedSeconds || !expectedRange) return "";
  const own = ownFactor(app);
  const [minutes, low, high] = [expectedSeconds, ...expectedRange].map((seconds) => minutesOf(seconds * (own ?? 1)));
  return app.t(own === null ? "about-time" : "about-time-own", { minutes: minutes!, low: low!, high: high! });
}

/** "about 9 min" */
export const expectedShort = (app: App, seconds: number): string =>
  app.t("level-time-one", { low: minutesOf(seconds * (ownFactor(app) ?? 1)) });

/** "about 6–8 min": what half of the puzzles of a level take. */
export function levelTime(app: App, level: Level): string {
  const factor = ownFactor(app) ?? 1;
  const [low, high] = LEVEL_SECONDS[level].map((seconds) => minutesOf(seconds * factor));
  if (LEVELS.indexOf(level) > LEVELS.indexOf(HARDEST_TIMED)) return app.t("level-time-more", { low: low! });
  return low === high ? app.t("level-time-one", { low: low! }) : app.t("level-time", { low: low!, high: high! });
}
