/** The WebAssembly module as JavaScript sees it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { allStrategies, ask, asked, engines, literalsOf, membersOf, nonet, position, search, wish } from "./border.mjs";
import { cellsOf, inkala, inkalaSolution, isSolutionOf, path, program, puzzlesOf, textOf } from "./load.mjs";

/** Members that Emscripten itself puts on a module. */
const ofEmscripten =
  /^(_|dynCall|run$|calledRun|ready|HEAP|print|stdin|asm$|wasmBinary|locateFile|then$|inspect|arguments|quit|set|preRun|postRun|count_emval_handles|get_first_emval|getInherited|getLive|flush|.*Error$|.*Delay)/;

test("the declared functions are exactly the exported ones", () => {
  const exported = Object.keys(nonet).filter((key) => typeof nonet[key] === "function" && !ofEmscripten.test(key));
  assert.deepEqual(exported.sort(), [...membersOf("NonetModule"), ...membersOf("TextModule")].sort());
});

test("results have exactly the declared fields", () => {
  const cells = cellsOf(inkala);
  const easy = nonet.generate(asked({ level: "easy" }), null);
  const hint = ask("hint", easy.cells);
  const results = {
    ParseResult: nonet.parse(inkala),
    SolveResult: nonet.solve(cells),
    SolveManyResult: nonet.solveMany(cells),
    CountResult: nonet.count(cells, 2, null),
    CandidatesResult: nonet.candidates(cells),
    ConflictsResult: nonet.conflicts(cells),
    Conflict: nonet.conflicts(cellsOf(`55${".".repeat(79)}`)).conflicts[0],
    HintResult: hint,
    StepsResult: ask("steps", easy.cells),
    PathResult: ask("path", easy.cells),
    Step: hint.step,
    Mark: hint.step.marks[0],
    TechniqueInfo: nonet.techniques()[0],
    RatingResult: nonet.rate(position(easy.cells), 0, "se", null),
    RatedStep: nonet.rate(position(easy.cells), 0, "se", null).steps[0],
    RateManyResult: nonet.rateMany(easy.cells, 0, "se", null),
    GenerateResult: easy,
    VaryResult: nonet.vary(cells, ""),
    Transformation: nonet.vary(cells, "").transformation,
    MinimiseResult: nonet.minimise(cells, ""),
    RedundantResult: nonet.redundantGivens(cells),
    AmbiguousResult: nonet.ambiguousCells(cells, 0, null),
    CompleteResult: nonet.complete(cells, { seed: "", budget: 0 }, null),
    GradeResult: nonet.grade(easy.cells, 0, null),
    TechniqueCount: nonet.grade(easy.cells, 0, null).techniques[0],
    CanonicalResult: nonet.canonicalPuzzle(easy.cells),
    LevelInfo: nonet.levels()[0],
    SearchResult: search(cells),
    StrategyUse: search(cells, { engine: "strategy" }).strategies[0],
    ExactCoverResult: nonet.exactCover(cells),
    GridCountResult: nonet.countGrids(null),
    TraceResult: nonet.trace(cells, wish({ maxEvents: 1 })),
  };
  for (const [name, result] of Object.entries(results))
    assert.deepEqual(Object.keys(result).sort(), membersOf(name), name);
});

test("the declared ids are the ones in use", () => {
  const table = nonet.techniques();
  assert.deepEqual(
    table.map(({ id }) => id),
    literalsOf("TechniqueId"),
  );
  for (const [field, type] of [
    ["family", "TechniqueFamily"],
    ["level", "Difficulty"],
    ["use", "TechniqueUse"],
  ]) {
    assert.deepEqual(new Set(table.map((row) => row[field])), new Set(literalsOf(type)), field);
  }
  assert.deepEqual(engines, literalsOf("EngineId"));
  assert.deepEqual(
    search(new Uint8Array(81), { engine: "strategy", limit: 1 }).strategies.map(({ id }) => id),
    allStrategies,
  );
  assert.deepEqual(
    nonet.levels().map(({ id }) => id),
    literalsOf("Difficulty"),
  );
  for (const [part, type] of [
    ["symmetry", "Symmetry"],
    ["need", "TechniqueNeed"],
    ["grids", "GridMethodId"],
  ]) {
    for (const id of literalsOf(type)) assert.equal(nonet.generate(asked({ [part]: id }), null).error, "", id);
  }
  const texts = [
    "",
    "hello",
    "123",
    `${inkala}1`,
    inkala.replace(/.{9}/g, "$&\n").replace("8", "88"),
    "1\n2",
    `${inkala}\nx`,
  ];
  assert.deepEqual(
    texts.map((text) => nonet.parse(text).error),
    literalsOf("ParseError"),
  );
  assert.deepEqual(
    [nonet.parse(inkala).format, nonet.parse(inkala.replace(/.{9}/g, "$&\n")).format],
    literalsOf("TextFormat"),
  );
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

test("a line and the same puzzle in rows give the same result, but for the format", () => {
  const line = nonet.parse(inkala);
  assert.deepEqual(line, { ...nonet.parse(inkala.replace(/.{9}/g, "$&\n")), format: "line" });
  assert.deepEqual(Object.keys(line).sort(), membersOf("ParseResult"));
});

test("a text that is no puzzle says what and where", () => {
  const parsed = nonet.parse(`123456789\n12345数789`);
  assert.equal(parsed.error, "bad-character");
  assert.equal(parsed.character, "数");
  assert.deepEqual([parsed.line, parsed.column, parsed.offset], [2, 6, 15]);
});

test("arrays of the wrong shape are refused, not read", () => {
  for (const wrong of [
    new Uint8Array(80),
    new Uint8Array(82),
    new Uint8Array(0),
    inkala,
    null,
    undefined,
    {},
    [1],
    new Uint16Array(81),
  ]) {
    for (const call of ["solve", "candidates", "conflicts", "exactCover"])
      assert.equal(nonet[call](wrong).error, "length");
    assert.equal(nonet.count(wrong, 1, null).error, "length");
    for (const name of ["hint", "steps", "path"]) assert.equal(ask(name, wrong).error, "length");
    assert.equal(search(wrong).error, "length");
    assert.equal(nonet.trace(wrong, wish({ maxEvents: 1 })).error, "length");
  }
  const ten = new Uint8Array(81).fill(10);
  for (const call of ["solve", "candidates", "conflicts", "exactCover", "solveMany"])
    assert.equal(nonet[call](ten).error, "value");
  assert.equal(search(ten).error, "value");
  const oneTen = new Uint8Array(81 * 1000);
  oneTen[80_999] = 10;
  assert.equal(nonet.solveMany(oneTen).error, "value");
  assert.equal(nonet.solveMany(new Uint8Array(100)).error, "length");
  // Rows of nine, but no whole grids.
  assert.equal(nonet.solveMany(new Uint8Array(90)).error, "length");
  for (const name of ["hint", "steps", "path"]) {
    const error = (more) => ask(name, new Uint8Array(81), more).error;
    for (const candidates of [new Uint16Array(80), "", null, new Uint8Array(81)])
      assert.equal(error({ candidates }), "length");
    for (const givens of [new Uint8Array(80), "", null, new Uint16Array(81)]) assert.equal(error({ givens }), "length");
    assert.equal(error({ candidates: new Uint16Array(81).fill(512) }), "value");
    assert.equal(error({ givens: new Uint8Array(81).fill(2) }), "value");
    assert.equal(ask(name, ten).error, "value");
  }
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
  const native = execFileSync(program, ["solve", file], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const answers = (await puzzlesOf(file)).map((text) => {
    const { outcome, solution } = nonet.solve(cellsOf(text));
    return outcome === "unique" ? textOf(solution) : outcome;
  });
  assert.deepEqual(answers, native.trim().split("\n"));
});

test("counting stops at the limit and reports progress", () => {
  const calls = [];
  const result = nonet.count(new Uint8Array(81), 40000, (found) => calls.push(found));
  assert.deepEqual(result, { error: "", count: 40000, limited: true });
  assert.deepEqual(calls, [16384, 32768]);
  assert.deepEqual(nonet.count(cellsOf(inkala), 0, null), { error: "", count: 1, limited: false });
  assert.deepEqual(nonet.count(new Uint8Array(81), 5, undefined), { error: "", count: 5, limited: true });
});

test("results stay as they are when memory grows", () => {
  const { solution } = nonet.solve(cellsOf(inkala));
  const many = nonet.solveMany(new Uint8Array(81 * 200_000));
  assert.equal(many.outcomes.length, 200_000);
  assert.ok(many.outcomes.every((outcome) => outcome === 2));
  assert.equal(textOf(solution), inkalaSolution);
});
