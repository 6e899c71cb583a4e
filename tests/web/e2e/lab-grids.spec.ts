/** The lab: full grids being made, and the tests of the five methods. */
import type { Locator } from "@playwright/test";
import { expectAccessible } from "../support/axe.js";
import { expect, type LabPage, test } from "../support/lab.js";
import { isComplete } from "../support/sudoku.js";

const METHODS = ["backtrack", "transform", "diagonal", "digit-by-box", "uniform"];

/** The board of the section as 81 characters. */
async function board(lab: LabPage): Promise<string> {
  const label = (await lab.making.getByRole("img", { name: /^Board of the full grid/ }).getAttribute("aria-label"))!;
  return label.slice(label.indexOf(":") + 1).replaceAll(" ", "");
}
const press = (lab: LabPage, name: string): Promise<void> =>
  lab.making.getByRole("button", { name, exact: true }).click();
const told = (lab: LabPage): Locator => lab.making.locator(".lab-event p");
const slider = (lab: LabPage): Locator => lab.making.getByRole("slider", { name: "Place in the filling" });
const row = (lab: LabPage, method: string): Locator =>
  lab.making.getByRole("row").filter({ has: lab.page.getByRole("rowheader", { name: method, exact: true }) });

async function make(lab: LabPage, method: string, seed: string): Promise<void> {
  await lab.choose("Method", method);
  await lab.making.getByRole("textbox", { name: /^Seed/ }).fill(seed);
  await press(lab, "Make a grid");
  // Not by its button: that does nothing where playing has come to the end.
  await slider(lab).press("End");
}

for (const method of METHODS) {
  test(`${method} fills the board to a grid that its seed gives again, and can be stepped back to nothing`, async ({
    lab,
  }) => {
    await lab.open();
    await make(lab, method, "a seed");
    const grid = await board(lab);
    expect(isComplete(grid)).toBe(true);
    await expect(told(lab)).toContainText("The grid is full.");
    await expect(lab.making).toContainText(`nonet grids --method ${method} --seed='a seed'`);
    await press(lab, "To the start");
    expect(await board(lab)).toBe(".".repeat(81));
    await press(lab, "One step forward");
    expect((await board(lab)).replaceAll(".", "")).toHaveLength(1);
    await make(lab, method, "a seed");
    expect(await board(lab)).toBe(grid);
    await make(lab, method, "another seed");
    expect(await board(lab)).not.toBe(grid);
  });
}

test("a grid fills by itself, can be paused, and a new one comes each time", { tag: "@desktop" }, async ({
  lab,
  page,
}) => {
  await lab.open();
  await press(lab, "Make a grid");
  await expect(told(lab)).toHaveAttribute("aria-live", "off");
  await expect.poll(async () => Number(await slider(lab).inputValue())).toBeGreaterThan(3);
  await press(lab, "Pause");
  const paused = await slider(lab).inputValue();
  await page.waitForTimeout(300);
  expect(await slider(lab).inputValue()).toBe(paused);
  await lab.making.getByRole("combobox", { name: "Speed" }).selectOption("1,000 steps a second");
  await press(lab, "Play");
  await expect(told(lab)).toContainText("The grid is full.");
  const first = await board(lab);
  await press(lab, "Make a grid");
  await expect.poll(async () => isComplete(await board(lab)) && (await board(lab)) !== first).toBe(true);
});

test("where less motion is wanted, the finished grid is there at once, and steps go back", async ({ lab, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await lab.open();
  await press(lab, "Make a grid");
  await expect(told(lab)).toContainText("The grid is full.");
  expect(isComplete(await board(lab))).toBe(true);
  await expect(lab.making.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
  await press(lab, "One step back");
  expect(isComplete(await board(lab))).toBe(false);
});

test("the watched search and the grid have a place of their own each", async ({ lab }) => {
  await lab.open();
  await lab.record("band");
  await make(lab, "transform", "x");
  expect((await lab.place())[0]).toBe(0);
  await lab.watch.getByRole("button", { name: "One step forward" }).click();
  expect((await lab.place())[0]).toBe(1);
  await expect(slider(lab)).toHaveValue("81");
});

test("all methods are tested one after the other: transform and backtrack are found out, uniform is not", async ({
  lab,
}) => {
  await lab.open();
  await lab.making.getByRole("textbox", { name: /^Seed/ }).fill("e2e");
  await press(lab, "Test all five");
  await expect(lab.making.getByRole("status").filter({ hasText: "Not uniform" })).toBeVisible({ timeout: 60_000 });
  for (const method of METHODS) await expect(row(lab, method)).toHaveClass("done");
  for (const method of ["transform", "backtrack"]) await expect(row(lab, method)).toContainText("not uniform");
  await expect(row(lab, "uniform")).toContainText("no bias seen");
  await expect(row(lab, "transform")).toContainText("< 10⁻³⁰⁰");
  for (const method of METHODS) await expect(row(lab, method).getByRole("cell").nth(1)).toHaveText(/^[1-9][\d,]+$/);
  await expect(lab.making).toContainText("nonet grids --test --method … --count 10000 --seed=e2e");
  // Numbers of another size go.
  await lab.choose("Grids of each", "1,000 grids");
  for (const method of METHODS) await expect(row(lab, method)).toContainText("Not run yet");
});

test("a long test tells how far it is, and can be cancelled and begun again", { tag: "@desktop" }, async ({ lab }) => {
  await lab.open();
  await lab.choose("Grids of each", "1,000,000 grids");
  await press(lab, "Test all five");
  await expect(row(lab, "backtrack")).toContainText(/[1-9][\d,]* of 1,000,000 grids/);
  await expect(row(lab, "transform")).toContainText("Waiting");
  await press(lab, "Cancel");
  for (const method of METHODS) await expect(row(lab, method)).toContainText("Cancelled");
  await lab.choose("Grids of each", "1,000 grids");
  await press(lab, "Test all five");
  for (const method of METHODS) await expect(row(lab, method)).toHaveClass("done", { timeout: 60_000 });
});

test("making and testing work by keyboard, which never loses its place", async ({ lab, page }) => {
  await lab.open();
  await lab.choose("Grids of each", "1,000 grids");
  const button = lab.making.getByRole("button", { name: "Make a grid" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(slider(lab)).toBeVisible();
  await expect(button).toBeFocused();
  await slider(lab).focus();
  await page.keyboard.press("End");
  await expect(told(lab)).toContainText("The grid is full.");
  await page.keyboard.press("ArrowLeft");
  await expect(told(lab)).not.toContainText("The grid is full.");
  const run = lab.making.getByRole("button", { name: "Test all five" });
  await run.focus();
  await page.keyboard.press("Enter");
  await expect(lab.making.getByRole("listitem").first()).toBeVisible({ timeout: 60_000 });
  await expect(run).toBeFocused();
  await page.getByRole("navigation", { name: "Contents" }).getByRole("button", { name: "Make", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Five ways to make a full grid" })).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`no accessibility violation (${colorScheme}), and a seed of any length keeps the page narrow`, async ({
    lab,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await lab.open();
    await make(lab, "digit-by-box", "W".repeat(100));
    await lab.choose("Grids of each", "1,000 grids");
    await press(lab, "Test all five");
    await expect(lab.making.getByRole("listitem").first()).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page, colorScheme, { within: "section[aria-labelledby=lab-making]" });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test.describe("in Chinese", () => {
  test.use({ locale: "zh-CN" });
  test("steps and results are told in Chinese", async ({ lab }) => {
    await lab.open();
    const section = lab.section("生成终盘的五种方法");
    await section.getByRole("button", { name: "生成一个终盘" }).click();
    await section.getByRole("slider", { name: "填写中的位置" }).press("End");
    await expect(section.locator(".lab-event p")).toContainText("终盘已填满。");
    await section.getByRole("button", { name: "检验全部五种" }).click();
    await expect(section.getByRole("listitem").first()).toContainText("不均匀的有：", { timeout: 60_000 });
  });
});
