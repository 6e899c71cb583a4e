/**
 * Seeds of the fuzzed programs, thousands of small files, as one file for each target: tests/fuzz/seeds/TARGET.seeds.
 * A seed is its length (four bytes, the least significant first) and its bytes; seeds stand in the order of their
 * SHA-1, none twice, so that merging the same seeds gives the same file. tests/core/corpus_test.cpp reads such a file
 * as it is; libFuzzer wants a folder.
 *
 * Usage: seeds.mjs unpack FILE FOLDER   the folder has these seeds and nothing else, each named by its SHA-1
 *        seeds.mjs pack FILE FOLDER...  the file has what the folders have
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const LENGTH = 4;
export const nameOf = (seed) => createHash("sha1").update(seed).digest("hex");

/** The seeds of a packed file; an error where it is cut off or out of order. */
export function unpacked(bytes) {
  const seeds = [];
  let last = "";
  for (let at = 0; at < bytes.length; ) {
    if (at + LENGTH > bytes.length) throw new Error(`byte ${at}: the length of a seed is cut off`);
    const end = at + LENGTH + bytes.readUInt32LE(at);
    if (end > bytes.length)
      throw new Error(`byte ${at}: a seed ends at ${end}, beyond the file's ${bytes.length} bytes`);
    const seed = bytes.subarray(at + LENGTH, end);
    const name = nameOf(seed);
    if (name <= last) throw new Error(`byte ${at}: seed ${name} stands behind ${last}`);
    seeds.push(seed);
    last = name;
    at = end;
  }
  return seeds;
}

/** One file of seeds in any order, some of them perhaps twice. */
export function packed(seeds) {
  const byName = new Map(seeds.map((seed) => [nameOf(seed), seed]));
  const parts = [...byName.keys()].sort().flatMap((name) => {
    const length = Buffer.alloc(LENGTH);
    length.writeUInt32LE(byName.get(name).length);
    return [length, byName.get(name)];
  });
  return Buffer.concat(parts);
}

function unpack(file, folder) {
  const seeds = unpacked(readFileSync(file));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const seed of seeds) writeFileSync(join(folder, nameOf(seed)), seed);
}

function pack(file, ...folders) {
  const seeds = folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(join(folder, name))));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packed(seeds));
  console.log(`${file}: ${unpacked(readFileSync(file)).length} seeds`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [command, file, ...folders] = process.argv.slice(2);
  const run = { unpack, pack }[command];
  if (!run || folders.length === 0)
    throw new Error("usage: seeds.mjs unpack FILE FOLDER, or seeds.mjs pack FILE FOLDER...");
  run(file, ...folders);
}
