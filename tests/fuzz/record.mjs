/**
 * The target `record` of script/prove fuzz: `record.ts` in Node.js, where libFuzzer cannot look. Nothing guides it but the seeds and what the formats are made of; the
 * same seed makes the same inputs. An input that breaks a fact, or takes more than ten seconds of processor time, is kept and named.
 *
 * Usage: record.mjs SECONDS [SEED]   so many seconds of processor time
 *        record.mjs FILE...          these inputs, one after the other
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { argv, cpuUsage } from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { nameOf, unpacked } from "../tools/seeds.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, "build/fuzz");
/** In seconds. Everything here is linear, and the longest input is done in a tenth of that. */
const MOST_TIME = 10;
const LONGEST = 200_000;
/** Pieces of the formats, and values that nobody wrote there. */
const WORDS = [
  ..."~!.,-_:;{}[]\"'\\\n\r\t\0 &=#%+0189az",
  ..."n1~ n2~ n3~ n4~ ~c~ ~n~ ~0~ !00 .. .s00_01 -t00 zz 9z".split(" "),
  ...'null true false 0 -1 0.5 1e300 1e999 8640000000000001 {} [] [[]] [null] {"a":'.split(" "),
  ...'"id": "record": "saved": "title": "times": "checkpoints": "state": "version": "settings": "games": "results": "training": "aside": "of": "text":'.split(
    " ",
  ),
  ...'"jsonrpc":"2.0" "method": "params": "id":1 "id":{} "requestId": "ping" "notifications/cancelled" "tools/call" "result":{} "_meta":'.split(
    " ",
  ),
  ..."p= &vs=1. &by= vs=9.1.1 %00 %E2%80%AE %ud800 puzzle= allow= --nonet-x=".split(" "),
  "\u{feff}",
  "\u{2028}",
  "\u{202e}",
  "\u{1f600}",
  "__proto__",
  "constructor",
].map((word) => Buffer.from(word));

/** Random numbers from 0 to 1 by a seed (mulberry32). */
function randomBy(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the seeds with some changes; rarely a part of it over and over, which shows what is more than linear. */
function changed(seeds, random) {
  const below = (count) => Math.floor(random() * count);
  const one = (of) => of[below(of.length)];
  let bytes = one(seeds);
  const at = () => 1 + below(Math.max(1, bytes.length));
  const put = (from, to, piece) => {
    bytes = Buffer.concat([bytes.subarray(0, from), piece, bytes.subarray(Math.max(from, to))]);
  };
  for (let left = 1 + below(6); left > 0; left--) {
    const [from, other] = [at(), at()];
    const kind = below(100);
    if (kind < 25) put(from, from + 1, Buffer.from([below(256)]));
    else if (kind < 50) put(from, from + below(4), one(WORDS));
    else if (kind < 65) put(from, from + below(40), Buffer.alloc(0));
    else if (kind < 80) put(from, from, bytes.subarray(other, other + below(200)));
    else if (kind < 95) {
      const second = one(seeds);
      const begin = 1 + below(second.length);
      put(from, from + below(200), second.subarray(begin, begin + below(400)));
    } else if (kind < 96) {
      const piece = bytes.subarray(other, other + 1 + below(30));
      if (piece.length)
        put(from, from, Buffer.concat(Array(Math.ceil((LONGEST * random()) / piece.length)).fill(piece)));
    }
  }
  return bytes.subarray(0, LONGEST);
}

const spent = () => {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
};

/** The targets as one module. */
async function targets() {
  const outDir = join(folder, "record");
  const web = (path) => join(root, "web/src", path);
  await build({
    configFile: false,
    root: join(root, "tests"),
    logLevel: "error",
    resolve: {
      alias: {
        "#edition": web("shell/edition.ts"),
        "#engine-files": web("shell/engine-files.ts"),
        "#hint-sources": web("hint/sources.ts"),
        "#board-sources": web("board/sources.ts"),
      },
    },
    ssr: { noExternal: true },
    build: { ssr: join(root, "tests/fuzz/record.ts"), outDir, emptyOutDir: true, minify: false },
  });
  return import(pathToFileURL(join(outDir, "record.js")).href);
}

mkdirSync(folder, { recursive: true });
const { take } = await targets();

async function tried(bytes) {
  const begin = spent();
  let fault = null;
  try {
    await take(bytes);
  } catch (error) {
    fault = error;
  }
  const time = spent() - begin;
  if (!fault && time > MOST_TIME) fault = new Error(`it took ${time.toFixed(1)} s`);
  if (!fault) return;
  const file = join(folder, `record-crash-${nameOf(bytes)}`);
  writeFileSync(file, bytes);
  console.error(fault);
  throw new Error(`Not so for ${file}`);
}

const [first, ...rest] = argv.slice(2);
if (first === undefined) throw new Error(`usage: record.mjs SECONDS [SEED], or record.mjs FILE...`);
if (existsSync(first)) {
  for (const file of [first, ...rest]) await tried(readFileSync(file));
} else {
  const seeds = unpacked(readFileSync(join(dirname(fileURLToPath(import.meta.url)), "seeds/record.seeds")));
  for (const seed of seeds) await tried(seed);
  const start = Number(rest[0] ?? Date.now() % 2 ** 32);
  const random = randomBy(start);
  console.log(`Seed ${start}`);
  let runs = 0;
  while (spent() < Number(first)) {
    await tried(changed(seeds, random));
    runs++;
  }
  console.log(`Done ${runs} runs in ${Math.round(spent())} second(s)`);
}
