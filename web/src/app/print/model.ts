/** What is printed: the choices, and the sheets that follow from them. Lengths are millimetres. */
import type { GameLevel, Level } from "../levels.js";

export const PER_PAGE = [1, 2, 4, 6, 9] as const;
export const PAPERS = ["A4", "Letter"] as const;
export type PerPage = (typeof PER_PAGE)[number];
export type Paper = (typeof PAPERS)[number];

/** The most puzzles of one booklet. */
export const MOST = 50;
export const PAPER_SIZES: Record<Paper, readonly [width: number, height: number]> = { A4: [210, 297], Letter: [215.9, 279.4] };
export const MARGIN = 12;

/** Between the grids of puzzles, and between those of solutions. */
const GAPS = { puzzles: 8, solutions: 6 } as const;
/** The lines that are no puzzle: the page's number, and the word above solutions. */
const FOOT = 6;
const HEADING = 10;
/** Solutions stand in so many columns and rows. */
const SMALL = [4, 5] as const;
const GRIDS: Record<PerPage, readonly [columns: number, rows: number]> = { 1: [1, 1], 2: [1, 2], 4: [2, 2], 6: [2, 3], 9: [3, 3] };

export interface Choices {
  /** The puzzle on the board, or a booklet of new ones. */
  what: "board" | "new";
  /** Of the board: with what was entered and noted. */
  entries: boolean;
  level: Level;
  count: number;
  perPage: PerPage;
  candidates: boolean;
  solutions: boolean;
  paper: Paper;
}

/** A puzzle on paper. Digits are texts of 81 characters, `.` for none. */
export interface Printed {
  givens: string;
  /** What the player entered; the givens may be in it too. */
  values: string;
  /** The digits in the corners and in the middle of each cell, as 81 masks. */
  corner: readonly number[];
  centre: readonly number[];
  /** "" when there is none to print. */
  solution: string;
  level: GameLevel;
  /** Null while it is not known. */
  er: number | null;
}

export interface PrintState {
  choices: Choices;
  /** The puzzles that were made; those of another level or number are none. */
  booklet: readonly Printed[];
  /** The count that was asked for was none that can be had. */
  clamped: boolean;
  /** How the last series ended: what its text is called. */
  ended: "complete" | "duplicates" | "attempts" | null;
  /** The solution of the board's puzzle, once it was asked for; "" when it has not exactly one. */
  solved: { puzzle: string; solution: string } | null;
}

/** Where a puzzle stands on its sheet: its number from 0, the corner at the top left of its grid, and how wide that is. */
export interface Place {
  index: number;
  x: number;
  y: number;
  size: number;
}

export interface Sheet {
  kind: "puzzles" | "solutions";
  places: Place[];
}

/** The height of the line above a grid. */
export const titleHeight = (size: number): number => Math.min(6, Math.max(3.2, size / 18));

/** How many puzzles are wanted, from what was typed: the nearest number that can be had, or what it was before. */
export function readCount(text: string, before: number): { count: number; clamped: boolean } {
  const typed = text.normalize("NFKC").trim();
  const wanted = typed && Number.isFinite(Number(typed)) ? Math.round(Number(typed)) : before;
  const count = Math.min(MOST, Math.max(1, wanted));
  return { count, clamped: typed !== String(count) };
}

/** All puzzles in their order, then the solutions of those that have one, if these are wanted. */
export function layOut(puzzles: readonly Pick<Printed, "solution">[], { perPage, solutions, paper }: Pick<Choices, "perPage" | "solutions" | "paper">): Sheet[] {
  const all = puzzles.map((_, index) => index);
  const solved = solutions ? all.filter((index) => puzzles[index]!.solution) : [];
  return [...sheetsOf("puzzles", all, GRIDS[perPage], paper), ...sheetsOf("solutions", solved, SMALL, paper)];
}

function sheetsOf(kind: Sheet["kind"], indices: readonly number[], [columns, rows]: readonly [number, number], paper: Paper): Sheet[] {
  const [width, height] = PAPER_SIZES[paper];
  const top = MARGIN + (kind === "solutions" ? HEADING : 0);
  const gap = GAPS[kind];
  const across = (width - 2 * MARGIN + gap) / columns;
  const down = (height - top - MARGIN - FOOT + gap) / rows;
  const title = titleHeight(across) * 1.6;
  const size = Math.min(across, down - title) - gap;
  const place = (index: number, slot: number): Place => ({
    index,
    x: MARGIN + (slot % columns) * across + (across - gap - size) / 2,
    y: top + Math.floor(slot / columns) * down + title,
    size,
  });
  const onOne = columns * rows;
  return Array.from({ length: Math.ceil(indices.length / onOne) }, (_, page) => ({ kind, places: indices.slice(page * onOne, (page + 1) * onOne).map(place) }));
}
