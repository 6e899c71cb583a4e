/**
 * Exports say the same as the board: the module itself writes them, and decoders that share no code with it read them
 * back.
 */
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { FormatId, FormatInfo, Progress, ReadResult, WriteResult } from "../../../web/src/engine/index.js";
import { TARGETS } from "../../../web/src/export/formats.js";
import { formatOf, hasEntries, isEmpty, lostOf, notesAreCandidates } from "../../../web/src/export/progress.js";
import { decodeGame } from "../../../web/src/sudoku/codec.js";
import { freeCandidates, type Game } from "../../../web/src/sudoku/game.js";
import { hasAllDigits, progressFor, progressOf } from "../../../web/src/sudoku/progress.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

const { decompressFromBase64 } = createRequire(import.meta.url)("lz-string") as {
  decompressFromBase64(text: string): string;
};

interface Module {
  write(puzzles: Progress[], format: FormatId): WriteResult;
  read(text: string, format: string): ReadResult;
  formats(): FormatInfo[];
}
let nonet: Module;
beforeAll(async () => {
  const { loadNonet } = (await import(new URL("../../wasm/load.mjs", import.meta.url).href)) as {
    loadNonet(): Promise<Module>;
  };
  nonet = await loadNonet();
});

const infoOf = (format: FormatId): FormatInfo => nonet.formats().find(({ id }) => id === format)!;
/** The dialog's text. */
function result(
  id: FormatId,
  game: Game,
  options: { entries?: boolean; details?: Progress["details"] } = {},
): WriteResult {
  const target = TARGETS.find((one) => one.id === id)!;
  const format = formatOf(target, game);
  return nonet.write([progressFor(game, target.id, infoOf(format), options)], format);
}
function write(...args: Parameters<typeof result>): string {
  const { error, text } = result(...args);
  expect(error).toBe("");
  return text;
}
const cells = [...Array(81).keys()];
const arePeers = (a: number, b: number): boolean => {
  const [rowA, rowB, columnA, columnB] = [Math.floor(a / 9), Math.floor(b / 9), a % 9, b % 9];
  return (
    a !== b &&
    (rowA === rowB ||
      columnA === columnB ||
      (Math.floor(rowA / 3) === Math.floor(rowB / 3) && Math.floor(columnA / 3) === Math.floor(columnB / 3)))
  );
};
const maskOf = (digits: Iterable<string | number>): number =>
  [...digits].reduce<number>((mask, digit) => mask | (1 << (Number(digit) - 1)), 0);
const masksOf = (values: readonly number[]): number[] =>
  cells.map((cell) =>
    values[cell]
      ? 0
      : 511 & ~maskOf(cells.filter((other) => arePeers(cell, other) && values[other]).map((other) => values[other]!)),
  );

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

const masks = (list: readonly number[]): string =>
  list.map((mask) => (mask ? mask.toString(36).padStart(2, "0") : ".")).join("");
const gameFrom = ({ givens, entries, notes, removed, marks, centre, colours }: Made): Game =>
  decodeGame(
    [
      "n2",
      givens.join(""),
      entries.join(""),
      masks(notes),
      masks(removed),
      marks,
      masks(centre),
      masks(colours),
      "",
    ].join("~"),
  )!;

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

/** A game's candidates, by the words of the dialog. */
function expectedOf({ givens, entries, notes, centre, removed, marks }: Made): Expected {
  const values = cells.map((cell) => givens[cell] || entries[cell]!);
  const free = masksOf(values);
  const noted = cells.map((cell) => free[cell]! & (notes[cell]! | centre[cell]!) || free[cell]!);
  return { values, free, candidates: marks === "c" ? cells.map((cell) => free[cell]! & ~removed[cell]!) : noted };
}

const random = randomOf(20251);
const games = Array.from({ length: 200 }, () => randomGame(random));

const digitsOf = (text: string): number[] => Array.from(text, Number);
const CODOKU = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
/** A digit and the zeros behind it are one character. */
const unpack = (text: string): number[] =>
  Array.from(text).flatMap((character) => [
    CODOKU.indexOf(character) % 10,
    ...Array<number>(Math.floor(CODOKU.indexOf(character) / 10)).fill(0),
  ]);

/** HoDoKu's line, as givens, values and candidates. */
function readLibrary(
  line: string,
  free: readonly number[],
): { givens: number[]; values: number[]; candidates: number[] } {
  const fields = line.split(":");
  expect([fields.length, fields[0], fields[1], fields[2], fields[5], fields[6]]).toEqual([7, "", "0000", "x", "", ""]);
  const tokens = fields[3]!.match(/\+?[1-9]|\./g)!;
  const candidates = [...free];
  for (const [digit, row, column] of fields[4]!.split(" ").filter(Boolean))
    candidates[(Number(row) - 1) * 9 + Number(column) - 1]! &= ~maskOf([digit!]);
  return {
    givens: tokens.map((token) => (token.startsWith("+") || token === "." ? 0 : Number(token))),
    values: tokens.map((token) => (token === "." ? 0 : Number(token))),
    candidates,
  };
}

/** The cells of f-puzzles, and what a game has to say in them. */
function expectCells(grid: Record<string, unknown>[][], game: Made): void {
  expect([grid.length, ...grid.map(({ length }) => length)]).toEqual(Array(10).fill(9));
  const read = grid.flat();
  const { values, candidates } = expectedOf(game);
  expect(read.map(({ value }) => value ?? 0)).toEqual(values);
  expect(read.map(({ value, given }) => (given ? value : 0))).toEqual(game.givens);
  const open = (list: number[]): number[] => list.map((mask, cell) => (values[cell] ? 0 : mask));
  const masksIn = (name: string): number[] => open(read.map((cell) => maskOf((cell[name] ?? []) as number[])));
  expect(masksIn("cornerPencilMarks")).toEqual(open(game.marks === "c" ? candidates : game.notes));
  expect(masksIn("centerPencilMarks")).toEqual(open(game.centre));
  const colours = read.map(({ c, cArray }) => new Set((cArray ?? (c ? [c] : [])) as string[]));
  expect(colours.map(({ size }) => size)).toEqual(
    game.colours.map((mask) => mask.toString(2).replaceAll("0", "").length),
  );
  for (const colour of colours.flatMap((set) => [...set])) expect(colour).toMatch(/^#[0-9a-fA-F]{6}$/);
}

describe("of 200 random games", () => {
  test("both lines have their digits", () => {
    for (const game of games) {
      expect(write("line", gameFrom(game))).toBe(game.givens.join(""));
      expect(write("current", gameFrom(game))).toBe(expectedOf(game).values.join(""));
    }
  });

  test("pencil marks are the digits and candidates, in columns of equal width", () => {
    for (const game of games) {
      const lines = write("pencil-marks", gameFrom(game)).trimEnd().split("\n");
      expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
      expect(lines.filter((line) => line.includes("---"))).toHaveLength(4);
      const groups = lines.filter((line) => !line.includes("---")).flatMap((line) => line.match(/[1-9]+/g) ?? []);
      expect(groups).toHaveLength(81);
      const { values, candidates } = expectedOf(game);
      expect(groups.map(maskOf)).toEqual(
        cells.map((cell) => (values[cell] ? maskOf([values[cell]]) : candidates[cell])),
      );
      // HoDoKu takes a single digit for placed only where no peer has it left: so every digit on the board is read as
      // one.
      for (const cell of cells.filter((each) => values[each]))
        expect(cells.filter((other) => arePeers(cell, other) && groups[other]!.includes(String(values[cell])))).toEqual(
          [],
        );
    }
  });

  test("Sukaku's line has the digits and candidates at their places", () => {
    for (const game of games) {
      const text = write("sukaku", gameFrom(game));
      expect(text).toHaveLength(729);
      const { values, candidates } = expectedOf(game);
      expect(cells.map((cell) => maskOf(text.slice(9 * cell, 9 * cell + 9).replaceAll(".", "")))).toEqual(
        cells.map((cell) => (values[cell] ? maskOf([values[cell]]) : candidates[cell])),
      );
    }
  });

  test("the library line and the link to the game have givens, entries and removed candidates", () => {
    for (const game of games) {
      const { values, free, candidates } = expectedOf(game);
      const link = write("nonet-game", gameFrom(game));
      expect(link).toMatch(/^#g=[A-Za-z0-9%.*_~!'()-]+$/);
      for (const line of [write("library", gameFrom(game)), decodeURIComponent(link.slice(3))])
        expect(readLibrary(line, free)).toEqual({ givens: game.givens, values, candidates });
    }
  });

  test("short links have the givens, and where one wants it all digits", () => {
    for (const game of games) {
      const { values } = expectedOf(game);
      expect(unpack(write("nonet", gameFrom(game)).replace(/^#p=/, ""))).toEqual(game.givens);
      expect(
        unpack(write("sudokupad-scf", gameFrom(game), { entries: true }).replace("https://sudokupad.app/scf", "")),
      ).toEqual(values);
      expect(write("sudoku-coach", gameFrom(game))).toBe(`https://sudoku.coach/en/play/${game.givens.join("")}`);
      expect(write("sudoku-coach", gameFrom(game), { entries: true })).toBe(
        `https://sudoku.coach/en/play/${values.join("")}`,
      );
      const bytes = Buffer.from(
        write("good-sudoku", gameFrom(game), { entries: true }).replace("https://playgoodsudoku.com/puzzle/$", ""),
        "base64",
      );
      expect([...bytes].flatMap((byte) => [byte >> 4, byte & 15])).toEqual([...values, 0]);
    }
  });

  test("the link to SudokuWiki has givens, entries and candidates; that of a puzzle at its start 81 digits", () => {
    for (const game of games) {
      const url = new URL(write("sudokuwiki-b", gameFrom(game)));
      expect(url.origin + url.pathname).toBe("https://www.sudokuwiki.org/sudoku.htm");
      const board = url.searchParams.get("bd")!;
      const { values, free, candidates } = expectedOf(game);
      if (board.length === 81) {
        expect(digitsOf(board)).toEqual(game.givens);
        expect([values, candidates]).toEqual([game.givens, free]);
        continue;
      }
      expect(board).toMatch(/^S9B[0-9a-z]{162}$/);
      const read = cells.map((cell) => parseInt(board.slice(3 + 2 * cell, 5 + 2 * cell), 36));
      expect(read.map((code) => (code <= 9 ? code : 0))).toEqual(game.givens);
      expect(read.map((code) => (code > 18 ? 0 : code > 9 ? code - 9 : code))).toEqual(values);
      // 0 is an empty cell of which nothing is said.
      expect(read.map((code, cell) => (code > 18 ? code - 18 : code ? 0 : free[cell]))).toEqual(candidates);
    }
  });

  test("the links to SudokuPad and f-puzzles have givens, entries, both kinds of notes and colours", () => {
    for (const game of games) {
      const pad = new URL(write("sudokupad", gameFrom(game)));
      expect(pad.origin).toBe("https://sudokupad.app");
      const packed = decodeURIComponent(pad.searchParams.get("puzzleid") ?? pad.pathname.slice(1));
      const puzzles = new URL(write("f-puzzles", gameFrom(game)));
      expect(puzzles.hostname).toMatch(/^(www\.)?f-puzzles\.com$/);
      for (const text of [packed.replace(/^fpuzzles/, ""), puzzles.searchParams.get("load")!]) {
        expect(text).toMatch(/^[A-Za-z0-9+/]+=*$/);
        const { size, grid } = JSON.parse(decompressFromBase64(text)) as {
          size: number;
          grid: Record<string, unknown>[][];
        };
        expect(size).toBe(9);
        expectCells(grid, game);
      }
    }
  });

  test("a state of sudoku.coach has givens, entries, candidates and a colour a cell", () => {
    const letters = "0123456789abcdefghijklmnopqrstuv";
    for (const game of games) {
      const [, code] = /^SCv7_32_([0-9a-v]+)$/.exec(write("sudoku-coach-state", gameFrom(game)))!;
      const bits = Array.from(code!, (letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
      const bytes = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
      const state = JSON.parse(inflateSync(Buffer.from(bytes)).toString()) as Record<string, string> & {
        colours?: string[];
      };
      const { values, candidates, free } = expectedOf(game);
      expect(digitsOf(state["givenDigits"]!)).toEqual(game.givens);
      expect(digitsOf(state["userDigits"]!)).toEqual(values.map((value, cell) => (game.givens[cell] ? 0 : value)));
      const marks = state["userCellCandidates"]!.split("-").map(Number);
      // Where nothing is struck out, what is shown: candidates or notes, and centre notes.
      const narrowed = candidates.some((mask, cell) => !values[cell] && mask !== free[cell]);
      const shown = game.marks === "c" ? candidates : game.notes;
      expect(marks).toEqual(
        cells.map((cell) =>
          values[cell] ? 0 : 2 * (narrowed ? candidates[cell]! : shown[cell]! | game.centre[cell]!),
        ),
      );
      const names = ["blue", "orange", "yellow", "pink", "cyan", "green", "lime", "olive", "grey"];
      const places = state["userColours"]?.split(",") ?? cells.map(() => "");
      expect(places.map((place) => (place === "" ? "" : state.colours![Number(place)]))).toEqual(
        game.colours.map((mask) => names[31 - Math.clz32(mask & -mask)] ?? ""),
      );
    }
  });

  test("Solo's id, LaTeX and the table with tabs have the givens, and where one wants it all digits", () => {
    for (const game of games.slice(0, 50)) {
      const { values } = expectedOf(game);
      for (const [digits, options] of [
        [game.givens, {}],
        [values, { entries: true }],
      ] as const) {
        const id = write("solo", gameFrom(game), options);
        expect(id).toMatch(/^3x3:/);
        const runs = id.slice(4).match(/[a-z]|\d/g)!;
        expect(
          runs.flatMap((sign) => (sign >= "a" ? Array<number>(sign.charCodeAt(0) - 96).fill(0) : [Number(sign)])),
        ).toEqual(digits);
        const rows = write("tsv", gameFrom(game), options).split("\n");
        expect([rows.length, rows[9]]).toEqual([10, ""]);
        expect(rows.slice(0, 9).flatMap((row) => row.split("\t").map(Number))).toEqual(digits);
        const latex = write("latex", gameFrom(game), options);
        const lines = /\\begin\{sudoku\}\n(.*)\\end\{sudoku\}\n$/s.exec(latex)![1]!.trimEnd().split("\n");
        expect(lines.flatMap((line) => /^\|(.*)\|\.$/.exec(line)![1]!.split("|").map(Number))).toEqual(digits);
      }
    }
  });

  test("Nonet's own file has the record of the board, and is a puzzle of f-puzzles too", () => {
    for (const game of games.slice(0, 50)) {
      const details = { title: 'A "quoted" <title>, 数独', record: "n2~kept~as~it~is" };
      const text = write("sudoku-json", gameFrom(game), { details });
      const read = JSON.parse(text) as { size: number; title: string; grid: Record<string, unknown>[][] };
      expect([read.size, read.title]).toEqual([9, details.title]);
      expect(text).toContain(JSON.stringify(details.record));
      const { values } = expectedOf(game);
      expect(read.grid.flat().map(({ value }) => value ?? 0)).toEqual(values);
      expect(read.grid.flat().map(({ value, given }) => (given ? value : 0))).toEqual(game.givens);
      for (const { id } of TARGETS.filter(({ whole }) => !whole))
        expect(write(id, gameFrom(game), { details }), id).not.toContain("kept");
    }
  });
});

test("every format is read back as what was written, and what it has not is what the dialog says", () => {
  for (const game of games.slice(0, 40).map(gameFrom)) {
    for (const target of TARGETS.filter(({ id }) => infoOf(id).placed || !hasAllDigits(id, infoOf(id)))) {
      // LaTeX is only written.
      if (target.id === "latex") continue;
      const format = formatOf(target, game);
      const carries = infoOf(format);
      const read = nonet.read(write(target.id, game), "");
      expect([read.error, read.count], target.id).toEqual(["", 1]);
      expect(Array.from(read.givens), target.id).toEqual([...game.givens]);
      const { values, candidates } = progressFor(game, target.id, carries);
      const left = candidates.length ? candidates : freeCandidates(values);
      // SudoCue's form has no other way to say a lone candidate than as a digit that was placed.
      const lone = (cell: number): number =>
        target.id === "sdx" && !values[cell]
          ? ([1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => left[cell] === 1 << (digit - 1)) ?? 0)
          : 0;
      const written = Array.from(read.progress[0]?.values ?? read.givens, (digit, cell) =>
        digit === lone(cell) ? 0 : digit,
      );
      if (carries.placed)
        expect(written, target.id).toEqual(game.givens.map((given, cell) => given || game.cells[cell]!.value));
      const lost = lostOf(game, carries);
      expect(lost.includes("colours"), target.id).toBe(
        !carries.colours && game.cells.some(({ colours }) => colours > 0),
      );
      const noted = game.cells.some(({ notes, centre }) => notes || centre);
      expect(
        lost.includes("notes") ||
          carries.notes ||
          notesAreCandidates(game, carries) ||
          !noted ||
          (carries.candidates && game.marks === "notes"),
        target.id,
      ).toBe(true);
    }
  }
});

const bare = (puzzle: string): Made => {
  const none = cells.map(() => 0);
  return {
    givens: Array.from(puzzle, (digit) => Number(digit) || 0),
    entries: none,
    notes: none,
    removed: none,
    centre: none,
    colours: none,
    marks: "n",
  };
};

test("a puzzle that is only begun goes to SudokuWiki as 81 digits, and the first note changes that", () => {
  const game = bare(INKALA);
  expect(write("sudokuwiki-b", gameFrom(game))).toBe(
    `https://www.sudokuwiki.org/sudoku.htm?bd=${INKALA.replaceAll(".", "0")}`,
  );
  const noted = { ...game, notes: game.notes.with(1, maskOf("12")) };
  // r1c1 is a given 8, r1c2 has the candidates 1 and 2 (18 + 3, in base 36).
  expect(write("sudokuwiki-b", gameFrom(noted))).toMatch(/\?bd=S9B080l/);
});

test("while a puzzle is typed in, its digits are the givens", () => {
  const typed = gameFrom({ ...bare(".".repeat(81)), entries: Array.from(CLASSIC, (digit) => Number(digit) || 0) });
  expect(hasEntries(typed)).toBe(false);
  for (const { id } of TARGETS) expect(write(id, typed), id).toBe(write(id, gameFrom(bare(CLASSIC))));
});

test("a cell without candidates is named by formats that have no way to say it", () => {
  const game = gameFrom({ ...bare(CLASSIC), marks: "c", removed: bare(CLASSIC).removed.with(2, 511) });
  expect(result("pencil-marks", game)).toMatchObject({ error: "no-candidate", cell: 2, text: "" });
  expect(result("pencil-marks", gameFrom(bare(CLASSIC))).error).toBe("");
  expect(result("library", game).error).toBe("");
});

test("notes that the digits have ruled out are no candidates; a cell with no others has those that the digits leave", () => {
  const game = bare(CLASSIC);
  const carries = { placed: true, candidates: true, notes: false, colours: false, details: false };
  const { candidates } = progressOf(
    gameFrom({ ...game, notes: game.notes.with(2, maskOf("53")).with(3, maskOf("56")) }),
    {},
    carries,
  );
  const free = masksOf(game.givens);
  expect(candidates[2]).toBe(free[2]);
  expect(candidates[3]).toBe(maskOf("6") & free[3]!);
});

test("an empty board has nothing to export", () => {
  expect(isEmpty(gameFrom(bare(".".repeat(81))))).toBe(true);
  expect(isEmpty(gameFrom(bare(CLASSIC)))).toBe(false);
});
