/**
 * The record of the training, as plain data: how strong the player is, at each technique too, when each comes back,
 * and the best results. It is stored under a name of its own and is part of every backup. Version 1 is the first:
 * practice, which came before it, kept nothing.
 */
import type { TechniqueId } from "../engine/index.js";
import { carried, onto } from "../shell/carried.js";
import { withBoth } from "../shell/joined.js";
import type { GameStore } from "../shell/storage.js";
import {
  count,
  fieldsOf,
  isObject,
  type LeftOut,
  type Reader,
  type Shape,
  technique,
  time,
  untold,
} from "../shell/valid.js";
import type { Strength } from "./glicko2.js";

export const VERSION = 1;

/** When a technique comes back. Moments are in milliseconds since 1970; the other fields are those of FSRS. */
export interface Card {
  readonly due: number;
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly days: number;
  readonly steps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 learning again. */
  readonly state: number;
}

export interface TechniqueRecord {
  readonly strength: Strength;
  readonly tasks: number;
  readonly right: number;
  /** The ratings after the last tasks, the oldest first. */
  readonly trail: readonly number[];
  /** Null until the first task was judged. */
  readonly card: Card | null;
}

export interface TrainingRecord {
  readonly version: typeof VERSION;
  readonly strength: Strength;
  readonly tasks: number;
  readonly right: number;
  /** When the last task was done; 0 for never. */
  readonly last: number;
  /** The longest streak, and the most tasks in three minutes. */
  readonly streak: number;
  readonly storm: number;
  readonly techniques: Readonly<Partial<Record<TechniqueId, TechniqueRecord>>>;
}

/** The first guess of everybody's strength: that of who knows singles. */
export const START: Strength = { rating: 1200, deviation: 450, volatility: 0.06 };
/** So far the strength at one technique may be from that of the player. */
export const SPREAD = 250;

export const EMPTY: TrainingRecord = {
  version: VERSION,
  strength: START,
  tasks: 0,
  right: 0,
  last: 0,
  streak: 0,
  storm: 0,
  techniques: {},
};

export const MOST_TRAIL = 30;
/** More than there are techniques. */
const MOST_TECHNIQUES = 300;

const number =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === "number" && value >= least && value <= most ? value : undefined;

const STRENGTH: Shape<Strength> = {
  rating: number(-1000, 5000),
  deviation: number(1, START.deviation),
  volatility: number(0.001, 1),
};
const strength: Reader<Strength> = (value, left) => {
  const found = fieldsOf(STRENGTH, value, left);
  const { rating, deviation, volatility = START.volatility } = found;
  if (rating === undefined || deviation === undefined) return undefined;
  return carried(value, { rating, deviation, volatility }, left);
};

const CARD: Shape<Card> = {
  due: time,
  last: time,
  stability: number(0.001, 36_500),
  difficulty: number(1, 10),
  days: number(0, 36_500),
  steps: number(0, 10),
  reps: count,
  lapses: count,
  state: (value) => [1, 2, 3].find((one) => one === value),
};
/** A card with a part missing can't be gone on with. */
const card: Reader<Card> = (value, left) => {
  const found = fieldsOf(CARD, value, left);
  return Object.keys(CARD).every((name) => name in found) ? carried(value, found as Card, left) : undefined;
};

const TECHNIQUE: Shape<TechniqueRecord> = {
  strength,
  tasks: count,
  right: count,
  trail: (value) =>
    Array.isArray(value) && value.every((one) => STRENGTH.rating(one, untold) !== undefined)
      ? (value as number[]).slice(-MOST_TRAIL)
      : undefined,
  card: (value, left) => card(value, left),
};
function techniqueRecord(value: unknown, left: LeftOut): TechniqueRecord | undefined {
  // Null is written where there is no card yet.
  const { card: known, ...rest } = Object(value) as Record<string, unknown>;
  const found = fieldsOf(TECHNIQUE, known === null ? rest : { card: known, ...rest }, left);
  if (!found.strength) return undefined;
  const tasks = found.tasks ?? 0;
  const right = Math.min(found.right ?? 0, tasks);
  return carried(value, { trail: [], card: null, ...found, strength: found.strength, tasks, right }, left);
}

const techniques: Reader<TrainingRecord["techniques"]> = (value, left) => {
  if (!isObject(value)) return undefined;
  const found: [string, TechniqueRecord][] = [];
  for (const [id, one] of Object.entries(value).slice(0, MOST_TECHNIQUES)) {
    const fit = technique(id, left) === undefined ? undefined : techniqueRecord(one, left);
    if (fit) found.push([id, fit]);
    else left.add(`technique ${id}`);
  }
  return carried(value, Object.fromEntries(found), left);
};

const SHAPE: Shape<Omit<TrainingRecord, "version">> = {
  strength,
  tasks: count,
  right: count,
  last: time,
  streak: count,
  storm: count,
  techniques,
};

/** A record from the storage or a backup; null when it is none. Of what does not fit, only that is left out. */
export function readRecord(value: unknown, left: LeftOut = untold): TrainingRecord | null {
  if (!isObject(value) || value["version"] !== VERSION) return null;
  const found = fieldsOf(SHAPE, value, left);
  const tasks = found.tasks ?? 0;
  return carried(value, { ...EMPTY, ...found, tasks, right: Math.min(found.right ?? 0, tasks) }, left);
}

/** Name of its entry in the storage. */
export const NAME = "training";

type Store = Pick<GameStore, "kept" | "keep" | "leftOut" | "isKeptByNewer">;

/** The record of this device. What is none is set aside; `newer`: it is a newer version's, and stays as it is. */
export function loadRecord(store: Store): { record: TrainingRecord; newer: boolean } {
  const kept = store.kept(NAME, (value) => readRecord(value) !== null);
  const record = readRecord(kept, { add: (what) => store.leftOut.add(`${NAME} ${what}`) });
  return { record: record ?? EMPTY, newer: store.isKeptByNewer(NAME) };
}

/** Keeps a record over the one that is stored now; an empty one forgets all of that. */
export const keepRecord = (store: Store, record: TrainingRecord): boolean =>
  store.keep(NAME, record === EMPTY ? record : onto(record, loadRecord(store).record));

/**
 * Two records as one. They may have a part in common, so nothing is added up: of each part the one that more was done
 * for counts.
 */
export function mergeRecords(one: TrainingRecord | null, other: TrainingRecord | null): TrainingRecord | null {
  if (!one || !other) return one ?? other;
  const merged = new Map(Object.entries(one.techniques));
  for (const [id, record] of Object.entries(other.techniques)) {
    const mine = merged.get(id);
    if (!mine) merged.set(id, record);
    else merged.set(id, record.tasks > mine.tasks ? withBoth(record, mine) : withBoth(mine, record));
  }
  return {
    ...(other.tasks > one.tasks ? withBoth(other, one) : withBoth(one, other)),
    last: Math.max(one.last, other.last),
    streak: Math.max(one.streak, other.streak),
    storm: Math.max(one.storm, other.storm),
    techniques: { ...withBoth(one.techniques, other.techniques), ...Object.fromEntries(merged) },
  };
}
