/** The library as others use it: installed, or as a part of their own tree. Installs what build/release has. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const example = join(root, "core/examples");
const folder = mkdtempSync(join(tmpdir(), "nonet-install-"));
const prefix = join(folder, "prefix");
/** Our headers cause no warning, whatever flags a user compiles with. */
const STRICT = "-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const VERSION = /project\(nonet VERSION (\S+)/.exec(readFileSync(join(root, "CMakeLists.txt"), "utf8"))[1];

/** Runs a program to its end; what it printed. A failure shows all of it. */
function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", ...options });
  assert.equal(status, 0, `${command} ${args.join(" ")}\n${error ?? ""}${stdout}${stderr}`);
  return stdout;
}

const configure = (source, build, ...more) =>
  run("cmake", [
    "-S",
    source,
    "-B",
    build,
    "-G",
    "Ninja",
    "-DCMAKE_BUILD_TYPE=Release",
    `-DCMAKE_CXX_FLAGS=${STRICT}`,
    ...more,
  ]);

/** A solved puzzle is rated and explained, step by step until the last cell. */
function assertExplains(program) {
  const [version, solution, rating, ...steps] = run(program, [PUZZLE]).trimEnd().split("\n");
  assert.equal(version, `Nonet ${VERSION}`);
  assert.equal(solution, SOLUTION);
  assert.match(rating, /^rated ER \d\.\d$/);
  assert.equal(steps.length, [...PUZZLE].filter((cell) => cell === ".").length);
  for (const step of steps) assert.match(step, /Single|Full House/);
}

before(() => {
  run("cmake", ["--install", join(root, "build/release"), "--prefix", join(folder, "first")]);
  // An installed package can be moved.
  renameSync(join(folder, "first"), prefix);
});
after(() => rmSync(folder, { recursive: true }));

/** The example outside Nonet's tree. */
function copyExample(name) {
  cpSync(example, join(folder, name), { recursive: true });
  return join(folder, name);
}

test("a project outside the tree finds the installed library, builds without a warning and runs", () => {
  const source = copyExample("outside");
  configure(source, join(source, "build"), `-DCMAKE_PREFIX_PATH=${prefix}`);
  run("cmake", ["--build", join(source, "build")]);
  assertExplains(join(source, "build/solve_and_explain"));
});

test("what the example cannot solve it refuses with the reason", () => {
  const program = join(folder, "outside/build/solve_and_explain");
  const say = (puzzle) => spawnSync(program, [puzzle], { encoding: "utf8" });
  assert.deepEqual([say("12x").status, say("12x").stderr], [1, "no puzzle: bad-character, line 1, column 3\n"]);
  assert.deepEqual([say(".".repeat(81)).status, say(".".repeat(81)).stderr], [1, "solutions: multiple\n"]);
});

test("another minor version is not taken for this one", () => {
  const source = join(folder, "newer");
  cpSync(example, source, { recursive: true });
  const lists = join(source, "CMakeLists.txt");
  writeFileSync(lists, readFileSync(lists, "utf8").replace("nonet 0.1", "nonet 0.2"));
  const args = ["-S", source, "-B", join(source, "build"), "-G", "Ninja", `-DCMAKE_PREFIX_PATH=${prefix}`];
  const { status, stderr } = spawnSync("cmake", args, { encoding: "utf8" });
  assert.notEqual(status, 0);
  assert.match(stderr, /with requested version "0\.2"/);
});

test("without CMake, pkg-config tells the compiler all it needs", () => {
  const libraries = readdirSync(prefix, { recursive: true }).find((name) => name.endsWith("pkgconfig"));
  const env = { ...process.env, PKG_CONFIG_PATH: join(prefix, libraries) };
  const flags = run("pkg-config", ["--cflags", "--libs", "nonet"], { env }).trim().split(/\s+/);
  const program = join(folder, "by_hand");
  run(process.env["CXX"] ?? "c++", ["-std=c++20", join(example, "solve_and_explain.cpp"), ...flags, "-o", program]);
  assertExplains(program);
});

test("the public headers are all there, and can be included in either order", () => {
  const headers = (folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => name.endsWith(".hpp"))
      .toSorted();
  const installed = headers(join(prefix, "include/nonet"));
  assert.deepEqual(installed, headers(join(root, "core/include/nonet")));
  const args = ["-std=c++20", ...STRICT.split(" "), "-fsyntax-only", "-I", "include", "-x", "c++", "-"];
  for (const order of [installed, installed.toReversed()]) {
    run(process.env["CXX"] ?? "c++", args, {
      cwd: prefix,
      input: order.map((name) => `#include "nonet/${name}"\n`).join(""),
    });
  }
});

test("the man page and the completions are installed with the program, and are those of this version", () => {
  for (const [file, args] of [
    ["share/man/man1/nonet.1", ["man-page"]],
    ["share/bash-completion/completions/nonet", ["completions", "bash"]],
    ["share/zsh/site-functions/_nonet", ["completions", "zsh"]],
    ["share/fish/vendor_completions.d/nonet.fish", ["completions", "fish"]],
  ]) {
    const installed = readFileSync(join(prefix, file), "utf8");
    const undated = (text) => text.replace(/^(\.TH NONET 1) \S+/, "$1");
    assert.equal(undated(installed), undated(run(join(prefix, "bin/nonet"), args)), file);
  }
  const cli = join(folder, "cli");
  run("cmake", ["--install", join(root, "build/release"), "--prefix", cli, "--component", "cli"]);
  assert.deepEqual(readdirSync(cli).toSorted(), ["bin", "share"]);
});

test("where the program cannot be run, that is said, and the rest is configured", () => {
  const source = join(folder, "cross-source");
  const toolchain = join(folder, "cross.cmake");
  writeFileSync(toolchain, "set(CMAKE_SYSTEM_NAME Linux)\nset(CMAKE_SYSTEM_PROCESSOR other)\n");
  const args = ["-S", root, "-B", source, "-G", "Ninja", `-DCMAKE_TOOLCHAIN_FILE=${toolchain}`, "-DNONET_TESTS=OFF"];
  const said = run("cmake", args);
  assert.match(said, /nonet cannot be run here: its man page and completions are neither made nor installed/);
  assert.doesNotMatch(readFileSync(join(source, "build.ninja"), "utf8"), /completions bash|man-page/);
});

test("the program and the licence are installed, and the library can be installed alone", () => {
  assert.equal(run(join(prefix, "bin/nonet"), ["solve"], { input: PUZZLE }), `${SOLUTION}\n`);
  assert.ok(existsSync(join(prefix, "share/doc/nonet/LICENSE")));
  const alone = join(folder, "alone");
  run("cmake", ["--install", join(root, "build/release"), "--prefix", alone, "--component", "library"]);
  assert.deepEqual(readdirSync(alone).toSorted(), ["include", "lib", "share"]);
});

test("in somebody's own tree the library has the same name, and nothing else of Nonet is built or installed", () => {
  const source = copyExample("inside");
  const lists = join(source, "CMakeLists.txt");
  const fetched = `include(FetchContent)\nFetchContent_Declare(nonet SOURCE_DIR "${root}")\nFetchContent_MakeAvailable(nonet)`;
  writeFileSync(lists, readFileSync(lists, "utf8").replace(/find_package\(.*\)/, fetched));
  const build = join(source, "build");
  configure(source, build);
  // The library's own sources are compiled by the other builds; here, what the consumer compiles against its headers.
  run("cmake", ["--build", build, "--target", "CMakeFiles/solve_and_explain.dir/solve_and_explain.cpp.o"]);
  const targets = run("cmake", ["--build", build, "--target", "help"]);
  assert.match(targets, /libnonet\.a: /);
  assert.doesNotMatch(targets, /nonet_tests|nonet_example|core\/cli|nonet_survey|Catch/i);
  run("cmake", ["--install", build, "--prefix", join(folder, "nothing")]);
  assert.ok(!existsSync(join(folder, "nothing")));
});

test("one include is enough: the example at the head of nonet.hpp", () => {
  const header = readFileSync(join(prefix, "include/nonet/nonet.hpp"), "utf8");
  const [, comment] = /^\/\/\/ ```cpp\n([^]*?)^\/\/\/ ```$/m.exec(header);
  const project = join(folder, "one-include");
  mkdirSync(project);
  writeFileSync(join(project, "main.cpp"), comment.replace(/^\/\/\/ ?/gm, ""));
  writeFileSync(
    join(project, "CMakeLists.txt"),
    "cmake_minimum_required(VERSION 3.25)\nproject(one LANGUAGES CXX)\nfind_package(nonet CONFIG REQUIRED)\nadd_executable(one main.cpp)\ntarget_link_libraries(one PRIVATE nonet::core)\n",
  );
  configure(project, join(project, "build"), `-DCMAKE_PREFIX_PATH=${prefix}`);
  run("cmake", ["--build", join(project, "build")]);
  const said = run(join(project, "build/one"), []).trim().split("\n");
  assert.equal(said[0], SOLUTION);
  assert.match(said.at(-2), /^ER 1\.2$/);
  assert.match(said.at(-1), /^[\d.]{81}$/);
});

test("nonet::solve solves, and compiles forty sources at most", () => {
  const project = join(folder, "solve-only");
  mkdirSync(project);
  writeFileSync(
    join(project, "main.cpp"),
    `#include <cstdio>
#include <nonet/parse.hpp>
#include <nonet/solver.hpp>
int main() {
  const nonet::Parsed parsed = nonet::parse("${PUZZLE}");
  if (nonet::count_solutions(parsed.grid, 10) != 1) return 1;
  for (const nonet::Engine& engine : nonet::engines()) {
    if (to_string(nonet::solve(parsed.grid, engine).solution) != "${SOLUTION}") return 2;
  }
  std::puts(to_string(nonet::solve(parsed.grid).solution).c_str());
}
`,
  );
  writeFileSync(
    join(project, "CMakeLists.txt"),
    `cmake_minimum_required(VERSION 3.25)\nproject(alone LANGUAGES CXX)\nadd_subdirectory("${root}" nonet)\nadd_executable(alone main.cpp)\ntarget_link_libraries(alone PRIVATE nonet::solve)\n`,
  );
  const build = join(project, "build");
  configure(project, build);
  const compiled = run("cmake", ["--build", build, "--target", "alone", "--verbose"]).match(/ -c \S+\.cpp/g);
  assert.ok(compiled.length <= 40, `${compiled.length} sources`);
  assert.equal(run(join(build, "alone"), []), `${SOLUTION}\n`);
});
