/** A drawn reason as plain data: marks of candidates, and links between them. */
import type { DrawnLink, Proposal } from "../engine/index.js";
import { freeCandidates, type Game, playerCandidates, valuesOf } from "./game.js";
import { bit, HOUSES } from "./geometry.js";
import { sketchItems } from "./sketch-text.js";

export type LinkTool = DrawnLink["kind"];
export type MarkTool = "true" | "false" | "strike";
export type Tool = LinkTool | MarkTool;

/** Candidates of one digit: one, or a group in one house. */
export type End = readonly number[];

export interface Sketch {
  readonly marks: ReadonlyMap<number, MarkTool>;
  readonly links: readonly DrawnLink[];
}

const LETTERS: Record<Tool, string> = { strong: "s", weak: "w", true: "t", false: "f", strike: "x" };
const TOOLS = new Map(Object.entries(LETTERS).map(([tool, letter]) => [letter, tool as Tool]));

export const cellOf = (candidate: number): number => Math.floor(candidate / 9);
export const digitOf = (candidate: number): number => (candidate % 9) + 1;

// -- as text --------------------------------------------------------------------------------------------------------

/** Reads what `writeSketch` wrote. Ends that cannot be are left out, and so is a second link between two ends, or one to where it begins. */
export function readSketch(text: string): Sketch {
  const marks = new Map<number, MarkTool>();
  const links: DrawnLink[] = [];
  const joined = new Set<string>();
  for (const item of sketchItems(text)) {
    const tool = TOOLS.get(item[0]!)!;
    const [from, to] = item.slice(1).split("_").map(readEnd) as [number[], number[]?];
    if (!to) marks.set(from[0]!, tool as MarkTool);
    else if (isEnd(from) && isEnd(to) && !isSame(from, to) && !joined.has(`${from} ${to}`)) {
      links.push({ kind: tool as LinkTool, from, to });
      joined.add(`${from} ${to}`).add(`${to} ${from}`);
    }
  }
  return { marks, links };
}

export function writeSketch({ marks, links }: Sketch): string {
  return [
    ...links.map(({ kind, from, to }) => `${LETTERS[kind]}${writeEnd(from)}_${writeEnd(to)}`),
    ...[...marks].map(([candidate, tool]) => LETTERS[tool] + writeEnd([candidate])),
  ].join("-");
}

const writeEnd = (end: End): string => end.map((candidate) => candidate.toString(36).padStart(2, "0")).join("");
const readEnd = (text: string): number[] =>
  (text.match(/../g) ?? []).map((candidate) => Number.parseInt(candidate, 36));

export const isSame = (a: End, b: End): boolean => a.join() === b.join();
/** Whether a link joins two ends, whichever comes first. */
export const joins = (link: DrawnLink, from: End, to: End): boolean =>
  (isSame(link.from, from) && isSame(link.to, to)) || (isSame(link.from, to) && isSame(link.to, from));

/** Whether candidates are of one digit and, if several, of one house. */
export const isEnd = (candidates: End): boolean =>
  candidates.length > 0 &&
  new Set(candidates).size === candidates.length &&
  candidates.every((candidate) => digitOf(candidate) === digitOf(candidates[0]!)) &&
  (candidates.length === 1 ||
    HOUSES.some((house) => candidates.every((candidate) => house.includes(cellOf(candidate)))));

// -- what stands of it ----------------------------------------------------------------------------------------------

/** What is drawn of candidates that are there: what a move has overtaken comes back when the move is undone. */
export function standing(sketch: Sketch, candidates: readonly number[]): Sketch {
  const isThere = (candidate: number): boolean => (candidates[cellOf(candidate)]! & bit(digitOf(candidate))) > 0;
  return {
    marks: new Map([...sketch.marks].filter(([candidate]) => isThere(candidate))),
    links: sketch.links.filter(({ from, to }) => [...from, ...to].every(isThere)),
  };
}

/** The candidates that a reason can be about, 81 masks: the player's, where they are all there. */
export const candidatesToDraw = (game: Game): readonly number[] =>
  playerCandidates(game) ?? freeCandidates(valuesOf(game));

export const isEmpty = ({ marks, links }: Sketch): boolean => marks.size === 0 && links.length === 0;

/** All that is drawn, what the moves have overtaken included; and what stands of it. */
export const sketchIn = (game: Game): Sketch => readSketch(game.sketch);
export const sketchNow = (game: Game): Sketch => standing(sketchIn(game), candidatesToDraw(game));

// -- what it says ---------------------------------------------------------------------------------------------------

export interface Proposed extends Proposal {
  place: number[];
  remove: number[];
  assumed: number[];
  links: DrawnLink[];
}

export function proposalOf({ marks, links }: Sketch): Proposed {
  const marked = (wanted: MarkTool): number[] => [...marks].flatMap(([one, tool]) => (tool === wanted ? [one] : []));
  return { place: marked("true"), remove: marked("strike"), assumed: marked("false"), links: [...links] };
}

/** The drawing that says it. Who marks a candidate twice means the later one. */
export function sketchOf({ place = [], remove = [], assumed = [], links = [] }: Proposal): Sketch {
  const marked = (list: readonly number[], tool: MarkTool): [number, MarkTool][] => list.map((one) => [one, tool]);
  return {
    links,
    marks: new Map([...marked(place, "true"), ...marked(assumed, "false"), ...marked(remove, "strike")]),
  };
}
