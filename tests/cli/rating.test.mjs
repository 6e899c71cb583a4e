/** The rating on the command line. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inkala, path } from "../wasm/load.mjs";
import { nonet, objects } from "./run.mjs";

const ratedIn = (file) =>
  readFileSync(path(`tests/data/${file}`), "utf8")
    .split("\n")
    .filter((line) => /^[.1-9]{81} /.test(line))
    .map((line) => line.split(" ", 4).join(" "))
    .slice(0, 30);
const rated = ratedIn("ratings.txt");
const asSerate = (line) => line.replace(/ (\S+) (\S+) (\S+)$/, " ED=$1/$2/$3");

test("serate's line has the puzzle as it was written, and Sudoku Explainer's three numbers", () => {
  const { code, out } = nonet(["rate", "--format", "serate"], rated.join("\n"));
  assert.equal(code, 0);
  const wanted = rated.map(asSerate);
  assert.deepEqual(out, wanted);
  const zeros = rated[0].replaceAll(".", "0");
  assert.equal(nonet(["rate", "--format", "serate"], zeros).out[0], wanted[0].replace(/^\S+/, zeros.split(" ")[0]));
});

test("text says what is hardest, and with --steps every move", () => {
  const [out] = nonet(["rate"], rated.at(-1)).out;
  const [, er, ep, ed] = rated.at(-1).split(" ");
  assert.match(out, new RegExp(`^ER ${er}, EP ${ep}, ED ${ed}: \\w`));
  const lines = nonet(["rate", "--steps"], rated.at(-1)).out;
  assert.match(lines[0], /^1\. \d\.\d {2}[A-Z].*: r\dc\d/);
  assert.equal(lines.at(-1), out);
});

test("the scale of Sukaku Explainer has its own numbers and moves", () => {
  const lines = ratedIn("sukaku-ratings.txt");
  const run = (...more) => nonet(["rate", "--scale", "sukaku", ...more], lines.join("\n"));
  assert.deepEqual(run("--format", "serate").out, lines.map(asSerate));
  const puzzle = "...65.1..2......4.....1....4.......23..7.........8.5.....4...3..5....6...1.......";
  assert.deepEqual(nonet(["rate", "--scale", "se"], puzzle).out, ["ER 6.5, EP 1.2, ED 1.2: Bidirectional X-Cycle"]);
  assert.deepEqual(nonet(["rate", "--scale", "sukaku"], puzzle).out, ["ER 4.3, EP 1.2, ED 1.2: 2 Strong Links"]);
  const [json] = objects(nonet(["rate", "--scale", "sukaku", "--format", "json"], puzzle));
  assert.deepEqual([json.scale, json.er], ["sukaku", 4.3]);
  const wrong = nonet(["rate", "--scale", "suk"], puzzle);
  assert.deepEqual(
    [wrong.code, wrong.err[0]],
    [2, "nonet rate: --scale: 'suk' is none of se|sukaku; did you mean sukaku?"],
  );
});

test("JSON has the numbers, the techniques and the path", () => {
  const [json] = objects(nonet(["rate", "--format", "json", "--steps"], inkala));
  assert.deepEqual(
    [json.er, json.ep, json.ed, json.solved, json.exact, json.fault],
    [10.7, 10.7, 9.7, true, true, null],
  );
  assert.equal(
    json.techniques.reduce((sum, { count }) => sum + count, 0),
    json.steps.length,
  );
  assert.equal(Math.max(...json.steps.map(({ rating }) => rating)), 10.7);
  assert.equal(json.steps.filter(({ placements }) => placements.length === 1).length, 60);
});

test("with --time the time that people need is told, of the puzzle as it was before anything was placed", () => {
  const timed = readFileSync(path("tests/data/human-times.tsv"), "utf8").match(/^[.1-9]{81}\t.*$/gm);
  const puzzles = timed.map((line) => line.split("\t"));
  assert.equal(puzzles.length, 85);
  const input = puzzles.map(([puzzle]) => puzzle).join("\n");
  const told = objects(nonet(["rate", "--time", "--format", "json"], input));
  assert.deepEqual(
    told.map(({ expected_seconds }) => expected_seconds),
    puzzles.map(([, , , seconds]) => Number(seconds)),
  );
  for (const { er, expected_seconds, expected_range, expected_rough } of told) {
    assert.ok(expected_range[0] < expected_seconds && expected_seconds < expected_range[1]);
    assert.equal(expected_rough, er >= 6.5);
  }
  assert.match(nonet(["rate", "--time"], inkala).out[0], /; about 28 min \(17 to 57, roughly\)$/);
  const [puzzle] = puzzles[0];
  const [text] = nonet(["rate", "--time"], puzzle).out;
  assert.match(text, /; about 10 min \(8 to 15\)$/);
  assert.ok(!nonet(["rate"], puzzle).out[0].includes("min"));
  // 5 in r3c9, as a digit that was placed.
  const [placed] = nonet(["rate", "--time"], `${puzzle.slice(0, 26)}+5${puzzle.slice(27)}:`).out;
  assert.equal(placed.split("; ")[1], text.split("; ")[1]);
  const [several] = nonet(["rate", "--time", "--format", "json"], ".".repeat(81)).out;
  assert.deepEqual([JSON.parse(several).expected_seconds, JSON.parse(several).expected_range], [null, null]);
});

test("a rating that ran out of its budget is marked as a lower bound in every form", () => {
  const run = (...more) => nonet(["rate", "--budget", "3000", ...more], inkala).out[0];
  assert.match(run(), /^at least ER \d+\.\d, EP \d+\.\d, ED \d+\.\d \(budget\)$/);
  assert.match(run("--format", "serate"), / ED>=\d+\.\d\/\d+\.\d\/\d+\.\d$/);
  const [json] = objects(nonet(["rate", "--budget", "3000", "--format", "json"], inkala));
  assert.deepEqual([json.exact, json.ended, json.solved], [false, "budget", false]);
  assert.ok(json.er <= 10.7);
});

test("what has no rating says why, and the rest is rated", () => {
  const { code, out, err } = nonet(
    ["rate", "--format", "serate"],
    `${".".repeat(81)}\n88${inkala.slice(2)}\n${rated[0]}\n`,
  );
  assert.equal(code, 1);
  assert.equal(out.length, 1);
  assert.match(err[0], /:1: no rating: .*more than one solution/);
  assert.match(err[1], /:2: no rating: 8 appears twice/);
  const [json] = objects(nonet(["rate", "--format", "json"], ".".repeat(81)));
  assert.deepEqual([json.fault.id, json.er, json.exact], ["several-solutions", null, false]);
});
