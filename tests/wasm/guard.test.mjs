/** Callers that do what they must not: the module refuses, and works as before. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { ask, asked, engines, logic, membersOf, nonet, position, search, wish } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution, textOf } from "./load.mjs";

/** The answers of every function, for comparing before and after. */
function allAnswers() {
  const cells = cellsOf(inkala);
  const options = asked({ seed: "answers", level: "easy" });
  const { micros: _unequal, ...found } = search(cells);
  const counted = engines.map((engine) => search(new Uint8Array(81), { engine, limit: 50 }).nodes);
  return [
    [nonet.version(), nonet.techniques(), nonet.engines(), nonet.parse(inkala), nonet.generate(options, null)],
    [cells, new Uint8Array(81), Uint8Array.of(1, 1, ...new Uint8Array(79))].map((grid) => [
      nonet.solve(grid),
      nonet.solveMany(grid),
    ]),
    [
      nonet.count(new Uint8Array(81), 40_000, () => {}),
      nonet.candidates(cells),
      nonet.conflicts(cells),
      nonet.exactCover(cells),
    ],
    [
      ask("hint", nonet.generate(options, null).cells),
      ask("path", nonet.generate(options, null).cells),
      ask("steps", cells, {}, { budget: 5000 }),
      nonet.judge(position(cells), { place: [9] }, logic({}), null),
      nonet.trace(cells, wish({ maxEvents: 1000 })),
      found,
      counted,
    ],
    [
      nonet.vary(cells, "x"),
      nonet.minimise(cells, "x"),
      nonet.redundantGivens(cells),
      nonet.ambiguousCells(empty, 0, null),
    ],
    nonet.complete(empty, { seed: "x", budget: 10_000 }, null),
    [nonet.rate(position(cells), 2000, "se", null), nonet.rateMany(cells, 2000, "se", null)],
    [nonet.levels(), nonet.grade(cellsOf(inkala), 2000, null), nonet.canonicalPuzzle(cellsOf(inkala))],
    nonet.countGrids(null),
    [nonet.randomGrids(grids, null), nonet.traceGrid(grids), nonet.gridTest(grids, null).stacks],
  ];
}

const grids = { method: "uniform", count: 100, seed: "grids" };
const empty = new Uint8Array(81);
const quick = { ...grids, method: "transform" };
/** Arguments that are no puzzle. */
const never = asked({ level: "beginner", clues: [17, 17], budget: 0 });
const callbacks = {
  count: (progress) => nonet.count(empty, 0, progress),
  search: (progress) => search(empty, {}, progress),
  countGrids: (progress) => nonet.countGrids(progress),
  rate: (progress) => nonet.rate(position(cellsOf(inkala)), 0, "se", progress),
  rateMany: (progress) => nonet.rateMany(cellsOf(inkala), 0, "se", progress),
  generate: (progress) => nonet.generate(never, progress),
  grade: (progress) => nonet.grade(cellsOf(inkala), 0, progress),
  randomGrids: (progress) => nonet.randomGrids(quick, progress),
  gridTest: (progress) => nonet.gridTest(quick, progress),
  path: (progress) => ask("path", cellsOf(inkala), {}, { budget: 5000 }, progress),
  ambiguousCells: (progress) => nonet.ambiguousCells(empty, 0, progress),
  complete: (progress) => nonet.complete(empty, { seed: "", budget: 1_000_000 }, progress),
};

test("what a progress callback throws ends the call and comes out of it, a thousand times", () => {
  const before = allAnswers();
  for (const [name, call] of Object.entries(callbacks)) {
    for (const thrown of [new Error("no more"), undefined, "a text", null]) {
      let told = 0;
      const again = () => {
        told++;
        throw thrown;
      };
      for (let i = 0; i < 250; i++) {
        let caught = "nothing";
        try {
          call(again);
        } catch (error) {
          caught = error;
        }
        assert.equal(caught, thrown, name);
      }
      assert.equal(told, 250, name);
    }
  }
  assert.deepEqual(allAnswers(), before);
});

/** Arguments that are read without an error of their own. */
function minimal(name) {
  if (["generate", "randomGrids", "traceGrid", "gridTest"].includes(name)) return [{ seed: "" }];
  if (name === "parse") return [""];
  return name === "complete" ? [null, { seed: "" }] : [null, ""];
}

test("a progress callback that is no function is refused, and none may call the module", () => {
  const before = allAnswers();
  for (const call of Object.values(callbacks)) {
    for (const wrong of [0, "", {}, true, Symbol("told")]) assert.throws(() => call(wrong), TypeError);
    for (const name of membersOf("NonetModule")) {
      assert.throws(() => call(() => nonet[name](...minimal(name))), /must not call/, name);
    }
  }
  assert.deepEqual(allAnswers(), before);
});

/** An array whose buffer was transferred. */
function transferred(array) {
  structuredClone(array, { transfer: [array.buffer] });
  return array;
}

const thrower = () => {
  throw new Error("hostile");
};
const hostile = new Proxy(
  {},
  { get: thrower, has: thrower, getPrototypeOf: thrower, ownKeys: thrower, getOwnPropertyDescriptor: thrower },
);
const revoked = Proxy.revocable([], {});
revoked.revoke();

test("arguments that are not what they seem do no harm, two thousand times", () => {
  const before = allAnswers();
  const cells = cellsOf(inkala);
  const noArrays = [
    transferred(new Uint8Array(81)),
    hostile,
    revoked.proxy,
    Object.create(Uint8Array.prototype),
    new Proxy(cells, {}),
    { length: 81, [Symbol.toStringTag]: "Uint8Array" },
    Symbol("grid"),
    81n,
    81,
    () => {},
    new DataView(new ArrayBuffer(81)),
  ];
  const options = asked({ level: "easy" });
  const throwing = [
    [Error, () => nonet.trace(cells, hostile)],
    [Error, () => search(cells, { strategies: new Proxy(["naked-single"], { get: thrower }) })],
    [TypeError, () => search(cells, { strategies: revoked.proxy })],
    [TypeError, () => nonet.generate({ ...options, clues: revoked.proxy }, null)],
    [
      Error,
      () =>
        nonet.search(
          cells,
          {
            get limit() {
              return thrower();
            },
          },
          null,
        ),
    ],
    [Error, () => nonet.generate(hostile, null)],
    [Error, () => nonet.generate({ ...options, er: new Proxy([1, 2], { get: thrower }) }, null)],
    [Error, () => nonet.gridTest(hostile, null)],
    [
      Error,
      () =>
        nonet.traceGrid({
          get seed() {
            return thrower();
          },
        }),
    ],
    [Error, () => nonet.complete(cells, hostile, null)],
    [TypeError, () => nonet.vary(cells, hostile)],
    [TypeError, () => nonet.minimise(cells, Symbol("x"))],
    [Error, () => nonet.hint(hostile, logic(), null)],
    [Error, () => nonet.path(position(cells), hostile, null)],
    [Error, () => ask("steps", cells, {}, { techniques: new Proxy(["x-wing"], { get: thrower }) })],
    ...[hostile, revoked.proxy].flatMap((wrong) => [
      ...["seed", "er", "clues", "pattern", "givens"].map((name) => [
        Error,
        () => nonet.generate({ ...options, [name]: wrong }, null),
      ]),
      ...["candidates", "givens"].map((name) => [Error, () => ask("hint", cells, { [name]: wrong })]),
    ]),
    ...[undefined, null, 7, Symbol("x"), hostile, transferred(new Uint8Array(9))].map((text) => [
      TypeError,
      () => nonet.parse(text),
    ]),
  ];
  const ofOne = ["solve", "candidates", "conflicts", "exactCover", "redundantGivens", "canonicalPuzzle"];
  for (let i = 0; i < 2000; i++) {
    for (const wrong of noArrays) {
      for (const name of ofOne) assert.equal(nonet[name](wrong).error, "length");
      assert.equal(nonet.count(wrong, 1, null).error, "length");
      assert.equal(search(wrong).error, "length");
    }
    for (const wrong of noArrays.slice(1)) assert.equal(nonet.solveMany(wrong).error, "length");
    for (const wrong of noArrays.slice(3)) {
      assert.equal(ask("hint", cells, { candidates: wrong }).error, "length");
      assert.equal(ask("hint", cells, { givens: wrong }).error, "length");
    }
    for (const request of [{}, null, undefined, 7]) {
      assert.equal(nonet.hint(request, logic(), null).error, "length");
      assert.equal(nonet.hint(position(cells), request, null).error, "techniques");
    }
    for (const request of [{}, null, undefined, 7]) assert.equal(nonet.trace(cells, request).error, "engine");
    for (const level of [undefined, null, 7, {}])
      assert.equal(nonet.generate({ ...options, level }, null).error, "level");
    for (const wrong of noArrays.slice(3)) {
      for (const name of ["pattern", "givens"])
        assert.equal(nonet.generate({ ...options, [name]: wrong }, null).error, name);
    }
    for (const wrong of noArrays.slice(1)) assert.equal(nonet.grade(wrong, 0, null).error, "length");
    for (const seed of [undefined, null, 7, Symbol("x"), cells]) {
      assert.equal(nonet.generate({ ...options, seed }, null).error, "seed");
      assert.equal(nonet.complete(cells, { seed, budget: 0 }, null).error, "seed");
      for (const call of ["randomGrids", "traceGrid", "gridTest"])
        assert.equal(nonet[call]({ ...grids, seed }, null).error, "seed", call);
    }
    assert.equal(nonet.complete(cells, undefined, null).error, "seed");
    for (const wrong of [{}, "12", [1], [1, "2"]]) {
      for (const name of ["er", "clues"]) assert.equal(nonet.generate({ ...options, [name]: wrong }, null).error, name);
    }
    for (const [kind, call] of throwing) assert.throws(call, kind);
  }
  assert.deepEqual(allAnswers(), before);
});

/** Members that are read as 0 where they are no number: what they mean has a bound anyway. */
const lenient = ["repeatMillis", "keep", "maxEvents"];

test("each member of a request has a kind, and what is none of it is told by its name", () => {
  const cells = cellsOf(inkala);
  const calls = {
    SearchRequest: (request) => search(cells, request),
    TraceRequest: (request) => nonet.trace(cells, wish({ maxEvents: 9, ...request })),
    Position: (asked) => nonet.hint(position(cells, asked), logic(), null),
    LogicRequest: (request) => ask("path", cells, {}, request),
    PuzzleRequest: (request) => nonet.generate(asked({ level: "easy", ...request }), null),
    GridsRequest: (request) => nonet.gridTest({ ...quick, ...request }, null),
    TraceGridRequest: (request) => nonet.traceGrid({ ...quick, ...request }),
    CompleteRequest: (request) => nonet.complete(cells, { seed: "", budget: 0, ...request }, null),
  };
  for (const [name, call] of Object.entries(calls)) {
    for (const member of membersOf(name)) {
      const { error } = call({ [member]: Symbol("of no kind") });
      const told = name === "Position" || member === "candidates" ? "length" : member;
      assert.equal(error, lenient.includes(member) ? "" : told, `${name}.${member}`);
    }
  }
});

test("an array is read as what it is, whatever it says", () => {
  const cells = cellsOf(inkala);
  for (const name of ["length", "buffer", "byteOffset", "constructor", Symbol.toStringTag, Symbol.iterator]) {
    Object.defineProperty(cells, name, { get: thrower });
  }
  assert.equal(textOf(nonet.solve(cells).solution), inkalaSolution);
  const within = new Uint8Array(100);
  within.set(cellsOf(inkala), 7);
  assert.equal(textOf(nonet.solve(within.subarray(7, 88)).solution), inkalaSolution);
  const ofAnotherFrame = runInNewContext("new Uint8Array(81)");
  assert.equal(nonet.solve(ofAnotherFrame).outcome, "multiple");
  assert.equal(ask("hint", cellsOf(inkala), { candidates: transferred(new Uint16Array(81)) }).error, "");
});
