/** Input of commands: arguments, lists, grids, other texts, several puzzles, and pipes that stay open. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inkala, inkalaSolution, program } from "../wasm/load.mjs";
import { newFolder, nonet, objects } from "./run.mjs";

const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const easySolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const rowsOf = (puzzle) => puzzle.match(/.{9}/g).join("\n");
const bordered = (puzzle) =>
  puzzle
    .match(/.{27}/g)
    .map((band) =>
      band
        .match(/.{9}/g)
        .map((row) => row.match(/.{3}/g).join(" | "))
        .join("\n"),
    )
    .join("\n----+-----+----\n");

const folder = newFolder();
function fileOf(text) {
  const path = join(folder, `${Math.random()}.txt`);
  writeFileSync(path, text);
  return path;
}

/** Of the level "hard": of some commands, the hardest takes seconds. */
const harder = "2.3.1..8..8..69.319143...651..6...24..8.541..45..3...6...9.........73.123.1.26...";
/** Each command, and what it prints for a puzzle of a list; that is what every other form must give. */
const COMMANDS = [
  ["solve"],
  ["count"],
  ["rate"],
  ["path"],
  ["hint"],
  ["steps", "--technique", "singles"],
  ["minimise", "--redundant"],
  ["minimise", "--seed", "x"],
  ["complete", "--seed", "x"],
  ["ambiguous"],
  ["vary", "--seed", "x"],
  ["dlx"],
];
const answers = new Map(
  COMMANDS.map((command) => [command, [easy, harder].map((puzzle) => nonet([...command, fileOf(`${puzzle}\n`)]).out)]),
);
/** A seed goes on from puzzle to puzzle, so the second answer of a series is another than that of the puzzle alone. */
const isSeries = (command) => command.includes("--seed");

for (const command of COMMANDS) {
  const name = command[0];
  const [first, second] = answers.get(command);
  const both = isSeries(command) ? nonet([...command, fileOf(`${easy}\n${harder}\n`)]).out : [...first, ...second];

  test(`${command.join(" ")} reads a puzzle in any form`, () => {
    assert.ok(first.length > 0 && second.length > 0);
    for (const form of [
      rowsOf(easy),
      bordered(easy),
      rowsOf(easy).replaceAll(".", " . "),
      easy.match(/.{27}/g).map(rowsOf).join("\n\n"),
      JSON.stringify([...easy].map(Number).map((digit) => digit || 0)),
      `[Puzzle]\n${rowsOf(easy)}\n`,
      `puzzle,title\n${easy},one\n`,
      `<opensudoku><game data="${easy.replaceAll(".", "0")}"/></opensudoku>`,
      easy.replaceAll(".", "x"),
      `https://sudoku.coach/en/play/${easy.replaceAll(".", "0")}`,
      nonet(["convert", "--to", "nonet", easy]).out[0],
      "#p=5NlQ19j9mGca3OIN1bWGk2m41TjS79",
    ]) {
      const file = nonet([...command, fileOf(form)]);
      assert.deepEqual([file.code, file.out, file.err], [0, first, []], form);
      assert.deepEqual(nonet(command, form).out, first, form);
      const argument = nonet([...command, form]);
      assert.deepEqual([argument.code, argument.out, argument.err], [0, first, []], form);
    }
  });

  test(`${command.join(" ")} reads several puzzles of a text`, () => {
    for (const form of [
      `${easy}\n${harder}\n`,
      JSON.stringify([easy, harder]),
      JSON.stringify([easy, harder], null, 2),
      `${JSON.stringify({ puzzle: easy })}\n${JSON.stringify({ puzzle: harder })}\n`,
      `puzzle,title\n${easy},"a\nb"\n${harder},c\n`,
      `${rowsOf(easy)}\n\n${rowsOf(harder)}\n`,
      `${bordered(easy)}\n\n\n${bordered(harder)}\n`,
      `${easy}\n${rowsOf(harder)}\n`,
    ]) {
      const run = nonet([...command, fileOf(form)]);
      assert.deepEqual([run.code, run.out, run.err], [0, both, []], form);
      assert.deepEqual(nonet(command, form).out, both, form);
    }
  });

  test(`${name} begins its JSON with source, line and puzzle, and tells what it cannot read in its place`, () => {
    const file = fileOf(`\n${easy}\n${easy.slice(1)}\n${rowsOf(harder)}\n`);
    const found = objects(nonet([...command, "--format", "json", file]));
    assert.deepEqual(
      found.map((object) => [...Object.keys(object).slice(0, 3), object.source, object.line]),
      [
        ["source", "line", "puzzle", file, 2],
        ["source", "line", "error", file, 3],
        ["source", "line", "puzzle", file, 4],
      ],
    );
    assert.deepEqual([found[0].puzzle, found[2].puzzle], [easy, harder]);
    assert.match(found[1].error, /^80 cells; a puzzle has 81$/);
    const [text] = objects(nonet([...command, "--format", "json", easy]));
    assert.deepEqual([text.source, text.line], ["command line", 1]);
  });

  test(`${name} marks what it cannot read, so that answers stay beside their lines`, () => {
    const lines = ["# two", easy, "", easy.slice(1), "no puzzle", harder];
    const { code, out, err } = nonet([...command, "--bad-lines", "mark"], lines.join("\n"));
    const wanted = ["", ...first, "", "error", "error", ...both.slice(first.length)];
    assert.deepEqual([code, out], [1, wanted]);
    assert.deepEqual(
      err.map((line) => line.split(":").slice(0, 2).join(":")),
      ["standard input:4", "standard input:5"],
    );
    const skipped = nonet([...command, "--bad-lines=skip"], lines.join("\n"));
    assert.deepEqual([skipped.code, skipped.out, skipped.err], [1, both, err]);
  });
}

test("what logic cannot start from is marked too, and a solved grid by its own word", () => {
  const input = `88${inkala.slice(2)}\n${inkalaSolution}\n82${inkala.slice(2)}\n`;
  const marked = (...args) => nonet([...args, "--bad-lines", "mark"], input).out;
  for (const command of ["hint", "path", "steps"]) assert.deepEqual(marked(command), ["error", "solved", "error"]);
  assert.deepEqual([marked("rate")[0], marked("rate").length, marked("rate")[2]], ["error", 3, "error"]);
  assert.deepEqual(marked("minimise")[0], "error");
  assert.deepEqual(marked("ambiguous").slice(0, 2), ["error", "unique"]);
  const varied = nonet(["vary", "--count", "2", "--seed", "x", "--bad-lines", "mark"], `${inkala}\nbad\n\n`).out;
  assert.deepEqual([varied.length, varied.slice(2)], [6, ["error", "error", "", ""]]);
});

/** Runs the program with a pipe that stays open; what it printed after each piece. */
async function pieces(args, writes) {
  const run = spawn(program, args);
  let out = "";
  run.stdout.on("data", (data) => (out += data));
  const closed = new Promise((resolve) => run.on("close", resolve));
  const after = [];
  for (const { text, lines } of writes) {
    run.stdin.write(text);
    const until = Date.now() + 20_000;
    while (out.split("\n").length - 1 < lines && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 5));
    after.push(out.split("\n").length - 1);
  }
  run.stdin.end();
  return { code: await closed, after, out: out.split("\n").slice(0, -1) };
}

const OPEN = [
  ["solve"],
  ["count"],
  ["rate"],
  ["path"],
  ["hint"],
  ["steps", "--technique", "singles"],
  ["minimise", "--seed", "x"],
];

test("lines of a pipe are answered before it closes, whatever their form", async () => {
  for (const command of OPEN) {
    const first = answers.get(COMMANDS.find((row) => row.join() === command.join()))[0];
    const n = first.length;
    for (const line of [
      `${easy}\n`,
      `${easy.slice(1)}\n${easy}\n`,
      `# a list\n\n${easy.replaceAll(".", "0")} 1.2\r\n`,
      `:0000:x:${easy}:::\n`,
      `${JSON.stringify({ puzzle: easy })}\n`,
      `puzzle,title\n${easy},a\n`,
      `${rowsOf(easy)}\n\n`,
    ]) {
      const { after, out } = await pieces(command, [{ text: line, lines: n }]);
      assert.deepEqual([after, out], [[n], first], `${command} ${line}`);
    }
  }
});

test("one line after the other is answered on a pipe, and convert writes them, too", async () => {
  const three = [1, 2, 3].map((lines) => ({ text: `${inkala}\n`, lines }));
  const solved = await pieces(["solve"], three);
  assert.deepEqual(solved, { code: 0, after: [1, 2, 3], out: Array(3).fill(inkalaSolution) });
  for (const threads of ["0", "1", "3"])
    assert.deepEqual((await pieces(["convert", "--to", "line", "--threads", threads], three)).after, [1, 2, 3]);
  const json = await pieces(
    ["solve", "--format", "json"],
    [
      { text: `${inkala}\nbad\n`, lines: 2 },
      { text: `${inkala}\n`, lines: 3 },
    ],
  );
  assert.deepEqual(json.after, [2, 3]);
});

test("the first lines of a pipe may come in pieces, and grids one after the other", async () => {
  const halves = await pieces(
    ["solve"],
    [
      { text: easy.slice(0, 40), lines: 0 },
      { text: `${easy.slice(40)}\n`, lines: 1 },
      { text: `${rowsOf(inkala)}\n`, lines: 1 },
      { text: "\n", lines: 2 },
    ],
  );
  assert.deepEqual(
    [halves.after, halves.out],
    [
      [0, 1, 1, 2],
      [easySolution, inkalaSolution],
    ],
  );
  const grids = await pieces(
    ["solve"],
    [
      { text: `${rowsOf(easy)}\n\n`, lines: 1 },
      { text: `${rowsOf(easySolution)}\n\n`, lines: 1 },
      { text: rowsOf(inkala), lines: 1 },
    ],
  );
  // The second grid is the solution of the first; the third ends with the pipe.
  assert.deepEqual(
    [grids.after, grids.out],
    [
      [1, 1, 1],
      [easySolution, inkalaSolution],
    ],
  );
});

test("a file of the name of a puzzle wins; what is neither is told in one message", () => {
  const place = newFolder();
  const run = (argument) => {
    const path = join(place, argument);
    return nonet(["solve", path]);
  };
  writeFileSync(join(place, easy), `${inkala}\n`);
  assert.deepEqual(run(easy).out, [inkalaSolution]);
  assert.deepEqual(nonet(["solve", easy]).out, [easySolution]);
  for (const command of [...COMMANDS, ["convert", "--to", "line"]]) {
    const missing = nonet([...command, "no-such-file.txt", easy.slice(1)]);
    assert.equal(missing.code, 1);
    assert.deepEqual(missing.out, []);
    assert.deepEqual(missing.err.length, 2, command.join(" "));
    assert.equal(missing.err[0], "no-such-file.txt: neither a file nor a puzzle");
    assert.match(missing.err[1], /: neither a file nor a puzzle: .*80 cells/);
  }
  const [bad] = objects(nonet(["solve", "--format", "json", "no-such-file.txt"]));
  assert.deepEqual(bad, { source: "no-such-file.txt", line: null, error: "neither a file nor a puzzle" });
  mkdirSync(join(place, "folder"));
  assert.deepEqual(run("folder").err, [`${join(place, "folder")}: a folder, not a file`]);
  const closed = join(place, "closed.txt");
  writeFileSync(closed, easy);
  chmodSync(closed, 0);
  if (process.getuid() !== 0) assert.deepEqual(run("closed.txt").err, [`${closed}: cannot be opened`]);
});

test("texts that are no puzzle are told as convert tells them, with their place", () => {
  for (const text of [
    "hello\n",
    '{"grid": [',
    `${rowsOf(easy).slice(0, 60)}\n`,
    "<opensudoku><game data='1'></opensudoku>",
  ]) {
    const { code, out, err } = nonet(["solve"], text);
    assert.deepEqual([code, out, err.length], [1, [], 1], text);
  }
  assert.deepEqual(nonet(["solve"], "hello\n").err, nonet(["convert", "--to", "line"], "hello\n").err);
  assert.deepEqual(nonet(["solve"], ""), { code: 0, out: [], err: [] });
  assert.match(nonet(["hint"], '{"grid": [').err[0], /^standard input:1: column \d+: not well-formed JSON/);
});

test("a long text is told of once when no line is a puzzle, and line by line when one is", () => {
  const long = "x(1,1,5)\n".repeat(40_000);
  const none = nonet(["count"], long);
  assert.deepEqual([none.code, none.out, none.err.length], [1, [], 1]);
  assert.match(none.err[0], /^standard input: more than 256 KiB/);
  const one = nonet(["count", "--bad-lines", "mark"], `${long}\n${easy}\n12 34\n`);
  assert.deepEqual([one.code, one.out.length, one.err.length], [1, 40_003, 1002]);
  assert.deepEqual(one.out.slice(39_999), ["error", "", "1", "error"]);
  assert.match(one.err[0], /^standard input:1: this is no puzzle .* 4 digits and blanks are in it/);
  assert.match(one.err[999], /^standard input:1000: /);
  assert.match(one.err[1000], /^standard input:40003: /);
  assert.equal(one.err[1001], "standard input: note: 39000 more lines are no puzzles");
  const answers = objects(nonet(["count", "--format", "json"], `${long}\n${easy}\n`));
  assert.deepEqual([answers.length, answers[39_999].line, answers[39_999].error], [40_001, 40_000, "no puzzle"]);
  const lines = nonet(["convert", "--to", "line"], `${long}\n${easy}\n`);
  assert.deepEqual([lines.code, lines.out.length, lines.err.length], [1, 1, 1001]);
});

test("one bad grid among others is told with its line, and the others are answered", () => {
  const text = `${rowsOf(easy)}\n\n${rowsOf(easy).slice(10)}\n\n${rowsOf(inkala)}\n`;
  for (const run of [nonet(["solve"], text), nonet(["solve", fileOf(text)])]) {
    assert.deepEqual([run.code, run.out], [1, [easySolution, inkalaSolution]]);
    assert.match(run.err.join(), /:11: 8 rows; a puzzle has 9$/);
  }
  const lines = objects(nonet(["solve", "--format", "json", fileOf(text)])).map(({ line }) => line);
  assert.deepEqual(lines, [1, 11, 20]);
});

test("of a game, puzzles are its givens, and positions have what was placed", () => {
  const game = `:0000:x:${easy.replace("53.", "53+4")}:::\n`;
  const run = nonet(["solve"], game);
  assert.deepEqual([run.code, run.out], [0, [easySolution]]);
  assert.deepEqual(run.err, ["standard input:1: note: placed digits are left out: the givens are the puzzle"]);
  const [hint] = objects(nonet(["hint", "--format", "json"], game));
  assert.deepEqual([hint.puzzle, hint.position.slice(0, 4), hint.format], [easy, "53+4", "library"]);
});

test("a table with its puzzles in another column is read, with each record's line", () => {
  const table = `id,title,puzzle\n1,"two\nlines",${easy}\n\n2,"q,""q""",${inkala}\n3,bad,${easy.slice(1)}\n`;
  const run = nonet(["solve", "--format", "json"], table);
  assert.deepEqual(
    objects(run).map(({ line, solution, error }) => [line, solution ?? typeof error]),
    [
      [2, easySolution],
      [5, inkalaSolution],
      [6, "string"],
    ],
  );
  const kaggle = `quizzes,solutions\n${easy},${easySolution}\n${inkala},${inkalaSolution}\n`;
  assert.deepEqual(nonet(["solve"], kaggle), { code: 0, out: [easySolution, inkalaSolution], err: [] });
});
