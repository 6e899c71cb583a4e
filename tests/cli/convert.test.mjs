/** Puzzles from any format to another. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { program } from "../wasm/load.mjs";
import { newFolder, nonet } from "./run.mjs";

const INKALA = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
const SEVENTEEN = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
const convert = (input, ...args) => nonet(["convert", ...args], input);
const toLine = (input, ...args) => convert(input, "--to", "line", ...args);
const rowsOf = (puzzle) => puzzle.match(/.{9}/g);

test("the table of formats tells what is read, what is written, and what they carry", () => {
  const { code, out, err } = nonet(["convert", "--list"]);
  assert.deepEqual([code, err], [0, []]);
  const rows = new Map(out.map((row) => [row.split(" ")[0], row]));
  assert.ok(rows.size >= 37);
  assert.match(rows.get("line"), /^line +rw +several puzzles$/);
  assert.match(rows.get("current"), /^current +-w$/);
  assert.match(rows.get("markdown"), /^markdown +r-$/);
  assert.match(rows.get("library"), / rw +placed digits, removed candidates, several puzzles$/);
  assert.match(rows.get("sudoku-json"), / rw +placed digits, removed candidates, notes, colours, details/);
});

test("a puzzle in any form becomes 81 characters", () => {
  const dots = INKALA.replaceAll("0", ".");
  const forms = [
    INKALA,
    dots,
    `${rowsOf(dots).join("\n")}\n`,
    rowsOf(dots)
      .map((row) => row.split("").join(" "))
      .join("\r\n"),
    rowsOf(INKALA)
      .map((row) =>
        row
          .split("")
          .map((cell) => (cell === "0" ? "" : cell))
          .join(","),
      )
      .join("\n"),
    JSON.stringify(rowsOf(INKALA).map((row) => row.split("").map(Number))),
    `[Puzzle]\n${rowsOf(dots).join("\n")}\n`,
    `:0000:x:${dots}:::`,
    `<opensudoku><game data="${INKALA}"/></opensudoku>`,
    `https://sudoku.coach/en/play/${INKALA}`,
    "#p=we3u0RJWZvA45vVXf6S8ZLnO",
  ];
  for (const form of forms) {
    const { code, out, err } = toLine(form);
    assert.deepEqual([code, out, err], [0, [INKALA], []], form);
  }
});

test("what is written in a format is read again", () => {
  const formats = nonet(["convert", "--list"])
    .out.filter((row) => / rw/.test(row))
    .map((row) => row.split(" ")[0]);
  assert.ok(formats.length > 20);
  for (const format of formats) {
    const written = convert(SEVENTEEN, "--to", format);
    assert.deepEqual([written.code, written.err], [0, []], format);
    const { code, out } = toLine(written.out.join("\n"));
    assert.deepEqual([code, out], [0, [SEVENTEEN]], format);
    const same = toLine(written.out.join("\n"), "--from", format);
    assert.deepEqual([same.code, same.out], [0, [SEVENTEEN]], format);
  }
});

test("files are read one after the other", () => {
  const folder = newFolder();
  const first = join(folder, "first.txt");
  const second = join(folder, "second.txt");
  writeFileSync(first, `${rowsOf(INKALA).join("\n")}\n`);
  writeFileSync(second, `${SEVENTEEN}\n${INKALA}\n`);
  assert.deepEqual(toLine("", first, second).out, [INKALA, SEVENTEEN, INKALA]);
  const missing = toLine("", join(folder, "none"), second);
  assert.deepEqual([missing.code, missing.out], [1, [SEVENTEEN, INKALA]]);
  assert.match(missing.err.join(), /none: neither a file nor a puzzle/);
});

/** Other givens in the same cells, for each number. */
function numbered(n) {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let i = 8; i > 0; i--) {
    const j = n % (i + 1);
    n = Math.floor(n / (i + 1));
    [digits[i], digits[j]] = [digits[j], digits[i]];
  }
  return INKALA.replace(/[1-9]/g, (digit) => digits[digit - 1]);
}

/** Runs the program with a stream as input; what it printed, hashed, and the most memory it took. */
async function stream(args, chunks) {
  const run = spawn(program, ["convert", ...args]);
  const hash = createHash("sha256");
  let bytes = 0;
  let errors = "";
  run.stdout.on("data", (data) => {
    hash.update(data);
    bytes += data.length;
  });
  run.stderr.on("data", (data) => (errors += data));
  const ended = new Promise((resolve) => run.on("close", resolve));
  for (const chunk of chunks) {
    if (!run.stdin.write(chunk)) await new Promise((resolve) => run.stdin.once("drain", resolve));
  }
  run.stdin.end();
  return { code: await ended, hash: hash.digest("hex"), bytes, errors };
}

test("a file of 200,000 lines goes through, in order", async () => {
  const chunks = Array.from({ length: 200 }, (_, i) =>
    Array.from({ length: 1000 }, (__, k) => `${numbered(1000 * i + k)}\n`).join(""),
  );
  const wanted = createHash("sha256");
  for (const chunk of chunks) wanted.update(chunk);
  const { code, hash, bytes, errors } = await stream(
    ["--to", "line"],
    chunks.map((chunk) => chunk.replaceAll("0", ".")),
  );
  assert.deepEqual([code, errors, bytes], [0, "", 200000 * 82]);
  assert.equal(hash, wanted.digest("hex"));
});

test("a table of 20,000 rows keeps its columns, and fields with line breaks", async () => {
  const row = (n) => `${numbered(n)},"title ${n}, with ""quotes""\nand a line break",${n % 2 === 0 ? "'=1+1" : ""}\n`;
  const chunks = ["puzzle,title,author\n", ...Array.from({ length: 20000 }, (_, n) => row(n))];
  const wanted = createHash("sha256").update(chunks.join("")).digest("hex");
  const { code, hash, errors } = await stream(["--to", "csv"], chunks);
  assert.deepEqual([code, errors, hash], [0, "", wanted]);
});

test("a formula in a table of strangers is a text in ours, and is a formula in other formats as it was", () => {
  const { code, out } = nonet(
    ["convert", "--to", "csv"],
    `puzzle,title,comment\n${INKALA},"=HYPERLINK(""http://a.b"",1)",-1\n`,
  );
  assert.deepEqual([code, out], [0, ["puzzle,title,comment", `${INKALA},"'=HYPERLINK(""http://a.b"",1)",'-1`]]);
  const again = nonet(["convert", "--to", "sdk"], out.join("\n")).out;
  assert.deepEqual(again.slice(0, 2).sort(), ["#C -1", '#N =HYPERLINK("http://a.b",1)'].sort());
});

test("bad lines are told with their numbers, and the others go on", () => {
  const lines = Array.from({ length: 5000 }, (_, n) => numbered(n));
  lines[2] = INKALA.slice(1);
  lines[1234] = `${INKALA.slice(0, 11)}q${INKALA.slice(12)}`;
  lines[4999] += "7";
  const { code, out, err } = toLine(lines.join("\n"));
  assert.equal(code, 1);
  assert.deepEqual(
    out,
    lines.filter((_, n) => ![2, 1234, 4999].includes(n)),
  );
  assert.equal(err.length, 3);
  assert.match(err[0], /^standard input:3: .*80 cells/);
  assert.match(err[1], /^standard input:1235: column 12: 'q'/);
  assert.match(err[2], /^standard input:5000: .*82 cells/);
});

test("what cannot be read is told with its place, and nothing is written", () => {
  const cases = [
    ["", /^standard input: no cell$/],
    ["hello", /^standard input/],
    [
      `${rowsOf(INKALA).slice(0, 3).join("\n")}\n06000000012\n${rowsOf(INKALA).slice(4).join("\n")}`,
      /^standard input:4: row 4 has 11 cells; a row has 9$/,
    ],
    ['{"grid": [', /^standard input:1: column \d+: not well-formed JSON/],
    ["<opensudoku><game data='1'></opensudoku>", /^standard input:\d+: /],
    ['<!DOCTYPE x [<!ENTITY a "b">]><opensudoku/>', /^standard input:1: column \d+: the XML declares entities/],
    ["https://f-puzzles.com/?id=abc", /the link only names a puzzle on a server.*f-puzzles/],
    ["8\0", /^standard input:1: column 2: no text/],
  ];
  for (const [input, message] of cases) {
    const { code, out, err } = toLine(input);
    assert.deepEqual([code, out], [1, []], input);
    assert.match(err.join("\n"), message);
  }
});

test("--from is another format's fault", () => {
  assert.deepEqual(toLine(INKALA, "--from", "sdm").out, [INKALA]);
  for (const from of ["library", "opensudoku", "f-puzzles", "rows"]) {
    const { code, out, err } = toLine(INKALA, "--from", from);
    assert.deepEqual([code, out], [1, []], from);
    assert.match(err.join("\n"), /this is 'line', and another format is wanted/);
  }
});

test("what a format has no room for is told; --strict does not write it", () => {
  const game = `:0000:x:${INKALA.replaceAll("0", ".").replace(".", "+1")}:412 413::`;
  const given = toLine(game);
  assert.deepEqual([given.code, given.out], [0, [INKALA]]);
  assert.deepEqual(given.err, ["standard input: note: left out: placed digits, removed candidates"]);
  const strict = toLine(game, "--strict");
  assert.deepEqual([strict.code, strict.out], [1, []]);
  assert.match(strict.err.join(), /puzzle 1: 'line' has no room for: placed digits, removed candidates/);
  for (const format of ["library", "nonet-game", "sudokuwiki-b", "sdk", "sudoku-json"]) {
    const { code, err } = convert(game, "--to", format, "--strict");
    assert.deepEqual([code, err], [0, []], format);
  }
  const table = `puzzle,title,level\n${INKALA},"a, b",hard\n${SEVENTEEN},,\n`;
  assert.deepEqual(convert(table, "--to", "csv", "--strict").out, table.trim().split("\n"));
  const lines = toLine(table);
  assert.deepEqual([lines.code, lines.out], [0, [INKALA, SEVENTEEN]]);
  assert.deepEqual(lines.err, ["standard input: note: left out: the level (1×), the title (1×)"]);
});

test("several puzzles do not become one", () => {
  const { code, out, err } = convert(`${INKALA}\n${SEVENTEEN}\n`, "--to", "rows");
  assert.deepEqual([code, out], [1, []]);
  assert.match(err.join(), /'rows' has room for one puzzle, and there are 2/);
  assert.equal(convert(`${INKALA}\n${SEVENTEEN}\n`, "--to", "opensudoku").code, 0);
});

test("a format that cannot express a cell without candidates says so", () => {
  const full = `1234567.${"."}${".".repeat(72)}`;
  const { code, out, err } = convert(`:0000:x:${full}:818 918::`, "--to", "pencil-marks");
  assert.deepEqual([code, out], [1, []]);
  assert.match(err.join(), /puzzle 1: r1c8 has no candidate left, and 'pencil-marks' cannot express that/);
});

test("formats that do not exist, or not for this, are bad usage", () => {
  for (const args of [
    ["--to", "exe"],
    ["--to", "line", "--from", "exe"],
  ]) {
    const { code, out, err } = convert(INKALA, ...args);
    assert.deepEqual([code, out], [2, []]);
    assert.match(err.join(), /no format is called 'exe'; there are: line, /);
  }
  assert.match(convert(INKALA, "--to", "markdown").err.join(), /'markdown' can only be read/);
  assert.match(convert(INKALA, "--to", "line", "--from", "current").err.join(), /'current' can only be written/);
  const without = convert(INKALA);
  assert.deepEqual([without.code, without.out], [2, []]);
  assert.match(without.err.join(), /convert needs --to/);
});
