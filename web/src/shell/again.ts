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
 * Runs it once more: after fetching the wrong file again, past the browser's cache and any other that keeps wrong
 * answers.
 */
export function again(run: () => unknown): () => Promise<void> {
  return async () => {
    await Promise.all(
      Array.from(wrong, (url) => fetch(url, { cache: "reload" }).then(() => wrong.delete(url), console.warn)),
    );
    run();
  };
}
