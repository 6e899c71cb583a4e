/** The program that a release has, as script/release builds it: it runs where nothing else is installed. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const linux = process.platform === "linux";
/** script/release takes this one, too. */
const preset = linux ? "linux" : "release";
const program = join(root, "build", preset, "bin/nonet");
const VERSION = /project\(nonet VERSION (\S+)/.exec(readFileSync(join(root, "CMakeLists.txt"), "utf8"))[1];
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

function run(command, ...args) {
  const { status, signal, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", cwd: root });
  assert.equal(status, 0, `${command} ${args.join(" ")}: ${signal}\n${error ?? ""}${stdout}${stderr}`);
  return stdout;
}

test("the program of a release starts, solves, makes and rates", () => {
  run("cmake", "--preset", preset);
  run("cmake", "--build", "--preset", preset, "--target", "nonet");
  assert.match(run(program, "--version"), new RegExp(VERSION));
  assert.match(run(program, "solve", PUZZLE), /^534678912/);
  const made = run(program, "generate", "--seed", "release", "--count", "3", "--threads", "2").trim().split("\n");
  assert.equal(made.length, 3);
  assert.match(run(program, "rate", made[0]), /\d\.\d/);
  // A program for Linux asks for no library.
  if (linux) assert.doesNotMatch(run("readelf", "--dynamic", program), /NEEDED/);
});
