/** The program around its commands: help with examples, "did you mean", the man page, completions. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { path, program } from "../wasm/load.mjs";
import { newFolder, nonet } from "./run.mjs";

const commands = nonet(["--help"])
  .out.join("\n")
  .split("Subcommands:\n")[1]
  .split("\n\n")[0]
  .split("\n")
  .map((line) => line.trim().split(" ")[0]);
const all = [...commands, "man-page", "completions"];
/** The long options that a command's help names. */
const optionsOf = (command) =>
  nonet([command, "--help"])
    .out.map((line) => /^ {2}(?:-\w,)?(--[\w-]+)/.exec(line)?.[1])
    .filter(Boolean);

/** A folder with the examples' files and, in its own folder, the program by its name. */
const folder = newFolder();
cpSync(path("tests/docs/files"), folder, { recursive: true });
const bin = newFolder();
symlinkSync(program, join(bin, "nonet"));
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
const shell = (name, args, options = {}) => spawnSync(name, args, { encoding: "utf8", env, cwd: folder, ...options });
const has = (name) => spawnSync(name, ["--version"]).error === undefined;

test("without arguments the program prints its help on standard error and exits with 2", () => {
  const run = nonet([]);
  assert.deepEqual([run.code, run.out, run.err], [2, [], nonet(["--help"]).out]);
  assert.ok(run.err.some((line) => line.startsWith("Usage: nonet")));
});

test("every command is in the help with its summary, and has examples in its own", () => {
  assert.ok(commands.length > 18, commands.join());
  for (const command of all) {
    const help = nonet([command, "--help"]);
    assert.equal(help.code, 0);
    assert.ok(help.out.includes("Examples:"), command);
    assert.deepEqual(nonet(["help", command]), help, command);
  }
  assert.deepEqual(nonet(["help"]), nonet(["--help"]));
});

for (const command of all) {
  const help = nonet([command, "--help"]).out;
  const examples = help
    .slice(help.indexOf("Examples:") + 1)
    .filter((line) => line.startsWith("  nonet "))
    .map((line) => line.trim());
  test(`the examples of ${command} are run`, () => {
    assert.ok(examples.length > 0);
    for (const example of examples) {
      assert.ok(example.includes(command));
      const { status, stdout, stderr } = shell("sh", ["-c", example]);
      assert.equal(status, 0, `${example}\n${stderr}`);
      assert.ok(stdout.length > 0, example);
    }
  });
}

test("what is not known is answered with what was meant", () => {
  const first = (...args) => nonet(args).err[0];
  const meant = {
    slove: "solve",
    sovle: "solve",
    Solve: "solve",
    minimize: "minimise",
    hints: "hint",
    gen: "generate",
    coutn: "count",
    conver: "convert",
  };
  for (const [typed, name] of Object.entries(meant))
    assert.equal(first(typed), `nonet: no command is called '${typed}'; did you mean ${name}?`);
  for (const typed of ["frob", "x", "sudoku", "s".repeat(10_000)])
    assert.match(first(typed), /^nonet: no command is called '.*'; see nonet --help$/);
  const option = (...args) => nonet(args).err[0];
  const noOption = (command, typed, meant) => `${command}: there is no option ${typed}; did you mean ${meant}?`;
  assert.equal(option("solve", "--formt", "json"), noOption("nonet solve", "--formt", "--format"));
  assert.equal(option("rate", "--budgte=3"), noOption("nonet rate", "--budgte", "--budget"));
  assert.equal(option("generate", "--symetry", "none"), noOption("nonet generate", "--symetry", "--symmetry"));
  assert.equal(option("--versoin"), noOption("nonet", "--versoin", "--version"));
  for (const [command, typed] of [
    ["solve", "--frobnicate"],
    ["", "--x"],
    ["hint", "-q"],
  ]) {
    const name = `nonet ${command}`.trim();
    assert.deepEqual(nonet([command, typed].filter(Boolean)).err, [
      `${name}: there is no option ${typed}`,
      `See ${name} --help.`,
    ]);
  }
  const values = {
    "generate --level medum": "--level: 'medum' is none of .*; did you mean medium\\?",
    "hint --format jso": "--format: 'jso' is none of json\\|text; did you mean json\\?",
    "steps --technique xwing": "--technique: no technique is called 'xwing'; did you mean x-wing\\?",
    "generate --technique xwing": "--technique: no technique is called 'xwing'; did you mean x-wing\\?",
    "convert --to opensudku": "--to: no format is called 'opensudku'; did you mean opensudoku\\?",
    "completions fis": "'fis' is none of bash,zsh,fish; did you mean fish\\?",
    "solve --count": "--count wants a value: NUMBER",
    "hint --format": "--format wants a value: json\\|text",
    "solve --stats --count 2": "--(stats|count) does not go with --(stats|count)",
    "solve --limit 3": "--limit is only for --stats",
    "help solve hint": "'hint' is one argument too many",
    completions: "the argument shell is missing",
  };
  for (const [words, message] of Object.entries(values)) {
    const args = words.split(" ");
    const run = nonet(args);
    assert.equal(run.code, 2, words);
    assert.match(run.err[0], new RegExp(`^nonet ${args[0]}: ${message}$`));
  }
  const help = nonet(["help", "slove"]);
  assert.deepEqual([help.code, help.err[0]], [2, "nonet help: no command is called 'slove'; did you mean solve?"]);
  for (const args of [["slove"], ["solve", "--formt", "json"]]) assert.equal(nonet(args).code, 2);
});

test("the version has a short name, and the help says in words what options take", () => {
  assert.deepEqual(nonet(["-V"]), nonet(["--version"]));
  assert.match(nonet(["-V"]).out[0], /^\d+\.\d+\.\d+$/);
  for (const command of commands) {
    const help = nonet(["help", command]).out.join("\n").split("\nExamples:")[0];
    assert.doesNotMatch(help, /\b(ENUM|UINT|INT|FLOAT|BOOLEAN|Excludes|Needs|REQUIRED)\b/, command);
  }
  assert.match(nonet(["help", "solve"]).out.join("\n"), /--limit NUMBER \[2\], with --stats, without --savings\n/);
});

test("the man page has every command, option and example, and roff finds nothing wrong", () => {
  if (!has("man")) return;
  const page = nonet(["man-page"]);
  assert.deepEqual([page.code, page.err], [0, []]);
  const file = join(folder, "nonet.1");
  writeFileSync(file, `${page.out.join("\n")}\n`);
  const man = shell("man", ["--warnings", "-l", file], { env: { ...env, MANWIDTH: "300", LC_ALL: "C.UTF-8" } });
  assert.deepEqual([man.status, man.stderr], [0, ""]);
  const text = man.stdout.replace(/.\u0008/g, "");
  for (const section of ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "EXIT STATUS"])
    assert.match(text, new RegExp(`^${section}$`, "m"));
  for (const command of commands) {
    const from = text.search(new RegExp(`^ {3}${command}$`, "m"));
    assert.ok(from > 0, command);
    const own = text.slice(from).split(/\n {3}\S|\n\S/)[0];
    for (const option of optionsOf(command))
      assert.ok(option === "--help" || own.includes(option), `${command} ${option}`);
    assert.ok(own.includes(`nonet ${command}`), command);
  }
  const dated = spawnSync(program, ["man-page"], { encoding: "utf8", env: { ...env, SOURCE_DATE_EPOCH: "86400" } });
  assert.match(dated.stdout, /^\.TH NONET 1 1970-01-02 "Nonet \d+\.\d+\.\d+"/);
  if (has("mandoc") || shell("mandoc", ["/dev/null"]).error === undefined)
    assert.equal(shell("mandoc", ["-Tlint", "-Wwarning", file]).stdout, "");
});

const scripts = Object.fromEntries(
  ["bash", "zsh", "fish"].map((name) => {
    const file = join(folder, `completions.${name}`);
    writeFileSync(file, `${nonet(["completions", name]).out.join("\n")}\n`);
    return [name, file];
  }),
);

test("only shells that there are can be asked for", () => {
  assert.equal(nonet(["completions"]).code, 2);
  assert.match(nonet(["completions", "csh"]).err[0], /'csh' is none of bash,zsh,fish/);
});

/** The words that bash would offer behind these, the last of which is being typed. */
function offered(...words) {
  const asked = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _nonet; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { status, stdout, stderr } = shell("bash", ["-c", asked, scripts.bash, ...words]);
  assert.deepEqual([status, stderr], [0, ""]);
  return stdout.split("\n").filter(Boolean);
}

test("bash completes commands, options and their values", () => {
  assert.deepEqual(offered("nonet", ""), [...commands, "--help", "--version"]);
  assert.deepEqual(offered("nonet", "so"), ["solve"]);
  for (const command of commands) {
    const names = offered("nonet", command, "--");
    for (const option of optionsOf(command)) assert.ok(names.includes(option), `${command} ${option}`);
  }
  assert.deepEqual(offered("nonet", "solve", "--for"), ["--format"]);
  assert.deepEqual(offered("nonet", "solve", "--format", "j"), ["json"]);
  assert.deepEqual(offered("nonet", "solve", "--format", "="), ["json", "text"]);
  assert.deepEqual(offered("nonet", "solve", "--format", "=", "t"), ["text"]);
  assert.deepEqual(offered("nonet", "convert", "--to", "sudokupad-"), ["sudokupad-scf"]);
  assert.deepEqual(offered("nonet", "hint", "--lang", ""), ["en", "zh-CN"]);
  assert.deepEqual(offered("nonet", "steps", "--technique", "x-wing,xy-w"), ["x-wing,xy-wing"]);
  assert.deepEqual(offered("nonet", "help", "sol"), ["solve"]);
  // Files, by the shell itself.
  assert.deepEqual(offered("nonet", "solve", "puz"), []);
  assert.deepEqual(offered("nonet", "count", "--limit", "1"), []);
});

test("the scripts are well-formed in their shells", () => {
  for (const name of ["bash", "zsh", "fish"]) {
    if (!has(name)) continue;
    const { status, stdout, stderr } = shell(name, ["-n", scripts[name]]);
    assert.deepEqual([status, stdout, stderr], [0, "", ""], name);
  }
});

test("fish completes commands, options and their values", () => {
  if (!has("fish")) return;
  const ask = (line) => {
    const { stdout, stderr } = shell("fish", ["--no-config", "-c", `source ${scripts.fish}; complete -C '${line}'`]);
    assert.equal(stderr, "");
    return stdout
      .split("\n")
      .filter(Boolean)
      .map((row) => row.split("\t")[0]);
  };
  assert.deepEqual(ask("nonet ").toSorted(), [...commands].toSorted());
  assert.deepEqual(ask("nonet solve --format "), ["json", "text"]);
  for (const command of commands) {
    const names = ask(`nonet ${command} --`);
    for (const option of optionsOf(command)) assert.ok(names.includes(option), `${command} ${option}`);
  }
  assert.ok(ask("nonet solve puz").includes("puzzles.txt"));
});

test("zsh completes commands, options and their values", () => {
  if (!has("zsh")) return;
  // A real line editor, in a terminal of its own: what it shows after a Tab, until that is there.
  const shown = (typed, wanted) => {
    const script = `
zmodload zsh/zpty
zpty z zsh -f -i
zpty -w z "PS1=; fpath=($1 \\$fpath); autoload -Uz compinit; compinit -u -d $1/dump; LISTMAX=1000; print READY"
zpty -r z out '*READY*READY*'
zpty -w -n z "$2"$'\\t\\t'
all=
for i in {1..200}; do
  while zpty -rt z out; do all+=$out; done
  [[ $all == *"$3"* ]] && break
  sleep 0.1
done
print -rn -- $all
zpty -d z
`;
    const place = newFolder();
    cpSync(scripts.zsh, join(place, "_nonet"));
    const { stdout } = shell("zsh", ["-f", "-c", script, "zsh", place, typed, wanted], { timeout: 60_000 });
    return stdout.includes(wanted);
  };
  assert.ok(shown("nonet ", commands.at(-1)));
  assert.ok(shown("nonet mini", "minimise"));
  assert.ok(shown("nonet solve --sav", "--savings"));
  assert.ok(shown("nonet solve --format j", "json"));
  assert.ok(shown("nonet hint --lang z", "zh-CN"));
});
