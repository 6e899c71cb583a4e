/** The game on the board, as it is or would be stored. Whoever changes it does so by one of these verbs. */
import { type Checkpoint, type Progress, withTime } from "../shell/progress.js";
import { slice } from "../shell/slice.js";
import type { StoredGame } from "../shell/storage.js";

const present = slice<StoredGame>({ id: "", level: "beginner", record: "", saved: 0 });
export const gameOf = (page: object): StoredGame => present.of(page);

/** Another game is on the board, or this one as it is stored. */
export const takeGame = (page: object, game: StoredGame): void => present.keep(page, game);

const change = (page: object, changed: Partial<StoredGame>): void => takeGame(page, { ...gameOf(page), ...changed });

/** It has another place in the storage. */
export const moveGame = (page: object, id: string): void => change(page, { id });
/** Its record and what the page knows of it, as they are to be stored. */
export const noteGame = (
  page: object,
  known: Pick<StoredGame, "record" | "saved" | "seconds" | "solved" | "er" | "expected">,
): void => change(page, known);
/** A step was made after so many seconds: the replay wants to know. */
export const noteTime = (page: object, step: number, seconds: number): void =>
  change(page, { times: withTime(gameOf(page).times ?? [], step, seconds) });
export const keepCheckpoints = (page: object, checkpoints: readonly Checkpoint[]): void =>
  change(page, { checkpoints });
export const takeChallenge = (page: object, challenge: NonNullable<Progress["challenge"]>): void =>
  change(page, { challenge });

/** A hint has shown why a step is right. */
export const countHint = (page: object): void => change(page, { hints: (gameOf(page).hints ?? 0) + 1 });
/** The page has shown the solution: the game counts in no statistics. */
export const markShown = (page: object): void => change(page, { shown: true });
export const countMistakes = (page: object, count: number): void =>
  change(page, { mistakes: (gameOf(page).mistakes ?? 0) + count });
/** The game goes on after the third mistake. */
export const endCounting = (page: object): void => change(page, { uncounted: true });

/** Mistakes are counted from the beginning. */
export function countAnew(page: object): void {
  const { mistakes: _mistakes, uncounted: _uncounted, ...game } = gameOf(page);
  takeGame(page, game);
}
