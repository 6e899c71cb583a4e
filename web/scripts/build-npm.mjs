// Builds the npm package into dist/npm. npm-types.mjs makes its types, reference.mjs its reference.
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { addressesOf, arranged, checked, PUBLISHED } from "../published.mjs";
import { alias, here, leanStyles, noteParts, wasmDirectory, withoutWasmUrl } from "../vite.shared.mjs";
import { deflatedModules, inlineWorker, withoutAddress } from "./inline-worker.mjs";
import { leanMessages } from "./messages.mjs";
import { elementModel, engineModel } from "./models.mjs";
import { writeTypes } from "./npm-types.mjs";
import { reference } from "./reference.mjs";

const manifest = JSON.parse(readFileSync(here("package.json"), "utf8"));
const out = here("../dist/npm");
const models = here("../dist/reference");
/** Beside the package, which they would double: a release has them as an archive of their own. */
const maps = here("../dist/maps");

/** Where Lit wants a browser as soon as it is imported: on a server the class is imported too, though never made. */
const BROWSER_ONLY = [
  [/@lit\/reactive-element\/reactive-element\.js$/, "extends HTMLElement", "extends(globalThis.HTMLElement??class{})"],
  [/\/lit-html\/lit-html\.js$/, "=document,", "=globalThis.document??{createTreeWalker(){}},"],
];
const importedAnywhere = {
  name: "nonet-imported-anywhere",
  enforce: "pre",
  transform(code, id) {
    const [, from, to] = BROWSER_ONLY.find(([file]) => file.test(id)) ?? [];
    if (!from) return null;
    if (code.split(from).length !== 2) throw new Error(`${id} is not as it was: "${from}" should be there once.`);
    return { code: code.replace(from, to), map: null };
  },
};

/** Our own build leaves these addresses alone; that of others is to find the files by them. */
const addressesForAll = {
  name: "nonet-addresses-for-all",
  renderChunk: (code) => ({ code: code.replace(/\/\* @vite-ignore \*\/\s*/g, ""), map: null }),
};

/** Sources that are files of their own in the package, and by what name. */
const APART = {
  "src/engine/inline.ts": "./inline.js",
  "src/engine/modules.ts": "./modules.js",
  "src/engine/node-worker.ts": "./node-worker.js",
  "src/engine/server.ts": "./server.js",
  "src/engine/index.ts": "./engine.js",
  "src/engine/node.ts": "./node.js",
  "src/board/class.ts": "./board-class.js",
};

/** Leaves these sources out of a bundle, which imports their files instead. */
function apart(sources) {
  const files = new Map(sources.map((source) => [here(source), APART[source]]));
  return {
    name: "nonet-apart",
    enforce: "pre",
    resolveId(id, importer) {
      if (!importer || !id.startsWith(".")) return null;
      const file = files.get(resolve(dirname(importer), id).replace(/\.js$/, ".ts"));
      return file ? { id: file, external: true } : null;
    },
  };
}

/** The texts of hints, files of their own of the first bundle with the board, are there for the others, too. */
const sharedTexts = {
  name: "nonet-shared-texts",
  enforce: "pre",
  resolveId(id) {
    const file = /\/(hints\.[\w-]+)\.ftl\?raw$/.exec(id)?.[1];
    return file ? { id: `./${file}.js`, external: true } : null;
  },
};

/**
 * The board and what it imports on demand are of one version, or the browser refuses the import, by a name that says
 * which version it looked for: half an update would call functions by names that mean others.
 */
const ofOneVersion = {
  name: "nonet-of-one-version",
  generateBundle(_options, bundle) {
    const mark = `version_${manifest.version.replace(/\W/g, "_")}`;
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
    const board = chunks.find(({ isEntry, exports }) => isEntry && exports.includes("NonetBoard"));
    if (!board || chunks.length === 1) return;
    const marked = board.code.replace(/([\w$]+) as NonetBoard,.*(?=\};?\s*$)/, `$&,$1 as ${mark}`);
    if (marked === board.code) throw new Error(`${board.fileName} does not export its class as it did.`);
    board.code = marked;
    for (const chunk of chunks)
      if (chunk.imports.includes(board.fileName)) chunk.code += `import{${mark}}from"./${board.fileName}";\n`;
  },
};

/** Modules imported on demand are files of their own beside the one they belong to, and share its code. */
const withChunks = (names, more) => ({
  preserveEntrySignatures: "allow-extension",
  output: { chunkFileNames: names, ...more },
});

/** Vite leaves the white space in. Of comments only the notes stay by which bundlers leave out what is not used. */
const DENSE = {
  minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
  comments: { annotation: true, legal: false, jsdoc: false },
};
/**
 * Of a program that fails, Node.js prints the line that threw, and debuggers the name of a class: lines stay, and these
 * names.
 */
const IN_LINES = {
  minify: {
    compress: true,
    mangle: { keepNames: { class: true, function: false } },
    codegen: { removeWhitespace: false },
  },
  comments: DENSE.comments,
};
/** Without these, too: pages without a bundler load the whole script. */
const WHOLE = { ...DENSE, comments: false };

/**
 * One file in, one file out, readable by browsers and by every bundler; but for what is apart, and chunks where they
 * have names.
 */
function bundle(entry, name, sources = [], chunks = "", more = DENSE) {
  const forNode = name === "mcp.js";
  const alone = name === "server.js" ? [withoutAddress] : [];
  return build({
    configFile: false,
    root: here("."),
    publicDir: false,
    logLevel: "warn",
    // Of the protocol's package there is a part for browsers and one for Node.js.
    resolve: forNode
      ? {
          alias: { ...alias, "@modelcontextprotocol/server/_shims": here("src/mcp/shims.ts") },
          conditions: ["node", "import", "module", "default"],
        }
      : { alias },
    plugins: [
      apart(sources),
      withoutWasmUrl,
      ...alone,
      ...(name === "board.js" ? [] : [sharedTexts]),
      leanStyles,
      leanMessages,
      importedAnywhere,
      addressesForAll,
      noteParts,
      ofOneVersion,
    ],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: "es2022",
      minify: true,
      sourcemap: "hidden",
      lib: { entry: here(entry), formats: ["es"], fileName: () => name },
      rolldownOptions: {
        external: /^node:/,
        ...(chunks ? withChunks(chunks, more) : { output: { codeSplitting: false, ...more } }),
      },
    },
  });
}

const MODULES = ["nonet.wasm", "nonet-text.wasm", "nonet-picture.wasm"];

const BUNDLES = [
  ["src/engine/index.ts", "engine.js", ["src/engine/inline.ts"], "", IN_LINES],
  ["src/engine/worker.ts", "worker.js"],
  [
    "src/engine/node.ts",
    "node.js",
    ["src/engine/inline.ts", "src/engine/modules.ts", "src/engine/node-worker.ts"],
    "",
    IN_LINES,
  ],
  // Whoever calls it hands in the modules: in threads of Node.js, and in process anywhere.
  ["src/engine/server.ts", "server.js", [], "", IN_LINES],
  ["src/engine/node-worker.ts", "node-worker.js", ["src/engine/server.ts"], "", IN_LINES],
  ["src/engine/in-process.ts", "in-process.js", ["src/engine/server.ts"], "", IN_LINES],
  // A program: nothing of others but Node.js is there where it runs.
  ["src/mcp/main.ts", "mcp.js", ["src/engine/node.ts"], "", { banner: "#!/usr/bin/env node", ...WHOLE }],
  ["src/board/index.ts", "board.js", ["src/engine/index.ts"], "[name].js", WHOLE],
  // Its chunks are its own: those of `board.js` would bring a second board along.
  ["src/board/class.ts", "board-class.js", ["src/engine/index.ts"], "class-[name].js"],
  ["src/board/define.ts", "define.js", ["src/board/class.ts"]],
];

/**
 * Without a definition of the element, and so that a bundler leaves out the half that is not used. `board-class.js`
 * itself also exports to its chunks what they share, under names that mean nothing.
 */
function writeIndex() {
  const board = `export { NonetBoard } from "./board-class.js";\n`;
  writeFileSync(join(out, "class.js"), board);
  writeFileSync(join(out, "index.js"), `export * from "./engine.js";\n${board}`);
  writeFileSync(join(out, "index.node.js"), `export * from "./node.js";\n${board}`);
}

/** Pieces of the copy of the modules: bundlers warn of a chunk of 500 kB, webpack of 250. */
const PIECES = 4;

/**
 * The engine as scripts that every bundler takes along, and that a frame without an origin can load, where it could
 * fetch nothing: scripts of either kind, so they say what they have in global variables. They are imported where the
 * files of the engine cannot be loaded.
 */
async function writeCopy() {
  const modules = JSON.stringify(deflatedModules());
  const size = Math.ceil(modules.length / PIECES);
  const names = Array.from({ length: PIECES }, (_, at) => `copy-${at + 1}.js`);
  for (const [at, name] of names.entries()) {
    const piece = JSON.stringify(modules.slice(at * size, (at + 1) * size));
    writeFileSync(join(out, name), `(globalThis.nonetCopy??=[])[${at}]=${piece};\n`);
  }
  writeFileSync(
    join(out, "embed-engine.js"),
    `globalThis.nonetWorker=${JSON.stringify(await inlineWorker("nonetModules"))};\n`,
  );
  const imports = [...names].map((name) => `import("./${name}")`).join(", ");
  writeFileSync(
    join(out, "modules.js"),
    `export default async () => (await Promise.all([${imports}]), globalThis.nonetCopy.join(""));\n`,
  );
  writeFileSync(
    join(out, "inline.js"),
    `import modules from "./modules.js";\nexport default async () => {\n  const [copy] = await Promise.all([modules(), import("./embed-engine.js")]);\n  return "globalThis.nonetModules=" + copy + ";" + globalThis.nonetWorker;\n};\n`,
  );
}

function writeManifest() {
  const { version, description, license, engines } = manifest;
  const types = (name) => `./types/${name}.d.ts`;
  const frameworks = ["react", "preact", "vue", "svelte", "solid"].map((name) => [
    `./${name}`,
    { types: types(name), default: "./define.js" },
  ]);
  const published = {
    name: PUBLISHED.name,
    version,
    description,
    license,
    ...addressesOf(PUBLISHED),
    keywords: ["sudoku", "solver", "generator", "hint", "webassembly", "custom-element", "web-component"],
    type: "module",
    engines,
    exports: {
      ".": { types: types("index"), node: "./index.node.js", default: "./index.js" },
      "./engine": { types: types("engine/index"), node: "./node.js", default: "./engine.js" },
      "./engine/in-process": { types: types("engine/in-process"), default: "./in-process.js" },
      "./board": { types: types("board/index"), default: "./class.js" },
      "./define": { types: types("define"), default: "./define.js" },
      ...Object.fromEntries(frameworks),
      "./board.js": { types: types("board/index"), default: "./board.js" },
      "./embed-host.js": { types: types("embed/host"), default: "./embed-host.js" },
      "./board.css": { types: types("board/css"), default: "./board.css" },
      "./embed.html": "./embed.html",
      "./worker.js": { types: types("worker"), default: "./worker.js" },
      ...Object.fromEntries(MODULES.map((name) => [`./${name}`, { types: types("wasm"), default: `./${name}` }])),
      "./import-map.json": "./import-map.json",
      "./custom-elements.json": "./custom-elements.json",
      "./package.json": "./package.json",
    },
    types: types("index"),
    // The file with which networks that deliver packages answer where only the package is named.
    jsdelivr: "./board.js",
    unpkg: "./board.js",
    bin: { "nonet-mcp": "./mcp.js" },
    customElements: "custom-elements.json",
    sideEffects: [
      "./board.css",
      "./board.js",
      "./define.js",
      "./embed-host.js",
      "./worker.js",
      "./node-worker.js",
      "./copy-*.js",
      "./embed-engine.js",
    ],
    files: [
      "*.js",
      "*.css",
      "embed.html",
      "*.wasm",
      "*.md",
      "third-party-notices.txt",
      "custom-elements.json",
      "import-map.json",
      "types",
    ],
  };
  writeFileSync(join(out, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
}

/** "`board.js` (34 kB)", also of several files by a star: as they travel, measured here. */
const measured = (text) =>
  text.replace(/`([\w*-]+\.(?:js|wasm))` \(\d+ kB\)/g, (_all, name) => {
    const pattern = new RegExp(`^${name.replace(".", "\\.").replace("*", ".*")}$`);
    const files = readdirSync(out).filter((file) => pattern.test(file));
    if (!files.length) throw new Error(`web/npm/README.md: there is no ${name}.`);
    const bytes = files.map((file) => brotliCompressSync(readFileSync(join(out, file))).length);
    return `\`${name}\` (${Math.round(bytes.reduce((sum, one) => sum + one) / 1000)} kB)`;
  });

function moveMaps() {
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(out).filter((file) => file.endsWith(".map")))
    renameSync(join(out, name), join(maps, name));
}

function writeModels(engine, element) {
  mkdirSync(models, { recursive: true });
  const json = (model) => `${JSON.stringify(model, null, 2)}\n`;
  writeFileSync(join(models, "engine.json"), json(engine));
  writeFileSync(join(out, "custom-elements.json"), json(element));
  writeFileSync(join(out, "REFERENCE.md"), reference(engine, element));
}

checked(PUBLISHED);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const one of BUNDLES) await bundle(...one);
moveMaps();
await writeCopy();
for (const file of MODULES) cpSync(join(wasmDirectory, file), join(out, file));
cpSync(here("src/board/board.css"), join(out, "board.css"));
cpSync(here("../LICENSE"), join(out, "LICENSE"));
const [engine, element] = [engineModel(), elementModel()];
writeTypes(join(out, "types"), element);
writeModels(engine, element);
writeIndex();
writeManifest();
const README = arranged(readFileSync(here("npm/README.md"), "utf8"), PUBLISHED);
writeFileSync(join(out, "README.md"), measured(README));
console.log(`The npm package is in ${out}`);
