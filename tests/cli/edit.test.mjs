/** Puzzles that are changed on the command line: vary, minimise, complete, ambiguous. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { cellsOf, inkala, inkalaSolution, isSolutionOf } from "../wasm/load.mjs";
import { newFolder, nonet, objects } from "./run.mjs";

const empty = ".".repeat(81);
const clash = `88${inkala.slice(2)}`;
const several = inkala.replace("8", ".");
const clues = (puzzle) => puzzle.replaceAll(".", "").length;
const solve = (puzzles) => nonet(["solve"], puzzles.join("\n")).out;
const without = (puzzle, cell) => `${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`;
const isWithin = (puzzle, more) => [...puzzle].every((digit, cell) => digit === "." || digit === more[cell]);
const noSolution = "standard input:1: there is no solution: 8 appears twice in row 1: r1c1 and r1c2";

test("variations are made by the transformation that is told, each alone again by its seed", () => {
  const run = nonet(["vary", "--count", "3", "--seed", "x", "--format", "json"], `${inkala}\n${empty}\n`);
  assert.deepEqual([run.code, run.err], [0, []]);
  const made = objects(run);
  assert.deepEqual(
    made.map(({ line, seed }) => [line, seed]),
    [
      [1, "x"],
      [1, "x-2"],
      [1, "x-3"],
      [2, "x-4"],
      [2, "x-5"],
      [2, "x-6"],
    ],
  );
  for (const { puzzle, variation, transformation, seed } of made) {
    const { transposed, rows, columns, digits } = transformation;
    const from = (row, column) => (transposed ? 9 * (column - 1) + row - 1 : 9 * (row - 1) + column - 1);
    const image = rows.flatMap((row) => columns.map((column) => digits[Number(puzzle[from(row, column)]) - 1] ?? "."));
    assert.equal(image.join(""), variation);
    assert.deepEqual(nonet(["vary", "--seed", seed], puzzle).out, [variation]);
  }
  assert.equal(new Set(made.slice(0, 3).map(({ variation }) => variation)).size, 3);
  assert.deepEqual(
    nonet(["vary", "--count", "3", "--seed", "x"], `${inkala}\n${empty}\n`).out,
    made.map(({ variation }) => variation),
  );
});

test("a variation needs no solution, and none may be asked for", () => {
  const run = nonet(["vary", "--seed", "x"], `${clash}\n`);
  assert.deepEqual([run.code, clues(run.out[0]), run.err], [0, clues(clash), []]);
  assert.deepEqual(nonet(["vary", "--count", "0"], inkala), { code: 0, out: [], err: [] });
});

test("a minimised puzzle keeps its solution and only givens that it needs", () => {
  const run = nonet(["minimise", "--seed", "m"], `${inkalaSolution}\n${inkalaSolution}\n${inkala}\n`);
  assert.deepEqual([run.code, run.err], [0, []]);
  const [first, second, third] = run.out;
  assert.notEqual(first, second);
  assert.equal(third, inkala);
  for (const puzzle of [first, second]) {
    assert.ok(isWithin(puzzle, inkalaSolution));
    assert.deepEqual(solve([puzzle]), [inkalaSolution]);
    const fewer = [...puzzle].flatMap((digit, cell) => (digit === "." ? [] : [without(puzzle, cell)]));
    assert.deepEqual(new Set(solve(fewer)), new Set(["multiple"]));
  }
  const [json] = objects(nonet(["minimise", "--seed", "m", "--format", "json"], inkalaSolution));
  assert.deepEqual(json, {
    source: "standard input",
    line: 1,
    puzzle: inkalaSolution,
    fault: null,
    minimal: first,
    clues: clues(first),
    solution: inkalaSolution,
    seed: "m",
  });
});

test("givens that could go alone are listed", () => {
  const more = `${inkala.slice(0, 1)}1${inkala.slice(2)}`;
  const run = nonet(["minimise", "--redundant"], `${inkala}\n${more}\n`);
  assert.deepEqual([run.code, run.out[0]], [0, "none"]);
  const names = [...more].flatMap((digit, cell) => {
    const goes = digit !== "." && solve([without(more, cell)])[0] === inkalaSolution;
    return goes ? [`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`] : [];
  });
  assert.ok(names.includes("r1c2"));
  assert.equal(run.out[1], names.join(" "));
  const [json] = objects(nonet(["minimise", "--redundant", "--format", "json"], more));
  const about = { source: "standard input", line: 1, puzzle: more, fault: null };
  assert.deepEqual(json, { ...about, redundant: names, candidates: [] });
});

test("what cannot be minimised is told with its line, and the rest is answered", () => {
  const input = `${clash}\n${empty}\n${inkala}\nbad\n`;
  for (const args of [["minimise"], ["minimise", "--redundant"]]) {
    const run = nonet(args, input);
    assert.deepEqual([run.code, run.out.length], [1, 1]);
    assert.deepEqual(run.err, [
      noSolution,
      "standard input:2: there is more than one solution",
      "standard input:4: this is no puzzle in a format that nonet reads",
    ]);
    const json = nonet([...args, "--format", "json"], input);
    assert.equal(json.code, 1);
    assert.deepEqual(
      objects(json).map(({ line, fault, error }) => [line, error ?? fault?.id]),
      [
        [1, "no-solution"],
        [2, "several-solutions"],
        [3, undefined],
        [4, "this is no puzzle in a format that nonet reads"],
      ],
    );
  }
});

test("ambiguous cells are listed with the digits that solutions have there", () => {
  const twoWays = inkalaSolution.replace(/[12]/g, ".");
  assert.ok(Number(nonet(["count"], twoWays).out[0]) >= 2);
  const { code, out, err } = nonet(["ambiguous"], `${twoWays}\n${inkala}\n${inkalaSolution}\n`);
  assert.deepEqual([code, out.slice(1), err], [0, ["unique", "unique"], []]);
  const told = new Map(out[0].split(" ").map((item) => item.split("=")));
  for (let cell = 0; cell < 81; cell++) {
    if (twoWays[cell] !== ".") continue;
    const tried = [..."123456789"].map((digit) => twoWays.slice(0, cell) + digit + twoWays.slice(cell + 1));
    const digits = solve(tried)
      .flatMap((answer, i) => (answer === "none" ? [] : [i + 1]))
      .join("");
    assert.equal(told.get(`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`), digits.length > 1 ? digits : undefined);
  }
  const [json] = objects(nonet(["ambiguous", "--format", "json"], twoWays));
  assert.deepEqual(json, {
    source: "standard input",
    line: 1,
    puzzle: twoWays,
    fault: null,
    ended: "complete",
    cells: [...told].map(([cell, digits]) => ({ cell, digits: [...digits].map(Number) })),
  });
});

test("an ambiguous empty grid, an end at the budget, and no solution", () => {
  const all = nonet(["ambiguous"], empty).out[0].split(" ");
  assert.deepEqual([all.length, all.at(-1)], [81, "r9c9=123456789"]);
  assert.match(nonet(["ambiguous", "--budget", "300"], empty).out[0], /^budget: r1c1=/);
  assert.deepEqual(nonet(["ambiguous"], clash), { code: 1, out: [], err: [noSolution] });
});

test("the fewest givens are added that leave one solution", () => {
  const run = nonet(["complete", "--seed", "c"], `${several}\n${inkala}\n`);
  assert.deepEqual([run.code, run.err, run.out[1]], [0, [], inkala]);
  const [completed] = run.out;
  assert.ok(isWithin(several, completed));
  assert.equal(clues(completed), clues(several) + 1);
  const [solution] = solve([completed]);
  assert.ok(isSolutionOf(cellsOf(solution), cellsOf(completed)));
  const [json] = objects(nonet(["complete", "--seed", "c", "--format", "json"], several));
  const cell = [...completed].findIndex((digit, at) => digit !== several[at]);
  assert.deepEqual(json, {
    source: "standard input",
    line: 1,
    puzzle: several,
    fault: null,
    ended: "complete",
    completed,
    added: [{ cell: `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`, digit: Number(completed[cell]) }],
    exact: true,
    at_least: 1,
    solution,
    seed: "c",
  });
});

test("a completion says when fewer givens might do", () => {
  const run = nonet(["complete", "--seed", "c", "--budget", "100000"], empty);
  assert.equal(run.code, 0);
  assert.match(solve(run.out)[0], /^[1-9]{81}$/);
  assert.deepEqual(run.err, [
    `standard input:1: note: ${clues(run.out[0])} givens were added, and the budget ended before it was known whether 17 could be enough`,
  ]);
  const [json] = objects(nonet(["complete", "--seed", "c", "--budget", "100000", "--format", "json"], empty));
  assert.deepEqual([json.ended, json.exact, json.at_least, json.completed], ["budget", false, 17, run.out[0]]);
});

test("what has no solution cannot be completed", () => {
  assert.deepEqual(nonet(["complete"], clash), { code: 1, out: [], err: [noSolution] });
  const run = nonet(["complete", "--seed", "c", "--format", "json"], clash);
  assert.equal(run.code, 1);
  assert.deepEqual(objects(run), [
    {
      source: "standard input",
      line: 1,
      puzzle: clash,
      fault: {
        id: "no-solution",
        message: "there is no solution: 8 appears twice in row 1: r1c1 and r1c2",
        cell: "r1c2",
        house: "row 1",
        digit: 8,
      },
      ended: "complete",
      completed: null,
      added: [],
      exact: null,
      at_least: null,
      solution: null,
      seed: "c",
    },
  ]);
});

test("files are read in order, and bad usage is told", () => {
  const file = join(newFolder(), "two.txt");
  writeFileSync(file, `# two\n${inkala}\n\n${inkalaSolution}\n`);
  for (const command of ["ambiguous", "complete", "minimise", "vary"]) {
    const run = nonet([command, file, "-", "no-such-file"], inkala);
    assert.deepEqual([run.code, run.out.length, run.err], [1, 3, ["no-such-file: neither a file nor a puzzle"]]);
  }
  for (const args of [
    ["vary", "--count", "-1"],
    ["complete", "--budget", "-1"],
    ["ambiguous", "--seed", "x"],
    ["minimise", "--redundant", "--seed", "x"],
  ]) {
    const run = nonet(args);
    assert.deepEqual([run.code, run.out], [2, []], args.join(" "));
  }
});
