/** Full grids made at random, and the test of how far they are from uniform. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { objects, nonet as program } from "../cli/run.mjs";
import { literalsOf, membersOf, nonet } from "./border.mjs";
import { cellsOf, isSolutionOf } from "./load.mjs";

const methods = literalsOf("GridMethodId");
const blank = new Uint8Array(81);
const made = (method, count, seed) => nonet.randomGrids({ method, count, seed }, null).grids;

test("the results have the fields that are declared", () => {
  const request = { method: "transform", count: 3, seed: "x" };
  const tested = nonet.gridTest(request, null);
  const results = {
    RandomGridsResult: nonet.randomGrids(request, null),
    TraceGridResult: nonet.traceGrid(request),
    GridTestResult: tested,
    ChiSquare: tested.bands,
  };
  for (const [name, result] of Object.entries(results))
    assert.deepEqual(Object.keys(result).sort(), membersOf(name), name);
});

test("grids of every method keep the rules, and each can be made again alone", () => {
  assert.equal(methods.length, 5);
  for (const method of methods) {
    const grids = made(method, 20, "s");
    assert.equal(new Set(grids).size, 20, method);
    for (const [i, grid] of grids.entries()) {
      assert.match(grid, /^[1-9]{81}$/);
      assert.ok(isSolutionOf(cellsOf(grid), blank), method);
      assert.deepEqual(made(method, 1, i === 0 ? "s" : `s-${i + 1}`), [grid]);
    }
  }
});

test("a trace fills empty cells and empties filled ones, up to the grid of its seed", () => {
  for (const method of methods) {
    for (const seed of ["a", "b", ""]) {
      const { error, grid, steps } = nonet.traceGrid({ method, seed });
      assert.deepEqual([error, grid], ["", made(method, 1, seed)[0]]);
      const cells = new Uint8Array(81);
      for (const step of steps) {
        assert.notEqual(cells[step >> 4] === 0, (step & 15) === 0, method);
        cells[step >> 4] = step & 15;
      }
      assert.equal(cells.join(""), grid);
    }
  }
});

test("uniform grids pass the test, patterned ones do not", () => {
  const tested = (method) => nonet.gridTest({ method, count: 20_000, seed: "test" }, null);
  const { error, grids, seconds, bands, stacks } = tested("uniform");
  assert.deepEqual([error, grids, bands.degrees, stacks.degrees], ["", 20_000, 43, 43]);
  assert.ok(seconds > 0 && bands.p > 0.001 && stacks.p > 0.001);
  for (const method of ["transform", "diagonal", "backtrack"]) assert.ok(tested(method).stacks.p < 0.001, method);
});

test("the program makes the same grids from the same seed, and its test gives the same numbers", () => {
  for (const method of methods) {
    const series = ["--method", method, "--count", "300", "--seed", "Käse 数独"];
    const request = { method, count: 300, seed: "Käse 数独" };
    assert.deepEqual(nonet.randomGrids(request, null).grids, program(["grids", ...series]).out, method);
    const { grids, bands, stacks } = nonet.gridTest(request, null);
    const told = objects(program(["grids", ...series, "--test", "--format", "json"]))[0];
    assert.deepEqual([grids, bands.degrees, stacks.degrees], [told.grids, told.bands.degrees, told.stacks.degrees]);
    // The last digit of a sum may differ between the two processors.
    for (const [one, other] of [
      [bands, told.bands],
      [stacks, told.stacks],
    ]) {
      assert.ok(Math.abs(one.chiSquare / other.chi_square - 1) < 1e-9 && Math.abs(one.p - other.p) < 1e-9, method);
    }
  }
});

test("progress grows up to the end; what it throws ends the call", () => {
  for (const call of ["randomGrids", "gridTest"]) {
    const seen = [];
    nonet[call]({ method: "backtrack", count: 20_000, seed: "p" }, (done) => seen.push(done));
    assert.ok(seen.length > 2 && seen.every((done, i) => done <= 20_000 && (i === 0 || done > seen[i - 1])), call);
    const last = new Error("enough");
    assert.throws(
      () =>
        nonet[call]({ method: "backtrack", count: 1_000_000, seed: "p" }, () => {
          throw last;
        }),
      last,
    );
  }
});

test("what cannot be meant is refused by its name", () => {
  for (const call of ["randomGrids", "gridTest"]) {
    for (const count of [0, -1, 1.5, 1_000_001, Infinity, NaN, undefined, null, "3"]) {
      assert.equal(nonet[call]({ method: "uniform", count, seed: "x" }, null).error, "count", String(count));
    }
    for (const method of ["magic", "", undefined, 7])
      assert.equal(nonet[call]({ method, count: 0, seed: "x" }, null).error, "method");
    assert.equal(nonet[call]({ method: "uniform", count: 1 }, null).error, "seed");
  }
  const { error, grid, steps } = nonet.traceGrid({ method: "magic", seed: "x" });
  assert.deepEqual([error, grid, steps], ["method", "", new Uint16Array()]);
  assert.equal(nonet.traceGrid(null).error, "method");
});
