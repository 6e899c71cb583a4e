/** Every search of techniques knows what other programs and books call them. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.js";
import { expectAccessible } from "../support/axe.js";

const texts = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allInnerTexts();

test("a technique is found by its other names where one learns, chooses, practises and makes", async ({
  nonet,
  page,
}) => {
  await page.goto("learn.html");
  const learn = page.getByRole("searchbox", { name: "Search techniques" });
  await learn.fill("UR");
  await expect(page.locator(".learn-found a").first()).toHaveText("Unique Rectangle Type 1");
  await learn.fill("crane");
  await expect(page.locator(".learn-found li")).toHaveText(["Turbot FishHardAlso called: Crane, Turbot Crane"]);
  await expectAccessible(page, "found by another name");
  await page.getByRole("link", { name: "Turbot Fish" }).click();
  await expect(page.getByRole("heading", { level: 3, name: /^Turbot Fish/ }).last()).toBeFocused();
  await expect(page.getByText("Also called: Crane, Turbot Crane")).toBeInViewport();

  await nonet.open();
  await nonet.press("Techniques");
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: "Search" }).fill("als");
  await expect(main.getByRole("switch").first()).toHaveAccessibleName("ALS-XZ");
  // Its level comes first, before easier ones that only have the letters somewhere.
  expect((await texts(page, ".steps-group .level"))[0]).toBe("Fiendish");
  await main.getByRole("searchbox", { name: "Search" }).fill("thors hammer");
  await expect(main.getByRole("switch")).toHaveCount(1);
  await expect(main).toContainText("Also called: Trivalue Oddagon, Chromatic Pattern");
  await main.getByRole("searchbox", { name: "Search" }).fill("m-wing");
  await expect(main.getByRole("switch").first()).toHaveAccessibleName("AIC (M-Wing)");

  await page.goto("./index.html#library/practise");
  const library = page.getByRole("searchbox", { name: "Search the techniques" });
  await expect(library).toBeEnabled();
  await library.fill("BUG");
  await expect(page.locator(".library-techniques button").first()).toContainText("Bivalue Universal Grave + 1");
  await library.fill("box line reduction");
  await expect(page.locator(".library-techniques button")).toHaveText([
    /Locked Candidates Type 2 \(Claiming\)\s*Box\/Line Reduction · Medium/,
  ]);

  await page.goto("./index.html");
  await nonet.press("Make a puzzle");
  await page.getByRole("searchbox").fill("domino loop");
  await expect(page.locator("#maker-technique option")).toHaveText(["Any", "SK Loop · Domino Loop"]);
});

test.describe("in Chinese", () => {
  test.use({ locale: "zh-CN" });
  test("the standard English name is among the others, and lists of names have separators", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.goto("learn.html#fish");
    await expect(page.getByText("又名：X-Wing、二链列")).toBeVisible();
    await expect(page.getByRole("heading", { level: 3, name: "X翼、剑鱼、水母" })).toBeVisible();
  });
});
