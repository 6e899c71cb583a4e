/**
 * The single file: the beginnings of their addresses tell its pages apart, and going from one to another loads the file
 * anew (`main.ts`).
 */
import type { PageName } from "../shell/edition.js";

export type { PageName };

export const SINGLE_FILE: boolean = true;

/** `#learn`, or `#lab/` and what is to be shown there; all others are addresses of the game. */
const SIDE_PAGE = /^#(learn|lab)(?:\/|$)/;

/** The page that an address's fragment names. */
export const pageOf = (hash: string): PageName => (SIDE_PAGE.exec(hash)?.[1] as PageName | undefined) ?? "play";

export function pageAddress(page: PageName, fragment = ""): string {
  if (page === "play") return `#${fragment}`;
  return fragment ? `#${page}/${fragment}` : `#${page}`;
}

export const ownAddress = (fragment: string): string => pageAddress(pageOf(location.hash), fragment);

export const bareAddress = (): string =>
  pageOf(location.hash) === "play" ? location.pathname + location.search : ownAddress("");

export function ownHash(): string {
  const fragment = location.hash.replace(SIDE_PAGE, "");
  return fragment === "" || fragment.startsWith("#") ? fragment : `#${fragment}`;
}
