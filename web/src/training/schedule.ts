/**
 * When a technique comes back: FSRS says it, by the library ts-fsrs. What failed comes back after ten minutes, then
 * after growing intervals; what went well after days, weeks and months.
 */
import { createEmptyCard, type Card as FsrsCard, fsrs, Rating, type State } from "ts-fsrs";
import type { Card } from "./record.js";

const scheduler = fsrs({ enable_fuzz: false, maximum_interval: 365 });
const DAY = 86_400_000;

/** `slow`: right after an answer that was not meant. */
export type Grade = "wrong" | "slow" | "right";
const GRADES = { wrong: Rating.Again, slow: Rating.Hard, right: Rating.Good } as const;

/** The card after a task, at a moment. A clock that was set back counts as one that stood still. */
export function scheduled(before: Card | null, grade: Grade, now: number): Card {
  const at = before && !wentAstray(before, now) ? Math.max(now, before.last) : now;
  const { card } = scheduler.next(
    before ? toFsrs(before, at) : createEmptyCard(new Date(at)),
    new Date(at),
    GRADES[grade],
  );
  return {
    due: card.due.getTime(),
    last: at,
    stability: card.stability,
    difficulty: card.difficulty,
    days: card.scheduled_days,
    steps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
  };
}

/** The clock was once ahead by more than a day: what it said then is not to be waited for. */
const wentAstray = ({ last }: Card, now: number): boolean => last > now + DAY;

export const isDue = (card: Card, now: number): boolean => card.due <= now || wentAstray(card, now);

function toFsrs(card: Card, at: number): FsrsCard {
  const last = Math.min(card.last, at);
  return {
    due: new Date(card.due),
    stability: card.stability,
    difficulty: card.difficulty,
    elapsed_days: Math.floor((at - last) / DAY),
    scheduled_days: card.days,
    learning_steps: card.steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state as State,
    last_review: new Date(last),
  };
}
