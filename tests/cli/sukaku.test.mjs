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

/** What a command prints, which has to be read again. */
const again = (out, command = "count") => nonet([command], `${out.join("\n")}\n`).out;

test("puzzles of candidates are completed, minimised and varied, and the candidates are written with them", () => {
  const completed = nonet(["complete", "--seed", "1"], TWO);
  assert.equal(completed.out[0].slice(0, 81).replaceAll(".", "").length, 1);
  assert.deepEqual(again(completed.out), ["1"]);
  assert.ok([SOLUTION, next(SOLUTION)].includes(again(completed.out, "solve")[0]));
  const [json] = objects(nonet(["complete", "--seed", "1", "--format", "json"], TWO));
  assert.deepEqual([json.completed, json.added.length, json.exact], [completed.out[0], 1, true]);
  assert.equal(again([json.completed], "solve")[0], json.solution);
  assert.equal(objects(nonet(["complete", "--format", "json"], ONE))[0].fault.id, "one-solution");

  const minimal = nonet(["minimise"], ONE);
  assert.deepEqual(again(minimal.out, "solve"), [SOLUTION]);
  // Of 568 candidates that are gone, some came back.
  assert.ok(minimal.out[0].split(" ").length < 568);
  assert.deepEqual(nonet(["minimise", "--redundant"], minimal.out[0]).out, ["none"]);
  assert.match(nonet(["minimise", "--redundant"], ONE).out[0], /^(r\dc\d<>\d ?)+$/);
  const [redundant] = objects(nonet(["minimise", "--redundant", "--format", "json"], ONE));
  assert.deepEqual(redundant.redundant, []);
  assert.deepEqual(Object.keys(redundant.candidates[0]), ["cell", "digit"]);
  assert.match(nonet(["minimise"], TWO).err[0], /:1: there is more than one solution/);

  const varied = nonet(["vary", "--count", "3", "--seed", "1"], TWO).out;
  assert.equal(new Set(varied).size, 3);
  assert.deepEqual(again(varied), ["2", "2", "2"]);
});

test("the cells of a puzzle of candidates that are ambiguous, and its matrix, are those of the candidates", () => {
  assert.deepEqual(nonet(["ambiguous"], ONE).out, ["unique"]);
  const cells = nonet(["ambiguous"], TWO).out[0].split(" ");
  assert.equal(cells.length, 81);
  for (const [cell, text] of cells.entries()) {
    const both = [SOLUTION[cell], next(SOLUTION[cell])].sort().join("");
    assert.equal(text, `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=${both}`);
  }
  assert.match(nonet(["dlx"], TWO).out[0], /^162 rows,/);
});

test("candidates that a player struck out of a puzzle with one solution change nothing", () => {
  const played = `:0000:x:${INKALA}:112 213::`;
  assert.deepEqual(nonet(["solve"], played).out, [SOLUTION]);
  assert.deepEqual(nonet(["minimise"], played).code, 0);
});
