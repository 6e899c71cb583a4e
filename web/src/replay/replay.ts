/** A game again, step by step. It is a copy: nothing here touches the game that is played. */
import { encodeState } from "../sudoku/codec.js";
import { type Game, goTo, type Step } from "../sudoku/game.js";

/** A step in short. A single cell is named, more are counted. */
export type StepFacts =
  | { kind: "digit"; cell: number; digit: number }
  | { kind: "erased" | "marks"; cell: number }
  | { kind: "many"; count: number }
  | { kind: "drawn" };

/** Without times, a step comes every second; a long thought is cut, and what was done at once can still be seen. */
const UNKNOWN_MS = 1000;
const LONGEST_MS = 8000;
const SHORTEST_MS = 250;

export class Replay {
  readonly #game: Game;
  readonly #times: readonly number[];

  /** `times`: after how many seconds each step was made, as far as that is known. */
  constructor(game: Game, times: readonly number[]) {
    // Undone steps are not part of the game any more.
    this.#game = { ...game, steps: game.steps.slice(0, game.at) };
    this.#times = times.slice(0, game.at);
  }

  /** How many steps there are; places go from 0, before the first, to this. */
  get steps(): number {
    return this.#game.steps.length;
  }

  /** The board's `state` after so many steps. */
  stateAt(place: number): string {
    return encodeState(goTo(this.#game, place));
  }

  /** The cells that the step before a place changed. */
  cellsAt(place: number): number[] {
    return this.#step(place)?.changes.map(({ cell }) => cell) ?? [];
  }

  /** The step before a place; null at the beginning. */
  factsAt(place: number): StepFacts | null {
    const step = this.#step(place);
    return step ? factsOf(step) : null;
  }

  /** After how many seconds a place was reached; null when that is not known. */
  secondsAt(place: number): number | null {
    return place === 0 ? 0 : (this.#times[place - 1] ?? null);
  }

  /** How long a place is shown before the next, in milliseconds. */
  pauseAt(place: number, speed: number): number {
    const [now, next] = [this.secondsAt(place), this.secondsAt(place + 1)];
    const pause = now === null || next === null ? UNKNOWN_MS : Math.min((next - now) * 1000, LONGEST_MS);
    return Math.max(pause, SHORTEST_MS) / speed;
  }

  #step(place: number): Step | undefined {
    return this.#game.steps[place - 1];
  }
}

/** Notes that an entry cleared are part of the entry. */
function factsOf({ changes }: Step): StepFacts {
  if (!changes.length) return { kind: "drawn" };
  const values = changes.filter(({ before, after }) => before.value !== after.value);
  const [one] = values.length ? values : changes;
  if (!one || values.length > 1 || (!values.length && changes.length > 1))
    return { kind: "many", count: values.length || changes.length };
  if (!values.length) return { kind: "marks", cell: one.cell };
  const { value } = one.after;
  return value ? { kind: "digit", cell: one.cell, digit: value } : { kind: "erased", cell: one.cell };
}
