/** Human logic on the command line: paths, hints, steps, the table of techniques, cases of a library. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inkala, inkalaSolution } from "../wasm/load.mjs";
import { newFolder, nonet, objects } from "./run.mjs";

/** Singles solve it. */
const easy = "6.....4.5..82...................6.1.4.7.........1...2...6...78.....54......9.....";
const empty = ".".repeat(81);

/** The candidates of Inkala's puzzle as HoDoKu prints them, but for 4 in r1c3 and 7 in r9c9. */
const pencilMarks = `.--------------------.--------------------.---------------------.
| 8      1246  2569  | 2347  12357  1234  | 13569 4579  1345679 |
| 12459  124   3     | 6     12578  1248  | 1589  45789 14579   |
| 1456   7     456   | 348   9      1348  | 2     458   13456   |
:--------------------+--------------------+---------------------:
| 123469 5     2469  | 2389  2368   7     | 1689  2489  12469   |
| 12369  12368 269   | 2389  4      5     | 7     289   1269    |
| 24679  2468  24679 | 1     268    2689  | 5689  3     24569   |
:--------------------+--------------------+---------------------:
| 23457  234   1     | 23479 237    2349  | 359   6     8       |
| 23467  2346  8     | 5     2367   23469 | 39    1     2379    |
| 23567  9     2567  | 2378  123678 12368 | 4     257   235     |
'--------------------'--------------------'---------------------'
`;

/** The board after the steps of a path, from their placements. */
function filled(puzzle, steps) {
  const cells = [...puzzle];
  for (const { placements } of steps) {
    for (const { cell, digit } of placements) {
      const [row, column] = cell.match(/\d/g).map(Number);
      cells[(row - 1) * 9 + column - 1] = String(digit);
    }
  }
  return cells.join("");
}

test("a path is a numbered step a line, and how it ended", () => {
  const run = nonet(["path"], `${easy}\n`);
  assert.equal(run.code, 0);
  const steps = run.out.slice(0, -1);
  for (const [i, line] of steps.entries())
    assert.match(line, new RegExp(`^${i + 1}\\. [A-Z].* => r\\dc\\d.* {2}\\[(beginner|easy) \\d+\\]$`));
  assert.match(run.out.at(-1), new RegExp(`^solved: ${steps.length} steps, level (beginner|easy), score \\d+$`));
});

test("a path as JSON has each step with the position before it, and leads to the solution", () => {
  const [path] = objects(nonet(["path", "--format", "json"], easy));
  const solution = nonet(["solve"], easy).out[0];
  assert.deepEqual([path.line, path.format, path.fault, path.ended, path.solved], [1, "line", null, "complete", true]);
  assert.equal(
    path.score,
    path.steps.reduce((sum, { score }) => sum + score, 0),
  );
  assert.equal(filled(easy, path.steps), solution);
  assert.equal(path.steps[0].position, `${easy}:`);
  assert.equal(path.last.replaceAll("+", ""), `${solution}:`);
  for (const { marks, notation, technique } of path.steps) {
    assert.ok(marks.length > 0, notation);
    assert.ok(technique.length > 0);
  }
});

test("a path as library lines passes when it is checked as cases", () => {
  const run = nonet(["path", "--format", "library"], easy);
  assert.equal(run.code, 0);
  assert.ok(run.out.every((line) => /^:\d{4}:\d*:[.+1-9]*:[\d ]*:[\d ]*:\d*:$/.test(line)));
  const file = join(newFolder(), "path.txt");
  writeFileSync(file, run.out.join("\n"));
  const cases = nonet(["technique-cases", file]);
  assert.equal(cases.out.at(-1), `${run.out.length} passed, 0 failed`);
  assert.equal(cases.code, 0);
});

test("library lines name techniques that HoDoKu does not know by their ids, and can be checked too", () => {
  const position =
    ".....5.3+1.6....84+5..51..6.....2...5+4.9..1..+67..47...9+8.....8...9.........27...4.6:217 231 235 236 665 574 974 975 177 277 377 584 187 287 387";
  const { out } = nonet(["path", "--detours", "--format", "library"], position);
  assert.ok(out.some((line) => line.startsWith(":als-w-wing:7:")));
  assert.ok(out.every((line) => /^:([0-9]{4}|[a-z][a-z0-9-]+):1?2?3?4?5?6?7?8?9?:/.test(line)));
  assert.equal(nonet(["technique-cases", "-"], out.join("\n")).out.at(-1), `${out.length} passed, 0 failed`);
});

test("a path that gets stuck says so, and that is no error", () => {
  const run = nonet(["path", "--techniques", "singles"], inkala);
  assert.deepEqual(run, { code: 0, out: ["stuck: 0 steps, level none, score 0, 60 cells empty"], err: [] });
  const library = nonet(["path", "--techniques", "singles", "--format", "library"], inkala);
  assert.deepEqual(library, {
    code: 0,
    out: [],
    err: ["standard input:1: note: stuck: 0 steps, level none, score 0, 60 cells empty"],
  });
  const [json] = objects(nonet(["path", "--techniques", "singles", "--format", "json"], inkala));
  assert.deepEqual([json.solved, json.ended, json.level, json.steps], [false, "complete", null, []]);
});

test("nested forcing nets come where nothing else helps, and then a path does not get stuck", () => {
  const [whole] = objects(nonet(["path", "--format", "json"], inkala));
  assert.ok(whole.solved);
  const [stuck] = objects(nonet(["path", "--format", "json", "--techniques=-last-resort"], inkala));
  assert.deepEqual([stuck.solved, stuck.ended], [false, "complete"]);
  const { technique } = whole.steps[stuck.steps.length];
  assert.match(technique, /^nested-forcing-net-/);
  assert.deepEqual(whole.steps.slice(0, stuck.steps.length), stuck.steps);
});

test("a budget that runs out is said, with what was found until then", () => {
  const path = nonet(["path", "--budget", "1"], inkala);
  assert.equal(path.code, 0);
  assert.match(path.out.at(-1), /^budget: \d+ steps?, level /);
  assert.deepEqual(nonet(["hint", "--budget", "1", "--techniques=-wings,-coloring"], inkala).out.length, 1);
  assert.match(nonet(["steps", "--budget", "1"], inkala).out.at(-1), /^budget: at least \d+ steps?$/);
  assert.equal(objects(nonet(["steps", "--budget", "1", "--format", "json"], inkala))[0].ended, "budget");
  assert.deepEqual(nonet(["hint", "--budget", "1", "--techniques", "als"], inkala).out, ["budget"]);
});

test("a hint is the first step of the path, and all steps begin with it", () => {
  const path = nonet(["path"], easy).out;
  assert.deepEqual(nonet(["hint"], easy), { code: 0, out: [path[0].replace("1. ", "")], err: [] });
  const steps = nonet(["steps"], easy).out;
  assert.equal(`1. ${steps[0]}`, path[0]);
  assert.equal(steps.at(-1), `${steps.length - 1} steps`);
  const [hint] = objects(nonet(["hint", "--format", "json"], easy));
  const [all] = objects(nonet(["steps", "--format", "json"], easy));
  assert.deepEqual(hint.step, all.steps[0]);
  assert.equal(all.steps.length, steps.length - 1);
  assert.equal(nonet(["hint", "--techniques", "singles"], inkala).out[0], "none");
});

test("techniques are chosen by ids, families, codes and their usual other names", () => {
  const used = (...args) => {
    const [{ steps }] = objects(nonet(["steps", "--format", "json", ...args], easy));
    return [...new Set(steps.map(({ technique }) => technique))];
  };
  const hidden = ["hidden-single-box", "hidden-single-line"];
  for (const name of ["hidden-single", "Hidden Single", "hidden_single", "0002"])
    assert.deepEqual(used("--technique", name), hidden, name);
  assert.deepEqual(used("--technique", hidden[0], "--technique", "naked-single"), [hidden[0], "naked-single"]);
  const path = (list) => objects(nonet(["path", "--format", "json", "--techniques", list], easy))[0];
  assert.ok(path("singles").solved);
  assert.ok(!path("singles,-hidden-single").solved);
  assert.ok(path("all,-naked-single").steps.every(({ technique }) => technique !== "naked-single"));
  assert.deepEqual(path("-singles,+singles").steps, path("usual").steps);
  for (const name of [
    "pointing",
    "claiming",
    "locked-candidates",
    "fish",
    "unique-rectangle",
    "all",
    "usual",
    "uniqueness",
  ]) {
    assert.equal(nonet(["steps", "--technique", name], easy).code, 0, name);
  }
  assert.deepEqual(used("--technique", `${hidden[0]},naked-single`), [hidden[0], "naked-single"]);
  assert.deepEqual(path("singles, -0003").steps, path("singles,-naked-single").steps);
  for (const args of [
    ["steps", "--technique", "frob"],
    ["path", "--techniques", "singles,frob"],
    ["path", "--techniques", "-"],
    ["hint", "--budget", "-1"],
    ["hint", "--budget", "1e6"],
    ["hint", "--budget", "9".repeat(19)],
    ["hint", "--technique", "fish"],
  ]) {
    const run = nonet(args, easy);
    assert.equal(run.code, 2, args.join(" "));
    assert.ok(run.err.length > 0);
  }
  assert.match(nonet(["steps", "--technique", "frob"], easy).err[0], /no technique is called 'frob'/);
});

test("hints, lists of steps, paths and the table follow the order that is asked for", () => {
  const position =
    "+5+14+9+7+2+3683+9+618+5..2+7+82+4635+1+997..+4+18+2+6+6.+1+82+9.3.2.+8+7.+619.4+2.+6.+8+9.+1+86+9.1.+2..1..29.+68.:573 589 789 599";
  const firsts = {
    nonet: "Skyscraper",
    hodoku: "Remote Pair",
    sudokuwiki: "Simple Colors Trap",
    "sudoku-explainer": "X-Cycle",
  };
  const bare = (command) => nonet([command], position).out;
  for (const [order, name] of Object.entries(firsts)) {
    const hint = nonet(["hint", "--order", order], position).out[0];
    assert.equal(hint.split(":")[0], name);
    const steps = nonet(["steps", "--order", order], position).out;
    assert.equal(steps[0], hint);
    assert.deepEqual([...steps].sort(), bare("steps").sort());
    const path = nonet(["path", "--order", order], position).out;
    assert.equal(path[0], `1. ${hint}`);
    assert.match(path.at(-1), /^solved: /);
    const table = nonet(["techniques", "--order", order]).out;
    assert.deepEqual([...table].sort(), nonet(["techniques"]).out.sort());
    assert.equal(
      table[2].split(" ")[0],
      order === "nonet" || order === "sudoku-explainer" ? "hidden-single-box" : "naked-single",
    );
  }
  assert.deepEqual(nonet(["hint", "--order", "nonet"], position).out, bare("hint"));
  assert.deepEqual(nonet(["techniques", "--order", "nonet"]).out, nonet(["techniques"]).out);
});

test("an order that does not exist is refused with those that do; what classes puzzles has none", () => {
  const run = nonet(["hint", "--order", "frob"], easy);
  assert.equal(run.code, 2);
  assert.match(run.err[0], /'frob' is none of hodoku\|nonet\|sudoku-explainer\|sudokuwiki/);
  for (const command of ["rate", "generate", "technique-cases"])
    assert.equal(nonet([command, "--order", "hodoku"], easy).code, 2, command);
});

test("a file may stand behind the techniques", () => {
  const file = join(newFolder(), "one.txt");
  writeFileSync(file, easy);
  assert.equal(nonet(["path", "--techniques", "singles,-0003", file]).code, 0);
  assert.equal(nonet(["steps", "--technique", "naked-single", file]).code, 0);
});

test("every form of a position is read, in one file", () => {
  const library = objects(nonet(["path", "--format", "json"], easy))[0].steps[5].position;
  const all729 = (puzzle) =>
    [...puzzle]
      .map((c) => (c === "." ? "123456789" : ".".repeat(Number(c) - 1) + c + ".".repeat(9 - Number(c))))
      .join("");
  const rows = inkala.match(/.{9}/g).join("\n");
  const input = [
    inkala,
    library,
    `:0002:x:${library}::`,
    "# a comment",
    pencilMarks,
    rows,
    "",
    all729(inkala),
    inkala,
  ].join("\n");
  const run = nonet(["hint", "--format", "json"], input);
  assert.equal(run.code, 0);
  const found = objects(run);
  assert.deepEqual(
    found.map(({ format }) => format),
    ["line", "library", "library", "pencil-marks", "rows", "sukaku", "line"],
  );
  assert.deepEqual(
    found.map(({ line }) => line),
    [1, 2, 3, 5, 19, 29, 30],
  );
  assert.deepEqual([found[1].position, found[2].position], [library, library]);
  for (const i of [0, 4, 6]) assert.equal(found[i].position, `${inkala}:`);
});

test("a lone candidate that stands in a peer too is a naked single, and that is said", () => {
  const run = nonet(["steps", "--technique", "naked-single"], pencilMarks.replace("1246 ", "1    "));
  assert.deepEqual(run.out.at(-1), "1 step");
  assert.deepEqual(run.err, [
    "standard input:1: note: 21 cells with one candidate taken as filled: no cell in sight has it too",
    "standard input:1: note: 1 cell with one candidate taken as open: a cell in sight has it too",
  ]);
});

test("what cannot be read is reported with line and reason, and the rest is answered", () => {
  const given = easy.search(/[1-9]/);
  const removed = `${easy[given]}${Math.floor(given / 9) + 1}${(given % 9) + 1}`;
  const input = [
    easy,
    "hello",
    easy.slice(1),
    `${easy}:91`,
    `${easy}:910`,
    `:0002:x:${easy}.:`,
    ".".repeat(730),
    pencilMarks.replace("1246", "1q46"),
    pencilMarks.replace("| 8 ", "| 81 4 "),
    "",
    easy,
    `${easy}:${removed}`,
    pencilMarks.replace("| 8 ", "| x "),
  ].join("\n");
  const run = nonet(["hint"], input);
  assert.equal(run.code, 1);
  const [hint] = nonet(["hint"], easy).out;
  assert.deepEqual(run.out, [hint, hint]);
  assert.deepEqual(run.err, [
    "standard input:2: this is no puzzle in a format that nonet reads",
    "standard input:3: 80 cells; a puzzle has 81",
    "standard input:4: column 83: a candidate is three digits from 1 to 9: digit, row, column",
    "standard input:5: column 83: a candidate is three digits from 1 to 9: digit, row, column",
    "standard input:6: 82 cells; a puzzle has 81, and column 90 is the first too many",
    "standard input:7: 730 characters; the candidates of 81 cells have 729, and column 730 is the first too many",
    "standard input:9: column 11: 'q' may not stand here",
    "standard input:23: row 1 has 10 cells; a row has 9",
    `standard input:38: column 83: ${removed} is among the removed candidates, and stands in that cell`,
    "standard input:40: column 3: 'x' may not stand here",
  ]);
});

/** Two solutions: r1c1, r1c2, r4c1 and r4c2 may be 1 and 2 either way. */
const twoWays = "..3456789456789123789123456..4365897365897214897214365531642978642978531978531642";

test("where there are several solutions, logic goes on while it can and says which cells are open", () => {
  const fewer = `${twoWays.slice(0, 79)}..`;
  const note =
    "standard input:1: note: there is more than one solution: two of them differ in r1c1; techniques of uniqueness and of last resort are left out";
  const end = "logic ends here: 4 cells are open, and each candidate left stands in a solution";
  assert.deepEqual(nonet(["hint"], twoWays), { code: 0, out: [end], err: [note] });
  assert.deepEqual(nonet(["steps"], twoWays), { code: 0, out: [end], err: [note] });
  const path = nonet(["path"], fewer);
  assert.deepEqual([path.code, path.out.at(-1)], [0, `open: 2 steps, level beginner, score 8, 4 cells empty; ${end}`]);
  const [json] = objects(nonet(["path", "--format", "json"], fewer));
  assert.deepEqual(
    [json.fault.id, json.steps.length, json.open],
    ["several-solutions", 2, ["r1c1", "r1c2", "r4c1", "r4c2"]],
  );
  const [hint] = objects(nonet(["hint", "--format", "json"], fewer));
  assert.deepEqual([hint.step.technique, hint.open], ["full-house", []]);
});

test("all solutions are listed, or as many as are wanted", () => {
  const both = ["12", "21"].map(
    (pair) => `${pair}${twoWays.slice(2, 27)}${[...pair].reverse().join("")}${twoWays.slice(29)}`,
  );
  const all = nonet(["solve", "--all", "0"], twoWays);
  assert.deepEqual([all.code, all.out.toSorted()], [0, both]);
  assert.equal(nonet(["solve", "--all", "1"], twoWays).out.length, 1);
  assert.deepEqual(nonet(["solve", "--all", "5"], inkala).out, [inkalaSolution]);
  assert.deepEqual(nonet(["solve", "--all", "5"], `82${inkala.slice(2)}`).out, ["none"]);
  const [json] = objects(nonet(["solve", "--all", "1", "--format", "json"], twoWays));
  assert.deepEqual([json.solutions, json.exact, json.ended, json.all.length], [1, false, "limit", 1]);
  assert.equal(nonet(["solve", "--all", "2", "--engine", "dlx"], empty).out.length, 2);
});

test("a path has no detours unless they are asked for, and the level is the same", () => {
  const puzzle = "..64.9.1.4.831..9....2...746...2....1.78....2.......5121.6.8...8.3.9.......7.....";
  const summary = (...args) =>
    nonet(["path", ...args], puzzle)
      .out.at(-1)
      .match(/solved: (\d+) steps, level (\w+), score (\d+)/);
  const [[, few, level, score], [, many, same, more]] = [summary(), summary("--detours")];
  assert.ok(Number(few) < Number(many));
  assert.equal(level, same);
  assert.ok(Number(score) < Number(more));
});

test("a position from which logic cannot start is reported with the reason", () => {
  const twice = `88${inkala.slice(2)}`;
  const wrong = `82${inkala.slice(2)}`; // The solution has a 1 there.
  const emptyCell = `${empty}:${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${digit}12`).join(" ")}`;
  const noPlace = `${empty}:${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => `53${column}`).join(" ")}`;
  const placed = `8+2${inkala.slice(2)}`;
  const input = [twice, wrong, placed, emptyCell, noPlace, `${inkala}:112`, inkalaSolution, easy];
  for (const command of ["path", "hint", "steps"]) {
    const run = nonet([command], input.join("\n"));
    assert.equal(run.code, 1);
    assert.deepEqual(run.out, nonet([command], easy).out);
    assert.deepEqual(
      run.err,
      [
        "8 appears twice in row 1: r1c1 and r1c2",
        "there is no solution",
        "r1c2 has 2, and the only solution of the givens has 1 there",
        "r1c2 has no candidate left",
        "row 3 has no place left for 5",
        "r1c2 has lost 1, which the solution needs",
        "solved already",
      ].map((reason, i) => `standard input:${i + 1}: ${reason}`),
    );
  }
  const faults = objects(nonet(["path", "--format", "json"], input.join("\n"))).map(({ fault }) => fault?.id);
  assert.deepEqual(faults, [
    "conflict",
    "no-solution",
    "wrong-digit",
    "no-candidate",
    "no-place",
    "missing-candidate",
    "solved",
    undefined,
  ]);
  const [lost] = objects(nonet(["hint", "--format", "json"], input[5]));
  assert.deepEqual([lost.fault.cell, lost.fault.digit, lost.step], ["r1c2", 1, null]);
  // A solved grid is nothing wrong.
  assert.equal(nonet(["hint"], inkalaSolution).code, 0);
});

test("the table of techniques names each with its family, level, score, rating and code", () => {
  const list = objects(nonet(["techniques", "--format", "json"]));
  assert.ok(list.length > 100);
  assert.deepEqual(list[0], {
    id: "full-house",
    name: "Full House",
    family: "singles",
    level: "beginner",
    score: 4,
    rating: 1,
    hodoku: "0000",
    use: "usual",
  });
  const text = nonet(["techniques"]).out;
  assert.equal(text.length, list.length + 1);
  for (const [i, { id, name, use }] of list.entries()) {
    assert.ok(text[i + 1].startsWith(`${id} `));
    assert.ok(text[i + 1].includes(name));
    assert.ok(text[i + 1].endsWith(use));
    assert.equal(nonet(["steps", "--technique", id], "").code, 0);
  }
});

test("cases of a library pass or fail with a reason, and are counted in the last line", () => {
  const single = `:0002:3:1.6...3..9...3.8.5.2....96..5..12........4..8...6...5.79.2.....2.....1..3.596....:::333:`;
  const input = [
    "# comment",
    "",
    single,
    single.replace("333:", "334:"),
    single.replace(":0002:", ":0002-x:"),
    single.replace(":0002:", ":0002-x:").replace("333:", "334:"),
    single.replace(":0002:", ":9999:"),
    single.replace("1.6", "1q6"),
    single.replace("1.6", "116"),
    ":0002:x",
    "nonsense",
    single.replace(":::333", ":133 333::333"),
    single.replace("333", ""),
    single.replace("333", "").replace(":0002:", ":0002-x:"),
    single.replace("333", "").replace(":0002:", ":0210-x:"),
  ];
  const file = join(newFolder(), "cases.txt");
  writeFileSync(file, `${input.join("\n")}\n`);
  const run = nonet(["technique-cases", file]);
  assert.equal(run.code, 1);
  assert.deepEqual(run.err, []);
  const results = run.out
    .filter((line) => /^(pass|fail) /.test(line))
    .map((line) => line.slice(0, line.indexOf(" ", 5)));
  assert.deepEqual(results, [
    "pass 3",
    "fail 4",
    "fail 5",
    "pass 6",
    "fail 7",
    "fail 8",
    "fail 9",
    "fail 10",
    "fail 11",
    "fail 12",
    "fail 13",
    "fail 14",
    "pass 15",
  ]);
  assert.equal(run.out.at(-1), "3 passed, 10 failed");
  const reasons = objects(nonet(["technique-cases", "--format", "json", "-"], input.join("\n"))).map(
    ({ reason }) => reason,
  );
  assert.deepEqual(reasons, [
    null,
    "the step is not found",
    "the step is found, and must not be",
    null,
    "no technique has the code '9999'",
    "column 10: 'q' may not stand here",
    "1 appears twice in row 1: r1c1 and r1c2",
    "column 8: a library line has its grid after the third colon",
    "a case begins with a colon",
    "r3c3 has lost 3, which the solution needs",
    "the case names no elimination and no placement",
    "the step is found, and must not be",
    null,
    undefined,
  ]);
  assert.ok(run.out.some((line) => line === "  found: Hidden Single (box): 3 in b1 => r3c3=3"));
  const only = nonet(["technique-cases", file, "--only", ":333:"]);
  assert.match(only.out.at(-1), /^\d+ passed, \d+ failed$/);
});

test("the code of a Siamese fish accepts the plain fish with the same effect, and no other one", () => {
  const fish =
    "6.9.....8...7.1...4.+1.......+9+8.6...4.2.....3..3....5...1.5...7.8...9..........2..:521 523 225 325 327 228 229 329 234 334 834 236 336 536 836 637 937 638 938 339 639 939 141 553 753 855 757 763 865 866 473 673 275 875 276 377 582 782 283 383 483 683 387 591 791 592 792 393 493 693 895:198::";
  const lines = ["0311", "03111", "03211", "03121"].map((code) => `:${code}:1:${fish}`);
  const run = nonet(["technique-cases", "--format", "json", "-"], lines.join("\n"));
  assert.deepEqual(
    objects(run)
      .slice(0, -1)
      .map(({ passed }) => passed),
    [true, true, false, false],
  );
});

test("the codes of chains with sets accept sets that bend, as HoDoKu's chains leave a set by several digits", () => {
  const rest =
    "236:.4..892...652+4...+9..9.+1...44..9.5...95.+4...17...1.8+4+956.+4...9...+9...174...789+4.3.:331 242 342 243 245 345 574 775 584 689:291 314 649::9";
  const run = nonet(["technique-cases", "--format", "json", "-"], `:0709-2:${rest}\n:0706:${rest}`);
  assert.deepEqual(
    objects(run)
      .slice(0, -1)
      .map(({ passed }) => passed),
    [true, false],
  );
});

test("a direct step comes first where it is asked for, in each order, and says why in both languages", () => {
  const board = "...3.4.....7..9..134.2.75...6.47...35938261...7.9.3.8.....92..8.3..4...29...3....";
  assert.match(nonet(["hint", board]).out[0], /^Locked Pair: /);
  for (const order of ["nonet", "hodoku", "sudokuwiki", "sudoku-explainer"]) {
    const run = nonet(["hint", "--techniques", "usual,direct", "--order", order, "--explain", board]);
    assert.deepEqual(run.out, [
      "Direct Pointing: 1 in b2 (r13c5), b5 => r4c6=1  [medium 30]",
      "  In box 2, the 1 can only be in column 5 (r1c5 or r3c5). That uses up column 5, so in box 5 only r4c6 is left for it.",
      "  So r4c6 is 1.",
    ]);
  }
  const chinese = nonet(["hint", "--techniques", "usual,direct", "--explain", "--lang", "zh-CN", board]);
  assert.match(chinese.out[1], /第2宫的1只能在第5列（r1c5或r3c5），第5列的1就用掉了。所以第5宫的1只剩r4c6。/);
});

test("each command of logic has its help", () => {
  for (const command of ["path", "hint", "steps", "techniques", "technique-cases"]) {
    const run = nonet([command, "--help"]);
    assert.equal(run.code, 0);
    assert.ok(
      run.out.some((line) => line.includes("--format")),
      command,
    );
  }
});

test("techniques of uniqueness are left out, and that is said, where only removed candidates leave one solution", () => {
  const position = "...271..946...........9.......53..6......73....1.......3..2.........41...8....937:537";
  const run = nonet(["hint", "--techniques", "uniqueness"], position);
  assert.deepEqual([run.code, run.out], [0, ["none"]]);
  assert.match(run.err[0], /^standard input:1: note: .* techniques of uniqueness are left out$/);
  assert.deepEqual(nonet(["hint", "--techniques", "singles"], position).err, []);
  const [{ source, unique, unique_by_givens: byGivens }] = objects(nonet(["hint", "--format", "json"], position));
  assert.deepEqual([source, unique, byGivens], ["standard input", false, false]);
});

test("cases that do not exist are no success", () => {
  const run = nonet(["technique-cases", "--only", "nothing has this", "-"], `:0002:3:${easy}::::`);
  assert.deepEqual([run.code, run.out, run.err], [1, ["0 passed, 0 failed"], ["standard input: no case was found"]]);
});
