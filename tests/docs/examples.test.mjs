/** The documentation's examples do what they say: every fenced block is run, or says why it cannot be. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { blocks, blocksOf, placeOf, preludeOf, root, written } from "./blocks.mjs";
import { runCss, runHtml, runInBrowser, startBrowser } from "./run-browser.mjs";
import { runCpp } from "./run-cpp.mjs";
import { checkShell, runConsole } from "./run-shell.mjs";

const folder = mkdtempSync(join(tmpdir(), "nonet-docs-"));
let browser;

/** A folder with the files that the examples name. */
function folderFor(block) {
  const own = join(folder, `${blocks.indexOf(block)}`);
  cpSync(join(root, "tests/docs/files"), own, { recursive: true });
  return own;
}

/** Where the package can be imported by its name. */
function runInNode(block) {
  const own = folderFor(block);
  cpSync(join(root, "dist/npm"), join(own, "node_modules/nonet"), { recursive: true });
  const script = join(own, "block.mjs");
  writeFileSync(script, `${preludeOf(block, "js")}\n${block.code}`);
  const { status, stdout, stderr } = spawnSync("node", [script], { cwd: own, encoding: "utf8", timeout: 240_000 });
  assert.equal(status, 0, `${stdout}${stderr}`);
  assertPrints(block, stdout.split("\n"));
}

/** An arrow in a comment says what its line prints: "// → unique", "// → 5346… (a note)"; an ellipsis leaves out the rest. */
const promised = ({ code }) =>
  [...code.matchAll(/console\.log\(.*\);? *\/\/ → (.*)$/gm)].map(([, text]) => text.replace(/ \([^)]*\)$/, ""));

/** Everything that the comments of an example promise is printed, in that order. */
function assertPrints(block, lines) {
  let at = 0;
  for (const text of promised(block)) {
    const isIt = (line) => (text.endsWith("…") ? line.startsWith(text.slice(0, -1)) : line === text);
    const found = lines.slice(at).findIndex(isIt);
    assert.ok(found >= 0, `nothing prints "${text}" in:\n${lines.slice(at).join("\n")}`);
    at += found + 1;
  }
}

const script = async (block) =>
  block.run === "browser" ? assertPrints(block, await runInBrowser(block, browser)) : runInNode(block);

const RUNNERS = {
  js: script,
  html: async (block) => assertPrints(block, await runHtml(block, browser)),
  css: (block) => runCss(block, browser),
  cpp: (block) => runCpp(block, folderFor(block)),
  console: (block) => runConsole(block, folderFor(block)),
  sh: checkShell,
  bash: checkShell,
  json: (block) => JSON.parse(block.code),
};

before(async () => (browser = await startBrowser()));
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** How many there are of each kind, and how many are not run: "js 5, html 2, not run 2". */
function tally() {
  const counts = new Map();
  for (const { language, skip } of blocks) {
    const kind = skip ? "not run" : language;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind} ${count}`).join(", ");
}

test("no block is left out without a reason", (context) => {
  context.diagnostic(`${tally()}, the same again ${written.length - blocks.length}`);
  assert.ok(blocks.length >= 15, "the documents are found");
  assert.deepEqual(blocks.filter(({ language, skip }) => !(language in RUNNERS) && !skip).map(placeOf), []);
  for (const { skip } of blocks) assert.ok(skip === undefined || skip.length > 15, `no reason: ${skip}`);
});

test("a block is found with its comment, its indentation and its line", () => {
  const text = 'a\n\n<!-- example: prelude=x skip="some day" -->\n```js\none;\n```\n\n- b\n  ```sh\n  two\n  ```\n';
  assert.deepEqual(blocksOf("f", text), [
    { file: "f", line: 5, language: "js", code: "one;\n", prelude: "x", skip: "some day" },
    { file: "f", line: 10, language: "sh", code: "two\n" },
  ]);
  assert.deepEqual(
    promised({ code: "console.log(a(1)); // → one\nf((x) => console.log(x)); // → 2 (two)\nlog(3); // → 3\n" }),
    ["one", "2"],
  );
  assert.throws(() => assertPrints({ code: "console.log(a); // → one\n" }, ["two"]), /nothing prints "one"/);
  assert.throws(() => blocksOf("f", "<!-- example: skipp=x -->\n```js\n```\n"), /skipp/);
});

describe("each block works", { concurrency: 2 }, () => {
  for (const block of blocks.filter(({ skip }) => !skip))
    test(placeOf(block), async () => RUNNERS[block.language](block));
});
