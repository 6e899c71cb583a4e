/**
 * Makes the Markdown tables of `script/bench` from the JSON lines of `nonet bench` and of bench.mjs.
 * Usage: bench-table.mjs NATIVE.jsonl WASM.jsonl
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";

const read = async (file) =>
  (await readFile(file, "utf8"))
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const [native, wasm] = await Promise.all(process.argv.slice(2, 4).map(read));

const unique = (list) => [...new Set(list)];
const engines = unique(native.map(({ engine }) => engine));
const files = unique(native.map(({ source }) => source));
const find = (rows, engine, file) => rows.find((row) => row.engine === engine && row.source === file);

const whole = (number) => Math.round(number).toLocaleString("en");
const speed = (number) => (number < 100 ? String(Number(number.toPrecision(2))) : whole(number));
const table = (head, rows) => {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
};

const notes = [];

/** A speed; where not all puzzles were tried, or some given up, with a number that leads to how many. */
function cell(row, name) {
  const { puzzles, measured, over_budget: over } = row;
  if (measured === puzzles && over === 0) return speed(row.puzzles_per_second);
  const givenUp = over > 0 ? `, ${whole(over)} of them given up at the budget` : "";
  notes.push(`${name}: ${whole(measured)} of ${whole(puzzles)} puzzles tried${givenUp}.`);
  return `${speed(row.puzzles_per_second)} (${notes.length})`;
}

const title = (file, rows) => `${basename(file, ".txt")} (${whole(rows.find((row) => row.source === file).puzzles)})`;
const speeds = engines.flatMap((engine) =>
  [
    ["native", native],
    ["wasm", wasm],
  ].map(([build, rows]) => [
    `\`${engine}\`, ${build}`,
    ...files.map((file) => cell(find(rows, engine, file), `\`${engine}\`, ${build}, ${basename(file, ".txt")}`)),
  ]),
);

/** "70.5 %, 0.93": answered without a guess, and guesses a puzzle; given up ones have at least so many. */
function guesses(row) {
  const least = row.over_budget > 0 ? "≥ " : "";
  const digits = row.guesses_per_puzzle < 100 ? 2 : 0;
  return `${row.no_guess_percent.toFixed(1)} %, ${least}${Number(row.guesses_per_puzzle.toFixed(digits)).toLocaleString("en")}`;
}
const guessing = engines.map((engine) => [
  `\`${engine}\``,
  ...files.map((file) => guesses(find(native, engine, file))),
]);

console.log("Puzzles a second on one core, each with proof that its solution is the only one; wasm in Node.\n");
console.log(table(["engine", ...files.map((file) => title(file, native))], speeds));
if (notes.length > 0) {
  console.log(
    "\nWhat does not fit the time is measured on a part of the set, spread evenly over it. Where puzzles were given up, their time counts and they do not:\n",
  );
  notes.forEach((note, i) => console.log(`${i + 1}. ${note}`));
}
console.log("\nPuzzles answered without a guess, and guesses a puzzle:\n");
console.log(table(["engine", ...files.map((file) => basename(file, ".txt"))], guessing));
