import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";

// A busy machine compresses slowly.
vi.setConfig({ testTimeout: 60_000 });

const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));

const brotli = (path: string): number => brotliCompressSync(readFileSync(path)).length;

const ENGINE = /(\.wasm|worker-[^/]*\.js)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Kilobytes of all files below a folder whose names match, as they travel; but for those of other names. */
function kilobytes(folder: string, names: RegExp, but = /^$/): number {
  const files = filesBelow(join(dist, folder)).filter((path) => names.test(path) && !but.test(path));
  expect(files.length).toBeGreaterThan(0);
  return files.map(brotli).reduce((sum, size) => sum + size, 0) / 1000;
}

test("the engine, glue and 162 techniques included, travels in less than 300 kB", () => {
  const size = kilobytes("site/assets", ENGINE);
  console.log(`engine: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(300);
});

test("the whole site but the engine, with the lab, the pages to learn from, all languages and icons, travels in less than 220 kB", () => {
  const size = kilobytes("site", /./, ENGINE);
  console.log(`site without the engine: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(220);
});

test("what hints say is not part of what a first visit needs", () => {
  const size = kilobytes("site/assets", /hints\.[^/]*\.ftl$/);
  console.log(`texts of hints, all languages: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(22);
  const scripts = filesBelow(join(dist, "site/assets")).filter((path) => path.endsWith(".js"));
  expect(scripts.filter((path) => readFileSync(path, "utf8").includes("Unique Rectangle"))).toEqual([]);
});

test("the board without the engine travels in no more than 35 kB", () => {
  const size = kilobytes("npm", /\/board\.js$/);
  console.log(`board.js: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(35);
});
