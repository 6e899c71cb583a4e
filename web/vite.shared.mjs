/** Configuration that the builds of the site and the npm package share. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where CMake puts the module. Another place can be named, for trying out a build of one's own. */
export const wasmDirectory = process.env["NONET_WASM_DIR"] ?? here("../build/wasm/bin");

export const alias = {
  "#wasm-binary": `${wasmDirectory}/nonet.wasm?url`,
  "#wasm-text-binary": `${wasmDirectory}/nonet-text.wasm?url`,
  "#wasm-text": `${wasmDirectory}/nonet-text.js`,
  "#wasm-picture-binary": `${wasmDirectory}/nonet-picture.wasm?url`,
  "#wasm-picture": `${wasmDirectory}/nonet-picture.js`,
  "#edition": here("src/shell/edition.ts"),
  "#engine-files": here("src/shell/engine-files.ts"),
  "#wasm": `${wasmDirectory}/nonet.js`,
  "#board-sources": here("src/board/sources.package.ts"),
  "#hint-sources": here("src/hint/sources.package.ts"),
};

/**
 * Emscripten's glue names the wasm file relative to itself, for when nobody passes the bytes. Our worker always does, and
 * Vite would take the name for an asset and pack the module a second time.
 */
export const withoutWasmUrl = {
  name: "nonet-without-wasm-url",
  enforce: "pre",
  transform(code, id) {
    if (!/\/nonet(-text|-picture)?\.js$/.test(id)) return null;
    return {
      code: code.replace(
        /new URL\((["'])(nonet(-text|-picture)?\.wasm)\1, ?import\.meta\.url\)\.(href|toString\(\))/g,
        '"$2"',
      ),
      map: null,
    };
  },
};

/**
 * Of pdf-lib the page uses the objects and the writer of files. Its package does not say that nothing happens when a module of it is
 * imported, so all would be packed; and one of those that are needed imports the measures of 14 fonts, nearly 100 kB, which nobody asks.
 */
export const leanPdf = {
  name: "nonet-lean-pdf",
  enforce: "pre",
  load: (id) => (/@cantoo\/pdf-lib\/.*\.compressed\.json$/.test(id) ? { code: '""', map: null } : null),
  transform: (code, id) =>
    /@cantoo\/pdf-lib\/.*\.js$/.test(id) ? { code, map: null, moduleSideEffects: false } : null,
};

/** Styles in templates are text to the minifier: it would ship their indentation, their comments and their spaces. */
export const leanStyles = {
  name: "nonet-lean-styles",
  enforce: "pre",
  transform: (code, id) =>
    /\/src\/board\/.*styles\.ts$/.test(id)
      ? {
          code: code
            .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, "")
            .replace(/\s*([{};,])\s*/g, "$1")
            .replace(/(?<=[:(])\s+/g, "")
            .replaceAll(";}", "}"),
          map: null,
        }
      : null,
};

/** Where the builds write of which packages they have something in them. The whole build begins by emptying it. */
export const bundledDirectory = here("../build/bundled");

/** The package that a module is of: of what the bundler itself puts in, the bundler. */
const packageOf = (id) =>
  id.startsWith("\0vite/") ? "vite" : id.replace(/[?].*/, "").match(/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];

/** Notes the packages of others that something was taken of, by which scripts/sbom.mjs sees whether it has them all. */
export const noteParts = {
  name: "nonet-note-parts",
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
    const entry =
      chunks
        .map(({ facadeModuleId }) => facadeModuleId ?? "")
        .sort()
        .at(-1) ?? "";
    const file = join(bundledDirectory, `${entry.replace(here("."), "").replace(/\W+/g, "-")}.json`);
    // Chunks of one module may come from several builds.
    const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
    const names = new Set([
      ...before,
      ...chunks
        .flatMap(({ modules }) => Object.keys(modules))
        .map(packageOf)
        .filter(Boolean),
    ]);
    mkdirSync(bundledDirectory, { recursive: true });
    writeFileSync(file, JSON.stringify([...names].sort()));
  },
};
