/**
 * Makes puzzles of every kind of puzzles with one solution: each as it is, and without one given (mostly several
 * solutions), with another digit for one given (mostly none), and without two to six givens (many). The same input
 * gives the same output.
 *
 * Usage: mixture.mjs PUZZLES FILE... >MIXTURE; begins again at the first puzzle, with other changes, until there are
 * so many.
 */
import { once } from "node:events";
import { puzzlesOf } from "./load.mjs";

const [wanted, ...files] = process.argv.slice(2);
let state = 20260101;

/** A whole number from 0 to bound - 1 (mulberry32). */
function below(bound) {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound);
}

/** Changes so many givens, each by `change`. */
function changed(puzzle, times, change) {
  const cells = [...puzzle];
  for (let i = 0; i < times; i++) {
    const givens = cells.flatMap((c, cell) => (c >= "1" && c <= "9" ? [cell] : []));
    if (givens.length === 0) break;
    const cell = givens[below(givens.length)];
    cells[cell] = change(cells[cell]);
  }
  return cells.join("");
}

const without = () => ".";
const another = (digit) => String(1 + ((Number(digit) + below(8)) % 9));

const variants = [
  (puzzle) => puzzle,
  (puzzle) => changed(puzzle, 1, without),
  (puzzle) => changed(puzzle, 1, another),
  (puzzle) => changed(puzzle, 2 + below(5), without),
];

const puzzles = [];
for (const file of files) for (const puzzle of await puzzlesOf(file)) puzzles.push(puzzle);
if (puzzles.length === 0) throw new Error("no puzzles");

let made = 0;
while (made < Number(wanted)) {
  const lines = [];
  for (const puzzle of puzzles) for (const variant of variants) lines.push(variant(puzzle));
  const part = lines.slice(0, Number(wanted) - made);
  made += part.length;
  for (let i = 0; i < part.length; i += 10_000) {
    if (!process.stdout.write(`${part.slice(i, i + 10_000).join("\n")}\n`)) await once(process.stdout, "drain");
  }
}
