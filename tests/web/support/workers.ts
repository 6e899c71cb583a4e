/** The page's workers, which not every driver reaches: a script is put before theirs, which waits for a word from the page. */
import type { Page } from "@playwright/test";

/** Puts a script before that of each worker that begins from now on, as long as `wanted()` holds. */
export async function beforeWorkers(page: Page, script: string, wanted: () => boolean = () => true): Promise<void> {
  await page.route(/worker[^/]*\.js$/, async (route) => {
    if (!wanted()) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

/**
 * Has a worker that has been told (`tellWorkers`) run a script, which has the `event`, before it begins a call of that name. By name, since what the page asks of
 * itself (a rating, say) can still be waiting when the word comes.
 */
export const atCall = (page: Page, call: string, script: string): Promise<void> =>
  beforeWorkers(
    page,
    `let isTold = false;
    new BroadcastChannel("test").onmessage = () => { isTold = true; new BroadcastChannel("told").postMessage(0); };
    addEventListener("message", (event) => {
      if (!isTold || event.data.call !== ${JSON.stringify(call)}) return;
      ${script};
    });`,
  );

/** Resolves when a worker knows: what is asked of that worker from then on comes after it. */
export const tellWorkers = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new BroadcastChannel("told").onmessage = () => resolve();
        new BroadcastChannel("test").postMessage(0);
      }),
  );

/** Counts, from now on and in each document, the workers that the page begins: where it does so, since not every driver tells of them. */
export async function countWorkers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const own = window.Worker;
    const counted = { workers: 0 };
    window.Worker = class extends own {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        counted.workers++;
      }
    };
    Object.assign(window, { counted });
  });
  return () => page.evaluate(() => (window as unknown as { counted: { workers: number } }).counted.workers);
}
