import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { expectAccessible } from "../support/axe.js";
import { A, B, DOWN, fakeGamepad, LB, LEFT, RB, RIGHT, UP, X, Y } from "../support/gamepad.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const solution = solveNaively(CLASSIC)!;

/** The page with settings that were chosen before. */
async function openWith(nonet: NonetPage, settings: Record<string, unknown>): Promise<void> {
  await nonet.page.addInitScript(
    (stored) => origin !== "null" && localStorage.setItem("nonet:settings", JSON.stringify(stored)),
    settings,
  );
  await nonet.open();
  await nonet.pasteAnywhere(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
}

const pad = (page: Page, name: string | RegExp) => page.locator(".pad").getByRole("button", { name, exact: true });

/** Actions on all notes at once are behind one key of the pad. */
async function ofNotes(page: Page, name: string): Promise<void> {
  await pad(page, "Fill").tap();
  await page.getByRole("dialog", { name: "Notes" }).getByRole("button", { name }).tap();
}

test("every mode has its key, and held keys ask for the others", async ({ nonet, page }) => {
  await openWith(nonet, {});
  await nonet.board.evaluate((board: NonetBoard) => board.focus());
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const first = nonet.cell(1, 3);
  await page.keyboard.press("x");
  await page.keyboard.press("1");
  await page.keyboard.press("c");
  await page.keyboard.press("2");
  await page.keyboard.press("v");
  await page.keyboard.press("3");
  await expect(first).toHaveAccessibleName("Row 1, column 3, box 1. Empty. Notes 1. Centre notes 2. Coloured yellow.");
  await page.keyboard.press("z");
  // Held, the pad shows what digits do now; nothing of it stays.
  await page.keyboard.down("Shift");
  await expect(pad(page, "Corner")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Digit4");
  await page.keyboard.up("Shift");
  await expect(pad(page, "Digit")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+Digit4");
  await page.keyboard.press("Control+Shift+Digit9");
  await expect(first).toHaveAccessibleName(/Notes 1 4\. Centre notes 2 4\. Coloured yellow, grey\.$/);
  // Alt picks a small digit, which is then what takes the colour.
  await page.keyboard.press("Alt+Digit1");
  await expect(nonet.board.getByRole("status")).toHaveText("Small 1 picked. Digits give it a colour.");
  await page.keyboard.press("Control+Shift+Digit2");
  await expect(first).toHaveAccessibleName(/Coloured yellow, grey\. Small 1 coloured orange\.$/);
  await page.keyboard.press("Escape");
  // Space goes through the modes.
  for (const mode of ["Corner", "Centre", "Colour", "Digit"]) {
    await page.keyboard.press("Space");
    await expect(pad(page, mode)).toHaveAttribute("aria-pressed", "true");
  }
  // Colours are steps like any other, also after a reload.
  for (let step = 0; step < 2; step++) await page.keyboard.press("Control+z");
  await expect(first).toHaveAccessibleName(/Coloured yellow\.$/);
  await page.keyboard.press("Control+y");
  const record = await nonet.record();
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(record);
  await expect(first).toHaveAccessibleName(/Coloured yellow, grey\.$/);
});

/** Two touches in one go: on a busy machine two taps of the test's own would come too far apart. */
function doubleTap(cell: Locator): Promise<void> {
  return cell.evaluate((element) => {
    const touch = { pointerType: "touch", isPrimary: true, bubbles: true, composed: true };
    for (const type of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
      element.dispatchEvent(new PointerEvent(type, touch));
  });
}

test.describe("touch", () => {
  test.use({ hasTouch: true });

  test("notes, colours, a lone candidate by double tap, and the last digits go in by touch alone", {
    tag: "@desktop-quick",
  }, async ({ nonet, page }) => {
    await openWith(nonet, { marks: "candidates" });
    const cell = nonet.cell(5, 5);
    // r5c5 has one candidate only, the 5: twice tapped, it is entered, and can be undone.
    await expect(cell).toHaveAccessibleName(/Candidates 5\./);
    await doubleTap(cell);
    await expect(cell).toHaveAccessibleName(/5, entered/);
    await pad(page, "Undo").tap();
    await expect(cell).toHaveAccessibleName(/Candidates 5\./);
    await ofNotes(page, "Candidates");
    await expect(cell).toHaveAccessibleName(/Empty\.$/);
    await ofNotes(page, "Fill notes");
    await expect(cell).toHaveAccessibleName(/Notes 5\./);
    await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 1 2 4\./);
    await pad(page, "Colour").tap();
    await nonet.cell(1, 3).tap({ position: { x: 3, y: 30 } });
    await pad(page, "6, green").tap();
    await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Coloured green\.$/);
    // A second tap, on a small digit, picks it.
    await nonet.cell(1, 3).locator("[data-digit='2']").tap();
    await pad(page, "4, pink").tap();
    await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Coloured green\. Small 2 coloured pink\.$/);
    await ofNotes(page, "Clear notes");
    await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Empty\. Coloured green\.$/);
    await pad(page, "Undo").tap();
    await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 1 2 4\. Coloured green\. Small 2 coloured pink\.$/);
    await pad(page, "Digit").tap();
    for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((column) => CLASSIC[column] === ".")) {
      await nonet.cell(1, index + 1).tap();
      await pad(page, new RegExp(`^${solution[index]}, `)).tap();
    }
    expect((await nonet.value()).slice(0, 9)).toBe(solution.slice(0, 9));
    // The notes of the row's digits are gone where they cannot be any more.
    await expect(nonet.cell(2, 2)).toHaveAccessibleName(/Notes 2 7\./);
  });
});

test("a digit chosen first goes to every cell that is clicked, in each mode, and Escape ends it", async ({
  nonet,
  page,
}) => {
  await openWith(nonet, { entry: "digit" });
  await pad(page, "4, 7 left").click();
  await expect(pad(page, "4, 7 left")).toHaveAttribute("aria-pressed", "true");
  await expect(nonet.board.locator(".same")).toHaveCount(2);
  await nonet.cell(1, 3).click();
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/4, entered/);
  await expect(nonet.board.locator(".same")).toHaveCount(2); // and the third is the selected one
  await pad(page, "Corner").click();
  await nonet.cell(2, 8).click();
  await nonet.cell(3, 4).click();
  await pad(page, "Centre").click();
  await nonet.cell(1, 6).click({ modifiers: ["Shift"] });
  await nonet.cell(3, 6).click();
  await pad(page, "Colour").click();
  await nonet.cell(9, 1).click();
  await expect(nonet.cell(9, 1)).toHaveAccessibleName(/Coloured pink\.$/);
  await expect(nonet.cell(3, 4)).toHaveAccessibleName(/Empty\. Notes 4\.$/);
  await expect(nonet.cell(1, 6)).toHaveAccessibleName(/Empty\. Notes 4\.$/);
  await expect(nonet.cell(3, 6)).toHaveAccessibleName(/Empty\. Centre notes 4\.$/);
  await pad(page, "Digit").click();
  // A given cannot take a digit: its own is chosen.
  await nonet.cell(1, 1).click();
  await expect(pad(page, "5, 6 left")).toHaveAttribute("aria-pressed", "true");
  // By keyboard: a digit is chosen, Enter puts it in.
  await page.keyboard.press("2");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(nonet.cell(2, 2)).toHaveAccessibleName(/2, entered/);
  await page.keyboard.press("Escape");
  await expect(page.locator(".key[aria-pressed='true']")).toHaveCount(0);
  const value = await nonet.value();
  await nonet.cell(9, 9).click();
  await nonet.cell(4, 4).click();
  expect(await nonet.value()).toBe(value);
});

test("settings reach the board: notes that stay, no tints, patterns, and the pad at the left", async ({ nonet, page }, {
  project,
}) => {
  await openWith(nonet, { tidyNotes: false, showPeers: false, showSame: false, patterns: true, padSide: "left" });
  await nonet.cell(1, 4).click();
  await page.keyboard.press("Shift+Digit4");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  await expect(nonet.cell(1, 4)).toHaveAccessibleName(/Notes 4\.$/);
  await expect(nonet.board.locator(".same, .peer")).toHaveCount(0);
  await page.keyboard.press("Control+Shift+Digit1");
  const drawn = await nonet
    .cell(1, 3)
    .locator(".colours i")
    .evaluate((stripe) => getComputedStyle(stripe).backgroundImage);
  expect(drawn).toContain("repeating-linear-gradient");
  if (project.name.endsWith("phone")) await page.setViewportSize({ width: 740, height: 360 });
  const [board, keys] = [(await nonet.board.boundingBox())!, (await page.locator(".pad .digits").boundingBox())!];
  expect(keys.x + keys.width).toBeLessThanOrEqual(board.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("digits can be read on every colour, and the pad of colours, in light and dark", async ({ nonet, page }) => {
  await openWith(nonet, {});
  await nonet.board.evaluate((board: NonetBoard) => {
    const on = (cells: number[]): NonetBoard => Object.assign(board, { selection: cells });
    // Down the third column, of each colour: entries that conflict, small digits, and in the row of givens those.
    for (let colour = 1; colour <= 9; colour++)
      on([(colour - 1) * 9 + 2, (colour - 1) * 9 + 3, (colour - 1) * 9]).colour(colour);
    on([2, 20, 65]).enter(8);
    on([29, 38, 47]).enter(1);
    on([11]).enter(2);
    [2, 4].forEach((digit) => on([74, 75, 57, 12, 3, 48]).note(digit));
    on([74, 75, 57, 48]).noteCentre(4);
    board.mode = "colour";
    on([40]);
  });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
});

test.describe("gamepad", () => {
  test("moves, enters by the wheel, changes modes, erases, undoes, redoes and asks for a hint", {
    tag: "@desktop",
  }, async ({ nonet, page }) => {
    const gamepad = await fakeGamepad(page);
    await openWith(nonet, {});
    await nonet.cell(1, 1).click();
    await gamepad.connect(async () => (await nonet.selection())[0]! > 0);
    await nonet.cell(1, 1).click();
    await gamepad.press(LEFT, UP, RIGHT, RIGHT);
    expect(await nonet.selection()).toEqual([2]);
    // From 5, the 4 is to the left.
    await gamepad.press(A, LEFT, A);
    await expect(nonet.cell(1, 3)).toHaveAccessibleName(/4, entered/);
    await gamepad.press(LB);
    await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Empty/);
    await gamepad.press(RB, B);
    await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Empty/);
    await gamepad.press(X, A, UP, A, X, A, DOWN, RIGHT, A);
    await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 2\. Centre notes 9\.$/);
    await gamepad.press(A);
    await expect(page.locator(".wheel")).toBeVisible();
    await gamepad.press(B);
    await expect(page.locator(".wheel")).toHaveCount(0);
    await gamepad.press(Y);
    await expect(nonet.says).toContainText(/Look at|Start from/);
  });
});
