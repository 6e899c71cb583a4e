/**
 * A file of many puzzles in the browser: opened, rated on all cores, saved; how long each takes, and the most memory
 * that Chromium had.
 */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.js";
import { memory } from "../support/memory.js";

/** By default the puzzles of the tests again and again, so many lines. */
const LINES = 49_151;
const own = readFileSync(new URL("../../data/puzzles.txt", import.meta.url), "utf8").match(/^[1-9.0]{81}/gm)!;
const file = process.env["NONET_COLLECTION"];
const text = file
  ? readFileSync(file, "utf8")
  : Array.from({ length: LINES }, (_, n) => own[n % own.length]).join("\n");

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  let most = memory();
  const watch = setInterval(() => (most = Math.max(most, memory())), 250);
  const start = performance.now();
  await work();
  clearInterval(watch);
  console.log(
    `${name}: ${((performance.now() - start) / 1000).toFixed(1)} s, at most ${most.toFixed(0)} MB in all processes of the browser`,
  );
}

const note = (page: Page): Locator => page.locator(".collection-note");
const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

test("a collection is opened, rated and saved", async ({ page }) => {
  await page.goto("./#collection");
  await expect(page.getByRole("main")).toContainText("1 to 100,000");
  const lines = text.match(/^[1-9.0]{81}/gm)!.length;
  await timed("Nothing open", async () => page.waitForTimeout(1000));
  await timed(`${lines} lines opened`, async () => {
    await page
      .locator("#collection-file")
      .setInputFiles({ name: "many.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(lines + 1), { timeout: 60_000 });
  });
  await press(page, "Rate");
  await expect(page.getByRole("progressbar")).toBeVisible();
  const start = performance.now();
  await press(page, "Cancel");
  await expect(note(page)).toContainText("Cancelled");
  console.log(`Cancelled in ${(performance.now() - start).toFixed(0)} ms`);
  await timed("Rated", async () => {
    await press(page, "Rate");
    await expect(note(page)).toContainText(/puzzles done/, { timeout: 1_500_000 });
  });
  await timed("Saved as CSV", async () => {
    const [download] = await Promise.all([page.waitForEvent("download"), press(page, "Save results (CSV)")]);
    const table = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\r\n");
    expect(table).toHaveLength(lines + 1);
    expect(table.slice(1).every((line) => /,(none|one|several),/.test(line))).toBe(true);
  });
});
