/**
 * The package in Bun and Deno, as in Node.js: the engine in a thread, in process and of modules that are handed in, and
 * the process ends by itself; as the package has it, and bundled into another folder.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { classic, classicSolution, project, run } from "./support.mjs";

const program = (name) => fileURLToPath(new URL(`runtimes/node_modules/.bin/${name}`, import.meta.url));

const script = `import { readFileSync } from "node:fs";
import { createEngine } from "nonet/engine";
import { createEngine as ofModules } from "nonet/engine/in-process";
const text = (cells) => Array.from(cells, (digit) => digit || ".").join("");
const puzzle = ${JSON.stringify(classic)};
const many = Uint8Array.from(puzzle.repeat(300), (digit) => Number(digit) || 0);
async function answers(engine) {
  const { solution } = await engine.solve(puzzle);
  const { puzzle: cells } = await engine.generate({ level: "easy", seed: "package" });
  const { step } = await engine.hint(puzzle);
  const { text: sdk } = await engine.convert(puzzle, "sdk");
  const { outcomes } = await engine.batch("check", many);
  const solved = await engine.solveMany(many);
  const { fault } = await engine.readPicture({ data: new Uint8Array(4 * 90 * 90).fill(255), width: 90, height: 90 });
  const aborted = await engine.count(".".repeat(81), 0, { onProgress() { throw new Error("enough"); } }).catch(({ message }) => message);
  return [text(solution), text(cells), step.technique, sdk.split("\\n")[1], outcomes.length, text(solved.solutions.subarray(-81)), fault, aborted, (await engine.solve(puzzle)).outcome];
}
const compiled = (name) => new WebAssembly.Module(readFileSync("node_modules/nonet/" + name));
const modules = { module: compiled("nonet.wasm"), textModule: compiled("nonet-text.wasm"), pictureModule: compiled("nonet-picture.wasm") };
const why = ({ code }) => code;
console.log(JSON.stringify({
  all: [await answers(createEngine()), await answers(createEngine({ inProcess: true })), await answers(createEngine({ workers: 2 })), await answers(ofModules(modules))],
  wrong: [await createEngine().solve("12").catch(why), await createEngine({ wasmUrl: "none.wasm" }).version().catch(why)],
}));
`;

const RUNTIMES = {
  "Node.js": [process.execPath],
  Bun: [program("bun"), "run"],
  Deno: [program("deno"), "run", "--allow-read", "--no-lock"],
};

let expected;
for (const [name, [command, ...args]] of Object.entries(RUNTIMES)) {
  test(`${name}: the engine answers in a thread, in process and of modules, and the process ends by itself`, async () => {
    const folder = await project({ "main.mjs": script });
    const outfile = join(folder, "out/main.mjs");
    const entryPoints = [join(folder, "main.mjs")];
    await build({ entryPoints, outfile, bundle: true, platform: "node", format: "esm", logLevel: "error" });
    for (const file of ["main.mjs", "out/main.mjs"]) {
      const { stdout } = await run(command, [...args, file], { cwd: folder, timeout: 240_000 });
      const { all, wrong } = JSON.parse(stdout);
      expected ??= all[0];
      assert.deepEqual(all, Array(4).fill(expected));
      assert.deepEqual(wrong, ["input", "load"]);
    }
    assert.equal(expected[0], classicSolution);
    assert.deepEqual(expected.slice(2), [
      "hidden-single-box",
      "53..7....",
      300,
      classicSolution,
      "no-grid",
      "enough",
      "unique",
    ]);
  });
}
