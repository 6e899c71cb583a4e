/**
 * The branches of forcing chains: the conclusions from each possibility, shown together or one at a time.
 */
import type { ChainLink, Step } from "../engine/index.js";
import { candidatesOfNode } from "./names.js";

/** More links than these are a tangle when they are drawn at once. */
export const MOST_LINKS = 16;

/** A node by its place in the step, and whether it is true there. */
export interface State {
  index: number;
  on: boolean;
}

/**
 * The branches: each from what it supposes, which nothing leads to, to its end. None in other steps than forcing
 * chains.
 */
export function branchesOf(step: Step): State[][] {
  if (!/forcing/.test(step.technique)) return [];
  // The end of a strong link is true.
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

/**
 * One of a set's candidates is true; of a contradiction the opposite of what follows; else a candidate is true, then
 * false.
 */
function startsTrue(step: Step, branches: State[][], i: number): boolean {
  if (step.sets.length) return true;
  return isContradiction(branches) ? step.placements.length === 0 : i === 0;
}

/** The branches of a contradiction end with both states of a candidate. */
export const isContradiction = (branches: State[][]): boolean =>
  branches[0]?.at(-1)?.on !== branches.at(-1)?.at(-1)?.on;

/** The branch to show first, or null for all together. */
export const firstBranch = (step: Step): number | null =>
  step.links.length > MOST_LINKS && branchesOf(step).length > 1 ? 0 : null;

/** The step as if it had this branch alone: its nodes and links, and as marks what they make true or false. */
export function withBranch(step: Step, branch: number): Step {
  const states = branchesOf(step)[branch] ?? [];
  const places = new Map(states.map(({ index }, i) => [index, i]));
  const nodes = states.map(({ index }) => step.nodes[index]!);
  const links = step.links.flatMap((link) => {
    const [from, to] = [places.get(link.from), places.get(link.to)];
    if (from === undefined || to === undefined) return [];
    const facts = link.reason.facts.map((fact) => places.get(fact)!);
    return [{ ...link, from, to, reason: { ...link.reason, facts } }];
  });
  const shown = links.length > MOST_LINKS ? contracted(states, links) : links;
  const touched = new Set([0, states.length - 1, ...shown.flatMap(({ from, to }) => [from, to])]);
  const marks = states.flatMap(({ on }, i) =>
    touched.has(i)
      ? candidatesOfNode(nodes[i]).map((candidate) => ({ candidate, role: on ? "on" : "off", group: 0 }) as const)
      : [],
  );
  return {
    ...step,
    nodes: nodes.map((node, i) => (touched.has(i) ? node : { ...node, cells: new Uint8Array() })),
    links: shown,
    marks,
  };
}

/** From what is true straight to what it makes true: what becomes false between them would be a tangle. */
function contracted(states: readonly State[], links: readonly ChainLink[]): ChainLink[] {
  const last = states.length - 1;
  const isShown = (index: number): boolean => states[index]!.on || index === 0 || index === last;
  const into = (index: number): number[] => links.filter(({ to }) => to === index).map(({ from }) => from);
  // Something false may follow from other false things, by a pattern: back to what is shown.
  const reasonsOf = (index: number, seen = new Set<number>()): number[] =>
    into(index).flatMap((from) => {
      if (isShown(from)) return [from];
      if (seen.has(from)) return [];
      seen.add(from);
      return reasonsOf(from, seen);
    });
  return states.flatMap((_state, to) => {
    if (!isShown(to)) return [];
    // All links to a node have the same reason.
    const link = links.find((one) => one.to === to);
    return link ? [...new Set(reasonsOf(to))].map((from) => ({ ...link, from })) : [];
  });
}
