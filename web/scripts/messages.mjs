/** Builds files of the messages of each language. */
import { readFileSync } from "node:fs";

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

/** The same of all texts inside scripts. Those that are fetched are files as they are. */
export const leanMessages = {
  name: "nonet-lean-messages",
  enforce: "pre",
  load: (id) =>
    /\.ftl\?raw$/.test(id)
      ? `export default ${JSON.stringify(lean(readFileSync(id.replace("?raw", ""), "utf8")))};`
      : null,
};
