/** The WebAssembly module as JavaScript sees it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { cellsOf, inkala, inkalaSolution, isSolutionOf, loadNonet, path, puzzlesOf, textOf } from "./load.mjs";

const nonet = await loadNonet();
const declarations = (await readFile(path("wasm/nonet.d.ts"), "utf8")).replace(/\/\*[\s\S]*?\*\//g, "");

/** The names of an interface's members. */
function membersOf(name) {
  const body = new RegExp(`interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(declarations)[1];
  return [...body.matchAll(/^ {2}(\w+)\??[(:]/gm)].map((match) => match[1]).sort();
}

/** The members of a union of string literals. */
function literalsOf(name) {
  const body = new RegExp(`type ${name} =([\\s\\S]*?);`).exec(declarations)[1];
  return [...body.matchAll(/"([^"]*)"/g)].map((match) => match[1]);
}

const none = new Uint16Array(0);
const engines = nonet.engines();
const allStrategies = literalsOf("StrategyId");
const wish = (request) => ({ engine: "band", limit: 0, budget: 0, strategies: allStrategies, repeatMillis: 0, ...request });
const search = (cells, request, progress = null) => nonet.search(cells, wish(request), progress);

/** What Emscripten itself puts on a module. */
const ofEmscripten = /^(_|dynCall|run$|calledRun|ready|HEAP|print|stdin|asm$|wasmBinary|locateFile|then$|inspect|arguments|quit|set|preRun|postRun|count_emval_handles|get_first_emval|getInherited|getLive|flush|.*Error$|.*Delay)/;

test("the declared functions are exactly the exported ones", () => {
  const exported = Object.keys(nonet).filter((key) => typeof nonet[key] === "function" && !ofEmscripten.test(key));
  assert.deepEqual(exported.sort(), membersOf("NonetModule"));
});

test("results have exactly the declared fields", () => {
  const cells = cellsOf(inkala);
  const easy = nonet.generate({ seed: "1", level: "easy", symmetry: "none" });
  const results = {
    ParseResult: nonet.parse(inkala),
    SolveResult: nonet.solve(cells),
    SolveManyResult: nonet.solveMany(cells),
    CountResult: nonet.count(cells, 2, null),
    CandidatesResult: nonet.candidates(cells),
    ConflictsResult: nonet.conflicts(cells),
    Conflict: nonet.conflicts(cellsOf("55" + ".".repeat(79))).conflicts[0],
    HintResult: nonet.hint(easy.cells, none),
    Step: nonet.hint(easy.cells, none).step,
    Mark: nonet.hint(easy.cells, none).step.marks[0],
    GenerateResult: easy,
    SearchResult: search(cells),
    StrategyUse: search(cells, { engine: "strategy" }).strategies[0],
    ExactCoverResult: nonet.exactCover(cells),
    GridCountResult: nonet.countGrids(null),
    TraceResult: nonet.trace(cells, wish({ maxEvents: 1 })),
  };
  for (const [name, result] of Object.entries(results)) assert.deepEqual(Object.keys(result).sort(), membersOf(name), name);
});

test("the declared ids are the ones in use", () => {
  assert.deepEqual(nonet.techniques(), literalsOf("TechniqueId"));
  assert.deepEqual(engines, literalsOf("EngineId"));
  assert.deepEqual(search(new Uint8Array(81), { engine: "strategy", limit: 1 }).strategies.map(({ id }) => id), allStrategies);
  for (const level of literalsOf("Level")) assert.equal(nonet.generate({ seed: "1", level, symmetry: "none" }).level, level);
  for (const symmetry of literalsOf("Symmetry")) {
    assert.equal(nonet.generate({ seed: "1", level: "", symmetry }).error, "", symmetry);
  }
  const texts = ["", "hello", "123", inkala + "1", inkala.replace(/.{9}/g, "$&\n").replace("8", "88"), "1\n2", `${inkala}\nx`];
  assert.deepEqual(texts.map((text) => nonet.parse(text).error), literalsOf("ParseError"));
  assert.deepEqual([nonet.parse(inkala).format, nonet.parse(inkala.replace(/.{9}/g, "$&\n")).format], literalsOf("TextFormat"));
});

test("the version is that of the project", async () => {
  const project = await readFile(path("CMakeLists.txt"), "utf8");
  assert.equal(nonet.version(), /project\(nonet VERSION (\d+\.\d+\.\d+)/.exec(project)[1]);
  assert.equal(nonet.version(), JSON.parse(await readFile(path("web/package.json"), "utf8")).version);
});

test("a pasted puzzle is read and solved", () => {
  const parsed = nonet.parse(`  ${inkala}\r\n`);
  assert.equal(parsed.error, "");
  const solved = nonet.solve(parsed.cells);
  assert.equal(solved.outcome, "unique");
  assert.equal(textOf(solved.solution), inkalaSolution);
});

test("a text that is no puzzle says what and where", () => {
  const parsed = nonet.parse(`123456789\n12345数789`);
  assert.equal(parsed.error, "bad-character");
  assert.equal(parsed.character, "数");
  assert.deepEqual([parsed.line, parsed.column, parsed.offset], [2, 6, 15]);
});

test("arrays of the wrong shape are refused, not read", () => {
  for (const wrong of [new Uint8Array(80), new Uint8Array(82), new Uint8Array(0), inkala, null, undefined, {}, [1], new Uint16Array(81)]) {
    for (const call of ["solve", "candidates", "conflicts", "exactCover"]) assert.equal(nonet[call](wrong).error, "length");
    assert.equal(nonet.count(wrong, 1, null).error, "length");
    assert.equal(nonet.hint(wrong, none).error, "length");
    assert.equal(search(wrong).error, "length");
    assert.equal(nonet.trace(wrong, wish({ maxEvents: 1 })).error, "length");
  }
  const ten = new Uint8Array(81).fill(10);
  for (const call of ["solve", "candidates", "conflicts", "exactCover", "solveMany"]) assert.equal(nonet[call](ten).error, "value");
  assert.equal(search(ten).error, "value");
  const oneTen = new Uint8Array(81 * 1000);
  oneTen[80_999] = 10;
  assert.equal(nonet.solveMany(oneTen).error, "value");
  assert.equal(nonet.solveMany(new Uint8Array(100)).error, "length");
  assert.equal(nonet.hint(new Uint8Array(81), new Uint16Array(80)).error, "length");
  assert.equal(nonet.hint(new Uint8Array(81), new Uint16Array(81).fill(512)).error, "value");
  assert.equal(nonet.hint(new Uint8Array(81), "").error, "length");
});

test("puzzles in bulk get the answers that they get alone", async () => {
  const puzzles = await puzzlesOf(path("tests/data/puzzles.txt"));
  const many = nonet.solveMany(Uint8Array.from(puzzles.flatMap((text) => [...cellsOf(text)])));
  assert.equal(many.outcomes.length, puzzles.length);
  const seen = new Set();
  puzzles.forEach((text, i) => {
    const alone = nonet.solve(cellsOf(text));
    const solution = many.solutions.subarray(81 * i, 81 * (i + 1));
    assert.equal(["none", "unique", "multiple"][many.outcomes[i]], alone.outcome);
    assert.deepEqual(solution, alone.solution);
    if (alone.outcome !== "none") assert.ok(isSolutionOf(solution, cellsOf(text)));
    seen.add(alone.outcome);
  });
  assert.equal(seen.size, 3);
  assert.equal(nonet.solveMany(new Uint8Array(0)).outcomes.length, 0);
});

test("the native program and the module give the same answers", async () => {
  const file = path("tests/data/puzzles.txt");
  const native = execFileSync(path("build/release/bin/nonet"), ["solve", file], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const answers = (await puzzlesOf(file)).map((text) => {
    const { outcome, solution } = nonet.solve(cellsOf(text));
    return outcome === "unique" ? textOf(solution) : outcome;
  });
  assert.deepEqual(answers, native.trim().split("\n"));
});

test("the same seed makes the same puzzle natively and here", () => {
  for (const level of ["beginner", "easy", "medium", "hard"]) {
    const args = ["generate", "--seed", "2026-11-21", "--level", level, "--symmetry", "rotate-180"];
    const native = execFileSync(path("build/release/bin/nonet"), args, { encoding: "utf8" }).trim();
    const here = nonet.generate({ seed: "2026-11-21", level, symmetry: "rotate-180" });
    assert.equal(textOf(here.cells), native);
    assert.ok(isSolutionOf(here.solution, here.cells));
    assert.equal(here.clues, here.cells.filter((digit) => digit > 0).length);
  }
});

test("unknown levels and symmetries are refused", () => {
  assert.equal(nonet.generate({ seed: "", level: "impossible", symmetry: "none" }).error, "level");
  assert.equal(nonet.generate({ seed: "", level: "", symmetry: "spiral" }).error, "symmetry");
});

test("counting stops at the limit and reports progress", () => {
  const calls = [];
  const result = nonet.count(new Uint8Array(81), 40000, (found) => calls.push(found));
  assert.deepEqual(result, { error: "", count: 40000, limited: true });
  assert.deepEqual(calls, [16384, 32768]);
  assert.deepEqual(nonet.count(cellsOf(inkala), 0, null), { error: "", count: 1, limited: false });
  assert.deepEqual(nonet.count(new Uint8Array(81), 5, undefined), { error: "", count: 5, limited: true });
});

test("a hint leads to the solution and respects removed candidates", () => {
  const { cells, solution } = nonet.generate({ seed: "hint", level: "easy", symmetry: "none" });
  const empty = cells.filter((digit) => digit === 0).length;
  for (let i = 0; i < empty; i++) {
    const { step } = nonet.hint(cells, none);
    const [placement] = step.placements;
    const cell = Math.floor(placement / 9);
    assert.equal((placement % 9) + 1, solution[cell]);
    assert.deepEqual(step.marks[0], { role: "pattern", candidate: placement });
    cells[cell] = solution[cell];
  }
  assert.equal(nonet.hint(cells, none).step, null);

  const { candidates } = nonet.candidates(cellsOf(inkala));
  assert.equal(nonet.hint(cellsOf(inkala), candidates).step, null);
  candidates[1] = 1 << (Number(inkalaSolution[1]) - 1);
  assert.equal(nonet.hint(cellsOf(inkala), candidates).step.technique, "naked-single");
});

test("results stay as they are when memory grows", () => {
  const { solution } = nonet.solve(cellsOf(inkala));
  const many = nonet.solveMany(new Uint8Array(81 * 200_000));
  assert.equal(many.outcomes.length, 200_000);
  assert.ok(many.outcomes.every((outcome) => outcome === 2));
  assert.equal(textOf(solution), inkalaSolution);
});

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
      if (outcome === "none") assert.ok(found.solution.every((digit) => digit === 0), `${engine} ${text}`);
    }
  }
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
  assert.ok(many > 1 && micros * many >= 20_000 && micros * many <= passed, `${many} runs of ${micros} µs in ${passed} µs`);
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
  for (const call of [(request) => search(cells, request), (request) => nonet.trace(cells, wish({ maxEvents: 9, ...request }))]) {
    assert.equal(call({ engine: "crystal-ball" }).error, "engine");
    for (const engine of ["", "band-baseline", "band-avx2", undefined, null, 7, {}]) assert.equal(call({ engine }).error, "engine");
    for (const strategies of [["naked-single", "luck"], [7], [Symbol("luck")], new Array(3), null, undefined, "naked-single"]) {
      assert.equal(call({ engine: "strategy", strategies }).error, "strategy");
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
const unpack = (word) => ({ kind: kinds[word & 15], digit: (word >> 4) & 15, cell: (word >> 8) & 255, depth: word >>> 16 });

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
      assert.deepEqual([solutions.length, count("guess"), count("contradict")], [report.solutions, report.guesses, report.backtracks], engine);
      assert.ok(solutions.every((solution) => isSolutionOf(cellsOf(solution), cells)), engine);
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

/** The answers of every function, for comparing before and after. */
function allAnswers() {
  const cells = cellsOf(inkala);
  const options = { seed: "answers", level: "easy", symmetry: "none" };
  const { micros: _unequal, ...found } = search(cells);
  const counted = engines.map((engine) => search(new Uint8Array(81), { engine, limit: 50 }).nodes);
  return [
    [nonet.version(), nonet.techniques(), nonet.engines(), nonet.parse(inkala), nonet.generate(options)],
    [cells, new Uint8Array(81), Uint8Array.of(1, 1, ...new Uint8Array(79))].map((grid) => [nonet.solve(grid), nonet.solveMany(grid)]),
    [nonet.count(new Uint8Array(81), 40_000, () => {}), nonet.candidates(cells), nonet.conflicts(cells), nonet.exactCover(cells)],
    [nonet.hint(nonet.generate(options).cells, none), nonet.trace(cells, wish({ maxEvents: 1000 })), found, counted],
    nonet.countGrids(null),
  ];
}

const empty = new Uint8Array(81);
const callbacks = {
  count: (progress) => nonet.count(empty, 0, progress),
  search: (progress) => search(empty, {}, progress),
  countGrids: (progress) => nonet.countGrids(progress),
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

test("a progress callback that is no function is refused, and none may call the module", () => {
  const before = allAnswers();
  for (const call of Object.values(callbacks)) {
    for (const wrong of [0, "", {}, true, Symbol("told")]) assert.throws(() => call(wrong), TypeError);
    for (const name of membersOf("NonetModule")) {
      assert.throws(() => call(() => nonet[name](name === "generate" ? { seed: "" } : name === "parse" ? "" : null)), /must not call/, name);
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
const hostile = new Proxy({}, { get: thrower, has: thrower, getPrototypeOf: thrower, ownKeys: thrower, getOwnPropertyDescriptor: thrower });
const revoked = Proxy.revocable([], {});
revoked.revoke();

test("arguments that are not what they seem do no harm, two thousand times", () => {
  const before = allAnswers();
  const cells = cellsOf(inkala);
  const noArrays = [
    transferred(new Uint8Array(81)), hostile, revoked.proxy, Object.create(Uint8Array.prototype), new Proxy(cells, {}),
    { length: 81, [Symbol.toStringTag]: "Uint8Array" }, Symbol("grid"), 81n, 81, () => {}, new DataView(new ArrayBuffer(81)),
  ];
  const options = { seed: "", level: "easy", symmetry: "none" };
  const throwing = [
    [Error, () => nonet.trace(cells, hostile)],
    [Error, () => search(cells, { strategies: new Proxy(["naked-single"], { get: thrower }) })],
    [TypeError, () => search(cells, { strategies: revoked.proxy })],
    [Error, () => nonet.search(cells, { get limit() { return thrower(); } }, null)],
    [Error, () => nonet.generate(hostile)],
    ...[undefined, null, 7, Symbol("x"), hostile, cells].map((seed) => [TypeError, () => nonet.generate({ ...options, seed })]),
    ...[undefined, null, 7, Symbol("x"), hostile, transferred(new Uint8Array(9))].map((text) => [TypeError, () => nonet.parse(text)]),
  ];
  const grids = ["solve", "candidates", "conflicts", "exactCover"];
  for (let i = 0; i < 2000; i++) {
    for (const wrong of noArrays) {
      for (const name of grids) assert.equal(nonet[name](wrong).error, "length");
      assert.equal(nonet.count(wrong, 1, null).error, "length");
      assert.equal(search(wrong).error, "length");
    }
    for (const wrong of noArrays.slice(1)) {
      assert.equal(nonet.solveMany(wrong).error, "length");
      assert.equal(nonet.hint(cells, wrong).error, "length");
    }
    for (const request of [{}, null, undefined, 7]) assert.equal(nonet.trace(cells, request).error, "engine");
    for (const level of [undefined, null, 7, {}]) assert.equal(nonet.generate({ ...options, level }).error, "level");
    assert.equal(nonet.generate({ ...options, symmetry: undefined }).error, "symmetry");
    for (const [kind, call] of throwing) assert.throws(call, kind);
  }
  assert.deepEqual(allAnswers(), before);
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
  assert.equal(nonet.hint(cellsOf(inkala), transferred(new Uint16Array(81))).error, "");
});

test("the number of grids is counted, with a total that grows to it", () => {
  const calls = [];
  const { grids, classes, estimate } = nonet.countGrids((...told) => calls.push(told));
  assert.equal(grids, "6670903752021072936960");
  assert.match(estimate, /^6657\d{18}$/);
  assert.deepEqual(calls.map(([done]) => done), Array.from({ length: classes }, (_, i) => i + 1));
  calls.forEach(([, total, soFar], i) => assert.ok(total === classes && (i === 0 || BigInt(soFar) > BigInt(calls[i - 1][2]))));
  assert.equal(calls.at(-1)[2], grids);
});

/** The rows of a puzzle's exact-cover matrix, found by the rules alone. */
function matrixOf(cells) {
  const house = (cell) => [Math.floor(cell / 9), cell % 9, Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3)];
  const rows = [];
  for (let cell = 0; cell < 81; cell++) {
    const [row, column, box] = house(cell);
    for (let digit = 1; digit <= 9; digit++) {
      const clashes = cells.some((other, i) => other === digit && i !== cell && house(i).some((number, kind) => number === house(cell)[kind]));
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
  assert.deepEqual(rows.filter(([cell]) => cell === 28), [[28, 7, 28, 114, 177, 276]]);
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
  assert.deepEqual(singles.strategies.map(({ id }) => id), ["naked-single", "hidden-single"]);
  assert.ok(singles.strategies.every(({ uses, eliminations }) => uses > 0 && eliminations > 0));
  assert.ok(singles.nodes < plain.nodes);
});
