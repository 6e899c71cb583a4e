/**
 * How quick a player is, from the games that were finished on this device: the factor between their times and those
 * that people need on average. Nothing of it leaves the device.
 */
import type { Result } from "./results.js";

/** With fewer games nothing is said. */
export const FEWEST_GAMES = 5;
/** Players get quicker: older games don't count. */
const MOST_GAMES = 50;
/** A game that took 1.8 times as long as the player's others, or as short, was no usual one. */
const WIDEST = Math.log(1.8);
/** How often the middle is looked for anew among the usual games. */
const ROUNDS = 4;

/** The parts of a result that count. */
export type Finished = Pick<Result, "seconds" | "hints" | "expected">;

export interface OwnTime {
  /** 0.8: the player needs four fifths of the average time. */
  factor: number;
  /** How many games say so. */
  games: number;
}

/**
 * From the last games that were timed and took no hints; null while there are too few. Breaks that the clock did not
 * see only make times longer, and several games may have them. So a place a little below the median is where usual
 * games are looked for: those near it count, and the mean of their logarithms is the factor's.
 */
export function ownTime(finished: readonly Finished[]): OwnTime | null {
  const parts = finished
    .filter(({ seconds, hints, expected = 0 }) => seconds > 0 && expected > 0 && hints === 0)
    .slice(-MOST_GAMES)
    .map(({ seconds, expected }) => Math.log(seconds / expected!))
    .sort((a, b) => a - b);
  if (parts.length < FEWEST_GAMES) return null;
  let middle = parts[Math.floor(0.4 * (parts.length - 1))]!;
  let usual = parts;
  for (let round = 0; round < ROUNDS; round++) {
    usual = parts.filter((part) => Math.abs(part - middle) <= WIDEST);
    middle = usual.reduce((sum, part) => sum + part, 0) / usual.length;
  }
  return { factor: Math.exp(middle), games: usual.length };
}
