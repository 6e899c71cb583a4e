/** The job of a print: the choices, and the sheets that follow from them. Lengths are millimetres. */

import type { GameLevel, Level } from "../shell/levels.js";
import { slice } from "../shell/slice.js";

export const PER_PAGE = [1, 2, 4, 6, 9] as const;
export const PAPERS = ["A4", "Letter"] as const;
export type PerPage = (typeof PER_PAGE)[number];
export type Paper = (typeof PAPERS)[number];

/** The most puzzles of one booklet: more are minutes of making, and a preview that phones are slow to draw. */
export const MOST = 500;
export const PAPER_SIZES: Record<Paper, readonly [width: number, height: number]> = {
  A4: [210, 297],
  Letter: [215.9, 279.4],
};
export const MARGIN = 12;

/** Between the grids of puzzles, and between those of solutions. */
const GAPS = { puzzles: 8, solutions: 6 } as const;
/**
 * The lines that are no puzzle: the page's number, and above all the title, which has the word for solutions in it
 * where they are.
 */
const FOOT = 6;
const HEADING = 10;
/**
 * Sizes of a QR code: the least at which its modules are 0.4 mm wide, the most that it needs, and the space beside it,
 * its quiet zone.
 */
const CODES = { least: 17, most: 24, space: 2.6 } as const;
/** Solutions stand in so many columns and rows. */
const SMALL = [4, 5] as const;
const GRIDS: Record<PerPage, readonly [columns: number, rows: number]> = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
};

export interface Choices {
  /** The puzzle on the board, a booklet of new ones, or puzzles that another view handed over. */
  what: "board" | "new" | "list";
  /** Stands on every page; "" for none. */
  title: string;
  /** Of the board: with what was entered and noted. */
  entries: boolean;
  /** `mixed` for as many of each, from the easiest to the hardest. */
  level: Level | "mixed";
  count: number;
  perPage: PerPage;
  candidates: boolean;
  solutions: boolean;
  /** A QR code with each puzzle. */
  codes: boolean;
  paper: Paper;
}

/** A puzzle on paper. Digits are texts of 81 characters, `.` for none. */
export interface Printed {
  givens: string;
  /** The player's entries; the givens may be among them. */
  values: string;
  /** The digits in the corners and in the middle of each cell, as 81 masks. */
  corner: readonly number[];
  centre: readonly number[];
  /** "" when there is none to print. */
  solution: string;
  /** These two are null while they are not known. */
  level: GameLevel | null;
  er: number | null;
  /** In how many seconds people solve it on average, where that is known. */
  expected?: number | undefined;
}

export interface PrintState {
  choices: Choices;
  /** The puzzles that were made; those of another level or number are none. */
  booklet: readonly Printed[];
  /** The puzzles that were handed over, and of how many these are the first. */
  list: readonly Printed[];
  listed: number;
  /** The wanted count was out of range. */
  clamped: boolean;
  /** How the last series ended: what its text is called. */
  ended: "complete" | "duplicates" | "attempts" | null;
  /** The solution of the board's puzzle, once it was requested; "" when it has not exactly one. */
  solved: { puzzle: string; solution: string } | null;
  /** Whether the solutions of the puzzles that were handed over are known, as far as they have one. */
  listSolved: boolean;
  /** How many sheets of a PDF are made; null when none is being made. */
  saving: { done: number; of: number } | null;
}

/**
 * Where a puzzle stands on its sheet: its number from 0, the corner at the top left of its grid, and how wide that
 * is.
 */
export interface Place {
  index: number;
  x: number;
  y: number;
  size: number;
  /** How wide its title may be. */
  room: number;
  code: Square | null;
}

export interface Square {
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

/** How many puzzles of each level a mixed booklet has; what is left over goes to the easier ones. */
export const share = (count: number, levels: number): number[] =>
  Array.from({ length: levels }, (_, index) => Math.floor((count + levels - 1 - index) / levels));

/** All puzzles in their order, then the solutions of those that have one, if these are wanted. */
export function layOut(
  puzzles: readonly Pick<Printed, "solution">[],
  {
    perPage,
    solutions,
    paper,
    title = "",
    codes = false,
  }: Pick<Choices, "perPage" | "solutions" | "paper"> & Partial<Pick<Choices, "title" | "codes">>,
): Sheet[] {
  const all = puzzles.map((_, index) => index);
  const solved = solutions ? all.filter((index) => puzzles[index]!.solution) : [];
  return [
    ...sheetsOf("puzzles", all, GRIDS[perPage], paper, title ? HEADING : 0, codes),
    ...sheetsOf("solutions", solved, SMALL, paper, HEADING, false),
  ];
}

function sheetsOf(
  kind: Sheet["kind"],
  indices: readonly number[],
  [columns, rows]: readonly [number, number],
  paper: Paper,
  head: number,
  codes: boolean,
): Sheet[] {
  const [width, height] = PAPER_SIZES[paper];
  const top = MARGIN + head;
  const gap = GAPS[kind];
  const across = (width - 2 * MARGIN + gap) / columns;
  const down = (height - top - MARGIN - FOOT + gap) / rows;
  const slot = slotOf(across - gap, down - gap, codes);
  const place = (index: number, at: number): Place => {
    const x = MARGIN + (at % columns) * across + (across - gap - slot.width) / 2;
    const y = top + Math.floor(at / columns) * down + slot.above;
    const { size, room, code } = slot;
    return { index, x, y, size, room, code: code && { x: x + code.x, y: y + code.y, size: code.size } };
  };
  const onOne = columns * rows;
  return Array.from({ length: Math.ceil(indices.length / onOne) }, (_, page) => ({
    kind,
    places: indices.slice(page * onOne, (page + 1) * onOne).map(place),
  }));
}

interface Slot {
  /** Of the grid; above it is the title. */
  size: number;
  above: number;
  /** Of all. */
  width: number;
  room: number;
  /** From the grid's corner. */
  code: Square | null;
}

/** One puzzle's place on the sheet. A code stands above the grid or beside it, where the grid can be larger. */
function slotOf(width: number, height: number, codes: boolean): Slot {
  const title = titleHeight(width) * 1.6;
  const plain = Math.min(width, height - title);
  if (!codes) return { size: plain, above: title, width: plain, room: plain, code: null };
  const side = Math.min(CODES.most, Math.max(CODES.least, width / 5));
  const { space } = CODES;
  const above = Math.min(width, height - side - space);
  const beside = Math.min(width - side - space, height - title);
  return beside > above
    ? {
        size: beside,
        above: title,
        width: beside + space + side,
        room: beside,
        code: { x: beside + space, y: 0, size: side },
      }
    : {
        size: above,
        above: side + space,
        width: above,
        room: above - side - space,
        code: { x: above - side, y: -side - space, size: side },
      };
}

/** State of the view; null before it was opened. */
export const printState = slice<PrintState | null>(null);
