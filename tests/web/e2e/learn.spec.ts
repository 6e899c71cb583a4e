/** The pages to learn from: families, techniques, and examples that are made and explained on the spot. */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/app.js";
import { expectAccessible, expectAccessibleInThemes } from "../support/axe.js";

const stateOf = (page: Page): Promise<string> => page.locator("#example").evaluate((board: NonetBoard) => board.state);
const valueOf = (page: Page): Promise<string> => page.locator("#example").evaluate((board: NonetBoard) => board.value);

test("from the index to a technique, an example stage by stage, another one, and the family after it", async ({
  page,
}) => {
  test.slow(); // Two examples are made, and two pages are analysed in every theme.
  await page.goto("learn.html");
  await expect(page.getByRole("navigation", { name: "Families of techniques" }).getByRole("link")).toHaveCount(16);
  await expectAccessibleInThemes(page, "families");
  await page.getByRole("searchbox", { name: "Search techniques" }).fill("x-w");
  await page.getByRole("link", { name: "X-Wing", exact: true }).click();
  await expect(page).toHaveURL(/learn\.html#x-wing$/);
  await expect(page.getByRole("heading", { level: 3, name: /^X-Wing/ }).last()).toBeFocused();
  await expect(page).toHaveTitle("Fish – Nonet – Learn");

  await page.getByRole("button", { name: "Show an example: X-Wing", exact: true }).click();
  const example = page.getByRole("group", { name: "Example: X-Wing" });
  await expect(example).toBeFocused({ timeout: 30_000 });
  await expect(example).toContainText(/Look at the \ds in (rows|columns) \d and \d\./);
  await expect(example).toContainText("Your device made this position just now");
  const [before, state] = [await valueOf(page), await stateOf(page)];
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(example).toContainText("strike it out in the rest of these columns");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(example).toContainText(/(rows|columns) \d and \d, \d fits only in/);
  await expect(example.getByRole("gridcell", { name: /strike out/ }).first()).toBeVisible();
  await expectAccessibleInThemes(page, "technique");
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(example).toContainText("This is the position after the step.");
  expect(await valueOf(page)).toBe(before);
  expect(await stateOf(page)).not.toBe(state);
  await page.getByRole("button", { name: "Where to look" }).click();
  expect(await stateOf(page)).toBe(state);

  await page.getByRole("button", { name: "Another example" }).click();
  await expect(example).toContainText(/Look at the \ds in (rows|columns) \d and \d\./, { timeout: 30_000 });
  expect(await valueOf(page)).not.toBe(before);
  await expect(example.getByRole("link", { name: "Train", exact: true })).toHaveAttribute("href", "#train/x-wing");

  await page.getByRole("link", { name: "Next family: Single-digit patterns" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Single-digit patterns" })).toBeFocused();
  await expect(example).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Fish" })).toBeVisible();
});

test("singles are shown by their digits alone, everything else with its candidates", async ({ page }) => {
  await page.goto("learn.html#naked-single");
  const shown = async (name: string): Promise<string> => {
    await page.getByRole("button", { name: `Show an example: ${name}`, exact: true }).click();
    await expect(page.getByRole("group", { name: `Example: ${name}` })).toBeVisible({ timeout: 30_000 });
    return page.locator("#example").evaluate((board: NonetBoard) => board.marks);
  };
  expect(await shown("Naked single")).toBe("notes");
  await page.goto("learn.html#naked-pair");
  expect(await shown("Naked Pair")).toBe("candidates");
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });
  test("a technique too rare to be made has a known example, in Chinese too, and none needs the network", {
    tag: "@desktop-quick",
  }, async ({ page, context }) => {
    test.slow();
    await page.goto("learn.html#whip");
    await expect(page.getByRole("heading", { level: 3, name: /Whip/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("combobox", { name: "Language" }).selectOption("zh-CN");
    await page.getByRole("button", { name: "关闭" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "链和环" })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/[a-z]+-[a-z]+-[a-z]+/);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole("button", { name: "看一个例题: 鞭链（Whip）", exact: true }).click();
    const example = page.getByRole("group", { name: /鞭链/ });
    await expect(example).toContainText("把一个已知盘面变换而来", { timeout: 30_000 });
    await page.getByRole("button", { name: "为什么" }).click();
    await expect(example).toContainText(/所以r\dc\d不是\d。/);
    await expectAccessible(page, "technique in Chinese");
    await context.setOffline(false);
  });
});
