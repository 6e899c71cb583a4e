/** The puzzles that come with the page. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { nonet } from "./border.mjs";
import { cellsOf, path } from "./load.mjs";

const text = await readFile(path("web/src/play/starters.ts"), "utf8");
const shelf = [...text.matchAll(/^ {2}(\w+): \[([^\]]+)\]/gm)].map(([, level, puzzles]) => ({
  level,
  puzzles: puzzles.match(/[.1-9]{81}/g),
}));

test("there are a dozen, of all seven levels, each with one solution and the level that it is offered as", () => {
  assert.equal(shelf.length, 7);
  assert.equal(new Set(shelf.flatMap(({ puzzles }) => puzzles)).size, 12);
  for (const { level, puzzles } of shelf)
    for (const puzzle of puzzles) {
      const graded = nonet.grade(cellsOf(puzzle), 0, null);
      assert.deepEqual([graded.error, graded.fault, graded.level], ["", "", level], puzzle);
    }
});
