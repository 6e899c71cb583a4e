// Builds the npm package into dist/npm: engine.js, worker.js, nonet.wasm, nonet-text.wasm, board.js with what it loads when it is wanted, index.js and
// their types.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { alias, here, wasmDirectory, withoutWasmUrl } from "../vite.shared.mjs";

const out = here("../dist/npm");
const types = join(out, "types");

/** The board speaks for itself only: of each language it takes the messages that begin with board- or parse-. */
const boardMessages = {
  name: "nonet-board-messages",
  enforce: "pre",
  load(id) {
    if (!/\.ftl\?raw$/.test(id)) return null;
    const source = readFileSync(id.replace("?raw", ""), "utf8");
    const messages = source.split(/^(?=[a-z#])/m).filter((part) => /^(board|parse)-/.test(part));
    return `export default ${JSON.stringify(messages.join("").trim())};`;
  },
};

/** What is imported when it is wanted is a file of its own beside the one that it belongs to, and takes from that what they share. */
const withChunks = { preserveEntrySignatures: "allow-extension", output: { chunkFileNames: "[name].js" } };

/** One file in, one file out, readable by browsers and by every bundler. */
function bundle(entry, name, rolldownOptions = { output: { codeSplitting: false } }) {
  return build({
    configFile: false,
    root: here("."),
    publicDir: false,
    logLevel: "warn",
    resolve: { alias: { ...alias, "#languages": here("src/i18n/sources.eager.ts") } },
    plugins: [withoutWasmUrl, boardMessages],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "es2022",
      minify: true,
      lib: { entry: here(entry), formats: ["es"], fileName: () => name },
      rolldownOptions,
    },
  });
}

/** Copies a declaration file and those it imports, and takes out what only our own build knows. */
function copyTypes(from, file, done = new Set()) {
  if (done.has(file)) return;
  done.add(file);
  const source = readFileSync(join(from, file), "utf8")
    .replaceAll('"#wasm"', '"../nonet.js"')
    .replaceAll('"#wasm-text"', '"../text.js"')
    .replace(/^import .* from "(lit|\.\/input\.js)";\n/gm, "")
    .replace(/extends LitElement( implements \w+)?/, "extends HTMLElement");
  mkdirSync(dirname(join(types, file)), { recursive: true });
  writeFileSync(join(types, file), source);
  for (const [, name] of source.matchAll(/from "(\.[^"]+)\.js"/g)) {
    const next = join(dirname(file), `${name}.d.ts`);
    if (next !== "nonet.d.ts" && next !== "text.d.ts") copyTypes(from, next, done);
  }
}

function buildTypes() {
  const from = mkdtempSync(join(tmpdir(), "nonet-types-"));
  const tsc = fileURLToPath(import.meta.resolve("typescript/package.json")).replace("package.json", "bin/tsc");
  const options = ["--declaration", "--emitDeclarationOnly", "--stripInternal", "--noEmit", "false", "--rootDir", "..", "--outDir", from];
  execFileSync(process.execPath, [tsc, "-p", here("tsconfig.json"), ...options], { cwd: here("."), stdio: "inherit" });
  for (const file of ["engine/index.d.ts", "board/index.d.ts"]) copyTypes(join(from, "web/src"), file);
  for (const file of ["nonet.d.ts", "generate.d.ts", "logic.d.ts", "rating.d.ts", "grids.d.ts", "edit.d.ts", "text.d.ts"]) cpSync(here(`../wasm/${file}`), join(types, file));
  rmSync(from, { recursive: true });
}

function writeManifest() {
  const { version, description, license } = JSON.parse(readFileSync(here("package.json"), "utf8"));
  const entry = (name) => ({ types: `./types/${name}/index.d.ts`, default: `./${name}.js` });
  const manifest = {
    name: "nonet",
    version,
    description,
    license,
    keywords: ["sudoku", "solver", "generator", "hint", "webassembly", "custom-element", "web-component"],
    type: "module",
    exports: {
      ".": { types: "./types/index.d.ts", default: "./index.js" },
      "./engine": entry("engine"),
      "./board": entry("board"),
      "./worker.js": "./worker.js",
      "./nonet.wasm": "./nonet.wasm",
      "./nonet-text.wasm": "./nonet-text.wasm",
      "./package.json": "./package.json",
    },
    types: "./types/index.d.ts",
    sideEffects: ["./board.js", "./index.js", "./worker.js"],
    files: ["*.js", "*.wasm", "types"],
  };
  writeFileSync(join(out, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

function writeIndex() {
  const both = `export * from "./engine.js";\nexport * from "./board.js";\n`;
  writeFileSync(join(out, "index.js"), both);
  writeFileSync(join(types, "index.d.ts"), both.replaceAll(".js", "/index.js"));
}

rmSync(out, { recursive: true, force: true });
mkdirSync(types, { recursive: true });
await bundle("src/engine/index.ts", "engine.js");
await bundle("src/engine/worker.ts", "worker.js");
await bundle("src/board/index.ts", "board.js", withChunks);
for (const file of ["nonet.wasm", "nonet-text.wasm"]) cpSync(join(wasmDirectory, file), join(out, file));
cpSync(here("npm/README.md"), join(out, "README.md"));
cpSync(here("../LICENSE"), join(out, "LICENSE"));
buildTypes();
writeIndex();
writeManifest();
console.log(`The npm package is in ${out}`);
