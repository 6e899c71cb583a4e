/**
 * Writes dist/sbom.cdx.json, the list of everything of others that is in what Nonet ships (CycloneDX 1.5): the npm packages of the page by their lock file,
 * what the service worker is made of, and the run-time libraries of Emscripten in the WebAssembly modules. Comes after the build. Fails when a licence is none that lets everybody use, change and pass it on.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
const target = fileURLToPath(new URL("../../dist/sbom.cdx.json", import.meta.url));
const PERMISSIVE = new Set(["Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT OR NCSA", "(MIT OR Apache-2.0)"]);

const run = (command, ...args) => execFileSync(command, args, { cwd: web, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
const licencesOf = ({ licenses = [] }) => licenses.map(({ license, expression }) => expression ?? license.id ?? license.name);

const sbom = JSON.parse(run("npm", "sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"));
const emscripten = run("em++", "--version").match(/\d+\.\d+\.\d+/)[0];
sbom.components.push({
  "bom-ref": `emscripten@${emscripten}`,
  type: "framework",
  name: "emscripten",
  version: emscripten,
  description: "Run-time libraries (musl, libc++, compiler-rt, Embind) in nonet.wasm and nonet-text.wasm, and their loaders.",
  licenses: [{ expression: "MIT OR NCSA" }],
});
// Built into the service worker by a package that is itself no part of the page.
for (const [, name, version] of readFileSync(new URL("../../dist/site/sw.js", import.meta.url), "utf8").matchAll(/workbox:([a-z-]+):([\d.]+)/g)) {
  sbom.components.push({ "bom-ref": `workbox-${name}@${version}`, type: "library", name: `workbox-${name}`, version, purl: `pkg:npm/workbox-${name}@${version}`, licenses: [{ license: { id: "MIT" } }] });
}
const refused = sbom.components.flatMap((one) => {
  const licences = licencesOf(one);
  return licences.length && licences.every((licence) => PERMISSIVE.has(licence)) ? [] : [`${one.name} ${one.version}: ${licences.join(", ") || "no licence"}`];
});
writeFileSync(target, `${JSON.stringify(sbom, null, 2)}\n`);
if (refused.length) throw new Error(`Licences to look at: ${refused.join("; ")}`);
console.log(`${sbom.components.length} parts of others, all with permissive licences: dist/sbom.cdx.json`);
for (const { name, version, ...one } of sbom.components) console.log(`  ${name} ${version}  ${licencesOf(one).join(", ")}`);
