/** Drawings on the board besides the game itself: hints, mistakes, anything that points at cells. */
import { CELLS, columnOf, HOUSES, rowOf } from "./geometry.js";

/**
 * `target`: where the step happens. `cause`: a cell that forces it. `blocked`: a cell that is ruled out. `pattern`: a cell that
 * the step is about. `error`: a wrong entry. `next`: a cell that is to be filled next.
 */
export type CellRole = "target" | "cause" | "blocked" | "pattern" | "error" | "next";

/**
 * Role of a small digit. Every role has a shape besides its colour.
 *
 * `place`: the digit to enter, drawn large. `eliminated`: struck through. `pattern`: what the step is about. `cause`: what forces
 * it. `fin`: what spoils a pattern and is taken into account; `guardian`: what keeps one from being impossible. `pivot`, `pincer`:
 * the middle and the ends. `restricted`: what two sets share. `corner`: part of a deadly pattern. `on`, `off`: what a chain makes
 * true and false. `faint`: what can be. `set`, `color`: one of up to four sets or colours, told apart by `group`.
 */
export type CandidateRole =
  | "place"
  | "eliminated"
  | "pattern"
  | "cause"
  | "fin"
  | "guardian"
  | "pivot"
  | "pincer"
  | "restricted"
  | "corner"
  | "on"
  | "off"
  | "faint"
  | "set"
  | "color";

export interface CandidateHighlight {
  /** `cell * 9 + digit - 1`. It is shown even where the small digits are not. */
  candidate: number;
  role: CandidateRole;
  /** For sets and colours: 0 to 3. */
  group?: number;
}

/** A line between small digits. More than one at an end are a group, which gets an outline. */
export interface HighlightLink {
  from: readonly number[];
  to: readonly number[];
  /** Drawn solid: one of the ends is true. Otherwise dashed: one of them is false. */
  strong: boolean;
  /** Drawn pale: it leads to what is spoken of now. */
  faint?: boolean;
}

/** A drawing over the board. It changes nothing in the game. */
export interface Highlight {
  cells?: readonly { cell: number; role: CellRole }[];
  candidates?: readonly CandidateHighlight[];
  /** 0–8 rows, 9–17 columns, 18–26 boxes. */
  houses?: readonly number[];
  /** Houses of a second kind, such as the covers of a fish: hatched. */
  covers?: readonly number[];
  links?: readonly HighlightLink[];
  /**
   * A screen reader's words for the small digits that are marked in a cell, given as "3 4", but for those to place or
   * to strike out; `cell` is 0 to 80. Called at every rendering, so it may follow the page's language. Without it they are part of a
   * hint.
   */
  label?: (digits: string, cell: number) => string;
  /** The same for those to strike out. */
  struck?: (digits: string) => string;
}

/** Cells, drawn as wrong. */
export const errorsIn = (cells: readonly number[]): Highlight => ({
  cells: cells.map((cell) => ({ cell, role: "error" })),
});

/** Cells that several solutions fill differently. */
export const openIn = (cells: Iterable<number>): Highlight => ({
  cells: Array.from(cells, (cell) => ({ cell, role: "pattern" })),
});

/** The same, arranged for looking up by cell. */
export interface HighlightMap {
  active: boolean;
  houses: ReadonlySet<number>;
  covers: ReadonlySet<number>;
  cells: ReadonlyMap<number, CellRole>;
  candidates: ReadonlyMap<number, CandidateHighlight>;
  /**
   * Rays: of each cell the halves that they run through (`RAY`). They go from causes along their rows and columns to
   * the cells that these block.
   */
  rays: ReadonlyMap<number, number>;
  links: readonly HighlightLink[];
  label: Highlight["label"];
  struck: Highlight["struck"];
}

/** Halves of a cell that a ray runs through, and that it starts there. */
export const RAY = { left: 1, right: 2, top: 4, bottom: 8, start: 16 } as const;

function raysOf(cells: Highlight["cells"] = []): Map<number, number> {
  const rays = new Map<number, number>();
  const add = (cell: number, halves: number): void => void rays.set(cell, (rays.get(cell) ?? 0) | halves);
  const of = (wanted: CellRole): number[] => cells.filter(({ role }) => role === wanted).map(({ cell }) => cell);
  for (const cause of of("cause"))
    for (const blocked of of("blocked")) {
      const across = rowOf(cause) === rowOf(blocked);
      if (!across && columnOf(cause) !== columnOf(blocked)) continue;
      const [before, after] = across ? [RAY.left, RAY.right] : [RAY.top, RAY.bottom];
      const [out, into] = blocked > cause ? [after, before] : [before, after];
      const step = (across ? 1 : 9) * Math.sign(blocked - cause);
      add(cause, out | RAY.start);
      for (let cell = cause + step; cell !== blocked; cell += step) add(cell, into | out);
      add(blocked, into);
    }
  return rays;
}

export function mapHighlight(highlight: Highlight | null): HighlightMap {
  const cellsIn = (houses: readonly number[] = []): ReadonlySet<number> =>
    new Set(houses.flatMap((house) => HOUSES[house] ?? []));
  return {
    active: highlight !== null,
    houses: cellsIn(highlight?.houses),
    covers: cellsIn(highlight?.covers),
    cells: new Map(highlight?.cells?.map(({ cell, role }) => [cell, role])),
    candidates: new Map(highlight?.candidates?.map((marked) => [marked.candidate, marked])),
    rays: raysOf(highlight?.cells),
    links: highlight?.links ?? [],
    label: highlight?.label,
    struck: highlight?.struck,
  };
}

/** All candidates of a drawing, and those of them that are drawn large. */
export function drawnIn({ candidates }: HighlightMap): { candidates: number[]; placed: number[] } {
  const all = [...candidates.values()];
  const placed = all.filter(({ role }) => role === "place");
  return { candidates: all.map(({ candidate }) => candidate), placed: placed.map(({ candidate }) => candidate) };
}

/** The digit (1–9) to draw large in an empty cell, or 0. */
export function placedDigit(map: HighlightMap, cell: number): number {
  for (let digit = 1; digit <= 9; digit++) if (map.candidates.get(cell * 9 + digit - 1)?.role === "place") return digit;
  return 0;
}

/** The digits (as a mask) that the highlight wants to show in a cell. */
export function highlightedMask(map: HighlightMap, cell: number): number {
  return digitsWith(map, cell, () => true);
}

/** The digits (as a mask) of a cell whose role is the wanted one. */
export function digitsWith(map: HighlightMap, cell: number, wanted: (role: CandidateRole) => boolean): number {
  let mask = 0;
  for (let digit = 0; digit < 9; digit++) {
    const marked = cell < CELLS ? map.candidates.get(cell * 9 + digit) : undefined;
    if (marked && wanted(marked.role)) mask |= 1 << digit;
  }
  return mask;
}
