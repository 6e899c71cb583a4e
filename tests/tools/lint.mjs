/**
 * Asks clang-tidy about every C++ source that the presets "debug" and "wasm" compile, some at a time: a file includes them, so that what they share, above all the
 * standard library, is read and looked through once. Sources that cannot stand in one file, since each has something of its own by the same name, are parted.
 * What passed is not looked at again until something that it was made of changes: a small file by the hash of all of it is kept, as ccache keeps what was compiled.
 * Usage: lint.mjs [--all]; --all looks at everything again. Ends with a line that counts, and fails where clang-tidy has something to say.
 */
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { availableParallelism, homedir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
const kept = process.env.NONET_TIDY_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "nonet-tidy");
const again = process.argv.includes("--all");
/** As many as still leave a change of one source a matter of two minutes. */
const MOST = 16;
/** Catch2's own main() is not ours to lint. */
const NOT_OURS = "tests/core/main.cpp";
/** That one source includes others is the method here; what is included would not be followed path by path unless that is asked for. */
const OPTIONS = ["--quiet", "--checks=-bugprone-suspicious-include", ...["-Xclang", "-analyzer-opt-analyze-headers"].map((flag) => `--extra-arg=${flag}`)];
/** Compilers have warnings to switch off that others do not know. */
const UNKNOWN = "-Wno-unknown-warning-option";

/** Runs a program, and resolves to how it ended and all that it said. */
const run = (program, args) =>
  new Promise((resolve) =>
    execFile(program, args, { cwd: root, maxBuffer: 1 << 28 }, (error, stdout, stderr) => resolve({ failed: Boolean(error), text: stdout + stderr })),
  );

const tidy = execFileSync("bash", ["-c", 'PATH="$PATH:/opt/homebrew/opt/llvm/bin:/usr/local/opt/llvm/bin" command -v clang-tidy'], { encoding: "utf8" }).trim();
const compiler = join(dirname(realpathSync(tidy)), "clang++");
const version = execFileSync(tidy, ["--version"], { encoding: "utf8" });

/** The folder of the .clang-tidy that holds for a source. */
function configOf(source) {
  let folder = dirname(source);
  while (!existsSync(join(root, folder, ".clang-tidy"))) folder = dirname(folder);
  return folder;
}

/** The sources that a preset compiles, once each, with the flags that mean something to clang. */
function* sourcesOf(preset, more) {
  const seen = new Set();
  for (const { file, command } of JSON.parse(readFileSync(join(root, "build", preset, "compile_commands.json"), "utf8"))) {
    const source = relative(root, file);
    if (seen.has(source) || source.startsWith("..") || source === NOT_OURS) continue;
    seen.add(source);
    const flags = [...command.replace(/ -o \S+ -c .*$/, "").matchAll(/(?:\\.|[^\s\\])+/g)].slice(1).map(([flag]) => flag.replace(/\\(.)/g, "$1"));
    yield { source, config: configOf(source), flags: [...flags, ...more] };
  }
}

/** The flags by which clang reads what Emscripten compiles. */
function wasmFlags() {
  const cache = execFileSync("em-config", ["CACHE"], { encoding: "utf8" }).trim();
  return ["--target=wasm32-unknown-emscripten", `--sysroot=${join(cache, "sysroot")}`, "-DEMSCRIPTEN"];
}

/** Cuts sources into batches of such as have the same flags and checks. */
function batchesOf(sources) {
  const groups = new Map();
  for (const each of sources) {
    const key = [each.config, ...each.flags].join("\n");
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((group) => Array.from({ length: Math.ceil(group.length / MOST) }, (_, i) => group.slice(MOST * i, MOST * (i + 1))));
}

/** Writes the file that includes a batch, in a folder with the checks of its sources; the file's path. */
function write(batch) {
  const text = batch.map(({ source }) => `#include "${source}"\n`).join("");
  const path = join("build/lint", batch[0].config, `${hashOf(text).slice(0, 12)}.cpp`);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  if (batch[0].config !== ".") writeFileSync(join(root, dirname(path), ".clang-tidy"), readFileSync(join(root, batch[0].config, ".clang-tidy")));
  return path;
}

const hashOf = (...texts) => texts.reduce((hash, text) => hash.update(text).update("\0"), createHash("sha256")).digest("hex");
const flagsOf = ([{ flags }]) => [...flags, `-I${root}`];

/** The hash of all that clang-tidy reads for a batch, and of what it is asked; null where the compiler does not find it all. */
async function fingerprint(batch, path) {
  const { failed, text } = await run(compiler, [UNKNOWN, ...flagsOf(batch), "-M", "-MT", "batch", path]);
  if (failed) return null;
  const files = text.replace(/\\\n/g, " ").trim().split(/\s+/).slice(1);
  const checks = [".", batch[0].config].map((folder) => join(folder, ".clang-tidy"));
  const contents = [...checks, ...files].map((file) => hashOf(readFileSync(join(file.startsWith("/") ? "/" : root, file))));
  return hashOf(version, OPTIONS.join(" "), flagsOf(batch).join(" ").replaceAll(root, "."), ...contents);
}

/** The sources of a batch that clang will not have behind the others in one file. */
async function misfits(batch, path) {
  if (batch.length === 1) return [];
  const { failed, text } = await run(compiler, [UNKNOWN, ...flagsOf(batch), "-fsyntax-only", "-ferror-limit=0", path]);
  if (!failed) return [];
  const found = new Set();
  let current = 0;
  for (const line of text.split("\n")) {
    const included = /^In file included from (\S+):(\d+):/.exec(line);
    if (included?.[1].endsWith(path)) current = Number(included[2]) - 1;
    if (/: (fatal )?error: /.test(line)) found.add(batch[current]);
  }
  // The first is what the others do not go with.
  return batch.slice(1).filter((each) => found.has(each) || found.size === 0 || (found.size === 1 && found.has(batch[0])));
}

/** Looks at one batch: what clang-tidy says, or nothing; and the sources that have to be looked at by themselves. */
async function look(batch) {
  const path = write(batch);
  const hash = await fingerprint(batch, path);
  const mark = hash && join(kept, hash);
  if (mark && !again && existsSync(mark)) return JSON.parse(readFileSync(mark, "utf8"));
  const odd = await misfits(batch, path);
  const verdict = odd.length > 0 ? { odd: odd.map(({ source }) => source) } : await ask(batch, path);
  if (mark && !verdict.said) writeFileSync(mark, JSON.stringify(verdict));
  return verdict;
}

async function ask(batch, path) {
  const { failed, text } = await run(tidy, [...OPTIONS, path, "--", ...flagsOf(batch)]);
  return failed ? { said: text } : {};
}

/** Looks at batches, as many at a time as there are processors; what was parted is looked at when all the others have been. */
async function lookAtAll(batches) {
  const faults = [];
  const left = [];
  let looks = 0;
  const lane = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const { said, odd } = await look(batch);
      if (odd) batches.unshift(batch.filter(({ source }) => !odd.includes(source)));
      if (odd) left.push(...batch.filter(({ source }) => odd.includes(source)));
      if (said) faults.push(said);
      if (!odd) looks++;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  if (left.length === 0) return { faults, looks };
  const more = await lookAtAll(batchesOf(left.sort((a, b) => a.source.localeCompare(b.source))));
  return { faults: [...faults, ...more.faults], looks: looks + more.looks };
}

mkdirSync(kept, { recursive: true });
const sources = [...sourcesOf("debug", []), ...[...sourcesOf("wasm", wasmFlags())].filter(({ source }) => source.startsWith("wasm/"))];
const { faults, looks } = await lookAtAll(batchesOf(sources));
for (const fault of faults) console.log(fault);
console.log(`${sources.length} sources in ${looks} batches, ${faults.length} of them with something to mend`);
process.exitCode = faults.length ? 1 : 0;
