// Everything of others that is in what Nonet ships, as CycloneDX has it: the npm packages of the page and all that
// those depend on by their lock file, the bundler for
// what it adds, and the run-time libraries of Emscripten in the WebAssembly modules. Comes after the build of the site.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { here } from "../vite.shared.mjs";

const run = (command, ...args) =>
  execFileSync(command, args, { cwd: here("."), encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** `npm sbom` by itself leaves out what only types, or only packages of packages, ask for. */
function packages() {
  const { packages: locked } = JSON.parse(readFileSync(here("package-lock.json"), "utf8"));
  return Object.entries(locked).flatMap(([path, { version, license, dev }]) => {
    const name = path.replace(/^.*node_modules\//, "");
    if (path === "" || (dev && name !== "vite")) return [];
    const licenses = license
      ? [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }]
      : [];
    return [
      {
        "bom-ref": `${name}@${version}`,
        type: "library",
        name,
        version,
        purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
        licenses,
      },
    ];
  });
}

/** Where Emscripten is: the folder of its compiler, or the one above. */
export function emscriptenFile(path) {
  const root = dirname(realpathSync(run("bash", "-c", "command -v em++").trim()));
  return [root, dirname(root)].map((folder) => join(folder, path)).find(existsSync);
}

/** Libraries that Emscripten links into every module: its own, musl, and LLVM's. */
function runtimes() {
  const emscripten = run("em++", "--version").match(/\d+\.\d+\.\d+/)[0];
  const musl = emscriptenFile("system/lib/libc/musl/VERSION");
  const part = (name, version, expression, description) => ({
    "bom-ref": `${name}@${version}`,
    type: "library",
    name,
    version,
    description: `${description} in nonet.wasm, nonet-text.wasm and nonet-picture.wasm.`,
    licenses: [{ expression }],
  });
  return [
    part("emscripten", emscripten, "MIT OR NCSA", "Run-time libraries and Embind, and the loaders,"),
    part("musl", musl ? readFileSync(musl, "utf8").trim() : `of Emscripten ${emscripten}`, "MIT", "The C library"),
    part(
      "libc++, libc++abi and compiler-rt",
      `of Emscripten ${emscripten}`,
      "Apache-2.0 WITH LLVM-exception",
      "LLVM's C++ library and built-in functions",
    ),
  ];
}

/** The list, with its `components`. */
export function partsOfOthers() {
  const { version } = JSON.parse(readFileSync(here("package.json"), "utf8"));
  const sbom = {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name: "nonet", version } },
    components: packages(),
  };
  sbom.components.push(...runtimes());
  return sbom;
}

/**
 * Packages in `nonet-mcp` alone, a program of the npm package, and so not in the site. `sbom.mjs` holds the bundles to
 * it.
 */
const OF_ASSISTANTS = new Set(["@modelcontextprotocol/core", "@modelcontextprotocol/server", "zod"]);
export const isOfSite = ({ name }) => !OF_ASSISTANTS.has(name);

export const licencesOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name);
