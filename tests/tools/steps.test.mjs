/** How script/test and script/check count, and what they make of what goes wrong. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nonet-steps-"));
after(() => rmSync(folder, { recursive: true }));

/** A script of two tiers' kind with these lines, run with these arguments; how it ended, and what it printed. */
function run(lines, { args = [], env = {} } = {}) {
  const script = join(folder, "script");
  writeFileSync(
    script,
    `#!/usr/bin/env bash\n. "${root}/script/common.sh"\n. "${root}/script/steps.sh" "$@"\nlogs=$(mktemp -d -p "${folder}")\n${lines.join("\n")}\nfinish\n`,
    { mode: 0o755 },
  );
  const { status, stdout, stderr } = spawnSync("bash", [script, ...args], {
    encoding: "utf8",
    env: { ...process.env, NONET_TALLY: "", ...env },
  });
  return { status, out: stdout.trimEnd().split("\n"), err: stderr };
}
const printed = (...lines) => `printf '%s\\n' ${lines.map((line) => `'${line}'`).join(" ")}`;

test("what each runner says of its tests is added up", () => {
  const { status, out } = run([
    `ctest() { ${printed("100% tests passed, 0 tests failed out of 49")}; }`,
    `node_test() { ${printed("# pass 35", "# fail 0", "# tests 35")}; }`,
    `vitest() { ${printed(" Test Files  3 passed (3)", "      Tests  120 passed (120)")}; }`,
    `playwright() { ${printed("  154 passed (5.3m)")}; }`,
    "step one tests ctest",
    "step two tests node_test",
    "step three tests vitest",
    "step four tests playwright",
    "step five check true",
  ]);
  assert.equal(out.at(-1), "359 passed, 0 failed");
  assert.equal(status, 0);
});

test("failed, flaky, skipped and interrupted tests fail the run", () => {
  for (const [lines, failed] of [
    [["98% tests passed, 1 tests failed out of 49"], 1],
    [["# pass 30", "# fail 2"], 2],
    [["      Tests  3 failed | 117 passed (120)"], 3],
    [["  2 flaky", "  1 skipped", "  4 did not run", "  1 interrupted", "  5 passed (1.0m)"], 8],
  ]) {
    const { status, out } = run([`runner() { ${printed(...lines)}; }`, "step one tests runner"]);
    assert.match(out.at(-1), new RegExp(`^\\d+ passed, ${failed} failed$`));
    assert.equal(status, 1);
  }
});

test("a step that ends badly without naming a test, or runs none, has failed, and the others still run", () => {
  const { status, out } = run([
    "step bad tests false",
    "step none tests true",
    "step check check false",
    "step good check true",
  ]);
  assert.equal(out.at(-1), "1 passed, 3 failed");
  assert.equal(status, 1);
});

test("what a failed step printed last is shown, what a good one printed is not", () => {
  const { out } = run([
    "bad() { echo 'the reason'; return 1; }",
    "good() { echo 'noise'; }",
    "step bad check bad",
    "step good check good",
  ]);
  assert.ok(out.includes("the reason"));
  assert.ok(!out.includes("noise"));
});

test("a failure in a lane beside another one is not lost", () => {
  const { status, out } = run([
    "one() { step one check false; step two check true; }",
    "two() { step three check true; }",
    "lanes one two",
  ]);
  assert.equal(out.at(-1), "2 passed, 1 failed");
  assert.equal(status, 1);
});

test("a lane that breaks off counts as a failure, since its other steps did not run", () => {
  const { status, out } = run([
    "one() { step one check true; exit 3; }",
    "two() { step two check true; }",
    "lanes one two",
  ]);
  assert.equal(out.at(-1), "2 passed, 1 failed");
  assert.equal(status, 1);
});

test("steps can be named; a name that is none is refused with those that are, before anything runs", () => {
  const lines = ["step one check true", "step two check false"];
  assert.equal(run(lines, { args: ["one"] }).out.at(-1), "1 passed, 0 failed");
  const { status, out, err } = run(lines, { args: ["three"] });
  assert.equal(status, 1);
  assert.deepEqual(out, [""]);
  assert.match(err, /no step "three", but these: one two/);
});

test("a step that takes too long to run unasked runs where it is named", () => {
  const lines = ["step one check true", "step_if_named long check false"];
  assert.equal(run(lines).out.at(-1), "1 passed, 0 failed");
  assert.equal(run(lines, { args: ["one"] }).out.at(-1), "1 passed, 0 failed");
  assert.equal(run(lines, { args: ["long"] }).out.at(-1), "0 passed, 1 failed");
});

test("with NONET_TALLY the numbers are kept for whoever adds up, and no closing line is printed", () => {
  const tally = join(folder, "tally");
  const { status, out } = run(["step one check true", "step two check false"], { env: { NONET_TALLY: tally } });
  assert.equal(readFileSync(tally, "utf8"), "1 1\n");
  assert.equal(status, 1);
  assert.ok(!out.some((line) => /^\d+ passed, \d+ failed$/.test(line)));
});
