/** Documents are short, narrow and plain, and their links lead somewhere. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { documents, isChinese, longLines, lostLinks, ninthDecile, sentencesOf, textOf } from "./documents.mjs";

/** In thousands of bytes, at most. */
const SIZES = { "README.md": 7, "CONTRIBUTING.md": 9, "tests/README.md": 5 };
const WORDS = 30;
const all = documents();
const english = all.filter((path) => !isChinese(path));

const found = (paths, of) =>
  Object.fromEntries(paths.map((path) => [path, of(path)]).filter(([, faults]) => faults.length));

test("documents that everybody reads are short", () => {
  for (const [path, most] of Object.entries(SIZES)) {
    const size = Buffer.byteLength(textOf(path)) / 1000;
    assert.ok(size <= most, `${path} has ${size} kB, and may have ${most}.`);
  }
});

test("lines have at most 120 columns, but for tables, links and Chinese", () => {
  assert.ok(all.length > 60, "the documents are found");
  assert.deepEqual(
    found(all, (path) => longLines(textOf(path))),
    {},
  );
});

test("documents tell the number of techniques that there are", () => {
  const rows = readFileSync(new URL("../../core/include/nonet/techniques.def", import.meta.url), "utf8");
  const count = rows.match(/^NONET_TECHNIQUE\(/gm).length;
  // Other numbers are those of a part.
  const OF_ALL = /(?:through|knows|\(|会) ?(\d+) ?(?:techniques|种技巧)|(?:has all|列出全部) (\d+)/g;
  const told = all.flatMap((path) =>
    [...textOf(path).matchAll(OF_ALL)].map(([words, one, other]) => ({ path, words, number: Number(one ?? other) })),
  );
  assert.ok(told.length >= 6, `${told.length} places are found`);
  assert.deepEqual(
    told.filter(({ number }) => number !== count),
    [],
  );
});

test(`nine in ten sentences of a document have at most ${WORDS} words`, () => {
  const long = (path) => {
    const decile = ninthDecile(textOf(path));
    return decile <= WORDS
      ? []
      : [
          `${decile} words`,
          ...sentencesOf(textOf(path))
            .slice(0, 5)
            .map(({ sentence }) => sentence),
        ];
  };
  assert.deepEqual(found(english, long), {});
});

test("every relative link leads to a file that is there, and to a heading that is in it", () => {
  assert.deepEqual(
    found(all, (path) => lostLinks(path)),
    {},
  );
});

test("long lines, sentences and lost links are found", () => {
  const word = "word ";
  assert.deepEqual(longLines(`${word.repeat(24)}\n${word.repeat(25)}\n| ${word.repeat(30)}|\n${"x".repeat(130)}`), [
    "2: 125 columns",
  ]);
  const text =
    "# A heading is none\n\nOne two three. Four `five six` [seven](eight).\n\n- Nine\n- Ten. 11!\n\n| 12 |\n";
  assert.deepEqual(
    sentencesOf(text)
      .map(({ words }) => words)
      .sort(),
    [1, 1, 1, 3, 3],
  );
  assert.equal(ninthDecile(`${"Two words. ".repeat(8)}A ${word.repeat(39)}.`), 40);
  assert.equal(ninthDecile(`${"Two words. ".repeat(20)}A ${word.repeat(39)}.`), 2);
  assert.deepEqual(lostLinks("tests/README.md", "# A, b\n[1](#a-b) [2](#a) [3](cli) [4](nowhere.md) `[5](none)`"), [
    "#a",
    "nowhere.md",
  ]);
});
