/** The buttons of `<nonet-board controls>` that ask the engine: hint, check, solve, new. */
import type { Locator } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/browser.js";
import { playTo } from "../support/cases.js";
import { expectBoardAccessible, fillBut, openBoard, SOLUTION, select, valueOf } from "../support/embed-board.js";
import { hold } from "../support/hold.js";
import { techniqueCases } from "../support/logic.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

/** An XY-Chain is the easiest step there. */
const XY_CHAIN = techniqueCases.find(
  ({ position }) =>
    position.values === "....8...374.6931....3.2...9..7418396.34...8.7...3.7..44.9.3..7.3...76.4..7254..38",
)!.position;

const hintCard = (board: Locator): Locator => board.locator("[part~=hint][part~=card]");
const status = (board: Locator): Locator => board.locator("[part~=status]");
const heard = (board: Locator): Locator => board.getByRole("status");

test("a hint goes a stage further with each press, is heard, moves nothing, and is done", async ({ page }) => {
  await page.setViewportSize({ width: 376, height: 740 });
  const { board, button, close } = await openBoard(page, "controls", { strict: true });
  await expect(button("Hint")).toBeVisible();
  const places = (): Promise<number[]> =>
    board
      .locator("[part~=grid], [part~=button]:not([part~=action], [part~=close])")
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().y + scrollY)));
  const before = await places();
  await button("Hint").click();
  const card = hintCard(board);
  await expect(card).toBeVisible();
  await expect(card).toBeInViewport();
  expect(await places()).toEqual(before);
  await expect(heard(board)).toContainText((await card.locator("[part~=hint-title]").textContent())!.trim());
  await expectBoardAccessible(page, "where");
  await button("Which technique").click();
  await button("Show why").click();
  await expect(card.locator("p")).not.toHaveCount(1);
  await expectBoardAccessible(page, "reason");
  expect(await valueOf(board)).toBe(CLASSIC);
  await button("Do it").focus();
  await page.keyboard.press("Enter");
  await expect(card).toBeHidden();
  const cell = [...(await valueOf(board))].findIndex((digit, at) => digit !== CLASSIC[at]);
  expect((await valueOf(board))[cell]).toBe(SOLUTION[cell]);
  // The button is gone; the keyboard is where the digit went in.
  await expect(board.locator("[role=gridcell]:focus")).toHaveAttribute("data-cell", String(cell));
  await close();
});

test("the reason is one line a link; each shows how far the reasoning goes", async ({ page }) => {
  const { board, button, close } = await openBoard(page, "controls", { puzzle: XY_CHAIN.givens });
  await playTo(board, XY_CHAIN);
  for (const name of ["Hint", "Which technique", "Show why"]) await button(name).click();
  const lines = board.locator("[part~=hint-line]");
  const [links, pale] = [board.locator(".link:not(.faint)"), board.locator(".link.faint")];
  await expect(hintCard(board).getByRole("listitem").last()).toContainText(/sees? both/);
  await expectBoardAccessible(page, "lines");
  const whole = await board.evaluate(({ highlight }: NonetBoard) => highlight!.links!.length);
  expect(whole).toBeGreaterThan(4);
  await expect(links).toHaveCount(whole);
  await lines.nth(2).hover();
  await expect(links).toHaveCount(1);
  await expect(pale).toHaveCount(1);
  await lines.nth(3).click();
  await page.mouse.move(2, 2);
  await expect(lines.nth(3)).toHaveAttribute("aria-current", "step");
  await expect(pale).toHaveCount(2);
  await lines.nth(3).click();
  await page.mouse.move(2, 2);
  await expect(links).toHaveCount(whole);
  // One stop of the Tab key, and arrows within.
  await lines.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(lines.nth(1)).toBeFocused();
  await expect(links).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(board.locator("[part~=hint-line]:focus")).toHaveCount(0);
  // And a walk along them, to the whole again, in which nothing moves.
  const [back, on] = [button("Previous line"), button("Next line")];
  const place = await on.boundingBox();
  await on.click();
  await expect(lines.first()).toHaveAttribute("aria-current", "step");
  await on.click();
  await expect(lines.nth(1)).toHaveAttribute("aria-current", "step");
  await expect(board.locator("[aria-live]").first()).toContainText(/last candidate/);
  expect(await on.boundingBox()).toEqual(place);
  for (const _ of "12") await back.click();
  await expect(board.locator("[part~=hint-line][aria-current]")).toHaveCount(0);
  await expect(links).toHaveCount(whole);
  await back.click();
  await expect(lines.last()).toHaveAttribute("aria-current", "step");
  await lines.nth(1).click();
  await board.getByRole("button", { name: "Close" }).click();
  await expect(board.locator(".link")).toHaveCount(0);
  await close();
});

test("while no small digits are shown, a hint prefers a step that needs none", async ({ page }) => {
  const puzzle = "...3.4.....7..9..134.2.75...6.47...35938261...7.9.3.8.....92..8.3..4...29...3....";
  const { board, button, close } = await openBoard(page, "controls", { puzzle });
  for (const name of ["Hint", "Which technique"]) await button(name).click();
  await expect(hintCard(board)).toContainText("Direct Pointing");
  await board.evaluate((element: NonetBoard) => (element.marks = "candidates"));
  await board.getByRole("button", { name: "Close" }).click();
  for (const name of ["Hint", "Which technique"]) await button(name).click();
  await expect(hintCard(board)).toContainText("Locked Pair");
  await close();
});

test("a move ends a hint whose files are still on their way, and the next press begins anew", {
  tag: "@desktop",
}, async ({ page }) => {
  const { board, button, close } = await openBoard(page, "controls");
  const release = await hold(page, "**/assist.js");
  await button("Hint").click();
  await expect(status(board)).toContainText("Working");
  await select(board, 2);
  await button("4, 7 left").click();
  expect(await valueOf(board)).toMatch(/^534/);
  // Sooner than what hangs is given up.
  await expect(status(board)).toBeHidden({ timeout: 4000 });
  release();
  await button("Hint").click();
  await expect(hintCard(board)).toBeVisible();
  await close();
});

test("a call that puts a new game on the board says that it did, whatever else it ends", { tag: "@desktop" }, async ({
  page,
}) => {
  const { board, close } = await openBoard(page, "controls");
  const answers = await board.evaluate(async (element: NonetBoard, text) => {
    const hint = element.hint();
    const made = await element.generate({ level: "easy" });
    const read = await element.import(text);
    return [await hint, made, read, await element.import(new Blob([text]))];
  }, CLASSIC);
  expect(answers).toEqual([null, true, true, true]);
  await close();
});

test("hints end where the page wants them to, and a closed card takes its drawing away", async ({ page }) => {
  const { board, button, close } = await openBoard(page, `controls hints="technique"`);
  await button("Hint").click();
  await button("Which technique").click();
  await expect(hintCard(board)).toBeVisible();
  await expect(button("Show why")).toBeHidden();
  await board.getByRole("button", { name: "Close" }).click();
  await expect(hintCard(board)).toBeHidden();
  expect(await board.evaluate((element: NonetBoard) => element.shownHint)).toBeNull();
  await close();
});

test("check tells how many entries are wrong, and marks them", async ({ page }) => {
  const { board, button, close } = await openBoard(page, "controls");
  await select(board, 2);
  await button("1, 6 left").click();
  await button("Check").click();
  await expect(status(board)).toHaveText("One entry is wrong. It is crossed out.");
  await expect(board.getByRole("gridcell").nth(2)).toHaveAccessibleName(/Wrong\.$/);
  await button("4, 7 left").click();
  await expect(status(board)).toBeHidden();
  await button("Check").click();
  await expect(status(board)).toHaveText("No mistakes so far.");
  await close();
});

test("solve takes two presses, and one undo takes it back", { tag: "@desktop-quick" }, async ({ page }) => {
  const { board, button, close } = await openBoard(page, "controls");
  await fillBut(board, [2, 3, 5]);
  const before = await valueOf(board);
  await button("Solve").click();
  await expect(status(board)).toHaveText("Press again to show the solution. Undo takes you back.");
  expect(await valueOf(board)).toBe(before);
  await button("Solve: Sure?").click();
  await expect.poll(() => valueOf(board)).toBe(SOLUTION);
  await expect(status(board)).toHaveText("Solved. Undo brings back your own entries.");
  await button("Undo").click();
  expect(await valueOf(board)).toBe(before);
  await close();
});

test("new makes another puzzle of the board's level; it asks first where a game would be lost", async ({ page }) => {
  const { board, button, close } = await openBoard(page, `controls level="beginner"`, { puzzle: "" });
  const givens = (): Promise<string> => board.evaluate((element: NonetBoard) => element.givens);
  await expect.poll(givens).toMatch(/[1-9]/);
  const first = await givens();
  await button("New").click();
  await expect.poll(givens).not.toBe(first);
  const second = await givens();
  const cell = second.indexOf(".");
  await select(board, cell);
  await board.getByRole("button", { name: new RegExp(`^${solveNaively(second)![cell]}, `) }).click();
  await button("New").click();
  await expect(status(board)).toHaveText("Press again to leave this game for a new puzzle.");
  expect(await givens()).toBe(second);
  await button("New: Sure?").click();
  await expect.poll(givens).not.toBe(second);
  await close();
});
