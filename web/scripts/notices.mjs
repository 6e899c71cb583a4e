// The licences of what is shipped of others, whole, which is what those licences ask of whoever passes it on. Run as
// a script, after the build of the site: puts them
// beside the site and the npm package; the single file has them inside.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { here } from "../vite.shared.mjs";
import { isOfSite, licencesOf, partsOfOthers } from "./parts.mjs";

export const NOTICES = "third-party-notices.txt";

/**
 * Packages that come without the text, and where the same text is: of the same authors, or of a licence that names
 * none.
 */
const TEXT_OF = new Map([
  ["@fluent/bundle", "typescript"],
  ["@lit-labs/ssr-dom-shim", "lit"],
]);

/** The line by which a part's licence begins. */
export const headingOf = (part) => `${part.name} ${part.version} (${licencesOf(part).join(", ")})`;

function packageText(name) {
  const folder = here(`node_modules/${name}`);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  if (!file) throw new Error(`${name} comes without the text of its licence; see TEXT_OF`);
  // A bundler's text goes on with those of what it is itself made of, which is nothing that it adds.
  return readFileSync(join(folder, file), "utf8").split("# Licenses of bundled dependencies")[0];
}

/** Every module links musl, under its own licence, and libraries of LLVM and of Emscripten itself. */
function emscriptenText() {
  const root = dirname(realpathSync(execFileSync("bash", ["-c", "command -v em++"], { encoding: "utf8" }).trim()));
  const musl = [root, dirname(root)].map((folder) => join(folder, "system/lib/libc/musl/COPYRIGHT")).find(existsSync);
  if (!musl) throw new Error(`There is no system/lib/libc/musl/COPYRIGHT in ${root}`);
  return `Emscripten, Copyright (c) 2010-2014 Emscripten authors (its AUTHORS file names them); libc++, libc++abi and compiler-rt, Copyright (c) 2009-2019 by their
contributors. Under the MIT licence:

${readFileSync(here("../LICENSE"), "utf8").replace(/^[\s\S]*?(?=Permission is hereby)/, "")}
musl:

${readFileSync(musl, "utf8")}`;
}

const textOf = (part) =>
  part.name === "emscripten" ? emscriptenText() : packageText(TEXT_OF.get(part.name) ?? part.name);

/** The whole text, for the `site`, which the single file has all of, or for `npm`. */
export function notices(place) {
  const components = partsOfOthers().components.filter((part) => place === "npm" || isOfSite(part));
  const parts = components.map(
    (part) => `${"=".repeat(80)}\n${headingOf(part)}\n\n${textOf(part).replaceAll("\r", "").trim()}\n`,
  );
  return `Nonet is under the MIT licence (LICENSE). What it has of others, and the licences of that:\n\n${parts.join("\n")}`;
}

if (process.argv[1] === import.meta.filename) {
  for (const place of ["site", "npm"]) {
    const text = notices(place);
    writeFileSync(here(`../dist/${place}/${NOTICES}`), text);
    console.log(`The licences of others: dist/${place}/${NOTICES}, ${(text.length / 1024).toFixed(0)} kB`);
  }
}
