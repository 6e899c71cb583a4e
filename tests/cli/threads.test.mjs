/** Several threads: the answers are those of one, in the same order, and so are the complaints. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { newFolder, nonet } from "./run.mjs";

const puzzles = readFileSync(new URL("../data/puzzles.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => /^[0-9.]{81}$/.test(line));
/** After the hardest, which take minutes with so many commands. */
const [, , , , ...made] = puzzles;
const easy = [...made.slice(0, 6), ...made.slice(0, 6)];
const none = `11${".".repeat(79)}`;
/** Puzzles with comments, blank lines, bad lines, a puzzle without a solution and a grid of nine rows between them. */
const mixed = [
  ...easy.slice(0, 5),
  "# a comment",
  "",
  "12345",
  none,
  easy[5],
  `${easy[6].slice(0, 40)}x${easy[6].slice(41)}`,
  "",
  ...Array.from({ length: 9 }, (_, row) => easy[7].slice(9 * row, 9 * row + 9)),
  "",
  ...easy.slice(8),
].join("\n");

for (const [name, args] of [
  ["solve", ["solve"]],
  ["solve in JSON", ["solve", "--format", "json"]],
  ["solve with marked lines", ["solve", "--bad-lines", "mark"]],
  ["solve, counting", ["solve", "--count", "3"]],
  ["count", ["count", "--limit", "100"]],
  ["rate", ["rate"]],
  ["rate in JSON", ["rate", "--format", "json"]],
  ["path", ["path"]],
  ["path as a library", ["path", "--format", "library"]],
  ["hint", ["hint", "--explain"]],
  ["steps", ["steps", "--technique", "singles,intersections"]],
  ["minimise", ["minimise", "--seed", "threads"]],
  ["minimise, what is redundant", ["minimise", "--redundant", "--bad-lines", "mark"]],
])
  test(`${name}: the same with one thread and with several`, () => {
    const [command, ...options] = args;
    const run = (threads) => nonet([command, "--threads", threads, ...options], mixed);
    const one = run("1");
    assert.ok(one.out.length >= 10, one.out.join("\n"));
    assert.ok(one.err.length > 0 || options.includes("json"));
    for (const threads of ["0", "2", "5"]) assert.deepEqual(run(threads), one, threads);
  });

/** Lists that come in several pieces: with bad lines, notes that are counted, fields in quotes, and more of them than are told one by one. */
const lists = {
  lines: Array.from({ length: 4000 }, (_, i) => (i % 500 === 7 ? `bad ${i}` : easy[i % easy.length])),
  blanks: Array.from({ length: 3000 }, (_, i) =>
    i % 3 ? easy[i % easy.length] : easy[i % easy.length].replace(/[0.]/, "x"),
  ),
  table: ["puzzle,title", ...Array.from({ length: 3000 }, (_, i) => `${easy[i % easy.length]},"a\nb ${i}"`)],
  faults: Array.from({ length: 3000 }, (_, i) => (i % 2 || i < 9 ? easy[0] : `none ${i}`)),
};
for (const [name, lines] of Object.entries(lists))
  for (const format of ["line", "csv", "sdk"])
    test(`convert of ${name} to ${format}: the same with one thread and with several`, () => {
      const folder = newFolder();
      const first = join(folder, "first.txt");
      writeFileSync(first, `${lines.join("\n")}\n`);
      const second = join(folder, "second.txt");
      writeFileSync(second, `${mixed}\n`);
      const run = (threads) =>
        nonet(["convert", "--threads", threads, "--to", format, first, second, join(folder, "none")]);
      const one = run("1");
      assert.equal(one.code, 1);
      assert.ok(one.err.length > 0);
      if (format !== "sdk") assert.ok(one.out.length > 1500, one.err.join("\n"));
      for (const threads of ["0", "2", "5"]) assert.deepEqual(run(threads), one, threads);
    });

test("long lists keep their order", () => {
  const list = Array.from({ length: 20_000 }, (_, i) => easy[i % easy.length]);
  const answers = nonet(["solve", "--threads", "3"], `${list.join("\n")}\n`).out;
  const each = nonet(["solve", "--threads", "1"], `${easy.join("\n")}\n`).out;
  assert.equal(answers.length, list.length);
  assert.equal(
    answers.findIndex((answer, i) => answer !== each[i % each.length]),
    -1,
  );
});

test("a number of threads that makes no sense is refused", () => {
  for (const threads of ["-1", "many", "1025"]) {
    const run = nonet(["solve", "--threads", threads], `${easy[0]}\n`);
    assert.notEqual(run.code, 0, threads);
    assert.match(run.err.join("\n"), /--threads/);
  }
});
