/**
 * Writes dist/sbom.cdx.json, the list of everything of others that is in what Nonet ships (CycloneDX 1.5). Comes
 * after the build. Fails when a licence is none that lets everybody use, change and pass it on, when the notices that
 * go with what is shipped leave one out, and when the bundler has taken something of a package that the list does not
 * name.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundledDirectory, here } from "../vite.shared.mjs";
import { headingOf, NOTICES } from "./notices.mjs";
import { isOfSite, licencesOf, partsOfOthers } from "./parts.mjs";

const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "Apache-2.0 WITH LLVM-exception",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT OR NCSA",
  // Of fonts: they may be changed, and be part of anything but a font that is sold by itself.
  "OFL-1.1",
  "(MIT OR Apache-2.0)",
]);

const sbom = partsOfOthers();
const refused = sbom.components.flatMap((one) => {
  const licences = licencesOf(one);
  return licences.length && licences.every((licence) => PERMISSIVE.has(licence))
    ? []
    : [`${one.name} ${one.version}: ${licences.join(", ") || "no licence"}`];
});
writeFileSync(here("../dist/sbom.cdx.json"), `${JSON.stringify(sbom, null, 2)}\n`);
if (refused.length) throw new Error(`Licences to look at: ${refused.join("; ")}`);
const bundles = readdirSync(bundledDirectory);
const packagesIn = (files) => files.flatMap((file) => JSON.parse(readFileSync(join(bundledDirectory, file), "utf8")));
const bundled = packagesIn(bundles);
const outOfPlace = packagesIn(bundles.filter((file) => !/^src-mcp-/.test(file))).filter((name) => !isOfSite({ name }));
if (outOfPlace.length) throw new Error(`Meant for nonet-mcp alone: ${[...new Set(outOfPlace)].join(", ")}`);
const unknown = [...new Set(bundled)].filter((name) => !sbom.components.some((one) => one.name === name));
if (bundled.length === 0 || unknown.length)
  throw new Error(`Shipped, but not in the list: ${unknown.join(", ") || "the build has noted nothing"}`);
for (const file of [`site/${NOTICES}`, `npm/${NOTICES}`, "site/nonet.html"]) {
  const text = readFileSync(here(`../dist/${file}`), "utf8");
  const wanted = sbom.components.filter((one) => file.startsWith("npm/") || isOfSite(one));
  const missing = wanted.filter((one) => !text.includes(headingOf(one)));
  if (missing.length) throw new Error(`dist/${file} has no licence of ${missing.map(({ name }) => name).join(", ")}`);
}
console.log(
  `${sbom.components.length} parts of others, all with permissive licences, whose texts go with what is shipped: dist/sbom.cdx.json`,
);
for (const { name, version, ...one } of sbom.components)
  console.log(`  ${name} ${version}  ${licencesOf(one).join(", ")}`);
