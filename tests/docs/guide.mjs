/** The projects of the guide to frameworks: their files, as readers see them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { blocksOf, root } from "./blocks.mjs";

/** A block says in a comment of its first lines which file it is. */
const NAME = /^(?:<script[^>]*>\n|---\n)?\s*\/\/ (\S+\.\w+)\n/;

/** The files of the section with this heading, by their names. */
export function projectOf(heading, language = "en") {
  const file = `web/docs/guide/${language}/frameworks.md`;
  const text = readFileSync(join(root, file), "utf8");
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`${file} has no section "${heading}"`);
  const named = blocksOf(file, section).map(({ code }) => [NAME.exec(code)?.[1], code]);
  return Object.fromEntries(named.filter(([name]) => name));
}
