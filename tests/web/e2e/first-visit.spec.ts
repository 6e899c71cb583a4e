/** Somebody comes for the first time: a board at once, one quiet line, and the rules for who wants them. */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/app.js";
import { expectAccessible } from "../support/axe.js";
import { holdEngine } from "../support/hold.js";

test.use({ shelf: "empty" });

const line = (page: Page) => page.getByRole("link", { name: "New to Sudoku? Learn it in a minute" });

test("there is an easy puzzle to play before the engine is there, and it is rated when that comes", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  const release = await holdEngine(page);
  await nonet.open();
  await expect(nonet.caption).toContainText("Beginner");
  const givens = await nonet.givens();
  await nonet.board.evaluate((board: NonetBoard) => {
    board.selection = [board.value.indexOf(".")];
  });
  await page.keyboard.press("5");
  expect(await nonet.value()).not.toBe(givens);
  release();
  await expect(nonet.caption).toContainText("1.2");
  expect(await nonet.givens()).toBe(givens);
});

test("the first picture of the page has the puzzle's digits, at a first visit and at a later one", async ({
  nonet,
  page,
}) => {
  // Digits on the board in each picture, from the first that shows anything. Callbacks of a frame come before it is
  // painted.
  await page.addInitScript(() => {
    const frames: number[] = ((window as unknown as { frames: number[] }).frames = []);
    const next = (): void => {
      const app = document.querySelector("#app");
      const isShown = app?.firstElementChild && getComputedStyle(app).visibility === "visible";
      if (isShown) frames.push(document.querySelector("#board")?.shadowRoot?.querySelectorAll(".digit").length ?? 0);
      if (frames.length < 5) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  const first = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { frames: number[] }).frames[0] ?? Number.NaN);
  await nonet.open();
  expect(await first()).toBeGreaterThanOrEqual(17);
  await nonet.board.evaluate((board: NonetBoard) => {
    board.selection = [board.value.indexOf(".")];
    board.enter(5);
  });
  const { length } = (await nonet.value()).replaceAll(".", "");
  await page.reload();
  await nonet.ready();
  expect(await first()).toBe(length);
});

test("a hint for beginners points at the house that it marks, and names cells in words", async ({ nonet }) => {
  await nonet.open();
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at the marked (row, row|column, column|box, box) [1-9]\./);
  await expect(nonet.board.locator(".house")).toHaveCount(9);
  await nonet.press("Hint");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/row [1-9], column [1-9]/);
});

test("the line is there until the first step, and does not come back", async ({ nonet, page }) => {
  await nonet.open();
  await expect(line(page)).toBeVisible();
  await nonet.board.evaluate((board: NonetBoard) => {
    board.selection = [board.value.indexOf(".")];
    board.enter(5);
  });
  await expect(line(page)).toHaveCount(0);
  await page.reload();
  await nonet.ready();
  await nonet.newGame("Easy");
  await expect(line(page)).toHaveCount(0);
});

test("four boards teach the rules: by what is pressed, with the reason where it is wrong, and then there is the game", async ({
  nonet,
  page,
}) => {
  await nonet.open();
  const givens = await nonet.givens();
  await line(page).click();
  await expect(page.getByRole("heading", { name: "Sudoku in a minute" })).toBeVisible();
  const text = page.getByRole("main").getByRole("status").first();
  const cell = (at: number) => page.locator(`#lesson-board [data-cell="${at}"]`);
  const digit = (name: string) => page.getByRole("group", { name: "Digits" }).getByRole("button", { name });
  const next = page.getByRole("button", { name: "Next" });
  await digit("3").click();
  await expect(text).toHaveText("Press the marked cell first, then the digit.");
  await cell(0).click();
  await page.keyboard.press("3");
  await expect(text).toHaveText("Press the marked cell first, then the digit.");
  await cell(41).click();
  await expect(text).toHaveText("Now press the missing digit.");
  await digit("9").click();
  await expect(text).toHaveText("9 is in this row already. Look for the digit that is missing.");
  // It is shown where, and the hand can go on.
  await expect(cell(43)).toHaveClass(/cause/);
  await expect(cell(41)).toBeFocused();
  await expect(next).not.toHaveClass(/primary/);
  await digit("3").click();
  await expect(text).toContainText("Yes, 3!");
  await expectAccessible(page, "first steps");
  await next.click();
  await cell(56).click();
  await digit("4").click();
  await expect(text).toContainText("4 is in this column already.");
  await page.keyboard.press("1");
  await expect(next).toHaveClass(/primary/);
  await next.click();
  await cell(52).click();
  await digit("5").click();
  await next.click();
  await cell(40).click();
  await digit("7").click();
  await expect(text).toContainText("7 is in this column already.");
  await expect(cell(4)).toHaveClass(/cause/);
  await digit("1").click();
  await expect(text).toContainText("1 is in this box already.");
  await digit("5").click();
  await expect(text).toContainText("Yes, 5!");
  await page.getByRole("main").getByRole("link", { name: "Play" }).click();
  await expect(nonet.cell(1, 1)).toBeVisible();
  expect(await nonet.value()).toBe(givens);
  await expect(line(page)).toHaveCount(0);
});

test("the four boards go by keyboard alone", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("./#help/first");
  const cell = (at: number) => page.locator(`#lesson-board [data-cell="${at}"]`);
  for (const [at, digit] of [
    [41, "3"],
    [56, "1"],
    [52, "5"],
    [40, "5"],
  ] as const) {
    await cell(0).focus();
    for (let row = 0; row < Math.floor(at / 9); row++) await page.keyboard.press("ArrowDown");
    for (let column = 0; column < at % 9; column++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press(digit);
    await expect(page.getByRole("main").getByRole("status").first()).toContainText(`Yes, ${digit}!`);
    if (at !== 40) await page.getByRole("button", { name: "Next" }).press("Enter");
  }
});

test("? and the menu lead to rules, gestures and keys; Back leads to the game", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.cell(1, 1).click();
  await page.keyboard.press("?");
  for (const name of ["The rules", "Touch and mouse", "Keys"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.goBack();
  await expect(nonet.cell(1, 1)).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Help" }).click();
  await page.getByRole("link", { name: "Learn it in a minute" }).click();
  await expect(page.locator("#lesson-board")).toBeVisible();
});
