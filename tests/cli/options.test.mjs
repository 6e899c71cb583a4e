/** Values of options that make no sense, names with anything in them, and output that goes nowhere. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inkala, program } from "../wasm/load.mjs";
import { newFolder, nonet, objects } from "./run.mjs";

test("an empty text is a seed as any other, written in both ways", () => {
  for (const [command, input] of [
    [["grids"], ""],
    [["vary"], inkala],
    [["generate", "--clues", "30"], ""],
    [["minimise"], inkala],
    [["complete"], inkala.replace("8", ".")],
  ]) {
    const runs = [["--seed", ""], ["--seed="], ["--seed", ""]].map((seed) =>
      nonet([...command, ...seed, "--format", "json"], input),
    );
    for (const run of runs) {
      assert.deepEqual([run.code, run.err], [0, []], command[0]);
      assert.deepEqual(run.out, runs[0].out, command[0]);
    }
    assert.equal(objects(runs[0])[0].seed, "", command[0]);
  }
  const three = nonet(["grids", "--seed", "", "--count", "3"]).out;
  assert.equal(new Set(three).size, 3);
});

test("an option that says nothing is refused, and the sentence names it", () => {
  const empty = "an empty text says nothing; leave the option out";
  for (const [command, option] of ["technique", "pattern", "givens", "er", "clues"]
    .map((name) => ["generate", `--${name}`])
    .concat([["technique-cases", "--only"]])) {
    for (const args of [[option, ""], [`${option}=`]]) {
      const run = nonet([command, ...args, ...(command === "technique-cases" ? ["-"] : [])]);
      assert.deepEqual([run.code, run.out, run.err[0]], [2, [], `nonet ${command}: ${option}: ${empty}`]);
    }
  }
  for (const [command, option] of [
    ["generate", "--level"],
    ["generate", "--need"],
    ["generate", "--symmetry"],
    ["generate", "--grids"],
    ["grids", "--method"],
    ["solve", "--engine"],
    ["solve", "--strategies"],
    ["solve", "--format"],
    ["rate", "--format"],
    ["path", "--techniques"],
    ["steps", "--technique"],
    ["convert", "--to"],
    ["convert", "--from"],
    ["solve", "--budget"],
    ["solve", "--count"],
    ["count", "--limit"],
    ["generate", "--threads"],
  ]) {
    const run = nonet([command, option, ""]);
    assert.deepEqual([run.code, run.out], [2, []], `${command} ${option}`);
    assert.match(run.err[0], new RegExp(`^nonet ${command}: ${option}: .*''`));
  }
  assert.deepEqual(nonet(["solve", ""]), { code: 1, out: [], err: ["'': neither a file nor a puzzle"] });
});

const numbers = [
  ["solve", "--budget"],
  ["solve", "--count"],
  ["count", "--limit"],
  ["rate", "--budget"],
  ["path", "--budget"],
  ["steps", "--budget"],
  ["ambiguous", "--budget"],
  ["complete", "--budget"],
  ["grids", "--count"],
  ["vary", "--count"],
  ["generate", "--count"],
  ["generate", "--threads"],
  ["generate", "--budget"],
  ["bench", "--budget", "-"],
];

test("a number that is none, or out of bounds, is refused in one short sentence", () => {
  for (const [command, option, ...rest] of numbers) {
    for (const value of [
      "-1",
      "1.5",
      "1e3",
      "1e400",
      "nan",
      "inf",
      "0x10",
      "+5",
      " 5",
      "many",
      "9".repeat(19),
      "9".repeat(400),
    ]) {
      const run = nonet([command, option, value, ...rest]);
      assert.deepEqual([run.code, run.out], [2, []], `${command} ${option} ${value}`);
      assert.match(
        run.err[0],
        new RegExp(
          `^nonet ${command}: ${option}: '.*' is not a whole number (of at most 18 digits|from \\d+ to \\d+)$`,
        ),
      );
      assert.ok(run.err[0].length < 130, run.err[0]);
    }
  }
  for (const value of ["-1", "nan", "inf", "1e400", "0x10", "", ".", "1.2.3", "9".repeat(400)]) {
    const run = nonet(["bench", "--seconds", value, "-"]);
    assert.equal(run.code, 2, value);
    assert.match(run.err[0], /^nonet bench: --seconds: '.*' is not a number of seconds from 0 to 31536000, like 0\.5$/);
    assert.ok(run.err[0].length < 150);
  }
});

test("zeros in front of a number make no octal number of it", () => {
  assert.equal(nonet(["grids", "--seed", "x", "--count", "010"]).out.length, 10);
  assert.equal(nonet(["grids", "--seed", "x", "--count", "000"]).out.length, 0);
  assert.equal(nonet(["count", "--limit", "0012"], ".".repeat(81)).out[0], "at least 12");
  // 08 is no octal number at all, so an option that read it as one would say so.
  const commands = nonet(["--help"]).out.join("\n").split("Subcommands:\n")[1].split("\n\n")[0];
  const options = [...commands.matchAll(/^ {2}([a-z-]+)/gm)].flatMap(([, command]) =>
    [
      ...nonet([command, "--help"])
        .out.join("\n")
        .matchAll(/(--[a-z-]+) NUMBER/g),
    ].map(([, name]) => [command, name]),
  );
  assert.ok(options.length > 20, `${options.length}`);
  for (const [command, name] of options) {
    const told = nonet([command, name, "08"], "").err.join("\n");
    assert.doesNotMatch(told, /Could not convert|whole number/, `${command} ${name}`);
  }
});

test("names in messages are on one line, and turn nothing on in a terminal", () => {
  const folder = newFolder();
  const name = "a\u001b[31m\nb\tc\u009b\u202e\u007fä数";
  const shown = "a\\x1b[31m\\nb\\tc\\u{9b}\\u{202e}\\x7fä数";
  const missing = join(folder, name);
  const there = join(folder, `there ${name}`);
  writeFileSync(there, `${inkala.slice(1)}\n88${inkala.slice(2)}\n`);
  mkdirSync(join(folder, "empty\u001b"));
  for (const command of [["solve"], ["hint"], ["convert", "--to", "line"], ["technique-cases"]]) {
    const why = command[0] === "technique-cases" ? "cannot be opened" : "neither a file nor a puzzle";
    assert.equal(nonet([...command, missing]).err[0], `${join(folder, shown)}: ${why}`, command[0]);
  }
  const run = nonet(["solve", there]);
  assert.deepEqual(run.err, [
    `${join(folder, `there ${shown}`)}:1: 80 cells; a puzzle has 81`,
    `${join(folder, `there ${shown}`)}:2: note: 8 appears twice in row 1: r1c1 and r1c2`,
  ]);
  for (const args of [
    ["bench", missing],
    ["bench-logic", missing],
    ["dlx", missing],
    [`x${name}`],
    ["solve", `--x${name}`],
    ["solve", "--engine", name],
    ["convert", "--to", name],
    ["generate", "--technique", name],
    ["generate", "--clues", name],
    ["steps", "--technique", name],
    ["bench", join(folder, "empty\u001b")],
    ["bench", there, "--seconds", "0"],
    ["generate", "--seed", name, "--level", "extreme", "--clues", "18", "--budget", "1"],
  ]) {
    const { code, out, err } = nonet(args);
    assert.notEqual(code, 0, args.join(" "));
    assert.ok(err.length > 0);
    assert.doesNotMatch([...out, ...err].join(""), /[\p{Cc}\u202e]/u, args.join(" "));
    assert.ok(err.join("\n").includes("\\x1b"), args.join(" "));
  }
});

test("a character of a puzzle that is refused turns nothing on either", () => {
  for (const [character, shown] of [
    ["\u009b", "'\\u{9b}'"],
    ["\u202e", "'\\u{202e}'"],
    ["\u001b", "byte 0x1B"],
    ["é", "'é'"],
  ]) {
    const run = nonet(["solve"], character + inkala.slice(1));
    assert.deepEqual(run.err, [`standard input:1: column 1: ${shown} may not stand here`]);
  }
  const noted = nonet(["convert", "--to", "line"], `${inkala}\n${inkala} \u009b31m\u202e\n${"1".repeat(80)}\u009b\n`);
  assert.doesNotMatch(noted.err.join(""), /[\p{Cc}\u202e]/u);
});

/** By a shell, for names that are not UTF-8, and for where the output goes. */
const shell = (script, ...args) =>
  spawnSync("sh", ["-c", script, program, ...args], { encoding: "utf8", input: inkala, timeout: 60_000 });

test("names that are not UTF-8 are told, and are in JSON as far as it can have them", () => {
  const folder = newFolder();
  const run = shell(
    `cd "$1"; f=$(printf 'b\\377\\300\\200.txt'); cat > "$f"; "$0" solve "x$f"; "$0" hint --techniques singles --format json "$f"`,
    folder,
  );
  assert.equal(run.stderr, "xb\\xff\\xc0\\x80.txt: neither a file nor a puzzle\n");
  assert.equal(run.status, 0);
  assert.match(JSON.parse(run.stdout).source, /^b\ufffd+\.txt$/);
});

test("where the output cannot be written, that is said, and the exit code is 1", () => {
  const ways = [[">&-", "Bad file descriptor"]];
  // Not every system has a device that is full.
  if (existsSync("/dev/full")) ways.push(["> /dev/full", "No space left on device"]);
  for (const args of [
    "--help",
    "--version",
    "solve --help",
    "generate --help",
    "solve",
    "solve --format json",
    "rate",
    "hint",
    "convert --to rows",
    "convert --list",
    "techniques",
    "grids --count 2",
    "generate --seed x",
    "vary",
    "minimise",
    "ambiguous",
    "dlx",
  ]) {
    for (const [where, why] of ways) {
      const run = shell(`"$0" ${args} ${where}`);
      assert.deepEqual([run.status, run.stderr], [1, `nonet: writing failed: ${why}\n`], `${args} ${where}`);
    }
  }
});

test("a pipe that nobody reads ends the program as any tool, and is said where its signal is ignored", () => {
  for (const args of ["grids --count 100000 --method diagonal", "--help"]) {
    const gone = shell(`{ sleep 0.2; "$0" ${args}; echo $? >&2; } | true`);
    assert.equal(gone.stderr, "141\n", args);
    const ignored = shell(`trap '' PIPE; { sleep 0.2; "$0" ${args}; echo $? >&2; } | true`);
    assert.equal(ignored.stderr, "nonet: writing failed: Broken pipe\n1\n", args);
  }
});

test("the engine in JavaScript and the command line work equally long unless told", () => {
  for (const [command, file] of [
    ["judge", "judge"],
    ["generate", "generate"],
    ["complete", "edit"],
  ]) {
    const [, ours] = /--budget NUMBER \[(\d+)\]/.exec(nonet([command, "--help"]).out.join("\n"));
    const source = readFileSync(new URL(`../../web/src/engine/${file}.ts`, import.meta.url), "utf8");
    const [, theirs] = /const \w*BUDGET = ([\d_]+);/.exec(source);
    assert.equal(ours, theirs.replaceAll("_", ""), command);
  }
});
