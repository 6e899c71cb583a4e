/** Pages of other people that have a board on them. */
import { dist, host } from "./server.js";

/** A page of somebody else, with the package (and a second copy of it) on another origin and a policy of its own. */
export async function embed(
  body: string,
  policy?: (cdn: string) => string,
): Promise<{ url: string; cdn: string; close(): Promise<void> }> {
  const cdn = await host({
    mounts: { "/npm/": dist("npm"), "/copy/": dist("npm") },
    headers: { "Access-Control-Allow-Origin": "*" },
  });
  const headers = policy ? { "Content-Security-Policy": policy(cdn.origin) } : {};
  const page = `<!doctype html><html lang="en"><title>Host</title><body>${body.replaceAll("CDN", `${cdn.origin}/npm`)}</body></html>`;
  const server = await host({ pages: { "/": page }, headers });
  return { url: `${server.origin}/`, cdn: cdn.origin, close: async () => (await server.close(), cdn.close()) };
}

/** The script that a page needs beside the element; CDN is where the package is. */
export const script = `<script type="module" src="CDN/board.js"></script>`;
