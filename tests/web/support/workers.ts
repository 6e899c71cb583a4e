/** The page's workers, which not every driver reaches: a script is put before theirs. */
import type { Page } from "@playwright/test";

/** Puts a script before that of each worker that begins from now on, as long as `wanted()` holds. */
export async function beforeWorkers(page: Page, script: string, wanted: () => boolean = () => true): Promise<void> {
  await page.route(/worker[^/]*\.js$/, async (route) => {
    if (!wanted()) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}

/** Has a worker run a script, which has the `event`, before it takes a call that is marked (`markNext`). */
export const atMarked = (page: Page, script: string): Promise<void> =>
  beforeWorkers(page, `addEventListener("message", (event) => { if (event.data.marked) { ${script}; } });`);

/**
 * Marks the next call of a name: by name, since there are workers of the page's own work too, whose calls come when
 * they will.
 */
export const markNext = (page: Page, call: string): Promise<void> =>
  page.evaluate((call) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { call: string; marked?: true }) {
      if (message.call === call) {
        message.marked = true;
        Worker.prototype.postMessage = post;
      }
      post.call(this, message);
    };
  }, call);

/**
 * Counts, from now on and in each document, the workers that the page begins: where it does so, since not every
 * driver tells of them.
 */
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
