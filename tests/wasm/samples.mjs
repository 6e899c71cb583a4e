/** The tables of texts in tests/data/formats: what is to be read from each, or why it cannot be. */
import { readFileSync } from "node:fs";

const MEANINGS = { r: "\r", t: "\t", s: " ", n: "\n", 0: "\0", "\\": "\\", uFEFF: "\uFEFF" };
const unescape = (text) => text.replace(/\\(uFEFF|[rtsn0\\])/g, (_, name) => MEANINGS[name]);

/** One sample: its name, its text, and the values of a field. */
function sampleOf(source) {
  const at = source.indexOf("\n--\n");
  const [name, ...lines] = source.slice(0, at).split("\n");
  const fields = lines.map((line) => [line.split(" ", 1)[0], line.slice(line.indexOf(" ") + 1)]);
  const all = (wanted) => fields.filter(([field]) => field === wanted).map(([, value]) => value);
  return { name, text: unescape(source.slice(at + 4).replace(/\n$/, "")), all, one: (field) => all(field)[0] ?? "" };
}

export function samplesOf(file) {
  const table = readFileSync(new URL(`../data/formats/${file}`, import.meta.url), "utf8");
  return table.split(/^== /m).slice(1).map(sampleOf);
}

/** "8+1.…:414 525", as the table writes a puzzle: placed digits with a plus, then the removed candidates. */
export function stateOf({ givens, values, candidates }) {
  const grid = Array.from(values, (digit, cell) => (digit && !givens[cell] ? `+${digit}` : digit || ".")).join("");
  const free = freeCandidates(values);
  const removed = Array.from(candidates.length ? candidates : free, (mask, cell) =>
    triples(free[cell] & ~mask, cell),
  ).flat();
  return removed.length ? `${grid}:${removed.join(" ")}` : grid;
}

const triples = (mask, cell) => digitsOf(mask).map((digit) => `${digit}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`);

export const digitsOf = (mask) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => mask & (1 << (digit - 1)));

/** "r1c6=12 r9c9=9". */
export const cellsText = (masks) =>
  Array.from(masks, (mask, cell) =>
    mask ? `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=${digitsOf(mask).join("")}` : "",
  )
    .filter(Boolean)
    .join(" ");

/** "row-length line 4 column 1 found 8 wanted 9 row 4": what is 0 is left out. */
export function faultText({ error, detail, ...numbers }) {
  const told = ["line", "column", "found", "wanted", "row"].flatMap((name) =>
    numbers[name] ? `${name} ${numbers[name]}` : [],
  );
  return [error, ...told, ...(detail ? [`detail ${detail}`] : [])].join(" ");
}

function freeCandidates(values) {
  return Array.from(values, (digit, cell) => {
    if (digit) return 0;
    const seen = Array.from(values).filter((_, other) => isPeer(cell, other));
    return seen.reduce((mask, other) => (other ? mask & ~(1 << (other - 1)) : mask), 511);
  });
}

function isPeer(a, b) {
  const [row, column] = [(cell) => Math.floor(cell / 9), (cell) => cell % 9];
  const box = (cell) => 3 * Math.floor(row(cell) / 3) + Math.floor(column(cell) / 3);
  return a !== b && (row(a) === row(b) || column(a) === column(b) || box(a) === box(b));
}
