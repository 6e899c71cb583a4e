/** Making puzzles in the module: what is asked holds, what cannot be says why. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ask, asked, literalsOf, nonet, position } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution, isSolutionOf, path, program, textOf } from "./load.mjs";

const make = (more, progress = null) => nonet.generate(asked(more), progress);
const levels = literalsOf("Difficulty");
const clueCount = (cells) => cells.filter((digit) => digit > 0).length;

test("a puzzle of each level has its level, by its path and its rating, and one solution", () => {
  const asksFor = new Map(nonet.levels().map((level) => [level.id, level]));
  for (const level of levels) {
    const made = make({ level, symmetry: "rotate180" });
    assert.deepEqual([made.error, made.found, made.ended, made.missed], ["", true, "complete", []], level);
    assert.deepEqual(made.solution, nonet.solve(made.cells).solution);
    assert.equal(nonet.solve(made.cells).outcome, "unique");
    assert.ok(isSolutionOf(made.solution, made.cells));
    assert.deepEqual(made.board, made.cells);
    assert.equal(made.clues, clueCount(made.cells));
    made.cells.forEach((digit, cell) => assert.equal(digit > 0, made.cells[80 - cell] > 0));
    const grade = nonet.grade(made.cells, 0, null);
    assert.deepEqual([grade.level, grade.solved, grade.end], [level, true, "complete"]);
    const [low, high] = asksFor.get(level).ratings;
    assert.ok(low <= grade.er && grade.er <= high, level);
    const own = new Set(asksFor.get(level).techniques);
    assert.ok(
      grade.techniques.some(({ id }) => own.has(id)),
      level,
    );
  }
});

test("a grade is what path and rating say", () => {
  const { cells } = make({ level: "hard" });
  const grade = nonet.grade(cells, 0, null);
  const rating = nonet.rate(position(cells), 0, "se", null);
  const { steps, score } = ask("path", cells);
  assert.deepEqual(
    [grade.er, grade.ep, grade.ed].map((number) => Math.round(number * 10)),
    [rating.er, rating.ep, rating.ed],
  );
  assert.equal(grade.score, score);
  assert.equal(
    grade.techniques.reduce((sum, { count }) => sum + count, 0),
    steps.length,
  );
  for (const { id, count } of grade.techniques)
    assert.equal(steps.filter(({ technique }) => technique === id).length, count, id);
});

const timed = readFileSync(path("tests/data/human-times.tsv"), "utf8")
  .split("\n")
  .filter((line) => /^[.1-9]{81}\t/.test(line))
  .map((line) => line.split("\t"));

test("a grade has the expected time, the same as natively", () => {
  assert.equal(timed.length, 85);
  for (const [puzzle, , , seconds] of timed.slice(0, 20)) {
    const { expectedSeconds, expectedRange, expectedRough, er } = nonet.grade(cellsOf(puzzle), 0, null);
    assert.equal(expectedSeconds, Number(seconds), puzzle);
    assert.ok(expectedRange[0] < expectedSeconds && expectedSeconds < expectedRange[1]);
    assert.equal(expectedRough, er >= 6.6);
  }
});

test("the expected time of a puzzle is within the minutes that were asked", () => {
  for (const minutes of [
    [3, 4],
    [7.5, 8],
  ]) {
    const made = make({ level: "easy", minutes });
    assert.deepEqual([made.error, made.found], ["", true]);
    const { expectedSeconds, level } = nonet.grade(made.cells, 0, null);
    assert.equal(level, "easy");
    assert.ok(minutes[0] * 60 <= expectedSeconds && expectedSeconds <= minutes[1] * 60, String(expectedSeconds));
  }
  assert.deepEqual(make({ level: "beginner", minutes: [55, 60], budget: 500 }).missed, ["minutes"]);
});

test("what has no grade says why", () => {
  const fault = (cells) => nonet.grade(cells, 0, null).fault;
  assert.equal(fault(new Uint8Array(81)), "several-solutions");
  assert.equal(fault(cellsOf(`55${".".repeat(79)}`)), "conflict");
  assert.equal(fault(cellsOf(inkalaSolution)), "solved");
  const cut = nonet.grade(cellsOf(inkala), 1, null);
  assert.deepEqual([cut.error, cut.fault, cut.end, cut.level, cut.er, cut.techniques], ["", "", "budget", "", 0, []]);
  assert.equal(nonet.grade(new Uint8Array(80), 0, null).error, "length");
  assert.equal(nonet.grade(cellsOf(inkala), -1, null).error, "budget");
});

test("a technique is needed, the only one beside singles, or the very next step", () => {
  const singles = ["full-house", "hidden-single-box", "hidden-single-line", "naked-single"];
  for (const technique of ["x-wing", "naked-pair", "skyscraper"]) {
    const alone = make({ technique }).cells;
    const used = new Set(
      ask("path", alone, {}, { techniques: [...singles, technique] }).steps.map((step) => step.technique),
    );
    assert.ok(used.has(technique));
    assert.equal(ask("path", alone, {}, { techniques: singles }).solved, false);
    const { board, cells, eliminated } = make({ technique, need: "next" });
    assert.ok(cells.every((digit, cell) => digit === 0 || board[cell] === digit));
    const { candidates } = nonet.candidates(board);
    for (const id of eliminated) candidates[Math.floor(id / 9)] &= ~(1 << (id % 9));
    assert.equal(
      ask("hint", board, { givens: cells.map((digit) => Number(digit > 0)), candidates }).step.technique,
      technique,
    );
  }
});

test("rating, clues, pattern, givens, minimal and fair hold", () => {
  const rated = make({ er: [2.6, 3.0], clues: [26, 28] });
  assert.ok(rated.clues >= 26 && rated.clues <= 28);
  const { er } = nonet.grade(rated.cells, 0, null);
  assert.ok(er >= 2.6 && er <= 3.0, String(er));
  const pattern = cellsOf(inkala).map((digit, cell) => Number(digit > 0 || cell % 10 === 0));
  assert.deepEqual(
    make({ pattern }).cells.map((digit) => Number(digit > 0)),
    pattern,
  );
  const givens = cellsOf("123456789");
  const held = make({ givens: Uint8Array.from({ length: 81 }, (_, cell) => givens[cell] ?? 0) });
  assert.equal(textOf(held.cells.subarray(0, 9)), "123456789");
  for (const { cells } of [make({ minimal: true }), make({ fair: true })]) {
    for (const cell of cells.keys()) {
      if (cells[cell]) assert.equal(nonet.solve(cells.with(cell, 0)).outcome, "multiple");
    }
  }
});

test("the same seed makes the same puzzle natively and here", () => {
  for (const level of levels) {
    const args = ["generate", "--seed", "2026-11-21", "--level", level, "--symmetry", "rotate180"];
    const native = execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    assert.equal(textOf(make({ seed: "2026-11-21", level, symmetry: "rotate180" }).cells), native, level);
  }
});

test("what is no value of its kind is named", () => {
  const short = new Uint8Array(80);
  const wrong = {
    level: ["impossible", null, 3],
    technique: ["x-ray", undefined],
    need: ["", "never"],
    er: [7.1, [7.1], [7.11, 8], ["1", "2"], [NaN, 2]],
    clues: [20, [20.5, 30], [0, Infinity], [1, 2, 3]],
    minutes: [5, [5, Infinity], [NaN, 8], [5, 8, 9]],
    symmetry: ["rotate-180", ""],
    pattern: [short, new Uint8Array(81).fill(2), [1], "1"],
    givens: [short, new Uint8Array(81).fill(10), {}],
    minimal: [undefined, 1, "yes"],
    fair: [null, 0],
    grids: ["", "magic"],
    budget: [-1, 0.5, NaN, "9"],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const made = make({ [name]: value });
      assert.deepEqual(
        [made.error, made.found, made.ended, made.attempts],
        [name, false, "", 0],
        `${name}: ${String(value)}`,
      );
    }
  }
  assert.equal(make({ pattern: new Uint8Array(0), givens: undefined }).error, "");
});

test("what cannot be met says why and where at once", () => {
  const some = (count) => Uint8Array.from({ length: 81 }, (_, cell) => Number(cell < count));
  const all = (empty) => Uint8Array.from({ length: 81 }, (_, cell) => Number(!empty.includes(cell)));
  const faults = {
    "range-order": { clues: [30, 20] },
    "too-few-clues": { clues: [0, 16] },
    "too-many-clues": { clues: [41, 50], minimal: true },
    "rating-range": { er: [12.1, 13] },
    "level-rating": { level: "easy", er: [9, 10] },
    "time-range": { minutes: [0, 0.5] },
    "level-technique": { level: "easy", technique: "x-wing" },
    "singles-alone": { technique: "naked-single" },
    "small-pattern": { pattern: some(16) },
    "empty-lines": { pattern: some(63) },
    "pattern-clues": { pattern: all([]), clues: [20, 30] },
    "pattern-symmetry": { pattern: all([0]), symmetry: "rotate180" },
    "givens-conflict": { givens: cellsOf(`5.5${".".repeat(78)}`) },
    "givens-unsolvable": { givens: cellsOf(`12345678.........9${".".repeat(63)}`) },
    "givens-pattern": { givens: cellsOf(`5${".".repeat(80)}`), pattern: all([0]) },
    "givens-clues": { givens: cellsOf(inkala), clues: [17, 20] },
    "fair-request": { fair: true, symmetry: "full" },
  };
  assert.deepEqual(Object.keys(faults), literalsOf("RequestFault"));
  for (const [fault, request] of Object.entries(faults))
    assert.deepEqual([make(request).error, make(request).attempts], [fault, 0]);
  const { cell, house, digit } = make(faults["givens-conflict"]);
  assert.deepEqual([cell, house, digit], [2, 0, 5]);
  assert.equal(make(faults["pattern-symmetry"]).cell, 80);
  assert.equal(make(faults["empty-lines"]).house, 7);
});

test("after its budget the nearest is told, with what it misses", () => {
  let told = 0;
  const made = make({ level: "beginner", clues: [17, 20], budget: 3000 }, () => told++);
  assert.deepEqual([made.error, made.found, made.ended], ["", false, "budget"]);
  assert.ok(made.attempts > 0);
  assert.equal(make({ level: "beginner", clues: [17, 20], budget: 3000 }).attempts, made.attempts);
  assert.ok(made.missed.length > 0);
  assert.equal(nonet.solve(made.cells).outcome, "unique");
  assert.ok(told > 0);
});

test("puzzles that are the same but for names and order have the same canonical form, others do not", () => {
  const cells = cellsOf(inkala);
  const canonical = nonet.canonicalPuzzle(cells);
  assert.equal(canonical.outcome, "unique");
  const turned = cells.map((_, cell) => cells[(cell % 9) * 9 + Math.floor(cell / 9)]);
  const renamed = turned.map((digit) => (digit ? 10 - digit : 0));
  assert.deepEqual(nonet.canonicalPuzzle(renamed).cells, canonical.cells);
  assert.notDeepEqual(nonet.canonicalPuzzle(make({}).cells).cells, canonical.cells);
  assert.equal(clueCount(canonical.cells), clueCount(cells));
  assert.deepEqual(nonet.canonicalPuzzle(new Uint8Array(81)), {
    error: "",
    outcome: "multiple",
    cells: new Uint8Array(81),
  });
  assert.equal(nonet.canonicalPuzzle(new Uint8Array(80)).error, "length");
});
