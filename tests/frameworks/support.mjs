/**
 * Projects of the large frameworks: made in a temporary folder with packages of these versions out of the registry,
 * built as their makers say, served, opened, and played on. The guide shows their files; the rest is the setup that
 * each asks of every project.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { assertAnswers, atTheEnd, classic, installed, openPage, run, temporaryFolder } from "../package/support.mjs";

/** Newer than what everything else here runs on, as some of them ask for: a package like the others. */
const NODE = { node: "26.10.0" };

const CALM = {
  CI: "1",
  NO_COLOR: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
  NG_CLI_ANALYTICS: "false",
};
const environment = (folder) => ({
  ...process.env,
  ...CALM,
  NODE_ENV: "production",
  PATH: `${join(folder, "node_modules/.bin")}:${process.env.PATH}`,
});

/** A folder with these files and packages, all of them installed. */
async function made(files, packages) {
  const folder = await temporaryFolder();
  const { tarball } = await installed();
  const dependencies = { ...packages, ...NODE, nonet: `file:${tarball}` };
  const manifest = JSON.stringify({ name: "host", private: true, type: "module", dependencies });
  for (const [name, text] of Object.entries({ ...files, "package.json": manifest })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
  return folder;
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const call = async (folder, [name, ...args]) => {
  const options = { cwd: folder, env: environment(folder), maxBuffer: 1 << 26 };
  const { stdout, stderr, code } = await run(name, args, options).catch((error) => error);
  assert.equal(code, undefined, `${name}: ${stdout}${stderr}`);
};

/** Starts the project's own server, and returns its address when it answers. It ends with the file's tests. */
async function started(folder, command) {
  const port = await freePort();
  const [name, ...args] = command.map((part) => part.replace("PORT", port));
  const env = { ...environment(folder), PORT: port, HOST: "127.0.0.1", NITRO_PORT: port, NITRO_HOST: "127.0.0.1" };
  const child = spawn(name, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (printed += data));
  const ended = new Promise((resolve) => child.once("close", resolve));
  atTheEnd(() => (child.kill(), ended));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => null))?.ok) {
    assert.equal(child.exitCode, null, printed);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return `${origin}/`;
}

/**
 * Makes and builds a project, and plays on its page. The page that the server sends has the board with its puzzle
 * already, unless the framework `isInBrowser` only.
 */
export async function assertPlayed({ files, packages, build, start, isInBrowser = false }) {
  const folder = await made(files, packages);
  for (const command of build) await call(folder, command);
  const address = await started(folder, start);
  const sent = await (await fetch(address)).text();
  assert.equal(/<nonet-board[^>]*>/.exec(sent)?.[0].includes(classic) ?? false, !isInBrowser, sent);
  await assertAnswers(await openPage(address));
}
