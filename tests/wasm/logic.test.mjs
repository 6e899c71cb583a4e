/** Human logic as JavaScript sees it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, asked, literalsOf, nonet, position, wish } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution } from "./load.mjs";

const calls = ["hint", "steps", "path"];
const found = ({ step, steps }) => (steps ?? [step]).filter(Boolean);
const easy = () => nonet.generate(asked({ seed: "hint", level: "easy" }), null);

test("hints lead an easy puzzle to its solution", () => {
  const { cells, solution } = easy();
  const empty = cells.filter((digit) => digit === 0).length;
  for (let i = 0; i < empty; i++) {
    const { fault, end, step } = ask("hint", cells);
    assert.deepEqual({ fault, end }, { fault: "", end: "complete" });
    const [placement] = step.placements;
    const cell = Math.floor(placement / 9);
    assert.equal((placement % 9) + 1, solution[cell]);
    assert.deepEqual(step.marks[0], { role: "pattern", candidate: placement, group: 0 });
    cells[cell] = solution[cell];
  }
  const { fault, step } = ask("hint", cells);
  assert.deepEqual({ fault, step }, { fault: "solved", step: null });
});

test("the path of an easy puzzle solves it, and its steps are those of its hints", () => {
  const { cells, solution } = easy();
  const path = ask("path", cells);
  const scores = new Map(nonet.techniques().map(({ id, score }) => [id, score]));
  assert.deepEqual([path.error, path.fault, path.end, path.solved, path.level], ["", "", "complete", true, "easy"]);
  assert.equal(
    path.score,
    path.steps.reduce((sum, { technique }) => sum + scores.get(technique), 0),
  );
  for (const step of path.steps) {
    assert.deepEqual(step, ask("hint", cells).step);
    for (const placement of step.placements) cells[Math.floor(placement / 9)] = (placement % 9) + 1;
  }
  assert.deepEqual(cells, solution);
});

test("a step says all that there is to say of it", () => {
  const cells = Uint8Array.from({ length: 81 }, (_, i) => (i === 0 ? 0 : Number(inkalaSolution[i])));
  const { step } = ask("hint", cells);
  assert.deepEqual(step.placements, Uint16Array.of(7));
  assert.deepEqual(
    [step.eliminations, step.houses, step.covers, step.digits].map((array) => array.constructor),
    [Uint16Array, Uint8Array, Uint8Array, Uint8Array],
  );
  assert.equal(step.technique, "full-house");
  assert.equal(step.notation, "Full House: 8 in b1 => r1c1=8");
  assert.deepEqual([step.sets, step.nodes, step.links], [[], [], []]);
});

test("candidates that were removed are respected", () => {
  const { candidates } = nonet.candidates(cellsOf(inkala));
  candidates[1] = 1 << (Number(inkalaSolution[1]) - 1);
  assert.equal(
    ask("hint", cellsOf(inkala), { candidates }, { techniques: ["naked-single"] }).step.technique,
    "naked-single",
  );
  assert.equal(ask("hint", cellsOf(inkala), {}, { techniques: ["naked-single"] }).step, null);
});

test("only the wanted techniques are used, in the table's order", () => {
  const { cells } = easy();
  const techniques = ["naked-single", "full-house"];
  const { steps } = ask("steps", cells, {}, { techniques });
  assert.ok(steps.every(({ technique }) => techniques.includes(technique)));
  for (const call of calls) assert.deepEqual(found(ask(call, cells, {}, { techniques: [] })), []);
});

test("a position from which logic cannot start says why and where", () => {
  const removed = nonet.candidates(cellsOf(inkala)).candidates;
  removed[1] &= ~(1 << (Number(inkalaSolution[1]) - 1));
  const several = inkala.replace("8", ".");
  const wrong = inkala.replace("8.", "82");
  const faults = [
    [cellsOf(`55${".".repeat(79)}`), {}, { fault: "conflict", cell: 1, house: 0, digit: 5 }],
    [
      cellsOf(`.1234567.${".".repeat(27)}8........9${".".repeat(35)}`),
      {},
      { fault: "no-candidate", cell: 0, house: -1, digit: 0 },
    ],
    [
      cellsOf(inkala),
      { candidates: removed },
      { fault: "missing-candidate", cell: 1, house: -1, digit: Number(inkalaSolution[1]) },
    ],
    [cellsOf(several), {}, { fault: "several-solutions", cell: 0, house: -1, digit: 0 }],
    [
      cellsOf(wrong),
      { givens: cellsOf(inkala).map((digit) => (digit ? 1 : 0)) },
      { fault: "wrong-digit", cell: 1, house: -1, digit: Number(inkalaSolution[1]) },
    ],
    [cellsOf(inkalaSolution), {}, { fault: "solved", cell: -1, house: -1, digit: 0 }],
  ];
  for (const call of calls) {
    for (const [cells, more, expected] of faults) {
      const { error, fault, cell, house, digit, ...rest } = ask(call, cells, more);
      assert.deepEqual({ error, fault, cell, house, digit }, { error: "", ...expected });
      // Conclusions that several solutions share follow all the same.
      if (fault !== "several-solutions") assert.deepEqual(found(rest), []);
    }
  }
});

test("where several solutions leave nothing to follow, the open cells are named, and the solutions can be kept", () => {
  const cells = cellsOf("..3456789456789123789123456..4365897365897214897214365531642978642978531978531642");
  for (const call of calls) {
    const { fault, open, ...rest } = ask(call, cells);
    assert.deepEqual([fault, open, found(rest)], ["several-solutions", Uint8Array.of(0, 1, 27, 28), []]);
  }
  assert.deepEqual(ask("hint", cellsOf(inkala)).open, new Uint8Array());
  const { kept, solutions } = nonet.search(cells, wish({ keep: 5 }), null);
  assert.deepEqual([solutions, kept.length], [2, 162]);
  assert.notDeepEqual(kept.subarray(0, 81), kept.subarray(81));
  assert.equal(nonet.search(cells, wish({ keep: 1 }), null).kept.length, 81);
  for (const keep of [0, -1, NaN]) assert.equal(nonet.search(cells, wish({ keep }), null).kept.length, 0);
});

test("techniques, orders and budgets that do not exist are refused", () => {
  for (const call of calls) {
    const error = (request) => ask(call, cellsOf(inkala), {}, request).error;
    for (const techniques of [["x-wing", "luck"], [7], [Symbol("luck")], new Array(3), undefined, "x-wing", {}])
      assert.equal(error({ techniques }), "techniques");
    for (const budget of [-1, 0.5, NaN, Infinity, 2 ** 60, "5", null, undefined, 5n])
      assert.equal(error({ budget }), "budget");
    for (const order of ["", "HoDoKu", "luck", 0, null, undefined, ["hodoku"]]) assert.equal(error({ order }), "order");
    assert.equal(nonet[call](position(new Uint8Array(3)), null, null).error, "length");
    const answer = ask(call, cellsOf(inkala), {}, { budget: -1 });
    assert.deepEqual([answer.fault, answer.end, found(answer)], ["", "", []]);
  }
});

test("hints, steps and paths follow the order that is asked for", () => {
  const cells = cellsOf("5719438263645281..829716354.5.8.4.3119365274848.13.5.26453.128..3826.415.1.485..3");
  const firsts = {
    nonet: "skyscraper",
    hodoku: "remote-pair",
    sudokuwiki: "simple-colors-trap",
    "sudoku-explainer": "x-cycle",
  };
  assert.deepEqual(Object.keys(firsts), literalsOf("TechniqueOrder"));
  for (const [order, technique] of Object.entries(firsts)) {
    const { step } = ask("hint", cells, {}, { order });
    assert.equal(step.technique, technique);
    assert.deepEqual(ask("steps", cells, {}, { order }).steps[0], step);
    assert.deepEqual(ask("path", cells, {}, { order, detours: true }).steps[0], step);
  }
});

test("an X-Wing is found with all that a drawing needs", () => {
  const cells = cellsOf("9..7..3...5..2..17..7.....93..6..7...6..5..3...2..8..61..4..6...4..6..8...6..3..4");
  const { step } = ask("hint", cells);
  const id = (row, column) => ((row - 1) * 9 + column - 1) * 9 + 6;
  assert.equal(step.notation, "X-Wing: 7 r58 c16 => r69c1,r7c6<>7");
  assert.deepEqual(step.eliminations, Uint16Array.of(id(6, 1), id(7, 6), id(9, 1)));
  assert.deepEqual(
    [step.houses, step.covers, step.digits],
    [Uint8Array.of(4, 7), Uint8Array.of(9, 14), Uint8Array.of(7)],
  );
  assert.deepEqual(
    step.marks.map(({ candidate }) => candidate).sort((a, b) => a - b),
    [id(5, 1), id(5, 6), id(8, 1), id(8, 6)],
  );
  assert.ok(step.marks.every(({ role }) => role === "pattern"));
});

test("a chain has nodes, and links that name them and say why they hold", () => {
  const cells = cellsOf("12..795688....2.9.9.........61..79..39.1........96.4....2.9....689...14....8...29");
  const { step } = ask("hint", cells);
  assert.equal(step.technique, "turbot-fish");
  assert.deepEqual(
    step.nodes.map(({ digit, cells: [cell] }) => [digit, cell]),
    [
      [4, 3],
      [4, 2],
      [4, 38],
      [4, 27],
    ],
  );
  assert.deepEqual(
    step.links.map(({ reason, ...link }) => link),
    [true, false, true].map((strong, i) => ({ from: i, to: i + 1, strong, set: -1 })),
  );
  // Row 1 and box 4 have two places for 4 each; one of each is in column 3.
  const reason = (because, house) => ({
    because,
    houses: Uint8Array.of(house),
    covers: new Uint8Array(),
    pair: null,
    facts: new Uint16Array(),
  });
  assert.deepEqual(
    step.links.map((link) => link.reason),
    [reason("only-place", 0), reason("same-house", 11), reason("only-place", 21)],
  );
});

test("givens and entries are told apart: what rests on the givens alone holds only for them", () => {
  // A puzzle of several solutions, made unique by entries: as givens they are the puzzle.
  const cells = cellsOf(inkala);
  const givens = Uint8Array.from(cells, (digit, cell) => (digit && cell !== 0 ? 1 : 0));
  for (const call of calls) assert.equal(ask(call, cells, { givens }, { budget: 100_000 }).fault, "");
});

test("a budget ends a search, the same way every time, and progress tells of the work", () => {
  const request = { budget: 1500 };
  const told = [];
  const { cells } = easy();
  const first = ask("steps", cells, {}, request, (work) => told.push(work));
  assert.equal(first.end, "budget");
  assert.ok(first.steps.length > 0);
  assert.deepEqual(ask("steps", cells, {}, request), first);
  assert.equal(told[0], 1024);
  told.forEach((work, i) => assert.ok(work <= 1500 && (i === 0 || work > told[i - 1]), String(told)));
});
