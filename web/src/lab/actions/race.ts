/** All engines on the same puzzle, each in a worker of its own; and one of them with and without its strategies. */
import type { Engine } from "../../engine/index.js";
import { ENGINES, type EngineId, type SearchRequest } from "../engine.js";
import { type Lab, reasonOf } from "../lab.js";
import { idleRun, isActive, type Run } from "../model/race.js";
import { plannedTrials, type Trial } from "../model/savings.js";

/**
 * A search this quick is repeated for so long: the clock of a browser is too coarse for one run, and the first is a
 * warm-up.
 */
const QUICK_MS = 50;

/** Runs every engine: one after the other, so that none takes time from another, unless all at once is wanted. */
export function runAll(lab: Lab): void {
  cancelAll(lab);
  lab.update({ runs: ENGINES.map((engine): Run => ({ ...idleRun(engine), state: "waiting" })) });
  startWaiting(lab);
}

/** Runs one engine, or lets it wait for the one that is running. */
export function runOne(lab: Lab, engine: EngineId): void {
  lab.end(`run-${engine}`);
  setRun(lab, { ...idleRun(engine), state: "waiting" });
  startWaiting(lab);
}

/** Starts those that wait: the first one if none is running, or all of them if that is wanted. */
function startWaiting(lab: Lab): void {
  const { runs, together } = lab.state;
  const waiting = runs.filter(({ state }) => state === "waiting");
  if (together) for (const { engine } of waiting) void run(lab, engine);
  else if (waiting[0] && !runs.some(({ state }) => state === "running")) void run(lab, waiting[0].engine);
}

/** Runs an engine with the present options, and then those that waited for it. */
async function run(lab: Lab, engine: EngineId): Promise<void> {
  const signal = lab.begin(`run-${engine}`);
  setRun(lab, { ...idleRun(engine), state: "running" });
  const onProgress = (nodes: number): void => setRun(lab, { ...runOf(lab, engine), nodes });
  try {
    const timed = await timedSearch(
      lab.engine(engine),
      lab.state.puzzle,
      { ...lab.state.options, engine },
      { signal, onProgress },
    );
    if (!signal.aborted) setRun(lab, { ...idleRun(engine), state: "done", ...timed });
  } catch (error) {
    // A run that was ended on purpose has been marked by whoever ended it.
    const why = reasonOf(error, signal);
    if (why) setRun(lab, { ...idleRun(engine), state: "failed", why });
  }
  startWaiting(lab);
}

type Request = Omit<SearchRequest, "repeatMillis" | "keep" | "candidates">;
type Timed = Pick<Run, "result" | "micros" | "times">;

async function timedSearch(
  engine: Engine,
  puzzle: string,
  request: Request,
  options: { signal: AbortSignal; onProgress(nodes: number): void },
): Promise<Timed> {
  const result = await engine.search(puzzle, request, options);
  if (result.micros >= QUICK_MS * 1000) return { result, micros: result.micros, times: 1 };
  const { micros, runs } = await engine.search(
    puzzle,
    { ...request, repeatMillis: QUICK_MS },
    { signal: options.signal },
  );
  return { result, micros, times: runs };
}

/** Stops an engine, or takes it out of those that wait. */
export function cancelRun(lab: Lab, engine: EngineId): void {
  if (!isActive(runOf(lab, engine))) return;
  lab.end(`run-${engine}`);
  setRun(lab, { ...idleRun(engine), state: "cancelled" });
}

export function cancelAll(lab: Lab): void {
  for (const engine of ENGINES) cancelRun(lab, engine);
}

/** Puts a run away that was made, or is being made, with other options. One that waits will have the new ones. */
export function resetRun(lab: Lab, engine: EngineId): void {
  if (runOf(lab, engine).state === "waiting") return;
  lab.end(`run-${engine}`);
  setRun(lab, idleRun(engine));
}

const runOf = (lab: Lab, engine: EngineId): Run => lab.state.runs.find((run) => run.engine === engine)!;

function setRun(lab: Lab, run: Run): void {
  lab.update({ runs: lab.state.runs.map((other) => (other.engine === run.engine ? run : other)) });
}

/** The comparison of the strategies: the same search, again and again, with one of them left out. */
export async function compareStrategies(lab: Lab): Promise<void> {
  const signal = lab.begin("savings");
  let trials: readonly Trial[] = plannedTrials();
  lab.patch("savings", { state: "running", why: null, trials });
  try {
    for (const [index, { strategies }] of trials.entries()) {
      const request = { ...lab.state.options, engine: "strategy" as const, strategies: [...strategies] };
      const result = await lab.engine("savings").search(lab.state.puzzle, request, { signal });
      trials = trials.with(index, { ...trials[index]!, result });
      lab.patch("savings", { trials });
    }
    lab.patch("savings", { state: "done" });
  } catch (error) {
    const why = reasonOf(error, signal);
    if (why) lab.patch("savings", { state: "failed", why });
  }
}

export function cancelComparison(lab: Lab): void {
  lab.end("savings");
  lab.patch("savings", { state: "cancelled" });
}
