/** What the site and the npm package are built with in common. */
import { fileURLToPath } from "node:url";

export const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where CMake puts the module. Another place can be named, for trying out a build of one's own. */
export const wasmDirectory = process.env["NONET_WASM_DIR"] ?? here("../build/wasm/bin");

export const alias = {
  "#wasm-binary": `${wasmDirectory}/nonet.wasm?url`,
  "#wasm": `${wasmDirectory}/nonet.js`,
};

/**
 * Emscripten's glue names the wasm file relative to itself, for when nobody passes the bytes. Our worker always does, and
 * Vite would take the name for an asset and pack the module a second time.
 */
export const withoutWasmUrl = {
  name: "nonet-without-wasm-url",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith("/nonet.js")) return null;
    return { code: code.replace(/new URL\((["'])nonet\.wasm\1, ?import\.meta\.url\)\.(href|toString\(\))/g, '"nonet.wasm"'), map: null };
  },
};
