/**
 * The site: the game, the lab and the pages to learn from are pages of their own. `single/edition.ts` takes the place
 * of this in the single file.
 */

/** Another page than the one that is open is another file. */
export type PageName = "play" | "learn" | "lab";

/**
 * Whether all of it is one file that its user keeps: nobody else can follow its address, and it neither is installed
 * nor fetches anything.
 */
export const SINGLE_FILE: boolean = false;

const FILES = { play: "./", learn: "./learn.html", lab: "./lab.html" } as const satisfies Record<PageName, string>;

/** The address of a page, with what is to be shown there. In the game's own page nothing is loaded anew on the way. */
export function pageAddress(page: PageName, fragment = ""): string {
  if (page === "play" && isPlayOpen()) return ownAddress(fragment);
  const file = page === "play" && fragment ? "./index.html" : FILES[page];
  return fragment ? `${file}#${fragment}` : file;
}

/** It has two names: that of its folder, and that of its file. */
const isPlayOpen = (): boolean =>
  location.pathname.replace(/\/index\.html$/, "/") === new URL(FILES.play, location.href).pathname;

/** An address in the page that is open. */
export const ownAddress = (fragment: string): string => `#${fragment}`;

/** The address of the page that is open, without anything that is to be shown there. */
export const bareAddress = (): string => location.pathname + location.search;

/** The fragment to show in the page that is open: "", or `#` and the rest. */
export const ownHash = (): string => location.hash;
