/** Splitting long work, so that the page can be drawn and used in between. */

/**
 * Resolves in a task of its own. Unlike a timer of 0 ms, which imitations of a browser have alone, it is not made to wait when it is
 * used often.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (!globalThis.MessageChannel) return void setTimeout(resolve);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
