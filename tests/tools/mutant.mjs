/**
 * A program with a mistake in it: one of the core's sources compiled anew with another text, linked in place of the
 * library's own object, and asked by tests under limits of memory and of processor time. The clock on the wall, which
 * goes on while others work, ends only what waits for ever.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { at, build, compiling, linking, root } from "./relink.mjs";

export const work = at("build/mutate");
const coverage = at("build/coverage/lines");

/** Runs a command, and is true when it ends well. Its children end with it. */
function run(program, args, { cwd = root, env = {}, minutes = 30 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, detached: true, stdio: "ignore", env: { ...process.env, ...env } });
    const timer = setTimeout(() => process.kill(-child.pid, "SIGKILL"), 60_000 * minutes);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

/**
 * The beginning of a script: a mistake may take all memory, or all time where nobody is there any more to end it.
 * (macOS limits no memory.)
 */
const limits = (seconds) => `ulimit -t ${seconds}\nulimit -v 4194304 2>/dev/null\n`;

/** The files of the command line's tests, the quickest first. */
const COMMAND_LINE = ["rating", "convert", "edit", "cli", "engines", "generate", "logic"];

const originals = new Map();

/** A folder in which one mistake at a time is tried. */
export class Lane {
  #folder;
  constructor(name) {
    this.#folder = join(work, name);
    mkdirSync(this.#folder, { recursive: true });
  }

  /**
   * Compiles a text in place of a source; the object's path, or null when it is no C++. A place outside an array ends
   * the test, as it does in the sanitized build. The same text gives the same bytes.
   */
  async compile(source, text) {
    const [copy, object] = [join(this.#folder, "source.cpp"), join(this.#folder, "object.o")];
    writeFileSync(copy, text);
    const flags = `-D_GLIBCXX_ASSERTIONS -iquote ${dirname(at(source))}`;
    return (await run("bash", ["-c", compiling(source, { flags, text: copy, object })], { cwd: build }))
      ? object
      : null;
  }

  /** Object code of a source as it is. */
  async originalCode(source) {
    if (!originals.has(source))
      originals.set(source, readFileSync(await this.compile(source, readFileSync(at(source), "utf8"))));
    return originals.get(source);
  }

  /** "tests" or "program" with one object in place of the library's. */
  async #link(which, object) {
    const output = join(this.#folder, `nonet-${which}`);
    if (!(await run("bash", ["-c", linking(which, { objects: [object], output })], { cwd: build })))
      throw new Error(`${which} could not be linked`);
    return output;
  }

  /** The file of tests that notices an object, or null. */
  async noticedBy(object, tests) {
    const program = await this.#link("tests", object);
    for (const { tag, seconds } of tests) {
      const passed = await run(
        "bash",
        ["-c", `${limits(10 * Math.ceil(seconds) + 20)}exec "${program}" --filenames-as-tags --abort "[#${tag}]"`],
        { minutes: 60 + seconds },
      );
      if (!passed) return tag;
    }
    return null;
  }

  async noticedByCommandLine(object) {
    const script = join(this.#folder, "nonet-limited");
    writeFileSync(script, `#!/usr/bin/env bash\n${limits(60)}exec "${await this.#link("program", object)}" "$@"\n`, {
      mode: 0o755,
    });
    for (const name of COMMAND_LINE)
      if (
        !(await run(process.execPath, ["--test", at(`tests/cli/${name}.test.mjs`)], {
          env: { NONET_PROGRAM: script },
          minutes: 60,
        }))
      )
        return `command line (${name})`;
    return null;
  }
}

/** The files of tests and the processor time of each, the quickest first; script/prove coverage has measured that. */
export const readTests = () =>
  JSON.parse(readFileSync(join(coverage, "tests.json"), "utf8")).sort((a, b) => a.seconds - b.seconds);

/**
 * Which tests run a line: a function of source and line. Of lines that are no code, as in a table, those that run
 * anything of the source.
 */
export function readCoverage() {
  const [ofLine, ofSource, known] = [new Map(), new Map(), new Set()];
  const add = (map, key, test) => map.set(key, (map.get(key) ?? new Set()).add(test));
  for (const test of readTests()) {
    let source = "";
    for (const entry of readFileSync(join(coverage, `${test.tag}.lcov`), "utf8").split("\n")) {
      if (entry.startsWith("SF:")) source = relative(root, entry.slice(3));
      const [, line, count] = /^DA:(\d+),(\d+)/.exec(entry) ?? [];
      if (!line) continue;
      known.add(`${source}:${line}`);
      if (count === "0") continue;
      add(ofLine, `${source}:${line}`, test);
      add(ofSource, source, test);
    }
  }
  return (source, line) => [
    ...((known.has(`${source}:${line}`) ? ofLine.get(`${source}:${line}`) : ofSource.get(source)) ?? []),
  ];
}
