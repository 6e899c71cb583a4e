/** What is exported says the same as the board: read back by decoders that share no code with what writes. */
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { decodeGame } from "../../../web/src/board/codec.js";
import { FORMATS } from "../../../web/src/app/export/formats.js";
import { cellWithout, isEmpty, isNarrowed, type Progress, progressOf } from "../../../web/src/app/export/progress.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

const { decompressFromBase64 } = createRequire(new URL("../../../web/package.json", import.meta.url))("lz-string") as { decompressFromBase64(text: string): string };

const write = (id: string, progress: Progress): string => FORMATS.find((format) => format.id === id)!.write(progress);
const cells = [...Array(81).keys()];
const arePeers = (a: number, b: number): boolean => {
  const [rowA, rowB, columnA, columnB] = [Math.floor(a / 9), Math.floor(b / 9), a % 9, b % 9];
  return a !== b && (rowA === rowB || columnA === columnB || (Math.floor(rowA / 3) === Math.floor(rowB / 3) && Math.floor(columnA / 3) === Math.floor(columnB / 3)));
};
const maskOf = (digits: Iterable<string | number>): number => [...digits].reduce<number>((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
const masksOf = (values: readonly number[]): number[] =>
  cells.map((cell) => (values[cell] ? 0 : 511 & ~maskOf(cells.filter((other) => arePeers(cell, other) && values[other]).map((other) => values[other]!))));

/** Mulberry32: the same numbers everywhere. */
function randomOf(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A game as it is stored. */
interface Made {
  givens: number[];
  entries: number[];
  notes: number[];
  removed: number[];
  centre: number[];
  colours: number[];
  marks: "n" | "c";
}

const masks = (list: readonly number[]): string => list.map((mask) => (mask ? mask.toString(36).padStart(2, "0") : ".")).join("");
const progressFrom = ({ givens, entries, notes, removed, marks, centre, colours }: Made): Progress =>
  progressOf(decodeGame(["n2", givens.join(""), entries.join(""), masks(notes), masks(removed), marks, masks(centre), masks(colours), ""].join("~"))!);

const SOLUTIONS = new Map([CLASSIC, INKALA].map((puzzle) => [puzzle, Array.from(solveNaively(puzzle)!, Number)]));

/** Right entries here and there, notes of any kind, and struck-out candidates that are not the solution's. */
function randomGame(random: () => number): Made {
  const puzzle = random() < 0.5 ? CLASSIC : INKALA;
  const solution = SOLUTIONS.get(puzzle)!;
  const givens = Array.from(puzzle, (digit) => Number(digit) || 0);
  const share = random();
  const open = (make: (cell: number) => number): number[] => cells.map((cell) => (givens[cell] ? 0 : make(cell)));
  const mask = (): number => Math.floor(random() * 512);
  const often = random();
  const some = (): number => (random() < often ? mask() : 0);
  return {
    givens,
    entries: open((cell) => (random() < share * 0.8 ? solution[cell]! : 0)),
    notes: open((cell) => (random() < often ? mask() | (1 << (solution[cell]! - 1)) : 0)),
    removed: open((cell) => some() & ~(1 << (solution[cell]! - 1))),
    centre: open((cell) => (random() < often ? mask() | (1 << (solution[cell]! - 1)) : 0)),
    colours: cells.map(() => (random() < 0.1 ? mask() : 0)),
    marks: random() < 0.5 ? "n" : "c",
  };
}

interface Expected {
  values: number[];
  free: number[];
  candidates: number[];
}

/** What a game's candidates are, by the words of the dialog. */
function expectedOf({ givens, entries, notes, centre, removed, marks }: Made): Expected {
  const values = cells.map((cell) => givens[cell] || entries[cell]!);
  const free = masksOf(values);
  const noted = cells.map((cell) => free[cell]! & (notes[cell]! | centre[cell]!) || free[cell]!);
  return { values, free, candidates: marks === "c" ? cells.map((cell) => free[cell]! & ~removed[cell]!) : noted };
}

const random = randomOf(20251);
const games = Array.from({ length: 200 }, () => randomGame(random));

describe("of 200 random games", () => {
  test("both lines have their digits", () => {
    for (const game of games) {
      expect(write("puzzle", progressFrom(game))).toBe(game.givens.map((digit) => digit || ".").join(""));
      expect(write("current", progressFrom(game))).toBe(expectedOf(game).values.map((digit) => digit || ".").join(""));
    }
  });

  test("pencil marks are the digits and candidates, in columns of equal width", () => {
    for (const game of games) {
      const lines = write("marks", progressFrom(game)).split("\n");
      expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
      expect(lines.filter((line) => line.includes("---"))).toHaveLength(4);
      const groups = lines.filter((line) => !line.includes("---")).flatMap((line) => line.match(/[1-9]+/g) ?? []);
      expect(groups).toHaveLength(81);
      const { values, candidates } = expectedOf(game);
      expect(groups.map(maskOf)).toEqual(cells.map((cell) => (values[cell] ? maskOf([values[cell]]) : candidates[cell])));
      // HoDoKu takes a single digit for placed only where no peer has it left: so every digit on the board is read as one.
      for (const cell of cells.filter((each) => values[each]))
        expect(cells.filter((other) => arePeers(cell, other) && groups[other]!.includes(String(values[cell])))).toEqual([]);
    }
  });

  test("the library line has givens, entries and removed candidates", () => {
    for (const game of games) {
      const fields = write("library", progressFrom(game)).split(":");
      expect([fields.length, fields[0], fields[1], fields[2], fields[5], fields[6]]).toEqual([7, "", "0000", "x", "", ""]);
      const tokens = fields[3]!.match(/\+?[1-9]|\./g)!;
      expect(tokens.map((token) => (token.startsWith("+") || token === "." ? 0 : Number(token)))).toEqual(game.givens);
      expect(tokens.map((token) => (token === "." ? 0 : Number(token)))).toEqual(expectedOf(game).values);
      const candidates = [...expectedOf(game).free];
      for (const [digit, row, column] of fields[4]!.split(" ").filter(Boolean)) candidates[(Number(row) - 1) * 9 + Number(column) - 1]! &= ~maskOf([digit!]);
      expect(candidates).toEqual(expectedOf(game).candidates);
    }
  });

  test("the link to SudokuWiki has the digits, and the candidates where they are the player's own", () => {
    const seen = new Set<string>();
    for (const game of games) {
      const url = new URL(write("wiki", progressFrom(game)));
      expect(url.origin + url.pathname).toBe("https://www.sudokuwiki.org/sudoku.htm");
      const board = url.searchParams.get("bd")!;
      const { values, free, candidates } = expectedOf(game);
      seen.add(board.slice(0, 3) === "S9B" ? "B" : "81");
      if (board.length === 81) {
        expect(Array.from(board, Number)).toEqual(values);
        expect(candidates).toEqual(free);
        continue;
      }
      expect(board).toMatch(/^S9B[0-9a-z]{162}$/);
      const read = cells.map((cell) => parseInt(board.slice(3 + 2 * cell, 5 + 2 * cell), 36));
      expect(read.map((code) => (code <= 9 ? code : 0))).toEqual(game.givens);
      expect(read.map((code) => (code > 18 ? 0 : code > 9 ? code - 9 : code))).toEqual(values);
      expect(read.map((code) => (code > 18 ? code - 18 : 0))).toEqual(candidates);
    }
    expect(seen).toContain("B");
  });

  test("the link to SudokuPad has givens, entries, both kinds of notes and colours", () => {
    for (const game of games) {
      const url = new URL(write("pad", progressFrom(game)));
      expect([url.origin, url.pathname]).toEqual(["https://sudokupad.app", "/"]);
      const id = url.searchParams.get("puzzleid")!;
      expect(id).toMatch(/^fpuzzles[A-Za-z0-9+/]+=*$/);
      const { size, grid } = JSON.parse(decompressFromBase64(id.slice("fpuzzles".length))) as { size: number; grid: Record<string, unknown>[][] };
      expect([size, grid.length, ...grid.map(({ length }) => length)]).toEqual(Array(11).fill(9));
      const read = grid.flat();
      const { values, candidates } = expectedOf(game);
      expect(read.map(({ value }) => value ?? 0)).toEqual(values);
      expect(read.map(({ value, given }) => (given ? value : 0))).toEqual(game.givens);
      const open = (list: number[]): number[] => list.map((mask, cell) => (values[cell] ? 0 : mask));
      expect(read.map(({ cornerPencilMarks }) => maskOf((cornerPencilMarks ?? []) as number[]))).toEqual(open(game.marks === "c" ? candidates : game.notes));
      expect(read.map(({ centerPencilMarks }) => maskOf((centerPencilMarks ?? []) as number[]))).toEqual(open(game.centre));
      const colours = read.map(({ c, cArray }) => new Set((cArray ?? (c ? [c] : [])) as string[]));
      expect(colours.map(({ size: count }) => count)).toEqual(game.colours.map((mask) => mask.toString(2).replaceAll("0", "").length));
      for (const colour of colours.flatMap((set) => [...set])) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test("the link to sudoku.coach has the digits", () => {
    for (const game of games) expect(write("coach", progressFrom(game))).toBe(`https://sudoku.coach/en/play/${expectedOf(game).values.join("")}`);
  });
});

const bare = (puzzle: string): Made => {
  const none = cells.map(() => 0);
  return { givens: Array.from(puzzle, (digit) => Number(digit) || 0), entries: none, notes: none, removed: none, centre: none, colours: none, marks: "n" };
};

test("a puzzle that is only begun goes to SudokuWiki as 81 digits, and the first note changes that", () => {
  const game = bare(INKALA);
  expect(write("wiki", progressFrom(game))).toBe(`https://www.sudokuwiki.org/sudoku.htm?bd=${INKALA.replaceAll(".", "0")}`);
  expect(isNarrowed(progressFrom(game))).toBe(false);
  const noted = { ...game, notes: game.notes.with(1, maskOf("12")) };
  // r1c1 is a given 8, r1c2 has the candidates 1 and 2 (18 + 3, in base 36).
  expect(write("wiki", progressFrom(noted))).toMatch(/\?bd=S9B080l/);
});

test("while a puzzle is typed in, its digits are the givens", () => {
  const typed = { ...bare(".".repeat(81)), entries: Array.from(CLASSIC, (digit) => Number(digit) || 0) };
  for (const { id } of FORMATS) expect(write(id, progressFrom(typed))).toBe(write(id, progressFrom(bare(CLASSIC))));
});

test("a cell without candidates is found, since pencil marks have no way to say it", () => {
  const game = bare(CLASSIC);
  expect(cellWithout(progressFrom(game))).toBe(-1);
  expect(cellWithout(progressFrom({ ...game, marks: "c", removed: game.removed.with(2, 511) }))).toBe(2);
});

test("notes that the digits have ruled out are no candidates; a cell with no others has those that the digits leave", () => {
  const game = bare(CLASSIC);
  const { candidates, free } = progressFrom({ ...game, notes: game.notes.with(2, maskOf("53")).with(3, maskOf("56")) });
  expect(candidates[2]).toBe(free[2]);
  expect(candidates[3]).toBe(maskOf("6") & free[3]!);
});

test("an empty board has nothing to export", () => {
  expect(isEmpty(progressFrom(bare(".".repeat(81))))).toBe(true);
  expect(isEmpty(progressFrom(bare(CLASSIC)))).toBe(false);
});
