/** The packed package in projects of other people: made in a temporary folder, built, served and opened. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join, normalize } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";

export const run = promisify(execFile);
const tests = fileURLToPath(new URL("../", import.meta.url));
const dist = fileURLToPath(new URL("../../dist/npm/", import.meta.url));

export const classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const classicSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const temporary = [];
const closing = [];
after(async () => {
  for (const close of closing) await close();
  for (const folder of temporary) await rm(folder, { recursive: true, force: true });
});

export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), "nonet-package-"));
  temporary.push(folder);
  return folder;
}

async function install() {
  const folder = await temporaryFolder();
  const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", folder], { cwd: dist });
  const [{ filename }] = [JSON.parse(stdout)]
    .flat()
    .flatMap((packed) => (packed.filename ? [packed] : Object.values(packed)));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  await run("npm", ["install", `./${filename}`, "--offline", "--no-audit", "--no-fund"], { cwd: folder });
  return { folder, tarball: join(folder, filename) };
}

let installing;
/** An empty folder in which the packed package is installed, and the tarball. */
export const installed = () => (installing ??= install());

/** A project: files by their names, the installed package, and what else is named out of the packages of the tests. */
export async function project(files, packages = []) {
  const folder = await temporaryFolder();
  await cp((await installed()).folder, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  for (const name of packages) {
    await mkdir(dirname(join(folder, "node_modules", name)), { recursive: true });
    await symlink(join(tests, "node_modules", name), join(folder, "node_modules", name));
  }
  return folder;
}

/** Runs a module of a project in Node.js, and returns what it prints as JSON. It has to end by itself. */
export async function runNode(source, args = []) {
  const folder = await project({ "main.mjs": source });
  const { stdout } = await run(process.execPath, [...args, "main.mjs"], { cwd: folder, timeout: 120_000 });
  return JSON.parse(stdout);
}

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".json": "application/json",
};

/** Serves a folder as it is; what is not there is 404. Tells the paths that were asked for. */
export async function serve(folder, headers = {}) {
  const asked = [];
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, "http://localhost").pathname).replace(/\/$/, "/index.html");
    asked.push(path);
    const body = await readFile(join(folder, path)).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      "Content-Type": body ? (TYPES[extname(path)] ?? "application/octet-stream") : "text/plain",
      ...headers,
    });
    response.end(body ?? "not found");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))));
  return { origin: `http://127.0.0.1:${server.address().port}`, asked };
}

/** Closes something at the end of the file's tests. */
export const atTheEnd = (close) => closing.unshift(close);

const browsers = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const executablePath = process.env["CHROMIUM"] ?? browsers.find((path) => existsSync(path)) ?? "chromium";

let starting;
/** A new page of the system's browser. `check` throws everything that went wrong on it. */
export async function openPage(url) {
  starting ??= chromium
    .launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"],
    })
    .then((browser) => {
      atTheEnd(() => browser.close());
      return browser;
    });
  const page = await (await starting).newPage({ locale: "en-GB" });
  page.setDefaultTimeout(60_000);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(String(error)));
  await page.goto(url);
  return page;
}

/** A page of the guide to frameworks: the controls come, a digit that is entered is told, and the engine answers. */
export async function assertAnswers(page) {
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await page.waitForFunction(() => document.querySelector("output").textContent.startsWith("534.7"));
  const told = await page
    .locator("nonet-board")
    .evaluate(async (board) => (await board.hint(), (await board.hint())?.step?.technique));
  assert.equal(told, "hidden-single-box");
  assert.deepEqual(page.faults, []);
}

async function filesBelow(folder) {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.map(async (name) => ((await stat(join(folder, name))).isFile() ? join(folder, name) : null)),
  );
  return files.filter(Boolean);
}

/** "a.js 12.3 kB, b.wasm 4.5 kB": what a build made, as it travels. */
export async function sizes(folder) {
  const files = (await filesBelow(folder)).filter((path) => !path.endsWith(".html"));
  const one = async (path) =>
    `${path.slice(folder.length + 1)} ${(brotliCompressSync(await readFile(path), { params: { 1: 5 } }).length / 1000).toFixed(1)} kB`;
  return (await Promise.all(files.map(one))).join(", ");
}
