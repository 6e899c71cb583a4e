/** What a page shows has its rules there: some style sheets come only with a part that is fetched when it is needed. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("../../../web/", import.meta.url));
const read = (file: string) => readFileSync(join(web, file), "utf8");
const room = (file: string) => file.split("/")[1]!;
const files = (folder: string, end: string) =>
  readdirSync(join(web, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
const sources = files("src", ".ts");
const classesOf = (sheet: string) =>
  new Set(
    [
      ...read(sheet)
        .replace(/\/\*.*?\*\//gs, "")
        .matchAll(/\.([a-z]+(?:-[a-z]+)+)/g),
    ].map(([, name]) => name!),
  );

const sheets = new Map(files("src", ".css").map((file) => [file, classesOf(file)]));
/** Style sheets that scripts bring, and those that a page itself names, by the room of its main script. */
const fetched = new Set(
  sources.flatMap((file) =>
    [...read(file).matchAll(/^import "(.*\.css)"/gm)].map(([, name]) => normalize(join(dirname(file), name!))),
  ),
);
const linked = new Map(
  readdirSync(web)
    .filter((name) => name.endsWith(".html"))
    .map((file) => [
      /type="module" src="\.\/src\/(\w+)/.exec(read(file))?.[1],
      [...read(file).matchAll(/rel="stylesheet" href="\.\/(.*?)"/g)].map(([, name]) => name!),
    ]),
);

/** A room whose parts stand on another one's page only. */
const HOST: Record<string, string> = { training: "learn" };

test("no room borrows a class from a style sheet that comes with another one", () => {
  expect(fetched.size).toBeGreaterThan(10);
  const borrowed = [...fetched].flatMap((sheet) => {
    const own = [...sheets.get(sheet)!].filter((name) =>
      [...sheets].every(([other, names]) => other === sheet || !names.has(name)),
    );
    return sources
      .filter((file) => room(file) !== room(sheet) && !linked.get(HOST[room(file)] ?? room(file))?.includes(sheet))
      .flatMap((file) => {
        const text = read(file);
        return own
          .filter((name) => new RegExp(`class="[^"]*(?<![\\w-])${name}(?![\\w-])`).test(text))
          .map((name) => `${file}: ${name} is in ${sheet}`);
      });
  });
  expect(borrowed).toEqual([]);
});
