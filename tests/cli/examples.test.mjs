/** The examples of Learn show the thing itself: nothing easier says the same there. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nonet, objects } from "./run.mjs";

const table = objects(nonet(["techniques", "--format", "json"]));
const examples = readFileSync(new URL("../../web/src/learn/examples.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split("|"))
  .map(([technique, position]) => ({ technique, position }));
const of = (use) =>
  examples.filter(
    ({ technique }) => (table.find(({ id }) => id === technique).use === "on-request") === (use === "on-request"),
  );
const ask = (args, cases) =>
  objects(nonet([...args, "--format", "json"], cases.map(({ position }) => `${position}\n`).join("")));

/** The paths of 70,000 puzzles never come to these: something easier is always there first. Their examples are as good as any. */
const NEVER_NEXT = [
  "aligned-pair-exclusion",
  "digit-forcing-chain",
  "dual-empty-rectangle",
  "dual-two-string-kite",
  "finned-franken-x-wing",
  "finned-mutant-swordfish",
  "finned-mutant-x-wing",
  "firework-quad",
  "franken-swordfish",
  "franken-x-wing",
  "multi-colors-2",
  "mutant-swordfish",
  "mutant-x-wing",
  "nested-forcing-net-4",
  "nishio-forcing-chain",
  "simple-colors-wrap",
  "template-set",
  "x-chain",
  "x-cycle",
];

/** None is known in which singles, intersections and subsets leave it anything to do. */
const NEVER_NEEDED = ["sashimi-leviathan"];

test("every technique has an example", () => {
  const known = new Set(examples.map(({ technique }) => technique));
  assert.deepEqual(
    table.filter(({ id }) => !known.has(id)),
    [],
  );
});

test("singles are seen by digits alone: nothing has been struck out", () => {
  const singles = table.filter(({ family }) => family === "singles").map(({ id }) => id);
  const own = examples.filter(({ technique }) => singles.includes(technique));
  assert.equal(own.length, 2 * singles.length);
  assert.deepEqual(
    own.filter(({ position }) => /:\d/.test(position)),
    [],
  );
});

test("a usual technique is the next step, with all easier ones on", () => {
  const usual = of("usual");
  const answers = ask(["hint"], usual);
  const rank = (technique) => table.findIndex(({ id }) => id === technique);
  // Of steps about as easy a hint prefers one that opens a placement: up to a tenth harder, never easier.
  const others = usual.filter(({ technique }, i) => {
    const [own, told] = [technique, answers[i].step?.technique].map(rank);
    return told < own || table[told].score > table[own].score * 1.1;
  });
  assert.deepEqual([...new Set(others.map(({ technique }) => technique))].sort(), NEVER_NEXT);
});

test("of one on request, no single, intersection or subset strikes out the same", () => {
  const asked = of("on-request");
  const easy = ask(
    ["steps", "--technique", "singles", "--technique", "intersections", "--technique", "subsets"],
    asked,
  );
  const name = ({ cell, digit }) => `${cell}<>${digit}`;
  const same = asked.filter((example, i) => {
    const [{ step }] = ask(["hint", `--techniques=${example.technique}`], [example]);
    const struck = new Set(easy[i].steps.flatMap(({ eliminations }) => eliminations.map(name)));
    return step.eliminations.some((candidate) => struck.has(name(candidate)));
  });
  assert.deepEqual([...new Set(same.map(({ technique }) => technique))], NEVER_NEEDED);
});
