/** The packed seeds of the fuzzed programs. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { packed, unpacked } from "./seeds.mjs";

const folder = new URL("../fuzz/seeds/", import.meta.url);
const seeds = ["abc", "", "a longer one\n", "\0\xFF"].map((text) => Buffer.from(text, "latin1"));
const texts = (list) => list.map((seed) => seed.toString("latin1")).sort();

test("what is packed is unpacked again, the empty seed too, and each once", () => {
  assert.deepEqual(texts(unpacked(packed([...seeds, ...seeds]))), texts(seeds));
});

test("the same seeds make the same file, in whatever order they come", () => {
  assert.deepEqual(packed([...seeds].reverse()), packed(seeds));
});

test("a file that is cut off is refused, with the place", () => {
  const bytes = packed(seeds);
  for (let length = 1; length < bytes.length; length++) {
    const part = bytes.subarray(0, length);
    // Where a seed ends the rest is a whole file of fewer seeds.
    const ends = unpacked(bytes).map((_, i, all) => packed(all.slice(0, i + 1)).length);
    if (!ends.includes(length)) assert.throws(() => unpacked(part), /^Error: byte \d+: /, `${length} bytes`);
  }
});

test("a file whose seeds are out of order is refused: it was not packed here", () => {
  const one = packed([seeds[0]]);
  assert.throws(() => unpacked(Buffer.concat([one, one])), /stands behind/);
});

test("each fuzzed program has seeds, packed as script/prove fuzz --merge would, and a night's run", () => {
  const files = readdirSync(folder).sort();
  const programs = readdirSync(new URL("../", folder)).map((name) => /^(\w+?)(_fuzz\.cpp|\.mjs)$/.exec(name)?.[1]);
  const targets = programs.filter((name) => name !== undefined).sort();
  assert.deepEqual(
    files,
    targets.map((target) => `${target}.seeds`),
  );
  const nightly = readFileSync(new URL("../../.github/workflows/nightly.yml", import.meta.url), "utf8");
  assert.deepEqual(/^ +target: \[(.*)\]$/m.exec(nightly)[1].split(", ").sort(), targets);
  for (const file of files) {
    const bytes = readFileSync(new URL(file, folder));
    const found = unpacked(bytes);
    assert.ok(found.length > 20, file);
    assert.deepEqual(packed(found), bytes, file);
  }
});
