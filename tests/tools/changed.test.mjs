/** Files that count as changed, for script/lint --changed. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { changedFiles, sourcesFor } from "./changed.mjs";

const folder = mkdtempSync(join(tmpdir(), "nonet-changed-"));
after(() => rmSync(folder, { recursive: true }));
const git = (...args) =>
  execFileSync("git", ["-c", "user.name=n", "-c", "user.email=n@example.org", ...args], { cwd: folder, stdio: "pipe" });
const write = (name, text) => writeFileSync(join(folder, name), text);

test("committed on a branch, changed since, or new: all of it counts; what is ignored, gone or as it was does not", () => {
  git("init", "-q", "-b", "main");
  for (const name of ["same.cpp", "edited.cpp", "committed.cpp", "gone.cpp"]) write(name, "1\n");
  write(".gitignore", "ignored.cpp\n");
  git("add", "-A");
  git("commit", "-qm", "one");
  git("branch", "base");
  write("committed.cpp", "2\n");
  git("commit", "-qam", "two");
  write("edited.cpp", "2\n");
  write("new.cpp", "1\n");
  write("ignored.cpp", "1\n");
  rmSync(join(folder, "gone.cpp"));
  process.env.NONET_BASE = "base";
  assert.deepEqual(changedFiles(folder).sort(), ["committed.cpp", "edited.cpp", "new.cpp"]);
  delete process.env.NONET_BASE;
  assert.deepEqual(changedFiles(folder).sort(), ["edited.cpp", "new.cpp"]);
});

test("a header is looked at in the source of its name, or in the first that includes it", () => {
  const sources = ["core/src/a.cpp", "core/src/b.cpp", "tests/c.cpp"];
  const texts = {
    "core/src/a.cpp": "",
    "core/src/b.cpp": '#include "nonet/table.hpp"',
    "tests/c.cpp": '#include "nonet/table.hpp"',
  };
  const wanted = (...changed) => [...sourcesFor(changed, sources, (source) => texts[source])];
  assert.deepEqual(wanted("core/src/a.hpp"), ["core/src/a.cpp"]);
  assert.deepEqual(wanted("core/include/nonet/table.hpp"), ["core/src/b.cpp"]);
  assert.deepEqual(wanted("tests/c.cpp", "README.md", "web/x.ts"), ["tests/c.cpp"]);
  assert.deepEqual(wanted("core/src/nobody.hpp"), []);
});
