/** Trying again to fetch a part of the page that did not come, or came wrong. */

/** The addresses of such parts, where the browser tells them. */
const wrong = new Set<string>();

export function listenToFailures(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    const [url] = /https?:\S+/.exec(String(payload)) ?? [];
    if (url) wrong.add(url);
  });
}

/**
 * Fetches a file again, past the browser's cache and any other that keeps wrong answers; and what it imports, for the
 * browser names the outermost script, whichever of them came wrong.
 */
async function renew(url: string, seen: Set<string>): Promise<void> {
  if (seen.has(url)) return;
  seen.add(url);
  const text = await (await fetch(url, { cache: "reload" })).text();
  const imports = [...text.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)];
  await Promise.all(imports.map(([, path]) => renew(new URL(path!, url).href, seen)));
}

/** Runs it once more: after fetching what came wrong again. */
export function again(run: () => unknown): () => Promise<void> {
  return async () => {
    await Promise.all(Array.from(wrong, (url) => renew(url, new Set()).then(() => wrong.delete(url), console.warn)));
    run();
  };
}
