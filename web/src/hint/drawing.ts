/** A step of the engine as a drawing. */

import type { ChainLink, ChainNode, ExplainedLine, Mark, MarkRole, Step } from "../engine/index.js";
import { boxOf } from "../sudoku/geometry.js";
import type { CandidateHighlight, CandidateRole, Highlight, HighlightLink } from "../sudoku/highlight.js";
import { branchesOf, MOST_LINKS, withBranch } from "./branches.js";
import { linesToLight } from "./lit.js";
import { candidatesOfNode, cellOf, cellsOf } from "./names.js";
import { drawDirect, drawSingle } from "./singles.js";
import { isDirect, isSingle } from "./telling.js";

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

/** The drawing of a step: where to look for the first two stages, then the whole reasoning. */
export function drawing(step: Step, stage: number, values: string): Highlight {
  if (stage < 3) return lookOf(step);
  if (isSingle(step)) return drawSingle(step, houseOf(step), values);
  if (isDirect(step)) return drawDirect(step, values);
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

/** The first place to look, as the words have it. */
function lookOf({ explanation: { lookHouses, lookCells } }: Step): Highlight {
  return {
    houses: lookHouses.length <= MOST_HOUSES ? lookHouses : [],
    cells: lookCells.map((cell) => ({ cell, role: "pattern" })),
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
    ...marks.map(drawnMark),
    ...Array.from(step.eliminations, (candidate) => ({ candidate, role: "eliminated" as const })),
    ...Array.from(step.placements, (candidate) => ({ candidate, role: "place" as const })),
  ];
}

const drawnMark = ({ role, candidate, group }: Mark): CandidateHighlight => ({
  candidate,
  role: DRAWN[role] ?? (role as CandidateRole),
  group,
});

/** Candidates of a chain's nodes, where no mark has them. */
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

/** The drawing of a reason: of a branch, or with null of all of them; and as far as a line, if one is lit. */
export const reasonDrawing = (step: Step, branch: number | null, lit: number | null, values: string): Highlight =>
  lit === null
    ? drawing(branch === null ? step : withBranch(step, branch), 3, values)
    : drawingOfLine(step, lit, values);

/** All that is drawn of a reason, whichever line is lit. */
export const reasonDrawings = (step: Step, branch: number | null, values: string): Highlight[] =>
  [null, ...linesToLight(step, branch)].map((lit) => reasonDrawing(step, branch, lit, values));

/**
 * The drawing as far as a line of the explanation: what the line states and what that rests on stand out, the way there
 * is pale, and what comes later is not drawn yet. `at` is the line's place in the step's explanation.
 */
export function drawingOfLine(step: Step, at: number, values: string): Highlight {
  const line = step.explanation.lines[at]!;
  const links = line.links.map((index) => step.links[index]!);
  const before = wayTo(step, at);
  const own = nodesOf(line, links);
  const grounds = [...new Set([...own, ...links.flatMap(({ reason }) => [...reason.facts])])];
  const sets = links.flatMap(({ set, reason: { pair } }) => [step.sets[set], pair]);
  const all = [...new Set([...before.flatMap((index) => endsOf(step.links[index]!)), ...grounds])];
  const lit = own.flatMap((index) => [...step.nodes[index]!.cells]);
  return {
    houses: [...new Set(links.flatMap(({ reason }) => [...reason.houses]))],
    covers: [...new Set(links.flatMap(({ reason }) => [...reason.covers]))],
    cells: [...new Set([...lit, ...sets.flatMap((set) => [...(set?.cells ?? [])])])]
      .filter((cell) => values[cell] === ".")
      .map((cell) => ({ cell, role: "pattern" })),
    candidates: [...setCandidates(step, links), ...stateCandidates(step, all, line.branch)].filter(
      ({ candidate }) => values[cellOf(candidate)] === ".",
    ),
    links: [...new Set([...before, ...line.links])]
      .sort((a, b) => a - b)
      .map((index): [HighlightLink, boolean] => {
        const { from, to, strong } = step.links[index]!;
        return [linkOf(step.nodes[from], step.nodes[to], strong), line.links.includes(index)];
      })
      .filter(([{ from, to }]) => from.length && to.length)
      .map(([link, isOwn]) => (isOwn ? link : { ...link, faint: true })),
  };
}

const endsOf = ({ from, to }: ChainLink): number[] => [from, to];

/** The nodes that a line is about: those that it names, and where its links begin. */
const nodesOf = (line: ExplainedLine, links: readonly ChainLink[]): number[] => [
  ...new Set([...line.nodes, ...links.flatMap(endsOf)]),
];

/** The links by which earlier lines come to what a line is about; of very many, the nearest. */
function wayTo(step: Step, at: number): number[] {
  const { lines } = step.explanation;
  const line = lines[at]!;
  const earlier = lines.slice(0, at).flatMap(({ links }) => links);
  const way = new Set<number>();
  const links = line.links.map((index) => step.links[index]!);
  const wanted = nodesOf(line, links).concat(links.flatMap(({ reason }) => [...reason.facts]));
  // The list grows while it is walked along.
  for (const node of wanted)
    for (const index of earlier) {
      const link = step.links[index]!;
      if (link.to !== node || way.has(index) || line.links.includes(index) || way.size >= MOST_LINKS) continue;
      way.add(index);
      wanted.push(link.from, ...link.reason.facts);
    }
  return [...way];
}

/** Of the sets that make links, their candidates, with the roles that they have in the whole drawing. */
function setCandidates(step: Step, links: readonly ChainLink[]): CandidateHighlight[] {
  return [...new Set(links.map(({ set }) => set))].flatMap((index) => {
    const { cells = [], digits = [] } = step.sets[index] ?? {};
    const candidates = new Set(
      Array.from(cells).flatMap((cell) => Array.from(digits, (digit) => cell * 9 + digit - 1)),
    );
    return step.marks.filter(({ candidate }) => candidates.has(candidate)).map(drawnMark);
  });
}

/** Roles of nodes: true or false in their branch, else the marks of the step. */
function stateCandidates(step: Step, nodes: readonly number[], branch: number): CandidateHighlight[] {
  const on = new Map((branchesOf(step)[branch] ?? []).map((state) => [state.index, state.on]));
  return nodes.flatMap((index) =>
    candidatesOfNode(step.nodes[index]).map((candidate) => {
      const state = on.get(index);
      if (state !== undefined) return { candidate, role: state ? ("on" as const) : ("off" as const) };
      const mark = step.marks.find((one) => one.candidate === candidate);
      return mark ? drawnMark(mark) : { candidate, role: "pattern" as const };
    }),
  );
}
