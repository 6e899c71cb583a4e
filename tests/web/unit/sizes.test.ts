import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));

const brotli = (path: string): number => brotliCompressSync(readFileSync(path)).length;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Kilobytes of all files below a folder whose names match, as they travel. */
function kilobytes(folder: string, names: RegExp): number {
  const files = filesBelow(join(dist, folder)).filter((path) => names.test(path));
  expect(files.length).toBeGreaterThan(0);
  return files.map(brotli).reduce((sum, size) => sum + size, 0) / 1000;
}

test("the engine, glue included, travels in less than 150 kB", () => {
  const size = kilobytes("site/assets", /(\.wasm|worker-[^/]*\.js)$/);
  console.log(`engine: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(150);
});

test("the whole page travels in less than 300 kB", () => {
  const size = kilobytes("site", /./);
  console.log(`page: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(300);
});

test("the board without the engine travels in no more than 35 kB", () => {
  const size = kilobytes("npm", /\/board\.js$/);
  console.log(`board.js: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(35);
});
