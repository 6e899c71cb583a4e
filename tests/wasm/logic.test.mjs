/** Human logic as JavaScript sees it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, nonet, position } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution } from "./load.mjs";

const calls = ["hint", "steps", "path"];
const found = ({ step, steps }) => (steps ?? [step]).filter(Boolean);
const easy = () => nonet.generate({ seed: "hint", level: "easy", symmetry: "none" });

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
  assert.equal(path.score, path.steps.reduce((sum, { technique }) => sum + scores.get(technique), 0));
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
  assert.deepEqual([step.eliminations, step.houses, step.covers, step.digits].map((array) => array.constructor), [Uint16Array, Uint8Array, Uint8Array, Uint8Array]);
  assert.equal(step.technique, "full-house");
  assert.equal(step.notation, "Full House: 8 in b1 => r1c1=8");
  assert.deepEqual([step.sets, step.nodes, step.links], [[], [], []]);
});

test("candidates that were removed are respected", () => {
  const { candidates } = nonet.candidates(cellsOf(inkala));
  candidates[1] = 1 << (Number(inkalaSolution[1]) - 1);
  assert.equal(ask("hint", cellsOf(inkala), { candidates }, { techniques: ["naked-single"] }).step.technique, "naked-single");
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
  const faults = [
    [cellsOf(`55${".".repeat(79)}`), {}, { fault: "conflict", cell: 1, house: 0, digit: 5 }],
    [cellsOf(`.1234567.${".".repeat(27)}8........9${".".repeat(35)}`), {}, { fault: "no-candidate", cell: 0, house: -1, digit: 0 }],
    [cellsOf(inkala), { candidates: removed }, { fault: "missing-candidate", cell: 1, house: -1, digit: Number(inkalaSolution[1]) }],
    [cellsOf(several), {}, { fault: "several-solutions", cell: -1, house: -1, digit: 0 }],
    [cellsOf(inkalaSolution), {}, { fault: "solved", cell: -1, house: -1, digit: 0 }],
  ];
  for (const call of calls) {
    for (const [cells, more, expected] of faults) {
      const { error, fault, cell, house, digit, ...rest } = ask(call, cells, more);
      assert.deepEqual({ error, fault, cell, house, digit }, { error: "", ...expected });
      assert.deepEqual(found(rest), []);
    }
  }
});

test("techniques and budgets that do not exist are refused", () => {
  for (const call of calls) {
    const error = (request) => ask(call, cellsOf(inkala), {}, request).error;
    for (const techniques of [["x-wing", "luck"], [7], [Symbol("luck")], new Array(3), undefined, "x-wing", {}]) assert.equal(error({ techniques }), "techniques");
    for (const budget of [-1, 0.5, NaN, Infinity, 2 ** 60, "5", null, undefined, 5n]) assert.equal(error({ budget }), "budget");
    assert.equal(nonet[call](position(new Uint8Array(3)), null, null).error, "length");
    const answer = ask(call, cellsOf(inkala), {}, { budget: -1 });
    assert.deepEqual([answer.fault, answer.end, found(answer)], ["", "", []]);
  }
});
