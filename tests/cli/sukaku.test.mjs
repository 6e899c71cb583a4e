/** Puzzles of candidates alone: each command answers for the candidates, or says that it cannot. */
import assert from "node:assert/strict";
import test from "node:test";
import { nonet, objects } from "./run.mjs";

const INKALA = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const SOLUTION = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
/** In each cell the digit of the solution and one or two that follow it, so that there is nothing but candidates. */
const sukaku = (more) =>
  [...SOLUTION]
    .map((digit) => {
      const own = Array.from({ length: more + 1 }, (_, i) => ((Number(digit) - 1 + i) % 9) + 1);
      return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => (own.includes(one) ? one : ".")).join("");
    })
    .join("");
/** Each digit or the next: all digits move on by one, too. */
const TWO = sukaku(1);
/** The same without the second digit in one cell. */
const ONE = `${SOLUTION[0].padStart(8, ".")}.${TWO.slice(9)}`;
const next = (grid) => grid.replace(/\d/g, (digit) => (Number(digit) % 9) + 1);

test("a puzzle of candidates alone is solved and counted by its candidates", () => {
  assert.deepEqual(nonet(["solve"], `${ONE}\n${TWO}\n${INKALA}\n`).out, [SOLUTION, "multiple", SOLUTION]);
  assert.deepEqual(nonet(["count"], `${ONE}\n${TWO}\n`).out, ["1", "2"]);
  assert.deepEqual(nonet(["solve", "--all", "0"], TWO).out.sort(), [SOLUTION, next(SOLUTION)].sort());
  const [json] = objects(nonet(["solve", "--format", "json"], ONE));
  assert.deepEqual([json.puzzle, json.outcome, json.solution], [".".repeat(81), "unique", SOLUTION]);
  assert.match(json.position, /^\.{81}:|^[.\d]{81}:/);
  const stats = nonet(["solve", "--stats", "--engine", "band"], ONE);
  assert.match(stats.out[0], /^dlx: 1 solution \(complete\)/);
});

test("commands about givens say that the candidates are a part of the puzzle", () => {
  for (const command of ["complete", "minimise", "vary", "ambiguous", "dlx"]) {
    const run = nonet([command], `${ONE}\n`);
    assert.equal(run.code, 1, command);
    assert.deepEqual(run.out, [], command);
    assert.match(run.err.join("\n"), /:1: the candidates are a part of this puzzle/, command);
  }
});

test("candidates that a player struck out of a puzzle with one solution change nothing", () => {
  const played = `:0000:x:${INKALA}:112 213::`;
  assert.deepEqual(nonet(["solve"], played).out, [SOLUTION]);
  assert.deepEqual(nonet(["minimise"], played).code, 0);
});
