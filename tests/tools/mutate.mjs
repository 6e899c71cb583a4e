/**
 * Makes one small mistake at a time in a copy of one of the core's sources, and asks whether the tests notice: those
 * of the library that run the line (by what script/prove coverage measured), the quickest first and those that have noticed
 * others of that folder, and then those of the command line. Nothing in the sources themselves is touched: mutant.mjs
 * compiles the copy. Two mistakes are tried at a time (or NONET_MUTATE_LANES).
 *
 * Usage: mutate.mjs COUNT SEED   COUNT random mistakes, or as many as are missing of them from an earlier run
 *        mutate.mjs again        those that went unnoticed, once more
 *        mutate.mjs FILE         mistakes that are listed in a file, each with the test that has to notice it
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { keyOf, readEquivalent } from "./equivalent.mjs";
import { Lane, readCoverage, readTests, work } from "./mutant.mjs";
import { mutationsOf, randomOf } from "./mutations.mjs";
import { at, coreSources } from "./relink.mjs";

const EQUIVALENT = "tests/data/equivalent-mutations.txt";
/**
 * Of a hundred mistakes so many must be noticed. Of mistakes that nobody has looked at yet fewer are:
 * NONET_MUTATE_LEAST.
 */
const LEAST = Number(process.env["NONET_MUTATE_LEAST"] ?? 95);
const record = join(work, "results.jsonl");
mkdirSync(work, { recursive: true });
const noticed = [];
const lanes = Array.from(
  { length: Number(process.env["NONET_MUTATE_LANES"] ?? 2) },
  (_, i) => new Lane(`lane-${i + 1}`),
);

/** Tries a mistake; { outcome: "caught" | "survived" | "same code" | "no code" }. */
async function tryOne(lane, { source, line, after }, testsOf, alsoCommandLine) {
  const original = await lane.originalCode(source);
  const lines = readFileSync(at(source), "utf8").split("\n");
  lines[line - 1] = after;
  const object = await lane.compile(source, lines.join("\n"));
  if (!object) return { outcome: "no code" };
  if (readFileSync(object).equals(original)) return { outcome: "same code" };
  const by =
    (await lane.noticedBy(object, inOrder(source, testsOf(source, line)))) ??
    (alsoCommandLine ? await lane.noticedByCommandLine(object) : null);
  if (by === null) return { outcome: "survived" };
  noticed.push({ source, by });
  return { outcome: "caught", by };
}

/** The quickest tests first, where those that noticed other mistakes in the folder count as quicker. */
function inOrder(source, tests) {
  const there = noticed.filter((one) => dirname(one.source) === dirname(source));
  const costs = new Map(
    tests.map((test) => [test, (test.seconds + 0.1) / (1 + 5 * there.filter(({ by }) => by === test.tag).length)]),
  );
  return [...tests].sort((a, b) => costs.get(a) - costs.get(b));
}

/** Where tests fail without any mistake, every mistake would seem to be noticed. */
async function requireThatTestsPass(tests) {
  const source = "core/src/board.cpp";
  const object = await lanes[0].compile(source, readFileSync(at(source), "utf8"));
  const by = (await lanes[0].noticedBy(object, tests)) ?? (await lanes[0].noticedByCommandLine(object));
  if (by !== null) throw new Error(`${by} fails without any mistake, so that no figure would mean anything`);
  console.log("without a mistake all tests pass");
}

const readRecord = () =>
  existsSync(record)
    ? readFileSync(record, "utf8")
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
const nameOf = ({ source, line, before, after }) => `${source}:${line}: ${before.trim()} -> ${after.trim() || ";"}`;
const isTried = ({ outcome }) => outcome === "caught" || outcome === "survived";
const say = (result) => console.log(`${result.outcome}${result.by ? ` by ${result.by}` : ""}: ${nameOf(result)}`);

/** The lines in which mistakes can be made. */
function allLines() {
  return [...new Set(coreSources)].flatMap((source) =>
    readFileSync(at(source), "utf8")
      .split("\n")
      .flatMap((before, index) => {
        const mutations = mutationsOf(before);
        return mutations.length ? [{ source, line: index + 1, before, mutations }] : [];
      }),
  );
}

/**
 * Says how many were noticed. Mistakes that change no answer cannot be noticed, and are counted apart; a list in which
 * something stands that tests notice is wrong.
 */
function sum(results) {
  const equivalent = readEquivalent();
  const wrong = results.filter((one) => one.outcome === "caught" && equivalent.has(keyOf(one)));
  for (const one of wrong) console.log(`in ${EQUIVALENT}, but ${one.by} notices it: ${nameOf(one)}`);
  const tried = results.filter(isTried);
  const survivors = tried.filter((one) => one.outcome === "survived" && !equivalent.has(keyOf(one)));
  writeFileSync(join(work, "survivors.txt"), survivors.map((one) => `${nameOf(one)}\n`).join(""));
  const caught = tried.filter(({ outcome }) => outcome === "caught").length;
  const all = caught + survivors.length;
  console.log(
    `${tried.length} mutations, ${caught} caught, ${tried.length - all} equivalent (${EQUIVALENT}), ${survivors.length} survived ` +
      `(${caught} of ${all}: ${((100 * caught) / all).toFixed(1)} %); survivors in build/mutate/survivors.txt`,
  );
  if (100 * caught < LEAST * all || wrong.length > 0) process.exitCode = 1;
}

/** Draws mistakes until so many were tried, and gives each to the next lane that is free. */
async function tryMany(count, seed) {
  await requireThatTestsPass(readTests());
  const testsOf = readCoverage();
  const lines = allLines();
  const random = randomOf(seed);
  const done = new Map(
    readRecord()
      .filter((one) => one.seed === seed)
      .map((one) => [nameOf(one), one]),
  );
  noticed.push(...[...done.values()].filter(({ outcome }) => outcome === "caught"));
  const results = new Map();
  let underWay = 0;
  const draw = () => {
    const { mutations, ...line } = lines[random(lines.length)];
    return { seed, ...line, after: mutations[random(mutations.length)] };
  };
  const isEnough = () => [...results.values()].filter(isTried).length + underWay >= count;
  const work = async (lane) => {
    while (!isEnough()) {
      const mutation = draw();
      const name = nameOf(mutation);
      if (results.has(name)) continue;
      if (done.has(name)) {
        results.set(name, done.get(name));
        continue;
      }
      results.set(name, {});
      ++underWay;
      const result = { ...mutation, ...(await tryOne(lane, mutation, testsOf, true)) };
      --underWay;
      results.set(name, result);
      appendFileSync(record, `${JSON.stringify(result)}\n`);
      if (isTried(result)) say(result);
    }
  };
  // A lane that has nothing to do since enough are under way may have to go on, where one of those does not count.
  while (!isEnough()) await Promise.all(lanes.map(work));
  sum([...results.values()]);
}

/** Lines may have moved, and tests have been added. */
async function tryAgain() {
  await requireThatTestsPass(readTests());
  const testsOf = readCoverage();
  const equivalent = readEquivalent();
  const results = readRecord();
  const waiting = results.filter((one) => one.outcome === "survived" && !equivalent.has(keyOf(one)));
  await Promise.all(
    lanes.map(async (lane) => {
      for (let result = waiting.shift(); result; result = waiting.shift()) {
        const lines = readFileSync(at(result.source), "utf8").split("\n");
        if (lines[result.line - 1] !== result.before) result.line = lines.indexOf(result.before) + 1;
        if (result.line === 0) throw new Error(`no longer there: ${nameOf(result)}`);
        Object.assign(result, await tryOne(lane, result, testsOf, true));
        say(result);
        writeFileSync(record, results.map((one) => `${JSON.stringify(one)}\n`).join(""));
      }
    }),
  );
  sum(results);
}

/** Lines of a file: "source | test | line | what it becomes". All must be noticed. */
async function tryListed(file) {
  const waiting = readFileSync(at(file), "utf8")
    .split("\n")
    .filter((entry) => entry && !entry.startsWith("#"));
  const results = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
        const [source, tag, before, after] = entry.split(" | ");
        const lines = readFileSync(at(source), "utf8").split("\n");
        const index = lines.findIndex((line) => line.trim() === before);
        if (index < 0) throw new Error(`${basename(file)}: ${source} has no line "${before}"`);
        const mutation = { source, line: index + 1, before: lines[index], after };
        results.push({ ...mutation, ...(await tryOne(lane, mutation, () => [{ tag, seconds: 10 }], false)) });
        say(results.at(-1));
      }
    }),
  );
  const caught = results.filter(({ outcome }) => outcome === "caught").length;
  console.log(`${results.length} mutations, ${caught} caught, ${results.length - caught} survived`);
  if (caught < results.length) process.exitCode = 1;
}

const [first, seed = "nonet"] = process.argv.slice(2);
if (first === "again") await tryAgain();
else if (/^\d+$/.test(first ?? "")) await tryMany(Number(first), seed);
else if (first) await tryListed(first);
else throw new Error("how many, or what?");
