import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";

// A busy machine compresses slowly.
vi.setConfig({ testTimeout: 60_000 });

const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));

const brotli = (path: string): number => brotliCompressSync(readFileSync(path)).length;

/** The modules that read and write texts, and that read pictures, are fetched when that is first wanted. */
const ENGINE = /(\/nonet-(?!text|picture)[^/]*\.wasm|worker-[^/]*\.js)$/;
const TEXTS = /\/nonet-text-[^/]*\.wasm$/;
const PICTURES = /(\/nonet-picture-[^/]*\.wasm|\/read-picture-[^/]*\.js)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // Copies for servers, of the files that are counted.
    if (/\.(br|gz)$/.test(name)) return [];
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Kilobytes of all files below a folder whose names match, as they travel; but for those of other names. */
function kilobytes(folder: string, names: RegExp, but = /^$/): number {
  const files = filesBelow(join(dist, folder)).filter((path) => names.test(path) && !but.test(path));
  expect(files.length).toBeGreaterThan(0);
  return files.map(brotli).reduce((sum, size) => sum + size, 0) / 1000;
}

test("the engine, glue and all techniques included, travels in less than 341 kB", () => {
  const size = kilobytes("site/assets", ENGINE);
  console.log(`engine: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(341);
});

test("reading and writing texts travels in no more than 125 kB", () => {
  const size = kilobytes("site/assets", TEXTS);
  console.log(`texts: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(125);
});

test("reading pictures, weights and glue included, travels in no more than 150 kB", () => {
  const size = kilobytes("site/assets", PICTURES);
  console.log(`pictures: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(150);
});

/** The files that a page names, and those that its scripts import at once, as paths below the site. */
function filesOfPage(page: string): string[] {
  const found = new Set([page]);
  for (const path of found) {
    if (!/\.(html|js)$/.test(path)) continue;
    const text = readFileSync(join(dist, "site", path), "utf8");
    const named = path.endsWith(".html")
      ? text.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css|woff2))"/g)
      : text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    for (const [, name] of named) found.add(path.endsWith(".html") ? name! : `assets/${name}`);
  }
  return [...found];
}

// Of it 2 kB tell in two languages what keeps a page from starting, and start new versions; 1 kB carries what a page does not know.
test("what a first visit needs before the engine travels in no more than 106 kB, in at most eleven scripts", () => {
  const files = filesOfPage("index.html");
  expect(files.length).toBeGreaterThan(4);
  const size = files.map((path) => brotli(join(dist, "site", path))).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  console.log(`first visit without the engine: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(106);
  expect(files.filter((path) => path.endsWith(".js")).length).toBeLessThanOrEqual(11);
});

test("the whole site but the engine, with the lab, the pages to learn from, the maker of PDFs, all languages and icons, travels in less than 452 kB", () => {
  // The pictures are for browsers that offer to install the page, the licences of others for those who ask for them;
  // the documentation has a bound of its own (docs.test.ts), the frame and the single file have theirs below.
  const size = kilobytes(
    "site",
    /./,
    /(\.wasm|worker-[^/]*\.js|\/read-picture-[^/]*\.js|\/pictures\/[^/]*|\/site\/embed\/.*|\/(embed|nonet)\.html|\/third-party-notices\.txt|\/docs\.html|\/docs\/.*)$/,
  );
  console.log(`site without the engine: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(452);
});

test("the single file is less than 2.36 MB, and travels in less than 1,075 kB", () => {
  const file = join(dist, "site/nonet.html");
  console.log(
    `nonet.html: ${(statSync(file).size / 1000).toFixed(0)} kB, ${(brotli(file) / 1000).toFixed(0)} kB as it travels`,
  );
  expect(statSync(file).size).toBeLessThan(2_360_000);
  expect(brotli(file)).toBeLessThan(1_075_000);
});

test("a frame without the engine travels in less than 100 kB, and its host's script in less than 2 kB", () => {
  const size = kilobytes("npm", /\/embed\.(html|js|css)$/);
  console.log(`frame: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(100);
  expect(kilobytes("npm", /\/embed-host\.js$/)).toBeLessThan(2);
});

test("what hints say, and what others call the techniques, is not part of what a first visit needs", () => {
  const size = kilobytes("site/assets", /hints\.[^/]*\.ftl$/);
  console.log(`texts of hints, all languages: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(23);
  const scripts = filesBelow(join(dist, "site/assets")).filter((path) => path.endsWith(".js"));
  expect(scripts.filter((path) => readFileSync(path, "utf8").includes("Nested Forcing Net"))).toEqual([]);
  const elsewhere = scripts.filter((path) => readFileSync(path, "utf8").includes("Gordonian"));
  expect(elsewhere).toHaveLength(1);
  const first = filesOfPage("index.html").map((path) => join(dist, "site", path));
  expect(first.filter((path) => elsewhere.includes(path))).toEqual([]);
});

test("the board without the engine travels in no more than 35.2 kB", () => {
  const size = kilobytes("npm", /\/board\.js$/);
  console.log(`board.js: ${size.toFixed(1)} kB`);
  // One file: what is beside it is fetched when it is wanted.
  expect(readFileSync(join(dist, "npm/board.js"), "utf8")).not.toMatch(/(import|from)\s*["'`]\.\//);
  expect(size).toBeLessThanOrEqual(35.2);
});

test("the board's own controls, which are loaded where they are wanted, travel in less than 9 kB", () => {
  const size = kilobytes("npm", /\/controls\.js$/);
  console.log(`controls.js: ${size.toFixed(1)} kB`);
  expect(size).toBeLessThan(9);
});
