/**
 * Asks clang-tidy about every C++ source that script/lint has configured, many at a time where CMake puts them into one
 * file (core/unity.cmake), so that what they share, above all the standard library, is read and looked through once. A
 * file that passed is not looked at again until something that it was made of changes: a small file named by the hash
 * of all of it is kept, as ccache keeps objects.
 *
 * Usage: lint.mjs CLANG-TIDY [--all | --changed | --quick | --deep]; --all looks at everything again, --changed at what
 * git knows to have changed (changed.mjs), each source by itself, --quick leaves clang's analyzer out, and with --deep it
 * looks at as many states as it likes.
 * Ends with a line that counts, and fails where clang-tidy has something to say.
 */
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { availableParallelism, homedir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { changedFiles, sourcesFor } from "./changed.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const kept =
  process.env.NONET_TIDY_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "nonet-tidy");
const [tidy, which] = process.argv.slice(2);
if (![undefined, "--all", "--changed", "--quick", "--deep"].includes(which))
  throw new Error(`${which} is none of --all, --changed, --quick, --deep`);
/** Catch2's own main() is not ours to lint. */
const NOT_OURS = "tests/core/main.cpp";
/**
 * That one file includes others is the method here; what is included would not be followed path by path unless that
 * is asked for.
 */
const INCLUDED = ["-analyzer-opt-analyze-headers"];
/**
 * The analyzer takes most of the time. With a thirtieth of the states that it would look at in a function, all checks
 * together take a third as long; for what has changed it has a third of them, and at night all (--deep).
 */
const NODES = { "--changed": ["max-nodes=75000"], "--deep": [] }[which] ?? ["max-nodes=8000"];
const SHALLOW = NODES.flatMap((limit) => ["-analyzer-config", limit]);
const OPTIONS = [
  "--quiet",
  `--checks=-bugprone-suspicious-include${which === "--quick" ? ",-clang-analyzer-*" : ""}`,
  ...[...INCLUDED, ...SHALLOW].flatMap((flag) => ["--extra-arg=-Xclang", `--extra-arg=${flag}`]),
];
/** How instructions are ordered, which clang does not ask. */
const GCC_ALONE = ["-fschedule-insns", "-fsched-pressure"];
/** Compilers have warnings to switch off that others do not know; and what CMakeLists.txt switches off for clang. */
const QUIET = ["-Wno-unknown-warning-option", "-Wno-deprecated-declarations"];

/** Runs a program, and resolves to how it ended and all that it said. */
const run = (program, args) =>
  new Promise((resolve) =>
    execFile(program, args, { cwd: root, maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
      resolve({ failed: Boolean(error), text: stdout + stderr }),
    ),
  );

const compiler = join(dirname(realpathSync(tidy)), "clang++");
const version = execFileSync(tidy, ["--version"], { encoding: "utf8" });

/** What a file of CMake's that includes several sources includes; a source by itself otherwise. */
function sourcesIn(file) {
  const included = [...readFileSync(file, "utf8").matchAll(/^#include "(\/.*\.cpp)"$/gm)];
  return included.length > 0 ? included.map(([, source]) => relative(root, source)) : [relative(root, file)];
}

/**
 * What a configured build compiles, each source once: a source, or a file that includes several; with those, and the
 * flags that mean something to clang.
 */
function filesOf(build, more) {
  const entries = JSON.parse(readFileSync(join(root, "build/lint", build, "compile_commands.json"), "utf8"))
    .map(({ file, command }) => ({
      path: relative(root, file),
      sources: sourcesIn(file),
      flags: [
        ...[...command.replace(/ -o \S+ -c \S+$/, "").matchAll(/(?:\\.|[^\s\\])+/g)]
          .slice(1)
          .map(([flag]) => flag.replace(/\\(.)/g, "$1"))
          .filter((flag) => !GCC_ALONE.includes(flag)),
        ...more,
      ],
    }))
    .filter(({ path }) => !path.startsWith("..") && path !== NOT_OURS)
    .sort((a, b) => b.sources.length - a.sources.length);
  // Some are compiled for two libraries.
  const seen = new Set();
  return entries.filter(({ sources }) => {
    if (sources.every((source) => seen.has(source))) return false;
    for (const source of sources) seen.add(source);
    return true;
  });
}

/** As many as a file of CMake's includes. */
const TOGETHER = 16;

/**
 * Puts sources that CMake compiles one by one, those with options of their own above all, into files that include
 * several with the same flags. Programs stay by themselves.
 */
function together(files, build) {
  const alike = new Map();
  for (const file of files) {
    const { path, sources, flags } = file;
    const alone = sources.length > 1 || /^int main\(/m.test(readFileSync(join(root, path), "utf8"));
    const key = alone ? path : `${path.startsWith("tests/") ? "tests" : "core"} ${flags.join(" ")}`;
    alike.set(key, [...(alike.get(key) ?? []), file]);
  }
  return [...alike].flatMap(([key, group]) => {
    const room = join("build/lint", build, key.startsWith("tests ") ? "tests" : "", "together");
    return Array.from({ length: Math.ceil(group.length / TOGETHER) }, (_, part) =>
      joined(group.slice(part * TOGETHER, (part + 1) * TOGETHER), room),
    );
  });
}

/** One file in a folder that includes these. */
function joined(parts, room) {
  if (parts.length === 1) return parts[0];
  const sources = parts.map(({ path }) => path);
  mkdirSync(join(root, room), { recursive: true });
  const path = join(room, `${hashOf(...sources).slice(0, 12)}.cpp`);
  writeFileSync(join(root, path), sources.map((source) => `#include "${join(root, source)}"\n`).join(""));
  // Names of one source are shadowed by those of the next.
  return { path, sources, flags: [...parts[0].flags, "-Wno-shadow"], parts, room };
}

/** The flags by which clang reads what Emscripten compiles. */
function wasmFlags() {
  const cache = execFileSync("em-config", ["CACHE"], { encoding: "utf8" }).trim();
  return ["--target=wasm32-unknown-emscripten", `--sysroot=${join(cache, "sysroot")}`, "-DEMSCRIPTEN"];
}

const hashOf = (...texts) =>
  texts.reduce((hash, text) => hash.update(text).update("\0"), createHash("sha256")).digest("hex");

/**
 * The hash of all that clang-tidy reads for a file, and of what it is asked; null where the compiler does not find it
 * all.
 */
async function fingerprint({ path, flags }) {
  const { failed, text } = await run(compiler, [...QUIET, ...flags, "-M", "-MT", "file", path]);
  if (failed) return null;
  const read = text.replace(/\\\n/g, " ").trim().split(/\s+/).slice(1);
  // The file that includes sources has their paths in it, which say where this folder is.
  const contents = [".clang-tidy", "tests/.clang-tidy", ...read].map((file) =>
    hashOf(readFileSync(join(file.startsWith("/") ? "/" : root, file), "utf8").replaceAll(root, ".")),
  );
  return hashOf(version, OPTIONS.join(" "), flags.join(" ").replaceAll(root, "."), ...contents);
}

/** Findings of clang-tidy in a file; nothing where it passes, or has passed as it is. */
async function look(file) {
  // Sources may have names in common: then a half of them is put together.
  if (file.parts && (await run(compiler, [...QUIET, ...file.flags, "-fsyntax-only", file.path])).failed) {
    const half = file.parts.length >> 1;
    const said = [];
    for (const parts of [file.parts.slice(0, half), file.parts.slice(half)])
      said.push(await look(joined(parts, file.room)));
    return said.filter(Boolean).join("\n") || null;
  }
  const hash = await fingerprint(file);
  const mark = hash && join(kept, hash);
  if (mark && which !== "--all" && existsSync(mark)) return null;
  const { failed, text } = await run(tidy, [...OPTIONS, file.path, "--", ...QUIET, ...file.flags]);
  if (mark && !failed) writeFileSync(mark, file.sources.join("\n"));
  return failed ? text : null;
}

/** Looks at as many files at a time as there are processors, the largest first. */
async function lookAtAll(files) {
  const left = [...files].sort((a, b) => b.sources.length - a.sources.length);
  const faults = [];
  const lane = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const said = await look(file);
      if (said) faults.push(said);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return faults;
}

mkdirSync(kept, { recursive: true });
/** Each source by itself where only some are looked at. */
const grouped = (files, build) => (which === "--changed" ? files : together(files, build));
const native = which === "--changed" ? "single" : "native";
const wasm = filesOf("wasm", wasmFlags()).filter(({ path }) => path.startsWith("wasm/"));
const sourcesOf = (files) => [...new Set(files.flatMap(({ sources }) => sources))];
let files = [...grouped(filesOf(native, []), native), ...grouped(wasm, "wasm")];
if (which === "--changed") {
  const wanted = sourcesFor(changedFiles(root), sourcesOf(files), (source) => readFileSync(join(root, source), "utf8"));
  files = files.filter(({ path }) => wanted.has(path));
}
const faults = await lookAtAll(files);
for (const fault of faults) console.log(fault);
console.log(
  `${sourcesOf(files).length} sources in ${files.length} files, ${faults.length} of them with something to mend`,
);
process.exitCode = faults.length ? 1 : 0;
