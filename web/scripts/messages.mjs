/** Builds files of the messages of each language. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * Fluent's texts without what is for who writes them: comments, blank lines, indentation by more than a space, and
 * blanks around signs.
 */
export const lean = (text) =>
  text
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/^([\w-]+) = ?/gm, "$1=")
    .replace(/(?<=\{) +| +(?=\})/g, "")
    .trim();

let builds = false;

/** The same of all texts inside scripts, and in the build of those that are fetched: their names are of what is left. */
export const leanMessages = {
  name: "nonet-lean-messages",
  enforce: "pre",
  config: (_, { command }) => void (builds = command === "build"),
  load(id) {
    const [, path, how] = /^(.*\.ftl)\?(raw|url)$/.exec(id) ?? [];
    if (!path || (how === "url" && !builds)) return null;
    const text = lean(readFileSync(path, "utf8"));
    if (how === "raw") return `export default ${JSON.stringify(text)};`;
    const file = this.emitFile({ type: "asset", name: basename(path), source: text });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
};
