/** Running the command line program. */
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
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

/** A new folder for a test's files. */
export const newFolder = () => mkdtempSync(join(tmpdir(), "nonet-"));
