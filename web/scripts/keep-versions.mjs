// Keeps what pages of others name for good: copies the folders embed/X.Y.Z of earlier sites into dist/site, but for those that are there.
// Usage: node web/scripts/keep-versions.mjs SITE...; each the folder of an earlier site.
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { here } from "../vite.shared.mjs";

const VERSION = /^\d+\.\d+\.\d+$/;

/** Copies from the folder of a site into another. Answers the versions that came. */
export function keepVersions(site, into) {
  const folder = join(site, "embed");
  if (!existsSync(folder)) throw new Error(`${site} is no site: it has no folder embed.`);
  const missing = readdirSync(folder).filter((name) => VERSION.test(name) && !existsSync(join(into, "embed", name)));
  for (const name of missing) cpSync(join(folder, name), join(into, "embed", name), { recursive: true });
  return missing;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const kept = process.argv.slice(2).flatMap((site) => keepVersions(site, here("../dist/site")));
  console.log(kept.length ? `Kept: ${kept.sort().join(", ")}` : "There is no other version to keep.");
}
