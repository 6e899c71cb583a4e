/**
 * The same as `unit/carried.test.ts`, in the browser: a page plays, is given settings, saves a backup, brings it back,
 * and has a second tab beside it. What it does not know of the storage is there afterwards, byte for byte.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, NonetPage, test } from "../support/app.js";
import { KNOWN_STORES, NEW_STORES, type Unknown } from "../support/unknown-values.js";

const ALL = [...KNOWN_STORES, ...NEW_STORES];

/** What is not there any more, of what was put in. */
async function lost(page: Page, entries: readonly Unknown[]): Promise<string[]> {
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  return entries.flatMap(({ key, marks }) =>
    marks.filter((mark) => !stored[key]?.includes(mark)).map((mark) => `${key}: ${mark}`),
  );
}

async function changeSetting(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = "#settings"));
  await page.getByRole("checkbox", { name: "Tint equal digits" }).click();
}

test("what a page does not know of the storage outlasts play, settings, a second tab, a backup and its return", {
  tag: ["@desktop", "@firefox"],
}, async ({ nonet, page, context }) => {
  await page.goto("./theme.js");
  await page.evaluate(
    (all) => {
      for (const { key, text } of all) localStorage.setItem(key, text);
      localStorage.setItem("nonet:current", "one");
    },
    ALL.map(({ key, text }) => ({ key, text })),
  );
  await nonet.open();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "auto");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("1");
  await changeSetting(page);

  const second = await context.newPage();
  const tab = new NonetPage(second);
  await tab.open();
  await second.keyboard.press("Control+z");
  await second.goto("./learn.html#whip");
  await expect(second.getByRole("heading", { level: 3, name: /Whip/ }).first()).toBeVisible();
  await second.getByRole("banner").getByRole("button", { name: "More" }).click();
  for (const language of ["zh-CN", "en"]) {
    await second.locator("dialog[open]").getByRole("combobox").selectOption(language);
    await expect(second.locator("html")).toHaveAttribute("lang", language);
  }
  await second.close();
  await page.keyboard.press("Escape");
  expect(await lost(page, ALL)).toEqual([]);

  await page.evaluate(() => (location.hash = "#library/backup"));
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a backup" }).click();
  const text = await readFile(await (await downloading).path(), "utf8");
  await page.goto("./theme.js");
  await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
  await nonet.open();
  await page.evaluate(() => (location.hash = "#library/backup"));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "backup.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const main = page.getByRole("main");
  await expect(main).toContainText("A newer version made 5 parts. Nonet keeps them as they are.");
  await main.getByText("Show which").last().click();
  await expect(main.getByText("medals", { exact: true })).toBeVisible();
  await main.getByRole("button", { name: "Replace what is here" }).click();
  await main.getByRole("button", { name: "Replace everything" }).click();
  await expect(page.locator(".view-notices")).toContainText("Everything now matches the backup");
  const kept = ALL.filter(({ key }) => key !== "nonet:shelf");
  expect(await lost(page, kept)).toEqual([]);
  await page.reload();
  await changeSetting(page);
  expect(await lost(page, kept)).toEqual([]);
});
