/** The package in Node.js: packed, installed into an empty folder, and run. Each program has to end by itself. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { SourceMap } from "node:module";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { drawBoard } from "../wasm/drawn-board.mjs";
import { classic, classicSolution, installed, project, run, runNode } from "./support.mjs";

const head = `import { createEngine } from "nonet";
const text = (cells) => Array.from(cells, (digit) => digit || ".").join("");
const puzzle = ${JSON.stringify(classic)};
const many = Uint8Array.from(puzzle.repeat(300), (digit) => Number(digit) || 0);
const tell = (value) => console.log(JSON.stringify(value));
`;

const work = (options) => `${head}
const engine = createEngine(${options});
const seen = [];
const { solution } = await engine.solve(puzzle);
const { step } = await engine.hint(puzzle);
const { puzzle: cells } = await engine.generate({ level: "easy", seed: "package" });
const { text: sdk, from } = await engine.convert(puzzle, "sdk");
const solved = await engine.solveMany(many, { onProgress: (done) => seen.push(done) });
const rated = await engine.rateMany(many.subarray(0, 810));
const checked = await engine.batch("check", many);
const steps = (await engine.path(puzzle)).steps.length;
tell({
  solution: text(solution), technique: step.technique, puzzle: text(cells), sdk, from, steps,
  solved: [text(solved.solutions.subarray(-81)), solved.outcomes.every((outcome) => outcome === 1), seen.at(-1)],
  rated: [...rated.ratings.subarray(-3), ...rated.outcomes], checked: checked.outcomes.length,
});`;

let expected;
for (const options of ["", "{ inProcess: true }", "{ workers: 2 }", `{ workers: "all" }`]) {
  test(`createEngine(${options}) answers every call, and the process ends by itself`, async () => {
    const told = await runNode(work(options));
    assert.equal(told.solution, classicSolution);
    assert.equal(told.technique, "hidden-single-box");
    assert.equal(told.sdk.split("\n")[1], "53..7....");
    assert.equal(told.from, "line");
    assert.deepEqual(told.solved, [classicSolution, true, 300]);
    assert.deepEqual([told.steps, told.checked, told.rated.length], [51, 300, 13]);
    expected ??= told;
    assert.deepEqual(told, expected);
  });
}

test("an aborted call rejects, in a thread while it runs and in process between slices, and the engine goes on", async () => {
  const told = await runNode(`${head}
const outcomes = [];
for (const options of [{}, { workers: 2 }]) {
  const engine = createEngine(options);
  const signal = AbortSignal.timeout(300);
  const reject = await engine.count(".".repeat(81), 0, { signal }).catch((error) => error.name);
  outcomes.push([reject, (await engine.solve(puzzle)).outcome]);
}
const engine = createEngine({ inProcess: true });
const controller = new AbortController();
const part = engine.rateMany(many, {}, { signal: controller.signal, onProgress: (done) => done === 3 && controller.abort() });
outcomes.push([await part.catch((error) => error.name), (await engine.solve(puzzle)).outcome]);
tell(outcomes);`);
  assert.deepEqual(told, [
    ["AbortError", "unique"],
    ["AbortError", "unique"],
    ["AbortError", "unique"],
  ]);
});

test("a pool runs calls side by side, and each promise has the answer of its own call", async () => {
  const told = await runNode(`${head}
const engine = createEngine({ workers: 2 });
const controller = new AbortController();
// The first call never ends by itself: only another worker can answer the others.
const endless = engine.count(".".repeat(81), 0, { signal: controller.signal }).catch((error) => error.name);
const digits = await Promise.all([1, 2, 3, 4].map(async (digit) => (await engine.candidates(String(digit) + ".".repeat(80)))[1]));
const formats = await Promise.all(["line", "sdk", "ss"].map((format) => engine.convert(puzzle, format)));
controller.abort();
tell({ endless: await endless, digits, formats: formats.map((one) => one.text.slice(0, 9)) });`);
  assert.equal(told.endless, "AbortError");
  assert.deepEqual(told.digits, [0b111111110, 0b111111101, 0b111111011, 0b111110111]);
  assert.deepEqual(told.formats, ["530070000", "[Puzzle]\n", " *-------"]);
});

test("progress that throws rejects its call, stops its work, and the engine goes on", async () => {
  const told = await runNode(`${head}
const hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const uncaught = [];
process.on("uncaughtException", ({ message }) => uncaught.push(message));
const outcomes = [];
for (const options of [{}, { workers: 2 }, { inProcess: true }]) {
  const engine = createEngine(options);
  for (const work of [(call) => engine.path(hard, {}, call), (call) => engine.rateMany(many, {}, call), (call) => engine.count(".".repeat(81), 0, call)]) {
    let calls = 0;
    const onProgress = () => { calls++; throw new Error("broken"); };
    outcomes.push([await work({ onProgress }).catch(({ message }) => message), calls, (await engine.solve(puzzle)).outcome]);
  }
}
tell({ outcomes, uncaught });`);
  assert.deepEqual(told.uncaught, []);
  assert.deepEqual(told.outcomes, Array(9).fill(["broken", 1, "unique"]));
});

test("in process, calls wait for nothing but what else the thread has to do, which has its turn between them", async () => {
  const told = await runNode(`${head}
// A timer of no time costs a millisecond.
const timer = globalThis.setTimeout;
let short = 0;
globalThis.setTimeout = (task, ms, ...rest) => { if (!(ms > 100)) short++; return timer(task, ms, ...rest); };
const engine = createEngine({ inProcess: true });
await engine.solve(puzzle);
let turns = 0;
const controller = new AbortController();
let calls = 0;
const ticking = setInterval(() => {
  turns++;
  if (calls > 2) controller.abort();
}, 1);
let reject = "";
while (!reject) reject = await engine.solve(puzzle, { signal: controller.signal }).then(() => (calls++, ""), (error) => error.name);
clearInterval(ticking);
tell({ reject, short, turns: turns > 0, calls: calls > 1 });`);
  assert.deepEqual(told, { reject: "AbortError", short: 0, turns: true, calls: true });
});

test("in a directory that is gone, the engine works where it is", async () => {
  const told = await runNode(`import { mkdtempSync, rmdirSync } from "node:fs";
${head}
const gone = mkdtempSync("gone-");
process.chdir(gone);
rmdirSync(process.cwd());
const outcomes = [];
for (const options of [{}, { inProcess: true }, { wasmUrl: new URL("node_modules/nonet/nonet.wasm", import.meta.url).href }]) {
  const engine = createEngine(options);
  outcomes.push((await engine.solve(puzzle)).outcome, (await engine.read(puzzle)).format);
}
tell(outcomes);`);
  assert.deepEqual(told, Array(3).fill(["unique", "line"]).flat());
});

for (const name of ["a#b", "a?b", "100%", "100%25 c", "a b", "数独 ü"]) {
  test(`in a directory whose name is ${name}, paths are paths, from there or from the root`, async () => {
    const folder = await project({
      [`${name}/main.mjs`]: `import { cpSync } from "node:fs";
${head}
for (const file of ["nonet.wasm", "nonet-text.wasm", "node-worker.js", "server.js"]) cpSync("../node_modules/nonet/" + file, file);
const outcomes = [];
for (const at of ["", "./", process.cwd() + "/"]) {
  for (const options of [{}, { workerUrl: at + "node-worker.js" }]) {
    const engine = createEngine({ inProcess: !options.workerUrl, wasmUrl: at + "nonet.wasm", textUrl: at + "nonet-text.wasm", ...options });
    outcomes.push((await engine.solve(puzzle)).outcome, (await engine.read(puzzle)).format);
  }
}
tell(outcomes);`,
    });
    const { stdout } = await run(process.execPath, ["main.mjs"], { cwd: `${folder}/${name}`, timeout: 120_000 });
    assert.deepEqual(JSON.parse(stdout), Array(6).fill(["unique", "line"]).flat());
  });
}

test("pixels are read as a board, in threads and in process; a file is refused, since nothing decodes it here", async () => {
  const { data, ...sides } = drawBoard({ givens: classic });
  const told = await runNode(`${head}
const picture = { data: Buffer.from("${deflateRawSync(data).toString("base64")}", "base64"), ...${JSON.stringify(sides)} };
const { inflateRawSync } = await import("node:zlib");
picture.data = new Uint8Array(inflateRawSync(picture.data));
const outcomes = [];
for (const options of [{}, { workers: 2 }, { inProcess: true }]) {
  const engine = createEngine(options);
  const { fault, boards } = await engine.readPicture(picture);
  const file = await engine.readPicture(new Blob([picture.data], { type: "image/png" })).catch(({ code, message }) => [code, message]);
  outcomes.push([fault, text(boards[0].givens), boards[0].unique, picture.data.length, ...file]);
}
tell(outcomes);`);
  const refused = ["input", "Nothing here decodes pictures: give the pixels, as { data, width, height }."];
  assert.deepEqual(told, Array(3).fill(["none", classic, true, data.length, ...refused]));
});

test("disposing ends all workers and rejects what is under way", async () => {
  const told = await runNode(`${head}
const outcomes = [];
for (const options of [{}, { workers: 2 }, { inProcess: true }]) {
  const engine = createEngine({ ...options, idleMs: Infinity });
  await engine.solve(puzzle);
  const calls = Array.from({ length: 3 }, () => engine.version().catch((error) => error.code));
  engine.dispose();
  outcomes.push([...await Promise.all(calls), await engine.solve(puzzle).catch((error) => error.code)]);
}
tell(outcomes);`);
  assert.deepEqual(told, Array(3).fill(Array(4).fill("disposed")));
});

test("what is missing or cannot be is an error that says so", async () => {
  const told = await runNode(`${head}
import { EngineError } from "nonet/engine";
const why = (error) => [error instanceof EngineError, error.code, error.message];
const attempt = (options) => { try { createEngine(options); return null; } catch (error) { return why(error); } };
tell({
  worker: await createEngine({ workerUrl: new URL("./none.js", import.meta.url) }).version().catch(why),
  module: await createEngine({ wasmUrl: new URL("./none.wasm", import.meta.url) }).version().catch(why),
  inProcess: await createEngine({ inProcess: true, wasmUrl: new URL("./none.wasm", import.meta.url) }).version().catch(why),
  text: await createEngine({ textUrl: new URL("./none.wasm", import.meta.url) }).read(puzzle).catch(why),
  picture: await createEngine({ pictureUrl: new URL("./none.wasm", import.meta.url) }).readPicture({ data: new Uint8Array(4), width: 1, height: 1 }).catch(why),
  puzzle: await createEngine().solve("12").catch(why),
  workers: attempt({ workers: 0 }),
  both: attempt({ workers: 3, inProcess: true }),
  converted: await createEngine().convert("12x", "sdk"),
  format: await createEngine().convert(puzzle, "libary").catch(why),
  from: await createEngine().convert(puzzle, "sdk", { from: "sdkk" }).catch(why),
  write: await createEngine().write(puzzle, "Nonet Game").catch(why),
  read: await createEngine().read(puzzle, { format: "no-such" }).catch(why),
  technique: await createEngine().generate({ technique: "X Wing" }).catch(why),
  techniques: await createEngine().hint(puzzle, { techniques: ["x-wing", "skyscrapper"] }).catch(why),
  request: await createEngine().generate({ clues: [10, 12] }).catch((error) => [error.name, error.code]),
  lost: (await createEngine().convert(puzzle + "\\n", "line")).lost,
});`);
  for (const name of ["worker", "module", "inProcess", "text", "picture"]) {
    assert.deepEqual(told[name].slice(0, 2), [true, "load"], name);
    assert.match(told[name][2], name === "worker" ? /none\.js/ : /none\.wasm/);
  }
  for (const name of ["puzzle", "workers", "both"]) assert.deepEqual(told[name].slice(0, 2), [true, "input"], name);
  assert.deepEqual([told.converted.error, told.converted.fault.error, told.converted.text], ["read", "unknown", ""]);
  assert.deepEqual(told.lost, []);
  for (const [name, meant] of Object.entries({
    format: /written is called "libary"\. Did you mean library\? .*formats\(\)/,
    from: /read is called "sdkk"\. Did you mean sdk\?/,
    write: /Did you mean nonet-game\?/,
    read: /read is called "no-such"\. The call formats/,
    technique: /called "X Wing"\. Did you mean x-wing\? .*techniques\(\)/,
    techniques: /called "skyscrapper"\. Did you mean skyscraper\?/,
  })) {
    assert.deepEqual(told[name].slice(0, 2), [true, "input"], name);
    assert.match(told[name][2], meant, name);
  }
  assert.deepEqual(told.request, ["RequestError", "request"]);
});

test("a module of another version is told, whether it can be started or not", async () => {
  const told = await runNode(`${head}
import { readFileSync, writeFileSync } from "node:fs";
const bytes = readFileSync("node_modules/nonet/nonet.wasm");
const { version } = JSON.parse(readFileSync("node_modules/nonet/package.json", "utf8"));
const at = bytes.indexOf(version);
bytes.write("0.0.9", at, "latin1");
writeFileSync("older.wasm", bytes);
// It asks for a function that no script has.
writeFileSync("other.wasm", Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 120, 1, 121, 0, 0]));
const found = [];
for (const wasmUrl of ["older.wasm", "other.wasm"])
  for (const inProcess of [false, true])
    found.push(await createEngine({ wasmUrl: "./" + wasmUrl, inProcess }).version().catch(({ code, message }) => [code, message]));
tell(found);`);
  for (const [at, [code, message]] of told.entries()) {
    assert.equal(code, "load");
    assert.match(
      message,
      at < 2 ? /nonet\.wasm is of version 0\.0\.9, .*take all files of one version/ : /not of one version/,
    );
  }
});

test("a puzzle is written as every call takes it: as a text, as digits, and with entries", async () => {
  const told = await runNode(`${head}
const engine = createEngine({ inProcess: true });
const digits = Uint8Array.from(puzzle, (digit) => Number(digit) || 0);
const written = async (one, format = "line") => (await engine.write(one, format)).text.trim();
const played = puzzle.replace(".", "4");
tell({
  same: new Set([await written(puzzle), await written(digits), await written({ givens: puzzle }), await written({ givens: digits })]).size,
  many: (await written([puzzle, digits], "sdm")).split("\\n").length,
  played: (await engine.read(await written({ givens: puzzle, values: played }, "sudoku-json"))).progress[0].values[2],
  solution: (await engine.write({ givens: puzzle, solution: (await engine.solve(puzzle)).solution }, "sudoku-json")).error,
  count: (await engine.count(puzzle)).count,
});`);
  assert.deepEqual(told, { same: 1, many: 2, played: 4, solution: "", count: 1 });
});

test("an error that nobody catches says what it is, in a few lines", async () => {
  const program = `import { createEngine, RequestError } from "nonet/engine";
if (RequestError.name !== "RequestError") throw new Error(RequestError.name);
await createEngine().generate({ difficulty: "hard" });`;
  const folder = await project({ "main.mjs": program });
  const { stderr } = await run("node", ["main.mjs"], { cwd: folder }).catch((error) => error);
  assert.match(stderr, /\nEngineError: There is no option difficulty/);
  assert.ok(stderr.length < 2500, `${stderr.length}`);
});

test("a program in CommonJS loads it, too", async () => {
  const program = `(async () => {
  const outcomes = [];
  for (const { createEngine } of [await import("nonet/engine"), require("nonet/engine")])
    outcomes.push((await createEngine({ inProcess: true }).solve(${JSON.stringify(classic)})).outcome);
  console.log(JSON.stringify(outcomes));
})();`;
  const { stdout } = await run("node", ["program.cjs"], { cwd: await project({ "program.cjs": program }) });
  assert.deepEqual(JSON.parse(stdout), ["unique", "unique"]);
});

test("every export can be imported on a server, where nothing is defined", async () => {
  const { folder } = await installed();
  const { stdout } = await run(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `
    import { readFileSync } from "node:fs";
    const { exports } = JSON.parse(readFileSync("node_modules/nonet/package.json", "utf8"));
    const names = Object.keys(exports).filter((name) => !/\\.(wasm|json|html|css)$|worker/.test(name));
    for (const name of names) await import(name.replace(".", "nonet"));
    const { NonetBoard } = await import("nonet/board");
    const failed = (() => { try { return String(new NonetBoard()); } catch (error) { return error.name; } })();
    console.log(JSON.stringify({ names, registry: typeof customElements, isClass: typeof NonetBoard, failed }));`,
    ],
    { cwd: folder },
  );
  const told = JSON.parse(stdout);
  assert.deepEqual(told.names, [
    ".",
    "./engine",
    "./engine/in-process",
    "./board",
    "./define",
    "./react",
    "./preact",
    "./vue",
    "./svelte",
    "./solid",
    "./board.js",
    "./embed-host.js",
  ]);
  assert.deepEqual([told.registry, told.isClass], ["undefined", "function"]);
});

test("the package has what its manifest names, and nothing of the machine it was made on", async () => {
  const { folder, tarball } = await installed();
  const { stdout } = await run("tar", ["-tzf", tarball]);
  const files = stdout
    .trim()
    .split("\n")
    .map((name) => name.replace("package/", ""));
  const manifest = JSON.parse(
    await (await import("node:fs/promises")).readFile(`${folder}/node_modules/nonet/package.json`, "utf8"),
  );
  const named = Object.values(manifest.exports).flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target),
  );
  for (const name of named) assert.ok(files.includes(name.replace("./", "")), name);
  assert.equal(files.filter((name) => /node_modules|\.ts$/.test(name) && !name.endsWith(".d.ts")).length, 0);
});

test("each script that was made smaller has a map beside the package, which leads to the source", () => {
  const maps = new URL("../../dist/maps/", import.meta.url);
  const npm = new URL("../../dist/npm/", import.meta.url);
  const made = /^(copy-\d|embed-engine|class|index|index\.node|inline|modules)\.js$/;
  const scripts = readdirSync(npm).filter((name) => name.endsWith(".js") && !made.test(name));
  assert.ok(scripts.length > 15);
  for (const name of scripts) {
    const map = JSON.parse(readFileSync(new URL(`${name}.map`, maps), "utf8"));
    assert.ok(map.sources.length > 0 && map.sources.length === map.sourcesContent.length, name);
    assert.doesNotMatch(readFileSync(new URL(name, npm), "utf8"), /sourceMappingURL/, name);
  }
  const lines = readFileSync(new URL("engine.js", npm), "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes("No technique is called"));
  const map = new SourceMap(JSON.parse(readFileSync(new URL("engine.js.map", maps), "utf8")));
  const { originalSource, originalLine } = map.findEntry(line, lines[line].indexOf("No technique is called"));
  assert.match(originalSource, /src\/engine\/call-checks\.ts$/);
  const source = readFileSync(new URL("../../web/src/engine/call-checks.ts", import.meta.url), "utf8").split("\n");
  assert.match(source.slice(originalLine - 1, originalLine + 3).join("\n"), /No technique is called/);
});

test("packed, it has at most 2.0 MB", async () => {
  const { size } = statSync((await installed()).tarball);
  console.log(`# packed: ${(size / 1e6).toFixed(3)} MB`);
  assert.ok(size <= 2_000_000, `${size}`);
});
