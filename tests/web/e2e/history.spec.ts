/** History of a game: you can go back, check it as you like, and have it timed; one walk through each. */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { expectAccessible, expectAccessibleInThemes } from "../support/axe.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const SOLUTION = solveNaively(CLASSIC)!;
const open = Array.from(CLASSIC).flatMap((given, cell) => (given === "." ? [cell] : []));
const right = (cell: number): number => Number(SOLUTION[cell]);
/** A digit that looks possible: it stands nowhere in the cell's houses. */
const wrong = (cell: number): number => {
  const sees = (other: number): boolean =>
    Math.floor(cell / 9) === Math.floor(other / 9) ||
    cell % 9 === other % 9 ||
    (Math.floor(cell / 27) === Math.floor(other / 27) && Math.floor((cell % 9) / 3) === Math.floor((other % 9) / 3));
  const seen = Array.from(CLASSIC)
    .filter((given, other) => given !== "." && sees(other))
    .map(Number);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => digit !== right(cell) && !seen.includes(digit))!;
};

/** Chooses settings, which are another part's to show, and begins a game. */
async function begin(nonet: NonetPage, page: Page, settings: object): Promise<void> {
  await nonet.open();
  await page.evaluate((chosen) => localStorage.setItem("nonet:settings", JSON.stringify(chosen)), settings);
  await page.reload();
  await nonet.ready();
  await nonet.paste(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
}

/** Enters digits the way a player does. */
async function enter(nonet: NonetPage, page: Page, cell: number, digit: number): Promise<void> {
  await nonet.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
  await page.keyboard.press(String(digit));
}

test("checkpoints are returned to at once, undone, renamed, kept over a reload, and used after solving", async ({
  nonet,
  page,
}) => {
  await begin(nonet, page, {});
  const [a, b, c] = open as [number, number, number];
  await enter(nonet, page, a, right(a));
  const early = await nonet.value();
  await nonet.openSheet("History");
  await page.getByRole("button", { name: "Set a checkpoint" }).click();
  await expect(nonet.says).toContainText("Checkpoint set: 1, at");
  await nonet.closeSheet();
  await enter(nonet, page, b, right(b));
  await enter(nonet, page, c, right(c));
  const late = await nonet.value();

  await nonet.openSheet("History");
  await page.getByRole("button", { name: /^Rename: 1, at/ }).click();
  await page.getByRole("textbox", { name: "Name of the checkpoint" }).fill("the fork");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "the fork 31 of 81" })).toBeFocused();
  await expectAccessible(page, "checkpoints");
  await page.keyboard.press("Enter");
  expect(await nonet.value()).toBe(early);
  await expect(nonet.says).toContainText("Back at the checkpoint: the fork");
  await nonet.press("Undo");
  expect(await nonet.value()).toBe(late);

  await page.reload();
  await nonet.ready();
  expect(await nonet.value()).toBe(late);
  for (const cell of open.slice(3)) await enter(nonet, page, cell, right(cell));
  await expect(nonet.says).toContainText("Solved");
  await expect(nonet.says.locator(".solved-time")).toHaveText(/^\d+:\d\d$/);
  await expect(nonet.says.locator(".solved-facts").first()).toContainText("no hints");
  await nonet.openSheet("History");
  await page.getByRole("button", { name: "the fork 31 of 81" }).click();
  expect(await nonet.value()).toBe(early);
  await nonet.press("Undo");
  expect(await nonet.value()).toBe(SOLUTION);
  await nonet.openSheet("History");
  await page.getByRole("button", { name: "Remove: the fork" }).click();
  await expect(page.getByRole("list", { name: "Checkpoints" })).toHaveCount(0);
  const results = await page.evaluate(() => JSON.parse(localStorage.getItem("nonet:results")!) as unknown[]);
  expect(results).toHaveLength(1);
  expect(results[0]).toMatchObject({ level: "own", hints: 0, mistakes: 0 });
});

test("the way back to before the first mistake, from the history and from a hint", async ({ nonet, page }) => {
  await begin(nonet, page, {});
  const [a, b, c] = open as [number, number, number];
  await nonet.openSheet("History");
  await page.getByRole("dialog").getByRole("button", { name: "Go back before the first mistake" }).click();
  await expect(nonet.says).toContainText("The board has no mistakes");
  await enter(nonet, page, a, right(a));
  const good = await nonet.value();
  await enter(nonet, page, b, wrong(b));
  await enter(nonet, page, c, right(c));
  const bad = await nonet.value();
  await nonet.openSheet("History");
  await page.getByRole("dialog").getByRole("button", { name: "Go back before the first mistake" }).click();
  await expect(nonet.says).toContainText(`Step 2 put ${wrong(b)} in r1c4, which is wrong.`);
  expect(await nonet.value()).toBe(good);
  await nonet.press("Redo");
  await nonet.press("Redo");
  expect(await nonet.value()).toBe(bad);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("One thing first: r1c4 is wrong");
  await nonet.says.getByRole("button", { name: "Go back before it" }).click();
  expect(await nonet.value()).toBe(good);
  await nonet.paste(`${".".repeat(80)}1`);
  await nonet.openSheet("History");
  await page.getByRole("dialog").getByRole("button", { name: "Go back before the first mistake" }).click();
  await expect(nonet.says).toContainText("several solutions");
});

test("a replay by keyboard: every step, forwards and backwards, and the game is as it was", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  await begin(nonet, page, {});
  for (const cell of open.slice(0, 4)) await enter(nonet, page, cell, right(cell));
  await nonet.press("Undo");
  const record = await nonet.record();
  await nonet.openSheet("History");
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeFocused();
  await expectAccessibleInThemes(page, "replay");
  const replayed = page.locator("#replay-board");
  const shown = (): Promise<string> => replayed.evaluate((board: NonetBoard) => board.value);
  const slider = page.getByRole("slider", { name: "Step" });
  expect(await shown()).toBe(CLASSIC);
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`^2 of 3, at \\d+:\\d\\d: ${right(open[1]!)} in r1c4$`),
  );
  await page.keyboard.press("End");
  await expect.poll(shown).toBe(await nonet.value());
  await page.keyboard.press("Home");
  await expect.poll(shown).toBe(CLASSIC);
  await page.keyboard.press("Control+z");
  await page.getByRole("button", { name: "16×" }).press("Enter");
  await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
  await expect(slider).toHaveValue("3");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to the game" }).press("Enter");
  await expect(nonet.cell(1, 1)).toBeVisible();
  expect(await nonet.record()).toBe(record);
});

test("three mistakes: each is marked at once and counts for good, the third ends the game, and nothing is lost", async ({
  nonet,
  page,
}) => {
  await begin(nonet, page, { checking: "solution", threeMistakes: true });
  const [a, b] = open as [number, number];
  const count = nonet.says.locator(".say-count");
  await nonet.press("Close");
  await expect(count).toContainText("Mistakes: 0 of 3");
  await enter(nonet, page, a, right(a));
  await expect(nonet.cell(1, a + 1)).not.toHaveAttribute("aria-invalid");
  await enter(nonet, page, b, wrong(b));
  await expect(nonet.cell(1, b + 1)).toHaveAccessibleName(/entered\..* Wrong\.$/);
  await expect(nonet.cell(1, b + 1)).toHaveAttribute("aria-invalid", "true");
  expect(await nonet.cell(1, b + 1).evaluate((cell) => getComputedStyle(cell, "::after").backgroundImage)).toContain(
    "gradient",
  );
  await nonet.press("Undo");
  await nonet.press("Redo");
  await expect(count).toContainText("Mistakes: 1 of 3");
  await page.reload();
  await nonet.ready();
  await expect(count).toContainText("Mistakes: 1 of 3");
  await enter(nonet, page, b, (wrong(b) % 9) + 1);
  await expect(count).toContainText("Mistakes: 2 of 3");
  await enter(nonet, page, b, wrong(b));
  await expect(nonet.says).toContainText("Game over: three mistakes");
  await expectAccessible(page, "game over");
  const over = await nonet.record();
  await enter(nonet, page, open[2]!, 5);
  expect(await nonet.record()).toBe(over);
  await nonet.says.getByRole("button", { name: "Play on without counting" }).click();
  await expect(count).toHaveCount(0);
  await enter(nonet, page, b, right(b));
  await expect(nonet.cell(1, b + 1)).not.toHaveAttribute("aria-invalid");
  await nonet.press("Start over");
  expect(await nonet.value()).toBe(CLASSIC);
  await nonet.press("Close");
  await expect(count).toContainText("Mistakes: 0 of 3");

  await nonet.paste(`${".".repeat(80)}1`);
  await expect(nonet.says).toContainText("can't check your entries against a solution");
  await enter(nonet, page, 0, 5);
  await expect(count).toContainText("Not checked: several solutions");
  await expect(nonet.cell(1, 1)).toHaveAccessibleName("Row 1, column 1, box 1. 5, entered.");
});

test("with checking off not even conflicts are shown, nor told", async ({ nonet, page }) => {
  await begin(nonet, page, { checking: "off" });
  await enter(nonet, page, 2, 5);
  await expect(nonet.cell(1, 3)).toHaveAccessibleName("Row 1, column 3, box 1. 5, entered.");
  await expect(nonet.cell(1, 1)).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press(",");
  await expect(nonet.board.getByRole("status")).toHaveText(/^50 empty cells\. +Digits still to place/);
});

test("a pause covers the digits and stops the time; both outlast a reload", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await page.clock.install();
  await begin(nonet, page, {});
  const clock = page.getByRole("timer", { name: "Time" });
  // On the cover; beside the clock there is another.
  const goOn = page.locator(".stage").getByRole("button", { name: "Resume" });
  const before = await nonet.value();
  await page.clock.runFor(65_000);
  await expect(clock).toHaveText(/1:0\d/);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("p");
  await expect(goOn).toBeFocused();
  await expect(page.getByRole("gridcell")).toHaveCount(0);
  await expectAccessible(page, "pause");
  const paused = await clock.textContent();
  await page.clock.runFor(60_000);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("5");
  await expect(clock).toHaveText(paused!);
  await page.reload();
  await expect(goOn).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(clock).toHaveText(paused!);
  await goOn.click();
  await nonet.cell(1, 3).click();
  await expect(nonet.cell(1, 3)).toBeFocused();
  expect(await nonet.value()).toBe(before);
  await page.clock.runFor(6000);
  await expect(clock).toHaveText(/1:1\d/);
  await page.reload();
  await nonet.ready();
  await expect(clock).toHaveText(/1:\d\d/);
});
