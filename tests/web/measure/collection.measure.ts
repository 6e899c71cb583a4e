/** A file of many puzzles in the browser: opened, rated on all cores, saved; how long each takes, and the most memory that Chromium had. */
import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.js";

/** By default the puzzles of the tests again and again, so many lines. */
const LINES = 49_151;
const own = readFileSync(new URL("../../data/puzzles.txt", import.meta.url), "utf8").match(/^[1-9.0]{81}/gm)!;
const file = process.env["NONET_COLLECTION"];
const text = file ? readFileSync(file, "utf8") : Array.from({ length: LINES }, (_, n) => own[n % own.length]).join("\n");

const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // The process has ended.
  }
};

/** The processes that this one started, with all that those started. */
function started(): number[] {
  const parents = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map((id) => [Number(id), Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${id}/status`))?.[1])] as const);
  const found = [process.pid];
  for (const id of found) found.push(...parents.filter(([, parent]) => parent === id).map(([child]) => child));
  return found.slice(1);
}

/** Megabytes of all processes of the browser, on Linux; what they share is divided among them. */
const memory = (): number => started().reduce((sum, id) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0), 0) / 1024;

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  let most = memory();
  const watch = setInterval(() => (most = Math.max(most, memory())), 250);
  const start = performance.now();
  await work();
  clearInterval(watch);
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s, at most ${most.toFixed(0)} MB in all processes of the browser`);
}

const note = (page: Page): Locator => page.locator(".collection-note");
const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

test("a collection is opened, rated and saved", async ({ page }) => {
  await page.goto("./#collection");
  await expect(page.getByRole("main")).toContainText("1 to 100,000");
  const lines = text.match(/^[1-9.0]{81}/gm)!.length;
  await timed("Nothing open", async () => page.waitForTimeout(1000));
  await timed(`${lines} lines opened`, async () => {
    await page.locator("#collection-file").setInputFiles({ name: "many.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
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
    const table = readFileSync(await download.path(), "utf8").trimEnd().split("\r\n");
    expect(table).toHaveLength(lines + 1);
    expect(table.slice(1).every((line) => /,(none|one|several),/.test(line))).toBe(true);
  });
});
