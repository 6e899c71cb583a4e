/**
 * Which file of ours answers which address. Pages are known by their names alone: the network has every other address.
 */

/** The pages that are kept on the device, without `.html`. The first is that of the folder itself. */
const PAGES: readonly string[] = ["index", "lab", "learn"];

/**
 * The page at a path below the site's folder, as any server may call it: with its ending, without, or with a slash
 * behind.
 */
export function pageAt(path: string): string | undefined {
  const name = path.replace(/\/$/, "").replace(/\.html$/, "") || (path === "" ? PAGES[0]! : "");
  return PAGES.includes(name) ? `${name}.html` : undefined;
}

/** Whether a path below the site's folder is of the documentation. */
export const isOfDocs = (path: string): boolean => /^docs(\.html)?(\/|$)/.test(path);

/** Under which name a page of the documentation is kept, however a server calls it. Other files go by their own. */
export function docsFile(path: string): string {
  const bare = path.replace(/\/$/, "");
  return /\.\w+$/.test(bare) ? bare : `${bare.replace(/^docs\/zh-CN$/, "$&/index")}.html`;
}
