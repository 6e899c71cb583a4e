// Adds the page for <iframe> to dist/npm, and what others embed to dist/site: embed.html, and the folder embed/ with
// the package's scripts.
// After build:site and build:npm, which empty those folders.
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { EMBED_CONTENT_SECURITY_POLICY, FRAME_POLICY, ONE_SCRIPT_GUARD } from "../csp.mjs";
import { oembedOf, PUBLISHED } from "../published.mjs";
import { alias, here, leanStyles, noteParts, withoutWasmUrl } from "../vite.shared.mjs";
import { NOT_STARTED } from "./hosting.mjs";
import { writeImportMap } from "./import-map.mjs";
import { leanMessages } from "./messages.mjs";

const npm = here("../dist/npm");
const site = here("../dist/site");

/** The frame starts the engine's workers in its own way. */
const ownWorkers = {
  name: "nonet-embed-workers",
  enforce: "pre",
  resolveId: (id, importer) =>
    id === "./spawn.js" && /\/src\/engine\//.test(importer ?? "") ? here("src/embed/engine.ts") : null,
};

const bundle = (entry, format, fileName) =>
  build({
    configFile: false,
    root: here("."),
    publicDir: false,
    logLevel: "warn",
    resolve: { alias },
    plugins: [ownWorkers, withoutWasmUrl, leanStyles, leanMessages, noteParts],
    build: {
      outDir: npm,
      emptyOutDir: false,
      target: "es2022",
      minify: true,
      sourcemap: "hidden",
      lib: {
        entry: here(entry),
        formats: [format],
        name: "nonetEmbed",
        fileName: () => fileName,
        cssFileName: "embed",
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });

/** By which programs find how to show the page in a frame. */
const discovery = ({ home }) =>
  home ? `\n    <link rel="alternate" type="application/json+oembed" href="${home}oembed.json" title="Sudoku" />` : "";

function writePage(folder, prefix, more = "") {
  const page = readFileSync(here("embed.html"), "utf8")
    .replace(
      '<meta charset="utf-8" />',
      (charset) =>
        `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${EMBED_CONTENT_SECURITY_POLICY}" />\n    <script data-started="nonet-board">${ONE_SCRIPT_GUARD}</script>\n    <script>${FRAME_POLICY}</script>`,
    )
    .replace("</body>", `  ${NOT_STARTED}\n  </body>`)
    .replace(
      "<title>",
      `<meta property="og:title" content="Sudoku" />\n    <meta property="og:type" content="website" />${more}\n    <title>`,
    );
  writeFileSync(join(folder, "embed.html"), page.replace(/(href|src)="\.\//g, `$1="./${prefix}`));
}

await bundle("src/embed/main.ts", "iife", "embed.js");
await bundle("src/embed/host.ts", "es", "embed-host.js");
for (const name of ["embed.js.map", "embed-host.js.map"]) renameSync(join(npm, name), join(here("../dist/maps"), name));
writePage(npm, "");
writeImportMap(npm);
if (existsSync(site)) {
  // Beside the files that move on with each deployment, those of this version: whoever names it never has a mixture of two.
  for (const folder of ["embed", `embed/${PUBLISHED.version}`])
    cpSync(npm, join(site, folder), {
      recursive: true,
      filter: (path) =>
        path === npm || (/\.(js|css|wasm)$/.test(path) && !/\b(mcp|node|node-worker|index\.node)\.js$/.test(path)),
    });
  writePage(site, "embed/", discovery(PUBLISHED));
  if (PUBLISHED.home) writeFileSync(join(site, "oembed.json"), JSON.stringify(oembedOf(PUBLISHED)));
}
