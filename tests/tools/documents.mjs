/** The parts of the documents: their lines, sentences, headings and links. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const NOT_OURS = /^(node_modules|build|dist|shared|test-results)$|^\.(?!github$)/;

/** All Markdown of the repository, by its paths. */
export function documents(folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return documents(path);
    return entry.name.endsWith(".md") ? [relative(root, path)] : [];
  });
}

export const textOf = (path) => readFileSync(join(root, path), "utf8");
export const isChinese = (path) => path.includes("/zh-CN/");

/** Lines with their numbers, and whether they are code. */
function* linesOf(text) {
  let fence = "";
  for (const [at, line] of text.split("\n").entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    const edge = mark && (fence === "" || mark.startsWith(fence));
    yield { number: at + 1, line, code: fence !== "" && !edge, edge };
    if (edge) fence = fence === "" ? mark : "";
  }
}

const columnsOf = (line) => [...line].length;
/** A puzzle, an address, a step's notation, a heading, a picture with its words: nothing that can be broken. */
const unbreakable = (line) => /^!\[|^#|`[^`]{60,}`|\S{60,}/.test(line.replace(/^\s*[-*] /, ""));

/** Lines of more than 120 columns. Tables, links and Chinese may be longer. */
export function longLines(text) {
  return [...linesOf(text)]
    .filter(
      ({ line }) =>
        columnsOf(line) > 120 && !/^\s*\|/.test(line) && !unbreakable(line) && !/\p{Script=Han}/u.test(line),
    )
    .map(({ number, line }) => `${number}: ${columnsOf(line)} columns`);
}

/** The words of a line of Markdown, as you would read them aloud. */
const spoken = (text) =>
  text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(`+).*?\1/g, "code")
    .replace(/<[^>]*>/g, " ")
    .replace(/\*\*|__|(?<!\w)[*_]|[*_](?!\w)/g, "");

/** Paragraphs and items of lists; no code, tables, headings or comments. */
export function paragraphsOf(text) {
  const paragraphs = [];
  let words = [];
  const end = () => {
    if (words.length) paragraphs.push(spoken(words.join(" ")));
    words = [];
  };
  for (const { line, code, edge } of linesOf(text.replace(/<!--.*?-->/gs, ""))) {
    if (code || edge || /^\s*(\||#|$)/.test(line) || /^\s*<\/?\w/.test(line)) end();
    else {
      if (/^\s*([-*+]|\d+\.) /.test(line)) end();
      words.push(line.replace(/^\s*([-*+]|\d+\.) /, "").trim());
    }
  }
  end();
  return paragraphs;
}

const wordsIn = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The sentences of a text with their number of words, the longest first. */
export function sentencesOf(text) {
  return paragraphsOf(text)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?]["”’)*_]*)\s+(?=["“‘(*_]*[\p{Lu}\p{N}c])/u))
    .map((sentence) => ({ sentence, words: wordsIn(sentence) }))
    .filter(({ words }) => words > 0)
    .sort((one, other) => other.words - one.words);
}

/** One sentence in ten has as many words as this, or more. */
export function ninthDecile(text) {
  const sentences = sentencesOf(text);
  return sentences.length ? sentences[Math.floor(sentences.length / 10)].words : 0;
}

/** An id as GitHub makes it of a heading. */
function idOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

/** The ids of a document's headings. */
function idsOf(text) {
  const taken = new Map();
  return [...linesOf(text)]
    .filter(({ line, code }) => !code && /^#{1,6} /.test(line))
    .map(({ line }) => {
      const id = idOf(spoken(line.replace(/^#+ /, "").replace(/`/g, "")));
      const count = taken.get(id) ?? 0;
      taken.set(id, count + 1);
      return count ? `${id}-${count}` : id;
    });
}

/** Pages that the build makes: the reference of the package. */
const MADE_FILES = ["web/npm/REFERENCE.md"];

/** Relative links that lead to no file, or to no heading in it. */
export function lostLinks(path, text = textOf(path)) {
  const prose = [...linesOf(text)].map(({ line, code }) => (code ? "" : line.replace(/`[^`]*`/g, "")));
  const links = [...prose.join("\n").matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)|(?:src|href)="([^"]+)"/g)];
  return links
    .map(([, one, other]) => one ?? other)
    .filter((link) => !/^(https?:|mailto:)/.test(link))
    .filter((link) => {
      const [file, hash] = link.split("#");
      const target = file ? join(dirname(path), file) : path;
      if (target.endsWith(".html") || MADE_FILES.includes(target)) return false;
      if (!existsSync(join(root, target))) return true;
      if (!hash || statSync(join(root, target)).isDirectory() || !target.endsWith(".md")) return false;
      return !idsOf(target === path ? text : textOf(target)).includes(decodeURIComponent(hash));
    });
}
