/** The levels of puzzles, from the easiest to the hardest. */
import type { Difficulty } from "../engine/index.js";
import { numberText } from "../i18n/formats.js";

export const LEVELS = [
  "beginner",
  "easy",
  "medium",
  "hard",
  "expert",
  "fiendish",
  "extreme",
] as const satisfies readonly Difficulty[];
export type Level = Difficulty;

/**
 * Sudoku Explainer's ratings that puzzles of a level have; as the engine's `levels()` says, which is not there yet
 * when they are shown.
 */
export const RATINGS: Record<Level, readonly [low: number, high: number]> = {
  beginner: [1, 1.2],
  easy: [1.5, 2.3],
  medium: [1.7, 4],
  hard: [3.2, 7.3],
  expert: [6.6, 8.3],
  fiendish: [7.1, 9],
  extreme: [7.9, 12],
};
/**
 * In how many seconds people solve half of the puzzles that are made for a level: as the engine's grades say of 200
 * puzzles each, `nonet generate --level … --symmetry rotate180 --count 200 --seed times --format json`.
 */
export const LEVEL_SECONDS: Record<Level, readonly [low: number, high: number]> = {
  beginner: [186, 211],
  easy: [367, 493],
  medium: [606, 769],
  hard: [614, 816],
  expert: [756, 933],
  fiendish: [859, 1047],
  extreme: [918, 1088],
};
export const GAME_LEVELS = [...LEVELS, "own"] as const;
export type GameLevel = (typeof GAME_LEVELS)[number];

/** A rating as people of the page's language write it. */
export const rating = ({ language }: { readonly language: string }, er: number): string =>
  numberText(language, er, { minimumFractionDigits: 1 });
