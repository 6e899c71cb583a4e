/** What each strategy saves: the same search with all, without each in turn, and without any. */
import type { Localizer } from "../../i18n/localizer.js";
import { type SearchResult, STRATEGIES, type StrategyId } from "../engine.js";

/** A search of the comparison. */
export interface Trial {
  /** The strategy that is left out, or all that are used, or none. */
  readonly without: StrategyId | "nothing" | "everything";
  readonly strategies: readonly StrategyId[];
  readonly result: SearchResult | null;
}

export function plannedTrials(): Trial[] {
  return [
    { without: "nothing", strategies: STRATEGIES, result: null },
    ...STRATEGIES.map((without): Trial => ({ without, strategies: STRATEGIES.filter((other) => other !== without), result: null })),
    { without: "everything", strategies: [], result: null },
  ];
}

/** The sentences about a comparison that is through: what all save together, and which one is missed most. */
export function savingSentences(t: Localizer, trials: readonly Trial[]): string[] {
  const nodesOf = (without: Trial["without"]): SearchResult | null => trials.find((trial) => trial.without === without)?.result ?? null;
  const [all, none] = [nodesOf("nothing"), nodesOf("everything")];
  if (!all || !none || trials.some(({ result }) => !result)) return [];
  const together = t("lab-say-savings", { all: all.nodes, none: none.nodes, stopped: none.ended === "budget" ? "yes" : "no" });
  return [together, mostMissed(t, trials, all.nodes)];
}

function mostMissed(t: Localizer, trials: readonly Trial[], all: number): string {
  const single = trials.filter(({ without }) => without !== "nothing" && without !== "everything");
  const worst = single.toSorted((a, b) => b.result!.nodes - a.result!.nodes)[0]!;
  const nodes = worst.result!.nodes;
  if (nodes <= all) return t("lab-say-none-missed");
  return t("lab-say-missed", { strategy: t(`lab-strategy-${worst.without}`), nodes, more: nodes - all });
}
