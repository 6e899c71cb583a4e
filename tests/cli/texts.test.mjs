/**
 * The command line says the page's sentences as the page does: every message of every language, told all kinds of
 * things, by the page's own code and by nonet_say (tests/tools/say.cpp); and Fluent that a seed makes up.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { path, program } from "../wasm/load.mjs";

const FOLDER = "web/src/hint/texts";
const LANGUAGES = readdirSync(path(FOLDER)).flatMap((file) => /^hints\.(.+)\.ftl$/.exec(file)?.[1] ?? []);
const sourceOf = (language) => readFileSync(path(`${FOLDER}/hints.${language}.ftl`), "utf8");

/** The page's formatter of messages, in one script for Node. */
const bundled = await build({
  stdin: {
    contents: `export { createLocalizer } from "./i18n/localizer.ts"; export { ListOf } from "./i18n/formats.ts";
      export { FluentResource } from "@fluent/bundle";`,
    resolveDir: path("web/src"),
  },
  bundle: true,
  format: "esm",
  write: false,
});
const script = Buffer.from(bundled.outputFiles[0].contents).toString("base64");
const { createLocalizer, ListOf, FluentResource } = await import(`data:text/javascript;base64,${script}`);

/** The program's answers to many requests. */
function saidByProgram(asked) {
  const input = asked.map((one) => `${JSON.stringify(one)}\n`).join("");
  const run = spawnSync(join(dirname(program), "../tests/nonet_say"), { input, encoding: "utf8", maxBuffer: 1 << 28 });
  assert.equal(run.status, 0, `${run.error ?? ""}${run.stderr}`);
  return run.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** A localizer that also tells what it warned of. */
function pageOf(language, source) {
  const localize = createLocalizer(language, source);
  return (id, args) => {
    const warnings = [];
    const { warn } = console;
    console.warn = (...all) => warnings.push(all.join(" "));
    try {
      const told = Object.entries(args).map(([name, value]) => [
        name,
        value.list ? new ListOf(value.list, value.join) : value,
      ]);
      return { text: localize(id, Object.fromEntries(told)), warnings };
    } finally {
      console.warn = warn;
    }
  };
}

const NUMBERS = [0, 1, 2, 5, 21, 1234];
const STRINGS = ["r1c2", "", "6、7 {x}"];
const LISTS = ["and", "or", "narrow"].flatMap((join) =>
  [0, 1, 2, 3, 4].map((length) => ({ list: ["r1c1", "r2c2", "5", "r9c9"].slice(0, length), join })),
);
const MISSING = undefined;

/** The variables of a pattern, each with the keys that it selects by; null for one that is only shown. */
function variablesOf(pattern, found = new Map()) {
  for (const element of Array.isArray(pattern) ? pattern : []) {
    if (element.type === "var") found.set(element.name, found.get(element.name) ?? null);
    if (element.type !== "select") continue;
    const keys = new Set(found.get(element.selector.name) ?? []);
    for (const { key, value } of element.variants) {
      keys.add(key.value);
      variablesOf(value, found);
    }
    if (element.selector.type === "var") found.set(element.selector.name, keys);
  }
  return found;
}

/**
 * All ways to select, with the rest told ever other things; then everything that the rest can be told, with ever
 * other ways to select.
 */
function casesOf(pattern) {
  const variables = [...variablesOf(pattern)];
  const selecting = variables.filter(([, keys]) => keys);
  const shown = variables.filter(([, keys]) => !keys).map(([name]) => name);
  let ways = [{}];
  for (const [name, keys] of selecting) {
    const values = [...new Set([...keys, ...NUMBERS]), "something else", LISTS[2], MISSING];
    ways = ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value })));
  }
  const values = [...NUMBERS, ...STRINGS, ...LISTS, MISSING];
  const cases = [];
  for (let i = 0; i < Math.max(ways.length, shown.length ? values.length : 1); i++) {
    const told = { ...ways[i % ways.length] };
    // Each begins elsewhere, so that no two are always told the same.
    for (const [k, name] of shown.entries()) told[name] = values[(i + 7 * k) % values.length];
    cases.push(Object.fromEntries(Object.entries(told).filter(([, value]) => value !== MISSING)));
  }
  return { cases, names: variables.map(([name]) => name) };
}

for (const language of LANGUAGES)
  test(`the program says each sentence in ${language} as the page does`, () => {
    const source = sourceOf(language);
    const page = pageOf(language, source);
    const messages = new FluentResource(source).body.filter(({ id }) => !id.startsWith("-"));
    assert.ok(messages.length > 300);
    const asked = messages.flatMap(({ id, value }) =>
      casesOf(value).cases.map((args) => ({ language, id, arguments: args })),
    );
    assert.ok(asked.length > 5000, `${asked.length} cases`);
    const names = new Map(messages.map(({ id, value }) => [id, casesOf(value).names]));
    for (const [i, { text }] of saidByProgram(asked).entries()) {
      const { id, arguments: args } = asked[i];
      const expected = page(id, args);
      assert.equal(text, expected.text, `${id} ${JSON.stringify(args)}`);
      if (names.get(id).every((name) => name in args)) assert.deepEqual(expected.warnings, [], id);
    }
  });

/** Whole numbers below a limit, always the same: mulberry32. */
function randomOf(seed) {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** A pattern of some lines, indented at random, with what Fluent has: some of it is wrong. */
function madePattern(random, depth) {
  const any = (list) => list[random(list.length)];
  const blank = (most) => " ".repeat(random(most + 1));
  // Text that is not indented ends a pattern, and is then mostly wrong.
  const indent = () => (random(20) ? ` ${blank(4)}` : "");
  const placeable = () => {
    const kind = random(depth > 1 ? 5 : 8);
    const space = any(["", " ", "\n  ", "\n\n"]);
    if (kind === 0) return `{${space}"${any(["; ", "", " ", String.raw`\\\"`, "\\u4e2d", "{}"])}"${space}}`;
    if (kind === 1) return `{${space}${any(["0", "1", "-3", "012"])}${space}}`;
    if (kind === 2) return any(["{ other }", "{ -term }", "{other}"]);
    if (kind < 5) return `{${space}$${any(["x", "y", "z-1", "none"])}${space}}`;
    const keys = ["[0]", "[1]", "[one]", "[p]", "[ other ]"].filter(() => random(2));
    const at = random(keys.length + 1);
    keys.splice(at, 0, "*[q]");
    const variants = keys.map((key) => `\n${blank(4)}${key}${blank(2)}${madePattern(random, depth + 1)}`);
    return `{ ${any(["$x", "$y", "$z-1", "$none", '"p"', "1"])} ->${variants.join("")}\n${blank(3)}}`;
  };
  const piece = () => any([() => any(["text", "a.b", "中文", "x [y]", " ", "  ", '"']), placeable, placeable])();
  const line = () => Array.from({ length: 1 + random(3) }, piece).join("");
  const more = Array.from({ length: random(4 - depth) }, () => `${any(["\n", "\n\n", "\n   \n"])}${indent()}${line()}`);
  return `${random(4) || more.length === 0 ? line() : ""}${more.join("")}${blank(2)}`;
}

test("what a seed makes up of Fluent is said as the page says it, or refused", () => {
  const random = randomOf(1);
  const values = [0, 1, 2, "p", "one", "", { list: ["a", "b"], join: "or" }];
  const any = () => values[random(values.length)];
  const asked = Array.from({ length: 4000 }, () => ({
    language: LANGUAGES[random(LANGUAGES.length)],
    id: "m",
    arguments: { x: any(), y: any(), "z-1": any() },
    source: `# first\nother = o { $x }\n-term = t { $x }\nm =${random(2) ? " " : ""}${madePattern(random, 0)}\nlast = l\n`,
  }));
  let understood = 0;
  for (const [i, { text, faults }] of saidByProgram(asked).entries()) {
    if (faults.length > 0) continue;
    understood++;
    const { language, source, arguments: args } = asked[i];
    assert.equal(text, pageOf(language, source)("m", args).text, `${JSON.stringify(args)}\n${source}`);
  }
  assert.ok(understood > 2000, `${understood} of ${asked.length} were understood`);
});
