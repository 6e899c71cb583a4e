/** The module, what its declarations say, and short forms of its calls, for the tests. */
import { readFile } from "node:fs/promises";
import { loadNonet, path } from "./load.mjs";

export const nonet = await loadNonet();
const files = await Promise.all(
  ["nonet", "generate", "logic", "judge", "rating", "grids", "edit", "text"].map((name) =>
    readFile(path(`wasm/${name}.d.ts`), "utf8"),
  ),
);
const declarations = files.join("\n").replace(/\/\*[\s\S]*?\*\//g, "");

/** The names of an interface's members, inherited ones included. */
export function membersOf(name) {
  const [, parent, body] = new RegExp(`interface ${name} (?:extends (\\w+) )?\\{([\\s\\S]*?)\\n\\}`).exec(declarations);
  const own = [...body.matchAll(/^ {2}(\w+)\??[(:]/gm)].map((match) => match[1]);
  return [...(parent ? membersOf(parent) : []), ...own].sort();
}

/** The members of a union of string literals. */
export function literalsOf(name) {
  const body = new RegExp(`type ${name} =([\\s\\S]*?);`).exec(declarations)[1];
  return [...body.matchAll(/"([^"]*)"/g)].map((match) => match[1]);
}

export const engines = nonet.engines();
export const allStrategies = literalsOf("StrategyId");
export const wish = (request) => ({
  engine: "band",
  limit: 0,
  budget: 0,
  candidates: new Uint16Array(),
  strategies: allStrategies,
  repeatMillis: 0,
  keep: 0,
  ...request,
});
export const search = (cells, request, progress = null) => nonet.search(cells, wish(request), progress);

/** A request for any puzzle of the seed "1", and what else it is to be: `asked({ level: "hard" })`. */
export const asked = (more) => ({
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
  ...more,
});

/** A puzzle at its start, or a position: `position(cells, { candidates })`. */
export const position = (cells, more) => ({
  cells,
  candidates: new Uint16Array(0),
  givens: new Uint8Array(0),
  ...more,
});
export const logic = (request) => ({
  techniques: null,
  order: "nonet",
  budget: 0,
  detours: false,
  ...request,
});
/** Asks `hint`, `steps` or `path`. */
export const ask = (name, cells, more, request, progress = null) =>
  nonet[name](position(cells, more), logic(request), progress);
