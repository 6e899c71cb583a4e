/** The names in JSON are those of core/docs/cli.md, in every command. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { path } from "../wasm/load.mjs";
import { nonet, objects } from "./run.mjs";

const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const draft = easy.replace("53", "..");
const single = ":0002:3:1.6...3..9...3.8.5.2....96..5..12........4..8...6...5.79.2.....2.....1..3.596....:::333:";
const document = readFileSync(path("core/docs/cli.md"), "utf8");
const rows = document
  .split("\n## JSON")[1]
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split("|").slice(1, 3));
const namesIn = (text) => [...text.matchAll(/`(\w[\w-]*)`/g)].map(([, name]) => name);
const namesBegin = rows.findIndex(([head]) => head.trim() === "`source`");
const table = new Map(rows.slice(0, namesBegin).map(([head, names]) => [head.trim(), namesIn(names)]));
const glossary = new Set(rows.slice(namesBegin).flatMap(([head, text]) => [...namesIn(head), ...namesIn(text)]));
const beginning = ["source", "line", "puzzle", "position", "format", "fault", "unique", "unique_by_givens", "ended"];

const stepsBegin = [...beginning, "open"];

/** Each row of the table: calls that together show all of its names, and those. */
const ROWS = [
  ["`solve`", [["solve"]], null],
  ["`solve --count`, `count`", [["solve", "--count", "9"], ["count"]], null],
  ["`solve --all`", [["solve", "--all", "9"]], (names) => [...table.get("`solve --count`, `count`"), ...names]],
  [
    "`solve --stats`",
    [
      ["solve", "--stats"],
      ["solve", "--stats", "--engine", "dlx"],
      ["solve", "--stats", "--engine", "strategy", "--savings"],
    ],
    (names) => names.filter((name) => !["dlx", "strategy"].includes(name)),
  ],
  ["`count --grids`", [["count", "--grids"]], null],
  ["`hint`", [["hint"]], null],
  ["`steps`", [["steps", "--technique", "singles,subsets,xy-chain"]], () => [...stepsBegin, "steps"]],
  ["`path`", [["path", "--explain"]], (names) => [...stepsBegin, ...names.slice(0, -1)]],
  [
    "`rate`",
    [["rate", "--time", "--steps"]],
    (names) => [...beginning, ...names].filter((name) => name !== "step" && name !== "open"),
  ],
  ["`judge`", [["judge", "--place", "r1c3=4", "--solutions"]], null],
  ["`minimise`", [["minimise"]], null],
  ["`minimise --redundant`", [["minimise", "--redundant"]], null],
  ["`complete`", [["complete"]], null],
  ["`ambiguous`", [["ambiguous"]], null],
  ["`vary`", [["vary"]], null],
  ["`picture`", [["picture", path("tests/docs/files/page.png")]], null],
  ["`dlx`", [["dlx", "--matrix"]], null],
  [
    "`generate`",
    [
      ["generate", "--technique", "naked-pair", "--need", "next", "--seed", "x"],
      ["generate", "--technique", "als-xz", "--seed", "x"],
      ["generate", "--nearest", "--level", "extreme", "--clues", "18", "--budget", "5", "--seed", "x"],
    ],
    null,
  ],
  ["`grids`", [["grids"]], null],
  ["`grids --test`", [["grids", "--test", "--count", "10"]], null],
  ["`techniques`", [["techniques"]], null],
  ["`technique-cases`", [["technique-cases", "-"]], null],
  ["`bench`", [["bench", "--engine", "band", "--seconds", "0.01", path("tests/data/puzzles.txt")]], null],
  ["`bench-logic`", null, null],
];

/** All names of a value, those within it too; but not of what stands below these, which is data. */
function namesOf(value, found = new Set()) {
  if (Array.isArray(value)) for (const item of value) namesOf(item, found);
  else if (value && typeof value === "object")
    for (const [name, item] of Object.entries(value)) {
      found.add(name);
      if (!["explanation", "marks", "sets", "nodes", "links"].includes(name) || typeof item !== "object")
        namesOf(item, found);
    }
  return found;
}

test("the table has a row for every command that writes JSON", () => {
  const commands = new Set([...table.keys()].flatMap((row) => row.match(/(?<=`)[a-z-]+/g)));
  const help = nonet(["--help"]).out.join("\n").split("Subcommands:\n")[1].split("\n\n")[0];
  for (const command of help.split("\n").map((line) => line.trim().split(" ")[0]))
    if (nonet([command, "--help"]).out.join("\n").includes("json")) assert.ok(commands.has(command), command);
  assert.deepEqual(
    ROWS.map(([row]) => row),
    [...table.keys()],
  );
});

for (const [row, calls, wantedOf] of ROWS) {
  if (calls === null) continue;
  test(`${row}: names as documented, and no others`, () => {
    const run = ([command, ...args]) =>
      objects(
        nonet(
          [command, "--format", "json", ...args],
          command === "technique-cases" ? `${single}\n${single.replace("333:", "334:")}` : `${draft}\n${easy}\n`,
        ),
      );
    const found = calls.flatMap(run);
    const names = table.get(row);
    const wanted = new Set(wantedOf ? wantedOf(names) : names);
    assert.deepEqual(new Set(found.flatMap(Object.keys)), wanted);
    for (const name of namesOf(found)) assert.ok(glossary.has(name), `${name} is not explained`);
  });
}

test("`bench-logic`: names as documented, and no others", () => {
  const [told] = objects(nonet(["bench-logic", "--format", "json", path("tests/docs/files/puzzles.txt")]));
  assert.deepEqual(new Set(Object.keys(told)), new Set(table.get("`bench-logic`")));
  for (const name of namesOf(told)) assert.ok(glossary.has(name), name);
});

test("what cannot be read has source, line and error in all commands that read puzzles", () => {
  for (const command of [
    "solve",
    "count",
    "hint",
    "steps --technique singles",
    "path",
    "rate",
    "minimise",
    "complete",
    "ambiguous",
    "vary",
    "dlx",
  ]) {
    const [, bad] = objects(nonet([...command.split(" "), "--format", "json"], `${easy}\nbad\n`));
    assert.deepEqual(Object.keys(bad), ["source", "line", "error"], command);
    assert.deepEqual([bad.source, bad.line], ["standard input", 2]);
  }
});
