/** Waiting for a room of the page, its texts among them: a request that hangs is told of like one that failed. */

const SECONDS = 8;

/** Work that lasts no longer than this shows no progress: it would only flicker. */
export const PATIENCE_MS = 300;

/** It has not come in time, but may still come. */
export class Late extends Error {
  readonly coming: Promise<unknown>;

  constructor(coming: Promise<unknown>) {
    super("Nothing came in time.");
    this.coming = coming;
  }
}

/** What comes in time; else rejects with `Late`. Only seconds count in which the page runs: not those that a device sleeps. */
export const inTime = <T>(coming: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    let left = SECONDS;
    const stop = (): void => clearInterval(ticks);
    const ticks = setInterval(() => --left || (stop(), reject(new Late(coming))), 1000);
    coming.then(resolve, reject).finally(stop);
  });

/** What comes before the signal is aborted; then it rejects at once. What is fetched knows no signal, and may hang. */
export const whileWanted = <T>(coming: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener("abort", reject);
    coming.then(resolve, reject);
  });
