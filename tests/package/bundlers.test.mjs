/** The same small program, unconfigured, by each bundler and by none: the engine answers and the board is played. */
import assert from "node:assert/strict";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build as esbuild } from "esbuild";
import { rollup } from "rollup";
import { createLogger, createServer, build as viteBuild } from "vite";
import webpack from "webpack";
import { atTheEnd, classic, classicSolution, openPage, project, serve, sizes } from "./support.mjs";

const app = `import { createEngine } from "nonet/engine";
import "nonet/define";
const engine = createEngine();
const board = document.querySelector("nonet-board");
window.changes = [];
board.addEventListener("nonet-change", ({ detail }) => window.changes.push(detail.kind));
window.hints = [];
board.addEventListener("nonet-hint", ({ detail }) => window.hints.push(detail.technique));
window.answers = Promise.all([
  engine.solve(board.value).then(({ solution }) => solution.join("")),
  engine.convert(board.value, "sdk").then(({ text }) => text.slice(0, 8)),
]);
`;

const html = (
  script,
  policy = "",
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${policy}
<nonet-board puzzle="${classic}" controls></nonet-board><script type="module" src="${script}"></script></html>`;

const bundle = "./out/main.js";
const makeProject = (script = bundle) => project({ "index.html": html(script), "main.js": app });

/** The controls, the engine's help and its sentences are parts that come when they are wanted. */
async function assertHints(page) {
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.waitForFunction(() => window.hints.length === 1);
  await page.getByRole("button", { name: "Close" }).waitFor();
  assert.deepEqual(await page.evaluate(() => window.hints), ["hidden-single-box"]);
}

/**
 * An answer of both modules of the engine, a digit that is entered by hand, and a hint that is asked for with a
 * button.
 */
async function assertWorks(url) {
  const page = await openPage(url);
  await page.waitForFunction(() => "answers" in window);
  assert.deepEqual(await page.evaluate(() => window.answers), [classicSolution, "[Puzzle]"]);
  await page.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await page.waitForFunction(() => document.querySelector("nonet-board").value.startsWith("534"));
  assert.ok((await page.evaluate(() => window.changes)).includes("digit"));
  await assertHints(page);
  assert.deepEqual(page.faults, []);
  await page.close();
}

const hasWorker = (asked) => asked.some((path) => /worker[^/]*\.js$/.test(path) || /\/[0-9a-f]{20}\.js$/.test(path));
/** How many modules were asked for; the page's engine and that of its boards each ask for theirs. */
const wasmOf = (asked) => new Set(asked.filter((path) => path.endsWith(".wasm"))).size;

test("without a bundler: a module script and an import map", async () => {
  const folder = await makeProject("./main.js");
  const { origin, asked } = await serve(folder);
  const map = `<script type="importmap">{"imports":{"nonet/":"./node_modules/nonet/","nonet/engine":"./node_modules/nonet/engine.js","nonet/define":"./node_modules/nonet/define.js"}}</script>`;
  const { writeFile } = await import("node:fs/promises");
  await writeFile(join(folder, "index.html"), html("./main.js", map));
  await assertWorks(`${origin}/`);
  assert.equal(wasmOf(asked), 2);
  assert.ok(!asked.some((path) => path.includes("inline")));
});

test("Vite's build takes the worker and the modules along as files", async () => {
  const root = await makeProject("./main.js");
  const warned = [];
  const customLogger = { ...createLogger("warn"), warn: (message) => warned.push(message) };
  await viteBuild({ configFile: false, root, customLogger });
  assert.deepEqual(warned, []);
  const { origin, asked } = await serve(join(root, "dist"));
  await assertWorks(`${origin}/`);
  assert.ok(hasWorker(asked));
  assert.equal(wasmOf(asked), 2);
  console.log(`# vite: ${await sizes(join(root, "dist"))}`);
});

test("Vite's development server, which moves the module away from its files", async () => {
  const root = await makeProject("./main.js");
  const server = await createServer({
    configFile: false,
    root,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", hmr: false, ws: false },
  });
  atTheEnd(() => server.close());
  await server.listen();
  await assertWorks(`http://127.0.0.1:${server.httpServer.address().port}/`);
});

async function withWebpack(context, plugins = []) {
  const output = { path: join(context, "out") };
  const compiler = webpack({ context, mode: "production", entry: "./main.js", output, plugins });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  const { errors, warnings } = stats.toJson({ errors: true, warnings: true, all: false });
  assert.deepEqual(errors, []);
  // Of files that it does not bundle webpack warns by their size alone.
  const large = warnings.flatMap(({ message }) => [...message.matchAll(/^ {2}(\S+) \(/gm)].map(([, name]) => name));
  assert.ok(warnings.length <= 1 && large.every((name) => name.endsWith(".wasm")), JSON.stringify(warnings));
}

test("webpack 5 takes the worker and the modules along as files", async () => {
  const context = await makeProject();
  await withWebpack(context);
  const { origin, asked } = await serve(context);
  await assertWorks(`${origin}/`);
  assert.equal(wasmOf(asked), 2);
  assert.ok(hasWorker(asked));
  console.log(`# webpack: ${await sizes(join(context, "out"))}`);
});

const withoutCopy = { __NONET_COPY__: "false" };
test("Vite and webpack 5 leave the copy of the engine out where one line asks for it", async () => {
  const bytes = async (folder) => {
    const files = await readdir(folder, { recursive: true });
    const scripts = files.filter((file) => file.endsWith(".js")).map((file) => stat(join(folder, file)));
    return (await Promise.all(scripts)).reduce((sum, { size }) => sum + size, 0);
  };
  const root = await makeProject("./main.js");
  await viteBuild({ configFile: false, root, logLevel: "error", define: withoutCopy });
  const context = await makeProject();
  await withWebpack(context, [new webpack.DefinePlugin(withoutCopy)]);
  for (const [folder, out] of [
    [join(root, "dist"), join(root, "dist")],
    [context, join(context, "out")],
  ]) {
    assert.ok((await bytes(out)) < 600_000, await sizes(out));
    const { origin, asked } = await serve(folder);
    await assertWorks(`${origin}/`);
    assert.equal(wasmOf(asked), 2);
  }
});

const withEsbuild = {
  "esbuild, modules in parts": { format: "esm", splitting: true },
  "esbuild, one file": {},
};
for (const [name, options] of Object.entries(withEsbuild)) {
  test(`${name}: copies no files, so the worker comes out of the package's copy`, async () => {
    const folder = await makeProject();
    const entry = {
      entryPoints: [join(folder, "main.js")],
      outdir: join(folder, "out"),
      bundle: true,
      minify: true,
      logLevel: "error",
      ...options,
    };
    await esbuild(entry);
    const { origin, asked } = await serve(folder);
    await assertWorks(`${origin}/`);
    assert.equal(wasmOf(asked), 0);
    console.log(`# ${name}: ${await sizes(join(folder, "out"))}`);
  });
}

async function withRollup() {
  const folder = await makeProject();
  const made = await rollup({
    input: join(folder, "main.js"),
    plugins: [nodeResolve({ browser: true })],
    logLevel: "silent",
  });
  await made.write({ dir: join(folder, "out"), format: "es" });
  await made.close();
  return folder;
}

test("Rollup copies no files, so the worker comes out of the package's copy", async () => {
  const folder = await withRollup();
  const { origin, asked } = await serve(folder);
  await assertWorks(`${origin}/`);
  assert.ok(asked.some((path) => path.includes("inline")));
  console.log(`# rollup: ${await sizes(join(folder, "out"))}`);
});

const forEffects = `import "nonet/embed-host.js";
import "nonet/react";
import "nonet/engine";
import "nonet/board";
`;
const framed = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><iframe title="Sudoku" height="100" src="node_modules/nonet/embed.html?puzzle=${classic}"></iframe>
<nonet-board></nonet-board><script type="module" src="./out/main.js"></script></html>`;
const withEffects = {
  esbuild: (folder) =>
    esbuild({
      entryPoints: [join(folder, "main.js")],
      outdir: join(folder, "out"),
      bundle: true,
      format: "esm",
      splitting: true,
      logLevel: "error",
    }),
  Rollup: async (folder) =>
    (
      await rollup({ input: join(folder, "main.js"), plugins: [nodeResolve({ browser: true })], logLevel: "silent" })
    ).write({ dir: join(folder, "out"), format: "es" }),
  "webpack 5": (folder) =>
    new Promise((resolve, reject) =>
      webpack({ context: folder, mode: "production", entry: "./main.js", output: { path: join(folder, "out") } }).run(
        (error, stats) => (error || stats.hasErrors() ? reject(error ?? stats.toString()) : resolve()),
      ),
    ),
  Vite: (root) =>
    viteBuild({
      configFile: false,
      root,
      logLevel: "error",
      build: { outDir: "out", lib: { entry: "main.js", formats: ["es"], fileName: () => "main.js" } },
    }),
};
for (const [name, bundle] of Object.entries(withEffects)) {
  test(`${name} keeps what is imported for what it does, and drops what does nothing`, async () => {
    const folder = await project({ "index.html": framed, "main.js": forEffects });
    await bundle(folder);
    const { readFile } = await import("node:fs/promises");
    assert.doesNotMatch(await readFile(join(folder, "out/main.js"), "utf8"), /generateMany/);
    const page = await openPage(`${(await serve(folder)).origin}/`);
    await page.waitForFunction(
      () =>
        document.querySelector("iframe").clientHeight > 200 &&
        document.querySelector("nonet-board").matches(":defined"),
    );
    assert.deepEqual(page.faults, []);
  });
}

const failure = (page) =>
  page.evaluate(async () => {
    const { createEngine } = await import("/node_modules/nonet/engine.js");
    const code = (options) =>
      createEngine(options)
        .version()
        .catch(({ code, message }) => [code, message]);
    return Promise.all([code({}), code({ workerUrl: "/none.js" }), code({ wasmUrl: "/none.wasm" })]);
  });

test("where the policy lets no copy start, the error names what it needs; an address that was given has no copy behind it", async () => {
  const folder = await project({
    "index.html": `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"></html>`,
  });
  const { rm } = await import("node:fs/promises");
  await rm(join(folder, "node_modules/nonet/worker.js"));
  const { origin, asked } = await serve(folder, {
    "Content-Security-Policy": "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'",
  });
  const [copy, worker] = await failure(await openPage(`${origin}/`));
  assert.equal(copy[0], "load");
  assert.match(copy[1], /worker-src blob:.*'wasm-unsafe-eval'.*workerUrl/);
  // Nothing is said twice.
  assert.equal(copy[1].match(/could not be loaded/g).length, 1);
  assert.equal(worker[0], "load");
  assert.equal(asked.filter((path) => path.includes("inline")).length, 1);
});

test("without a policy, a package whose worker is missing works, and an address that was given still fails", async () => {
  const folder = await project({
    "index.html": `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"></html>`,
  });
  const { rm } = await import("node:fs/promises");
  await rm(join(folder, "node_modules/nonet/nonet.wasm"));
  const { origin } = await serve(folder);
  const [copy, worker, module] = await failure(await openPage(`${origin}/`));
  assert.match(copy, /^\d+\.\d+\.\d+$/);
  assert.equal(worker[0], "load");
  assert.deepEqual(module, ["load", `${origin}/none.wasm: HTTP status 404`]);
});
