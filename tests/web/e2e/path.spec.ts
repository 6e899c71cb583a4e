/** The solve path, all steps there are now, and techniques switched on and off. The player's game is only looked at. */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { solveNaively } from "../support/sudoku.js";

/** Pointing, a skyscraper and singles solve this one. */
const SHORT = "518462793492375681637918452.85.913...49.8351.3615..8.9953..61.887413926512685.93.";
/** No single is left, and the easiest step is pointing: 7 in box 2. */
const POINTING = "7.8...3.....2.1...5.........4.....263...8.......1...93.9.6....4....7.5...........";

async function play(nonet: NonetPage, puzzle: string): Promise<void> {
  await nonet.open();
  await nonet.paste(puzzle);
  await expect(nonet.says).toContainText("exactly one solution");
}

/** Nothing easier than a forcing net gets on with this one. */
const NET = "..3.....945...92....9..3.54....6....6..9..8....5..8.2..1.7................4..5.92";

const valueOf = (page: Page, board: string): Promise<string> =>
  page.locator(board).evaluate((element: NonetBoard) => element.value);

test("the path is walked by the keyboard and each step is explained, and the game is not touched", async ({
  nonet,
  page,
}) => {
  await play(nonet, SHORT);
  const record = await nonet.record();
  await nonet.press("Solve path");
  await expect(page.getByRole("heading", { name: "Solve path" })).toBeFocused();
  const steps = page.getByRole("list", { name: "The steps of the path" }).getByRole("button");
  const text = page.locator(".step-text");
  await expect(page.getByText("This is the solution.")).toBeVisible();
  const count = await steps.count();
  expect(count).toBeGreaterThan(SHORT.split(".").length - 2);
  await expect(steps.first()).toHaveAttribute("aria-current", "step");
  expect(await valueOf(page, "#path-position")).toBe(SHORT);

  await steps.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(steps.nth(1)).toBeFocused();
  await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
  await expect(page.getByText(`Step 2 of ${count}`)).toBeVisible();
  await page.keyboard.press("End");
  await expect(steps.nth(count - 1)).toBeFocused();
  await expect(text).toContainText(/So r\dc\d is \d\./);
  expect((await valueOf(page, "#path-position")).split(".")).toHaveLength(2);
  await page.getByRole("button", { name: "Previous step" }).click();
  await expect(steps.nth(count - 2)).toHaveAttribute("aria-current", "step");

  const skyscraper = steps.filter({ hasText: "Skyscraper" });
  await skyscraper.first().click();
  await expect(text).toContainText("at least one of the roofs");
  await expect(text).toContainText("Hard from 6.6");
  await expect(
    page
      .locator("#path-position")
      .getByRole("gridcell", { name: /strike out/ })
      .first(),
  ).toBeVisible();
  await expectAccessibleInThemes(page, "path");

  await page.getByRole("link", { name: "Back to the game" }).click();
  await expect(nonet.board).toBeVisible();
  expect(await nonet.record()).toBe(record);
});

test("from the board the path is what is left, also where logic has to say that an entry is wrong", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  await play(nonet, SHORT);
  const solution = solveNaively(SHORT)!;
  const [first, second] = Array.from(SHORT, (digit, cell) => (digit === "." ? cell : -1)).filter((cell) => cell >= 0);
  await nonet.board.evaluate(
    (board: NonetBoard, [cell, digit]) => board.place([[cell!, digit!]]),
    [first!, Number(solution[first!])],
  );
  await nonet.press("Solve path");
  await page.getByRole("button", { name: "From the board" }).click();
  await expect(page.getByText("This is the solution.")).toBeVisible();
  expect((await valueOf(page, "#path-position"))[first!]).toBe(solution[first!]);
  await page.getByRole("link", { name: "Back to the game" }).click();
  const wrong = Number(solution[second!]) === 1 ? 2 : 1;
  await nonet.board.evaluate((board: NonetBoard, [cell, digit]) => board.place([[cell!, digit!]]), [second!, wrong]);
  await nonet.press("Solve path");
  await expect(page.locator(".step-text")).toContainText(/wrong|appears twice|Nothing fits|no place|can't finish/);
});

/** Its path has detours. */
const DETOURS = "..64.9.1.4.831..9....2...746...2....1.78....2.......5121.6.8...8.3.9.......7.....";

test("a path has the steps that are needed, and on request all of them", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await play(nonet, DETOURS);
  await nonet.press("Solve path");
  const steps = page.getByRole("list", { name: "The steps of the path" }).getByRole("button");
  const solved = page.getByText("This is the solution.");
  await expect(solved).toBeVisible();
  const needed = await steps.count();
  const which = page.getByRole("group", { name: "Steps of the path" });
  await expect(which.getByRole("button", { name: "Needed steps" })).toHaveAttribute("aria-pressed", "true");
  await which.getByRole("button", { name: "All steps" }).click();
  await expect(solved).toBeVisible();
  expect(await steps.count()).toBeGreaterThan(needed);
  await page.getByRole("button", { name: "From the board" }).click();
  await expect(which.getByRole("button", { name: "All steps" })).toHaveAttribute("aria-pressed", "true");
  await which.getByRole("button", { name: "Needed steps" }).click();
  await expect(steps).toHaveCount(needed);
});

test("all steps now: grouped, narrowed, drawn, and one is done and undone", async ({ nonet, page }) => {
  await play(nonet, POINTING);
  await nonet.press("All steps now");
  const groups = page.locator(".steps-group");
  await expect(groups.first()).toContainText("Locked Candidates Type 1 (Pointing)");
  expect(await groups.count()).toBeGreaterThan(1);
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: "Search" }).fill("pointing");
  await expect(groups).toHaveCount(1);
  await main.getByRole("combobox", { name: "Digit" }).selectOption("7");
  await main.getByRole("textbox", { name: "Cell" }).fill("r3c8");
  await expect(page.getByText("One step fits.")).toBeVisible();
  await main.getByRole("combobox", { name: "Family" }).selectOption("Fish");
  await expect(main).toContainText("No step fits.");
  await main.getByRole("combobox", { name: "Family" }).selectOption("Any");
  await groups.getByRole("button").click();
  await expect(page.locator(".step-text")).toContainText("So none of r3c7, r3c8, and r3c9 is 7.");
  await expectAccessibleInThemes(page, "steps");
  expect(await nonet.board.evaluate((board: NonetBoard) => board.canUndo)).toBe(false);
  await page.getByRole("button", { name: "Fill notes and strike out" }).click();
  await expect(page.getByText("No step fits.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the game" }).click();
  await expect(nonet.cell(3, 8)).toHaveAccessibleName(/Notes [1-689 ]+\./);
  await nonet.press("Undo");
  await expect(nonet.cell(3, 8)).not.toHaveAccessibleName(/Notes/);
});

test("a technique that is switched off is not hinted at; when nothing else is left, the hint says so and looks with all", async ({
  nonet,
  page,
}) => {
  await play(nonet, POINTING);
  await nonet.press("Techniques");
  const main = page.getByRole("main");
  await main.getByRole("searchbox", { name: "Search" }).fill("pointing");
  await main.getByRole("switch", { name: "Locked Candidates Type 1 (Pointing)" }).uncheck();
  await expect(main).toContainText(/(\d+) of \d+ are on\./);
  // Techniques for request only have their switches too, all off, and may be used with the others.
  await main.getByRole("searchbox", { name: "Search" }).fill("whip");
  const whip = main.getByRole("switch", { name: "Whip", exact: true });
  await expect(whip).not.toBeChecked();
  await expect(main).toContainText("On request only");
  await whip.check();
  await expect(main).toContainText("1 of 2");
  await expectAccessibleInThemes(page, "techniques");
  await page.getByRole("link", { name: "Back to the game" }).click();
  await nonet.press("Hint");
  await nonet.press("Hint");
  await expect(nonet.says.locator(".stages .on")).toHaveCount(2);
  await expect(nonet.says).not.toContainText("Pointing");
  await nonet.says.getByRole("link", { name: "The whole path" }).click();
  await expect(page.locator(".path-step").first()).toBeVisible();
  await expect(page.locator(".path-step").first()).not.toContainText("Pointing");

  await page.getByRole("link", { name: "Techniques" }).click();
  await main.getByRole("searchbox", { name: "Search" }).fill("");
  await main.getByRole("combobox", { name: "Up to level" }).selectOption("Easy");
  await page.reload();
  await expect(main.getByRole("combobox", { name: "Up to level" })).toHaveValue("easy");
  await page.getByRole("link", { name: "Back to the game" }).click();
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("None of the techniques that are on");
  await nonet.says.getByRole("button", { name: "Try all techniques" }).click();
  await expect(nonet.says).toContainText("Look at the 7s in box 2.");
});

test("a step of several branches is told and drawn a branch at a time, as in the hint", async ({ nonet, page }) => {
  await play(nonet, NET);
  await nonet.press("All steps now");
  const main = page.getByRole("main");
  await page.locator(".steps-group[open]", { hasText: "Forcing Net" }).getByRole("button").first().click();
  const branches = main.getByRole("group", { name: "Branches of the chain" });
  const text = page.locator(".step-text");
  const links = page.locator("#steps-position .link");
  await branches.getByRole("button", { name: "All branches together" }).click();
  const [all, told] = [await links.count(), (await text.innerText()).length];
  await branches.getByRole("button", { name: /^Branch 2: / }).focus();
  await page.keyboard.press("Enter");
  await expect(branches.getByRole("button", { name: /^Branch 2: / })).toHaveAttribute("aria-pressed", "true");
  await expect(branches.getByRole("button", { name: /^Branch 2: / })).toBeFocused();
  await expect.poll(() => links.count()).toBeLessThan(all);
  expect((await text.innerText()).length).toBeLessThan(told);
  await expectAccessibleInThemes(page, "branches");
});
