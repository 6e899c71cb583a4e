// Puts a .br and a .gz beside each file of the built site, for servers that send such files in place of the file itself.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { here } from "../vite.shared.mjs";

/** All others are compressed already. */
const KINDS = /\.(html|js|css|wasm|ftl|txt|json|md|svg|xml|webmanifest)$/;
/** Below that, one packet of the network has the whole file. */
const LEAST = 1400;

const ways = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Answers how many files have got theirs. Who is there from an earlier build is made anew. */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => KINDS.test(path) && statSync(path).isFile() && statSync(path).size >= LEAST);
  const write = async (path) => {
    const bytes = readFileSync(path);
    for (const [ending, way] of Object.entries(ways)) writeFileSync(`${path}.${ending}`, await way(bytes));
  };
  await Promise.all(files.map(write));
  return files.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  console.log(`Compressed beside ${await compress(here("../dist/site"))} files of dist/site`);
