/**
 * Features that players of other programs look for: notes of one digit, all singles, the order of keys, cells where a
 * digit cannot go.
 */
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { expectAccessible } from "../support/axe.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const solution = solveNaively(CLASSIC)!;

async function openWith(nonet: NonetPage, settings: object = {}, puzzle = CLASSIC): Promise<void> {
  await nonet.page.addInitScript((value) => {
    localStorage.setItem("nonet:settings", JSON.stringify({ toolsBeside: false, ...value }));
  }, settings);
  await nonet.open(`./#p=${puzzle}`);
  await expect(nonet.says).toContainText("exactly one solution");
}

test("notes of one digit, by key and by press, and all nine; each is one step", async ({ nonet, page }) => {
  await openWith(nonet);
  await nonet.openSheet("Fill");
  await page.keyboard.press("5");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(nonet.says).toContainText(/5 noted in \d+ cells/);
  await expect(nonet.cell(3, 1)).toHaveAccessibleName(/Empty\.$/);
  await nonet.openSheet("Fill");
  await page.getByRole("dialog").getByRole("button", { name: "Notes for 4" }).click();
  await expect(nonet.says).toContainText(/4 noted in \d+ cells/);
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 4\.$/);
  await nonet.press("All nine");
  await expect(nonet.says).toContainText("All nine noted in 51 cells.");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 1 2 3 4 5 6 7 8 9\.$/);
  expect(await nonet.board.evaluate((board: NonetBoard) => board.steps)).toBe(3);
  await page.keyboard.press("Control+z");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 4\.$/);
});

test("all singles at once are one step, counted as a hint; from a wrong position none", async ({ nonet, page }) => {
  // Singles alone do not solve it.
  await openWith(nonet, {}, "5.16..2.99672....582..59.76..2.659..1.6.43527..5.1264.258..6.94...598.626.942.85.");
  await nonet.press("Fill all singles");
  await expect(nonet.says).toContainText(/No singles here|\d+ cells? filled\./);

  await page.evaluate((puzzle) => (location.hash = `p=${puzzle}`), CLASSIC);
  await expect(nonet.says).toContainText("30 givens");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("1");
  await nonet.press("Fill all singles");
  await expect(nonet.says).toContainText("r1c3");
  expect((await nonet.value()).split(".").length - 1).toBe(50);

  await page.keyboard.press("Control+z");
  await nonet.press("Fill all singles");
  await expect(nonet.says).toContainText("Solved");
  expect(await nonet.value()).toBe(solution);
  // Nobody's best time.
  await expect(nonet.says).toContainText("doesn't count in your statistics");
  await page.keyboard.press("Control+z");
  expect(await nonet.value()).toBe(CLASSIC.replaceAll("0", "."));
});

test("7, 8 and 9 are on top where the digits are a square, and keys mean what they say", { tag: "@phone" }, async ({
  nonet,
  page,
}) => {
  await openWith(nonet, { padOrder: "789" });
  const middle = async (digit: number): Promise<{ x: number; y: number }> => {
    const box = (await page.getByRole("button", { name: new RegExp(`^${digit}, `) }).boundingBox())!;
    return { x: box.x, y: box.y };
  };
  const [one, four, seven] = [await middle(1), await middle(4), await middle(7)];
  if (page.viewportSize()!.width > 700) {
    expect(seven.y).toBeLessThan(four.y);
    expect(four.y).toBeLessThan(one.y);
    expect(seven.x).toBe(one.x);
  } else {
    expect(one.y).toBe(seven.y);
    expect(one.x).toBeLessThan(seven.x);
  }
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  expect((await nonet.value())[2]).toBe("4");
});

test("where a digit cannot go is grey, and said; at most three tints", async ({ nonet, page }) => {
  await openWith(nonet, { showSeen: true });
  // A five is selected: all but the free places are grey.
  await nonet.cell(1, 1).click();
  await expect(nonet.cell(1, 3)).toHaveClass(/seen/);
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/No place for 5\.$/);
  await expect(nonet.cell(1, 2)).toHaveClass(/seen/);
  await expect(nonet.board.locator(".peer")).toHaveCount(0);
  await expect(nonet.cell(4, 3)).not.toHaveClass(/seen/);
  await expectAccessible(page, "where a digit cannot go");
  // An empty cell: nothing is looked for.
  await nonet.cell(4, 3).click();
  await expect(nonet.board.locator(".seen")).toHaveCount(0);
  await expect(nonet.board.locator(".peer")).toHaveCount(20);
});

test("practise, from what explains a technique, is one press to a puzzle at the place", {
  tag: "@desktop-quick",
}, async ({ page, nonet }) => {
  test.slow();
  await page.goto("./learn.html#als-xz");
  await page.getByRole("link", { name: "Practise: ALS-XZ", exact: true }).click();
  await expect(nonet.says).toContainText("The board starts where you need this technique next.", { timeout: 60_000 });
  // A candidate struck out there is struck out in the notes.
  expect(await nonet.board.evaluate((board: NonetBoard) => [board.marks, board.steps > 0])).toEqual(["notes", true]);
  await expect(nonet.board.locator(".mark").first()).toBeVisible();
  await expect(page).toHaveURL(/index\.html#?$|\/#?$|#play$/);
  expect(await nonet.givens()).toMatch(/[1-9]/);
  await page.goBack();
  // It is not made a second time.
  await expect(page.locator(".technique.chosen")).toBeVisible();
  await expect(page).not.toHaveURL(/&now/);
});
