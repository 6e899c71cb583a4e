/** What is built of the messages of each language. Boards outside the page take of the page's those that they say themselves. */
import { readFileSync } from "node:fs";

/** Files that a board imports, and which of their messages it needs. */
const TAKEN = [
  [/\/i18n\/[^/]*\.ftl\?raw$/, /^(board|parse)-/],
  // Why a text is no puzzle (src/sudoku/faults.ts), which the page says in its dialog.
  [/\/reading\/texts\/[^/]*\.ftl\?raw$/, /^import-(placed|fault|format)\b/],
];

/** Fluent's texts without what is for who writes them: comments, blank lines, and indentation by more than a space. */
export const lean = (text) =>
  text
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n")
    .replace(/^ +/gm, " ");

/** The same of all texts, for the site. Those that are fetched are files as they are. */
export const leanMessages = {
  name: "nonet-lean-messages",
  enforce: "pre",
  load: (id) =>
    /\.ftl\?raw$/.test(id)
      ? `export default ${JSON.stringify(lean(readFileSync(id.replace("?raw", ""), "utf8")))};`
      : null,
};

export const boardMessages = {
  name: "nonet-board-messages",
  enforce: "pre",
  load(id) {
    const [, names] = TAKEN.find(([file]) => file.test(id)) ?? [];
    if (!names) return null;
    const messages = lean(readFileSync(id.replace("?raw", ""), "utf8")).split(/^(?=[a-z])/m);
    return `export default ${JSON.stringify(
      messages
        .filter((message) => names.test(message))
        .join("")
        .trim(),
    )};`;
  },
};
