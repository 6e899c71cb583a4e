/**
 * Makes one small mistake at a time in a copy of one of the core's sources, and asks whether the tests notice: those of the library that run the line (by what
 * script/coverage measured), the quickest first, and then those of the command line. Nothing in the sources themselves is touched: the copy is compiled, and
 * linked in place of the library's own.
 *
 * Usage: mutate.mjs COUNT SEED   COUNT random mistakes, or as many as are missing of them from an earlier run
 *        mutate.mjs again        those that went unnoticed, once more
 *        mutate.mjs FILE         mistakes that are listed in a file, each with the test that has to notice it
 */
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { mutationsOf, randomOf } from "./mutations.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const at = (path) => join(root, path);
const build = at("build/release");
const work = at("build/mutate");
const record = join(work, "results.jsonl");
mkdirSync(work, { recursive: true });

const commands = new Map(JSON.parse(readFileSync(join(build, "compile_commands.json"), "utf8")).map(({ file, command }) => [relative(root, file), command]));
const linkOf = (target) => execFileSync("ninja", ["-C", build, "-t", "commands", "-s", target], { encoding: "utf8" }).trim().split("\n").at(-1);
const shell = (command) => spawnSync("bash", ["-c", command], { cwd: build, encoding: "utf8" });

/** Compiles a text in place of a source; the object's path, or null when it is no C++. Quickly, and with no word about what is odd. The same text gives the same bytes. */
function compile(source, text, folder) {
  mkdirSync(join(work, folder), { recursive: true });
  const [copy, object] = [join(work, folder, "source.cpp"), join(work, folder, "object.o")];
  writeFileSync(copy, text);
  const command = commands.get(source).replace(/ -o \S+ -c \S+$/, ` -O1 -w -iquote ${dirname(at(source))} -o ${object} -c ${copy}`);
  return shell(command).status === 0 ? object : null;
}

const originals = new Map();
function originalCode(source) {
  if (!originals.has(source)) originals.set(source, readFileSync(compile(source, readFileSync(at(source)), "original")));
  return originals.get(source);
}

/** A program with one object in place of the library's. */
function link(target, object, output) {
  const command = linkOf(target).replace(` -o ${target} `, ` -o ${output} ${object} `);
  const { status, stderr } = shell(command);
  if (status !== 0) throw new Error(`${target} could not be linked: ${stderr}`);
  return output;
}

/** Whether a command ends badly, or not at all. */
const fails = (program, args, seconds, env = {}) => spawnSync(program, args, { cwd: root, timeout: seconds * 1000, killSignal: "SIGKILL", stdio: "ignore", env: { ...process.env, ...env } }).status !== 0;

/** A script that runs a program with what it can need: a mistake may take all memory, or all time where nobody is there any more to end it. (macOS limits no memory.) */
function limited(program) {
  const script = `${program}.sh`;
  writeFileSync(script, `#!/usr/bin/env bash\nulimit -t 600\nulimit -v 4194304 2>/dev/null\nexec "${program}" "$@"\n`, { mode: 0o755 });
  return script;
}

/** The test that notices, or null. */
function noticedBy(object, tests) {
  const program = limited(link("tests/nonet_tests", object, join(work, "nonet_tests")));
  for (const { tag, seconds } of tests) if (fails(program, ["--filenames-as-tags", "--abort", `[#${tag}]`], 10 * seconds + 20)) return tag;
  return null;
}
function noticedByCommandLine(object) {
  const program = limited(link("bin/nonet", object, join(work, "nonet")));
  return fails(process.execPath, ["--test", ...["cli", "convert", "edit", "engines", "generate", "logic", "rating"].map((name) => at(`tests/cli/${name}.test.mjs`))], 600, { NONET_PROGRAM: program }) ? "command line" : null;
}

/** Tries a mistake; { outcome: "caught" | "survived" | "same code" | "no code" }. */
function tryOne({ source, line, after }, testsOf, alsoCommandLine) {
  const lines = readFileSync(at(source), "utf8").split("\n");
  lines[line - 1] = after;
  const object = compile(source, lines.join("\n"), "mutant");
  if (!object) return { outcome: "no code" };
  if (readFileSync(object).equals(originalCode(source))) return { outcome: "same code" };
  const by = noticedBy(object, testsOf(source, line)) ?? (alsoCommandLine ? noticedByCommandLine(object) : null);
  return by === null ? { outcome: "survived" } : { outcome: "caught", by };
}

/** Where tests fail without any mistake, every mistake would seem to be noticed. */
function requireThatTestsPass(tests) {
  const source = "core/src/board.cpp";
  const object = compile(source, readFileSync(at(source), "utf8"), "original");
  const by = noticedBy(object, tests) ?? noticedByCommandLine(object);
  if (by !== null) throw new Error(`${by} fails without any mistake, so that no figure would mean anything`);
  console.log("without a mistake all tests pass");
}

const COVERAGE = at("build/coverage/lines");
const readTests = () => JSON.parse(readFileSync(join(COVERAGE, "tests.json"), "utf8")).sort((a, b) => a.seconds - b.seconds);

/** Which tests run each line, the quickest first; script/coverage has measured that. */
function readCoverage() {
  const tests = readTests();
  const covering = new Map();
  for (const test of tests) {
    let source = "";
    for (const entry of readFileSync(join(COVERAGE, `${test.tag}.lcov`), "utf8").split("\n")) {
      if (entry.startsWith("SF:")) source = relative(root, entry.slice(3));
      const [, line, count] = /^DA:(\d+),(\d+)/.exec(entry) ?? [];
      if (!line || count === "0") continue;
      const key = `${source}:${line}`;
      covering.set(key, [...(covering.get(key) ?? []), test]);
    }
  }
  return (source, line) => covering.get(`${source}:${line}`) ?? [];
}

const readRecord = () => (existsSync(record) ? readFileSync(record, "utf8").trim().split("\n").filter(Boolean).map((line) => JSON.parse(line)) : []);
const nameOf = ({ source, line, before, after }) => `${source}:${line}: ${before.trim()} -> ${after.trim() || ";"}`;
const isTried = ({ outcome }) => outcome === "caught" || outcome === "survived";

/** The lines in which mistakes can be made. */
function allLines() {
  const sources = [...commands.keys()].filter((source) => source.startsWith("core/src/"));
  return [...new Set(sources)].sort().flatMap((source) =>
    readFileSync(at(source), "utf8").split("\n").flatMap((before, index) => {
      const mutations = mutationsOf(before);
      return mutations.length ? [{ source, line: index + 1, before, mutations }] : [];
    }),
  );
}

function sum(results) {
  const tried = results.filter(isTried);
  const survivors = tried.filter(({ outcome }) => outcome === "survived");
  writeFileSync(join(work, "survivors.txt"), survivors.map((one) => `${nameOf(one)}\n`).join(""));
  const caught = tried.length - survivors.length;
  console.log(`${tried.length} mutations, ${caught} caught, ${survivors.length} survived (${((100 * caught) / tried.length).toFixed(1)} %); survivors in build/mutate/survivors.txt`);
  if (caught < 0.95 * tried.length) process.exitCode = 1;
}

function tryMany(count, seed) {
  requireThatTestsPass(readTests());
  const testsOf = readCoverage();
  const lines = allLines();
  const random = randomOf(seed);
  const done = new Map(readRecord().filter((one) => one.seed === seed).map((one) => [nameOf(one), one]));
  const results = [];
  while (results.filter(isTried).length < count) {
    const { mutations, ...line } = lines[random(lines.length)];
    const mutation = { ...line, after: mutations[random(mutations.length)] };
    let result = done.get(nameOf(mutation));
    if (!result) {
      result = { seed, ...mutation, ...tryOne(mutation, testsOf, true) };
      appendFileSync(record, `${JSON.stringify(result)}\n`);
      if (isTried(result)) console.log(`${result.outcome}${result.by ? ` by ${result.by}` : ""}: ${nameOf(result)}`);
    }
    if (!results.includes(result)) results.push(result);
  }
  sum(results);
}

/** Lines may have moved, and tests have been added. */
function tryAgain() {
  requireThatTestsPass(readTests());
  const testsOf = readCoverage();
  const results = readRecord();
  for (const result of results.filter(({ outcome }) => outcome === "survived")) {
    const lines = readFileSync(at(result.source), "utf8").split("\n");
    if (lines[result.line - 1] !== result.before) result.line = lines.indexOf(result.before) + 1;
    if (result.line === 0) throw new Error(`no longer there: ${nameOf(result)}`);
    Object.assign(result, tryOne(result, testsOf, true));
    console.log(`${result.outcome}${result.by ? ` by ${result.by}` : ""}: ${nameOf(result)}`);
    writeFileSync(record, results.map((one) => `${JSON.stringify(one)}\n`).join(""));
  }
  sum(results);
}

/** Lines of a file: "source | test | line | what it becomes". All must be noticed. */
function tryListed(file) {
  const results = readFileSync(at(file), "utf8").split("\n").filter((entry) => entry && !entry.startsWith("#")).map((entry) => {
    const [source, tag, before, after] = entry.split(" | ");
    const lines = readFileSync(at(source), "utf8").split("\n");
    const index = lines.findIndex((line) => line.trim() === before);
    if (index < 0) throw new Error(`${basename(file)}: ${source} has no line "${before}"`);
    const mutation = { source, line: index + 1, before: lines[index], after };
    return { ...mutation, ...tryOne(mutation, () => [{ tag, seconds: 10 }], false) };
  });
  for (const result of results) console.log(`${result.outcome}: ${nameOf(result)}`);
  const caught = results.filter(({ outcome }) => outcome === "caught").length;
  console.log(`${results.length} mutations, ${caught} caught, ${results.length - caught} survived`);
  if (caught < results.length) process.exitCode = 1;
}

const [first, seed = "nonet"] = process.argv.slice(2);
if (first === "again") tryAgain();
else if (/^\d+$/.test(first ?? "")) tryMany(Number(first), seed);
else if (first) tryListed(first);
else throw new Error("how many, or what?");
