/** The engines of the module as JavaScript sees them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { engines, literalsOf, nonet, search, wish } from "./border.mjs";
import { cellsOf, inkala, isSolutionOf, path, puzzlesOf } from "./load.mjs";

test("every engine finds what the others find", async () => {
  for (const text of await puzzlesOf(path("tests/data/puzzles.txt"))) {
    const cells = cellsOf(text);
    const { outcome, solution } = nonet.solve(cells);
    for (const engine of engines) {
      const found = search(cells, { engine, limit: 2, budget: 1_000_000 });
      if (engine === "backtrack" && found.ended === "budget") continue; // it says nothing, and says so
      assert.equal(found.solutions, ["none", "unique", "multiple"].indexOf(outcome), `${engine} ${text}`);
      if (outcome === "unique") assert.deepEqual(found.solution, solution, `${engine} ${text}`);
      if (outcome === "multiple") assert.ok(isSolutionOf(found.solution, cells), `${engine} ${text}`);
      if (outcome === "none")
        assert.ok(
          found.solution.every((digit) => digit === 0),
          `${engine} ${text}`,
        );
    }
  }
});

test("a search finds the solutions that the candidates leave", () => {
  const { solution } = nonet.solve(cellsOf(inkala));
  const next = solution.map((digit) => (digit % 9) + 1);
  const bit = (digit) => 1 << (digit - 1);
  // Each digit or the next: all digits move on by one, too.
  const two = Uint16Array.from(solution, (digit, cell) => bit(digit) | bit(next[cell]));
  const none = new Uint8Array(81);
  const ask = (candidates, more) => search(none, { engine: "dlx", candidates, keep: 3, ...more });
  const found = ask(two);
  assert.deepEqual([found.ended, found.solutions, found.kept.length], ["complete", 2, 162]);
  assert.deepEqual(
    [found.kept.subarray(0, 81), found.kept.subarray(81)].map(String).sort(),
    [solution, next].map(String).sort(),
  );
  const one = two.with(0, bit(solution[0]));
  assert.deepEqual([ask(one).solutions, ask(one).solution], [1, solution]);
  assert.equal(ask(one.with(0, 0)).solutions, 0);
  assert.equal(ask(two, { engine: "band" }).error, "engine");
  assert.equal(ask(new Uint16Array(80)).error, "length");
  assert.equal(ask(two.with(3, 512)).error, "value");
  const traced = nonet.trace(none, { ...wish({ engine: "dlx", candidates: one }), maxEvents: 1000 });
  assert.equal(traced.ended, "complete");
});

test("a search says why it ended", () => {
  const cells = cellsOf(inkala);
  const empty = new Uint8Array(81);
  for (const engine of engines) {
    assert.equal(search(cells, { engine }).ended, "complete");
    assert.equal(search(cells, { engine }).solutions, 1);
    const limited = search(empty, { engine, limit: 5 });
    assert.deepEqual([limited.ended, limited.solutions], ["limit", 5]);
    const short = search(empty, { engine, budget: 1000 });
    assert.deepEqual([short.ended, short.nodes], ["budget", 1000]);
  }
});

test("a search is repeated for as long as one asks, with the same answer and the mean of the times", () => {
  const cells = cellsOf(inkala);
  const { micros: _, runs: __, ...once } = search(cells);
  for (const repeatMillis of [0, -1, NaN]) assert.equal(search(cells, { repeatMillis }).runs, 1);
  const began = performance.now();
  const { micros, runs: many, ...again } = search(cells, { repeatMillis: 20 });
  const passed = (performance.now() - began) * 1000;
  assert.deepEqual(again, once);
  assert.ok(
    many > 1 && micros * many >= 20_000 && micros * many <= passed,
    `${many} runs of ${micros} µs in ${passed} µs`,
  );
});

test("only whole numbers are limits and budgets", () => {
  const cells = cellsOf(inkala);
  for (const wrong of [-1, 0.5, NaN, Infinity, 2 ** 60, "5", null, undefined, false, [], 5n, Symbol("5")]) {
    assert.deepEqual(nonet.count(cells, wrong, null), { error: "limit", count: 0, limited: false });
    for (const name of ["limit", "budget"]) {
      const { error, ended, nodes, strategies } = search(cells, { engine: "strategy", [name]: wrong });
      assert.deepEqual({ error, ended, nodes, strategies }, { error: name, ended: "", nodes: 0, strategies: [] });
      assert.equal(nonet.trace(cells, wish({ maxEvents: 9, [name]: wrong })).error, name);
    }
  }
  const most = Number.MAX_SAFE_INTEGER;
  assert.equal(search(cells, { limit: most, budget: most }).ended, "complete");
  assert.equal(nonet.count(cells, most, null).count, 1);
});

test("unknown engines and strategies are refused", () => {
  const cells = cellsOf(inkala);
  for (const call of [
    (request) => search(cells, request),
    (request) => nonet.trace(cells, wish({ maxEvents: 9, ...request })),
  ]) {
    assert.equal(call({ engine: "crystal-ball" }).error, "engine");
    for (const engine of ["", "band-baseline", "band-avx2", undefined, null, 7, {}])
      assert.equal(call({ engine }).error, "engine");
    for (const strategies of [
      ["naked-single", "luck"],
      [7],
      [Symbol("luck")],
      new Array(3),
      null,
      undefined,
      "naked-single",
    ]) {
      assert.equal(call({ engine: "strategy", strategies }).error, "strategies");
    }
  }
});

test("a search tells how far it is", () => {
  for (const engine of engines) {
    const calls = [];
    const { nodes } = search(new Uint8Array(81), { engine, budget: 300_000 }, (sofar) => calls.push(sofar));
    assert.equal(calls[0], 4096, engine);
    calls.forEach((sofar, i) => assert.ok(sofar <= nodes && (i === 0 || sofar > calls[i - 1]), engine));
    const few = [];
    search(new Uint8Array(81), { engine, budget: 4095 }, (sofar) => few.push(sofar));
    assert.deepEqual(few, [], engine);
  }
});

const kinds = literalsOf("TraceKind");
const unpack = (word) => ({
  kind: kinds[word & 15],
  digit: (word >> 4) & 15,
  cell: (word >> 8) & 255,
  depth: word >>> 16,
});

/** Replays a trace on a board of its own and returns the solutions that it came by. */
function replay(puzzle, events) {
  const solutions = [];
  const board = [...puzzle];
  const before = [];
  for (const { kind, cell, digit, depth } of events) {
    if (kind === "place") board[cell] = digit;
    if (kind === "guess") {
      before.push({ board: [...board], cell, digit });
      board[cell] = digit;
    }
    if (kind === "retract") {
      const guess = before.pop();
      assert.deepEqual([cell, digit], [guess.cell, guess.digit]);
      board.splice(0, 81, ...guess.board);
    }
    if (kind === "solution") solutions.push(board.join(""));
    assert.equal(depth, before.length);
  }
  return solutions;
}

test("a trace, replayed, arrives at the solutions", () => {
  const several = "5...7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  for (const engine of engines) {
    for (const cells of [inkala, several].map(cellsOf)) {
      const { error, ended, truncated, events } = nonet.trace(cells, wish({ engine, maxEvents: 5_000_000 }));
      assert.deepEqual({ error, ended, truncated }, { error: "", ended: "complete", truncated: false });
      const seen = Array.from(events, unpack);
      const count = (kind) => seen.filter((event) => event.kind === kind).length;
      const report = search(cells, { engine });
      const solutions = replay(cells, seen);
      assert.deepEqual(
        [solutions.length, count("guess"), count("contradict")],
        [report.solutions, report.guesses, report.backtracks],
        engine,
      );
      assert.ok(
        solutions.every((solution) => isSolutionOf(cellsOf(solution), cells)),
        engine,
      );
      assert.equal(new Set(solutions).size, solutions.length, engine);
    }
  }
});

test("a trace ends at its number of events", () => {
  for (const engine of engines) {
    const all = nonet.trace(cellsOf(inkala), wish({ engine, maxEvents: 5_000_000 })).events;
    const some = nonet.trace(cellsOf(inkala), wish({ engine, maxEvents: 10 }));
    assert.deepEqual([some.ended, some.truncated], ["cancelled", true], engine);
    assert.deepEqual(some.events, all.slice(0, 10), engine);
    assert.equal(nonet.trace(cellsOf(inkala), wish({ engine, maxEvents: all.length })).truncated, false, engine);
    assert.equal(nonet.trace(cellsOf(inkala), wish({ engine, maxEvents: 0 })).events.length, 0, engine);
  }
});

test("a trace of any number of events keeps as many as it can", () => {
  const all = nonet.trace(cellsOf(inkala), wish({ maxEvents: 5_000_000 })).events;
  for (const maxEvents of [Infinity, 2 ** 60, 2 ** 32, all.length + 0.5]) {
    const { truncated, events } = nonet.trace(cellsOf(inkala), wish({ maxEvents }));
    assert.deepEqual([truncated, events.length], [false, all.length]);
  }
  for (const maxEvents of [NaN, -1, -Infinity, undefined, null, "9", 9n]) {
    const { error, truncated, events } = nonet.trace(cellsOf(inkala), wish({ maxEvents }));
    assert.deepEqual([error, truncated, events.length], ["", true, 0]);
  }
  assert.equal(nonet.trace(new Uint8Array(81), wish({ maxEvents: Infinity })).events.length, 16_777_216);
});

test("the number of grids is counted, with a total that grows to it", () => {
  const calls = [];
  const { grids, classes, estimate } = nonet.countGrids((...told) => calls.push(told));
  assert.equal(grids, "6670903752021072936960");
  assert.match(estimate, /^6657\d{18}$/);
  assert.deepEqual(
    calls.map(([done]) => done),
    Array.from({ length: classes }, (_, i) => i + 1),
  );
  calls.forEach(([, total, soFar], i) =>
    assert.ok(total === classes && (i === 0 || BigInt(soFar) > BigInt(calls[i - 1][2]))),
  );
  assert.equal(calls.at(-1)[2], grids);
});

/** The rows of a puzzle's exact-cover matrix, found by the rules alone. */
function matrixOf(cells) {
  const house = (cell) => [Math.floor(cell / 9), cell % 9, Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3)];
  const rows = [];
  for (let cell = 0; cell < 81; cell++) {
    const [row, column, box] = house(cell);
    for (let digit = 1; digit <= 9; digit++) {
      const clashes = cells.some(
        (other, i) => other === digit && i !== cell && house(i).some((number, kind) => number === house(cell)[kind]),
      );
      if (cells[cell] ? cells[cell] !== digit : clashes) continue;
      rows.push(cell, digit, cell, 80 + 9 * row + digit, 161 + 9 * column + digit, 242 + 9 * box + digit);
    }
  }
  return Uint16Array.from(rows);
}

test("the exact-cover matrix has a row for each digit that is possible, and its four columns", async () => {
  for (const text of await puzzlesOf(path("tests/data/puzzles.txt"))) {
    assert.deepEqual(nonet.exactCover(cellsOf(text)).rows, matrixOf(cellsOf(text)), text);
  }
  const four = nonet.exactCover(cellsOf(`${".".repeat(28)}7${".".repeat(52)}`)).rows;
  const rows = Array.from({ length: four.length / 6 }, (_, i) => [...four.subarray(6 * i, 6 * i + 6)]);
  assert.deepEqual(
    rows.filter(([cell]) => cell === 28),
    [[28, 7, 28, 114, 177, 276]],
  );
});

test("dancing links report the matrix of Inkala's puzzle of 2012", () => {
  const { rows, columns, links } = search(cellsOf(inkala), { engine: "dlx" });
  assert.deepEqual({ rows, columns, links }, { rows: 275, columns: 324, links: 1425 });
  assert.equal(nonet.exactCover(cellsOf(inkala)).rows.length, 6 * 275);
});

test("strategies that are off are not used, and those that are on save nodes", () => {
  const engine = "strategy";
  const plain = search(cellsOf(inkala), { engine, strategies: [] });
  assert.deepEqual(plain.strategies, []);
  const singles = search(cellsOf(inkala), { engine, strategies: ["hidden-single", "naked-single"] });
  assert.deepEqual(
    singles.strategies.map(({ id }) => id),
    ["naked-single", "hidden-single"],
  );
  assert.ok(singles.strategies.every(({ uses, eliminations }) => uses > 0 && eliminations > 0));
  assert.ok(singles.nodes < plain.nodes);
});
