/** What the workflows may do: publishing takes more than a push. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../../.github/", import.meta.url);
const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".yml"));
const texts = new Map(files.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
const workflows = [...texts].filter(([name]) => name.startsWith("workflows/"));

/** The jobs of a workflow by name, each with its lines. */
const jobsOf = (text) =>
  Object.fromEntries(
    text
      .split(/^jobs:$/m)[1]
      .split(/^(?= {2}[a-z][\w-]*:$)/m)
      .map((job) => [/^ {2}([a-z][\w-]*):$/m.exec(job)?.[1], job])
      .filter(([name]) => name),
  );
const permissionsOf = (job) =>
  [...(/^ {4}permissions:\n((?: {6}.*\n)+)/m.exec(job)?.[1] ?? "").matchAll(/^ {6}([\w-]+: \w+)$/gm)].map(
    ([, one]) => one,
  );

test("each action of others is the commit that somebody looked at, and its version stands beside it", () => {
  let count = 0;
  for (const [name, text] of texts)
    for (const [line, action] of text.matchAll(/^.*\buses: *(\S+).*$/gm)) {
      if (action.startsWith("./")) continue;
      assert.match(line, /uses: [\w./-]+@[0-9a-f]{40} # v\d+(\.\d+\.\d+)?$/, name);
      count++;
    }
  assert.ok(count > 10);
});

test("a workflow may read, and only a job in an environment may do more", () => {
  assert.ok(workflows.length >= 3);
  for (const [name, text] of workflows) {
    assert.equal(/^permissions:\n((?: {2}.*\n)+)/m.exec(text)?.[1], "  contents: read\n", name);
    for (const [job, lines] of Object.entries(jobsOf(text)))
      if (permissionsOf(lines).some((one) => !one.endsWith(": read"))) assert.match(lines, /^ {4}environment:/m, job);
  }
});

test("the site is deployed after the fast tier, with the folders of earlier versions, and taken back if the slow one fails", () => {
  const { test: fast, check, pages, "take-back": back } = jobsOf(texts.get("workflows/ci.yml"));
  const places = ["script/test", "keep-versions.mjs", "upload-pages-artifact@"].map((text) => fast.indexOf(text));
  assert.ok(places[0] > 0 && places[0] < places[1] && places[1] < places[2], places.join(" "));
  assert.match(check, /run: script\/check$/m);
  assert.match(pages, /^ {4}needs: test$/m);
  assert.match(pages, /deploy-pages@/);
  assert.match(back, /^ {4}needs: \[check, pages\]$/m);
  assert.match(back, /^ {4}if: always\(\) && needs\.check\.result == 'failure' && needs\.pages\.result == 'success'$/m);
  assert.match(back, /--status success[^]*gh run download[^]*deploy-pages@[^]*artifact_name: site-before/);
});

test("what is published is attested first, in an environment, with no right more than that takes", () => {
  const { publish, ...others } = jobsOf(texts.get("workflows/release.yml"));
  assert.deepEqual(permissionsOf(publish).sort(), ["attestations: write", "contents: write", "id-token: write"]);
  assert.match(publish, /^ {4}environment: release$/m);
  assert.match(publish, /^ {4}if: github\.ref_type == 'tag'$/m);
  const places = ["attest-build-provenance@", "gh release create", "npm publish"].map((text) => publish.indexOf(text));
  assert.ok(places[0] > 0, "nothing is attested");
  assert.deepEqual(
    places,
    [...places].sort((a, b) => a - b),
  );
  for (const text of Object.values(others)) assert.doesNotMatch(text, /npm publish|gh release/);
});
