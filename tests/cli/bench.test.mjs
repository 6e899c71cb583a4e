/** `nonet bench`: speeds and statistics of engines on files and directories. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inkala, inkalaSolution, path } from "../wasm/load.mjs";
import { newFolder, nonet, objects } from "./run.mjs";

const engines = ["band", "dlx", "bitset", "strategy", "backtrack"];
/** Naked singles are enough for it. */
const noGuess = `${".".repeat(9)}${inkalaSolution.slice(9)}`;

function fileOf(...lines) {
  const file = join(newFolder(), "set.txt");
  writeFileSync(file, lines.join("\n"));
  return file;
}

const bench = (...args) => nonet(["bench", "--seconds", "0.2", "--format", "json", ...args]);

test("every engine is measured on every file, in order", () => {
  const files = [path("tests/data/puzzles.txt"), fileOf(noGuess)];
  const run = bench(...files);
  assert.deepEqual([run.code, run.err], [0, []]);
  const rows = objects(run);
  assert.deepEqual(
    rows.map(({ engine, source }) => [source, engine]),
    files.flatMap((file) => engines.map((engine) => [file, engine])),
  );
  for (const { puzzles, measured } of rows) assert.ok(measured >= 1 && measured <= puzzles);
  assert.deepEqual(
    objects(bench("--engine", "dlx", files[1])).map(({ engine }) => engine),
    ["dlx"],
  );
});

test("how much an engine guesses is counted over the set", () => {
  const file = fileOf(noGuess, inkala, noGuess, noGuess);
  for (const engine of ["band", "dlx", "strategy", "bitset"]) {
    const [row] = objects(bench("--engine", engine, file));
    assert.deepEqual([row.puzzles, row.measured, row.over_budget, row.no_guess_percent], [4, 4, 0, 75], engine);
    const { guesses } = objects(nonet(["solve", "--engine", engine, "--stats", "--format", "json"], inkala))[0];
    assert.equal(row.guesses_per_puzzle, guesses / 4);
    assert.ok(row.puzzles_per_second > 0);
  }
});

test("puzzles over the budget are counted, and not as answered", () => {
  const [row] = objects(bench("--engine", "backtrack", "--budget", "10000", fileOf(inkala, inkalaSolution)));
  assert.deepEqual([row.puzzles, row.measured, row.over_budget, row.no_guess_percent], [2, 2, 1, 50]);
  assert.ok(row.puzzles_per_second > 0 && row.guesses_per_puzzle > 0);
  const [none] = objects(bench("--engine", "backtrack", "--budget", "10000", fileOf(inkala)));
  assert.deepEqual([none.over_budget, none.puzzles_per_second], [1, 0]);
  const [text] = nonet([
    "bench",
    "--engine",
    "backtrack",
    "--seconds",
    "0.05",
    "--budget",
    "10000",
    fileOf(inkala),
  ]).out;
  assert.match(text, /\(measured on 1, 1 of them over budget\)$/);
});

test("a set that takes too long is measured on a part of it, which is said", () => {
  const [row] = objects(bench("--engine", "backtrack", fileOf(...Array(5000).fill(inkala))));
  assert.equal(row.puzzles, 5000);
  assert.ok(row.measured >= 1 && row.measured < 5000);
});

test("sets with puzzles that have no or several solutions can be measured", () => {
  const file = fileOf(".".repeat(81), `88${inkala.slice(2)}`, inkala);
  const run = bench("--budget", "0", file);
  assert.deepEqual([run.code, run.err, run.out.length], [0, [], engines.length]);
});

test("a directory stands for its .txt files in order; what is no puzzle there is told and passed over", () => {
  const folder = newFolder();
  mkdirSync(join(folder, "deeper.txt"));
  writeFileSync(join(folder, "b.txt"), `title\n${inkala}\nmore\nand more\n${noGuess}\n`);
  writeFileSync(join(folder, "a.txt"), `${noGuess}\n`);
  writeFileSync(join(folder, "c.txt"), "# nothing\nno puzzle here\n");
  writeFileSync(join(folder, "notes.md"), "text\n");
  const run = bench("--engine", "band", folder);
  assert.equal(run.code, 0);
  assert.deepEqual(
    objects(run).map(({ source, puzzles }) => [source, puzzles]),
    [
      [join(folder, "a.txt"), 1],
      [join(folder, "b.txt"), 2],
    ],
  );
  assert.deepEqual(run.err, [
    `${join(folder, "b.txt")}:1: this is no puzzle in a format that nonet reads`,
    `${join(folder, "b.txt")}: note: 2 more lines are no puzzles either`,
    `${join(folder, "c.txt")}: this is no puzzle in a format that nonet reads`,
    `${join(folder, "c.txt")}: note: skipped, it has no puzzle`,
  ]);
});

test("a file of a directory that cannot be read is a fault; the others are measured all the same", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "b.txt"), noGuess);
  symlinkSync("/no/such/file", join(folder, "a.txt"));
  const faults = [`${join(folder, "a.txt")}: cannot be opened`];
  // A file that can be opened and not be read; only Linux has one to be had so easily.
  if (existsSync("/proc/self/mem")) {
    symlinkSync("/proc/self/mem", join(folder, "c.txt"));
    faults.push(`${join(folder, "c.txt")}: reading failed`);
  }
  const run = bench("--engine", "band", folder);
  assert.deepEqual([run.code, objects(run).map(({ source }) => source)], [1, [join(folder, "b.txt")]]);
  assert.deepEqual(run.err, faults);
});

test("a directory without any puzzle is nothing to measure", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "a.txt"), "# nothing\n");
  const run = bench(folder);
  assert.deepEqual([run.code, run.out, run.err.at(-1)], [1, [], `${folder}: no puzzle to measure with`]);
});

test("a named file with bad lines is measured on the rest, and the exit code tells", () => {
  const file = fileOf(noGuess.slice(1), noGuess);
  const run = bench("--engine", "band", file);
  assert.deepEqual([run.code, run.out.length, run.err.length], [1, 1, 1]);
  const none = bench(fileOf("# nothing"));
  assert.deepEqual([none.code, none.out], [1, []]);
  const folder = newFolder();
  assert.deepEqual(bench(folder), { code: 1, out: [], err: [`${folder}: no file that ends in .txt`] });
});

test("bad usage of the benchmark ends with 2", () => {
  for (const args of [
    ["bench"],
    ["bench", "/no/such/path"],
    ["bench", "--seconds", "-1", "-"],
    ["bench", "--budget", "x", "-"],
  ]) {
    assert.equal(nonet(args).code, 2, args.join(" "));
  }
});
