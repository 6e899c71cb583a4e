/**
 * Measures what a user waits for beside the search: lists through the program, lines through the library and the modules, ratings
 * and hints of the hardest, and the first puzzle of a process and of a worker. Medians of five; of wall time where several cores
 * work, else of processor time.
 *
 * Usage: bench-lines.mjs [EASY [SEVENTEEN [HARD]]]: lists of easy puzzles, of 17 clues and of hard ones; without, what tests/data has.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { inkala, loadModule, path, program } from "./load.mjs";

const ROUNDS = 5;
const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const request = {
  seed: "1",
  level: "",
  technique: "",
  need: "alone",
  er: null,
  clues: null,
  symmetry: "none",
  pattern: null,
  givens: null,
  minimal: false,
  fair: false,
  grids: "uniform",
  budget: 100_000,
};

/** In a worker: the time from the loaded module to its first puzzle. */
async function firstPuzzle() {
  const nonet = await loadModule("nonet");
  const start = performance.now();
  const { found } = nonet.generate(request, null);
  parentPort.postMessage(found ? performance.now() - start : NaN);
}

const inWorker = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url));
    worker.on("message", resolve);
    worker.on("error", reject);
  });

/** The output of a program that must end well. */
function outputOf(file, args) {
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${file} ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** Milliseconds of our program, by the clock. */
function programTime(args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  if (status !== 0) throw new Error(`${args.join(" ")}: ${stderr}`);
  return performance.now() - start;
}
const medianOf = (measure) => median(Array.from({ length: ROUNDS }, measure));

/** Microseconds of processor time for each of `count`. */
function microseconds(count, work) {
  work();
  return medianOf(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / count;
  });
}

async function run() {
  const own = path("tests/data/puzzles.txt");
  const [easy = own, seventeen = own, hard = own] = process.argv.slice(2);
  const rows = [];
  const add = (name, value, unit) => rows.push(`| ${name} | ${Number(value.toPrecision(3))} ${unit} |`);
  const folder = mkdtempSync(join(tmpdir(), "nonet-bench-"));
  try {
    const lines = readFileSync(easy, "utf8")
      .split("\n")
      .filter((line) => /^[0-9.]{81}$/.test(line));
    const list = `${lines.join("\n")}\n`;
    const times = Math.ceil(400_000 / lines.length);
    const long = join(folder, "long.txt");
    writeFileSync(long, list.repeat(times));
    const sample = join(folder, "sample.txt");
    const hardest = readFileSync(hard, "utf8").split("\n").filter(Boolean);
    const step = Math.max(1, Math.floor(hardest.length / 15));
    const sampled = hardest.filter((_, i) => i % step === 0);
    writeFileSync(sample, sampled.join("\n"));
    const every = lines.length * times;
    add(
      `${every} lines of easy puzzles solved, all cores`,
      medianOf(() => programTime(["solve", long])),
      "ms",
    );
    add(
      "17 clues solved, all cores",
      medianOf(() => programTime(["solve", seventeen])),
      "ms",
    );
    add(
      `${every} lines converted, all cores`,
      medianOf(() => programTime(["convert", "--to", "line", long])),
      "ms",
    );
    add(
      "one puzzle, from the start of the process",
      medianOf(() => programTime(["solve", inkala])),
      "ms",
    );
    add(
      "first puzzle made, from the start of the process",
      medianOf(() => programTime(["generate", "--seed", "1"])),
      "ms",
    );
    const rare = Array.from({ length: 21 }, (_, i) =>
      programTime(["generate", "--er", "10.0..12.0", "--seed", String(i + 1)]),
    );
    add("a puzzle of rating 10 and more made", median(rare), "ms");
    add(
      `${sampled.length} of the hardest rated, one core`,
      programTime(["rate", "--threads", "1", "--format", "serate", sample]),
      "ms",
    );
    const { hints } = JSON.parse(outputOf(process.execPath, [path("tests/wasm/bench-logic.mjs"), sample]));
    add(`a hint on their ways through the module, median of ${hints.count}`, hints.median_ms, "ms");
    add("the same, 99 %", hints.p99_ms, "ms");
    const plain = join(folder, "plain.txt");
    writeFileSync(plain, list);
    add("a line parsed by the library", Number(outputOf(path("build/release/tests/nonet_reads"), [plain])), "ns");
    const [nonet, text] = await Promise.all(["nonet", "nonet-text"].map(loadModule));
    const cells = Uint8Array.from(text.read(list, "").givens);
    const part = lines.slice(0, 20_000);
    add(
      "a line of a list read through the module",
      microseconds(lines.length, () => text.read(list, "")),
      "µs",
    );
    add(
      "a line by itself: read",
      microseconds(part.length, () => part.forEach((line) => text.read(line, ""))),
      "µs",
    );
    add(
      "a line by itself: parse",
      microseconds(part.length, () => part.forEach((line) => nonet.parse(line))),
      "µs",
    );
    add(
      "a puzzle of a list solved",
      microseconds(lines.length, () => nonet.solveMany(cells)),
      "µs",
    );
    const first = [];
    for (let i = 0; i < ROUNDS; i++) first.push(await inWorker());
    add("first puzzle made in a worker, behind loading", median(first), "ms");
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(["| lists, lines and starts | |", "| --- | ---: |", ...rows].join("\n"));
}

await (isMainThread ? run() : firstPuzzle());
