/**
 * The shapes of stored values, one name for each meaning. A stored value may have been written by another version,
 * another program or somebody's own hand; so no value is taken for what its type allows. A reader gives the value, or
 * undefined for what is none of its kind; nothing here throws.
 */

import { dateOf, utcDayOf } from "./day.js";

/** Takes down what did not fit and was left out. */
export interface LeftOut {
  add(what: string): unknown;
  /** The parts of a list that did not fit, for the record that it stands in. */
  readonly unread?: unknown[];
}
/** By the name of its field, the parts of a list that could not be read: they are carried (`carried.ts`). */
export type Unread = Readonly<Record<string, readonly unknown[]>>;
export const UNREAD = Symbol("unread");
export type Reader<T> = (value: unknown, left: LeftOut) => T | undefined;
/** A reader for each field of a record. */
export type Shape<T> = { readonly [K in keyof T]-?: Reader<NonNullable<T[K]>> };

/** The last moment that `Date` holds. */
const LATEST = 8.64e15;
/** Ten years of playing. */
const MOST_SECONDS = 10 * 366 * 86_400;
/** Of Sudoku Explainer the highest is 12. */
const MOST_RATING = 20;
/** A player's own title of a game; longer ones are cut, since lists are narrow. */
export const TITLE_LENGTH = 80;

export type Fields = Record<string, unknown>;
export const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const flag: Reader<boolean> = (value) => (typeof value === "boolean" ? value : undefined);
/** A mark that counts by being there. */
export const yes: Reader<true> = (value) => (value === true ? value : undefined);

/** Whole numbers; what is behind the point is left away. JSON knows no zero below zero. */
const whole =
  (least: number, most: number): Reader<number> =>
  (value) => {
    const number = typeof value === "number" ? Math.floor(value) + 0 : NaN;
    return number >= least && number <= most ? number : undefined;
  };

/** How many there are of something. */
export const count = whole(0, Number.MAX_SAFE_INTEGER);
/** A number that counts from 1. */
export const ordinal = whole(1, Number.MAX_SAFE_INTEGER);
/** How long something was played. */
export const seconds = whole(0, MOST_SECONDS);
/** A moment, in milliseconds since 1970. */
export const time = whole(0, LATEST);

/**
 * A day of the calendar, as 2026-11-22. A day that its month does not have `Date` refuses, or takes for one of the
 * next.
 */
export const day: Reader<string> = (value) =>
  typeof value === "string" && /^\d{4,6}-\d\d-\d\d$/.test(value) && utcDayOf(dateOf(value)) === value
    ? value
    : undefined;

const matching =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === "string" && pattern.test(value) ? value : undefined;

/** The id of a game: a part of names in the storage, and listed with spaces between them. */
export const id = matching(/^[\w-]{1,64}$/);
/** The id of a technique. Whether there is such a one is for the engine to say. */
export const technique = matching(/^[a-z0-9-]{1,64}$/);
export const puzzle = matching(/^[1-9.]{81}$/);

/** Sudoku Explainer's rating. */
export const rating: Reader<number> = (value) =>
  typeof value === "number" && value >= 0 && value <= MOST_RATING ? value + 0 : undefined;

/** Words of somebody's own: longer ones are cut, between two letters. */
export const words =
  (most: number): Reader<string> =>
  (value, left) => {
    if (typeof value !== "string") return undefined;
    if (value.length <= most) return value;
    left.add("words");
    return Array.from(value.slice(0, 2 * most))
      .slice(0, most)
      .join("");
  };

export const oneOf =
  <T extends string>(choices: readonly T[]): Reader<T> =>
  (value) =>
    choices.find((choice) => choice === value);

/** Those of a list that fit, at most so many. */
export const listOf =
  <T>(read: Reader<T>, most: number): Reader<T[]> =>
  (value, left) => {
    if (!Array.isArray(value)) return undefined;
    const found: T[] = [];
    for (const [index, one] of value.entries()) {
      const fit = found.length < most ? read(one, { add: (what) => left.add(what) }) : undefined;
      if (fit !== undefined) found.push(fit);
      else {
        left.add(String(index + 1));
        left.unread?.push(one);
      }
    }
    return found;
  };

/** The fields of a record that are there and fit; what is no record has none. */
export function fieldsOf<T extends object>(shape: Shape<T>, value: unknown, left: LeftOut): Partial<T> {
  const found: Partial<T> & { [UNREAD]?: Unread } = {};
  if (!isObject(value)) return found;
  for (const name of Object.keys(shape) as (keyof T & string)[]) {
    if (!Object.hasOwn(value, name) || value[name] === undefined) continue;
    const unread: unknown[] = [];
    const fit = shape[name](value[name], { add: (what) => left.add(what), unread });
    if (fit === undefined) left.add(name);
    else found[name] = fit;
    if (unread.length) found[UNREAD] = { ...found[UNREAD], [name]: unread };
  }
  return found;
}

/** For what is nobody's own: that it was left out is nothing to tell. */
export const untold: LeftOut = { add: () => undefined };

/** A stored value, when it is still one that there is. */
export function pick<T extends string>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}
