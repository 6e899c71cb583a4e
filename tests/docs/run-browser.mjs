/** Blocks of HTML and JavaScript in Chromium, with the address of the documentation leading to what was built. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { cdnOf, PUBLISHED } from "../../web/published.mjs";
import { preludeOf, root } from "./blocks.mjs";

const { chromium } = createRequire(join(root, "tests/package.json"))("playwright-core");

const ADDRESS = "https://your.site/";
/** The network that delivers npm's files, with the package that was built. */
const CDN = cdnOf(PUBLISHED);
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};
/** As in the package, whose files the site has beside each other in a folder. */
const IMPORTS = {
  imports: Object.fromEntries(
    Object.entries(exportsOf()).map(([name, path]) => [name, `${ADDRESS}nonet/embed/${path}`]),
  ),
};

function exportsOf() {
  const { exports } = JSON.parse(readFileSync(join(root, "dist/npm/package.json"), "utf8"));
  const target = (value) =>
    typeof value === "string" ? value : target(value.import ?? value.browser ?? value.default);
  const scripts = Object.entries(exports).filter(([, value]) => JSON.stringify(value).includes('.js"'));
  return Object.fromEntries(scripts.map(([name, value]) => [`nonet${name.slice(1)}`, target(value).slice(2)]));
}

/** The site as it is hosted, and the package. */
function fileOf(address) {
  const [folder, path] = address.startsWith(CDN)
    ? ["dist/npm", address.slice(CDN.length)]
    : ["dist/site", address.slice(`${ADDRESS}nonet/`.length)];
  const file = join(root, folder, path.replace(/[?#].*/, ""));
  return extname(file) && existsSync(file) ? file : undefined;
}

export async function startBrowser() {
  const found = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"].find((path) =>
    existsSync(path),
  );
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? found,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
}

/** Answers the documentation's address; nothing else is reached. */
async function serve(page, html) {
  await page.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.href === ADDRESS) return route.fulfill({ contentType: "text/html", body: html });
    const file = [CDN, `${ADDRESS}nonet/`].some((start) => url.href.startsWith(start)) ? fileOf(url.href) : undefined;
    if (!file) return route.fulfill({ status: 404, body: "not found" });
    const headers = { "Access-Control-Allow-Origin": "*" };
    const contentType = TYPES[extname(file)] ?? "application/octet-stream";
    return route.fulfill({ contentType, headers, body: readFileSync(file) });
  });
}

/** Opens a page and collects what went wrong; `work` looks at it. Answers the lines that the page printed. */
async function opened(browser, html, work) {
  const page = await browser.newPage();
  const faults = [];
  const printed = [];
  page.on("console", (message) => message.type() === "log" && printed.push(message.text()));
  page.on(
    "console",
    (message) => message.type() === "error" && !/favicon/.test(message.location().url) && faults.push(message.text()),
  );
  page.on("pageerror", (error) => faults.push(String(error)));
  await serve(page, html);
  await page.goto(ADDRESS);
  await work(page).finally(() => page.close());
  assert.deepEqual(faults, []);
  return printed;
}

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Example</title><script type="importmap">${JSON.stringify(IMPORTS)}</script>`;

/** Every element of ours that the block has must come to life, and every frame must have one. */
export function runHtml(block, browser) {
  // A page has one import map, where the block brings its own.
  const before = block.code.includes('type="importmap"') ? head.replace(/<script.*/, "") : head;
  return opened(browser, `${before}${preludeOf(block, "html")}${block.code}`, async (page) => {
    const names = [...new Set([...block.code.matchAll(/<(nonet-[\w-]+)/g)].map(([, name]) => name))];
    for (const name of names)
      await page.waitForFunction(
        (name) => customElements.get(name) && document.querySelector(name).matches(":defined"),
        name,
      );
    for (const frame of page.frames().slice(1)) await frame.waitForSelector("nonet-board:defined");
    await page.waitForLoadState("networkidle");
  });
}

/** A script of a module, as in a page of one's own; `prelude` is a module text before it, its HTML beside it. */
export function runInBrowser(block, browser) {
  const html =
    block.prelude && existsSync(join(root, "tests/docs/preludes", `${block.prelude}.html`))
      ? preludeOf(block, "html")
      : "";
  const script = `${preludeOf(block, "js")}\n${block.code}\nglobalThis.exampleEnded = true;`;
  return opened(browser, `${head}${html}<script type="module">${script}</script>`, async (page) => {
    await page.waitForFunction(() => globalThis.exampleEnded, undefined, { timeout: 120_000 });
  });
}

/** Names of the element that a style sheet may use. */
function styleNames() {
  const { modules } = JSON.parse(readFileSync(join(root, "dist/npm/custom-elements.json"), "utf8"));
  const { cssProperties, cssParts } = modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === "nonet-board");
  return new Set([...cssProperties, ...cssParts].map(({ name }) => name));
}

/**
 * A style sheet: the browser keeps every declaration of it, and the element has every property and part that it
 * names.
 */
export function runCss(block, browser) {
  const known = styleNames();
  const used = [...block.code.matchAll(/(--nonet-[\w-]+)\s*:|::part\(([\w-]+)\)/g)].map(
    ([, property, part]) => property ?? part,
  );
  assert.deepEqual(
    used.filter((name) => !known.has(name)),
    [],
  );
  const written = block.code.match(/:[^:;{}()]+;/g)?.length ?? 0;
  return opened(browser, `${head}<style>${block.code}</style>`, async (page) => {
    const kept = await page.evaluate(() =>
      [...document.styleSheets[0].cssRules].reduce((sum, { style }) => sum + style.length, 0),
    );
    assert.equal(kept, written);
  });
}
