/**
 * The module's answers about the puzzles in files, as the lines that nonet_signature (tests/tools/signature.cpp) prints
 * of the same library made by other compilers: solution, and each step of the path with all its parts.
 *
 * Usage: signature.mjs FILE...
 */
import { once } from "node:events";
import { cellsOf, loadNonet, puzzlesOf, textOf } from "./load.mjs";

/** As in signature.cpp. */
const budget = 2_000_000;

const nonet = await loadNonet();
const list = (name, items) => [name, ...items].join(",");

function lineOf(step) {
  const marks = step.marks.map(({ role, candidate, group }) => `${role}:${candidate}:${group}`);
  const links = step.links.map(({ from, to, strong }) => `${from}:${to}:${strong ? 1 : 0}`);
  const { notation, placements, eliminations, houses, covers, digits } = step;
  const sets = [
    list("p", placements),
    list("e", eliminations),
    list("h", houses),
    list("c", covers),
    list("d", digits),
  ];
  return [notation, ...sets, list("m", marks), list("l", links)].join(" ");
}

function linesOf(puzzle) {
  const cells = cellsOf(puzzle);
  const search = {
    engine: "band",
    limit: 2,
    budget: 0,
    candidates: new Uint16Array(),
    strategies: [],
    repeatMillis: 0,
    keep: 0,
  };
  const { solutions, solution } = nonet.search(cells, search, null);
  const head = [textOf(cells), `solution ${textOf(solutions === 1 ? solution : new Uint8Array(81))}`];
  if (solutions !== 1) return head;
  const position = { cells, candidates: new Uint16Array(0), givens: new Uint8Array(0) };
  const paths = [true, false].map((detours) => {
    const path = nonet.path(position, { techniques: null, order: "nonet", budget, detours }, null);
    if (path.error !== "") throw new Error(`path of ${puzzle}: ${path.error}`);
    return [...path.steps.map(lineOf), `score ${path.score}${path.end === "complete" ? "" : " budget"}`];
  });
  return [...head, ...paths.flat()];
}

for (const file of process.argv.slice(2)) {
  for (const puzzle of await puzzlesOf(file)) {
    if (!process.stdout.write(`${linesOf(puzzle).join("\n")}\n`)) await once(process.stdout, "drain");
  }
}
