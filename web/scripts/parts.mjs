// Everything of others that is in what Nonet ships, as CycloneDX has it: the npm packages of the page by their lock file, what the service worker is made of, and
// the run-time libraries of Emscripten in the WebAssembly modules. Comes after the build of the site.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { here } from "../vite.shared.mjs";

const run = (command, ...args) => execFileSync(command, args, { cwd: here("."), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** The list, with its `components`. */
export function partsOfOthers() {
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
  for (const [, name, version] of readFileSync(here("../dist/site/sw.js"), "utf8").matchAll(/workbox:([a-z-]+):([\d.]+)/g)) {
    sbom.components.push({ "bom-ref": `workbox-${name}@${version}`, type: "library", name: `workbox-${name}`, version, purl: `pkg:npm/workbox-${name}@${version}`, licenses: [{ license: { id: "MIT" } }] });
  }
  return sbom;
}

export const licencesOf = ({ licenses = [] }) => licenses.map(({ license, expression }) => expression ?? license.id ?? license.name);
