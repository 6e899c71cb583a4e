/** The program that a release has, as script/release builds it: it runs where nothing else is installed. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const linux = process.platform === "linux";
/** script/release takes this one, too. */
const preset = linux ? "linux" : "release";
const program = join(root, "build", preset, "bin/nonet");
const VERSION = /project\(nonet VERSION (\S+)/.exec(readFileSync(join(root, "CMakeLists.txt"), "utf8"))[1];
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

function run(command, ...args) {
  const { status, signal, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", cwd: root });
  assert.equal(status, 0, `${command} ${args.join(" ")}: ${signal}\n${error ?? ""}${stdout}${stderr}`);
  return stdout;
}

test("the program of a release starts, solves, makes and rates", () => {
  run("cmake", "--preset", preset);
  run("cmake", "--build", "--preset", preset, "--target", "nonet");
  assert.match(run(program, "--version"), new RegExp(VERSION));
  assert.match(run(program, "solve", PUZZLE), /^534678912/);
  const made = run(program, "generate", "--seed", "release", "--count", "3", "--threads", "2").trim().split("\n");
  assert.equal(made.length, 3);
  assert.match(run(program, "rate", made[0]), /\d\.\d/);
  // A program for Linux asks for the C library alone.
  if (linux)
    for (const [, name] of run("readelf", "--dynamic", program).matchAll(/NEEDED.*\[(.*)\]/g))
      assert.match(name, /^(libc\.so|libm\.so|ld-linux)/);
});

test("with the program come the licences of all that is in it, whole, and the list of it", () => {
  const prefix = mkdtempSync(join(tmpdir(), "nonet-notices-"));
  after(() => rmSync(prefix, { recursive: true }));
  run("cmake", "--install", `build/${preset}`, "--prefix", prefix, "--component", "cli");
  const read = (name) => readFileSync(join(prefix, "share/doc/nonet", name), "utf8");
  assert.match(read("LICENSE"), /^MIT License/);
  const { bomFormat, components } = JSON.parse(read("sbom.cdx.json"));
  assert.equal(bomFormat, "CycloneDX");
  const notices = read("third-party-notices.txt");
  for (const { name, version, licenses } of components)
    assert.ok(notices.includes(`\n${name} ${version} (${licenses[0].expression})\n`), name);
  // By the command of the linker, and by the headers that the sources include.
  const linked = run("ninja", "-C", `build/${preset}`, "-t", "commands", "nonet").trim().split("\n").at(-1);
  const archives = [...linked.matchAll(/\/lib(png|z|jpeg|webp|webpdecoder|sharpyuv)[\w.-]*\.a\b/g)].map(
    ([, name]) => name,
  );
  const wanted = [...new Set(archives), "cli11", "nlohmann", ...(linux ? ["libstdc++", "libgcc"] : [])];
  assert.ok(wanted.length >= 4, wanted.join(" "));
  for (const name of wanted) {
    const pattern =
      { z: /^zlib/, sharpyuv: /webp/, webpdecoder: /webp/ }[name] ?? new RegExp(name.replace("++", "\\+\\+"));
    assert.ok(
      components.some((one) => pattern.test(one.name)),
      `${name}: ${components.map((one) => one.name).join(" ")}`,
    );
  }
  for (const { purl } of components) assert.match(purl, /^pkg:(deb\/debian|brew)\/[\w.%-]+@[\w.%~-]+$/);
  // Texts that Debian's packages only name by a file of Debian's.
  for (const [path] of notices.matchAll(/\/usr\/share\/common-licenses\/[A-Z]+-\d[\d.]*\d?(?=\W)/gi))
    assert.ok(notices.includes(`\n${path.replace(/\.$/, "")}\n\n`), path);
  const texts = notices.split("=".repeat(80)).slice(1);
  for (const text of texts) assert.ok(text.length > 100, text.slice(0, 200));
});

test("what is linked of which nobody knows the licence is no release", () => {
  const folder = mkdtempSync(join(tmpdir(), "nonet-notices-"));
  after(() => rmSync(folder, { recursive: true }));
  const attempt = (path) => {
    writeFileSync(join(folder, "map"), `LOAD ${path}\n`);
    const defined = ["-D", `MAP=${join(folder, "map")}`, "-D", "HEADERS=", "-D", `OUT=${folder}`];
    const { status, stderr } = spawnSync("cmake", [...defined, "-P", join(root, "core/cli/write_notices.cmake")], {
      encoding: "utf8",
    });
    assert.notEqual(status, 0);
    return stderr.replace(/\s+/g, " ");
  };
  mkdirSync(join(folder, "Cellar/odd/1.0/lib"), { recursive: true });
  const odd = join(folder, "Cellar/odd/1.0/lib/libodd.a");
  writeFileSync(odd, "");
  assert.match(attempt(join(folder, "libown.a")), /No package has/);
  assert.match(attempt(odd), /odd, which is linked, comes without the text/);
  writeFileSync(join(folder, "Cellar/odd/1.0/LICENSE"), "Do as you are told.");
  assert.match(attempt(odd), /Nobody has looked at the licence of odd/);
});
