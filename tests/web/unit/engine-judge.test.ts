import { expect, test } from "vitest";
import { createEngine, type Engine, type Proposal } from "../../../web/src/engine/index.js";
import { FakeWorker } from "../support/fake-worker.js";
import { CLASSIC } from "../support/sudoku.js";

const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

function start(): { nonet: Engine; worker: FakeWorker } {
  const worker = new FakeWorker();
  return { nonet: createEngine({ idleMs: Infinity, spawn: () => worker }), worker };
}

const judgement = { fault: "", verdict: "right", steps: [], assumedSteps: 0, links: [], carries: null, solutions: [] };
const told = { error: "", part: "", link: -1, candidate: -1, ...judgement };

test("a proposal is passed on with what it leaves out, and the referee's own techniques and budget", async () => {
  const { nonet, worker } = start();
  const answer = nonet.judge(CLASSIC, { remove: Uint16Array.of(7) as unknown as number[] });
  await settled();
  expect(worker.last.call).toBe("judge");
  expect(worker.last.args.slice(1)).toEqual([
    { place: [], remove: [7], links: [], assumed: [] },
    { techniques: null, order: "nonet", budget: 2_000_000, detours: false },
  ]);
  worker.answer(told);
  await expect(answer).resolves.toEqual(judgement);
});

test("links, candidates and techniques are passed on", async () => {
  const { nonet, worker } = start();
  const links = [{ kind: "strong", from: [1], to: [2, 11] } as const];
  const answer = nonet.judge(
    CLASSIC,
    { place: [3], links, assumed: [4] },
    { candidates: new Uint16Array(81).fill(511), techniques: ["x-wing"], budget: 7 },
  );
  await settled();
  expect(worker.last.args).toMatchObject([
    { candidates: new Uint16Array(81).fill(511) },
    { place: [3], remove: [], links, assumed: [4] },
    { techniques: ["x-wing"], budget: 7 },
  ]);
  worker.answer(told);
  await answer;
});

test.each([
  [null, "A proposal is an object, not null."],
  [{ removes: [1] }, "There is no removes in a proposal. It has place, remove, links, assumed."],
  [{ remove: 7 }, "In a proposal, remove is an array, not a value of type number."],
  [
    { links: [{ kind: "weak", from: 1, to: [2] }] },
    "In a proposal, links[0].from is an array, not a value of type number.",
  ],
])("what is no proposal is refused: %o", async (proposal, message) => {
  const { nonet, worker } = start();
  await expect(nonet.judge(CLASSIC, proposal as unknown as Proposal)).rejects.toMatchObject({ code: "input", message });
  expect(worker.received.filter(({ call }) => call === "judge")).toEqual([]);
});

test.each([
  [{ error: "effects" }, "The proposal neither places nor removes a candidate."],
  [
    { error: "candidate", part: "remove", candidate: 13 },
    "The candidate 13 in remove (r1c2=5) is not in the position.",
  ],
  [{ error: "candidate", part: "place" }, "A candidate in place is none: ids are whole numbers from 0 to 728."],
  [{ error: "node", part: "links", link: 2 }, "An end of links[2] is not one candidate, or several of one digit."],
  [{ error: "kind", part: "links", link: 0 }, 'The kind of links[0] is neither "strong" nor "weak".'],
  [{ error: "length" }, "The engine did not accept the input: length."],
])("a proposal that the position does not have says where: %o", async (answered, message) => {
  const { nonet, worker } = start();
  const answer = nonet.judge(CLASSIC, { remove: [13] });
  await settled();
  worker.answer({ ...told, ...answered });
  await expect(answer).rejects.toMatchObject({ code: "input", message });
});
