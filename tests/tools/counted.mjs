/**
 * The tests' program of the release build, in which a few of the core's sources count what of them runs, as clang's
 * coverage does. Usage: counted.mjs CLANG++ PROGRAM SOURCE...
 */
import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { build, compiling, coreSources, linking } from "./relink.mjs";

const [compiler, program, ...sources] = process.argv.slice(2);
const output = resolve(program);
const flags = "-fprofile-instr-generate -fcoverage-mapping";
const run = (command) => promisify(execFile)("bash", ["-c", command], { cwd: build });

/** Objects are numbered, as sources in different folders may have one name. */
async function compile(source, i) {
  if (!coreSources.includes(source)) throw new Error(`${source} is no source of the core`);
  const object = `${output}-${i}.o`;
  await run(compiling(source, { compiler, flags, object }));
  return object;
}

mkdirSync(dirname(output), { recursive: true });
const objects = await Promise.all(sources.map(compile));
await run(linking("tests", { compiler, flags, objects, output }));
