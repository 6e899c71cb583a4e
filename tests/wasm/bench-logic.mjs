/**
 * Measures human logic of the WebAssembly module in Node as `nonet bench-logic` does natively, with the same fields:
 * the path of each puzzle, and a hint at each position on it; what crosses the border is counted in.
 *
 * Usage: bench-logic.mjs FILE...; one JSON object a file.
 */
import { cellsOf, loadNonet, puzzlesOf } from "./load.mjs";

const nonet = await loadNonet();
const usual = { techniques: null, order: "nonet", budget: 0, detours: false };

function percentiles(times) {
  if (times.length === 0) return null;
  const sorted = [...times].sort((a, b) => a - b);
  const at = (percent) => sorted[Math.floor(((sorted.length - 1) * percent) / 100)];
  return { count: times.length, median_ms: at(50), p99_ms: at(99), max_ms: at(100) };
}

function timed(times, work) {
  const start = performance.now();
  const result = work();
  times.push(performance.now() - start);
  return result;
}

/** The board after a step. */
function apply(step, { cells, candidates, givens }) {
  for (const id of step.placements) {
    const cell = Math.floor(id / 9);
    cells[cell] = (id % 9) + 1;
    const left = nonet.candidates(cells).candidates;
    for (let i = 0; i < 81; i++) candidates[i] &= left[i];
  }
  for (const id of step.eliminations) candidates[Math.floor(id / 9)] &= ~(1 << (id % 9));
  return { cells, candidates, givens };
}

function startOf(puzzle) {
  const cells = cellsOf(puzzle);
  return { cells, candidates: nonet.candidates(cells).candidates, givens: cells.map((digit) => (digit ? 1 : 0)) };
}

for (const file of process.argv.slice(2)) {
  const puzzles = await puzzlesOf(file);
  const paths = [];
  const hints = [];
  let solved = 0;
  for (const puzzle of puzzles.slice(0, 20)) nonet.path(startOf(puzzle), usual, null); // until it is compiled
  for (const puzzle of puzzles) {
    let position = startOf(puzzle);
    const way = timed(paths, () => nonet.path(position, usual, null));
    if (way.error || way.fault) throw new Error(`${file}: ${way.error}${way.fault}: ${puzzle}`);
    if (way.solved) solved++;
    for (const step of way.steps) {
      timed(hints, () => nonet.hint(position, usual, null));
      position = apply(step, position);
    }
  }
  const total = paths.reduce((sum, time) => sum + time, 0);
  const line = {
    source: file,
    solved,
    paths_per_second: (1000 * paths.length) / total,
    paths: percentiles(paths),
    hints: percentiles(hints),
  };
  console.log(JSON.stringify(line));
}
