/**
 * Measures the WebAssembly module in Node as `nonet bench` does natively: solves every puzzle of each file in bulk, with
 * proof of uniqueness, the fastest of several rounds, and checks each answer. Usage: bench.mjs FILE...
 */
import { cellsOf, isSolutionOf, loadNonet, puzzlesOf } from "./load.mjs";

const ROUNDS = 5;
const nonet = await loadNonet();
let wrong = 0;

for (const file of process.argv.slice(2)) {
  const puzzles = await puzzlesOf(file);
  const cells = new Uint8Array(81 * puzzles.length);
  puzzles.forEach((text, i) => cells.set(cellsOf(text), 81 * i));
  let rate = 0;
  let answers;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    answers = nonet.solveMany(cells);
    rate = Math.max(rate, (1000 * puzzles.length) / (performance.now() - start));
  }
  for (let i = 0; i < puzzles.length; i++) {
    const solution = answers.solutions.subarray(81 * i, 81 * (i + 1));
    if (answers.outcomes[i] > 0 && !isSolutionOf(solution, cells.subarray(81 * i, 81 * (i + 1)))) wrong++;
  }
  const unique = answers.outcomes.filter((outcome) => outcome === 1).length;
  console.log(`wasm   ${String(puzzles.length).padStart(9)} puzzles ${rate.toFixed(0).padStart(10)} puzzles/s  ${unique} unique  ${file}`);
}

if (wrong > 0) {
  console.error(`${wrong} wrong answers`);
  process.exit(1);
}
