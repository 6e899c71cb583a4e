/**
 * Looks for words in the pages of the documentation: plainly, as parts of words, so that it works for Chinese and for
 * names in code too.
 */

export interface DocsPage {
  path: string;
  title: string;
  /** Id, heading and text of each part. */
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

/** The words that are looked for; what stands between quotation marks stays together. */
export function wordsOf(query: string): string[] {
  return [...folded(query).matchAll(/"([^"]+)"|[^\s"]+/g)].map(([all, quoted]) => quoted ?? all);
}

/** How well a word fits: as a whole name, at the beginning of a word, anywhere. */
function fit(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (text === word) return 4;
  return /[\p{L}\p{N}_]/u.test(text[at - 1] ?? " ") ? 1 : 2;
}

function score(page: string, title: string, text: string, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const best = 8 * fit(title, word) + 2 * fit(page, word) + fit(text, word);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
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

/** The parts that have every word, the best first. */
export function find(pages: readonly DocsPage[], query: string): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = pages.flatMap(({ path, title: page, parts }) =>
    parts.flatMap(([id, title, text]): Found[] => {
      const points = score(folded(page), folded(title), folded(text), words);
      return points ? [{ path, id, page, title, excerpt: excerptOf(text, words), score: points }] : [];
    }),
  );
  return found.sort((a, b) => b.score - a.score).slice(0, MOST);
}
