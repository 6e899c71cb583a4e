/** The rating as JavaScript sees it. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { literalsOf, nonet, position } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution, path } from "./load.mjs";

const ratedIn = async (file) =>
  (await readFile(path(`tests/data/${file}`), "utf8"))
    .split("\n")
    .filter((line) => /^[.1-9]{81} /.test(line))
    .map((line) => {
      const [puzzle, ...numbers] = line.split(" ", 4);
      return { cells: cellsOf(puzzle), numbers: numbers.map((number) => Math.round(Number(number) * 10)) };
    });
const rated = await ratedIn("ratings.txt");
const joined = (puzzles) => Uint8Array.from(puzzles.flatMap(({ cells }) => [...cells]));

test("puzzles have Sudoku Explainer's ratings, alone and together", () => {
  assert.ok(rated.length > 60);
  const seen = new Set();
  for (const { cells, numbers } of rated) {
    const { error, fault, end, er, ep, ed, solved, steps } = nonet.rate(position(cells), 0, "se", null);
    assert.deepEqual([error, fault, end, solved], ["", "", "complete", true]);
    assert.deepEqual([er, ep, ed], numbers);
    assert.equal(Math.max(...steps.map(({ rating }) => rating)), er);
    for (const { technique, chains } of steps) seen.add(technique).add(chains);
  }
  for (const id of seen) assert.ok([...literalsOf("RatedTechniqueId"), ...literalsOf("ChainLevelId")].includes(id), id);
  const { error, ratings, outcomes } = nonet.rateMany(joined(rated), 0, "se", null);
  assert.equal(error, "");
  assert.deepEqual(
    [...ratings],
    rated.flatMap(({ numbers }) => numbers),
  );
  assert.ok(outcomes.every((outcome) => outcome === 0));
});

test("on the scale of Sukaku Explainer puzzles have its ratings, alone and together", async () => {
  const others = (await ratedIn("sukaku-ratings.txt")).slice(0, 60);
  const ids = [...literalsOf("RatedTechniqueId")];
  for (const { cells, numbers } of others) {
    const { error, er, ep, ed, steps } = nonet.rate(position(cells), 0, "sukaku", null);
    assert.deepEqual([error, er, ep, ed], ["", ...numbers]);
    for (const { technique } of steps) assert.ok(ids.includes(technique), technique);
  }
  const { ratings } = nonet.rateMany(joined(others), 0, "sukaku", null);
  assert.deepEqual(
    [...ratings],
    others.flatMap(({ numbers }) => numbers),
  );
});

test("a path of moves leads to the solution", () => {
  const cells = cellsOf(inkala);
  for (const { placement } of nonet.rate(position(cells), 0, "se", null).steps) {
    if (placement >= 0) cells[Math.floor(placement / 9)] = (placement % 9) + 1;
  }
  assert.deepEqual(cells, cellsOf(inkalaSolution));
});

test("a budget gives a lower bound, and says so", () => {
  const { end, er, solved } = nonet.rate(position(cellsOf(inkala)), 20_000, "se", null);
  assert.deepEqual([end, solved], ["budget", false]);
  assert.ok(er >= 95 && er <= 107, String(er));
  const many = nonet.rateMany(cellsOf(inkala), 20_000, "se", null);
  assert.deepEqual([[...many.outcomes], many.ratings[0]], [[2], er]);
});

test("what is no puzzle has a fault and no rating", () => {
  const empty = new Uint8Array(81);
  const { fault, er, steps } = nonet.rate(position(empty), 0, "se", null);
  assert.deepEqual({ fault, er, steps }, { fault: "several-solutions", er: 0, steps: [] });
  const many = nonet.rateMany(Uint8Array.from([...empty, ...cellsOf(inkalaSolution)]), 0, "se", null);
  assert.deepEqual(
    [[...many.outcomes], [...many.ratings]],
    [
      [3, 3],
      [0, 0, 0, 0, 0, 0],
    ],
  );
});

test("wrong arguments are told", () => {
  const cells = cellsOf(inkala);
  assert.equal(nonet.rate(position(cells), -1, "se", null).error, "budget");
  assert.equal(nonet.rate(position(new Uint8Array(80)), 0, "se", null).error, "length");
  assert.equal(nonet.rate(position(cells), 0, "SE", null).error, "scale");
  assert.equal(nonet.rateMany(cells, 0, undefined, null).error, "scale");
  assert.equal(nonet.rateMany(cells, 0.5, "se", null).error, "budget");
  assert.equal(nonet.rateMany(new Uint8Array(80), 0, "se", null).error, "length");
  assert.equal(nonet.rateMany(Uint8Array.of(10, ...new Uint8Array(80)), 0, "se", null).error, "value");
});

test("progress tells how many puzzles are done", () => {
  const told = [];
  nonet.rateMany(joined(rated), 0, "se", (done) => told.push(done));
  assert.ok(told.length > 1);
  assert.deepEqual(
    told,
    [...told].sort((a, b) => a - b),
  );
  assert.ok(told.at(-1) <= rated.length);
});
