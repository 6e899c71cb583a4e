/** Trying again to fetch a part of the page that did not come, or came wrong. */

/** The addresses of such parts, where the browser tells them; and of those that the server has right again. */
const wrong = new Set<string>();
const right = new Set<string>();

/** From now on the page tells what it lacks, and no longer the guard (start/guard.js). */
export function listenToFailures(): void {
  dispatchEvent(new Event("nonet-runs"));
  window.addEventListener("vite:preloadError", ({ payload }) => {
    const url = addressIn(payload);
    if (url) wrong.add(url);
  });
}

const styles = (): NodeListOf<HTMLLinkElement> => document.querySelectorAll("link[rel=stylesheet]");

const addressIn = (error: unknown): string | undefined => /https?:\S+/.exec(String(error))?.[0];

/** Whether the page cannot have it any more, though the server has: some browsers import nothing twice that failed once. */
export const isStuck = (error: unknown): boolean => right.has(addressIn(error) ?? "");

/** Asks for a style sheet once more, which Vite does not, and answers whether it came. */
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

/** Runs it once more: after fetching what came wrong again. What still hangs is ended first, or it would be waited for again. */
export function again(run: () => unknown, hangs: boolean): () => Promise<void> {
  return async () => {
    if (hangs) {
      for (const link of styles()) if (!link.sheet) link.dispatchEvent(new Event("error"));
      stop();
      // Whoever waits for it hears of it first.
      await new Promise((done) => setTimeout(done));
    }
    await Promise.all(
      Array.from(wrong, (url) =>
        renew(url).then(() => {
          wrong.delete(url);
          right.add(url);
        }, console.warn),
      ),
    );
    // Without its style no part is shown, and what is said of it stays.
    if (![...wrong].some((url) => url.endsWith(".css"))) run();
  };
}
