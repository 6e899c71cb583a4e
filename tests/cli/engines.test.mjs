/** Choosing an engine, its statistics and its limits; counting; the exact-cover matrix. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inkala, inkalaSolution } from "../wasm/load.mjs";
import { newFolder, nonet, objects } from "./run.mjs";

const engines = ["band", "dlx", "bitset", "strategy", "backtrack"];
const strategies = ["naked-single", "hidden-single", "locked-candidates", "naked-pair", "hidden-pair"];
const empty = ".".repeat(81);
const clash = `88${inkala.slice(2)}`;
const wrongGiven = `${inkala.slice(0, 1)}2${inkala.slice(2)}`; // The solution has a 1 there.
/** A puzzle that plain backtracking needs many millions of nodes for. */
const slow = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/**
 * A write-up of a solver with sets of bits quotes it; it has one solution, and plain backtracking does not get there.
 */
const bitsetsPuzzle = "6.....4.5..82...................6.1.4.7.........1...2...6...78.....54......9.....";

const source = "standard input";
const statistics = (puzzle, ...args) => objects(nonet(["solve", "--stats", "--format", "json", ...args], puzzle))[0];

test("every engine prints the same solution", () => {
  for (const engine of engines) {
    const run = nonet(["solve", "--engine", engine], `${inkala}\n${wrongGiven}\n${empty}\n`);
    assert.deepEqual(run, { code: 0, out: [inkalaSolution, "none", "multiple"], err: [] }, engine);
  }
});

test("statistics as JSON tell of each line what the search found and did", () => {
  for (const engine of engines) {
    const run = nonet(["solve", "--engine", engine, "--stats", "--format", "json"], `\n${inkala}\nbad\n${empty}\n`);
    assert.equal(run.code, 1);
    const [one, bad, many] = objects(run);
    assert.deepEqual([bad.line, "engine" in bad], [3, false]);
    assert.deepEqual(
      [one.line, one.puzzle, one.engine, one.solutions, one.solution, one.ended],
      [2, inkala, engine, 1, inkalaSolution, "complete"],
    );
    assert.ok(one.nodes > 1 && one.guesses > 0 && one.backtracks > 0 && one.bytes > 0 && one.micros > 0);
    assert.deepEqual([many.line, many.solutions, many.ended], [4, 2, "limit"]);
    assert.match(many.solution, /^[1-9]{81}$/);
  }
});

test("statistics of a puzzle without a solution have none, and a repeated given is noted", () => {
  for (const engine of engines) {
    const run = nonet(["solve", "--engine", engine, "--stats", "--format", "json"], `${wrongGiven}\n${clash}\n`);
    for (const { solutions, solution, ended } of objects(run)) {
      assert.deepEqual([solutions, solution, ended], [0, null, "complete"], engine);
    }
    assert.deepEqual(run.err, ["standard input:2: note: 8 appears twice in row 1: r1c1 and r1c2"]);
  }
});

test("the limit of a search with statistics is the number of solutions wanted; 0 wants all", () => {
  const twoWays = inkalaSolution.replace(/[12]/g, ".");
  const all = Number(nonet(["count"], twoWays).out[0]);
  assert.ok(all >= 2);
  for (const engine of engines) {
    assert.equal(statistics(empty, "--engine", engine, "--limit", "5").solutions, 5);
    const { solutions, ended } = statistics(twoWays, "--engine", engine, "--limit", "0");
    assert.deepEqual([solutions, ended], [all, "complete"], engine);
  }
});

test("dlx tells the size of its matrix, the others have none", () => {
  const { rows, columns, dlx_nodes } = statistics(inkala, "--engine", "dlx");
  assert.deepEqual([rows, columns, dlx_nodes], [275, 324, 1425]);
  for (const engine of engines.filter((id) => id !== "dlx"))
    assert.ok(!("rows" in statistics(inkala, "--engine", engine)));
});

test("strategy tells what each strategy did; those left out do not appear", () => {
  const all = statistics(inkala, "--engine", "strategy");
  assert.deepEqual(
    all.strategies.map(({ id }) => id),
    strategies,
  );
  assert.ok(all.strategies.every(({ uses, eliminations }) => uses > 0 && eliminations > 0));
  const some = statistics(inkala, "--engine", "strategy", "--strategies", "hidden-single,naked-single");
  assert.deepEqual(
    some.strategies.map(({ id }) => id),
    ["naked-single", "hidden-single"],
  );
  const none = statistics(inkala, "--engine", "strategy", "--strategies", "none");
  assert.deepEqual(none.strategies, []);
  assert.ok(all.nodes < some.nodes && some.nodes < none.nodes);
  assert.equal(none.solution, inkalaSolution);
  assert.equal(nonet(["solve", "--engine", "strategy", "--strategies", "naked-single"], inkala).out[0], inkalaSolution);
});

test("savings tell of each strategy what a search without it takes more", () => {
  const args = ["--engine", "strategy", "--savings"];
  const all = statistics(inkala, ...args);
  assert.deepEqual(
    all.strategies.map(({ id }) => id),
    strategies,
  );
  for (const { id, nodes_without, saved, exact } of all.strategies) {
    const others = strategies.filter((other) => other !== id).join(",");
    assert.deepEqual(
      [nodes_without, exact],
      [statistics(inkala, "--engine", "strategy", "--strategies", others).nodes, true],
      id,
    );
    assert.equal(saved, nodes_without - all.nodes, id);
  }
  const most = all.strategies.reduce((a, b) => (b.saved > a.saved ? b : a));
  assert.equal(most.id, "hidden-single");
  assert.ok(most.saved > 0);
  // Of the chosen ones only: without the one, nothing is left.
  const [alone] = statistics(inkala, ...args, "--strategies", "hidden-single").strategies;
  assert.equal(alone.nodes_without, statistics(inkala, "--engine", "strategy", "--strategies", "none").nodes);
  assert.ok(!("saved" in statistics(inkala, "--engine", "strategy").strategies[0]));
});

test("savings keep to the budget, and say which of them it cut short", () => {
  const args = ["--engine", "strategy", "--savings", "--budget"];
  const { nodes } = statistics(inkala, "--engine", "strategy");
  const enough = statistics(inkala, ...args, String(nodes + 10));
  const hiddenSingle = enough.strategies.find(({ id }) => id === "hidden-single");
  assert.deepEqual(
    [enough.ended, hiddenSingle.nodes_without, hiddenSingle.saved, hiddenSingle.exact],
    ["complete", nodes + 10, 10, false],
  );
  const tooSmall = statistics(inkala, ...args, "5");
  assert.deepEqual(
    tooSmall.strategies.map(({ nodes_without, saved }) => [nodes_without, saved]),
    Array(5).fill([5, null]),
  );
  const text = (budget) => nonet(["solve", "--stats", ...args, budget], inkala).out;
  assert.match(text("0")[1], /^ {2}nodes saved by naked-single -?\d+, hidden-single \d+, locked-candidates /);
  assert.match(text(String(nodes + 10))[1], /hidden-single at least 10,/);
  assert.match(text("5")[1], /hidden-single \(unknown: the budget is too small\)/);
});

test("a file may stand behind the strategies", () => {
  const file = join(newFolder(), "one.txt");
  writeFileSync(file, inkala);
  const solved = { code: 0, out: [inkalaSolution], err: [] };
  for (const list of [
    ["naked-single"],
    ["naked-single,hidden-pair"],
    ["none"],
    ["naked-single", "--strategies", "hidden-pair"],
  ]) {
    assert.deepEqual(nonet(["solve", "--engine", "strategy", "--strategies", ...list, file]), solved, list.join(" "));
  }
});

test("statistics as text are one line a puzzle", () => {
  for (const engine of engines) {
    const [one, many] = nonet(["solve", "--engine", engine, "--stats"], `${inkala}\n${empty}\n`).out;
    assert.match(
      one,
      new RegExp(
        `^${engine}: 1 solution \\(complete\\), \\d+ nodes, \\d+ guesses, \\d+ backtracks, \\d+ bytes, [\\d.]+ us`,
      ),
    );
    assert.match(many, /: at least 2 solutions \(limit\)/);
  }
});

test("a search that uses up its budget says so, and never a wrong outcome or count", () => {
  const args = ["--engine", "backtrack", "--budget", "20000"];
  assert.deepEqual(nonet(["solve", ...args], slow), { code: 0, out: ["budget"], err: [] });
  const [solved] = objects(nonet(["solve", "--format", "json", ...args], slow));
  assert.deepEqual([solved.outcome, solved.solution], ["budget", null]);
  const { ended, solutions, nodes, solution } = statistics(slow, ...args);
  assert.deepEqual([ended, solutions, nodes, solution], ["budget", 0, 20000, null]);
  assert.deepEqual(nonet(["count", ...args], slow).out, ["budget: at least 0"]);
  assert.deepEqual(nonet(["solve", "--count", "0", ...args], slow).out, ["budget: at least 0"]);
  const [count] = objects(nonet(["count", "--format", "json", ...args], slow));
  assert.deepEqual([count.solutions, count.exact, count.ended], [0, false, "budget"]);
});

test("at defaults nothing runs for hours: slow engines give up, and a count of very many stops and says so", () => {
  assert.deepEqual(nonet(["solve", "--engine", "backtrack"], bitsetsPuzzle), { code: 0, out: ["budget"], err: [] });
  assert.deepEqual(nonet(["count", "--engine", "backtrack"], bitsetsPuzzle).out, ["budget: at least 0"]);
  const { ended, nodes } = statistics(bitsetsPuzzle, "--engine", "backtrack");
  assert.deepEqual([ended, nodes], ["budget", 10_000_000]);
  assert.deepEqual(nonet(["count", "--engine", "bitset"], bitsetsPuzzle).out, ["1"]);
  assert.deepEqual(nonet(["count"], empty), { code: 0, out: ["at least 1000000"], err: [] });
  assert.deepEqual(objects(nonet(["count", "--format", "json"], empty)), [
    { source, line: 1, puzzle: empty, solutions: 1_000_000, exact: false, ended: "limit" },
  ]);
  assert.match(nonet(["count", "--engine", "backtrack"], empty).out[0], /^budget: at least [1-9]\d*$/);
  assert.match(nonet(["count", "--engine", "bitset"], empty).out[0], /^(budget: )?at least [1-9]\d*$/);
});

test("the help tells the limit and the budget that hold without being asked for", () => {
  assert.match(nonet(["count", "--help"]).out.join("\n"), /--limit NUMBER \[1000000\][^]*0: all/);
  for (const command of ["solve", "count"])
    assert.match(
      nonet([command, "--help"]).out.join("\n"),
      /budget.*0: never; default: 10000000 for bitset, backtrack/,
    );
});

test("a budget that is enough changes nothing", () => {
  for (const engine of engines) {
    const run = nonet(["solve", "--engine", engine, "--budget", "100000000"], `${inkala}\n${empty}\n`);
    assert.deepEqual(run.out, [inkalaSolution, "multiple"], engine);
  }
});

test("solutions are counted by every engine, up to the limit", () => {
  const twoWays = inkalaSolution.replace(/[12]/g, ".");
  const input = `${inkala}\n${wrongGiven}\n${empty}\n`;
  for (const engine of engines) {
    assert.deepEqual(
      nonet(["count", "--engine", engine, "--limit", "100"], input).out,
      ["1", "0", "at least 100"],
      engine,
    );
  }
  assert.deepEqual(objects(nonet(["count", "--limit", "2", "--format", "json"], `${empty}\n${inkala}`)), [
    { source, line: 1, puzzle: empty, solutions: 2, exact: false, ended: "limit" },
    { source, line: 2, puzzle: inkala, solutions: 1, exact: true, ended: "complete" },
  ]);
  assert.deepEqual(nonet(["count"], twoWays), nonet(["solve", "--count", "0"], twoWays));
});

test("the number of grids is computed, with the estimate beside it", () => {
  const [grids, more] = nonet(["count", "--grids"]).out;
  assert.equal(grids, "6670903752021072936960");
  assert.match(more, /^6657084616885512582463 if rows and columns were independent; counted in 44 classes of bands/);
  const [json] = objects(nonet(["count", "--grids", "--format", "json"]));
  assert.deepEqual([json.grids, json.classes, json.estimate], [grids, 44, "6657084616885512582463"]);
  assert.ok(json.micros > 0);
});

test("progress is for terminals: elsewhere counting the grids says nothing besides the answer", () => {
  assert.deepEqual(nonet(["count", "--grids"]).err, []);
});

test("the exact-cover matrix of a puzzle has a line for each row", () => {
  const [head, ...rows] = nonet(["dlx", "--matrix", inkala]).out;
  assert.match(head, /^# 275 rows, 324 columns, 1425 nodes; each line: row cell digit/);
  assert.equal(rows.length, 275);
  assert.ok(rows.every((row, i) => row.startsWith(`${i + 1} r`)));
  // The one row of the given 8 in the corner: the columns are counted as in a book, from 1.
  assert.equal(rows[0], "1 r1c1 8 1 89 170 251");
  const seven = `${".".repeat(28)}7${".".repeat(52)}`;
  assert.ok(nonet(["dlx", "--matrix", seven]).out.some((line) => line.endsWith(" r4c2 7 29 115 178 277")));
});

test("the matrix as JSON has every row with its cell, digit and columns", () => {
  const [made] = objects(nonet(["dlx", "--matrix", "--format", "json"], inkala));
  assert.deepEqual([made.line, made.puzzle, made.rows, made.columns, made.dlx_nodes], [1, inkala, 275, 324, 1425]);
  assert.deepEqual(made.matrix[0], { row: 1, cell: "r1c1", digit: 8, columns: [1, 89, 170, 251] });
  assert.equal(made.matrix.length, 275);
});

test("puzzles for the matrix come from arguments, files and standard input; its size alone is a line", () => {
  const file = join(newFolder(), "one.txt");
  writeFileSync(file, `${empty}\nbad\n`);
  const run = nonet(["dlx", inkala, file, "-"], inkalaSolution);
  assert.equal(run.code, 1);
  assert.deepEqual(run.out, [
    "275 rows, 324 columns, 1425 nodes",
    "729 rows, 324 columns, 3241 nodes",
    "81 rows, 324 columns, 649 nodes",
  ]);
  assert.ok(run.err[0].startsWith(`${file}:2: `));
});

test("an unknown engine or strategy is bad usage, and the known ones are named", () => {
  for (const command of [["solve"], ["count"], ["bench", "-"]]) {
    const run = nonet([...command, "--engine", "magic"], inkala);
    assert.equal(run.code, 2);
    for (const engine of engines) assert.ok(run.err.join().includes(engine));
  }
  const run = nonet(["solve", "--engine", "strategy", "--strategies", "naked-single,x-wing"], inkala);
  assert.equal(run.code, 2);
  for (const strategy of strategies) assert.ok(run.err.join().includes(strategy));
});

test("options that contradict each other are bad usage", () => {
  for (const args of [
    ["solve", "--strategies", "naked-single"],
    ["solve", "--engine", "dlx", "--strategies", "none"],
    ["solve", "--engine", "strategy", "--strategies", "none,naked-single"],
    ["solve", "--stats", "--count", "2"],
    ["solve", "--limit", "3"],
    ["solve", "--stats", "--limit", "-1"],
    ["solve", "--budget", "-5"],
    ["solve", "--budget", "many"],
    ["count", "--grids", "--limit", "3"],
    ["count", "--grids", "-"],
    ["count", "--limit", "x"],
    ["solve", "--engine", "strategy", "--savings"],
    ["solve", "--stats", "--savings"],
    ["solve", "--engine", "dlx", "--stats", "--savings"],
    ["solve", "--engine", "strategy", "--stats", "--savings", "--limit", "3"],
  ]) {
    const run = nonet(args, inkala);
    assert.equal(run.code, 2, args.join(" "));
    assert.deepEqual(run.out, []);
    assert.ok(run.err.length > 0);
  }
});
