import { expect, type NonetPage, test } from "../support/app.js";
import { doubleClick } from "../support/firefox.js";
import { CLASSIC } from "../support/sudoku.js";

test("a game is there on the first visit, with a full set of givens and one clear level", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  await nonet.open();
  expect((await nonet.givens()).replace(/\./g, "").length).toBeGreaterThanOrEqual(17);
  await expect(nonet.caption).toContainText("Beginner");
  await expect(page).toHaveTitle("Nonet – Sudoku");
});

test("the pad enters, notes, erases and counts what is left", {
  tag: ["@desktop-quick", "@firefox-phone", "@webkit-phone"],
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.getByRole("button", { name: "4, 7 left" }).click();
  await expect(nonet.cell(1, 3)).toHaveAccessibleName("Row 1, column 3, box 1. 4, entered.");
  await expect(page.getByRole("button", { name: "4, 6 left" })).toBeVisible();
  await nonet.press("Erase");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName("Row 1, column 3, box 1. Empty.");
  await nonet.press("Corner");
  await page.getByRole("button", { name: /^4, / }).click();
  await page.getByRole("button", { name: /^1, / }).click();
  await expect(nonet.cell(1, 3)).toHaveAccessibleName("Row 1, column 3, box 1. Empty. Notes 1 4.");
  await nonet.press("Undo");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName("Row 1, column 3, box 1. Empty. Notes 4.");
});

test("candidates can be shown and struck out, and what was struck out stays out", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Candidates");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName("Row 1, column 3, box 1. Empty. Candidates 1 2 4.");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("Shift+Digit2");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Candidates 1 4\./);
  await nonet.press("Candidates");
  await nonet.press("Candidates");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Candidates 1 4\./);
});

test("a repeated digit is announced, marked invalid, and marked by more than colour", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("5");
  for (const [row, column] of [
    [1, 1],
    [1, 3],
  ] as const) {
    await expect(nonet.cell(row, column)).toHaveAttribute("aria-invalid", "true");
    const shape = await nonet.cell(row, column).evaluate((cell) => getComputedStyle(cell, "::after").clipPath);
    expect(shape).toContain("polygon");
  }
  await expect(nonet.cell(1, 1)).toHaveAccessibleName("Row 1, column 1, box 1. 5, given. Conflict.");
});

test("the board is one tab stop; arrows stop at its edges and the focus follows", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await expect(nonet.board.locator("[tabindex='0']")).toHaveCount(1);
  await nonet.cell(2, 2).click();
  const moves: [string, number, number][] = [
    ["ArrowLeft", 2, 1],
    ["ArrowLeft", 2, 1],
    ["ArrowUp", 1, 1],
    ["ArrowUp", 1, 1],
    ["End", 1, 9],
    ["ArrowRight", 1, 9],
    ["PageDown", 4, 9],
    ["PageDown", 7, 9],
    ["PageDown", 9, 9],
    ["Home", 9, 1],
    ["PageUp", 6, 1],
    ["Control+End", 9, 9],
    ["ArrowDown", 9, 9],
    ["Control+Home", 1, 1],
  ];
  for (const [key, row, column] of moves) {
    await page.keyboard.press(key);
    await expect(nonet.cell(row, column), `${key} leads to r${row}c${column}`).toBeFocused();
  }
  await expect(nonet.board.locator("[tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(nonet.board.locator(":focus")).toHaveCount(0);
});

test("givens are read-only to assistive technology, and the grid has its full structure", async ({ nonet }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await expect(nonet.board.getByRole("grid", { name: "Sudoku board" })).toBeVisible();
  await expect(nonet.board.getByRole("row")).toHaveCount(9);
  await expect(nonet.board.getByRole("row").nth(2)).toHaveAccessibleName("Row 3");
  await expect(nonet.board.getByRole("gridcell")).toHaveCount(81);
  await expect(nonet.cell(1, 1)).toHaveAttribute("aria-readonly", "true");
  await expect(nonet.cell(1, 3)).not.toHaveAttribute("aria-readonly", "true");
});

test("R, K, B, M and comma speak the row, column, box, what is missing, and how far the game is", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  const spoken = nonet.board.getByRole("status");
  const speaks: [string, string][] = [
    ["r", "Row 1: 5, 3, empty, empty, 7, empty, empty, empty, empty."],
    ["k", "Column 3: empty, empty, 8, empty, empty, empty, empty, empty, empty."],
    ["b", "Box 1: 5, 3, empty, 6, empty, empty, empty, 9, 8."],
    ["m", "Row 1 still needs 1 2 4 6 8 9. Column 3 still needs 1 2 3 4 5 6 7 9. Box 1 still needs 1 2 4 7."],
    [",", "51 empty cells. No conflicts. Digits still to place: 1 2 3 4 5 6 7 8 9."],
  ];
  for (const [key, text] of speaks) {
    await page.keyboard.press(key);
    await expect(spoken).toHaveText(text);
  }
});

test("several cells are selected by Shift and arrows, Ctrl and click, drag, and double click", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(2, 2).click();
  await page.keyboard.press("Shift+ArrowRight");
  expect(await nonet.selection()).toEqual([10, 11]);
  await nonet.cell(5, 5).click({ modifiers: ["Control"] });
  expect(await nonet.selection()).toEqual([10, 11, 40]);
  await doubleClick(nonet.cell(1, 1));
  expect((await nonet.selection()).sort((a, b) => a - b)).toEqual([0, 14, 71]);
  const [from, to] = [(await nonet.cell(3, 4).boundingBox())!, (await nonet.cell(3, 6).boundingBox())!];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 12 });
  await page.mouse.up();
  expect(await nonet.selection()).toEqual([21, 22, 23]);
});

test("a multiple selection takes notes as one step", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(3, 4).click();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("n");
  await page.keyboard.press("2");
  await expect(nonet.cell(3, 4)).toHaveAccessibleName(/Notes 2\./);
  await expect(nonet.cell(3, 5)).toHaveAccessibleName(/Notes 2\./);
  await page.keyboard.press("Control+z");
  await expect(nonet.cell(3, 4)).toHaveAccessibleName(/Empty\.$/);
  await expect(nonet.cell(3, 5)).toHaveAccessibleName(/Empty\.$/);
});

/** Keys of keyboards that the test's browser does not have. */
async function pressAs(
  nonet: NonetPage,
  keys: KeyboardEventInit & { modifierNumLock?: boolean; modifierAltGraph?: boolean },
): Promise<void> {
  await nonet.cell(1, 3).dispatchEvent("keydown", { ...keys, bubbles: true, composed: true, cancelable: true });
}

test("the numpad enters, and with Shift notes, as Windows and Linux report it", async ({ nonet }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  await pressAs(nonet, { key: "4", code: "Numpad4", modifierNumLock: true });
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/4, entered/);
  await pressAs(nonet, { key: "Delete", code: "NumpadDecimal" });
  // Windows has let go of Shift when the key comes; Linux has not.
  await pressAs(nonet, { key: "ArrowLeft", code: "Numpad4", shiftKey: false, modifierNumLock: true });
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 4\./);
  await pressAs(nonet, { key: "ArrowUp", code: "Numpad8", shiftKey: true, modifierNumLock: true });
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 4 8\./);
  expect(await nonet.selection()).toEqual([2]);
  // Without Num Lock it is an arrow.
  await pressAs(nonet, { key: "ArrowLeft", code: "Numpad4", modifierNumLock: false });
  expect(await nonet.selection()).toEqual([1]);
});

test("the top row enters and notes on layouts that give digits only with Shift", async ({ nonet }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  // French: ' is on the key of 4, and Shift gives the 4.
  await pressAs(nonet, { key: "'", code: "Digit4" });
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/4, entered/);
  await pressAs(nonet, { key: "à", code: "Digit0" });
  await pressAs(nonet, { key: "4", code: "Digit4", shiftKey: true });
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Notes 4\./);
  // AltGr types other characters, and Alt is for small digits that are there.
  await pressAs(nonet, { key: "1", code: "Digit1", altKey: true });
  await pressAs(nonet, { key: "{", code: "Digit4", ctrlKey: true, altKey: true, modifierAltGraph: true });
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Empty\. Notes 4\.$/);
});

test("a needed candidate that was struck out can be brought back, also after looking at the notes", async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Candidates");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("Shift+Digit4");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Candidates 1 2\./);
  await nonet.press("Hint");
  await nonet.press("Candidates");
  await nonet.press("Bring it back");
  // The board shows what the player wants to see.
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Empty\.$/);
  await nonet.press("Candidates");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Empty\. Candidates 1 2 4\./);
});

test("what the page says changes inside one region, so that screen readers hear of it", async ({ nonet }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  const status = nonet.says.getByRole("status");
  await expect(status).toContainText("exactly one solution");
  const region = await status.elementHandle();
  const same = async (text: string): Promise<void> => {
    await expect(status).toContainText(text);
    expect(await status.evaluate((now, before) => now === before, region)).toBe(true);
  };
  await nonet.press("Hint");
  await same("Look at");
  await nonet.press("Close");
  await same("New to Sudoku?");
  await nonet.press("Empty board");
  await same("Type the digits of a puzzle");
});

test("keys act on the board wherever the focus is, but not while a text field or a sheet has it", async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  const before = await nonet.record();
  const corner = page.getByRole("button", { name: "Corner", exact: true });
  await nonet.openSheet("Tools");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("nrm19");
  await expect(page.getByRole("searchbox")).toHaveValue("nrm19");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).focus();
  for (const key of ["n", "r", "m", "1", "9"]) await page.keyboard.press(key);
  await nonet.closeSheet();
  expect(await nonet.record()).toBe(before);
  await expect(corner).toHaveAttribute("aria-pressed", "false");
  // From a button of the pad they go to the board, and so does the focus.
  await page.getByRole("main").getByRole("button", { name: "Erase" }).focus();
  await page.keyboard.press("n");
  await expect(corner).toHaveAttribute("aria-pressed", "true");
  await expect(nonet.cell(1, 3)).toBeFocused();
  await page.getByRole("main").getByRole("button", { name: "Erase" }).focus();
  await page.keyboard.press("1");
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Empty\. Notes 1\.$/);
  await expect(nonet.cell(1, 3)).toBeFocused();
});

test("a reload brings the game back, with everything that can be undone and redone", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  await nonet.cell(5, 5).click();
  await page.keyboard.press("Shift+Digit5");
  await nonet.press("Undo");
  const before = await nonet.record();
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(before);
  await nonet.press("Redo");
  await expect(nonet.cell(5, 5)).toHaveAccessibleName(/Notes 5\./);
  await nonet.press("Undo");
  await nonet.press("Undo");
  expect(await nonet.value()).toBe(CLASSIC);
});

test("two tabs with different games both find their own after a reload", { tag: "@desktop" }, async ({
  nonet,
  context,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  const other = await context.newPage();
  const second = new (nonet.constructor as new (page: typeof other) => typeof nonet)(other);
  await second.open();
  await second.press("Empty board");
  await second.cell(1, 1).click();
  await other.keyboard.press("9");
  await nonet.page.reload();
  await nonet.ready();
  expect(await nonet.givens()).toBe(CLASSIC);
  await other.reload();
  await expect.poll(() => second.value()).toBe(`9${".".repeat(80)}`);
});

test("leaving the paste dialog by any way gives the keyboard to the board", async ({ nonet, page }, { project }) => {
  await nonet.open();
  const ways: [string, () => Promise<void>][] = [
    ["Escape", () => page.keyboard.press("Escape")],
    ["✕", () => page.getByRole("dialog").getByRole("button", { name: "Close" }).click()],
  ];
  if (!project.name.endsWith("phone"))
    ways.push(["Cancel", () => page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()]);
  for (const [way, leave] of ways) {
    await nonet.press("Paste a puzzle");
    await expect(page.getByRole("textbox", { name: "Puzzle text" })).toBeFocused();
    await leave();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(nonet.board.locator(":focus"), way).toHaveCount(1);
  }
});
