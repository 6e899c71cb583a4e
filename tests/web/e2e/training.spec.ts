/** Training: tasks by keyboard, mouse and touch, what is said of answers, and what is kept. */
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/app.js";
import { expectAccessible, expectAccessibleInThemes } from "../support/axe.js";
import { solveNaively } from "../support/sudoku.js";

const boardOn = (page: Page): Locator => page.locator("#task");
const valueOf = (page: Page): Promise<string> => boardOn(page).evaluate((board: NonetBoard) => board.value);
const cellOn = (page: Page, cell: number): Locator => page.locator(`#task [data-cell="${cell}"]`);
const said = (page: Page): Locator => page.locator(".train-said");
const recordOf = (page: Page): Promise<{ tasks: number; right: number; streak: number } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("nonet:training") ?? "null"));

/** The solution, by a solver of the tests. */
const solutionOf = async (page: Page): Promise<string> => Array.from(solveNaively(await valueOf(page))!).join("");

async function start(page: Page, name: string): Promise<void> {
  await page.goto("learn.html#train");
  await page.getByRole("button", { name: `Start: ${name}`, exact: true }).click();
  await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
}

test("from Learn to the last stretch, which is filled by keyboard alone, and counts", {
  tag: "@desktop-quick",
}, async ({ page }) => {
  await page.goto("learn.html");
  await page.getByRole("link", { name: "Train", exact: true }).click();
  await expect(page).toHaveTitle("Train – Nonet – Learn");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Start: Finish with singles" }).focus();
  await page.keyboard.press("Enter");
  await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
  const [values, solution] = [await valueOf(page), await solutionOf(page)];
  expect(values.split(".").length - 1).toBe(9);
  // The board has the keyboard at once, at its first cell.
  await expect(boardOn(page)).toBeFocused();
  await page.keyboard.press("Control+Home");
  for (let cell = 0; cell < 81; cell++) {
    if (values[cell] === ".") await page.keyboard.press(solution[cell]!);
    if (cell % 9 < 8) await page.keyboard.press("ArrowRight");
    else {
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowDown");
    }
  }
  await expect(said(page)).toHaveText("Right: all cells are filled.");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  expect(await recordOf(page)).toMatchObject({ tasks: 1, right: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Task 2 of 8")).toBeVisible();
});

test("a candidate that must stay is wrong, with the reason; a true one is never called so", async ({ page }) => {
  await start(page, "Find the elimination");
  const values = await valueOf(page);
  const solution = await solutionOf(page);
  const check = page.getByRole("button", { name: "Check" });
  await expect(check).toBeDisabled();
  const cell = values.indexOf(".");
  const others = await boardOn(page).evaluate(
    (board: NonetBoard, [at, digit]) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => one !== digit && board.candidates[at!]! & (1 << (one - 1))),
    [cell, Number(solution[cell])],
  );
  // By the pad: the cell first, then the digit.
  await cellOn(page, cell).click({ position: { x: 2, y: 2 } });
  await page.getByRole("button", { name: `Strike out ${others[0]} in the selected cells` }).click();
  await expect(said(page)).toContainText("One candidate is struck out.");
  await check.click();
  await expect(said(page)).toHaveText(/^(Right\.|True, )/, { timeout: 20_000 });
  if (await check.count()) {
    await page.getByRole("button", { name: `Strike out ${solution[cell]} in the selected cells` }).click();
    await check.click();
    await expect(said(page)).toHaveText(
      new RegExp(`^Not right: r\\d+c\\d+ is ${solution[cell]}, so that candidate stays\\.$`),
    );
    await expect(page.locator(".step-text")).toContainText(/\w/);
    expect(await recordOf(page)).toMatchObject({ tasks: 1, right: 0 });
  }
});

test("a streak ends with the first error, the best one is kept, and the summary says it", async ({ page }) => {
  await start(page, "Streak");
  await page.getByRole("button", { name: "Show me" }).click();
  await page.getByRole("button", { name: "Summary" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "0 right in a row" })).toBeFocused();
  await expect(page.locator(".train-done li")).toHaveCount(1);
  await expectAccessible(page, "summary");
  // Who goes back to the series that is no more finds all series.
  await page.getByRole("link", { name: "All series" }).click();
  await expect(page.getByRole("button", { name: "Start: Storm" })).toBeVisible();
  await expect(page.getByText(/^Your level: \d+ ± \d+, after one task\./)).toBeVisible();
});

test("progress has a row for each technique, and is forgotten only after a question", async ({ page }) => {
  await start(page, "Find the single");
  await page.getByRole("button", { name: "Show me" }).click();
  await page.goto("learn.html#train/progress");
  const table = page.getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(table.getByRole("columnheader")).toHaveText(["Technique", "Level", "Right", "Due"]);
  await expectAccessibleInThemes(page, "progress");
  await page.getByRole("button", { name: "Reset the training" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(table).toBeVisible();
  await page.getByRole("button", { name: "Reset the training" }).click();
  await page.getByRole("button", { name: "Forget everything" }).click();
  await expect(table).toHaveCount(0);
  expect(await recordOf(page)).toMatchObject({ tasks: 0 });
});

test("the tasks and the path can be read by everybody", async ({ page }) => {
  test.slow(); // Four pages are analysed in every theme.
  for (const name of ["Find the single", "Find the elimination", "What is it called?"]) {
    await start(page, name);
    await expectAccessibleInThemes(page, name);
  }
  await page.goto("learn.html#train/path");
  await expect(page.getByRole("heading", { level: 3, name: "Next: Full house" })).toBeVisible();
  await expectAccessibleInThemes(page, "path");
});

test("a finger selects the cell first, and its next press strikes out the digit", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "Only where there is touch.");
  await start(page, "Find the elimination");
  const mark = page.locator("#task [data-digit]").first();
  await mark.tap();
  await expect(said(page)).not.toContainText("struck out.");
  await page.waitForTimeout(500); // Two taps at once are a double tap.
  await mark.tap();
  await expect(said(page)).toContainText("One candidate is struck out.");
});
