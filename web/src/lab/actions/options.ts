/**
 * The options of the engines. Results of other options go, so that nothing stands beside what it
 * cannot be compared with.
 */
import type { StrategyId } from "../engine.js";
import { STRATEGIES } from "../engine.js";
import type { Lab } from "../lab.js";
import { idleRuns } from "../model/race.js";
import { initialSavings } from "../state.js";
import { cancelAll, resetRun } from "./race.js";
import { forget } from "./watch.js";

export function chooseLimit(lab: Lab, limit: number): void {
  if (limit === lab.state.options.limit) return;
  forgetResults(lab);
  lab.update({ options: { ...lab.state.options, limit }, chosenLimit: null });
}

export function chooseBudget(lab: Lab, budget: number): void {
  if (budget === lab.state.options.budget) return;
  forgetResults(lab);
  lab.patch("options", { budget });
}

/**
 * Only the engine `strategy` looks at them. Always in the order of the list: the order of the clicks does not matter.
 */
export function switchStrategy(lab: Lab, id: StrategyId, on: boolean): void {
  const { options, watch } = lab.state;
  lab.patch("options", {
    strategies: STRATEGIES.filter((other) => (other === id ? on : options.strategies.includes(other))),
  });
  resetRun(lab, "strategy");
  if (watch.engine === "strategy") forget(lab);
}

/** Ends all searches of the puzzle, and puts away what they found. */
export function forgetResults(lab: Lab): void {
  cancelAll(lab);
  lab.end("savings");
  forget(lab);
  lab.update({ runs: idleRuns(), savings: initialSavings });
}
