/** The engines side by side: the task of each, its progress, and its result. */

import { ENGINES, type EngineId, type SearchReport } from "../engine.js";
import type { LabText } from "../texts.js";

export type RunState = "idle" | "waiting" | "running" | "done" | "cancelled" | "failed";

export interface Run {
  readonly engine: EngineId;
  readonly state: RunState;
  /** Nodes so far, while it runs. */
  readonly nodes: number;
  readonly result: SearchReport | null;
  /** Microseconds of one run: the mean when there were several. */
  readonly micros: number;
  /** How many runs the time is the mean of. */
  readonly times: number;
  /** Why it failed. */
  readonly why: LabText | null;
}

export const idleRun = (engine: EngineId): Run => ({
  engine,
  state: "idle",
  nodes: 0,
  result: null,
  micros: 0,
  times: 0,
  why: null,
});
export const idleRuns = (): Run[] => ENGINES.map(idleRun);

export const isActive = ({ state }: Run): boolean => state === "waiting" || state === "running";

/** The runs that ended with an answer, if only a partial one. */
export const answered = (runs: readonly Run[]): (Run & { result: SearchReport })[] =>
  runs.filter((run): run is Run & { result: SearchReport } => run.state === "done" && run.result !== null);

/** A run that did not have to stop before the end of its task. */
export const isWhole = ({ result }: { result: SearchReport }): boolean =>
  result.ended === "complete" || result.ended === "limit";

/** Measures to compare. Each is a column of the table and a chart. */
export const MEASURES = ["time", "nodes", "guesses", "bytes"] as const;
export type Measure = (typeof MEASURES)[number];

export function measure(run: Run & { result: SearchReport }, what: Measure): number {
  return what === "time" ? run.micros : run.result[what];
}
