/** Servers that send compressed files as they lie there find them beside the site's. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress } from "../../web/scripts/compress.mjs";

const folder = mkdtempSync(join(tmpdir(), "nonet-compress-"));
after(() => rmSync(folder, { recursive: true }));

test("what is worth it has both, in folders too, with the same bytes inside; pictures and small files have none", async () => {
  const text = "Sudoku ".repeat(1000);
  mkdirSync(join(folder, "a/b"), { recursive: true });
  for (const [name, content] of Object.entries({
    "index.html": text,
    "a/b/nonet.wasm": text,
    "a/small.js": "1",
    "icon.png": text,
  }))
    writeFileSync(join(folder, name), content);
  assert.equal(await compress(folder), 2);
  // Once more, over those that are there.
  assert.equal(await compress(folder), 2);
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(br|gz)$/.test(name));
  assert.deepEqual(files.sort(), ["a/b/nonet.wasm.br", "a/b/nonet.wasm.gz", "index.html.br", "index.html.gz"]);
  for (const name of files) {
    const bytes = readFileSync(join(folder, name));
    assert.equal(String((name.endsWith("br") ? brotliDecompressSync : gunzipSync)(bytes)), text, name);
  }
});
