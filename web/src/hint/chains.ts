/** Chains as sentences: "If r1c6 isn't 2, then r1c6 is 3, r5c6 isn't 3, r5c6 is 5." */
import type { ChainLink, ChainNode, Step } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer } from "../i18n/localizer.js";
import type { HintsId } from "../i18n/messages.js";
import { listCells, sentences } from "./names.js";

/** The links in runs: in each, every link begins where the one before it ends. */
function runsOf(links: readonly ChainLink[]): ChainLink[][] {
  const runs: ChainLink[][] = [];
  for (const link of links) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.to === link.from && last.strong !== link.strong) run.push(link);
    else runs.push([link]);
  }
  return runs;
}

export function nodeClause(t: Localizer<HintsId>, node: ChainNode | undefined, on: boolean): string {
  if (!node) return "";
  const args = { digit: node.digit, count: node.cells.length, cells: listCells(node.cells) };
  return on ? t("why-node-on", args) : t("why-node-off", args);
}

function sentence(t: Localizer<HintsId>, { nodes }: Step, run: readonly ChainLink[]): string {
  const first = run[0]!;
  // A strong link says something when its beginning is false, a weak one when it is true; its end is then the opposite.
  const start = nodeClause(t, nodes[first.from], !first.strong);
  const then = run.map(({ to, strong }) => nodeClause(t, nodes[to], strong));
  return t("why-chain", { start, then: new ListOf(then, "narrow") });
}

/** The chains of a step, one sentence each; "" when it has none. */
export function chainSentences(t: Localizer<HintsId>, step: Step): string {
  return sentences(
    t,
    runsOf(step.links).map((run) => sentence(t, step, run)),
  );
}

/** The cells of both ends of the chain, or none. */
export function chainEnds({ nodes, links }: Step): number[] {
  const [first, last] = [links[0], links.at(-1)];
  if (!first || !last) return [];
  return [...new Set([...(nodes[first.from]?.cells ?? []), ...(nodes[last.to]?.cells ?? [])])];
}

/** True when the chain ends with the candidate with which it begins. */
export function endsWhereItBegins({ nodes }: Step): boolean {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return nodes.length > 2 && first!.digit === last!.digit && String(first!.cells) === String(last!.cells);
}

/** True when the chain comes back to its first node. */
export function isRing({ links }: Step): boolean {
  return links.length > 2 && links.at(-1)!.to === links[0]!.from;
}
