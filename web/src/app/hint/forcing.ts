/** Forcing chains and nets as sentences: what follows from each possibility, and what that means. */
import type { FluentVariable } from "@fluent/bundle";
import type { Step } from "../../engine/index.js";
import { ListOf } from "../../i18n/list.js";
import type { Localizer } from "../../i18n/localizer.js";
import { nodeClause } from "./chains.js";

/** A node by its place, and whether it is true there. */
interface State {
  index: number;
  on: boolean;
}

/** The branches of a step: each from what it supposes, which nothing leads to, to its end. What strong links lead to is true. */
function branchesOf(step: Step): State[][] {
  const ledTo = new Map(step.links.map(({ to, strong }) => [to, strong]));
  const branches: State[][] = [];
  step.nodes.forEach((_node, index) => {
    const on = ledTo.get(index);
    if (on === undefined) branches.push([{ index, on: true }]);
    else branches.at(-1)?.push({ index, on });
  });
  for (const [i, branch] of branches.entries()) branch[0]!.on = startsTrue(step, branches, i);
  return branches;
}

/** One of a set's candidates is true; of a contradiction the opposite of what follows; else a candidate is true, then false. */
function startsTrue(step: Step, branches: State[][], i: number): boolean {
  if (step.sets.length) return true;
  return isContradiction(branches) ? step.placements.length === 0 : i === 0;
}

/** The branches of a contradiction end with both states of a candidate. */
const isContradiction = (branches: State[][]): boolean => branches[0]?.at(-1)?.on !== branches.at(-1)?.at(-1)?.on;

/** What a branch supposes; of the rest what is true, and its end. */
function sentence(t: Localizer, { nodes }: Step, [start, ...rest]: State[]): string {
  const clause = ({ index, on }: State): string => nodeClause(t, nodes[index], on);
  const told = rest.filter(({ on }, i) => on || i === rest.length - 1);
  if (!start) return "";
  return told.length ? t("why-chain", { start: clause(start), then: new ListOf(told.map(clause), "narrow") }) : "";
}

/** Of what one must hold: the candidates of a cell, the places of a house, both states of a candidate; or a contradiction. */
function kindOf(step: Step, branches: State[][]): string {
  if (step.sets.length) return step.houses.length ? "house" : "cell";
  return isContradiction(branches) ? "contradiction" : "states";
}

const DEPTHS: readonly (readonly [RegExp, string])[] = [
  [/^nested-/, "chains"],
  [/-plus$/, "patterns"],
  [/-net$/, "net"],
];

/** What the sentences about forcing chains may name besides the facts of every step. */
export function forcingFacts(t: Localizer, step: Step): Record<string, FluentVariable> {
  if (!/forcing/.test(step.technique)) return {};
  const branches = branchesOf(step);
  return {
    branches: branches.map((branch) => sentence(t, step, branch)).filter(Boolean).join(" "),
    kind: kindOf(step, branches),
    depth: DEPTHS.find(([names]) => names.test(step.technique))?.[1] ?? "chain",
    possible: new ListOf(
      branches.map(([start]) => (start ? nodeClause(t, step.nodes[start.index], start.on) : "")),
      "or",
    ),
  };
}
