/** The WebAssembly module as JavaScript sees it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
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
  };
  for (const [name, result] of Object.entries(results)) assert.deepEqual(Object.keys(result).sort(), membersOf(name), name);
});

test("the declared ids are the ones in use", () => {
  assert.deepEqual(nonet.techniques(), literalsOf("TechniqueId"));
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
    for (const call of ["solve", "candidates", "conflicts"]) assert.equal(nonet[call](wrong).error, "length");
    assert.equal(nonet.count(wrong, 1, null).error, "length");
    assert.equal(nonet.hint(wrong, none).error, "length");
  }
  const ten = new Uint8Array(81).fill(10);
  for (const call of ["solve", "candidates", "conflicts", "solveMany"]) assert.equal(nonet[call](ten).error, "value");
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
