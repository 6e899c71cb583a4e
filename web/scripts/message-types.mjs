/**
 * Writes src/i18n/messages.ts: the messages there are, and the variables of each. Run it when an English text was
 * changed: a test compares.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const sources = fileURLToPath(new URL("../src/", import.meta.url));
const OUT = `${sources}i18n/messages.ts`;
/** As wide as the formatter has lines. */
const WIDTH = 120;

/** The names of all variables in a part of a message. */
function variablesIn(part, found = new Set()) {
  if (part?.type === "var") found.add(part.name);
  if (part && typeof part === "object") for (const inner of Object.values(part)) variablesIn(inner, found);
  return found;
}

/** A line of an interface, or several where it is long. */
function member({ id, value }) {
  const names = [...variablesIn(value)].sort().map((name) => JSON.stringify(name));
  const key = /^[a-z]\w*$/.test(id) ? id : JSON.stringify(id);
  const line = `  ${key}: ${names.join(" | ") || "never"};`;
  return line.length <= WIDTH ? line : `  ${key}:\n${names.map((name) => `    | ${name}`).join("\n")};`;
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
  return `/** Which messages there are, and the variables of each. Made by scripts/message-types.mjs from the English texts; not changed by hand. */

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

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(OUT, messageTypes());
