/** Full grids: making one to watch, and testing all ways to make them. */

import { MOST_GRIDS } from "../../engine/grids.js";
import type { Engine, GridTestReport } from "../../engine/index.js";
import { GRID_METHODS, type GridMethodId, randomSeed } from "../engine.js";
import { type Lab, reasonOf } from "../lab.js";
import { idleTest, idleTests, type MethodTest } from "../model/method-tests.js";
import { stillness } from "../view/common.js";
import { goTo, pause, play } from "./playback.js";

/** Makes a grid and plays how its method fills it; where less motion is wanted, it is there at once. */
export async function makeGrid(lab: Lab): Promise<void> {
  forgetGrid(lab);
  const { method, seed: chosen } = lab.state.making;
  const seed = chosen || randomSeed();
  const signal = lab.begin("making");
  lab.patch("making", { state: "running", why: null });
  try {
    const { steps } = await lab.engine("making").traceGrid({ method, seed }, { signal });
    lab.patch("making", { state: "done", filling: { method, seed, steps } });
    if (stillness.matches) goTo(lab, "making", steps.length);
    else play(lab, "making");
  } catch (error) {
    const why = reasonOf(error, signal);
    if (why) lab.patch("making", { state: "failed", why });
  }
}

export function cancelGrid(lab: Lab): void {
  forgetGrid(lab);
  lab.patch("making", { state: "cancelled" });
}

function forgetGrid(lab: Lab): void {
  lab.end("making");
  pause(lab, "making");
  lab.patch("making", { state: "idle", why: null, filling: null, at: 0 });
}

export function chooseMethod(lab: Lab, method: GridMethodId): void {
  forgetGrid(lab);
  lab.patch("making", { method });
}

/** Tests every method, one after the other, so that none takes time from another. */
export async function testMethods(lab: Lab): Promise<void> {
  const signal = lab.begin("testing");
  const { count } = lab.state.testing;
  const seed = lab.state.making.seed || randomSeed();
  lab.patch("testing", {
    state: "running",
    why: null,
    seed,
    tests: idleTests().map((test) => ({ ...test, state: "waiting" })),
  });
  try {
    for (const method of GRID_METHODS) {
      setTest(lab, { ...idleTest(method), state: "running" });
      const onProgress = (made: number): void => setTest(lab, { ...idleTest(method), state: "running", made });
      const { report, speed } = await timedTest(lab.engine("testing"), { method, count, seed }, { signal, onProgress });
      setTest(lab, { ...idleTest(method), state: "done", report, speed });
    }
    lab.patch("testing", { state: "done" });
  } catch (error) {
    const why = reasonOf(error, signal);
    if (!why) return;
    stopTests(lab);
    lab.patch("testing", { state: "failed", why });
  }
}

/** Less time than this the clock of a browser cannot tell well, and the first grids are a warm-up. */
const QUICK_SECONDS = 0.1;

interface Asked {
  method: GridMethodId;
  count: number;
  seed: string;
}

/** The test, and the speed: of more grids where the test was quick. */
async function timedTest(
  engine: Engine,
  asked: Asked,
  options: { signal: AbortSignal; onProgress(made: number): void },
): Promise<{ report: GridTestReport; speed: number }> {
  const report = await engine.gridTest(asked, options);
  const { signal } = options;
  const more = Math.ceil((asked.count * QUICK_SECONDS) / Math.max(report.seconds, 1e-4));
  const timed =
    report.seconds < QUICK_SECONDS
      ? await engine.gridTest({ ...asked, count: Math.min(more, MOST_GRIDS) }, { signal })
      : report;
  return { report, speed: timed.grids / timed.seconds };
}

export function cancelTests(lab: Lab): void {
  lab.end("testing");
  stopTests(lab);
  lab.patch("testing", { state: "cancelled" });
}

/** Numbers of another size do not compare. */
export function chooseCount(lab: Lab, count: number): void {
  if (count === lab.state.testing.count) return;
  lab.end("testing");
  lab.patch("testing", { state: "idle", why: null, count, tests: idleTests() });
}

/** Those that are through keep what they found. */
function stopTests(lab: Lab): void {
  lab.patch("testing", {
    tests: lab.state.testing.tests.map((test) =>
      test.state === "done" ? test : { ...idleTest(test.method), state: "cancelled" },
    ),
  });
}

function setTest(lab: Lab, test: MethodTest): void {
  lab.patch("testing", {
    tests: lab.state.testing.tests.map((other) => (other.method === test.method ? test : other)),
  });
}
