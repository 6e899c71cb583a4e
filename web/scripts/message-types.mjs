/**
 * The module src/i18n/messages.ts: the messages there are, and the variables of each. It is made of the English texts by
 * the build and before types are checked.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const sources = fileURLToPath(new URL("../src/", import.meta.url));
const OUT = `${sources}i18n/messages.ts`;
/** The names of all variables in a part of a message. */
function variablesIn(part, found = new Set()) {
  if (part?.type === "var") found.add(part.name);
  if (part && typeof part === "object") for (const inner of Object.values(part)) variablesIn(inner, found);
  return found;
}

/** A line of an interface. */
function member({ id, value }) {
  const names = [...variablesIn(value)].sort().map((name) => JSON.stringify(name));
  const key = /^[a-z]\w*$/.test(id) ? id : JSON.stringify(id);
  return `  ${key}: ${names.join(" | ") || "never"};`;
}

const nameOf = (file) => file.replace(/.*\/|\.en\.ftl$/g, "").replace(/^./, (letter) => letter.toUpperCase());

/** The module as a text. */
export function messageTypes() {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".en.ftl"))
    .sort();
  const sets = files.map((file) => ({
    file,
    name: nameOf(file),
    messages: new FluentResource(readFileSync(sources + file, "utf8")).body,
  }));
  return `/** Which messages there are, and the variables of each. Made by scripts/message-types.mjs of the English texts. */

${sets
  .map(
    ({ file, name, messages }) => `/** Those of ${file}. */
export interface ${name}Messages {
${messages.map(member).join("\n")}
}
export type ${name}Id = keyof ${name}Messages;
`,
  )
  .join("\n")}
export interface Messages
  extends ${sets.map(({ name }) => `${name}Messages`).join(",\n    ")} {}
export type MessageId = keyof Messages;
`;
}

/** A file that is written again makes a server that watches it load the page again. */
export function writeMessages() {
  const module = messageTypes();
  if (!existsSync(OUT) || readFileSync(OUT, "utf8") !== module) writeFileSync(OUT, module);
}
