/** Texts as people post them: the reader of lists, that of `convert`, gives the same puzzles as that of all other commands. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
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

const byConvert = (text) => nonet(["convert", "--to", "line"], text).out.map((line) => line.replaceAll("0", "."));
const bySolve = (text) =>
  objects(nonet(["solve", "--format", "json", "--budget", "1000"], text)).flatMap(({ puzzle }) => puzzle ?? []);

test("commands that convert and that solve read the same puzzles", () => {
  const posted = Object.entries(OWN).map(([name, text]) => [name, text, [PUZZLE]]);
  const shared = new URL("../../../shared/data/texts/texts.json", import.meta.url);
  if (existsSync(shared))
    for (const [name, { text, puzzles }] of Object.entries(JSON.parse(readFileSync(shared, "utf8"))))
      posted.push([name, text, NOT_READ.includes(name) ? [] : puzzles]);
  for (const [name, text, puzzles] of posted) {
    assert.deepEqual(byConvert(text), puzzles, `convert: ${name}`);
    assert.deepEqual(bySolve(text), puzzles, `solve: ${name}`);
  }
});
