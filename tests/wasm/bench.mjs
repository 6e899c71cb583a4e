/**
 * Measures the WebAssembly module in Node as `nonet bench` does natively, with the same fields and rules: one core,
 * proof of uniqueness, every answer checked, the fastest of several rounds. The default engine answers in bulk
 * (`solveMany`), the others one by one (`search`), as the page calls them.
 *
 * Usage: bench.mjs [--engine ID|all] [--seconds S] [--budget NODES] [--format text|json] FILE...
 */
import { parseArgs } from "node:util";
import { cellsOf, isSolutionOf, loadNonet, puzzlesOf } from "./load.mjs";

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: "string", default: "all" },
    seconds: { type: "string", default: "1" },
    budget: { type: "string", default: "1000000" },
    format: { type: "string", default: "text" },
  },
});
const seconds = Number(values.seconds);
const budget = Number(values.budget);
const strategies = ["naked-single", "hidden-single", "locked-candidates", "naked-pair", "hidden-pair"];

const nonet = await loadNonet();
const engines = nonet.engines();
if (values.engine !== "all" && !engines.includes(values.engine)) {
  console.error(`no engine ${values.engine} in this module; it has ${engines.join(", ")}`);
  process.exit(2);
}

const since = (start) => (performance.now() - start) / 1000;

/** However early one stops, the puzzles visited are spread evenly over the set: by the golden section. */
function spreadingStep(size) {
  const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
  let step = Math.floor(size * 0.618);
  while (gcd(step, size) !== 1) step++;
  return step;
}

/** Whether an answer (0 none, 1 unique, 2 multiple) is the default engine's, and its solution one of the puzzle. */
function isRight(outcome, solution, set, i) {
  if (outcome !== set.outcomes[i]) return false;
  return outcome === 0 || isSolutionOf(solution, set.puzzles[i]);
}

/** Searches as many puzzles as fit the time. */
function searchPass(set, engine, wanted) {
  const size = set.puzzles.length;
  const step = spreadingStep(size);
  const pass = { tried: [], overBudget: 0, withoutGuess: 0, guesses: 0, wrong: 0, seconds: 0 };
  const request = { engine, limit: 2, budget, strategies, repeatMillis: 0, keep: 0 };
  const start = performance.now();
  for (let i = 0; pass.tried.length < size; i = (i + step) % size) {
    const result = nonet.search(set.puzzles[i], request, null);
    if (result.error !== "") throw new Error(`search by ${engine}: ${result.error}`);
    pass.tried.push(i);
    pass.guesses += result.guesses;
    if (result.ended === "budget") pass.overBudget++;
    else if (!isRight(result.solutions, result.solution, set, i)) pass.wrong++;
    else if (result.guesses === 0) pass.withoutGuess++;
    if (since(start) >= wanted) break;
  }
  pass.seconds = since(start);
  return pass;
}

/** Puzzles per second of the fastest round of `solve`, which answers `count` puzzles. */
function fastestRound(count, solve) {
  let best = 0;
  const start = performance.now();
  do {
    const round = performance.now();
    solve();
    best = Math.max(best, count / since(round));
  } while (since(start) < seconds);
  return best;
}

function solveOneByOne(set, engine, tried) {
  const request = { engine, limit: 2, budget: 0, strategies, repeatMillis: 0, keep: 0 };
  for (const i of tried) nonet.search(set.puzzles[i], request, null);
}

/** As `measure` of the native program; the default engine's speed is that of bulk calls over the whole set. */
function measure(set, engine) {
  const bulk = engine === engines[0];
  const pass = searchPass(set, engine, seconds);
  const { tried } = pass;
  let rate;
  if (bulk) rate = fastestRound(set.puzzles.length, () => nonet.solveMany(set.cells));
  else if (pass.overBudget > 0) rate = (tried.length - pass.overBudget) / pass.seconds;
  else rate = fastestRound(tried.length, () => solveOneByOne(set, engine, tried));
  return {
    puzzles: set.puzzles.length,
    measured: bulk ? set.puzzles.length : tried.length,
    over_budget: pass.overBudget,
    puzzles_per_second: rate,
    no_guess_percent: (100 * pass.withoutGuess) / tried.length,
    guesses_per_puzzle: pass.guesses / tried.length,
    wrong: (bulk ? set.wrong : 0) + pass.wrong,
  };
}

/** The puzzles of a file and the default engine's answers. */
async function readSet(file) {
  const puzzles = (await puzzlesOf(file)).map(cellsOf);
  const cells = new Uint8Array(81 * puzzles.length);
  puzzles.forEach((puzzle, i) => cells.set(puzzle, 81 * i));
  const { error, outcomes, solutions } = nonet.solveMany(cells);
  if (error !== "") throw new Error(`${file}: solveMany: ${error}`);
  const set = { puzzles, cells, outcomes, wrong: 0 };
  puzzles.forEach((_, i) => {
    if (!isRight(outcomes[i], solutions.subarray(81 * i, 81 * (i + 1)), set, i)) set.wrong++;
  });
  return set;
}

function write(engine, file, { wrong: _, ...fields }) {
  if (values.format === "json") return console.log(JSON.stringify({ engine, source: file, ...fields }));
  const { puzzles, measured, over_budget: over, puzzles_per_second: rate } = fields;
  const cut = measured < puzzles || over > 0 ? `  (measured on ${measured}, ${over} of them over budget)` : "";
  console.log(
    `${engine.padEnd(9)}${String(puzzles).padStart(8)} puzzles ${rate.toFixed(rate < 100 ? 2 : 0).padStart(11)} puzzles/s  wasm  ${file}${cut}`,
  );
}

let wrong = 0;
for (const file of files) {
  const set = await readSet(file);
  if (set.puzzles.length === 0) {
    console.error(`${file}: note: skipped, it has no puzzle`);
    continue;
  }
  for (const engine of engines) {
    if (values.engine !== "all" && values.engine !== engine) continue;
    const measured = measure(set, engine);
    write(engine, file, measured);
    if (measured.wrong === 0) continue;
    console.error(`${file}: ${measured.wrong} wrong answers by ${engine}`);
    wrong += measured.wrong;
  }
}
if (wrong > 0) process.exit(1);
