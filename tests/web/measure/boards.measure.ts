/**
 * Pages with one board and with twenty: until all can be played, the memory of the browser, and what the shared
 * engine adds to it.
 */
import { expect, type Page, test } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { embed, script } from "../support/embed.js";
import { memory } from "../support/memory.js";
import { CLASSIC } from "../support/sudoku.js";

const board = `<nonet-board puzzle="${CLASSIC}" controls></nonet-board>`;

/** Milliseconds from the navigation to the last `nonet-ready`, by the page's own clock. */
async function open(page: Page, boards: number): Promise<{ ms: number; close(): Promise<void> }> {
  const there = await embed(script + board.repeat(boards));
  await page.addInitScript((count) => {
    let ready = 0;
    addEventListener(
      "nonet-ready",
      () => ++ready === count && requestAnimationFrame(() => Object.assign(window, { at: performance.now() })),
    );
  }, boards);
  await page.goto(there.url);
  const ms = await (
    await page.waitForFunction(() => (window as unknown as { at?: number }).at, undefined, { timeout: 120_000 })
  ).jsonValue();
  return { ms: ms!, close: there.close };
}

const heap = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  return ((await session.send("Runtime.getHeapUsage")).usedSize as number) / 2 ** 20;
};

for (const boards of [0, 1, 20]) {
  test(`${boards} boards`, async ({ page }) => {
    if (boards === 0) {
      await page.goto("about:blank");
      return console.log(`no board: ${memory().toFixed(0)} MB in all processes`);
    }
    const workers: unknown[] = [];
    page.on("worker", (worker) => workers.push(worker));
    const { ms, close } = await open(page, boards);
    console.log(
      `${boards}: ready after ${ms.toFixed(0)} ms; heap ${(await heap(page)).toFixed(1)} MB, all processes ${memory().toFixed(0)} MB`,
    );
    const stages = await page
      .locator("nonet-board")
      .evaluateAll((all) => Promise.all(all.map(async (one) => (await (one as NonetBoard).hint())?.stage)));
    expect(stages).toEqual(Array(boards).fill("where"));
    expect(workers).toHaveLength(1);
    console.log(
      `${boards}, each with a hint: heap ${(await heap(page)).toFixed(1)} MB, all processes ${memory().toFixed(0)} MB, 1 worker`,
    );
    await close();
  });
}
