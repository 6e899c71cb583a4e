/** Typing in a puzzle: a run of digits, symmetry, what can still be, and what makes no sense yet. */
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { A, B, fakeGamepad } from "../support/gamepad.js";
import { CLASSIC } from "../support/sudoku.js";

const classic = CLASSIC.replaceAll("0", ".");

async function openEmpty(nonet: NonetPage): Promise<void> {
  await nonet.open();
  await nonet.press("Empty board");
  await expect(nonet.says).toContainText("Type the digits");
}

/** Chooses in the sheet of options. */
async function choose(nonet: NonetPage, change: (nonet: NonetPage) => Promise<unknown>): Promise<void> {
  await nonet.unfold();
  await nonet.says.getByRole("button", { name: "Options" }).click();
  await change(nonet);
  await nonet.closeSheet();
  const fold = nonet.says.getByRole("button", { name: "Fold away" });
  if (await fold.isVisible()) await fold.click();
}

const symmetry = (nonet: NonetPage, name: string): Promise<unknown> =>
  nonet.page.getByRole("dialog").getByRole("combobox", { name: "Symmetry" }).selectOption(name);

test("a run of digits and blanks goes on from cell to cell; Backspace goes back and erases", async ({
  nonet,
  page,
}) => {
  await openEmpty(nonet);
  await page.keyboard.type("53.07 6");
  expect((await nonet.value()).slice(0, 9)).toBe("53..7.6..");
  await expect(nonet.cell(1, 8)).toBeFocused();
  await page.keyboard.press("Backspace");
  expect((await nonet.value()).slice(0, 9)).toBe("53..7....");
  await expect(nonet.cell(1, 7)).toBeFocused();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  expect((await nonet.value()).slice(0, 9)).toBe("53.......");
  // Typed over, and arrows as ever.
  await page.keyboard.press("Home");
  await page.keyboard.press("5");
  expect((await nonet.value()).slice(0, 2)).toBe("53");
  await page.keyboard.press("4");
  expect((await nonet.value()).slice(0, 2)).toBe("54");
  await page.keyboard.press("Control+z");
  expect((await nonet.value()).slice(0, 2)).toBe("53");
  await page.keyboard.press("Control+Home");
  await page.keyboard.type(classic);
  expect(await nonet.value()).toBe(classic);
  await expect(nonet.cell(9, 9)).toBeFocused();
});

test("the pad runs on too, its Erase is a blank on empty cells, and the run can be switched off", {
  tag: "@phone",
}, async ({ nonet, page }) => {
  await openEmpty(nonet);
  const digit = (one: number): Promise<void> =>
    page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(`^${one}, `) })
      .click();
  await nonet.cell(1, 1).click();
  await digit(5);
  await page.getByRole("main").getByRole("button", { name: "Erase" }).click();
  await digit(7);
  expect((await nonet.value()).slice(0, 4)).toBe("5.7.");
  await choose(nonet, ({ page }) => page.getByRole("checkbox", { name: "Typing goes on to the next cell" }).uncheck());
  await digit(9);
  expect(await nonet.selection()).toEqual([3]);
  await digit(9);
  expect((await nonet.value()).slice(0, 4)).toBe("5.7.");
});

test("by symmetry, partners are tinted until they are filled, and go with what is erased", async ({ nonet, page }) => {
  await openEmpty(nonet);
  await choose(nonet, (nonet) => symmetry(nonet, "Half turn"));
  await nonet.cell(1, 1).click();
  await page.keyboard.press("5");
  await expect(nonet.cell(9, 9)).toHaveClass(/next/);
  await expect(nonet.cell(9, 9)).toHaveAccessibleName(/Fill this one next\./);
  await nonet.cell(9, 9).click();
  await page.keyboard.press("3");
  await expect(nonet.board.locator(".next")).toHaveCount(0);
  // A blank on an empty cell takes nothing away.
  await nonet.cell(1, 2).click();
  await page.keyboard.press("0");
  expect((await nonet.value()).replaceAll(".", "")).toBe("53");
  await nonet.cell(1, 1).click();
  await page.keyboard.press("Delete");
  expect(await nonet.value()).toBe(".".repeat(81));
  await page.keyboard.press("Control+z");
  expect((await nonet.value()).replaceAll(".", "")).toBe("53");
  await choose(nonet, (nonet) => symmetry(nonet, "Quarter turn"));
  await expect(nonet.board.locator(".next")).toHaveCount(2);
});

test("a gamepad runs on as well, its B is a blank, and takes away by symmetry", async ({ nonet, page }) => {
  const gamepad = await fakeGamepad(page);
  await openEmpty(nonet);
  await choose(nonet, (nonet) => symmetry(nonet, "Half turn"));
  await nonet.cell(1, 1).click();
  await gamepad.connect(async () => (await nonet.selection())[0]! > 0);
  await nonet.cell(1, 1).click();
  // A five where the wheel opens, a blank, another five.
  await gamepad.press(A, A, B, A, A);
  expect((await nonet.value()).slice(0, 4)).toBe("5.5.");
  expect(await nonet.selection()).toEqual([3]);
  await nonet.cell(9, 9).click();
  await gamepad.press(A, A);
  expect((await nonet.value()).slice(78)).toBe("..5");
  await gamepad.press(B);
  expect((await nonet.value()).replaceAll(".", "")).toBe("5");
});

test("what empty cells can be is drawn faintly, and where solutions differ; of one solution nothing", async ({
  nonet,
  page,
}) => {
  test.slow();
  await openEmpty(nonet);
  await page.keyboard.type(classic.slice(0, 71));
  await expect(nonet.says).toContainText("They differ in 11 cells");
  await expect(nonet.board.locator(".mark.faint").first()).toBeVisible();
  await expect(nonet.board.locator(".involved").first()).toBeVisible();
  await expect(nonet.board.locator(".involved").first()).toHaveAccessibleName(/in different solutions/);
  await expectAccessibleInThemes(page, "typing in, several solutions");
  await choose(nonet, ({ page }) => page.getByRole("checkbox", { name: "Show what empty cells can be" }).uncheck());
  await expect(nonet.board.locator(".mark")).toHaveCount(0);
  await choose(nonet, ({ page }) => page.getByRole("checkbox", { name: "Show what empty cells can be" }).check());
  await expect(nonet.board.locator(".mark.faint").first()).toBeVisible();
  await nonet.cell(8, 9).click();
  await page.keyboard.type(classic.slice(71));
  await expect(nonet.says).toContainText("Exactly one solution.");
  await expect(nonet.board.locator(".mark")).toHaveCount(0);
  // A clash is told as ever.
  await nonet.cell(9, 8).click();
  await page.keyboard.press("9");
  await expect(nonet.says).toContainText("No solution: 9 appears twice");
  await expect(nonet.board.locator(".mark")).toHaveCount(0);
});

test("what makes no sense for a puzzle that is typed in is off, and says why", async ({ nonet, page }) => {
  await openEmpty(nonet);
  for (const name of ["Hint", "Fill"]) {
    const button = page.getByRole("main").getByRole("button", { name, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/Start playing first/);
  }
  await page.keyboard.press("h");
  await expect(nonet.says).toContainText("Start playing first");
  await nonet.openSheet("Tools");
  const dialog = page.getByRole("dialog");
  for (const name of [
    "Check my entries",
    "Go back before the first mistake",
    "Fill all singles",
    "Solve path",
    "All steps now",
  ])
    await expect(dialog.getByRole("button", { name })).toBeDisabled();
  for (const name of ["Check uniqueness", "Solve", "Export"])
    await expect(dialog.getByRole("button", { name, exact: true })).toBeEnabled();
  await nonet.closeSheet();
  await expect(nonet.board).toBeVisible();
  expect(await nonet.board.evaluate((board: NonetBoard) => board.steps)).toBe(0);
});
