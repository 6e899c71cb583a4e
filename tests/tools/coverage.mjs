/**
 * Sums up what llvm-cov exported: a line for each folder, then the totals; and writes what was never run, a line
 * each: a branch by which outcome it never had. Usage: coverage.mjs EXPORT.json UNCOVERED.txt [SOURCE...]; where
 * sources are named only they count, and all of them has to have run.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [input, output, ...named] = process.argv.slice(2);
const exported = JSON.parse(readFileSync(input, "utf8")).data[0];
const counts = (filename) => named.length === 0 || named.includes(relative(root, filename));
const files = exported.files.filter(({ filename }) => counts(filename));
const functions = exported.functions.filter(({ filenames }) => counts(filenames[0]));
for (const source of named)
  if (!files.some(({ filename }) => relative(root, filename) === source))
    throw new Error(`nothing was counted of ${source}`);

/**
 * Templates are there once for each of their arguments, and headers once for each file; a branch is covered when any
 * of them covers it. "while (true)" is none.
 */
function branchesOf({ filename, branches }, source) {
  const merged = new Map();
  for (const [line, column, , , yes, no] of branches) {
    if (/^true\b/.test(source[line - 1].slice(column - 1))) continue;
    const key = `${line}:${column}`;
    const counts = merged.get(key) ?? { filename, line, column, yes: 0, no: 0 };
    merged.set(key, { ...counts, yes: counts.yes + yes, no: counts.no + no });
  }
  return [...merged.values()];
}

const add = (sums, name, kind, covered, all) => {
  const of = (sums[name] ??= { lines: [0, 0], functions: [0, 0], branches: [0, 0] })[kind];
  of[0] += covered;
  of[1] += all;
};

const sums = {};
const uncovered = [];
const TOTAL = "all of the core";
for (const file of files) {
  const path = relative(root, file.filename);
  const source = readFileSync(file.filename, "utf8").split("\n");
  const branches = branchesOf(file, source);
  const taken = branches.reduce((sum, { yes, no }) => sum + (yes > 0) + (no > 0), 0);
  for (const name of [dirname(path), TOTAL]) {
    add(sums, name, "lines", file.summary.lines.covered, file.summary.lines.count);
    add(sums, name, "functions", file.summary.functions.covered, file.summary.functions.count);
    add(sums, name, "branches", taken, 2 * branches.length);
  }
  for (const { line, column, yes, no } of branches) {
    const never = [...(yes ? [] : ["true"]), ...(no ? [] : ["false"])].join(", ");
    if (never) uncovered.push(`${path}:${line}:${column}: never ${never}: ${source[line - 1].trim()}`);
  }
}
for (const { name, count, filenames, regions } of functions)
  if (!count) uncovered.push(`${relative(root, filenames[0])}:${regions[0][0]}: never called: ${name}`);
writeFileSync(output, uncovered.map((line) => `${line}\n`).join(""));

const share = ([covered, all]) => `${covered} of ${all} (${((100 * covered) / all).toFixed(1)} %)`;
for (const name of Object.keys(sums).sort((a, b) => (a === TOTAL) - (b === TOTAL) || a.localeCompare(b))) {
  const { lines, functions: called, branches } = sums[name];
  console.log(`${name}: lines ${share(lines)}, functions ${share(called)}, outcomes of branches ${share(branches)}`);
}
if (named.length > 0) for (const line of uncovered) console.log(line);
if (named.length > 0 && uncovered.length > 0) process.exitCode = 1;
console.log(`${uncovered.length} never run, in ${output}`);
