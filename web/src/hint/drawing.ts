/** A step of the engine as a drawing. */

import type { ChainNode, MarkRole, Step } from "../engine/index.js";
import { boxOf } from "../sudoku/geometry.js";
import type { CandidateHighlight, CandidateRole, Highlight, HighlightLink } from "../sudoku/highlight.js";
import { candidatesOfNode, cellOf, cellsOf } from "./names.js";
import { drawSingle } from "./singles.js";
import { isSingle } from "./telling.js";

/** Roles that are drawn as another one. */
const DRAWN: Partial<Record<MarkRole, CandidateRole>> = { "endo-fin": "fin" };

/** Steps of more houses than these are about the whole board: to tint them all would say nothing. */
const MOST_HOUSES = 9;

/** The house to look at first: the step's own, or the box of the first cell that it is about. */
export function houseOf(step: Step): number {
  const [house] = step.technique === "naked-single" ? [] : step.houses;
  if (house !== undefined) return house;
  const first = step.placements[0] ?? step.marks[0]?.candidate ?? step.eliminations[0] ?? 0;
  return 18 + boxOf(cellOf(first));
}

/** What to draw: the house alone for the first two stages, then the whole reasoning. */
export function drawing(step: Step, stage: number, values: string): Highlight {
  if (stage < 3) return { houses: [houseOf(step)] };
  if (isSingle(step)) return drawSingle(step, houseOf(step), values);
  return {
    houses: few(step.houses),
    covers: few(step.covers),
    cells: cellsOfStep(step, values),
    candidates: candidatesOf(step, values),
    links: step.links
      .map(({ from, to, strong }) => linkOf(step.nodes[from], step.nodes[to], strong))
      .filter(({ from, to }) => from.length && to.length),
  };
}

const few = (houses: Uint8Array): number[] => (houses.length <= MOST_HOUSES ? [...houses] : []);

/**
 * The cells to fill; those of sets, of a pivot, and of patterns of whole cells; and placed digits that are a reason.
 */
function cellsOfStep(step: Step, values: string): NonNullable<Highlight["cells"]> {
  const whole: readonly MarkRole[] = ["pattern", "pivot", "pincer", "set", "restricted", "corner"];
  const involved = step.marks.filter(({ role }) => whole.includes(role)).map(({ candidate }) => candidate);
  const filled = cellsOf(step.marks.map(({ candidate }) => candidate)).filter((cell) => values[cell] !== ".");
  return [
    ...cellsOf(involved).map((cell) => ({ cell, role: "pattern" as const })),
    ...filled.map((cell) => ({ cell, role: "cause" as const })),
    ...cellsOf(step.placements).map((cell) => ({ cell, role: "target" as const })),
  ];
}

/** Eliminations and placements win over marks: they are what happens. */
function candidatesOf(step: Step, values: string): CandidateHighlight[] {
  const marks = step.marks.filter(({ candidate }) => values[cellOf(candidate)] === ".");
  return [
    ...nodeCandidates(step),
    ...marks.map(({ role, candidate, group }) => ({ candidate, role: DRAWN[role] ?? (role as CandidateRole), group })),
    ...Array.from(step.eliminations, (candidate) => ({ candidate, role: "eliminated" as const })),
    ...Array.from(step.placements, (candidate) => ({ candidate, role: "place" as const })),
  ];
}

/** What a chain's nodes are, where no mark says it. */
function nodeCandidates({ nodes, marks }: Step): CandidateHighlight[] {
  const marked = new Set(marks.map(({ candidate }) => candidate));
  const plain = nodes.flatMap(candidatesOfNode).filter((candidate) => !marked.has(candidate));
  return plain.map((candidate) => ({ candidate, role: "pattern" as const }));
}

const linkOf = (from: ChainNode | undefined, to: ChainNode | undefined, strong: boolean): HighlightLink => ({
  from: candidatesOfNode(from),
  to: candidatesOfNode(to),
  strong,
});
