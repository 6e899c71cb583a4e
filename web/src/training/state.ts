/** The state of the training, as plain data. */
import { COURSE } from "../hint/course.js";
import { type Lit, UNLIT } from "../hint/lit.js";
import { slice } from "../shell/slice.js";
import type { Verdict } from "./checking.js";
import type { Plan, Wish } from "./course.js";
import { EMPTY, type TrainingRecord } from "./record.js";
import type { Task } from "./tasks.js";

/** A series of so many tasks; until the first error; as many as three minutes hold. */
export const MODES = ["series", "streak", "storm"] as const;
export type Mode = (typeof MODES)[number];

export const SERIES = 8;
export const STORM_MS = 180_000;

export interface Done extends Plan {
  readonly right: boolean;
}

export interface Run {
  readonly mode: Mode;
  readonly wish: Wish;
  /** The tasks that were judged. */
  readonly done: readonly Done[];
  /** Null while the next one is awaited. */
  readonly task: Task | null;
  /** What became of the last answer; null before the first. */
  readonly verdict: Verdict | "given-up" | null;
  /** Whether an answer was true, but not what was asked for. */
  readonly strayed: boolean;
  /** Whether the task is over, and its reason is shown. */
  readonly over: boolean;
  /** The engine is asked about an answer. */
  readonly checking: boolean;
  /** The candidates that were struck out. */
  readonly struck: readonly number[];
  /** The digits on the board of the last stretch, all of them right; "" before the first. */
  readonly values: string;
  /** The name that was chosen. */
  readonly named: string;
  /** No task could be had. */
  readonly failed: boolean;
  /** Milliseconds that were left in the storm when the task was shown, and when that was by the page's own clock. */
  readonly left: number;
  readonly since: number;
  /** Whether the run is over, and its summary is shown. */
  readonly ended: boolean;
  /** The rating before it, and whether it beat the best one before. */
  readonly from: number;
  readonly best: boolean;
  readonly lit: Lit;
  readonly legend: boolean;
}

export interface TrainingState {
  readonly record: TrainingRecord;
  /** A newer version keeps another record here: this one is forgotten with the page. */
  readonly newer: boolean;
  /** The storage took nothing. */
  readonly unkept: boolean;
  readonly run: Run | null;
  /** The question whether to forget everything is open. */
  readonly asking: boolean;
}

export const trainingState = slice<TrainingState>({
  record: EMPTY,
  newer: false,
  unkept: false,
  run: null,
  asking: false,
});

/** What is in front of the next task. */
export const UNANSWERED = {
  verdict: null,
  strayed: false,
  over: false,
  checking: false,
  struck: [],
  values: "",
  named: "",
  failed: false,
  lit: UNLIT,
  legend: false,
} as const satisfies Partial<Run>;

export const SECTIONS = ["start", "path", "progress"] as const;
export type Section = (typeof SECTIONS)[number];
/** What the address names after `train/`: a section, the run, or a technique whose series is to begin. */
export type TrainingPlace = Section | "run" | (typeof COURSE)[number];

export const placeIn = (rest: string): TrainingPlace =>
  rest === "run" ? rest : ([...SECTIONS, ...COURSE].find((place) => place === rest) ?? "start");
