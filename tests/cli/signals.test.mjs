/** Whoever ends the program gets what it has finished. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { program } from "../wasm/load.mjs";
import { newFolder } from "./run.mjs";

const CLASSIC = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
// The second answer never comes: to count them all takes longer than anybody lives.
const file = join(newFolder(), "puzzles.txt");
writeFileSync(file, `${CLASSIC}\n${SOLVED}\n${".".repeat(81)}\n`);
const COUNT = ["count", "--limit", "0", "--threads", "1", file];

/** Runs a command and sends it signals after some time; what it printed, and what ended it. */
async function ended(command, args, signals, time) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (err += text));
  const closed = once(child, "close");
  for (const signal of signals) {
    await wait(time);
    child.kill(signal);
  }
  const [code, signal] = await closed;
  return { code, signal, out, err };
}

/** The same, with ever more time, until something was finished before the signal came. */
async function endedLater(command, args, signals) {
  for (let time = 100; ; time *= 2) {
    const run = await ended(command, args, signals, time);
    if (run.out || time > 10_000) return run;
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  test(`${signal}: what is finished is written, and the program ends by the signal`, async () => {
    assert.deepEqual(await endedLater(program, COUNT, [signal]), {
      code: null,
      signal,
      out: "1\n1\n",
      err: "nonet: interrupted; what was finished is written\n",
    });
  });

/** Tables wait for the columns that their first rows need, and documents for their end. */
for (const [format, whole] of [
  ["csv", /^puzzle\n([\d.]{81}\n){20}$/],
  ["opensudoku", /^<\?xml[\s\S]*(<game [^>]*>\s*){20}<\/opensudoku>\n$/],
  ["sdm", /^(\d{81}\n){20}$/],
  // It has room for one puzzle, and there are several.
  ["ss", /^$/],
])
  test(`what was read is written as ${format}, though more was to come`, async () => {
    for (let time = 200; ; time *= 2) {
      const child = spawn(program, ["convert", "--to", format], { stdio: ["pipe", "pipe", "pipe"] });
      let out = "";
      child.stdout.setEncoding("utf8").on("data", (text) => (out += text));
      const closed = once(child, "close");
      child.stdin.write(`${CLASSIC}\n`.repeat(20));
      await wait(time);
      child.kill("SIGTERM");
      assert.deepEqual(await closed, [null, "SIGTERM"]);
      if (!whole.test(out) && time < 10_000) continue;
      assert.match(out, whole);
      break;
    }
  });

test("a shell sees 143", async () => {
  const { code, out } = await endedLater(
    "bash",
    ["-c", '"$0" "$@" & child=$!; sleep 1; kill -TERM $child; wait $child', program, ...COUNT],
    [],
  );
  assert.deepEqual([code, out], [143, "1\n1\n"]);
});

test("a series ends with whole puzzles, on several threads too", async () => {
  for (const threads of ["1", "3"]) {
    const { signal, out } = await endedLater(
      program,
      ["generate", "--level", "extreme", "--count", "1000000", "--seed", "a", "--threads", threads],
      ["SIGTERM"],
    );
    assert.equal(signal, "SIGTERM");
    assert.match(out, /^([1-9.]{81}\n)+$/);
  }
});

test("a signal that whoever started it has it ignore stays ignored", async () => {
  const { signal, out } = await endedLater(
    "sh",
    ["-c", 'trap "" HUP; exec "$0" "$@"', program, ...COUNT],
    ["SIGHUP", "SIGTERM"],
  );
  assert.deepEqual([signal, out], ["SIGTERM", "1\n1\n"]);
});

test("where nobody reads what it writes, a second signal ends it at once", async () => {
  const child = spawn(program, ["generate", "--level", "easy", "--count", "100000000", "--seed", "a"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  child.stdout.pause();
  const gone = once(child, "exit");
  let over = false;
  void gone.then(() => (over = true));
  for (let i = 0; i < 60 && !over; i++) {
    await wait(500);
    child.kill("SIGTERM");
  }
  child.kill("SIGKILL");
  assert.deepEqual(await gone, [null, "SIGTERM"]);
});
