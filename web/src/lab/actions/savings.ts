/** The comparison of the strategies: the same search, again and again, with one of them left out. */
import { type Lab, reasonOf } from "../lab.js";
import { plannedTrials, type Trial } from "../model/savings.js";

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
