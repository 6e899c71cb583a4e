/** A plugin for boards outside the page: of the page's texts they take those that they say themselves, of each language. */
import { readFileSync } from "node:fs";

/** Files that a board imports, and which of their messages it needs. */
const TAKEN = [
  [/\/i18n\/[^/]*\.ftl\?raw$/, /^(board|parse)-/],
  // Why a text is no puzzle (src/board/faults.ts), which the page says in its dialog.
  [/\/app\/import\/texts\/[^/]*\.ftl\?raw$/, /^import-(placed|fault|format)\b/],
];

export const boardMessages = {
  name: "nonet-board-messages",
  enforce: "pre",
  load(id) {
    const [, names] = TAKEN.find(([file]) => file.test(id)) ?? [];
    if (!names) return null;
    const messages = readFileSync(id.replace("?raw", ""), "utf8").split(/^(?=[a-z#])/m);
    return `export default ${JSON.stringify(messages.filter((message) => names.test(message)).join("").trim())};`;
  },
};
