/**
 * Texts as people post them: `convert`, the reader of all other commands, and that of the page give the same puzzles. Each text is drawn with other
 * puzzles too: other digits, another pattern of givens.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { byPage, page } from "../support/page.mjs";
import { redrawn } from "../support/redraw.mjs";
import { cellsOf, textOf } from "../wasm/load.mjs";
import { nonet, objects } from "./run.mjs";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const rows = (grid, gap = " ", end = "\n") =>
  grid
    .match(/.{9}/g)
    .map((row) => [...row].join(gap) + end)
    .join("");
const OWN = {
  "rows with a blank line behind each": rows(PUZZLE, " ", "\n\n"),
  "rows behind number signs": rows(PUZZLE).replace(/^/gm, "# ").trimEnd(),
  "a puzzle and its solution, with titles": `Aufgabe\n${rows(PUZZLE)}\nLösung\n${rows(SOLUTION)}`,
  "two fences": `A puzzle\n\`\`\`\n${rows(PUZZLE, "")}\`\`\`\nA solution\n\`\`\`\n${rows(SOLUTION, "")}\`\`\`\n`,
  "a double border": `+===+===+===+\n${rows(PUZZLE, "")
    .replace(/(...)(...)(...)/g, "|$1|$2|$3|")
    .replace(/((?:.*\n){3})/g, "$1+===+===+===+\n")}`,
  "one cell a line": rows(PUZZLE.replaceAll(".", "0"), "\n"),
};
/** Letters and signs for empty cells are asked about; a game and a dump for screen readers are not meant for people. */
const NOT_READ = ["b25_doku_marks", "b47_sr_rows", "b75_hash", "b78_b"];

/** Its givens are marked, which no other pattern of them can be drawn with. */
const MARKED = ["m26_givens_star"];

const byConvert = (text) => nonet(["convert", "--to", "line"], text).out.map((line) => line.replaceAll("0", "."));
const bySolve = (text) =>
  objects(nonet(["solve", "--format", "json", "--budget", "1000"], text)).flatMap(({ puzzle }) => puzzle ?? []);

/** With many givens; with empty rows, columns and boxes; with 17 givens. */
const OTHERS = [
  "2.3.1..8..8..69.319143...651..6...24..8.541..45..3...6...9.........73.123.1.26...",
  "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
  "...8.1..........435............7.8........1...2..3....6......75..34........2..6..",
];
const solutions = new Map();
const learn = (puzzle) => solutions.set(puzzle, textOf(page.solve(cellsOf(puzzle)).solution));
OTHERS.forEach(learn);

const posted = Object.entries(OWN).map(([name, text]) => [name, text, [PUZZLE]]);
const shared = new URL("../../../shared/data/texts/texts.json", import.meta.url);
if (existsSync(shared))
  for (const [name, { text, puzzles }] of Object.entries(JSON.parse(readFileSync(shared, "utf8"))))
    posted.push([name, text, NOT_READ.includes(name) ? [] : puzzles]);

test("commands that convert, commands that solve and the page read the same puzzles", () => {
  for (const [name, text, puzzles] of posted) {
    assert.deepEqual(byPage(text), puzzles, `the page: ${name}`);
    assert.deepEqual(byConvert(text), puzzles, `convert: ${name}`);
    assert.deepEqual(bySolve(text), puzzles, `solve: ${name}`);
  }
});

test("a text is read whatever its puzzle is", () => {
  let drawn = 0;
  for (const [index, [name, text, puzzles]] of posted.entries()) {
    if (MARKED.includes(name)) continue;
    puzzles.forEach(learn);
    for (const first of OTHERS.keys()) {
      const others = puzzles.map((_, i) => OTHERS[(first + i) % OTHERS.length]);
      const again = redrawn(text, puzzles, others, solutions);
      if (!again) continue;
      ++drawn;
      assert.deepEqual(byPage(again), others, `the page: ${name}, ${first}\n${again}`);
      // A process each: every text with one of the three.
      if (first !== index % OTHERS.length) continue;
      assert.deepEqual(byConvert(again), others, `convert: ${name}\n${again}`);
      assert.deepEqual(bySolve(again), others, `solve: ${name}\n${again}`);
    }
  }
  assert.ok(drawn >= 3 * (existsSync(shared) ? 340 : 5), `only ${drawn} could be drawn`);
});
