/** The rooms of the core and of its program: what a file includes lies in its own room or in one below. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../../core/src", import.meta.url));
const PROGRAM = fileURLToPath(new URL("../../core/cli", import.meta.url));

/** All includes between files of `folder`, from a room to another one: the folder of the file within it, "." for itself. */
function includesBetween(folder, roomOf, sources = SOURCES) {
  const files = readdirSync(join(sources, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => /\.([ch]pp|def)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(sources, folder, name), "utf8");
      return [...text.matchAll(/^#include "(?!nonet\/)([^"]+)"/gm)]
        .map(([, path]) => path)
        .filter((path) => folder === "" || path.startsWith(`${folder}/`))
        .map((path) => ({
          from: roomOf(name),
          to: roomOf(folder === "" ? path : path.slice(folder.length + 1)),
          what: `${join(folder, name)} includes ${path}`,
        }));
    })
    .filter(({ from, to }) => from !== to);
}

/** Rooms that reach themselves through others, each circle once, with an include for every step of it. */
function circlesOf(includes) {
  const below = new Map();
  for (const { from, to, what } of includes) {
    if (!below.has(from)) below.set(from, new Map());
    if (!below.get(from).has(to)) below.get(from).set(to, what);
  }
  const circles = new Map();
  const visit = (room, way) => {
    const at = way.findIndex(([name]) => name === room);
    if (at >= 0) {
      const circle = way.slice(at);
      const key = circle
        .map(([name]) => name)
        .sort()
        .join(" ");
      if (!circles.has(key)) circles.set(key, circle.map(([, what]) => what).join("\n  "));
      return;
    }
    for (const [next, what] of below.get(room) ?? []) visit(next, [...way, [room, what]]);
  };
  for (const room of below.keys()) visit(room, []);
  return [...circles.values()];
}

const noCircle = (includes) => {
  const circles = circlesOf(includes);
  assert.deepEqual(circles, [], `Rooms that include one another:\n  ${circles.join("\n\n  ")}`);
};

const first = (path) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : ".");
const folderOf = (path) => (dirname(path) === "." ? "(root)" : dirname(path));

test("the rooms of the core include one another one way", () => noCircle(includesBetween("", first)));

test("the rooms of the program include one another one way, and commands are known to none", () => {
  const includes = includesBetween("", first, PROGRAM).filter(({ from }) => from !== ".");
  noCircle(includes);
  assert.deepEqual(
    includes.filter(({ to }) => to === "commands").map(({ what }) => what),
    [],
  );
});

/** Namespaces of a file that are called neither as one of its folders nor as what all files here may be in. */
const strangers = (name, text, general) =>
  [...text.matchAll(/^namespace ([a-z_:]+) \{/gm)]
    .flatMap(([, path]) => path.split("::"))
    .filter((space) => !general.includes(space) && !name.split("/").includes(space));

test("a namespace is called as the folder that it is in", () => {
  const found = [
    // `engine` has the engines; `solve` is a function.
    [SOURCES, ["nonet", "detail", "engine"]],
    [PROGRAM, ["nonet", "detail", "cli"]],
  ].flatMap(([sources, general]) =>
    readdirSync(sources, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.[ch]pp$/.test(name))
      .map((name) => [name, strangers(name, readFileSync(join(sources, name), "utf8"), general)])
      .filter(([, wrong]) => wrong.length > 0),
  );
  assert.deepEqual(found, []);
});

test("families of techniques include one another and what they share one way", () => {
  const includes = includesBetween("logic", folderOf);
  noCircle(includes);
  assert.deepEqual(
    includes.filter(({ from }) => from === "(root)").map(({ what }) => what),
    [],
    "What families share knows none of them; finders.def names what they find.",
  );
});

test("formats share what is in common/, and only the ways in and out know all kinds", () => {
  const includes = includesBetween("formats", folderOf);
  noCircle(includes);
  assert.deepEqual(
    includes.filter(({ to, from }) => to === "(root)" || from === "common").map(({ what }) => what),
    [],
  );
});

test("logic and ratings have the same chains below them, and do not know of each other", () => {
  const includes = includesBetween("", first);
  const between = includes.filter(
    ({ from, to }) =>
      [from, to].sort().join() === "logic,rating" || (from === "chains" && ["logic", "rating"].includes(to)),
  );
  assert.deepEqual(
    between.map(({ what }) => what),
    [],
  );
});

test("circles are found", () => {
  const of = (...pairs) => circlesOf(pairs.map(([from, to]) => ({ from, to, what: `${from} includes ${to}` })));
  assert.deepEqual(of(["a", "b"], ["b", "c"]), []);
  assert.deepEqual(of(["a", "b"], ["b", "c"], ["c", "a"]), ["a includes b\n  b includes c\n  c includes a"]);
});
