/**
 * Looks for words in the pages of the documentation: plainly, as parts of words, so that it works for Chinese and for
 * names in code too.
 */

import { slug } from "./slug.js";

export interface DocsPage {
  path: string;
  title: string;
  /** Id, heading and text of each part; the id is "" where the heading makes it. */
  parts: readonly (readonly [id: string, title: string, text: string])[];
}

export interface Found {
  path: string;
  id: string;
  page: string;
  title: string;
  /** The text around the first word that was found, in three pieces, the word in the middle. */
  excerpt: readonly [before: string, word: string, after: string];
  score: number;
}

const MOST = 30;
const BEFORE = 40;
const AFTER = 120;

/** Letters as they are compared: without case, full-width ones as plain ones. */
const folded = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Words that say nothing of what somebody looks for. */
const EMPTY = new Set(
  "a an and are be can change do does for from get how i in into is it its make my nonet of on or set so sudoku that the there this to use using want what when where which with you your 如何 怎么 怎样 什么 是 的".split(
    " ",
  ),
);

/** What others call it, and what it is called here. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  a11y: ["accessibility"],
  ai: ["assistant"],
  android: ["phone"],
  chatgpt: ["assistant"],
  claude: ["assistant"],
  color: ["colour"],
  colour: ["color"],
  base: ["sub-path", "folder"],
  csp: ["content security policy"],
  difficulty: ["rating", "level"],
  docker: ["server"],
  download: ["single file"],
  embed: ["on your page", "iframe"],
  hotkey: ["keyboard"],
  ios: ["phone"],
  jigsaw: ["other kinds"],
  killer: ["other kinds"],
  license: ["licence"],
  llm: ["assistant"],
  mobile: ["phone"],
  ocr: ["picture"],
  output: ["json"],
  photo: ["picture"],
  scan: ["picture"],
  screenreader: ["screen reader"],
  shortcut: ["keyboard"],
  theme: ["colour", "dark"],
  translation: ["language"],
  variant: ["other kinds"],
  typescript: ["types"],
  wasm: ["webassembly"],
};

/** The words that are looked for; what stands between quotation marks stays together. */
export function wordsOf(query: string): string[] {
  const words = [...folded(query).matchAll(/"([^"]+)"|[^\s"?!,]+/g)].map(([all, quoted]) => quoted ?? all);
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length ? telling : words;
}

/** A word, as it is without its plural, and other names. */
function namesOf(word: string): string[] {
  const one = /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word;
  return [...new Set([word, one, ...(NAMES[one] ?? [])])];
}

/** How well a word fits: as a whole name, at the beginning of a word, anywhere. */
function fit(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (text === word) return 4;
  return /[\p{L}\p{N}_]/u.test(text[at - 1] ?? " ") ? 1 : 2;
}

/** How well the words fit, and how many of them do. What the asker said counts more than other names for it. */
function score(
  page: string,
  title: string,
  text: string,
  words: readonly string[][],
): [points: number, fitting: number] {
  let [sum, fitting] = [0, 0];
  for (const names of words) {
    const points = names.map(
      (name, at) => (8 * fit(title, name) + 2 * fit(page, name) + fit(text, name)) / (at ? 1.5 : 1),
    );
    const best = Math.max(...points);
    sum += best;
    if (best > 0) fitting++;
  }
  return [sum, fitting];
}

function excerptOf(text: string, words: readonly string[]): Found["excerpt"] {
  const plain = folded(text);
  // Where folding changes the length, places would not agree.
  const source = plain.length === text.length ? text : plain;
  const [word, at] = words.map((one) => [one, plain.indexOf(one)] as const).find(([, place]) => place >= 0) ?? ["", -1];
  if (at < 0) return [source.slice(0, AFTER), "", ""];
  const start = Math.max(0, at - BEFORE);
  return [
    (start ? "…" : "") + source.slice(start, at),
    source.slice(at, at + word.length),
    source.slice(at + word.length, at + word.length + AFTER),
  ];
}

/** The guide explains, references list: who does not ask for a name wants to be told. */
const weightOf = (path: string): number => (path.startsWith("guide/") ? 2.5 : 1);

/** The parts that have every word, or as many as any part has; the best first. */
export function find(pages: readonly DocsPage[], query: string): Found[] {
  const words = wordsOf(query).map(namesOf);
  if (words.length === 0) return [];
  const flat = words.flat();
  let most = 1;
  const found = pages.flatMap(({ path, title: page, parts }) =>
    parts.flatMap(([id, title, text]) => {
      const [points, fitting] = score(folded(page), folded(title), folded(text), words);
      if (fitting < most) return [];
      most = fitting;
      return [
        {
          fitting,
          path,
          id: id || slug(title),
          page,
          title,
          excerpt: excerptOf(text, flat),
          score: points * weightOf(path),
        } as const,
      ];
    }),
  );
  return found
    .filter(({ fitting }) => fitting === most)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}
