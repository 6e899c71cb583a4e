// Prints what the changelog says of a version: node script/release-notes.mjs v0.1.0. Ends with 1 where a file is of another one.
import { readFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** Where the version stands. */
const PLACES = {
  "CMakeLists.txt": /project\(nonet VERSION (\S+)/,
  "web/package.json": /"version": "([^"]+)"/,
  "CITATION.cff": /^version: (\S+)/m,
  "core/packaging/vcpkg/vcpkg.json": /"version": "([^"]+)"/,
  "core/packaging/conan/conanfile.py": /version = "([^"]+)"/,
};

/** The version that each file has. */
export const versions = () =>
  Object.fromEntries(Object.entries(PLACES).map(([path, pattern]) => [path, pattern.exec(read(path))?.[1]]));

/** The part of the changelog that is about a version, or undefined. */
export function notesOf(version, changelog = read("CHANGELOG.md")) {
  const start = changelog.split("\n").findIndex((line) => line.startsWith(`## ${version} `));
  if (start < 0) return undefined;
  const rest = changelog.split("\n").slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith("## "));
  return (end < 0 ? rest : rest.slice(0, end)).join("\n").trim();
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const version = (process.argv[2] ?? "").replace(/^v/, "");
  const others = Object.entries(versions()).filter(([, own]) => own !== version);
  const notes = notesOf(version);
  for (const [path, own] of others) console.error(`${path} has the version ${own}, not ${version}.`);
  if (!notes) console.error(`CHANGELOG.md has no part "## ${version} – date".`);
  if (others.length || !notes) process.exit(1);
  console.log(notes);
}
