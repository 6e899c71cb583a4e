// Builds dist/site/sw.js, the service worker, which knows the files of the site by what is in them: comes right after
// the build of the site.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { build } from "vite";
import { here } from "../vite.shared.mjs";

const SITE = here("../dist/site");
/**
 * Files that a game, the lab and the lessons need. Readers of the documentation keep it themselves; frames of other
 * people's pages and the single file come from the network.
 */
const KEPT = /\.(html|js|css|ftl|txt|wasm|svg|png|woff2|webmanifest)$/;
const NOT_KEPT =
  /^(docs(\.html$|\/)|embed(\.html$|\/)|pictures\/|nonet\.html$|404\.html$|third-party-notices\.txt$|sw\.js$)/;

/** The first 96 bits of the SHA-256: enough against what goes wrong, and the list travels with each new version. */
const checksum = (bytes) => createHash("sha256").update(bytes).digest("base64url").slice(0, 16);

const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(SITE.length + 1)
      .replaceAll(sep, "/"),
  )
  .filter((name) => KEPT.test(name) && !NOT_KEPT.test(name))
  .sort();
const manifest = Object.fromEntries(files.map((name) => [name, checksum(readFileSync(join(SITE, name)))]));

const output = await build({
  configFile: false,
  root: here("."),
  publicDir: false,
  logLevel: "warn",
  build: {
    write: false,
    target: "es2022",
    minify: true,
    lib: { entry: here("sw/worker.ts"), formats: ["iife"], name: "nonet", fileName: () => "sw.js" },
  },
});
const [{ code }] = [output]
  .flat()
  .flatMap((one) => one.output)
  .filter(({ type }) => type === "chunk");
// Before all else, each on a line of its own: a new file is a new worker, and tests put other files in their place.
const known = `const NONET_FILES = ${JSON.stringify(manifest)};\nconst NONET_NOT_FOUND = ${JSON.stringify(readFileSync(join(SITE, "404.html"), "utf8"))};\n`;
writeFileSync(join(SITE, "sw.js"), known + code);
