/** Running the command line program. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { program } from "../wasm/load.mjs";

/** Runs the program; what it printed, as lines. */
export function nonet(args, input = "") {
  const run = spawnSync(program, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  const lines = (text) => (text === "" ? [] : text.replace(/\n$/, "").split("\n"));
  return { code: run.status, out: lines(run.stdout), err: lines(run.stderr) };
}

/** The objects that the program printed one a line. */
export const objects = (run) => run.out.map((line) => JSON.parse(line));

const folders = [];
process.on("exit", () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new folder for files of tests; it goes with the process. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "nonet-"));
  folders.push(folder);
  return folder;
}
