/** What is kept for the target `record` of script/prove fuzz passes its checks. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { take, WHERE } from "../../fuzz/record.js";

// A program in JavaScript, without types.
const { unpacked } = (await import(new URL("../../tools/seeds.mjs", import.meta.url).href)) as {
  unpacked(bytes: Uint8Array): Uint8Array[];
};
const seeds = unpacked(readFileSync(new URL("../../fuzz/seeds/record.seeds", import.meta.url)));

test("each reader has seeds, and none of them breaks it", async () => {
  for (const where of WHERE)
    expect(seeds.filter((seed) => String.fromCharCode(seed[0]!) === where).length).toBeGreaterThan(3);
  for (const seed of seeds) await take(seed);
});
