/** The recipes for package managers: their CMake steps, from an archive of the tree as it is committed. The tools themselves are not asked. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const recipes = join(root, "core/packaging");
const folder = mkdtempSync(join(tmpdir(), "nonet-packaging-"));
after(() => rmSync(folder, { recursive: true }));

const VERSION = /project\(nonet VERSION (\S+)/.exec(readFileSync(join(root, "CMakeLists.txt"), "utf8"))[1];
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", ...options });
  assert.equal(status, 0, `${command} ${args.join(" ")}\n${error ?? ""}${stdout}${stderr}`);
  return stdout;
}

/** Options that each recipe gives to CMake, in one order. */
const OPTIONS = {
  vcpkg: readFileSync(join(recipes, "vcpkg/portfile.cmake"), "utf8").match(/-DNONET_\w+=\w+/g),
  conan: [
    ...readFileSync(join(recipes, "conan/conanfile.py"), "utf8").matchAll(/cache_variables\["(\w+)"\] = "(\w+)"/g),
  ].map(([, name, value]) => `-D${name}=${value}`),
};

test("both recipes build the same, of options that there are", () => {
  assert.deepEqual(OPTIONS.vcpkg.toSorted(), OPTIONS.conan.toSorted());
  const lists = readFileSync(join(root, "CMakeLists.txt"), "utf8");
  for (const option of OPTIONS.vcpkg) assert.match(lists, new RegExp(`option\\(${option.slice(2).split("=")[0]} `));
});

test("from an archive the library is built and installed, and a project finds it", () => {
  run(join(root, "script/release"), ["source"]);
  run("tar", ["-xzf", join(root, `dist/release/nonet-${VERSION}-source.tar.gz`), "-C", folder]);
  const [source, build, prefix] = [join(folder, `nonet-${VERSION}`), join(folder, "build"), join(folder, "prefix")];
  // Many sources at a time, which is none of the recipes' business and takes half the time.
  const more = ["-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DNONET_UNITY=ALL", `-DCMAKE_INSTALL_PREFIX=${prefix}`];
  run("cmake", ["-S", source, "-B", build, ...more, ...OPTIONS.vcpkg]);
  run("cmake", ["--build", build]);
  run("cmake", ["--install", build]);
  assert.ok(!readdirSync(prefix).includes("bin"), "the program is another package");
  const outside = join(folder, "outside");
  cpSync(join(root, "core/examples"), outside, { recursive: true });
  run("cmake", ["-S", outside, "-B", join(outside, "build"), "-G", "Ninja", `-DCMAKE_PREFIX_PATH=${prefix}`]);
  run("cmake", ["--build", join(outside, "build")]);
  assert.match(run(join(outside, "build/solve_and_explain"), [PUZZLE]), new RegExp(`^Nonet ${VERSION}\\n534678912`));
});
