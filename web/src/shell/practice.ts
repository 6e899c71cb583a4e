/** The address at which puzzles for a technique are offered: the pages to learn from name it, the library reads it. */
import { pageAddress } from "#edition";

const TECHNIQUE = "technique";

/** Where the library offers puzzles that need a technique. */
export const practiceAddress = (id: string): string => pageAddress("play", `library?${TECHNIQUE}=${id}`);

/** The technique that such an address names, or "". */
export const practisedAt = (hash: string): string => new URLSearchParams(hash.split("?")[1]).get(TECHNIQUE) ?? "";
