// The core's sources stay quiet: few casts, and the shape of the board in one place.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const core = fileURLToPath(new URL("../../core/", import.meta.url));
const sources = ["include", "src"].flatMap((folder) =>
  readdirSync(core + folder, { recursive: true })
    .filter((name) => /[.][ch]pp$/.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${core}${folder}/${name}`, "utf8") })),
);
/** Without comments and texts, which may name any number. */
const code = (text) => text.replace(/\/\/.*$|"(\\.|[^"\\\n])*"/gm, "");

test("the core casts at most five times in a thousand lines", () => {
  const own = sources.filter(({ name }) => name.startsWith("src/"));
  const lines = own.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
  const casts = own.reduce(
    (sum, { text }) => sum + [...code(text).matchAll(/\b(static|const|reinterpret)_cast</g)].length,
    0,
  );
  assert.ok(casts <= (5 * lines) / 1000, `${casts} casts in ${lines} lines`);
});

/** A number of houses, or the kind or number of a house by arithmetic. */
const HOUSES = [
  /\bhouse\w* *(<=?|>=?|==|%|\/) *[1-9]/,
  /\b(house|line|box|unit)\w* *(<=?|>=?|==|%|\/) *(17|18|26|27)\b/,
  /(?<!\* )\b(9|18) \+ (row|column|box|house|line)\b/,
  /\{ *(0|9|18) *, *(0|9|18) *, *(0|9|18) *\}/,
  /\b(Table|BitSet|array)<[^;<>]*\b27>/,
  /\bfirst\w* \/ 9 \* 9\b/,
];
/** Files that may, and why. */
const MAY = {
  "include/nonet/geometry.hpp": "the geometry itself",
  "include/nonet/sets.hpp": "how many houses there are",
  "src/logic/context.cpp": "27 crossings of lines and boxes",
};

test("no source but the geometry knows how many houses there are", () => {
  const found = sources
    .filter(({ name }) => !MAY[name])
    .flatMap(({ name, text }) =>
      code(text)
        .split("\n")
        .flatMap((line, i) =>
          HOUSES.some((pattern) => pattern.test(line)) ? [`${name}:${i + 1}: ${line.trim()}`] : [],
        ),
    );
  assert.deepEqual(found, []);
});
