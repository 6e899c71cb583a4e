/** All engines on the same puzzle, each in a worker of its own. */
import type { Engine } from "../../engine/index.js";
import { ENGINES, type EngineId, type SearchRequest } from "../engine.js";
import { type Lab, reasonOf } from "../lab.js";
import { idleRun, isActive, type Run } from "../model/race.js";

/** A search this quick, in microseconds, is repeated: the clock of a browser is too coarse for one run, and the first is a warm-up. */
const QUICK = 50_000;
const REPEATS = 200;
const REPEAT_MS = 150;

/** Runs every engine: one after the other, so that none takes time from another, unless all at once is wanted. */
export async function runAll(lab: Lab): Promise<void> {
  cancelAll(lab);
  const signal = lab.begin("race");
  lab.update({ runs: ENGINES.map((engine): Run => ({ ...idleRun(engine), state: "waiting" })) });
  if (lab.state.together) await Promise.all(ENGINES.map((engine) => runOne(lab, engine)));
  else for (const engine of ENGINES) if (!signal.aborted && runOf(lab, engine).state === "waiting") await runOne(lab, engine);
}

/** Runs one engine with the present options; resolves when it has ended, however that was. */
export async function runOne(lab: Lab, engine: EngineId): Promise<void> {
  const signal = lab.begin(`run-${engine}`);
  setRun(lab, { ...idleRun(engine), state: "running" });
  const onProgress = (nodes: number): void => setRun(lab, { ...runOf(lab, engine), nodes });
  try {
    const timed = await timedSearch(lab.engine(engine), lab.state.puzzle, { ...lab.state.options, engine }, { signal, onProgress });
    setRun(lab, { ...idleRun(engine), state: "done", ...timed });
  } catch (error) {
    // A run that was ended on purpose has been marked by whoever ended it.
    const why = reasonOf(error, signal);
    if (why) setRun(lab, { ...idleRun(engine), state: "failed", why });
  }
}

type Timed = Pick<Run, "result" | "micros" | "times">;

async function timedSearch(engine: Engine, puzzle: string, request: SearchRequest, options: { signal: AbortSignal; onProgress(nodes: number): void }): Promise<Timed> {
  const result = await engine.search(puzzle, request, options);
  if (result.micros >= QUICK) return { result, micros: result.micros, times: 1 };
  const until = performance.now() + REPEAT_MS;
  let [sum, times] = [0, 0];
  while (times < REPEATS && performance.now() < until) {
    sum += (await engine.search(puzzle, request, { signal: options.signal })).micros;
    times++;
  }
  return { result, micros: sum / times, times };
}

/** Stops an engine, or takes it out of those that wait. */
export function cancelRun(lab: Lab, engine: EngineId): void {
  if (!isActive(runOf(lab, engine))) return;
  lab.end(`run-${engine}`);
  setRun(lab, { ...idleRun(engine), state: "cancelled" });
}

export function cancelAll(lab: Lab): void {
  lab.end("race");
  for (const engine of ENGINES) cancelRun(lab, engine);
}

const runOf = (lab: Lab, engine: EngineId): Run => lab.state.runs.find((run) => run.engine === engine)!;

function setRun(lab: Lab, run: Run): void {
  lab.update({ runs: lab.state.runs.map((other) => (other.engine === run.engine ? run : other)) });
}
