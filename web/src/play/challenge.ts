/** A challenge: the puzzle of a link, played without a look at it first, against the time of who sent it. */

import { pageAddress, SINGLE_FILE } from "#edition";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { takeChallenge } from "../page/game.js";
import { type Challenge, challengeFragment, challengeOf, isChallenging } from "../shell/challenge.js";
import { dayOf, levelOfDay } from "../shell/day.js";
import { timeText } from "../sudoku/stopwatch.js";
import { openGame, resume, startGame } from "./games.js";
import { pause } from "./timer.js";

/**
 * Takes up a challenge for a puzzle (81 digits, 0 for none) with one solution. Who has begun it goes on, who has
 * solved it sees both times; for others the board is covered until they start.
 */
export function playChallenge(app: App, givens: string, challenge: Challenge): void {
  if (app.state.view !== "play") location.hash = addressOf("play");
  if (app.state.ready) app.save();
  const solved = app.store.solvedWith(givens);
  if ((solved && openGame(app, solved.id)) || resume(app, givens)) {
    takeChallenge(app, challenge);
    app.save();
    app.update({});
    if (!app.model.solved)
      app.say({ tone: "info", text: (t) => `${t("loaded-resumed")} ${challengeText(app, challenge)}` });
    return;
  }
  const puzzle = givens.replaceAll("0", ".");
  const day = dayOf(new Date());
  const daily = app.shelf.daily(day);
  const isDaily = daily?.puzzle === puzzle;
  startGame(app, puzzle, isDaily ? levelOfDay(day) : "own", {
    challenge,
    ...(isDaily ? { day, grade: daily.grade } : {}),
  });
  pause(app, true);
}

/** Whether the board is covered since a challenge has not been begun. */
export const isWaiting = ({ state, game, model, timer }: App): boolean =>
  state.paused && game.challenge !== undefined && !model.touched && timer.seconds === 0;

/** The parts of a sentence about who sent it. */
const sender = ({ name }: Challenge): { who: "known" | "unknown"; name: string } => ({
  who: name ? "known" : "unknown",
  name,
});

/** "Anna took 7:32. Can you beat it?" */
export const challengeText = ({ t }: App, challenge: Challenge): string =>
  t("challenge-time", { ...sender(challenge), time: timeText(challenge.seconds), hints: challenge.hints });

/** How two times compare: "You beat Anna by 0:34. …" */
export function comparedText(
  app: App,
  challenge: Challenge,
  { seconds, hints }: Pick<Challenge, "seconds" | "hints">,
): string {
  const who = sender(challenge);
  const by = Math.abs(seconds - challenge.seconds);
  const outcome = !by ? "even" : seconds < challenge.seconds ? "won" : "lost";
  const helped = hints || challenge.hints;
  return [
    app.t(`challenge-${outcome}`, {
      ...who,
      by: timeText(by),
      yours: timeText(seconds),
      theirs: timeText(challenge.seconds),
    }),
    ...(helped ? [app.t("challenge-hints", { yours: hints, theirs: challenge.hints })] : []),
  ].join(" ");
}

/** Whether the game on the board can be sent as a challenge: it was solved by the player, with the clock running. */
export const canChallenge = ({ game, model, timer }: App): boolean =>
  !SINGLE_FILE && model.solved && !game.shown && isChallenging(timer.seconds);

/** The link that challenges somebody with the player's own result. */
export function challengeLink(
  app: App,
  { seconds, hints }: Pick<Challenge, "seconds" | "hints">,
  name: string,
): string {
  const fragment = challengeFragment(app.model.givens, challengeOf(seconds, hints, name));
  return new URL(pageAddress("play", fragment), location.href).href;
}
