/** The command line program, as a person in a shell meets it. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { cellsOf, inkala, inkalaSolution, isSolutionOf } from "../wasm/load.mjs";
import { newFolder, nonet, objects } from "./run.mjs";

test("a puzzle with one solution is solved", () => {
  assert.deepEqual(nonet(["solve"], `${inkala}\n`), { code: 0, out: [inkalaSolution], err: [] });
});

test("every blank, CRLF, a comment behind the puzzle and a missing last line end are read", () => {
  const input = ["0", "_", "*", "-"].map((blank) => inkala.replaceAll(".", blank));
  const run = nonet(["solve"], `${input.join("\r\n")}\r\n${inkala} 11.9/1.2\n${inkala}`);
  assert.deepEqual(run, { code: 0, out: Array(6).fill(inkalaSolution), err: [] });
});

test("no solution, several solutions and the empty grid have their words", () => {
  const none = `${inkala.slice(0, 1)}2${inkala.slice(2)}`; // The solution has a 1 there.
  const run = nonet(["solve"], `${none}\n${".".repeat(81)}\n${inkala.replace("8", ".")}\n`);
  assert.deepEqual(run, { code: 0, out: ["none", "multiple", "multiple"], err: [] });
});

test("a repeated given has no solution, and the reason is noted", () => {
  const run = nonet(["solve"], `88${inkala.slice(2)}\n`);
  assert.deepEqual(run, {
    code: 0,
    out: ["none"],
    err: ["standard input:1: note: 8 appears twice in row 1: r1c1 and r1c2"],
  });
});

test("bad lines are reported with number and reason, and the rest is still answered in order", () => {
  const input = [
    inkala.slice(1),
    inkala,
    `${inkala}.`,
    "# comment",
    "",
    `q${inkala.slice(1)}`,
    `é${inkala.slice(1)}`,
    inkala,
  ];
  const run = nonet(["solve"], input.join("\n"));
  assert.equal(run.code, 1);
  assert.deepEqual(run.out, [inkalaSolution, inkalaSolution]);
  assert.deepEqual(run.err, [
    "standard input:1: 80 cells; a puzzle has 81",
    "standard input:3: 82 cells; a puzzle has 81, and column 82 is the first too many",
    "standard input:6: column 1: 'q' may not stand here",
    "standard input:7: column 1: 'é' may not stand here",
  ]);
});

test("a line without an end is refused without being kept", () => {
  const run = nonet(["solve"], `${"1".repeat(3_000_000)}\n${inkala}\n`);
  assert.deepEqual(run, {
    code: 1,
    out: [inkalaSolution],
    err: ["standard input:1: the line is longer than 4096 bytes"],
  });
});

test("a file of ten megabytes is answered line by line", () => {
  const count = 125_000;
  const file = join(newFolder(), "big.txt");
  writeFileSync(file, `${inkalaSolution.slice(0, 80)}.\n`.repeat(count));
  const run = nonet(["solve", file]);
  assert.equal(run.code, 0);
  assert.equal(run.out.length, count);
  assert.ok(run.out.every((line) => line === inkalaSolution));
});

test("files are read in order, and - is standard input", () => {
  const file = join(newFolder(), "one.txt");
  writeFileSync(file, `${".".repeat(81)}\nbad\n`);
  const run = nonet(["solve", file, "-", file], inkala);
  assert.equal(run.code, 1);
  assert.deepEqual(run.out, ["multiple", inkalaSolution, "multiple"]);
  assert.ok(run.err[0].startsWith(`${file}:2: `));
});

test("counting stops at the limit; 0 counts all", () => {
  const input = `${inkala}\n${".".repeat(81)}\n88${inkala.slice(2)}\n`;
  assert.deepEqual(nonet(["solve", "--count", "1000"], input).out, ["1", "1000", "0"]);
  const twoWays = inkalaSolution.replace(/[12]/g, ".");
  const all = Number(nonet(["solve", "--count", "0"], twoWays).out[0]);
  assert.ok(all >= 2 && all === Number(nonet(["solve", "--count", "100000"], twoWays).out[0]));
});

test("JSON lines carry the line, the puzzle and the answer", () => {
  const run = nonet(["solve", "--format", "json"], `\n${inkala}\n${".".repeat(81)}\n`);
  assert.deepEqual(
    run.out.map((line) => JSON.parse(line)),
    [
      { source: "standard input", line: 2, puzzle: inkala, outcome: "unique", solution: inkalaSolution },
      { source: "standard input", line: 3, puzzle: ".".repeat(81), outcome: "multiple", solution: null },
    ],
  );
  const [count] = nonet(["solve", "--count", "2", "--format", "json"], ".".repeat(81)).out;
  assert.deepEqual(JSON.parse(count), {
    source: "standard input",
    line: 1,
    puzzle: ".".repeat(81),
    solutions: 2,
    exact: false,
    ended: "limit",
  });
});

test("bad usage ends with 2 and an explanation", () => {
  for (const args of [
    [],
    ["solve", "--bogus"],
    ["frob"],
    ["solve", "--format", "xml"],
    ["solve", "--format", "1"],
    ["solve", "--count", "-1"],
    ["grids", "--method", "magic"],
    ["grids", "--count", "-1"],
    ["bench"],
  ]) {
    const run = nonet(args);
    assert.equal(run.code, 2, args.join(" "));
    assert.ok(run.err.length > 0);
  }
  assert.deepEqual(nonet(["frob"]).err, ["nonet: no command is called 'frob'; see nonet --help"]);
  assert.equal(nonet(["solve", "--format", "xml"]).err[0], "nonet solve: --format: 'xml' is none of json|text");
});

test("a file that is not there is told, and the rest is answered", () => {
  const missing = join(tmpdir(), "no-such-file-of-nonet");
  for (const command of ["solve", "hint"]) {
    const [answer] = nonet([command], inkala).out;
    const run = nonet([command, missing, "-"], inkala);
    assert.deepEqual([run.code, run.out, run.err], [1, [answer], [`${missing}: neither a file nor a puzzle`]]);
  }
});

test("help and version are no errors", () => {
  const help = nonet(["--help"]);
  assert.equal(help.code, 0);
  assert.equal(help.out[0], "Sudoku on the command line: reads puzzles in any format, writes a line for each.");
  assert.equal(nonet(["solve", "--help"]).code, 0);
  assert.match(nonet(["--version"]).out[0], /^\d+\.\d+\.\d+$/);
});

test("full grids of every method keep the rules and can be made again, each alone", () => {
  const blank = new Uint8Array(81);
  for (const method of ["backtrack", "transform", "diagonal", "digit-by-box", "uniform"]) {
    const run = nonet(["grids", "--method", method, "--count", "5", "--seed", "x"]);
    assert.deepEqual([run.code, run.err, new Set(run.out).size], [0, [], 5], method);
    for (const grid of run.out) assert.ok(isSolutionOf(cellsOf(grid), blank), method);
    const made = objects(nonet(["grids", "--method", method, "--count", "5", "--seed", "x", "--format", "json"]));
    assert.deepEqual(
      made.map(({ grid }) => grid),
      run.out,
    );
    for (const { grid, seed } of made)
      assert.deepEqual(nonet(["grids", "--method", method, "--seed", seed]).out, [grid]);
  }
  assert.equal(nonet(["grids", "--seed", "x"]).out[0], nonet(["grids", "--seed", "x", "--method", "uniform"]).out[0]);
});

test("the test of grids tells uniform ones from others", () => {
  const tested = (method) =>
    objects(
      nonet(["grids", "--test", "--method", method, "--count", "20000", "--seed", "test", "--format", "json"]),
    )[0];
  const { bands, stacks, grids } = tested("uniform");
  assert.deepEqual([grids, bands.degrees, stacks.degrees], [20000, 43, 43]);
  assert.ok(bands.p > 0.001 && stacks.p > 0.001);
  for (const method of ["transform", "diagonal", "backtrack"]) assert.ok(tested(method).stacks.p < 0.001, method);
  assert.deepEqual(nonet(["grids", "--test", "--count", "0"]).out, [
    "uniform: 0 grids, bands chi-square 0.000 of 43 degrees (p = 1), stacks chi-square 0.000 of 43 degrees (p = 1)",
  ]);
  assert.match(
    nonet(["grids", "--test", "--count", "100"]).out[0],
    /^uniform: 100 grids, bands chi-square \d+\.\d{3} of 43 degrees \(p = .*\), stacks /,
  );
});

test("without a seed every run makes another puzzle and another grid", () => {
  assert.notEqual(nonet(["generate"]).out[0], nonet(["generate"]).out[0]);
  assert.notEqual(nonet(["grids"]).out[0], nonet(["grids"]).out[0]);
});
