/** Forcing chains and nets as sentences: what follows from each possibility, and what that means. */
import type { FluentVariable } from "@fluent/bundle";
import type { Step } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId } from "../i18n/messages.js";
import { branchesOf, isContradiction, type State } from "./branches.js";
import { nodeClause } from "./chains.js";
import { sentences } from "./names.js";

const clauseOf = (t: Localizer<HintsId>, { nodes }: Step, { index, on }: State): string =>
  nodeClause(t, nodes[index], on);

/** What a branch supposes; of the rest what is true, and its end. */
function sentence(t: Localizer<HintsId>, step: Step, [start, ...rest]: State[]): string {
  const told = rest.filter(({ on }, i) => on || i === rest.length - 1);
  if (!start || !told.length) return "";
  return t("why-chain", {
    start: clauseOf(t, step, start),
    then: new ListOf(
      told.map((state) => clauseOf(t, step, state)),
      "narrow",
    ),
  });
}

/**
 * Of what one must hold: the candidates of a cell, the places of a house, both states of a candidate; or a
 * contradiction.
 */
function kindOf(step: Step, branches: State[][]): string {
  if (step.sets.length) return step.houses.length ? "house" : "cell";
  return isContradiction(branches) ? "contradiction" : "states";
}

const DEPTHS: readonly (readonly [RegExp, string])[] = [
  [/^nested-/, "chains"],
  [/-plus$/, "patterns"],
  [/-net$/, "net"],
];

/** What each branch supposes. */
export const branchStarts = (t: Localizer<HintsId>, step: Step): string[] =>
  branchesOf(step).map(([start]) => clauseOf(t, step, start!));

/** The end of all branches, or "" when they end differently. */
function commonEnd(t: Localizer<HintsId>, step: Step, branches: State[][]): string {
  const ends = new Set(branches.map((branch) => clauseOf(t, step, branch.at(-1)!)));
  return ends.size === 1 ? [...ends][0]! : "";
}

/**
 * What the sentences about forcing chains may name besides the facts of every step. `shown`: the only branch to tell,
 * or null.
 */
export function forcingFacts(
  t: Localizer<HintsId>,
  step: Step,
  shown: number | null,
): Partial<
  Record<"branches" | "kind" | "depth" | "supposed" | "opposed" | "common" | "outcome" | "possible", FluentVariable>
> {
  const branches = branchesOf(step);
  if (!branches.length) return {};
  const told = branches.filter((_branch, i) => shown === null || shown === i);
  return {
    branches: sentences(
      t,
      told.map((branch) => sentence(t, step, branch)),
    ),
    kind: kindOf(step, branches),
    depth: DEPTHS.find(([names]) => names.test(step.technique))?.[1] ?? "chain",
    supposed: branchStarts(t, step)[0]!,
    opposed: new ListOf(branches.map((branch) => clauseOf(t, step, branch.at(-1)!))),
    common: commonEnd(t, step, branches) ? "yes" : "no",
    outcome: commonEnd(t, step, branches),
    possible: new ListOf(branchStarts(t, step), "or"),
  };
}
