// The licences of what is shipped of others, whole, which is what those licences ask of whoever passes it on. Run as
// a script, after the build of the site: puts them
// beside the site and the npm package; the single file has them inside.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { here } from "../vite.shared.mjs";
import { emscriptenFile, isOfSite, licencesOf, partsOfOthers } from "./parts.mjs";

export const NOTICES = "third-party-notices.txt";

/**
 * Packages that come without the text, and where the same text is: of the same authors, or of a licence that names
 * none.
 */
const TEXT_OF = new Map([
  ["@fluent/bundle", "typescript"],
  ["@lit-labs/ssr-dom-shim", "lit"],
]);

/** A part whose text is the Apache License. */
const APACHE = "@fluent/bundle";

/** The line by which a part's licence begins. */
export const headingOf = (part) => `${part.name} ${part.version} (${licencesOf(part).join(", ")})`;

function packageText(name) {
  const folder = here(`node_modules/${name}`);
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  if (!file) throw new Error(`${name} comes without the text of its licence; see TEXT_OF`);
  // A bundler's text goes on with those of what it is itself made of, which is nothing that it adds.
  return readFileSync(join(folder, file), "utf8").split("# Licenses of bundled dependencies")[0];
}

/** Libraries that Emscripten links, and where their texts are: in itself, or with Debian's package of it. */
const OF_EMSCRIPTEN = {
  emscripten:
    () => `Emscripten, Copyright (c) 2010-2014 Emscripten authors (its AUTHORS file names them), under the MIT licence:

${readFileSync(here("../LICENSE"), "utf8").replace(/^[\s\S]*?(?=Permission is hereby)/, "")}`,
  musl: () => emscriptenText("system/lib/libc/musl/COPYRIGHT"),
  "libc++, libc++abi and compiler-rt": llvmText,
};

function emscriptenText(path) {
  const file = emscriptenFile(path);
  if (!file) throw new Error(`Emscripten comes without ${path}`);
  return readFileSync(file, "utf8");
}

/** The Apache License is there already; LLVM's exception to it is what comes on top. */
function llvmText() {
  const whole = emscriptenFile("system/lib/libcxx/LICENSE.TXT") ?? "/usr/share/doc/emscripten/copyright";
  const text = readFileSync(whole, "utf8");
  const exception = /As an exception,\s+if,?\s[\s\S]*?with\s+respect\s+to\s+the\s+Combined\s+Software\./.exec(
    text,
  )?.[0];
  if (!exception) throw new Error(`${whole} has no exception of LLVM`);
  const plain = exception.replace(/^ \.$/gm, "").replace(/^ /gm, "");
  return `Part of the LLVM Project, Copyright (c) 2003-2024 by its contributors, under the Apache License 2.0, whose text stands here with ${APACHE},
and with this exception:

${plain}`;
}

const textOf = (part) => OF_EMSCRIPTEN[part.name]?.() ?? packageText(TEXT_OF.get(part.name) ?? part.name);

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
