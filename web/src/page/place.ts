/** Places: of the lab, and of a character in a text. */
import { pageAddress } from "#edition";

/** Where the lab is, seen from the game's page, with a puzzle (81 characters) to look at. */
export const labAddress = (puzzle: string): string => pageAddress("lab", `p=${puzzle}`);

/** Where a technique is explained, or a family of them; "" for all. */
export const learnAddress = (id: string): string => pageAddress("learn", id);

const TECHNIQUE = "technique";

/** Where the library offers puzzles that need a technique. */
export const practiceAddress = (id: string): string => pageAddress("play", `library?${TECHNIQUE}=${id}`);

/** The technique that such an address names, or "". */
export const practisedAt = (hash: string): string => new URLSearchParams(hash.split("?")[1]).get(TECHNIQUE) ?? "";

/** The index of a line and column (both from 1, columns in code points); the line's start without a column, -1 without a line. */
export function indexOf(text: string, line: number, column: number): number {
  if (line < 1) return -1;
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, part) => sum + part.length + 1, 0);
  return (
    before +
    Array.from(lines[line - 1] ?? "")
      .slice(0, Math.max(0, column - 1))
      .join("").length
  );
}

/** Selects the character at an index, or puts the caret where something is missing. */
export function showPlace(area: HTMLTextAreaElement, index: number): void {
  const character = area.value.codePointAt(index);
  const length = character !== undefined && area.value[index] !== "\n" ? String.fromCodePoint(character).length : 0;
  area.focus();
  area.setSelectionRange(index, index + length);
}

/** The documentation, in a language that it is written in. */
export const docsAddress = (language: string): string =>
  /^zh\b/.test(language) ? "./docs/zh-CN/index.html" : "./docs.html";
