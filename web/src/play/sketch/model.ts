/** How a drawn reason is changed, and done: pure functions. */
import { edit, type Game, place, takeSketch } from "../../sudoku/game.js";
import { strikeOut } from "../../sudoku/notes.js";
import {
  cellOf,
  digitOf,
  type End,
  joins,
  type LinkTool,
  type MarkTool,
  type Proposed,
  type Sketch,
  type Tool,
} from "../../sudoku/sketch.js";

export const LINK_TOOLS = ["strong", "weak"] as const satisfies readonly LinkTool[];
export const MARK_TOOLS = ["true", "false", "strike"] as const satisfies readonly MarkTool[];

export const isLinkTool = (tool: Tool): tool is LinkTool => tool === "strong" || tool === "weak";
/** Links of a chain take turns. */
export const otherLink = (tool: LinkTool): LinkTool => (tool === "strong" ? "weak" : "strong");

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
  const before = sketch.links.find((link) => joins(link, from, to));
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

// -- what it does ---------------------------------------------------------------------------------------------------

/** Does what is proposed, and takes the drawing away, as one step. */
export function carryOut(
  game: Game,
  { place: placed, remove }: Pick<Proposed, "place" | "remove">,
  tidy: boolean,
): Game {
  const values = placed.map((candidate) => [cellOf(candidate), digitOf(candidate)] as const);
  const struck = remove.length ? strikeOut(game, remove) : game;
  const after = takeSketch(place(struck, values, [], tidy), "");
  const focus = values.length === 1 && !remove.length ? [values[0]![0]] : [];
  return edit(game, [...game.cells.keys()], (_, cell) => after.cells[cell]!, focus, "");
}
