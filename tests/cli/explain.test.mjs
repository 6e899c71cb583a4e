/** `--explain`: why a step follows, in the words of the page. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { nonet, objects } from "./run.mjs";
import { faultsOfTold } from "./told.mjs";

const folder = new URL("../data/techniques/", import.meta.url);
/** By technique, positions in which there is such a step. */
const cases = new Map();
for (const name of readdirSync(folder)) {
  for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
    const [technique, position, expected = ""] = line.split("|");
    if (!position || line.startsWith("#") || expected.startsWith("!")) continue;
    cases.set(technique, [...(cases.get(technique) ?? []), position]);
  }
}
const inputOf = (technique) =>
  cases
    .get(technique)
    .map((position) => `${position}\n`)
    .join("");
const first = (technique) => `${cases.get(technique)[0]}\n`;

test("every technique tells each link with its reason, and at the end what follows", () => {
  assert.ok(cases.size > 150);
  for (const technique of cases.keys()) {
    const answers = objects(
      nonet(["hint", `--techniques=${technique}`, "--explain", "--format", "json"], inputOf(technique)),
    );
    for (const { step } of answers) {
      assert.equal(step.explanation.language, "en");
      assert.match(step.explanation.look, /^(Look at|Start from) .*\.$/);
      assert.deepEqual(faultsOfTold(step), [], step.notation);
    }
  }
});

test("a chain is a line for each link, indented below what it supposes", () => {
  const { out } = nonet(["hint", "--techniques=xy-chain", "--explain"], first("xy-chain"));
  assert.deepEqual(out.slice(1, 4), [
    "  Suppose r1c1 isn't 8.",
    "    r1c1 is 7 (last candidate).",
    "    r2c3 isn't 7 (same box).",
  ]);
  assert.equal(out.at(-1), "  r1c9 sees both, so it isn't 8.");
});

test("what a net rests on stands on the line", () => {
  const { out } = nonet(["hint", "--techniques=region-forcing-chain", "--explain"], first("region-forcing-chain"));
  assert.ok(
    out.some((line) => /^ {4}r\dc\d isn't \d \(same \w+\), so r\dc\d is \d \(only place in \w+ \d\)\.$/.test(line)),
    out.join("\n"),
  );
});

test("in the language that is asked for, by any tag that means it", () => {
  for (const tag of ["zh-CN", "zh", "zh_CN.UTF-8", "zh-Hans"]) {
    const { out } = nonet(["hint", "--techniques=xy-chain", "--explain", "--lang", tag], first("xy-chain"));
    assert.equal(out[1], "  假设r1c1不是8。");
  }
  const [{ step }] = objects(
    nonet(["hint", "--techniques=xy-chain", "--explain", "--lang", "zh", "--format", "json"], first("xy-chain")),
  );
  assert.equal(step.explanation.language, "zh-CN");
});

test("a language that there is not is refused, and so is one without --explain", () => {
  const other = nonet(["hint", "--explain", "--lang", "fr"], first("xy-chain"));
  assert.equal(other.code, 2);
  assert.match(other.err[0], /there are no texts in "fr", only in en, zh-CN/);
  const alone = nonet(["hint", "--lang", "en"], first("xy-chain"));
  assert.equal(alone.code, 2);
  assert.match(alone.err[0], /^nonet hint: --lang is only for --explain$/);
});

test("all steps and whole paths are explained, too, each step where it stands", () => {
  const steps = nonet(["steps", "--technique", "x-wing", "--explain"], first("x-wing")).out;
  assert.match(steps[1], /^ {2}In the base, rows \d and \d, /);
  const puzzle = "000704005020010070000080002090006250600070008053200010400090000030060090200407000\n";
  const { steps: path } = objects(nonet(["path", "--explain", "--format", "json"], puzzle))[0];
  assert.ok(path.length > 40);
  for (const step of path) assert.deepEqual(faultsOfTold(step), [], step.notation);
  const text = nonet(["path", "--explain"], puzzle).out;
  assert.match(text[0], /^1\. /);
  assert.match(text[1], /^ {2}\S/);
});

test("without --explain nothing is explained", () => {
  const [{ step }] = objects(nonet(["hint", "--format", "json"], first("xy-chain")));
  assert.equal("explanation" in step, false);
});
