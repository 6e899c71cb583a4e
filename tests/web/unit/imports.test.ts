import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../web/src/", import.meta.url));

/**
 * The rooms of the front end, floor by floor. A file imports from its own room and from floors below, types included.
 */
const FLOORS = [
  ["engine", "i18n"],
  ["sudoku"],
  ["hint"],
  ["board"],
  ["embed", "shell"],
  ["page", "lab", "learn", "docs"],
  ["play", "training"],
  ["picture", "print", "reading", "result"],
  ["import", "export", "library", "path", "builder", "collection", "maker", "settings", "replay", "help"],
  // A program of its own, which needs no page.
  ["mcp"],
  ["app"],
  // The only files that know everything: `main.ts` of each page.
  ["main"],
  // All pages in one file.
  ["single"],
];
const floorOf = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));
const roomOf = (file: string): string => (/^(?!single)\w+\/main\.ts$/.test(file) ? "main" : file.split("/")[0]!);

/** Names that the builds give to files, one of two; those of the site. */
const ALIASES: Readonly<Record<string, string>> = {
  "#edition": "shell/edition.ts",
  "#engine-files": "shell/engine-files.ts",
  "#hint-sources": "hint/sources.ts",
  "#board-sources": "board/sources.ts",
};

const files = new Set(
  readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /(?<!\.d)\.ts$/.test(name)),
);

/** The files that a file imports, and the names that it takes of each; all of a module is `*`. */
function importsOf(file: string): Map<string, string> {
  const text = readFileSync(root + file, "utf8").replace(/^\s*(?:\/?\*.*|\/\/.*)$/gm, "");
  const found = new Map<string, string>();
  const add = (names: string, from: string): void => {
    const path = normalize(join(dirname(file), from)).replace(/\?.*/, "");
    const target = ALIASES[from] ?? [path.replace(/\.js$/, ".ts"), path].find((name) => files.has(name));
    if (target && files.has(target)) found.set(target, names.replace(/\s+/g, " ").trim());
  };
  for (const [, names, from] of text.matchAll(/^(?:import|export) ([^;"]*?) from "([^"]+)"/gm)) add(names!, from!);
  for (const [, from] of text.matchAll(/^import "([^"]+)"/gm)) add("*", from!);
  for (const [, from] of text.matchAll(/\bimport\("([^"]+)"\)/g)) add("*", from!);
  return found;
}

const graph = new Map([...files].map((file) => [file, importsOf(file)]));

/** The shortest way from a file back to itself. */
function circleOf(start: string, graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | null {
  const before = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const next of graph.get(file)?.keys() ?? []) {
      if (next === start) {
        const way = [file];
        while (way[0] !== start) way.unshift(before.get(way[0]!)!);
        return [...way, start];
      }
      if (!before.has(next)) queue.push((before.set(next, file), next));
    }
  return null;
}

/** Each import of a circle, with the names that tie it: `a.ts -> b.ts { Name }`. */
const told = (way: readonly string[], graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string =>
  way
    .slice(1)
    .map((to, at) => `${way[at]} -> ${to} ${graph.get(way[at]!)!.get(to)}`)
    .join("\n  ");

function circlesOf(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const circles: string[][] = [];
  const seen = new Set<string>();
  for (const file of graph.keys()) {
    const circle = seen.has(file) ? null : circleOf(file, graph);
    if (!circle) continue;
    circles.push(circle);
    for (const one of circle) seen.add(one);
  }
  return circles.map((circle) => told(circle, graph)).join("\n\n");
}

test("no file imports itself by way of others", () => {
  expect(circlesOf(graph)).toBe("");
});

/** In a circle of scripts one runs before what it imports, and finds nothing there, though no sources are in a circle. */
test("no script of the built site imports itself by way of others", () => {
  const assets = fileURLToPath(new URL("../../../dist/site/assets/", import.meta.url));
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  const imported = (file: string): Map<string, string> =>
    new Map(
      [...readFileSync(join(assets, file), "utf8").matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)].map(
        ([, to]) => [to!, ""] as const,
      ),
    );
  const built = new Map(scripts.map((file) => [file, imported(file)]));
  expect([...built.values()].reduce((sum, imports) => sum + imports.size, 0)).toBeGreaterThan(100);
  expect(circlesOf(built)).toBe("");
});

test("every room is on a floor, and imports from its own files and from floors below only", () => {
  expect([...new Set([...files].map(roomOf))].filter((room) => !floorOf.has(room))).toEqual([]);
  const upwards = [...graph].flatMap(([file, imports]) =>
    [...imports]
      .filter(([to]) => roomOf(to) !== roomOf(file) && floorOf.get(roomOf(to))! >= floorOf.get(roomOf(file))!)
      .map(([to, names]) => `${file} -> ${to} ${names}`),
  );
  expect(upwards.sort()).toEqual([]);
});

test("each floor has its rooms, and the imports are found: the page draws the board", () => {
  const rooms = new Set([...files].map(roomOf));
  expect(FLOORS.flat().filter((room) => !rooms.has(room))).toEqual([]);
  expect([...graph.values()].reduce((sum, imports) => sum + imports.size, 0)).toBeGreaterThan(1000);
});

/** The one way to fetch a room of a page (shell/room.ts), as it stands in the source. */
const AS_ROOM = /\broom\(\s*(?:async )?\(\) =>\s*\(?(?:await )?import\("[^"]+"\)/g;
/** Scripts that are fetched where there is no page, each with the reason. */
const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  "board/assist-part.ts": "the element, which may stand in anybody's page",
  "board/controls-part.ts": "the element",
  "board/motion.ts": "the element",
  "lab/view/chart.ts": "a chart without its drawing leaves the table beside it",
  "single/main.ts": "chooses the page",
};
/** The files that say where texts are: of the page of the game and its rooms, of other pages, of boards and frames. */
const TEXT_FILES = [
  "board/assist/texts.ts",
  "board/controls/texts.ts",
  "board/sources.package.ts",
  "board/sources.ts",
  "embed/texts.ts",
  "hint/sources.package.ts",
  "hint/sources.ts",
  "lab/texts.ts",
  "learn/texts.ts",
  "page/room-texts.ts",
  "page/texts.ts",
  "shell/texts.ts",
  "training/texts.ts",
];

const sourceOf = (file: string): string =>
  readFileSync(root + file, "utf8")
    .replace(/\btypeof import\("[^"]+"\)/g, "")
    .replace(/^\s*(?:\/?\*.*|\/\/.*)$/gm, "");

test("every room of a page is fetched in one way, with its texts", () => {
  const own = [...files].filter((file) => !/^(engine|mcp)\//.test(file));
  const imports = new Map(own.map((file) => [file, sourceOf(file).replace(AS_ROOM, "")]));
  expect(own.filter((file) => /\bimport\("/.test(imports.get(file)!) && !(file in WITHOUT_PAGE))).toEqual([]);
  expect(Object.keys(WITHOUT_PAGE).filter((file) => !/\bimport\("/.test(imports.get(file)!))).toEqual([]);
  expect(own.flatMap((file) => sourceOf(file).match(AS_ROOM) ?? []).length).toBeGreaterThan(20);
});

test("texts of rooms come with their rooms: who fetches them otherwise is a page or a board", () => {
  const own = [...files].filter((file) => !/^(engine|mcp)\//.test(file));
  expect(own.filter((file) => /\.ftl["?]/.test(sourceOf(file))).sort()).toEqual(TEXT_FILES);
  // The lab, Learn and the page of the game load theirs by the page itself; boards and frames have no page.
  const loads = own.filter((file) => /[tT]exts\.load\(/.test(sourceOf(file)) && !/^(board|embed)\//.test(file));
  expect(loads.sort()).toEqual(["builder/actions.ts", "shell/shell.ts"]);
  expect(own.filter((file) => /\bfetchText\(/.test(sourceOf(file))).sort()).toEqual([
    "i18n/sources.ts",
    "learn/example.ts",
  ]);
});
