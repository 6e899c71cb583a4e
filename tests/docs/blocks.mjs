/**
 * The fenced blocks of the documentation. A comment right before a block, which no reader sees, has the facts that a
 * test needs: `<!-- example: prelude=engine run=browser -->`, or `<!-- example: skip="why it cannot be run" -->`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The files of a folder, below it too, that are Markdown. */
function markdownBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
}

export const documents = [
  "README.md",
  "web/npm/README.md",
  ...markdownBelow("core/docs"),
  ...markdownBelow("web/docs"),
];

/** The settings of a comment: `key=value` or `key="several words"`. */
function settingsOf(comment) {
  const settings = Object.fromEntries(
    [...comment.matchAll(/([\w-]+)=(?:"([^"]*)"|(\S+))/g)].map(([, key, quoted, plain]) => [key, quoted ?? plain]),
  );
  const unknown = Object.keys(settings).filter((key) => !["prelude", "run", "skip"].includes(key));
  if (unknown.length) throw new Error(`unknown in a comment of an example: ${unknown}`);
  return settings;
}

/** All blocks of a text, each with its language, code, first line and settings. */
export function blocksOf(file, text) {
  const fence = /^(?:[ \t]*<!-- example:([^\n]*?)-->\n\n?)?([ \t]*)(`{3,}|~{3,})([^\n]*)\n([\s\S]*?)^\2\3[ \t]*$/gm;
  return [...text.matchAll(fence)].map(({ index, 0: all, 1: comment, 2: indent, 4: info, 5: code }) => {
    const opening = all.indexOf("\n", comment === undefined ? 0 : all.indexOf("-->") + 5);
    const line = text.slice(0, index + opening).split("\n").length + 1;
    return {
      file,
      line,
      language: info.trim().split(/\s/)[0],
      code: code.replace(new RegExp(`^${indent}`, "gm"), ""),
      ...settingsOf(comment ?? ""),
    };
  });
}

/** Everything that a block's run depends on. */
const runOf = ({ language, code, prelude, run, skip }) => JSON.stringify([language, code, prelude, run, skip]);

export const written = documents.flatMap((file) => blocksOf(file, readFileSync(join(root, file), "utf8")));

/**
 * Blocks of the same text and settings are one: the guide has them in two languages, and a second run would tell
 * nothing new.
 */
export const blocks = written.filter((block, at) => written.findIndex((other) => runOf(other) === runOf(block)) === at);

export const placeOf = ({ file, line, language }) => `${file}:${line} (${language || "no language"})`;

/** A prelude by its name; without one there is nothing before the block. */
export function preludeOf({ prelude }, extension) {
  return prelude === undefined
    ? ""
    : readFileSync(join(root, "tests/docs/preludes", `${prelude}.${extension}`), "utf8");
}
