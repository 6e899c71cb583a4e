import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test, vi } from "vitest";
import { createLocalizer, LANGUAGES, negotiate } from "../../../web/src/i18n/localizer.js";

const folder = new URL("../../../web/src/i18n/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");

/** The variables of each message, by its id. */
function messages(source: string): Map<string, string> {
  const parts = source.split(/^(?=[a-z#])/m).filter((part) => /^[a-z]/.test(part));
  return new Map(
    parts.map((part) => {
      const variables = [...new Set(Array.from(part.matchAll(/\$(\w+)/g), ([, name]) => name!))].sort();
      return [part.slice(0, part.indexOf(" ")), variables.join(" ")];
    }),
  );
}

const english = messages(read("en.ftl"));

describe.each(files)("%s", (file) => {
  const source = read(file);

  test("has exactly the messages and variables of English", () => {
    expect(Object.fromEntries(messages(source))).toEqual(Object.fromEntries(english));
  });

  test("every message can be written out, for every choice it makes", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const text = createLocalizer(file.replace(".ftl", ""), source);
    for (const [id, names] of english) {
      for (const value of [0, 1, 2, 80, "row", "column", "box", "unique", "none"]) {
        const args = Object.fromEntries(names.split(" ").filter(Boolean).map((name) => [name, value]));
        const written = text(id, args);
        expect(written, id).not.toBe("");
        expect(written, id).not.toMatch(/\{|\}|^[a-z]+(-[a-z0-9]+)+$/);
      }
    }
    expect(warn.mock.calls).toEqual([]);
    warn.mockRestore();
  });

  test("is a language that the page offers", () => {
    expect(LANGUAGES).toContain(file.replace(".ftl", ""));
  });
});

test("every message that the sources ask for exists", () => {
  const web = new URL("../../../web/src/", import.meta.url);
  const sources = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const asked = sources.flatMap((name) => Array.from(readFileSync(new URL(name, web), "utf8").matchAll(/\b(?:t|text)\("([\w-]+)"/g), ([, id]) => id!));
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((id) => !english.has(id))).toEqual([]);
});

test("no message is left that nothing asks for", () => {
  const web = new URL("../../../web/src/", import.meta.url);
  const sources = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const source = sources.map((name) => readFileSync(new URL(name, web), "utf8")).join("");
  // Families whose ids are put together: of a level, a technique, an error ...
  const families = Array.from(source.matchAll(/`([a-z-]+-)\$\{/g), ([, prefix]) => prefix!);
  const unused = [...english.keys()].filter(
    (id) => !source.includes(`"${id}"`) && !source.includes(`"${id.replace(/-conflict$/, "")}"`) && !families.some((prefix) => id.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
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
  const { FluentBundle, FluentResource } = require("@fluent/bundle") as typeof import("../../../web/node_modules/@fluent/bundle");
  for (const file of files) {
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(read(file)))).toEqual([]);
    for (const id of english.keys()) expect(bundle.hasMessage(id), `${file}: ${id}`).toBe(true);
  }
});
