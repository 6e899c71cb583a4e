/**
 * The programs of the release build once more, with some of the core's sources compiled in another way and linked in
 * place of the library's own objects: how mistakes are put in (mutant.mjs), and how a few sources get counters
 * (counted.mjs). Returns command lines, to be run in the folder of the build.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const at = (path) => join(root, path);
export const build = at("build/release");

const commands = new Map(
  JSON.parse(readFileSync(join(build, "compile_commands.json"), "utf8")).map(({ file, command }) => [
    relative(root, file),
    command,
  ]),
);
export const coreSources = [...commands.keys()].filter((source) => source.startsWith("core/src/")).sort();

const outputs = { tests: "tests/nonet_tests", program: "bin/nonet" };
const links = Object.fromEntries(Object.entries(outputs).map(([which, target]) => [which, lastCommandFor(target)]));

function lastCommandFor(target) {
  return execFileSync("ninja", ["-C", build, "-t", "commands", "-s", target], { encoding: "utf8" })
    .trim()
    .split("\n")
    .at(-1);
}

const withCompiler = (command, compiler) => (compiler ? command.replace(/^(: && )?\S+/, `$1${compiler}`) : command);

/** Compiles a source, or another text in its place, to an object: quickly, and with no word about what is odd. */
export function compiling(source, { compiler, flags, text = at(source), object }) {
  return withCompiler(commands.get(source), compiler).replace(
    / -o \S+ -c \S+$/,
    ` -O1 -w ${flags} -o ${object} -c ${text}`,
  );
}

/** Links "tests" or "program" with some objects before the library, so that its own are left out. */
export function linking(which, { compiler, flags = "", objects, output }) {
  return withCompiler(links[which], compiler).replace(
    ` -o ${outputs[which]} `,
    ` ${flags} -o ${output} ${objects.join(" ")} `,
  );
}
