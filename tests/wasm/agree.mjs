/**
 * Checks that all engines agree on every puzzle of the files, natively (variants included) and as WebAssembly: on how
 * many solutions there are (none, one, several), on the one solution, and between the two builds on the nodes,
 * guesses and backtracks of the search. A search that was given up at its budget may have found fewer solutions,
 * never others. All of them are held to the count of a referee that shares no code with the library
 * (tests/tools/referee.cpp).
 *
 * The native programs run side by side and are read in step, a puzzle at a time, so that memory stays the same
 * however long the files are.
 *
 * Usage: agree.mjs LIMIT FILE...; counts up to LIMIT solutions, at least 2.
 */
import { spawn, spawnSync } from "node:child_process";
import { cellsOf, isSolutionOf, loadNonet, path, program, textOf } from "./load.mjs";

const referee = path("build/release/tests/nonet_count");
const [limitText, ...files] = process.argv.slice(2);
const limit = Number(limitText);
if (!(limit >= 2)) throw new Error("the limit must be 2 or more");
const strategies = ["naked-single", "hidden-single", "locked-candidates", "naked-pair", "hidden-pair"];
/** The engines that can need years for a puzzle, and the nodes after which they give up. */
const budgets = { bitset: 20_000, backtrack: 20_000 };
const shownDisagreements = 20;

/** The engines of the native program and its variants, from its help. */
function nativeEngines() {
  const help = spawnSync(program, ["solve", "--help"], { encoding: "utf8" }).stdout;
  const list = /--engine (\S+)/.exec(help)?.[1];
  if (!list) throw new Error(`${program} names no engines`);
  return list.split("|");
}

/** The lines of a stream. */
async function* linesOf(stream) {
  let rest = "";
  for await (const piece of stream.setEncoding("utf8")) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop();
    yield* lines;
  }
  if (rest !== "") yield rest;
}

/** A native search of all files. */
function startNative(engine, isFirst) {
  const args = [
    "solve",
    "--engine",
    engine,
    "--stats",
    "--limit",
    limitText,
    "--budget",
    String(budgets[engine] ?? 0),
    "--format",
    "json",
  ];
  return start(engine, program, [...args, ...files], isFirst);
}

/** A program that prints a line for each puzzle; `next` gives the result for the next one, or null behind the last. */
function start(engine, command, args, isFirst) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", isFirst ? "pipe" : "ignore"] });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const lines = linesOf(child.stdout);
  if (isFirst) showFaults(child.stderr);
  // One line is read ahead: Node throws away what a program has printed when it ends before anybody has begun to read.
  let ahead = lines.next();
  const next = async () => {
    const { value, done } = await ahead;
    ahead = lines.next();
    if (!done) return JSON.parse(value);
    const code = await ended;
    if (code !== 0) throw new Error(`the program of ${engine} ended with ${code}`);
    return null;
  };
  return { engine, next };
}

/** Prints lines that could not be read; not the notes on givens that repeat themselves. */
async function showFaults(stream) {
  for await (const line of linesOf(stream)) if (!line.includes(": note: ")) console.error(line);
}

const nonet = await loadNonet();

function searchAsWasm(engine, cells) {
  const result = nonet.search(cells, { engine, limit, budget: budgets[engine] ?? 0, strategies }, null);
  if (result.error !== "") throw new Error(`search by ${engine} as WebAssembly: ${result.error}`);
  return { ...result, solution: result.solutions === 0 ? null : textOf(result.solution) };
}

/** The fault of an answer to a puzzle, or "". `expected` is the referee's. */
function faultOf(answer, expected, cells) {
  const { solutions, solution } = answer;
  if (answer.ended === "budget" ? solutions > expected.solutions : solutions !== expected.solutions) {
    return `${solutions} solutions, not ${expected.solutions}`;
  }
  if (expected.solutions === 1 && solutions === 1 && solution !== expected.solution) return "another solution";
  if (solutions > 0 && !isSolutionOf(cellsOf(solution), cells)) return "its solution is none";
  return "";
}

const sameInBothBuilds = ["ended", "solutions", "solution", "nodes", "guesses", "backtracks"];

/** In what two searches of the same engine differ, or "". */
function differenceOf(native, wasm) {
  return sameInBothBuilds
    .filter((field) => native[field] !== wasm[field])
    .map((field) => `${field} ${native[field]} natively, ${wasm[field]} as WebAssembly`)
    .join(", ");
}

const outcomeOf = (solutions) => ["none", "unique"][solutions] ?? "multiple";
const newTally = () => ({ none: 0, unique: 0, multiple: 0, budget: 0, nodes: 0, disagreements: 0 });

function tell(tally, puzzle, build, fault) {
  tally.disagreements++;
  shown++;
  if (shown <= shownDisagreements) console.error(`${puzzle}: ${build}: ${fault}`);
}

/** Compares the results of all engines for one puzzle with the referee's, the first. */
function compare([expected, ...results], tallies) {
  const cells = cellsOf(expected.puzzle);
  const wasm = new Map(nonet.engines().map((engine) => [engine, searchAsWasm(engine, cells)]));
  for (const native of results) {
    if (native.puzzle !== expected.puzzle) throw new Error(`line ${native.line}: the programs read different puzzles`);
    const tally = tallies.get(native.engine);
    // The variants of the default engine search the tree that the one WebAssembly build of it does.
    const twin = wasm.get(native.engine) ?? wasm.get(native.engine.replace(/-.*/, ""));
    tally[native.ended === "budget" && native.solutions < limit ? "budget" : outcomeOf(native.solutions)]++;
    tally.nodes += native.nodes;
    const faults = [
      ["native", faultOf(native, expected, cells)],
      ["wasm", faultOf(twin, expected, cells)],
      ["native and wasm", differenceOf(native, twin)],
    ];
    for (const [build, fault] of faults)
      if (fault !== "") tell(tally, expected.puzzle, `${native.engine}, ${build}`, fault);
  }
}

let shown = 0;
let puzzles = 0;
const kinds = { none: 0, unique: 0, multiple: 0 };
const engines = nativeEngines();
const missing = nonet.engines().filter((engine) => !engines.includes(engine));
if (missing.length > 0) throw new Error(`the native program lacks ${missing.join(", ")}`);
const programs = [
  start("referee", referee, [limitText, ...files], false),
  ...engines.map((engine, i) => startNative(engine, i === 0)),
];
const tallies = new Map(engines.map((engine) => [engine, newTally()]));
for (;;) {
  const results = [];
  for (const { next } of programs) results.push(await next());
  if (results.every((result) => result === null)) break;
  if (results.includes(null)) throw new Error("the programs read different numbers of puzzles");
  compare(results, tallies);
  kinds[outcomeOf(results[0].solutions)]++;
  puzzles++;
  if (puzzles % 10_000 === 0) console.error(`${puzzles} puzzles`);
}

let disagreements = 0;
for (const [engine, tally] of tallies) {
  disagreements += tally.disagreements;
  console.log(
    `${engine.padEnd(14)} ${tally.unique} unique, ${tally.multiple} multiple, ${tally.none} none, ${tally.budget} over budget; ` +
      `${tally.nodes} nodes natively; ${tally.disagreements} disagreements`,
  );
}
console.log(`the referee: ${kinds.unique} unique, ${kinds.multiple} multiple, ${kinds.none} none`);
console.log(`${puzzles} puzzles, ${disagreements} disagreements`);
if (puzzles === 0 || disagreements > 0) process.exit(1);
