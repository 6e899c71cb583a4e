/** Trying again to fetch a room of the page that did not come, or came wrong. */

import { Late } from "../i18n/patience.js";

/** A file of the page that cannot be had; `Late` is one, too. */
class Missing extends Error {}

export const isMissing = (error: unknown): boolean => error instanceof Missing || error instanceof Late;

/** Rejects with the cause as one of both. */
export const missing = (cause: unknown): never => {
  throw isMissing(cause) ? cause : new Missing(String(cause));
};

/** The addresses of scripts, where the browser tells them, or BROKEN; and of those that the server has right again. */
const wrong = new Set<string>();
const right = new Set<string>();
/** The addresses of style sheets that did not come, until it is known which room they belong to. */
const failed = new Set<string>();
/** The style sheets that each room lacks. */
const lost = new Map<unknown, string[]>();

/** Some script that came broken off: the browser never imports it again, and says of none which it was. */
const BROKEN = "broken";

const isStyle = (url: string): boolean => url.endsWith(".css");

/** From now on the page tells what it lacks, and no longer the guard (start/guard.js). */
export function listenToFailures(): void {
  dispatchEvent(new Event("nonet-runs"));
  window.addEventListener("vite:preloadError", ({ payload }) => {
    const name = nameIn(payload);
    if (name && !isStyle(name)) wrong.add(name);
  });
  const note = ({ target }: Event): unknown => target instanceof HTMLLinkElement && failed.add(target.href);
  document.addEventListener("error", note, true);
}

/**
 * Fetches a room (shell/room.ts); before that once more the style sheets that did not come with it, for Vite asks for each
 * once, and later takes it for there. Rejects when one of these is still missing.
 */
export async function fetched<Own>(load: () => Promise<Own>): Promise<Own> {
  for (const url of lost.get(load) ?? []) await renew(url);
  lost.delete(load);
  try {
    return await load();
  } catch (error) {
    if (isStyle(nameIn(error))) lost.set(load, [...failed].filter(isStyle));
    failed.clear();
    throw error;
  }
}

const styles = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll("link[rel=stylesheet]");

const nameIn = (error: unknown): string =>
  /\bSyntaxError\b/.test(String(error)) ? BROKEN : (/https?:\S+/.exec(String(error))?.[0] ?? "");

/** Whether the page cannot have it any more, though the server has: some browsers import nothing twice that failed once. */
export const isStuck = (error: unknown): boolean => right.has(nameIn(error));

/** Asks for a style sheet once more, and answers whether it came. */
const comes = (link: HTMLLinkElement): Promise<boolean> =>
  new Promise((come) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.onload = next.onerror = (event) => come((event as Event).type === "load");
    link.replaceWith(next);
  });

/**
 * Fetches a file again, past the browser's cache and any other that keeps wrong answers; and what it imports, for the
 * browser names the outermost script, whichever of them came wrong.
 */
async function renew(url: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const response = await fetch(url, { cache: "reload" });
  const text = await response.text();
  const isRight = response.ok && /script|css/.test(response.headers.get("Content-Type") ?? "");
  const link = [...styles()].find(({ href }) => href === url);
  if (!isRight || (link && !(await comes(link)))) throw new Error(`${url} is missing`);
  const imports = [...text.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)];
  await Promise.all(imports.map(([, path]) => renew(new URL(path!, url).href, seen)));
}

/** The folder of the page's scripts. */
export const ownFolder = import.meta.url.replace(/[^/]*$/, "");

/** Whichever it was of all that the page has asked for. */
async function renewScripts(): Promise<void> {
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  const seen = new Set<string>();
  await Promise.all(
    urls.filter((url) => url.startsWith(ownFolder) && url.endsWith(".js")).map((url) => renew(url, seen)),
  );
}

/** Runs it once more: after fetching scripts that came wrong again. What still hangs is ended first, or it would be waited for again. */
export function again(run: () => unknown, hangs: boolean): () => Promise<void> {
  return async () => {
    if (hangs) {
      for (const link of styles()) if (!link.sheet) link.dispatchEvent(new Event("error"));
      stop();
      // Whoever waits for it hears of it first.
      await new Promise((done) => setTimeout(done));
    }
    await Promise.all(
      Array.from(wrong, (name) =>
        (name === BROKEN ? renewScripts() : renew(name)).then(() => {
          wrong.delete(name);
          right.add(name);
        }, console.warn),
      ),
    );
    run();
  };
}
