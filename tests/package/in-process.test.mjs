/**
 * `nonet/engine/in-process`: the engine of modules that are handed in, in Node.js, in a service worker, and in a
 * context that has as little as a server at the edge: nothing is compiled, fetched or started there.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { classic, classicSolution, installed, openPage, project, runNode, serve } from "./support.mjs";

const { folder: home } = await installed();
const wasm = (name) => readFile(join(home, "node_modules/nonet", name));
const FILES = { module: "nonet.wasm", textModule: "nonet-text.wasm", pictureModule: "nonet-picture.wasm" };

const head = `import { createEngine } from "nonet/engine/in-process";
const text = (cells) => Array.from(cells, (digit) => digit || ".").join("");
const puzzle = ${JSON.stringify(classic)};
const many = Uint8Array.from(puzzle.repeat(1200), (digit) => Number(digit) || 0);
`;

/** An answer of each module; progress; and calls that are ended between slices and inside one. */
const work = `${head}
export async function answers(options) {
  const engine = createEngine(options);
  const { solution } = await engine.solve(puzzle);
  const { puzzle: cells } = await engine.generate({ level: "easy", seed: "package" });
  const { text: sdk } = await engine.convert(puzzle, "sdk");
  const { step } = await engine.hint(puzzle);
  const seen = [];
  const { outcomes } = await engine.solveMany(many, { onProgress: (done) => seen.push(done) });
  const batch = await engine.batch("check", many.subarray(0, 810), { onProgress: (done) => seen.push(done) });
  const { puzzles } = await engine.generateMany({ level: "easy", seed: "package" }, 2);
  const { fault } = await engine.readPicture({ data: new Uint8Array(4 * 90 * 90).fill(255), width: 90, height: 90 });
  const controller = new AbortController();
  let slices = 0;
  const onProgress = () => (slices++, controller.abort());
  const aborted = await engine.solveMany(many, { signal: controller.signal, onProgress }).catch(({ name }) => name);
  const thrown = await engine.count(".".repeat(81), 0, { onProgress() { throw new Error("enough"); } }).catch(({ message }) => message);
  const { outcome } = await engine.solve(puzzle);
  engine.dispose();
  const late = await engine.solve(puzzle).catch(({ code }) => code);
  return [text(solution), text(cells).length, sdk.split("\\n")[1], step.technique, outcomes.length, seen.at(-1), seen.length > 3,
    batch.outcomes.join(""), puzzles.length, fault, aborted, slices, thrown, outcome, late];
}
`;
const answered = [
  ...[classicSolution, 81, "53..7....", "hidden-single-box", 1200, 10, true, "1".repeat(10), 2, "no-grid"],
  ...["AbortError", 1, "enough", "unique", "disposed"],
];

const readFiles = `import { readFileSync } from "node:fs";
const read = (name) => readFileSync("node_modules/nonet/" + name);
const files = Object.entries(${JSON.stringify(FILES)});
const of = (make) => Object.fromEntries(files.map(([option, file]) => [option, make(read(file))]));
`;

test("in Node.js, of compiled modules, of bytes, and of functions that give them, every call is answered", async () => {
  const told = await runNode(`${work}${readFiles}
console.log(JSON.stringify([
  await answers(of((bytes) => new WebAssembly.Module(bytes))),
  await answers(of((bytes) => new Uint8Array(bytes))),
  await answers(of((bytes) => () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))),
  await answers(of((bytes) => async () => WebAssembly.compile(bytes))),
]));`);
  assert.deepEqual(told, [answered, answered, answered, answered]);
});

test("a module is asked for when it is first needed, again after a failure, and what is missing or none is an error that says so", async () => {
  const told = await runNode(`${head}${readFiles}
const why = (error) => [error.name, error.code, error.message];
const attempt = (options) => { try { createEngine(options); return null; } catch (error) { return why(error); } };
let asked = 0;
const engine = createEngine({ module: () => { if (++asked === 3) return read("nonet.wasm"); throw new Error("offline"); } });
const before = asked;
const failed = await engine.version().catch(why);
console.log(JSON.stringify({
  before, failed, outcome: (await engine.solve(puzzle)).outcome, again: (await engine.batch("check", many)).outcomes.length, asked,
  text: await engine.read(puzzle).catch(why),
  picture: await engine.readPicture({ data: new Uint8Array(4), width: 1, height: 1 }).catch(why),
  broken: await createEngine({ module: new Uint8Array(8) }).version().catch(why),
  other: await createEngine({ module: new WebAssembly.Module(read("nonet-text.wasm")) }).solve(puzzle).catch(({ code }) => code),
  none: attempt({}), address: attempt({ module: "nonet.wasm" }), unknown: attempt({ module: many, wasmUrl: "" }),
}));`);
  assert.deepEqual([told.before, told.asked, told.outcome, told.again], [0, 3, "unique", 1200]);
  assert.deepEqual(told.failed, ["EngineError", "load", "offline"]);
  assert.match(told.text.join(), /EngineError,load,.*without the option textModule/);
  assert.match(told.picture.join(), /EngineError,load,.*without the option pictureModule/);
  assert.deepEqual(told.broken.slice(0, 2), ["EngineError", "load"]);
  assert.equal(told.other, "load");
  assert.match(told.none.join(), /EngineError,input,.*module is a WebAssembly\.Module.*not undefined/);
  assert.match(told.address.join(), /EngineError,input,.*not a value of type string/);
  assert.match(told.unknown.join(), /EngineError,input,.*wasmUrl/);
});

const host = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"></html>`;

async function bundled(source, name) {
  const folder = await project({ "main.js": source, "index.html": host });
  const outfile = join(folder, name);
  await build({ entryPoints: [join(folder, "main.js")], outfile, bundle: true, format: "iife", logLevel: "error" });
  return { folder, code: await readFile(outfile, "utf8") };
}

test("what is bundled of it starts no worker, fetches nothing, knows no address and makes no script of a text", async () => {
  const { code } = await bundled(`export * from "nonet/engine/in-process";`, "out.js");
  const own = await readFile(join(home, "node_modules/nonet/in-process.js"), "utf8");
  for (const text of [code, own])
    assert.doesNotMatch(text, /new Worker|\bfetch\(|import\.meta|node:|\beval\(|new Function|\bFunction\(|\bimport\(/);
});

test("in a context that has as little as a server at the edge, compiled modules are enough", async () => {
  const { code } = await bundled(`${work}globalThis.answers = answers;`, "out.js");
  const { structuredClone, setTimeout, clearTimeout, AbortController, AbortSignal, DOMException } = globalThis;
  const { TextDecoder, TextEncoder, crypto, performance, console } = globalThis;
  const scope = {
    ...{ structuredClone, setTimeout, clearTimeout, AbortController, AbortSignal, DOMException },
    ...{ TextDecoder, TextEncoder, crypto, performance, console },
  };
  const context = createContext(scope, { codeGeneration: { strings: false, wasm: false } });
  runInContext(code, context);
  const options = {};
  for (const [option, file] of Object.entries(FILES)) options[option] = new WebAssembly.Module(await wasm(file));
  assert.deepEqual([...(await scope.answers(options))], answered);
  await assert.rejects(async () => runInContext("new WebAssembly.Module(new Uint8Array(8))", context), /disallowed/);
});

test("in a service worker, which may start no other worker", async () => {
  const source = `${work}
const compile = (name) => () => WebAssembly.compileStreaming(fetch("node_modules/nonet/" + name));
const options = Object.fromEntries(Object.entries(${JSON.stringify(FILES)}).map(([option, name]) => [option, compile(name)]));
addEventListener("message", (event) => event.waitUntil(answers(options).then(
  (all) => event.source.postMessage([typeof Worker, ...all]), (error) => event.source.postMessage(String(error)))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));`;
  const { folder } = await bundled(source, "sw.js");
  const page = await openPage(`${(await serve(folder)).origin}/`);
  const told = await page.evaluate(async () => {
    const heard = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("message", ({ data }) => resolve(data), { once: true }),
    );
    await navigator.serviceWorker.register("/sw.js");
    (await navigator.serviceWorker.ready).active.postMessage("go");
    navigator.serviceWorker.startMessages();
    return heard;
  });
  assert.deepEqual(told, ["undefined", ...answered]);
});
