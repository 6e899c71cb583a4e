/** A drawn reason as plain data, and the pure functions that change it: marks of candidates, and links between them. */
import type { DrawnLink, Proposal } from "../../engine/index.js";
import { drawnItems } from "../../sudoku/drawn.js";
import { draw, edit, freeCandidates, type Game, place, playerCandidates, valuesOf } from "../../sudoku/game.js";
import { bit, DIGITS, HOUSES } from "../../sudoku/geometry.js";
import type { CandidateHighlight, CandidateRole, Highlight } from "../../sudoku/highlight.js";
import { strikeOut } from "../../sudoku/notes.js";

export const LINK_TOOLS = ["strong", "weak"] as const;
export const MARK_TOOLS = ["true", "false", "strike"] as const;
export type LinkTool = (typeof LINK_TOOLS)[number];
export type MarkTool = (typeof MARK_TOOLS)[number];
export type Tool = LinkTool | MarkTool;

export const isLinkTool = (tool: Tool): tool is LinkTool => tool === "strong" || tool === "weak";
/** Links of a chain take turns. */
export const otherLink = (tool: LinkTool): LinkTool => (tool === "strong" ? "weak" : "strong");

/** Candidates of one digit: one, or a group in one house. */
export type End = readonly number[];

export interface Sketch {
  readonly marks: ReadonlyMap<number, MarkTool>;
  readonly links: readonly DrawnLink[];
}

const LETTERS: Record<Tool, string> = { strong: "s", weak: "w", true: "t", false: "f", strike: "x" };
const TOOLS = new Map(Object.entries(LETTERS).map(([tool, letter]) => [letter, tool as Tool]));

const cellOf = (candidate: number): number => Math.floor(candidate / 9);
const digitOf = (candidate: number): number => (candidate % 9) + 1;
const isSame = (a: End, b: End): boolean => a.join() === b.join();

// -- as text --------------------------------------------------------------------------------------------------------

/** Reads what `writeSketch` wrote; ends that cannot be are left out. */
export function readSketch(text: string): Sketch {
  const marks = new Map<number, MarkTool>();
  const links: DrawnLink[] = [];
  for (const item of drawnItems(text)) {
    const tool = TOOLS.get(item[0]!)!;
    const [from, to] = item.slice(1).split("_").map(readEnd) as [number[], number[]?];
    if (!to) marks.set(from[0]!, tool as MarkTool);
    else if (isEnd(from) && isEnd(to)) links.push({ kind: tool as LinkTool, from, to });
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

/** Whether candidates are of one digit and, if several, of one house. */
export const isEnd = (candidates: End): boolean =>
  candidates.length > 0 &&
  new Set(candidates).size === candidates.length &&
  candidates.every((candidate) => digitOf(candidate) === digitOf(candidates[0]!)) &&
  (candidates.length === 1 ||
    HOUSES.some((house) => candidates.every((candidate) => house.includes(cellOf(candidate)))));

// -- changes --------------------------------------------------------------------------------------------------------

/** Marks candidates; where all of them have the mark, takes it away. */
export function withMark(sketch: Sketch, candidates: End, tool: MarkTool): Sketch {
  const marks = new Map(sketch.marks);
  const isThere = candidates.every((candidate) => marks.get(candidate) === tool);
  for (const candidate of candidates) {
    marks.delete(candidate);
    if (!isThere) marks.set(candidate, tool);
  }
  return { ...sketch, marks };
}

/** Links two ends, in place of another link between them; the same link once more takes it away. */
export function withLink(sketch: Sketch, kind: LinkTool, from: End, to: End): Sketch {
  const joins = (link: DrawnLink): boolean =>
    (isSame(link.from, from) && isSame(link.to, to)) || (isSame(link.from, to) && isSame(link.to, from));
  const before = sketch.links.find(joins);
  if (!before) return { ...sketch, links: [...sketch.links, { kind, from, to }] };
  const links =
    before.kind === kind
      ? sketch.links.filter((link) => link !== before)
      : sketch.links.map((link) => (link === before ? { kind, from, to } : link));
  return { ...sketch, links };
}

/** Takes away all that is in some cells. */
export function without(sketch: Sketch, cells: readonly number[]): Sketch {
  const isIn = (candidate: number): boolean => cells.includes(cellOf(candidate));
  return {
    marks: new Map([...sketch.marks].filter(([candidate]) => !isIn(candidate))),
    links: sketch.links.filter(({ from, to }) => ![...from, ...to].some(isIn)),
  };
}

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

/** Does what is proposed, and takes the drawing away, as one step. */
export function carryOut(
  game: Game,
  { place: placed, remove }: Pick<Proposed, "place" | "remove">,
  tidy: boolean,
): Game {
  const values = placed.map((candidate) => [cellOf(candidate), digitOf(candidate)] as const);
  const struck = remove.length ? strikeOut(game, remove) : game;
  const after = draw(place(struck, values, [], tidy), "");
  const focus = values.length === 1 && !remove.length ? [values[0]![0]] : [];
  return edit(game, [...game.cells.keys()], (_, cell) => after.cells[cell]!, focus, "");
}

const ROLES: Record<MarkTool, CandidateRole> = { true: "on", false: "off", strike: "eliminated" };

export interface Drawn {
  sketch: Sketch;
  /** Where the next link begins. */
  from: End | null;
  /** Links that do not hold: the others are drawn pale then. */
  failing?: readonly number[];
  /** Cells whose candidates are shown beside those where something is drawn. */
  cells: readonly number[];
  /** The candidates that there are, and those that are shown anyway: 81 masks each. */
  candidates: readonly number[];
  shown: readonly number[];
  label: NonNullable<Highlight["label"]>;
}

/** The drawing on the board. Marks win over the ends of links. */
export function highlightOf({ sketch, from, failing, cells, candidates, shown, label }: Drawn): Highlight {
  const { marks, links } = sketch;
  const marked = new Map<number, CandidateHighlight>();
  const give = (list: Iterable<number>, role: CandidateRole): void => {
    for (const candidate of list) marked.set(candidate, { candidate, role });
  };
  const ends = links.flatMap((link) => [...link.from, ...link.to]);
  const touched = new Set([...cells, ...[...ends, ...marks.keys(), ...(from ?? [])].map(cellOf)]);
  for (const cell of touched)
    give(
      DIGITS.filter((digit) => candidates[cell]! & ~shown[cell]! & bit(digit)).map((digit) => cell * 9 + digit - 1),
      "faint",
    );
  give(ends, "set");
  give(from ?? [], "pivot");
  for (const [candidate, tool] of marks) give([candidate], ROLES[tool]);
  return {
    candidates: [...marked.values()],
    links: links.map(({ kind, from: start, to }, index) => ({
      from: start,
      to,
      strong: kind === "strong",
      ...(failing?.length && !failing.includes(index) && { faint: true }),
    })),
    label,
  };
}
