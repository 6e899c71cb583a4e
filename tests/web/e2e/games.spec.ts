/** Games that begin, are left, come back, and end: nothing of the player's may get lost on the way. */
import type { Page } from "@playwright/test";
import { expect, NonetPage, test } from "../support/app.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";
import type { NonetBoard } from "../../../web/src/board/index.js";

const gamesStored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("nonet:game:")).sort());

async function newGame(nonet: NonetPage): Promise<void> {
  const before = await nonet.givens();
  const button = nonet.page.locator("#new-game");
  if (!(await button.isVisible())) await nonet.openPanel("New game");
  await button.click();
  await expect.poll(() => nonet.givens()).not.toBe(before);
}

async function enter(nonet: NonetPage, row: number, column: number, digit: string): Promise<void> {
  await nonet.cell(row, column).click();
  await nonet.page.keyboard.press(digit);
  await expect(nonet.cell(row, column)).toHaveAccessibleName(new RegExp(`${digit}, entered`));
}

const back = (nonet: NonetPage): Promise<void> => nonet.says.getByRole("button", { name: "Back to the previous game" }).click();

test("the way back to a game in progress stays: over another new game, and over a reload", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await enter(nonet, 1, 3, "4");
  const left = await nonet.record();
  await newGame(nonet);
  await newGame(nonet);
  await page.reload();
  await nonet.ready();
  await back(nonet);
  expect(await nonet.record()).toBe(left);
});

test("several games in progress can all be reached again", { tag: "@desktop-quick" }, async ({ nonet }) => {
  await nonet.open();
  const left: string[] = [];
  for (const puzzle of [CLASSIC, INKALA, `1${".".repeat(80)}`]) {
    await nonet.paste(puzzle);
    await nonet.cell(9, 2).click();
    await nonet.page.keyboard.press("5");
    left.push(await nonet.record());
  }
  await newGame(nonet);
  await expect(nonet.says).toContainText("Your last 3 games are kept.");
  const found: string[] = [];
  for (const _ of left) {
    await back(nonet);
    found.push(await nonet.record());
  }
  expect(found).toEqual(left.toReversed());
});

test("a solved game is not among those to go back to, but stays on the device", async ({ nonet, page }) => {
  await nonet.open();
  const givens = await nonet.givens();
  const solution = solveNaively(givens)!;
  await nonet.board.evaluate((board: NonetBoard, digits) => {
    for (let cell = 0; cell < 81; cell++) {
      if (board.value[cell] !== ".") continue;
      board.selection = [cell];
      board.enter(Number(digits[cell]));
    }
  }, solution);
  await expect(nonet.says).toContainText("Solved");
  const solved = await gamesStored(page);
  await newGame(nonet);
  await expect(nonet.says.getByRole("button", { name: "Back to the previous game" })).toHaveCount(0);
  expect(await gamesStored(page)).toHaveLength(2);
  expect(await gamesStored(page)).toEqual(expect.arrayContaining(solved));
});

test("entries under a solution that the page filled in are not lost by leaving the game", async ({ nonet }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await enter(nonet, 1, 3, "4");
  await nonet.press("Solve");
  await expect(nonet.says).toContainText("Solved.");
  await newGame(nonet);
  await back(nonet);
  await nonet.press("Undo");
  expect(await nonet.value()).toBe(`534${CLASSIC.slice(3)}`);
});

test("with full storage the way back leads to the game as it was left, not as it was last saved", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await enter(nonet, 1, 3, "4");
  await newGame(nonet);
  await back(nonet);
  expect(await nonet.value()).toBe(`534${CLASSIC.slice(3)}`);
});

test("a second tab on the same game disturbs the first one only when it changes the game", async ({ nonet, context, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  const second = new NonetPage(await context.newPage());
  await second.open();
  expect(await second.givens()).toBe(CLASSIC);
  await enter(nonet, 1, 3, "4");
  await expect(nonet.says).not.toContainText("another tab");
  expect(await gamesStored(page)).toHaveLength(1);
  await enter(second, 1, 3, "1");
  await expect(second.says).toContainText("changed in another tab");
  await page.reload();
  await nonet.ready();
  expect(await nonet.value()).toBe(`534${CLASSIC.slice(3)}`);
});

test("leaving a game untouched in one tab does not delete what another tab has played of it", { tag: "@desktop" }, async ({ nonet, context }) => {
  await nonet.open();
  const puzzle = await nonet.givens();
  const second = new NonetPage(await context.newPage());
  await second.open();
  expect(await second.givens()).toBe(puzzle);
  const empty = puzzle.indexOf(".");
  await enter(second, Math.floor(empty / 9) + 1, (empty % 9) + 1, "5");
  const played = await second.record();
  await newGame(nonet);
  await second.page.reload();
  await second.ready();
  expect(await second.record()).toBe(played);
});

test("a mistyped puzzle can be corrected, and keeps what was entered", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.press("Empty board");
  await enter(nonet, 1, 1, "5");
  await enter(nonet, 1, 2, "5");
  await page.getByRole("button", { name: "Start playing" }).click();
  await expect(nonet.says).toContainText("It has no solution");
  await nonet.says.getByRole("button", { name: "Edit the puzzle" }).click();
  await expect(nonet.says).toContainText("No solution: the marked digits are repeated");
  expect(await nonet.value()).toBe(`55${".".repeat(79)}`);
  await enter(nonet, 1, 2, "3");
  await page.getByRole("button", { name: "Start playing" }).click();
  expect(await nonet.givens()).toBe(`53${".".repeat(79)}`);
  await expect(nonet.says.getByRole("button", { name: "Edit the puzzle" })).toBeVisible();
});

test("checking the entries of a puzzle that is being typed in says whether it is a proper one", async ({ nonet }) => {
  await nonet.open();
  await nonet.press("Empty board");
  await enter(nonet, 1, 1, "5");
  await nonet.press("Check my entries");
  await expect(nonet.says).toContainText("At least 1,000,000 solutions.");
});

test("a stored game of a level that there is no more is shown as one's own", async ({ nonet, page }) => {
  await nonet.open();
  const record = await nonet.record();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("nonet:game:"))!;
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(localStorage.getItem(key)!) as object), level: "diabolic" }));
  });
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(record);
  await expect(nonet.says).toContainText("Your puzzle");
  await expect(nonet.says).not.toContainText("level-");
});

test("what is said replaces a hint altogether: its drawing goes, and the next hint begins at the beginning", async ({ nonet, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("Look at");
  for (let stage = 2; stage <= 3; stage++) await nonet.press("Hint");
  await nonet.press("Copy puzzle");
  await expect(nonet.says).toContainText("Copied");
  expect(await nonet.board.evaluate((board: NonetBoard) => board.highlight)).toBeNull();
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("Look at");
  expect(await nonet.value()).toBe(CLASSIC);
});

test("the keyboard is never lost with a button that goes away", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  const pressed = async (name: string): Promise<void> => {
    await nonet.says.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(nonet.board.locator(":focus"), name).toHaveCount(1);
  };
  await nonet.press("Empty board");
  await enter(nonet, 1, 1, "5");
  await pressed("Start playing");
  await expect(nonet.says).toContainText("several solutions");
  await pressed("Edit the puzzle");
  await nonet.paste(CLASSIC);
  await enter(nonet, 1, 3, "1");
  await nonet.press("Check my entries");
  await pressed("Erase it");
  await nonet.press("Check uniqueness");
  await expect(nonet.says).toContainText("Exactly one solution.");
  await pressed("Close");
  await pressed("Dismiss");
});
