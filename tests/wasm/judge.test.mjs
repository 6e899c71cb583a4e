/** The referee as JavaScript sees it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { literalsOf, logic, membersOf, nonet, position } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution } from "./load.mjs";

const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const id = (row, column, digit) => (9 * (row - 1) + column - 1) * 9 + digit - 1;
const judge = (puzzle, proposal, request = {}, progress = null) =>
  nonet.judge(position(cellsOf(puzzle)), proposal, logic({ budget: 2_000_000, ...request }), progress);

test("a digit that can be placed is right, by its step with an explanation", () => {
  const answer = judge(easy, { place: [id(1, 6, 8)] });
  assert.deepEqual([answer.error, answer.fault, answer.verdict, answer.carries], ["", "", "right", null]);
  assert.equal(answer.steps[0].notation, "Hidden Single (box): 8 in b2 => r1c6=8");
  assert.ok(answer.steps[0].explanation.lines.length > 0);
  assert.deepEqual([answer.links, answer.solutions, answer.assumedSteps], [[], [], 0]);
});

test("a verdict has the members that are declared, and so have its links", () => {
  const links = [
    { kind: "weak", from: [id(1, 6, 8)], to: [id(1, 9, 8)] },
    { kind: "strong", from: [id(1, 6, 8)], to: [id(1, 4, 6)] },
  ];
  const answer = judge(easy, { place: [id(1, 6, 8)], links });
  assert.deepEqual(Object.keys(answer).sort(), membersOf("JudgeResult"));
  for (const link of answer.links) assert.deepEqual(Object.keys(link).sort(), membersOf("LinkVerdict"));
  assert.equal(answer.verdict, "other-reason");
  assert.deepEqual(
    answer.links.map(({ holds, because, why }) => [holds, because, why]),
    [
      [true, "same-house", ""],
      [false, "", "nothing-shared"],
    ],
  );
  assert.ok(literalsOf("VerdictId").includes(answer.verdict));
  assert.ok(literalsOf("LinkFault").includes(answer.links[1].why));
});

test("what the solution has otherwise is wrong, and the solution comes with it", () => {
  const wrong = id(1, 2, (Number(inkalaSolution[1]) % 9) + 1);
  const answer = judge(inkala, { place: [wrong] });
  assert.deepEqual([answer.verdict, answer.steps, answer.solutions], ["wrong", [], [inkalaSolution]]);
});

test("of several solutions two are shown", () => {
  const answer = judge(".".repeat(81), { place: [id(5, 5, 5)] });
  assert.deepEqual([answer.fault, answer.verdict, answer.solutions.length], ["several-solutions", "wrong", 2]);
  assert.notEqual(answer.solutions[0][40], "5");
});

test("a position in which a digit stands twice is a fault and has no verdict", () => {
  const answer = judge(`55${".".repeat(79)}`, { place: [id(5, 5, 5)] });
  assert.deepEqual([answer.fault, answer.verdict, answer.steps], ["conflict", "", []]);
});

test("what is no proposal is an error that says where", () => {
  const link = { kind: "weak", from: [id(1, 3, 1)], to: [id(1, 4, 2)] };
  const cases = [
    [{}, "effects", "", -1, -1],
    [null, "effects", "", -1, -1],
    [{ place: [729] }, "candidate", "place", -1, -1],
    [{ place: [1.5] }, "candidate", "place", -1, -1],
    [{ remove: "r1c3" }, "candidate", "remove", -1, -1],
    [{ remove: [id(1, 1, 4)] }, "candidate", "remove", -1, id(1, 1, 4)],
    [{ remove: [id(1, 3, 1)], assumed: [id(1, 3, 9)] }, "candidate", "assumed", -1, id(1, 3, 9)],
    [{ remove: [id(1, 3, 1)], links: [link, { ...link, kind: "sturdy" }] }, "kind", "links", 1, -1],
    [{ remove: [id(1, 3, 1)], links: [{ ...link, to: [] }] }, "node", "links", 0, -1],
    [{ remove: [id(1, 3, 1)], links: [{ ...link, to: [id(1, 3, 1), id(1, 3, 2)] }] }, "node", "links", 0, -1],
    [{ remove: [id(1, 3, 1)], links: [{ ...link, to: [id(1, 3, 9)] }] }, "candidate", "links", 0, id(1, 3, 9)],
    [{ remove: [id(1, 3, 1)], links: [null] }, "kind", "links", 0, -1],
  ];
  for (const [proposal, ...expected] of cases) {
    const answer = judge(easy, proposal);
    assert.deepEqual([answer.error, answer.part, answer.link, answer.candidate], expected, JSON.stringify(proposal));
    assert.deepEqual([answer.verdict, answer.links, answer.steps], ["", [], []]);
  }
  assert.equal(judge(easy, { place: [0] }, { techniques: ["x-wang"] }).error, "techniques");
  assert.equal(judge(easy, { place: [0] }, { budget: -1 }).error, "budget");
});

test("what a progress callback throws ends the judgement", () => {
  const proposal = { remove: [id(1, 2, (Number(inkalaSolution[1]) % 9) + 1)] };
  const { candidates } = nonet.candidates(cellsOf(inkala));
  assert.ok(candidates[1] & (1 << (proposal.remove[0] % 9)));
  assert.throws(
    () => {
      for (let i = 0; i < 50; i++)
        judge(inkala, proposal, { budget: 0 }, () => {
          throw new Error("enough");
        });
    },
    { message: "enough" },
  );
  assert.equal(judge(easy, { place: [id(1, 6, 8)] }).verdict, "right");
});
