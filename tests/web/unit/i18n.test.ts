import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test, vi } from "vitest";
import type { TechniqueId } from "../../../web/src/engine/index.js";
import { ideaOf } from "../../../web/src/hint/ideas.js";
import { createLocalizer, LANGUAGES, negotiate } from "../../../web/src/i18n/localizer.js";

const web = new URL("../../../web/src/", import.meta.url);
/** All texts: what a room says stands in its folder `texts`, in files of the same name for each language. */
const sets = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".en.ftl"))
  .map((path) => ({ folder: path.replace(/[^/]*$/, ""), prefix: path.replace(/^.*\/|en\.ftl$/g, "") }))
  .sort((one, other) => one.folder.localeCompare(other.folder));
/** Texts as they are called where no type looks. */
type Said = (id: string, args?: Record<string, unknown>) => string;

const read = (path: string): string => readFileSync(new URL(path, web), "utf8");

/** The variables of each message, by its id; `written`: without those that only choose between variants. */
function messages(source: string, written = false): Map<string, string> {
  const parts = source.split(/^(?=[a-z#])/m).filter((part) => /^[a-z]/.test(part));
  const variable = written ? /\$(\w+)(?! *->)\b/g : /\$(\w+)/g;
  return new Map(
    parts.map((part) => {
      const variables = [...new Set(Array.from(part.matchAll(variable), ([, name]) => name!))].sort();
      return [part.slice(0, part.indexOf(" ")), variables.join(" ")];
    }),
  );
}

const englishOf = ({ folder, prefix }: (typeof sets)[number], written = false): Map<string, string> =>
  messages(read(`${folder}${prefix}en.ftl`), written);
const files = sets.flatMap((set) => {
  const names = readdirSync(new URL(set.folder, web)).filter(
    (name) => name.startsWith(set.prefix) && name.endsWith(".ftl"),
  );
  return names.map((name) => ({
    path: set.folder + name,
    language: name.replace(set.prefix, "").replace(".ftl", ""),
    expected: englishOf(set),
    written: englishOf(set, true),
  }));
});
const ids = sets.flatMap((set) => [...englishOf(set).keys()]);

test("every set of texts is there in every language, and no two have a message of the same name", () => {
  expect(sets.length).toBeGreaterThan(10);
  for (const { folder, prefix } of sets)
    expect(
      files.flatMap(({ path, language }) => (path === `${folder}${prefix}${language}.ftl` ? [language] : [])).sort(),
      prefix,
    ).toEqual(LANGUAGES);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});

/** A sentence that is longer has to be read twice. Each variable counts as one word. */
test("no English sentence has more than 25 words", () => {
  const long: string[] = [];
  for (const set of sets) {
    const text = createLocalizer("en", read(`${set.folder}${set.prefix}en.ftl`)) as unknown as Said;
    for (const [id, names] of englishOf(set))
      for (const value of ["none", "one", "cell", "row", "yes", 1, 2]) {
        const written = text(id, Object.fromEntries(names.split(" ").map((name) => [name, value])));
        for (const sentence of written.split(/(?<=[.!?:])\s+/))
          if ((sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? []).length > 25) long.push(`${id}: ${sentence}`);
      }
  }
  expect([...new Set(long)]).toEqual([]);
});

describe.each(files)("$path", ({ path, language, expected, written: names }) => {
  const source = read(path);

  // Variables that only choose between variants in English need not choose anything here: Chinese knows no plurals.
  test("has exactly the messages of English, with all variables that are written there, and no others", () => {
    const own = messages(source);
    expect([...own.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [id, used] of own) {
      const [here, there, needed] = [used, expected.get(id)!, names.get(id)!].map((list) =>
        list.split(" ").filter(Boolean),
      );
      expect(
        here!.filter((name) => !there!.includes(name)),
        id,
      ).toEqual([]);
      expect(
        needed!.filter((name) => !here!.includes(name)),
        id,
      ).toEqual([]);
    }
  });

  test("every message can be written out, for every choice it makes", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const text = createLocalizer(language, source) as unknown as Said;
    for (const [id, names] of expected) {
      for (const value of [0, 1, 2, 80, "row", "column", "box", "unique", "none"]) {
        const args = Object.fromEntries(
          names
            .split(" ")
            .filter(Boolean)
            .map((name) => [name, value]),
        );
        const written = text(id, args);
        expect(written, id).not.toBe("");
        // Sets of cells have braces around their digits.
        if (id !== "why-set") expect(written, id).not.toMatch(/\{|\}|^[a-z]+(-[a-z0-9]+)+$/);
      }
    }
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });

  test("is a language that the page offers", () => {
    expect(LANGUAGES).toContain(language);
  });
});

const code = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && name !== "i18n/messages.ts")
  .map((name) => readFileSync(new URL(name, web), "utf8"))
  .join("\n");
/** The core plans explanations: it names the messages that it wants said. */
const explaining = new URL("../../../core/src/explanation/", import.meta.url);
const plans = readdirSync(explaining).map((name) => readFileSync(new URL(name, explaining), "utf8"));
const declarations = ["nonet", "generate", "logic", "text"].map((name) =>
  readFileSync(new URL(`../../../wasm/${name}.d.ts`, import.meta.url), "utf8"),
);
/** The words that stand for themselves somewhere: as strings, or as names of members. */
const words = new Set(
  Array.from(
    [code, ...plans, ...declarations].join("\n").matchAll(/"([\w-]+)"|\b(\w+)\??:|\b([1-9])\b/g),
    ([, ...found]) => found.find(Boolean),
  ),
);
/**
 * The beginnings and ends of ids that are put together, `prefix-${…}suffix`. That each of them exists is for the
 * types to say.
 */
const composed = Array.from(
  code.matchAll(/`((?:[a-z]+-)+[a-zA-Z]*-?|)\$\{[^}]*\}((?:-[a-z]+)*)`/g),
  ([, begin, end]) => [begin!, end!] as const,
).filter(([begin, end]) => begin + end);

test("no message is left that nothing asks for", () => {
  // Data and types name ids too, so a mere mention counts.
  const isAsked = (id: string): boolean =>
    words.has(id) ||
    composed.some(
      ([begin, end]) =>
        id.startsWith(begin) && id.endsWith(end) && words.has(id.slice(begin.length, id.length - end.length)),
    );
  expect(words.has("board-label") && composed.length > 100).toBe(true);
  expect(ids.filter((id) => !isAsked(id))).toEqual([]);
  expect(["app-tittle", "level-heavy", "no-means", "tool-mend"].filter(isAsked)).toEqual([]);
});

test("every technique has the name and the idea that the types promise", () => {
  const declared = readFileSync(new URL("../../../wasm/logic.d.ts", import.meta.url), "utf8");
  const [, union] = /export type TechniqueId =([^;]+);/.exec(declared)!;
  const techniques = Array.from(union!.matchAll(/"([\w-]+)"/g), ([, name]) => name as TechniqueId);
  const rows = readFileSync(new URL("../../../core/include/nonet/techniques.def", import.meta.url), "utf8");
  expect(techniques.length).toBe(rows.match(/^NONET_TECHNIQUE\(/gm)!.length);
  const wanted = techniques.flatMap((id) => [`technique-${id}`, `means-${ideaOf(id)}`, `see-${ideaOf(id)}`]);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each([
  [["zh-TW", "en"], "en"],
  [["zh"], "zh-CN"],
  [["zh-Hans-SG"], "zh-CN"],
  [["de-CH", "zh-CN"], "zh-CN"],
  [["de-CH"], "en"],
  [["en-AU", "zh-CN"], "en"],
  [["", "not a tag!"], "en"],
])("a reader who wants %j gets %s", (wanted, expected) => {
  expect(negotiate(wanted)).toBe(expected);
});

test("Fluent itself finds no fault in the files", () => {
  const require = createRequire(new URL("../../../web/package.json", import.meta.url));
  const { FluentBundle, FluentResource } =
    require("@fluent/bundle") as typeof import("../../../web/node_modules/@fluent/bundle");
  for (const { path, expected } of files) {
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(read(path)))).toEqual([]);
    for (const id of expected.keys()) expect(bundle.hasMessage(id), `${path}: ${id}`).toBe(true);
  }
});

test("a title cannot turn round the sentence that it stands in; others stay as they are", () => {
  const text = createLocalizer("en", "loaded = { $title } was loaded by { $author }.") as unknown as Said;
  expect(text("loaded", { title: "Grid 7", author: "Ann" })).toBe("Grid 7 was loaded by Ann.");
  expect(text("loaded", { title: "a\u202eb", author: "Ann" })).toBe("\u2068ab\u2069 was loaded by Ann.");
  expect(text("loaded", { title: "\u2069\u202e7", author: "דנה" })).toBe(
    "\u20687\u2069 was loaded by \u2068דנה\u2069.",
  );
});
