// Builds the engine's worker with the WebAssembly modules inside it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { build } from "vite";
import { alias, here, noteParts, wasmDirectory, withoutWasmUrl } from "../vite.shared.mjs";

const FILES = {
  "#wasm-deflated": "nonet.wasm",
  "#wasm-text-deflated": "nonet-text.wasm",
  "#wasm-picture-deflated": "nonet-picture.wasm",
};

const NAMES = { "nonet.wasm": "main", "nonet-text.wasm": "text", "nonet-picture.wasm": "picture" };

const deflate = (file) => deflateRawSync(readFileSync(join(wasmDirectory, file)), { level: 9 }).toString("base64");

/** The modules by their names in `src/engine/modules.ts`: deflated (raw), as base64. */
export const deflatedModules = () =>
  Object.fromEntries(Object.entries(NAMES).map(([file, name]) => [name, deflate(file)]));

const deflated = (apart) => ({
  name: "nonet-wasm-deflated",
  enforce: "pre",
  resolveId: (id) => (id in FILES ? `\0${id}` : null),
  load(id) {
    const file = FILES[id.slice(1)];
    if (!id.startsWith("\0") || !file) return null;
    const value = apart ? `globalThis.${apart}.${NAMES[file]}` : JSON.stringify(deflate(file));
    return { code: `export default ${value};`, map: null };
  },
});

/**
 * The glue asks for its own address and fetches, for when nobody passes the module; a classic script cannot ask, and
 * where nothing is to be fetched, nothing should look like it.
 */
export const withoutAddress = {
  name: "nonet-without-address",
  enforce: "pre",
  transform: (code, id) =>
    /\/nonet(-text|-picture)?\.js$/.test(id)
      ? { code: code.replace(/import\.meta\.url|\bfetch\b/g, "undefined"), map: null }
      : null,
};

/**
 * The source of a classic worker script, ASCII alone, that holds all modules and fetches nothing. It speaks the protocol of `src/engine/protocol.ts`; what `init` says of places is passed over.
 * With `apart` the modules are not in it: it finds them, as `deflatedModules()` has them, in a global variable of this name.
 */
export async function inlineWorker(apart = "") {
  const output = await build({
    configFile: false,
    root: here("."),
    publicDir: false,
    logLevel: "warn",
    resolve: { alias },
    plugins: [deflated(apart), withoutWasmUrl, withoutAddress, noteParts],
    build: {
      write: false,
      target: "es2022",
      minify: true,
      lib: {
        entry: here("src/engine/worker-inline.ts"),
        formats: ["iife"],
        name: "nonetWorker",
        fileName: () => "worker-inline.js",
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output: chunks }] = [output].flat();
  if (chunks.length !== 1) throw new Error("The inline worker should be one file.");
  return chunks[0].code;
}
