/** Why links hold: every technique that has links gives a reason for each, and each is true of the position. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { faultsOfReasons } from "./reasons.mjs";
import { nonet, objects } from "./run.mjs";

const folder = new URL("../data/techniques/", import.meta.url);
/** By technique, positions in which there is such a step. */
const cases = new Map();
for (const name of readdirSync(folder)) {
  for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
    const [technique, position] = line.split("|");
    if (position && !line.startsWith("#")) cases.set(technique, [...(cases.get(technique) ?? []), position]);
  }
}

const because = new Map();
function judge(steps) {
  for (const step of steps) {
    assert.deepEqual(faultsOfReasons(step), [], step.notation);
    for (const { reason } of step.links) because.set(reason.because, (because.get(reason.because) ?? 0) + 1);
  }
}

for (const [technique, positions] of cases)
  test(technique, () => {
    const input = positions.map((position) => `${position}\n`).join("");
    const run = nonet(["hint", `--techniques=${technique}`, "--format", "json"], input);
    const answers = objects(run);
    assert.equal(answers.length, positions.length);
    judge(answers.flatMap(({ position, step }) => (step ? [{ position, ...step }] : [])));
  });

test("on the way of hard puzzles, patterns and chains within nets included", () => {
  const puzzles = readFileSync(new URL("../data/puzzles.txt", import.meta.url), "utf8");
  const hard = puzzles
    .split("\n")
    .filter((line) => /^[0-9.]{81}$/.test(line))
    .slice(0, 12);
  const run = nonet(["path", "--format", "json", "--budget", "2000000"], `${hard.join("\n")}\n`);
  judge(objects(run).flatMap(({ steps }) => steps));
});

test("every kind of reason was among them", () => {
  const kinds = [
    "same-cell",
    "same-house",
    "last-candidate",
    "only-place",
    "almost-locked-set",
    "remote-pair",
    "locked-candidates",
    "hidden-pair",
    "naked-pair",
    "x-wing",
    "inner-chain",
    "unique-rectangle",
    "fish",
  ];
  assert.deepEqual([...because.keys()].sort(), kinds.sort());
});
