/** The built module, in Node, and the puzzles that tests use. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

export const path = (relative) => fileURLToPath(new URL(relative, root));

/** The command line program: the release's, or another build of it that a script wants tested. */
export const program = process.env["NONET_PROGRAM"] ?? path("build/release/bin/nonet");

/** One of the modules: `nonet`, `nonet-text`, `nonet-picture`. */
export async function loadModule(name) {
  const { default: create } = await import(new URL(`build/wasm/bin/${name}.js`, root).href);
  return create({ wasmBinary: await readFile(path(`build/wasm/bin/${name}.wasm`)) });
}

/** The functions of the two modules for puzzles and texts in one object. */
export async function loadNonet() {
  const [nonet, { read, write, formats }] = await Promise.all(["nonet", "nonet-text"].map(loadModule));
  return Object.assign(nonet, { read, write, formats });
}

/** The 81 digits of a text that has nothing but digits and blanks. */
export const cellsOf = (text) => Uint8Array.from(text, (c) => (c >= "1" && c <= "9" ? Number(c) : 0));

export const textOf = (cells) => Array.from(cells, (d) => d || ".").join("");

/** The puzzles of a file, one a line, `#` for comments. */
export async function puzzlesOf(file) {
  const lines = (await readFile(file, "utf8")).split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).map((line) => line.slice(0, 81));
}

/** Whether a full grid keeps the rules and the givens; shares no code with the library. */
export function isSolutionOf(solution, puzzle) {
  for (let i = 0; i < 9; i++) {
    let row = 0;
    let column = 0;
    let box = 0;
    for (let j = 0; j < 9; j++) {
      row |= 1 << solution[9 * i + j];
      column |= 1 << solution[9 * j + i];
      box |= 1 << solution[27 * Math.floor(i / 3) + 3 * (i % 3) + 9 * Math.floor(j / 3) + (j % 3)];
    }
    if (row !== 1022 || column !== 1022 || box !== 1022) return false;
  }
  return puzzle.every((digit, cell) => digit === 0 || digit === solution[cell]);
}

export const inkala = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
export const inkalaSolution = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
