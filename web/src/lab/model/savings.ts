/** The savings of each strategy: the same search with all, without each in turn, and without any. */
import { ListOf } from "../../i18n/formats.js";
import { type SearchReport, STRATEGIES, type StrategyId } from "../engine.js";
import type { LabWords } from "../texts.js";

/** A search of the comparison. */
export interface Trial {
  /** The strategy that is left out, or all that are used, or none. */
  readonly without: StrategyId | "nothing" | "everything";
  readonly strategies: readonly StrategyId[];
  readonly result: SearchReport | null;
}

export function plannedTrials(): Trial[] {
  return [
    { without: "nothing", strategies: STRATEGIES, result: null },
    ...STRATEGIES.map(
      (without): Trial => ({ without, strategies: STRATEGIES.filter((other) => other !== without), result: null }),
    ),
    { without: "everything", strategies: [], result: null },
  ];
}

/** Whether a search was stopped before it was through: then it says only how many positions there are at least. */
export const wasStopped = ({ result }: Trial): boolean => result?.ended === "budget";

/** How many more positions a search looked at than the one with all strategies; null when that is unknown. */
export function moreThanAll(trials: readonly Trial[], { without, result }: Trial): number | null {
  const all = trials.find((trial) => trial.without === "nothing");
  if (!all?.result || !result || wasStopped(all) || without === "nothing") return null;
  return result.nodes - all.result.nodes;
}

/** The sentences about a comparison that is through: what all save together, and which one is missed most. */
export function savingSentences(t: LabWords, trials: readonly Trial[]): string[] {
  const trialOf = (without: Trial["without"]): Trial | undefined => trials.find((trial) => trial.without === without);
  const [all, none] = [trialOf("nothing"), trialOf("everything")];
  if (!all?.result || !none?.result || trials.some(({ result }) => !result)) return [];
  if (wasStopped(all)) return [t("lab-say-savings-unknown", { nodes: all.result.nodes })];
  if (all.result.nodes === none.result.nodes && !wasStopped(none)) return [];
  const together = t("lab-say-savings", {
    all: all.result.nodes,
    none: none.result.nodes,
    stopped: wasStopped(none) ? "yes" : "no",
  });
  return [together, mostMissed(t, trials, all.result.nodes)];
}

const isSingle = (trial: Trial): trial is Trial & { without: StrategyId } =>
  trial.without !== "nothing" && trial.without !== "everything";

function mostMissed(t: LabWords, trials: readonly Trial[], all: number): string {
  const single = trials.filter(isSingle);
  const stopped = single.filter(wasStopped);
  const worst = single.toSorted((a, b) => b.result!.nodes - a.result!.nodes)[0]!;
  const nodes = worst.result!.nodes;
  // Of those that were stopped nobody knows which would have looked at most.
  const names = new ListOf(stopped.map(({ without }) => t(`lab-strategy-${without}`)));
  if (stopped.length)
    return t("lab-say-missed-stopped", { count: stopped.length, strategies: names, nodes, more: nodes - all });
  if (nodes <= all) return t("lab-say-none-missed");
  return t("lab-say-missed", { strategy: t(`lab-strategy-${worst.without}`), nodes, more: nodes - all });
}
