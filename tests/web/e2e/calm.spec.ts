/** The calm page: what is said is not lost, nothing takes the digits away without need, sheets go by keyboard. */
import { expect, fillIn, test } from "../support/app.js";
import { CLASSIC } from "../support/sudoku.js";

const both = { tag: ["@desktop", "@phone"] };

test("a pause covers a hint with the digits, and both are there again afterwards", both, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.press("Hint");
  await nonet.press("Hint");
  await expect(nonet.says.locator(".stages .on")).toHaveCount(2);
  const said = await nonet.says.innerText();
  await page.keyboard.press("p");
  await expect(page.locator("#resume")).toBeVisible();
  await expect(nonet.says.getByRole("heading")).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(nonet.says.locator(".stages .on")).toHaveCount(2);
  expect(await nonet.says.innerText()).toBe(said);
});

test("one line leaves the digits where they are", { tag: "@phone" }, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  for (let press = 1; press <= 4; press++) await nonet.press("Hint");
  await expect(nonet.says).toContainText(/placed/);
  await expect(nonet.says.locator(".say-fold")).toHaveCount(0);
  await expect(page.locator(".digits")).toBeVisible();
});

test(
  "tools are searched in one place: the field stays, arrows go over the tools, letters lead back",
  both,
  async ({ nonet, page }) => {
    await nonet.open();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("searchbox");
    const place = await field.boundingBox();
    await page.keyboard.type("che");
    await expect(page.getByRole("button", { name: "Check my entries" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Solve", exact: true })).toHaveCount(0);
    expect(await field.boundingBox()).toEqual(place);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("button", { name: "Check my entries" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: "Check uniqueness" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("c");
    await expect(field).toHaveValue("chec");
  },
);

test("a sheet begins with what there is to press", both, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.openSheet("New game");
  await expect(page.getByRole("button", { name: /^Today/ })).toBeFocused();
  await nonet.closeSheet();
  await expect(nonet.board).toBeFocused();
});

test("views and pages are called by their names", both, async ({ nonet, page }) => {
  await nonet.open();
  await expect(page).toHaveTitle("Nonet – Sudoku");
  await page.goto("./#library/daily");
  await expect(page).toHaveTitle("Library – Nonet");
  await page.goto("./#settings");
  await expect(page).toHaveTitle("Settings – Nonet");
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveTitle("Nonet – Sudoku");
});

test("the browser's Back closes what lies over the view that it leads to", both, async ({ nonet, page }) => {
  await nonet.open();
  await page.goto("./#settings");
  await nonet.back();
  await nonet.openSheet("New game");
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle("Settings – Nonet");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test(
  "starting over says so and can be taken back; a solved game, too, can be undone by a press",
  both,
  async ({ nonet, page }) => {
    await nonet.open();
    await nonet.paste(CLASSIC);
    await fillIn(nonet.board);
    await expect(nonet.says).toContainText("Solved");
    await nonet.says.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator(".pad .hint")).toBeVisible();
    await expect.poll(() => nonet.value()).toContain(".");
    await nonet.press("Start over");
    await expect(nonet.says).toContainText("Started over.");
    await expect.poll(() => nonet.value()).toBe(CLASSIC);
    await page.keyboard.press("Control+z");
    await expect.poll(() => nonet.value()).not.toBe(CLASSIC);
  },
);
