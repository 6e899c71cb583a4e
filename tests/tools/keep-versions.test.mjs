/** Folders of earlier versions, which pages of others name, outlast a deployment. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { keepVersions } from "../../web/scripts/keep-versions.mjs";

const folder = mkdtempSync(join(tmpdir(), "nonet-versions-"));
after(() => rmSync(folder, { recursive: true }));

/** A site whose files say which version they are of. */
function site(name, ...versions) {
  for (const below of ["", ...versions]) {
    mkdirSync(join(folder, name, "embed", below), { recursive: true });
    writeFileSync(join(folder, name, "embed", below, "board.js"), `${name} ${below}`);
  }
  return join(folder, name);
}

test("folders of versions that a site has not are copied, its own and all else stay as they are", () => {
  const earlier = site("earlier", "0.1.0", "0.2.0", "0.1", "old");
  const now = site("now", "0.2.0", "0.3.0");
  assert.deepEqual(keepVersions(earlier, now), ["0.1.0"]);
  assert.deepEqual(readdirSync(join(now, "embed")).sort(), ["0.1.0", "0.2.0", "0.3.0", "board.js"]);
  const read = (...path) => readFileSync(join(now, "embed", ...path, "board.js"), "utf8");
  assert.deepEqual([read(), read("0.1.0"), read("0.2.0")], ["now ", "earlier 0.1.0", "now 0.2.0"]);
  assert.deepEqual(keepVersions(earlier, now), []);
  assert.throws(() => keepVersions(folder, now), /is no site/);
});
