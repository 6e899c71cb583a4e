/**
 * Texts that were once read as another board without a word: each is read rightly now, or refused with a reason, by the commands and by the page's
 * reader.
 */
import assert from "node:assert/strict";
import test from "node:test";
import { byPage, page } from "../support/page.mjs";
import { nonet, objects } from "./run.mjs";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const rows = (grid, before = "") =>
  grid
    .match(/.{9}/g)
    .map((row) => `${before}${[...row].join(" ")}\n`)
    .join("");
const solved = (text, ...args) => nonet(["solve", ...args], text);

/** 9×9 objects of JSON: the name of the grid, of a digit, of what says that it is given, and what stands in open cells. */
const GRIDS = [
  ["board", "value", undefined, 0],
  ["cells", "num", "given", null],
  ["squares", "val", "fixed", ""],
  ["fields", "number", "isGiven", 0],
  ["matrix", "v", undefined, null],
  ["tiles", "digit", "locked", "0"],
];
const gridOf = ([name, digit, flag, empty], grid) =>
  JSON.stringify({
    [name]: grid
      .match(/.{9}/g)
      .map((row) =>
        [...row].map((one) => ({ [digit]: one === "." ? empty : Number(one), ...(flag && { [flag]: one !== "." }) })),
      ),
  });

test("JSON of 9×9 objects is read, or refused: never an empty board", () => {
  for (const names of GRIDS) {
    const [answer] = objects(solved(gridOf(names, PUZZLE), "--format", "json"));
    assert.deepEqual([answer.puzzle, answer.solution], [PUZZLE, SOLUTION], names.join());
    assert.deepEqual(byPage(gridOf(names, PUZZLE)), [PUZZLE], names.join());
  }
  for (const names of [
    ["foo", "bar", undefined, 0],
    ["board", "colour", undefined, 0],
    ["cells", "id", "given", 0],
    ["a", "b", "c", null],
    ["image", "pixel", undefined, 0],
  ]) {
    const run = solved(gridOf(names, PUZZLE));
    assert.deepEqual([run.code, run.out], [1, []], names.join());
    assert.match(run.err.join(), /no puzzle that nonet knows/, names.join());
    assert.equal(page.read(gridOf(names, PUZZLE), "").error, "no-puzzle", names.join());
  }
});

test("links to solvers of other kinds of Sudoku are named, not read as a classic one", () => {
  const cells = PUZZLE.replaceAll(".", "0");
  for (const solver of [
    "Sudoku_X.asp",
    "Windoku.aspx",
    "Jigsaw.asp",
    "Killer_Sudoku.asp",
    "sudokux.htm",
    "windoku.htm",
    "jigsaw.htm",
  ])
    for (const link of [
      `https://www.sudokuwiki.org/${solver}?bd=${cells}`,
      `see https://www.sudokuwiki.org/${solver}?bd=${cells} please`,
      `https://www.google.com/url?q=${encodeURIComponent(`https://www.sudokuwiki.org/${solver}?bd=${cells}`)}`,
    ]) {
      const run = solved(`${link}\n`);
      assert.deepEqual([run.code, run.out], [1, []], link);
      assert.ok(run.err.join().includes(solver), run.err.join());
      const { error, detail } = page.read(`${link}\n`, "");
      assert.equal(error, "unsupported", link);
      assert.ok(detail.includes(solver), detail);
    }
});

test("rows behind number signs are rows, and a solution beside them is theirs", () => {
  for (const text of [
    rows(PUZZLE, "# "),
    `${rows(PUZZLE, "# ")}\n${rows(SOLUTION)}`,
    `${rows(PUZZLE, "#")}\n${rows(SOLUTION)}`,
    `${rows(PUZZLE, "## ")}\nSolution:\n${rows(SOLUTION)}`,
    `# ${PUZZLE}\n${SOLUTION}\n`,
    `# the puzzle\n${rows(PUZZLE, "#   ")}# the solution\n${rows(SOLUTION, "#   ")}`,
  ]) {
    const answers = objects(solved(text, "--format", "json"));
    assert.deepEqual(
      answers.map(({ puzzle }) => puzzle),
      [PUZZLE],
      text,
    );
    assert.deepEqual(byPage(text), [PUZZLE], text);
  }
});

test("a solution is never taken for the puzzle whose rows stand beside it, not understood", () => {
  const damaged = rows(PUZZLE).replace("5 3 . .", "5 3 . . . .");
  for (const between of ["\n", "\nSolution:\n", "\n---\n", "\n\n# answer\n", "\n2025-03-04\n"]) {
    const run = solved(`${damaged}${between}${rows(SOLUTION)}`);
    assert.deepEqual(run.out, [], between);
    assert.equal(run.code, 1);
    assert.deepEqual(byPage(`${damaged}${between}${rows(SOLUTION)}`), [], between);
  }
});
