/** Builds files of the messages of each language. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * Fluent's texts without what is for who writes them: comments, blank lines, indentation by more than a space (in front
 * of variants by any), and blanks around signs.
 */
export const lean = (text) =>
  text
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n")
    .replace(/^ +/gm, " ")
    .replace(/^ (?=\*?\[|\})/gm, "")
    .replace(/^(\*?\[[^\]]*\]) /gm, "$1")
    .replace(/^([\w-]+) = ?/gm, "$1=")
    .replace(/(?<=\{) +| +(?=\})/g, "")
    .trim();

/** The same of a file: one of messages, or the examples of Learn, whose positions need no blanks (learn/cases.ts). */
export function leanText(path) {
  const text = readFileSync(path, "utf8");
  return path.endsWith(".ftl") ? lean(text) : text.replace(/^#.*\n| /gm, "").trimEnd();
}

let builds = false;

/** The last line of a text that is fetched: one that was cut off has none (i18n/sources.ts). */
const END = "\n#";

/** The same of all texts inside scripts, and in the build of those that are fetched: their names are of what is left. */
export const leanMessages = {
  name: "nonet-lean-messages",
  enforce: "pre",
  config: (_, { command }) => void (builds = command === "build"),
  load(id) {
    const [, path, kind, how] = /^(.*\.(ftl|txt))\?(raw|url)$/.exec(id) ?? [];
    if (!path || (how === "url" && !builds) || (how === "raw" && kind === "txt")) return null;
    const text = leanText(path);
    if (how === "raw") return `export default ${JSON.stringify(text)};`;
    const file = this.emitFile({ type: "asset", name: basename(path), source: text + END });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
};
