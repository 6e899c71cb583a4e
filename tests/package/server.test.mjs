/**
 * Scripts for servers that a bundler has made one file of, or a few, in another folder: without the package, and
 * without the files that it names. The engine answers every call there.
 */
import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import { build as viteBuild } from "vite";
import webpack from "webpack";
import { atTheEnd, classic, classicSolution, project, run } from "./support.mjs";

const script = `import { createEngine } from "nonet/engine";
const text = (cells) => Array.from(cells, (digit) => digit || ".").join("");
const puzzle = ${JSON.stringify(classic)};
const pixels = { data: new Uint8Array(4 * 90 * 90).fill(255), width: 90, height: 90 };
async function answers(options) {
  const engine = createEngine(options);
  const { solution } = await engine.solve(puzzle);
  const { puzzle: cells } = await engine.generate({ level: "easy", seed: "package" });
  const { text: sdk } = await engine.convert(puzzle, "sdk");
  const { step } = await engine.hint(puzzle);
  const { outcomes } = await engine.batch("check", new Uint8Array(810));
  const { fault } = await engine.readPicture(pixels);
  return [text(solution), text(cells).length, sdk.split("\\n")[1], step.technique, outcomes.join(""), fault];
}
const why = ({ code, message }) => [code, message];
const none = Object.fromEntries(["workerUrl", "wasmUrl", "textUrl", "pictureUrl"].map((name) => [name, "/none/" + name]));
(async () => console.log(JSON.stringify({
  all: [await answers({}), await answers({ inProcess: true }), await answers({ workers: 2 })],
  given: [await createEngine(none).version().catch(why), await createEngine({ inProcess: true, ...none }).version().catch(why)],
})))();
`;

const webpacked = (context, output, more) =>
  new Promise((resolve, reject) =>
    webpack({ context, mode: "production", target: "node", entry: "./main.mjs", output, ...more }).run(
      (error, stats) => (error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve()),
    ),
  );

/** Each makes `main.js` or another file of a project's `main.mjs`, in another folder. */
const BUNDLERS = {
  "esbuild, an ES module": async (folder, outdir) => {
    const entryPoints = [join(folder, "main.mjs")];
    const outExtension = { ".js": ".mjs" };
    await esbuild({ entryPoints, outdir, outExtension, bundle: true, platform: "node", format: "esm" });
    return "main.mjs";
  },
  "esbuild, CommonJS": async (folder, outdir) => {
    await esbuild({
      entryPoints: [join(folder, "main.mjs")],
      outdir,
      bundle: true,
      platform: "node",
      logLevel: "error",
    });
    return "main.js";
  },
  Rollup: async (folder, dir) => {
    const plugins = [nodeResolve({ exportConditions: ["node"] })];
    const made = await rollup({ input: join(folder, "main.mjs"), plugins, external: /^node:/, logLevel: "silent" });
    await made.write({ dir, format: "es", entryFileNames: "main.mjs", chunkFileNames: "[name].mjs" });
    await made.close();
    return "main.mjs";
  },
  "Rolldown, as in Vite's builds for servers": async (root, outDir) => {
    const rolldownOptions = { output: { entryFileNames: "main.mjs", chunkFileNames: "[name].mjs" } };
    const ssr = { noExternal: true };
    await viteBuild({
      configFile: false,
      root,
      logLevel: "error",
      ssr,
      build: { ssr: "main.mjs", outDir, rolldownOptions },
    });
    return "main.mjs";
  },
  "webpack 5, which copies the files to where they do not run": async (folder, path) => {
    await webpacked(folder, { path, publicPath: "/_next/" });
    return "main.js";
  },
  "webpack 5, an ES module": async (folder, path) => {
    const output = { path, module: true, chunkFormat: "module", filename: "main.mjs" };
    await webpacked(folder, output, { experiments: { outputModule: true } });
    return "main.mjs";
  },
};

for (const [name, bundle] of Object.entries(BUNDLERS)) {
  test(`${name}: the engine answers every call, and the process ends by itself`, async () => {
    const folder = await project({ "main.mjs": script });
    const out = await mkdtemp(join(tmpdir(), "nonet-server-"));
    atTheEnd(() => rm(out, { recursive: true, force: true }));
    const file = await bundle(folder, out);
    await rm(folder, { recursive: true });
    const { stdout } = await run(process.execPath, [file], { cwd: out, timeout: 240_000 });
    const { all, given } = JSON.parse(stdout);
    const one = [classicSolution, 81, "53..7....", "hidden-single-box", "2".repeat(10), "no-grid"];
    assert.deepEqual(all, [one, one, one]);
    // An address that was given has nothing behind it, and is told.
    assert.deepEqual(
      given.map(([code]) => code),
      ["load", "load"],
    );
    for (const [, message] of given) assert.match(message, /none.(worker|wasm)Url/);
    console.log(`# ${name}: ${(await readdir(out)).join(", ")}`);
  });
}
