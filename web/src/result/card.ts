/** The facts of a result, as they are shown, written and drawn: nothing of the solution is among them. */
import { dateText } from "../i18n/formats.js";
import type { App } from "../page/app.js";
import type { ResultWords } from "../page/room-texts.js";
import { minutesOf, ownFactor } from "../play/expected.js";
import { resultOf } from "../play/history/finish.js";
import { puzzleLink } from "../play/share.js";
import { dateOf, dayOf, nameOfDay } from "../shell/day.js";
import { rating } from "../shell/levels.js";
import { results, streakOf } from "../shell/results.js";
import { timeText } from "../sudoku/stopwatch.js";
import { type WeekDay, weekOf } from "./week.js";

export interface Card {
  daily: boolean;
  date: string;
  level: string;
  /** "" where it was not timed. */
  time: string;
  expected: string;
  /** The same as a sentence. */
  people: string;
  hints: string;
  /** "" but for a daily puzzle. */
  streak: string;
  week: readonly (WeekDay & { weekday: string })[];
}

export function cardOf(app: App, t: ResultWords, games = app.store.heads()): Card {
  const { day, level, er, seconds, expected: known, hints, solved } = resultOf(app);
  const all = results(app);
  const expected = known ?? app.state.grade?.expectedSeconds ?? 0;
  const usual = expected ? t("level-time-one", { low: minutesOf(expected) }) : "";
  const name = t(`level-${level}`);
  const streak = day ? streakOf(all, day) : 0;
  return {
    daily: Boolean(day),
    date: nameOfDay(day ?? dayOf(new Date(solved)), app.language),
    level: er === null ? name : `${name} ${rating(app, er)}`,
    time: app.state.settings.timer === "off" || !seconds ? "" : timeText(seconds),
    expected: usual,
    people: usual && t("result-line-expected", { time: usual }),
    hints: t("share-hints", { hints }),
    streak: streak ? t("result-streak-days", { days: streak }) : "",
    week: weekOf({ results: all, games, factor: ownFactor(app) }).map((one) => ({
      ...one,
      weekday: dateText(app.language, dateOf(one.day), { weekday: "short", timeZone: "UTC" }),
    })),
  };
}

/** The card as lines of text, with the link to the puzzle where there is one. */
export function cardText(app: App, t: ResultWords, { daily, date, level, time, people, hints, streak }: Card): string {
  const link = puzzleLink(app);
  return [
    t(daily ? "result-line-daily" : "result-line", { date }),
    `${level} · ${hints}`,
    ...(time ? [t("result-line-time", { time })] : []),
    ...(people ? [people] : []),
    ...(streak ? [t("result-line-streak", { streak })] : []),
    ...(link ? [link] : []),
  ].join("\n");
}
