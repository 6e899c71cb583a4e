/** The core's picture of a puzzle is the page's: the same shapes at the same places in the same colours, but for the outlines of digits. */
import { beforeAll, expect, test } from "vitest";
import type { FormatId, Progress, ReadResult, WriteResult } from "../../../web/src/engine/index.js";
import { pictureOf } from "../../../web/src/export/drawing.js";
import { svgOf } from "../../../web/src/shell/shapes.js";
import { text81 } from "../../../web/src/sudoku/geometry.js";
import { gameOf } from "../../../web/src/sudoku/progress.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

interface Module {
  write(puzzles: Progress[], format: FormatId): WriteResult;
  read(text: string, format: string): ReadResult;
}
let nonet: Module;
beforeAll(async () => {
  const { loadNonet } = (await import(new URL("../../wasm/load.mjs", import.meta.url).href)) as {
    loadNonet(): Promise<Module>;
  };
  nonet = await loadNonet();
});

const cells = [...Array(81).keys()];

function puzzleOf(text: string, more: Partial<Progress> = {}): Progress {
  const givens = Uint8Array.from(text, (digit) => Number(digit) || 0);
  const none = new Uint16Array();
  return {
    givens,
    values: givens,
    candidates: none,
    corner: none,
    centre: none,
    colours: none,
    solution: new Uint8Array(),
    details: {},
    ...more,
  };
}

/** Mulberry32: the same numbers everywhere. */
function randomOf(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const SOLUTIONS = new Map([CLASSIC, INKALA].map((puzzle) => [puzzle, Array.from(solveNaively(puzzle)!, Number)]));

function randomPuzzle(random: () => number): Progress {
  const text = random() < 0.5 ? CLASSIC : INKALA;
  const solution = SOLUTIONS.get(text)!;
  const share = random();
  const often = random();
  const masks = (rarity: number): Uint16Array =>
    Uint16Array.from(cells, () => (random() < rarity ? Math.floor(random() * 512) : 0));
  const puzzle = puzzleOf(text);
  const values = Uint8Array.from(
    cells,
    (cell) => puzzle.givens[cell] || (random() < share * 0.6 ? solution[cell]! : 0),
  );
  const candidates = random() < 0.4 ? masks(1).map((mask, cell) => (values[cell] ? 0 : mask)) : new Uint16Array();
  return {
    ...puzzle,
    values,
    candidates,
    corner: random() < 0.6 ? masks(often) : new Uint16Array(),
    centre: random() < 0.6 ? masks(often) : new Uint16Array(),
    colours: random() < 0.6 ? masks(0.3) : new Uint16Array(),
  };
}

interface Drawn {
  name: string;
  attributes: Record<string, string>;
}

function drawnIn(svg: string): Drawn[] {
  const body = svg.slice(svg.indexOf("</defs>"));
  return Array.from(body.matchAll(/<(path|use)((?: [a-z:-]+="[^"]*")*)\/>/g), ([, name, text]) => ({
    name: name!,
    attributes: Object.fromEntries(
      Array.from(text!.matchAll(/([a-z:-]+)="([^"]*)"/g), ([, key, value]) => [key!, value!]),
    ),
  }));
}

const NUMBER = /-?\d+(?:\.\d+)?/g;
/** How far the numbers of two texts are apart, whose words are the same: they may differ by the last place that is written. */
function distance(core: string, page: string): number {
  if (core.replace(NUMBER, "#") !== page.replace(NUMBER, "#")) return Infinity;
  const [ours, theirs] = [core, page].map((text) => text.match(NUMBER)?.map(Number) ?? []);
  return Math.max(0, ...ours!.map((value, index) => Math.abs(value - theirs![index]!)));
}

function compare(puzzle: Progress): void {
  const { error, text } = nonet.write([puzzle], "svg");
  expect(error).toBe("");
  const rows = text81([...puzzle.values])
    .match(/.{9}/g)!
    .join(" ");
  const words = {
    title: puzzle.details.title ?? "Sudoku",
    description: `The rows from the top, with a dot for an empty cell: ${rows}.`,
  };
  const board = { game: gameOf(puzzle), highlight: null, wrong: [], conflicts: false };
  const page = svgOf(pictureOf(board, "white", words), 640);
  const head = /^<svg ([^>]*)>\n<title[^>]*>(.*)<\/title>\n<desc[^>]*>(.*)<\/desc>/s;
  const [ours, theirs] = [text, page].map((svg) => head.exec(svg)!);
  expect(ours!.slice(2)).toEqual(theirs!.slice(2));
  expect(ours![1]).toBe(theirs![1]!.replace(' aria-labelledby="title desc"', ""));
  const [core, wanted] = [drawnIn(text), drawnIn(page)];
  expect(core.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
  // The page fills an outline, the core draws a line.
  const paint = ({ name, attributes: { d, transform, stroke, fill, ...rest } }: Drawn): unknown =>
    name === "use" ? { ...rest, ink: stroke ?? fill } : { ...rest, stroke, fill };
  expect(core.map(paint)).toEqual(wanted.map(paint));
  const place = ({ attributes }: Drawn): string => attributes["d"] ?? attributes["transform"]!;
  expect(Math.max(...core.map((one, index) => distance(place(one), place(wanted[index]!))))).toBeLessThan(0.0101);
}

test("puzzles at their start, full and empty grids are drawn as on the page", () => {
  for (const text of [CLASSIC, INKALA, solveNaively(INKALA)!, ".".repeat(81)]) compare(puzzleOf(text));
});

test("entries, notes, candidates and colours are drawn as on the page", () => {
  const random = randomOf(33);
  for (let i = 0; i < 200; ++i) compare(randomPuzzle(random));
});

test("a title is text, and every digit that is used is defined once", () => {
  const puzzle = puzzleOf(INKALA, { details: { title: '<i>A & "B"</i>' } });
  compare(puzzle);
  const { text } = nonet.write([puzzle], "svg");
  const defined = Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id!);
  const used = new Set(Array.from(text.matchAll(/href="#([^"]*)"/g), ([, id]) => id!));
  expect(new Set(defined)).toEqual(used);
  expect(defined).toHaveLength(used.size);
});
