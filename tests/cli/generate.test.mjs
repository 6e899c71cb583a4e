/** Puzzles made on the command line. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf, isSolutionOf } from "../wasm/load.mjs";
import { nonet, objects } from "./run.mjs";

const LEVELS = ["beginner", "easy", "medium", "hard", "expert", "fiendish", "extreme"];
const SYMMETRIES = [
  "none",
  "rotate180",
  "rotate90",
  "horizontal",
  "vertical",
  "both",
  "diagonal",
  "antidiagonal",
  "full",
];
const clues = (puzzle) => puzzle.replaceAll(".", "").length;
const generate = (...args) => nonet(["generate", ...args]);
const makeJson = (...args) => objects(generate("--format", "json", ...args));
const pathOf = (puzzle) => JSON.parse(nonet(["path", "--format", "json"], puzzle).out[0]);

/** That dancing links finds the one solution that was told. */
function assertSolved(made) {
  const answers = nonet(["solve", "--engine", "dlx"], made.map(({ puzzle }) => puzzle).join("\n")).out;
  for (const [i, { puzzle, solution }] of made.entries()) {
    assert.equal(answers[i], solution);
    assert.ok(isSolutionOf(cellsOf(solution), cellsOf(puzzle)));
  }
}

test("puzzles of every level have one solution, that level, and can be made again, each alone", () => {
  for (const level of LEVELS) {
    const made = makeJson("--count", "3", "--seed", "x", "--level", level);
    assert.equal(new Set(made.map(({ puzzle }) => puzzle)).size, 3);
    assertSolved(made);
    for (const { puzzle, level: told, clues: count, seed, er, techniques, found } of made) {
      assert.deepEqual([told, count, found], [level, clues(puzzle), true]);
      assert.deepEqual(generate("--seed", seed, "--level", level).out, [puzzle]);
      const path = pathOf(puzzle);
      assert.equal(path.level, level);
      assert.equal(
        techniques.reduce((sum, { count: times }) => sum + times, 0),
        path.steps.length,
      );
      assert.equal(JSON.parse(nonet(["rate", "--format", "json"], puzzle).out[0]).er, er);
    }
  }
});

test("the givens have the symmetry that was asked for", () => {
  const images = {
    rotate180: [(r, c) => [8 - r, 8 - c]],
    rotate90: [(r, c) => [c, 8 - r]],
    horizontal: [(r, c) => [8 - r, c]],
    vertical: [(r, c) => [r, 8 - c]],
    both: [(r, c) => [8 - r, c], (r, c) => [r, 8 - c]],
    diagonal: [(r, c) => [c, r]],
    antidiagonal: [(r, c) => [8 - c, 8 - r]],
    full: [(r, c) => [c, r], (r, c) => [r, 8 - c]],
    none: [],
  };
  for (const symmetry of SYMMETRIES) {
    const made = makeJson("--count", "2", "--seed", "s", "--symmetry", symmetry);
    assertSolved(made);
    for (const { puzzle } of made) {
      for (let cell = 0; cell < 81; cell++) {
        for (const image of images[symmetry]) {
          const [row, column] = image(Math.floor(cell / 9), cell % 9);
          assert.equal(puzzle[cell] === ".", puzzle[9 * row + column] === ".", symmetry);
        }
      }
    }
  }
});

test("the threads make no difference", () => {
  const series = ["--count", "20", "--seed", "t", "--level", "medium"];
  assert.deepEqual(generate(...series, "--threads", "1").out, generate(...series, "--threads", "4").out);
});

test("a technique alone is all that the path takes beside singles", () => {
  const [{ puzzle }] = makeJson("--technique", "xy-wing", "--seed", "a");
  const others = pathOf(puzzle)
    .steps.map(({ technique }) => technique)
    .filter((id) => !/single|full-house/.test(id));
  assert.deepEqual([...new Set(others)], ["xy-wing"]);
});

test("the board on which a technique is next is read by the other commands", () => {
  const { out } = generate("--technique", "swordfish", "--need", "next", "--seed", "a", "--count", "3");
  assert.equal(out.length, 3);
  for (const board of out) assert.match(nonet(["hint"], board).out[0], /^Swordfish:/);
});

test("rows, and one line a puzzle with its numbers", () => {
  const [puzzle] = generate("--seed", "f").out;
  assert.deepEqual(generate("--seed", "f", "--format", "rows").out, [...puzzle.match(/.{9}/g), ""]);
  const [head, line] = generate("--seed", "f", "--format", "csv").out;
  assert.equal(head, "puzzle,solution,clues,level,score,er,ep,ed");
  const values = line.split(",");
  assert.deepEqual([values.length, values[0], Number(values[2])], [8, puzzle, clues(puzzle)]);
});

test("clues, minimal, givens and pattern", () => {
  for (const { puzzle } of makeJson("--clues", "26..28", "--count", "5", "--seed", "c"))
    assert.ok(clues(puzzle) >= 26 && clues(puzzle) <= 28);
  const [{ puzzle: minimal }] = makeJson("--minimal", "--symmetry", "rotate180", "--seed", "m");
  for (let cell = 0; cell < 81; cell++) {
    if (minimal[cell] !== ".")
      assert.deepEqual(nonet(["solve"], `${minimal.slice(0, cell)}.${minimal.slice(cell + 1)}`).out, ["multiple"]);
  }
  const [{ puzzle: given }] = makeJson("--givens", `123${".".repeat(78)}`, "--seed", "g");
  assert.equal(given.slice(0, 3), "123");
  const pattern = minimal.replaceAll(/\d/g, "x");
  const [{ puzzle: drawn }] = makeJson("--pattern", pattern, "--seed", "p");
  assert.equal(drawn.replaceAll(/\d/g, "x"), pattern);
});

test("what cannot be is told at once, and why", () => {
  const nine = `${"x".repeat(17)}${".".repeat(64)}`;
  for (const [args, message] of [
    [["--clues", "10..16"], "no puzzle has fewer than 17 clues (McGuire, Tugemann and Civario, 2012)"],
    [["--clues", "30..20"], "a range ends before it begins"],
    [["--clues", "many"], "--clues: 'many' is no range like 24..28 and no such number"],
    [["--er", "7.12"], "--er: '7.12' is no range like 7.1..8.3 and no such number"],
    [["--er", "12.5..13"], "ratings are from 1.0 to 12.0"],
    [["--level", "easy", "--er", "7.1"], "puzzles of the level easy have ratings from 1.5 to 2.3"],
    [["--level", "medium", "--technique", "x-wing"], "the technique is harder than the level medium"],
    [["--technique", "x-wings"], "--technique: no technique is called 'x-wings'; did you mean x-wing?"],
    [["--technique", "frob"], "--technique: no technique is called 'frob'; nonet techniques lists them"],
    [["--technique", "naked-single"], "a single cannot be what is needed beside singles; --need path or next can"],
    [["--pattern", "xx"], "--pattern: 2 characters, not 81"],
    [
      ["--pattern", nine],
      "row 4 and another row beside it are empty: they could be exchanged, so there are always several solutions",
    ],
    [["--givens", `1.......1${".".repeat(72)}`], "the givens have 1 twice in row 1, again in r1c9"],
    [["--givens", "12"], "--givens: 2 cells, not 81"],
    [["--fair", "--symmetry", "full"], "--fair goes without symmetry, pattern, givens and technique"],
  ]) {
    const run = generate(...args);
    assert.deepEqual([run.code, run.out], [2, []], args.join(" "));
    if (args[1] !== "12") assert.deepEqual(run.err, [`nonet generate: ${message}`]);
    else assert.match(run.err[0], /^nonet generate: --givens: /);
  }
  for (const args of [
    ["--count", "0"],
    ["--count", "-1"],
    ["--count", "1e9"],
    ["--count", "100000001"],
    ["--symmetry", "spiral"],
    ["--symmetry", "rotate-180"],
    ["--level", "impossible"],
    ["--threads", "-1"],
    ["--budget", "-5"],
    ["--format", "xml"],
  ]) {
    const run = generate(...args);
    assert.equal(run.code, 2, args.join(" "));
    assert.ok(run.err.length > 0);
  }
});

test("at the end of the budget the nearest is told, and printed when that was asked for", () => {
  const args = ["--clues", "29..30", "--minimal", "--budget", "20", "--seed", "n"];
  const run = generate(...args);
  assert.deepEqual([run.code, run.out], [1, []]);
  assert.match(
    run.err[0],
    /^nonet: no such puzzle was found with the seed n in 20 attempts; the nearest is [.\d]{81}: it has more or fewer clues$/,
  );
  const [near] = objects(nonet(["generate", "--nearest", "--format", "json", ...args]));
  assert.deepEqual([near.found, near.missed], [false, ["clues"]]);
  assert.ok(run.err[0].includes(near.puzzle));
});
