// The import map of the package: import-map.json.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cdnOf, PUBLISHED } from "../published.mjs";

/** Names that a page may import, and what is not in the package. */
const FOR_PAGES = {
  nonet: "index.js",
  "nonet/engine": "engine.js",
  "nonet/define": "define.js",
  "nonet/board": "class.js",
};
const FOR_OTHERS = /^(node|node-worker|index\.node|in-process|server|mcp|embed|worker)\.js$/;

/**
 * For pages without a bundler: what the names of the package are, and the checksums by which browsers see that each script is the one that was
 * published. Workers and WebAssembly are no part of an import map.
 */
export function writeImportMap(out) {
  const cdn = cdnOf(PUBLISHED);
  const scripts = readdirSync(out).filter((name) => name.endsWith(".js") && !FOR_OTHERS.test(name));
  const sum = (name) =>
    `sha384-${createHash("sha384")
      .update(readFileSync(join(out, name)))
      .digest("base64")}`;
  const map = {
    imports: Object.fromEntries(Object.entries(FOR_PAGES).map(([name, file]) => [name, cdn + file])),
    integrity: Object.fromEntries(scripts.sort().map((name) => [cdn + name, sum(name)])),
  };
  writeFileSync(join(out, "import-map.json"), `${JSON.stringify(map, null, 2)}\n`);
}
