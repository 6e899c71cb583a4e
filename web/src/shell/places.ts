/** Where the other pages are, seen from that of the game. */
import { pageAddress } from "#edition";

/** Where the lab is, seen from the game's page, with a puzzle (81 characters) to look at. */
export const labAddress = (puzzle: string): string => pageAddress("lab", `p=${puzzle}`);

/** Where a technique is explained, or a family of them; "" for all. */
export const learnAddress = (id: string): string => pageAddress("learn", id);

/** The documentation, in a language that it is written in. */
export const docsAddress = (language: string): string =>
  /^zh\b/.test(language) ? "./docs/zh-CN/index.html" : "./docs.html";

const TECHNIQUE = "technique";
const NOW = "now";

/** Where the library offers puzzles that need a technique. */
export const practiceAddress = (id: string): string => pageAddress("play", `library/practise?${TECHNIQUE}=${id}`);

/** The same, and the first of them is made at once. */
export const practiseNow = (id: string): string => `${practiceAddress(id)}&${NOW}`;

/** Whether such an address asks for one at once. */
export const isPractisedNow = (hash: string): boolean => new URLSearchParams(hash.split("?")[1]).has(NOW);

/** The technique that such an address names, or "". */
export const practisedAt = (hash: string): string => new URLSearchParams(hash.split("?")[1]).get(TECHNIQUE) ?? "";
