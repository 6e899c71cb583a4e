/** Puzzles that are changed, as JavaScript sees it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { literalsOf, nonet } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution, isSolutionOf, program, textOf } from "./load.mjs";

const cells = cellsOf(inkala);
const solution = cellsOf(inkalaSolution);
const empty = new Uint8Array(81);
const clash = Uint8Array.of(1, 1, ...new Uint8Array(79));
const several = cellsOf(inkala.replace("8", "."));
const complete = (puzzle, request, progress = null) =>
  nonet.complete(puzzle, { seed: "x", budget: 1_000_000, ...request }, progress);
const native = (args, puzzle) =>
  execFileSync(program, args, { encoding: "utf8", input: textOf(puzzle), stdio: ["pipe", "pipe", "ignore"] }).trim();

test("a variation is made by its transformation, of the puzzle and of the solution", () => {
  const { error, cells: varied, transformation } = nonet.vary(cells, "x");
  const { transposed, rows, columns, digits } = transformation;
  const image = (grid) =>
    Uint8Array.from({ length: 81 }, (_, i) => {
      const [row, column] = [rows[Math.floor(i / 9)], columns[i % 9]];
      return digits[grid[transposed ? 9 * column + row : 9 * row + column]];
    });
  assert.equal(error, "");
  assert.deepEqual(varied, image(cells));
  assert.deepEqual(nonet.solve(varied).solution, image(solution));
  assert.deepEqual(nonet.vary(cells, "x").cells, varied);
  assert.notDeepEqual(nonet.vary(cells, "y").cells, varied);
});

test("a minimised puzzle has the same solution and needs all its givens", () => {
  const { fault, cells: minimal, solution: its, clues } = nonet.minimise(solution, "x");
  assert.deepEqual([fault, its, clues], ["", solution, minimal.filter((digit) => digit > 0).length]);
  assert.ok(isSolutionOf(solution, minimal));
  assert.equal(nonet.solve(minimal).outcome, "unique");
  for (const cell of minimal.keys())
    if (minimal[cell]) assert.equal(nonet.solve(minimal.with(cell, 0)).outcome, "multiple");
  assert.deepEqual(nonet.redundantGivens(minimal), { error: "", fault: "", cells: new Uint8Array(0) });
  assert.deepEqual([...nonet.redundantGivens(solution).cells], [...solution.keys()]);
});

test("ambiguous cells have the digits of their solutions", () => {
  const { error, fault, end, cells: ambiguous, digits } = nonet.ambiguousCells(several, 0, null);
  assert.deepEqual([error, fault, end], ["", "", "complete"]);
  for (let cell = 0; cell < 81; cell++) {
    const possible = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) =>
      several[cell] ? several[cell] === digit : nonet.solve(several.with(cell, digit)).outcome !== "none",
    );
    assert.equal(
      digits[cell],
      possible.reduce((mask, digit) => mask | (1 << (digit - 1)), 0),
    );
    assert.equal(ambiguous.includes(cell), possible.length > 1);
  }
  assert.deepEqual([...nonet.ambiguousCells(empty, 0, null).digits], Array(81).fill(511));
  assert.equal(nonet.ambiguousCells(empty, 300, null).end, "budget");
});

test("a completion adds the fewest givens, or says that fewer might do", () => {
  const { fault, end, cells: completed, solution: its, added, atLeast } = complete(several);
  assert.deepEqual([fault, end, added.length, atLeast], ["", "complete", 1, 1]);
  assert.deepEqual(completed, several.with(added[0], completed[added[0]]));
  assert.deepEqual(nonet.solve(completed), { error: "", outcome: "unique", solution: its });
  const most = complete(empty, { budget: 100_000 });
  assert.deepEqual([most.end, most.atLeast], ["budget", 17]);
  assert.equal(nonet.solve(most.cells).outcome, "unique");
  assert.deepEqual(
    [...most.added],
    [...most.cells.keys()].filter((cell) => most.cells[cell]),
  );
});

test("faults are told by their ids", () => {
  const faults = [complete(clash).fault, complete(cells).fault, nonet.minimise(empty, "").fault];
  assert.deepEqual(faults, literalsOf("EditFault"));
  assert.deepEqual(
    [nonet.minimise(clash, "").fault, nonet.redundantGivens(clash).fault, nonet.redundantGivens(empty).fault],
    ["no-solution", "no-solution", "several-solutions"],
  );
  assert.deepEqual(
    [clash, solution, cells].map((grid) => nonet.ambiguousCells(grid, 0, null).fault),
    ["no-solution", "one-solution", "one-solution"],
  );
  assert.deepEqual(complete(cells).cells, cells);
  assert.deepEqual(complete(clash).cells, empty);
});

test("the same seed gives the same natively and here", () => {
  for (const seed of ["a", "b"]) {
    assert.equal(textOf(nonet.vary(cells, seed).cells), native(["vary", "--seed", seed], cells));
    assert.equal(textOf(nonet.minimise(solution, seed).cells), native(["minimise", "--seed", seed], solution));
    const budget = 500_000;
    for (const puzzle of [several, empty]) {
      assert.equal(
        textOf(complete(puzzle, { seed, budget }).cells),
        native(["complete", "--seed", seed, "--budget", `${budget}`], puzzle),
      );
    }
  }
});

test("progress is told while it lasts", () => {
  let told = 0;
  complete(empty, { budget: 3_000_000 }, () => told++);
  assert.ok(told > 1);
});

test("wrong arguments are told", () => {
  for (const [wrong, error] of [
    [new Uint8Array(80), "length"],
    [null, "length"],
    [new Uint8Array(81).fill(10), "value"],
  ]) {
    for (const call of ["vary", "minimise", "redundantGivens"]) assert.equal(nonet[call](wrong, "x").error, error);
    assert.equal(nonet.ambiguousCells(wrong, 0, null).error, error);
    assert.deepEqual([complete(wrong).error, complete(wrong).end], [error, ""]);
  }
  for (const budget of [-1, 0.5, NaN, "7", undefined]) {
    assert.equal(nonet.ambiguousCells(cells, budget, null).error, "budget");
    assert.equal(complete(cells, { budget }).error, "budget");
  }
  for (const seed of [undefined, null, 7, {}]) {
    assert.throws(() => nonet.vary(cells, seed), TypeError);
    assert.throws(() => nonet.minimise(cells, seed), TypeError);
    assert.equal(complete(cells, { seed }).error, "seed");
  }
});
