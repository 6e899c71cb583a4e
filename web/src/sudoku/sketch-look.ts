/** A drawn reason on a board: how it looks, and a screen reader's words for it. */
import type { DrawnLink } from "../engine/index.js";
import { ListOf } from "../i18n/formats.js";
import type { Localizer } from "../i18n/localizer.js";
import { type Game, marksOf } from "./game.js";
import { bit, type CellNames, cellName, DIGITS } from "./geometry.js";
import type { CandidateHighlight, CandidateRole, Highlight } from "./highlight.js";
import {
  candidatesToDraw,
  cellOf,
  digitOf,
  type End,
  isEmpty,
  type MarkTool,
  type Sketch,
  sketchNow,
} from "./sketch.js";

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
  struck: NonNullable<Highlight["struck"]>;
}

/** The drawing on the board. Marks win over the ends of links. */
export function highlightOf({ sketch, from, failing, cells, candidates, shown, label, struck }: Drawn): Highlight {
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
    struck,
  };
}

/** "5 in r1c1 and r1c2" */
export function endName(t: Localizer<"board-sketch-end">, end: End, names: CellNames): string {
  const cells = [...new Set(end.map(cellOf))].sort((a, b) => a - b);
  return t("board-sketch-end", {
    digit: digitOf(end[0]!),
    cells: new ListOf(cells.map((cell) => names(cell, cells.length))),
  });
}

type SketchWords = "board-candidates" | "board-sketch-end" | "board-sketch-mark" | "board-sketch-link";

/** Sentences on links that were said, by how they name cells: a drawing of hundreds says most of them again after each move. */
const said = new WeakMap<Localizer<SketchWords>, WeakMap<CellNames, Map<string, string>>>();
const ENOUGH_SENTENCES = 2000;

function saidOf(t: Localizer<SketchWords>, names: CellNames): Map<string, string> {
  const all = said.get(t) ?? new WeakMap<CellNames, Map<string, string>>();
  said.set(t, all);
  let sentences = all.get(names);
  if (!sentences || sentences.size > ENOUGH_SENTENCES) all.set(names, (sentences = new Map()));
  return sentences;
}

function linkSentence(t: Localizer<SketchWords>, { kind, from, to }: DrawnLink, names: CellNames): string {
  const sentences = saidOf(t, names);
  const key = `${kind} ${from.join()} ${to.join()}`;
  const sentence =
    sentences.get(key) ?? t("board-sketch-link", { kind, from: endName(t, from, names), to: endName(t, to, names) });
  sentences.set(key, sentence);
  return sentence;
}

/** Which candidates there are in a cell, and what is drawn of them, besides what is struck out. */
export function sketchLabel(
  t: Localizer<SketchWords>,
  { marks, links }: Sketch,
  digits: string,
  cell: number,
  names: CellNames,
): string {
  const isHere = (candidate: number): boolean => cellOf(candidate) === cell;
  return [
    t("board-candidates", { digits }),
    ...[...marks].flatMap(([candidate, kind]) =>
      isHere(candidate) && kind !== "strike" ? [t("board-sketch-mark", { kind, digit: digitOf(candidate) })] : [],
    ),
    ...links.flatMap((link) => (link.from.some(isHere) || link.to.some(isHere) ? [linkSentence(t, link, names)] : [])),
  ].join(" ");
}

/** What stands of the drawing in a game; null for nothing. `text`: its words, once they are there. */
export function drawnIn(
  game: Game,
  text: () => Localizer<SketchWords | "board-sketch-struck"> | null,
): Highlight | null {
  const sketch = sketchNow(game);
  if (isEmpty(sketch)) return null;
  return highlightOf({
    sketch,
    from: null,
    cells: [],
    candidates: candidatesToDraw(game),
    shown: marksOf(game),
    label(digits, cell) {
      const t = text();
      return t ? sketchLabel(t, sketch, digits, cell, cellName) : "";
    },
    struck: (digits) => text()?.("board-sketch-struck", { digits }) ?? "",
  });
}
