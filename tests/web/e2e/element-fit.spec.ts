/** The room that an element takes on a page: before it is there, and where height is scarce. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser.js";
import { embed, script } from "../support/embed.js";
import { CLASSIC } from "../support/sudoku.js";

/** The lines that the guide recommends. */
const LINES = `<link rel="stylesheet" href="CDN/board.css"><link rel="modulepreload" href="CDN/controls.js">${script}`;
/** The builder's markup for feeds, mail and pages without scripts. */
const INSIDE = `<p><a href="CDN/">Play this Sudoku</a></p><table border="1" cellpadding="4">${(
  CLASSIC.match(/.{9}/g) ?? []
)
  .map((row) => `<tr>${Array.from(row, (digit) => `<td>${digit}`).join("")}`)
  .join("")}</table>`;
const article = (attributes: string, lines = LINES, inside = ""): string =>
  `<meta name="viewport" content="width=device-width">${lines}
  <style>body { font: 17px/1.5 Georgia, serif; max-width: 62rem; margin: 0 auto; padding: 0 12px }</style>
  <h1>An article</h1><nonet-board puzzle="${CLASSIC}" ${attributes}>${inside}</nonet-board><p id="after">And on it goes.</p>`;

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const boxOf = (page: Page, part: string): Promise<{ width: number; height: number; top: number; bottom: number }> =>
  page.locator("nonet-board").evaluate((board, selector) => {
    const { width, height, top, bottom } = board.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
    return { width, height, top, bottom };
  }, part);

for (const [attributes, inside] of [
  ["", ""],
  ["controls", ""],
  ["controls timer", ""],
  ['controls lang="zh-CN"', ""],
  ["controls", INSIDE],
] as const)
  for (const [width, height] of [
    [320, 740],
    [412, 900],
    [700, 1000],
    [740, 360],
    [1280, 800],
  ] as const)
    test(`nothing on the page moves when the board comes: <nonet-board ${attributes}>, ${inside && "with a table in it, "}${width} × ${height}`, {
      tag: attributes === "controls" && !inside && width === 412 ? "@desktop-quick" : "@desktop",
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      // One after the other, each when what was there before has been drawn.
      const open = { board: (): void => {}, controls: (): void => {} };
      for (const name of ["board", "controls"] as const) {
        const opened = new Promise<void>((done) => (open[name] = done));
        await page.route(`**/${name}.js`, async (route) => (await opened, await route.continue()));
      }
      const there = await embed(article(attributes, LINES, inside));
      await page.goto(there.url, { waitUntil: "commit" });
      const after = page.locator("#after");
      const before = (await after.boundingBox())!.y;
      open.board();
      await expect(page.getByRole("grid")).toBeVisible();
      await drawn(page);
      expect((await after.boundingBox())!.y).toBeCloseTo(before, 0);
      open.controls();
      if (attributes) await expect(page.getByRole("button").first()).toBeVisible();
      await drawn(page);
      expect((await after.boundingBox())!.y).toBeCloseTo(before, 0);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
      await there.close();
    });

test("a board is no higher than the window; what it is played with stands beside it there @desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const there = await embed(article("controls timer", script));
  await page.goto(there.url);
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  const [grid, side] = [await boxOf(page, ".grid"), await boxOf(page, ".side")];
  expect(grid.height).toBeLessThanOrEqual(344);
  expect(grid.height).toBeGreaterThan(320);
  expect(side.bottom - Math.min(side.top, grid.top)).toBeLessThanOrEqual(344);
  const last = (await page.getByRole("button", { name: "Restart" }).boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(side.bottom + 0.5);
  await page.setViewportSize({ width: 1280, height: 500 });
  expect((await boxOf(page, ".grid")).height).toBeLessThanOrEqual(484);
  await there.close();
});

test("in a container of fixed height a board and its controls fit, coordinates beside the grid @desktop", async ({
  page,
}) => {
  for (const style of [`height: 480px`, `height: 100%`]) {
    const there = await embed(
      `${script}<div style="height: 480px; width: 600px"><nonet-board controls coordinates style="${style}" puzzle="${CLASSIC}"></nonet-board></div>`,
    );
    await page.goto(there.url);
    await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
    const last = (await page.getByRole("button", { name: "Restart" }).boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(8 + 480 + 0.5);
    const grid = await boxOf(page, ".grid");
    expect(grid.width).toBeCloseTo(grid.height, 0);
    const gap = await page.locator("nonet-board").evaluate((board) => {
      const at = (part: string): DOMRect => board.shadowRoot!.querySelector(part)!.getBoundingClientRect();
      return at(".grid").left - at(".rows").right;
    });
    expect(Math.abs(gap)).toBeLessThan(2);
    await there.close();
  }
});

test("a board that was told how high it may be is no higher @desktop", async ({ page }) => {
  const there = await embed(
    `${script}<nonet-board style="--nonet-max-height: 300px" puzzle="${CLASSIC}"></nonet-board>`,
  );
  await page.goto(there.url);
  await expect(page.getByRole("grid")).toBeVisible();
  expect((await boxOf(page, ".grid")).height).toBeLessThanOrEqual(300);
  await there.close();
});

test("one number gives the board another hue @desktop", async ({ page }) => {
  const there = await embed(`${script}<nonet-board style="--nonet-hue: 150" puzzle="${CLASSIC}"></nonet-board>`);
  await page.goto(there.url);
  const colours = (): Promise<string[]> =>
    page.locator("nonet-board").evaluate((board) => {
      const cells = board.shadowRoot!.querySelectorAll("[data-cell]");
      return [getComputedStyle(cells[2]!).backgroundColor];
    });
  await page.getByRole("gridcell").nth(2).click();
  const [selected] = await colours();
  expect(selected).toContain("150");
  await there.close();
});
