/** What a page draws on the board besides the game itself: hints, mistakes, anything that points at cells. */
import { CELLS, HOUSES } from "./geometry.js";

/** `target`: where the step happens. `cause`: a cell that forces it. `blocked`: a cell that is ruled out. `error`: a wrong entry. */
export type CellRole = "target" | "cause" | "blocked" | "error";
/** `place`: the digit to enter, drawn large. `pattern`: what the step is about. `cause`: what forces it. `eliminated`: struck through. */
export type CandidateRole = "place" | "pattern" | "cause" | "eliminated";

/** A drawing over the board. It changes nothing in the game. */
export interface Highlight {
  cells?: readonly { cell: number; role: CellRole }[];
  /** Candidate ids are `cell * 9 + digit - 1`. They are shown even where the small digits are not. */
  candidates?: readonly { candidate: number; role: CandidateRole }[];
  /** 0–8 rows, 9–17 columns, 18–26 boxes. */
  houses?: readonly number[];
}

/** The same, arranged for looking up by cell. */
export interface HighlightMap {
  active: boolean;
  houses: ReadonlySet<number>;
  cells: ReadonlyMap<number, CellRole>;
  candidates: ReadonlyMap<number, CandidateRole>;
}

export function mapHighlight(highlight: Highlight | null): HighlightMap {
  const houses = highlight?.houses ?? [];
  return {
    active: highlight !== null,
    houses: new Set(houses.flatMap((house) => HOUSES[house] ?? [])),
    cells: new Map(highlight?.cells?.map(({ cell, role }) => [cell, role])),
    candidates: new Map(highlight?.candidates?.map(({ candidate, role }) => [candidate, role])),
  };
}

/** The digit (1–9) to draw large in an empty cell, or 0. */
export function placedDigit(map: HighlightMap, cell: number): number {
  for (let digit = 1; digit <= 9; digit++) if (map.candidates.get(cell * 9 + digit - 1) === "place") return digit;
  return 0;
}

/** The digits (as a mask) that the highlight wants to show in a cell. */
export function highlightedMask(map: HighlightMap, cell: number): number {
  let mask = 0;
  for (let digit = 0; digit < 9; digit++) if (cell < CELLS && map.candidates.has(cell * 9 + digit)) mask |= 1 << digit;
  return mask;
}
