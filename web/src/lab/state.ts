/** The state of the lab, as plain data. Views read it; actions change it through `Lab.update`. */

import type { SidePageState } from "../shell/side-page.js";
import { type EngineId, type GridMethodId, type RaceOptions, STRATEGIES } from "./engine.js";
import { idleTests, type MethodTest } from "./model/method-tests.js";
import { idleRuns, type Run, type RunState } from "./model/race.js";
import type { Replay } from "./model/replay.js";
import type { Trial } from "./model/savings.js";
import type { Landmarks } from "./model/trace.js";
import type { Tree } from "./model/tree.js";
import type { LabText } from "./texts.js";

/** The text field and what was read from it. */
export interface Reading {
  text: string;
  /** "" before anything is known. */
  tone: "" | "busy" | "info" | "good" | "bad";
  status: LabText;
  /** Where in the text the error is, as an index; -1 when there is none. */
  errorAt: number;
}

/** Work that one section of the page does in a worker. `why` says what went wrong when it failed. */
export interface Work {
  state: RunState;
  why: LabText | null;
}

export interface Savings extends Work {
  trials: readonly Trial[];
}

/** A search that was recorded, and the place in it that is shown. */
export interface Recording {
  engine: EngineId;
  replay: Replay;
  tree: Tree;
  landmarks: Landmarks;
  /** The recording stops before the search did: there were too many events. */
  truncated: boolean;
}

/** Where a player is. */
export interface Playback {
  /** How many events have happened. */
  at: number;
  playing: boolean;
  /** Events a second. */
  speed: number;
}

export interface Watch extends Work, Playback {
  engine: EngineId;
  recording: Recording | null;
  candidates: boolean;
}

/** A full grid that was made, and the steps in which its method filled it. */
export interface Filling {
  method: GridMethodId;
  seed: string;
  steps: Uint16Array;
}

export interface Making extends Work, Playback {
  method: GridMethodId;
  /** "" takes a new one each time. */
  seed: string;
  filling: Filling | null;
}

export interface Testing extends Work {
  /** Grids of each method. */
  count: number;
  /** Seed of the present tests. */
  seed: string;
  tests: readonly MethodTest[];
}

export interface Matrix extends Work {
  /** As the border gives them; null before they were first wanted. */
  rows: Uint16Array | null;
  solution: Uint8Array | null;
  /** The row that is looked at, from 1. */
  row: number;
  copied: "" | "done" | "failed";
}

export interface GridCount extends Work {
  done: number;
  total: number;
  /** Decimal digits. */
  soFar: string;
  /** `soFar` after each class that was reported. */
  trail: readonly string[];
  estimate: string;
  classes: number;
  /** Milliseconds from the press of the button. */
  took: number;
}

export interface LabState extends SidePageState {
  reading: Reading;
  /** 81 characters, `.` for empty; "" while there is none. */
  puzzle: string;
  options: RaceOptions;
  /** The limit to go back to after an example that brought its own; null when the limit is what the reader chose. */
  chosenLimit: number | null;
  /** All engines at once; otherwise one after the other. */
  together: boolean;
  runs: readonly Run[];
  savings: Savings;
  watch: Watch;
  matrix: Matrix;
  grids: GridCount;
  making: Making;
  testing: Testing;
}

/** Things that can be played. */
export type Player = "watch" | "making";

/** How many events a player has. */
export function lengthOf({ watch, making }: LabState, player: Player): number {
  return (player === "watch" ? watch.recording?.replay.events.length : making.filling?.steps.length) ?? 0;
}

export const LIMITS = [1, 2, 1000, 0] as const;
export const BUDGETS = [100_000, 1_000_000, 10_000_000, 100_000_000, 0] as const;
/** Events a second, from slow enough to read to a blur. */
export const SPEEDS = [1, 2, 4, 8, 15, 30, 60, 250, 1000, 5000] as const;
/** Grids that a test of a method makes. */
export const TEST_COUNTS = [1000, 10_000, 100_000, 1_000_000] as const;

const idle: Work = { state: "idle", why: null };

const initialWatch: Watch = {
  ...idle,
  engine: "strategy",
  recording: null,
  at: 0,
  playing: false,
  speed: 8,
  candidates: true,
};
export const initialMatrix: Matrix = { ...idle, rows: null, solution: null, row: 1, copied: "" };
export const initialSavings: Savings = { ...idle, trials: [] };
export const initialGrids: GridCount = {
  ...idle,
  done: 0,
  total: 0,
  soFar: "",
  trail: [],
  estimate: "",
  classes: 0,
  took: 0,
};

export const initialState: LabState = {
  theme: "auto",
  outdated: false,
  language: "",
  languageFailed: null,
  roomFailed: false,
  reading: { text: "", tone: "", status: () => "", errorAt: -1 },
  puzzle: "",
  options: { limit: 2, budget: 10_000_000, strategies: [...STRATEGIES] },
  chosenLimit: null,
  together: false,
  runs: idleRuns(),
  savings: initialSavings,
  watch: initialWatch,
  matrix: initialMatrix,
  grids: initialGrids,
  making: { ...idle, method: "backtrack", seed: "", filling: null, at: 0, playing: false, speed: 15 },
  testing: { ...idle, count: 10_000, seed: "", tests: idleTests() },
};
