/**
 * The documentation as readers see it: every page under the policy, search, another language, without scripts,
 * without a network.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.js";
import { expectAccessible, expectAccessibleInThemes } from "../support/axe.js";

const site = fileURLToPath(new URL("../../../dist/site/", import.meta.url));
const all = [
  "docs.html",
  ...readdirSync(join(site, "docs"), { recursive: true })
    .map((name) => `docs/${String(name)}`)
    .filter((path) => path.endsWith(".html")),
];
/**
 * Those that are made alike from headers and tables are many: every fifth stands for them. Their links are all
 * followed by docs.test.ts.
 */
const pages = all.filter((path, index) => !/\/(cpp|techniques)\//.test(path) || index % 5 === 0);
const search = (page: Page) => page.getByRole("searchbox");
const found = (page: Page) => page.locator("#docs-found li a");

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
}

test("every page opens under the policy, without a complaint of the browser, and fits a phone", async ({ page }) => {
  test.setTimeout(600_000);
  const complaints: string[] = [];
  page.on(
    "console",
    (message) =>
      ["error", "warning"].includes(message.type()) &&
      !/service worker|need the network/i.test(message.text()) &&
      complaints.push(`${page.url()}: ${message.text()}`),
  );
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of pages) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, path);
  }
  expect(complaints).toEqual([]);
});

test("nothing of it is wrong by axe, in every theme", async ({ page }) => {
  test.setTimeout(600_000);
  for (const path of ["docs.html", "docs/guide/element.html", "docs/cpp/sets.html", "docs/zh-CN/techniques.html"]) {
    await page.goto(path);
    await expectAccessibleInThemes(page, path);
  }
  await page.goto("docs/engine.html");
  await expectAccessible(page, "engine");
  await search(page).fill("count");
  await expect(found(page).first()).toBeVisible();
  await expectAccessible(page, "found");
});

test("search leads to the place, by keyboard too", { tag: "@desktop-quick" }, async ({ page }) => {
  await page.goto("docs/guide/privacy.html");
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("nonet-change");
  await expect(page.getByRole("status")).toContainText("Found");
  await expect(found(page).first()).toContainText("nonet-change");
  await page.keyboard.press("ArrowDown");
  await expect(found(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/docs\/element\.html#event-nonet-change$/);
  await expect(page.locator("#event-nonet-change")).toBeInViewport();
  for (const words of ["X-Wing", "count_solutions", "iframe"]) {
    await search(page).fill(words);
    await expect(found(page).first()).toContainText(words, { ignoreCase: true });
  }
  await search(page).fill("zzzz");
  await expect(page.getByRole("status")).toHaveText(/Nothing found/);
  await page.keyboard.press("Escape");
  await expect(page.locator("#docs-found")).toBeHidden();
});

test("in Chinese: the same page, its frame, and search", async ({ page }) => {
  await page.goto("docs/guide/hosting.html");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/docs\/zh-CN\/guide\/hosting\.html$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("部署");
  await search(page).fill("屏幕阅读器");
  await expect(found(page).first()).toHaveAttribute("href", /docs\/zh-CN\/guide\//);
  await page.goto("docs/zh-CN/cpp/solver.html");
  await expect(page.getByText("本参考资料为英文。")).toBeVisible();
  await expect(page.locator("article")).toHaveAttribute("lang", "en");
});

test("the theme is the one that was chosen for the game", async ({ page }) => {
  await page.goto("docs.html");
  await page.evaluate(() => localStorage.setItem("nonet:settings", JSON.stringify({ theme: "sepia" })));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "sepia");
});

test("a chosen theme whose script hangs holds no page back", { tag: ["@desktop", "@firefox"] }, async ({ page }) => {
  await page.route("**/theme.js", () => undefined);
  for (const path of ["docs.html", "docs/grids.html", "docs/zh-CN/command-line.html"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("on a phone the contents open over the page, and lead on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("docs/guide/element.html");
  await expect(page.locator("#docs-contents")).toBeHidden();
  await page.getByRole("button", { name: "Contents" }).click();
  await page.locator("#docs-contents").getByRole("link", { name: "In a form" }).click();
  await expect(page.locator("#docs-contents")).toBeHidden();
  await expect(page.getByRole("heading", { name: "In a form" })).toBeInViewport();
});

test("on a phone searching is one press away, and closes again", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("docs/guide/element.html");
  await expect(search(page)).toBeHidden();
  const button = page.getByRole("button", { name: "Search the documentation" });
  await button.click();
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("X-Wing");
  await expect(found(page).first()).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(search(page)).toBeHidden();
  await expect(page.locator("#docs-found")).toBeHidden();
  await expect(button).toBeFocused();
});

test("every attribute that the element observes is in its reference", async ({ page }) => {
  await page.goto("./");
  const names = await page.evaluate(
    () => (customElements.get("nonet-board") as unknown as { observedAttributes: string[] }).observedAttributes,
  );
  expect(names.length).toBeGreaterThan(12);
  await page.goto("docs/element.html");
  const told = await page
    .locator("[id^='attribute-']")
    .evaluateAll((all) => all.map(({ id }) => id.replace("attribute-", "")));
  expect(names.filter((name) => !told.includes(name))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("everything but search works", async ({ page }) => {
    await page.goto("docs.html");
    await expect(page.getByText("Searching needs JavaScript")).toBeVisible();
    await expect(search(page)).toBeHidden();
    await page.locator("main").getByRole("link", { name: "solver.hpp" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("nonet/solver.hpp");
    await page.getByRole("button", { name: "More" }).click();
    await expect(page.locator("#docs-menu").getByRole("link", { name: "Lab" })).toBeVisible();
    await page.getByRole("link", { name: "中文" }).click();
    await expect(page.getByRole("link", { name: "返回游戏" })).toHaveAttribute("href", "../../../index.html");
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });
  test("all pages can be read and searched once one was open", { tag: "@desktop" }, async ({ page, context }) => {
    await page.goto("docs/guide/privacy.html");
    await expect(page.locator("html[data-kept]")).toBeAttached({ timeout: 100_000 });
    // The next page is the service worker's, once that is active.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto("docs/cpp/solver.html");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("nonet/solver.hpp");
    expect(await page.evaluate(() => getComputedStyle(document.querySelector(".top")!).position)).toBe("sticky");
    await search(page).fill("X-Wing");
    await found(page).first().click();
    await expect(page).toHaveURL(/techniques\/fish\.html/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Fish");
  });
});
