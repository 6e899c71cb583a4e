/** Ends of lines, whatever system they are from: LF, CRLF, and CR alone. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inkala, inkalaSolution, program } from "../wasm/load.mjs";
import { newFolder, nonet, objects } from "./run.mjs";

const ends = { LF: "\n", CRLF: "\r\n", CR: "\r" };
const bad = inkala.slice(1);

for (const [name, end] of Object.entries(ends)) {
  const file = (...lines) => {
    const path = join(newFolder(), "puzzles.txt");
    writeFileSync(path, lines.map((line) => line + end).join(""));
    return path;
  };

  test(`${name} ends the lines of puzzles, which are all answered and told by their numbers`, () => {
    const path = file("# two", inkala, "", bad, inkala);
    const solved = nonet(["solve", path]);
    assert.deepEqual(solved, {
      code: 1,
      out: [inkalaSolution, inkalaSolution],
      err: [`${path}:4: 80 cells; a puzzle has 81`],
    });
    assert.deepEqual(
      objects(nonet(["solve", "--format", "json", path])).map(({ line, solution }) => [line, solution]),
      [
        [2, inkalaSolution],
        [4, undefined],
        [5, inkalaSolution],
      ],
    );
    assert.deepEqual(nonet(["count", "--limit", "2", path]).out, ["1", "1"]);
    assert.deepEqual(nonet(["minimise", "--seed", "x", path]).out.length, 2);
    assert.deepEqual(nonet(["dlx", path]).out.length, 2);
  });

  test(`${name} ends the lines of positions, and a blank line a grid`, () => {
    const rows = Array.from({ length: 9 }, (_, row) => inkala.slice(row * 9, row * 9 + 9));
    const path = file(inkala, ...rows, "", ...rows.slice(1), "q", "", inkala);
    const run = nonet(["hint", "--techniques", "singles", "--format", "json", path]);
    assert.deepEqual(
      objects(run).map(({ line, format }) => [line, format]),
      [
        [1, "line"],
        [2, "rows"],
        [20, undefined],
        [22, "line"],
      ],
    );
    assert.equal(run.code, 1);
    assert.match(run.err[0], /puzzles\.txt:20: column 1: 'q'/);
  });

  test(`${name} ends the lines of cases`, () => {
    const path = file("# cases", `:x:1:${inkala}::111::`, `:y:1:${inkala}::111::`);
    assert.deepEqual(
      objects(nonet(["technique-cases", "--format", "json", path])).map(({ line }) => line),
      [2, 3, undefined],
    );
  });

  test(`${name} ends the lines of lists and tables that are converted, however long they are`, () => {
    const many = 3000; // In several pieces.
    const list = file(...Array(many).fill(inkala), bad, inkala);
    const converted = nonet(["convert", "--to", "line", list]);
    assert.equal(converted.out.length, many + 1);
    assert.deepEqual([converted.code, converted.err], [1, [`${list}:${many + 1}: 80 cells; a puzzle has 81`]]);
    const row = `${inkala},"a${end}b"`;
    const table = file("puzzle,title", ...Array(many).fill(row), `${bad},c`, row);
    const rows = nonet(["convert", "--to", "line", table]);
    assert.equal(rows.out.length, many + 1);
    assert.deepEqual(
      rows.err.map((line) => line.slice(table.length)).filter((line) => !line.includes("left out")),
      [`:${2 * many + 2}: 80 cells; a puzzle has 81`],
    );
    const short = file("puzzle,title", row);
    assert.match(
      nonet(["convert", "--to", "sudoku-json", short]).out.join("\n"),
      { LF: /a\\nb/, CRLF: /a(\\r|\\u000d)\\nb/, CR: /a(\\r|\\u000d)b/ }[name],
    );
  });
}

test("line ends that are cut between two reads are one", () => {
  const parts = [inkala, "\\r", "\\n", "\\r", `${inkala}\\r`, "\\n", inkala];
  const writes = parts.map((part) => `printf '${part}'`).join("; sleep 0.03; ");
  const run = spawnSync("sh", ["-c", `(${writes}) | "$0" solve --format json`, program], {
    encoding: "utf8",
    timeout: 20_000,
  });
  assert.deepEqual(
    run.stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).line),
    [1, 3, 4],
  );
});
