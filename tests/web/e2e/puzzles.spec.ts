import { expect, test } from "../support/app.js";
import { CLASSIC, INKALA, isComplete, solveNaively } from "../support/sudoku.js";
import { clipboardText } from "../support/webkit.js";

test("Inkala's puzzle is pasted and solved, as one step that can be undone", { tag: "@desktop-quick" }, async ({
  nonet,
}) => {
  await nonet.open();
  await nonet.paste(INKALA);
  await expect(nonet.says).toContainText("21 givens, exactly one solution");
  await nonet.press("Solve");
  await expect.poll(() => nonet.value()).toBe(solveNaively(INKALA));
  await nonet.press("Undo");
  expect(await nonet.value()).toBe(INKALA);
});

test("Ctrl+V anywhere plays the puzzle", async ({ nonet }) => {
  await nonet.open();
  await nonet.pasteAnywhere(INKALA);
  await expect.poll(() => nonet.givens()).toBe(INKALA);
});

test("Ctrl+V of something else opens the dialog and says what is wrong; the game stays", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  const before = await nonet.record();
  await nonet.pasteAnywhere("hello");
  await expect(page.getByRole("dialog")).toContainText("Nonet doesn't know this form of puzzle.");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await nonet.record()).toBe(before);
});

const bad: [name: string, text: string, complaint: string, place: [number, number] | null][] = [
  ["80 cells", INKALA.slice(1), "The puzzle has 80 of 81 cells: one is missing.", null],
  [
    "82 cells",
    `${INKALA}5`,
    "The puzzle has 82 cells instead of 81. The first one too many is at line 1, column 82.",
    [81, 82],
  ],
  [
    "a letter",
    `${INKALA.slice(0, 4)}h${INKALA.slice(5)}`,
    "“h” at line 1, column 5 is neither a digit nor an empty cell.",
    [4, 5],
  ],
  [
    "a short row",
    `${"53..7....\n".repeat(3)}53..7...\n${"53..7....\n".repeat(5)}`,
    "Row 4 (line 4) has 8 cells instead of 9.",
    null,
  ],
  ["four rows", "53..7....\n".repeat(4), "The puzzle has 4 rows instead of 9.", null],
];
for (const [name, text, complaint, place] of bad) {
  test(`a paste with ${name} says so${place ? " and shows the place" : ""}`, { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    await nonet.open();
    await nonet.press("Paste a puzzle");
    const area = page.getByRole("textbox", { name: "Puzzle text" });
    await area.fill(text);
    await expect(page.getByRole("dialog").getByRole("status")).toContainText(complaint);
    await expect(page.getByRole("button", { name: "Play it" })).toBeDisabled();
    if (!place) return;
    await page.getByRole("button", { name: "Show the place" }).click();
    expect(
      await area.evaluate((element: HTMLTextAreaElement) => [element.selectionStart, element.selectionEnd]),
    ).toEqual(place);
  });
}

test("the dialog tells how many solutions a puzzle has before it is played", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.press("Paste a puzzle");
  const area = page.getByRole("textbox", { name: "Puzzle text" });
  const status = page.getByRole("dialog").getByRole("status");
  await area.fill(INKALA);
  await expect(status).toContainText("Read as: 81 characters in a line. 21 givens. Exactly one solution.");
  await area.fill(`.${INKALA.slice(1)}`);
  await expect(status).toContainText("Several solutions");
  await area.fill(`55${INKALA.slice(2)}`);
  await expect(status).toContainText("No solution");
});

test("a new game has the chosen level and exactly one solution", { tag: "@desktop" }, async ({ nonet }) => {
  await nonet.open();
  await nonet.emptyShelf();
  const first = await nonet.givens();
  await nonet.newGame("Medium");
  await expect.poll(() => nonet.givens()).not.toBe(first);
  await expect(nonet.caption).toContainText("Medium");
  const solution = solveNaively(await nonet.givens());
  expect(solution).not.toBeNull();
  await nonet.press("Check uniqueness");
  await expect(nonet.says).toContainText("Exactly one solution.");
});

test("replacing a game in progress never loses it", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  const before = await nonet.record();
  await nonet.paste(INKALA);
  await nonet.goOn();
  expect(await nonet.record()).toBe(before);
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(before);
});

test("uniqueness: one, none with the conflict shown, many counted, very many up to a limit", {
  tag: "@desktop",
}, async ({ nonet }) => {
  await nonet.open();
  const answers: [puzzle: string, answer: string][] = [
    [CLASSIC, "Exactly one solution."],
    [`55${CLASSIC.slice(2)}`, "No solution: 5 appears twice in row 1, at r1c1 and r1c2."],
    ["295743861431865900876192543387459216612387495549216738763504189928671354154938600", "2 solutions."],
    [`1${".".repeat(80)}`, "At least 1,000,000 solutions."],
  ];
  for (const [puzzle, answer] of answers) {
    await nonet.paste(puzzle);
    await nonet.press("Check uniqueness");
    await expect(nonet.says).toContainText(answer);
  }
});

test("solving is honest about none and several", { tag: "@desktop-quick" }, async ({ nonet }) => {
  await nonet.open();
  await nonet.paste(`1${".".repeat(80)}`);
  await nonet.press("Solve");
  await expect(nonet.says).toContainText("several solutions");
  expect(await nonet.value()).toBe(`1${".".repeat(80)}`);
  await nonet.says.getByRole("button", { name: "Show one of them" }).click();
  await expect(nonet.says).toContainText("Solution 1 of more than 1,000.");
  expect(isComplete(await nonet.value())).toBe(true);
  const first = await nonet.value();
  await nonet.says.getByRole("button", { name: "Next solution" }).click();
  expect(isComplete(await nonet.value())).toBe(true);
  expect(await nonet.value()).not.toBe(first);
  await nonet.paste(`55${CLASSIC.slice(2)}`);
  await nonet.press("Solve");
  await expect(nonet.says).toContainText("no solution");
});

test("an own puzzle is typed into the empty board and its digits become givens", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.press("Empty board");
  await expect(nonet.says).toContainText("Type the digits of a puzzle");
  await nonet.cell(1, 1).click();
  await page.keyboard.type(INKALA);
  await page.getByRole("button", { name: "Start playing" }).click();
  expect(await nonet.givens()).toBe(INKALA);
  await expect(nonet.says).toContainText("exactly one solution");
});

test("checking crosses out wrong entries, and erasing them can be undone", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("1");
  await nonet.cell(1, 4).click();
  await page.keyboard.press("6");
  await nonet.press("Check my entries");
  await expect(nonet.says).toContainText("One entry is wrong");
  await nonet.says.getByRole("button", { name: "Erase it" }).click();
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Empty\.$/);
  await expect(nonet.cell(1, 4)).toHaveAccessibleName(/6, entered/);
  await nonet.press("Check my entries");
  await expect(nonet.says).toContainText("Your entry is right.");
});

test("a hint says where, then which technique, then why, then does it", { tag: "@desktop-quick" }, async ({
  nonet,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  const solution = solveNaively(CLASSIC)!;
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at (row|column|box) \d\./);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Hidden single|Naked single|Full house/);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/So r\dc\d is \d\./);
  const [, row, column, digit] = /So r(\d)c(\d) is (\d)\./.exec((await nonet.says.textContent())!)!.map(Number);
  const cell = (row! - 1) * 9 + column! - 1;
  expect(String(digit)).toBe(solution[cell]);
  expect(await nonet.value()).toBe(CLASSIC);
  await nonet.press("Hint");
  expect(await nonet.value()).toBe(CLASSIC.slice(0, cell) + digit + CLASSIC.slice(cell + 1));
});

test("a second press of Hint counts while the first is still being answered", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await page.getByRole("button", { name: "Hint", exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(nonet.says).toContainText("Hidden single in a box");
});

test("hints alone lead an easy puzzle to its end", async ({ nonet, page }) => {
  await nonet.open();
  const solution = solveNaively(await nonet.givens())!;
  await page.getByRole("button", { name: "Hint", exact: true }).focus();
  for (let digit = (await nonet.givens()).replace(/\./g, "").length; digit < 81; digit++) {
    await page.keyboard.press("Enter");
    await expect(nonet.says).toContainText(/Look at|Start from/);
    for (let stage = 2; stage <= 4; stage++) await page.keyboard.press("Enter");
  }
  expect(await nonet.value()).toBe(solution);
  await expect(nonet.says).toContainText("Solved");
});

test("a hint speaks of a wrong entry first", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.cell(1, 3).click();
  await page.keyboard.press("1");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("One thing first: r1c3 is wrong.");
});

test("a hint respects a struck-out candidate, and says when it was the one that is needed", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Candidates");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("Shift+Digit4");
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("in r1c3 you struck out 4");
  await nonet.says.getByRole("button", { name: "Bring it back" }).click();
  await expect(nonet.cell(1, 3)).toHaveAccessibleName(/Candidates 1 2 4\./);
});

test("the puzzle can be copied as text", async ({ nonet, context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Copy puzzle");
  await expect(nonet.says).toContainText("Puzzle copied");
  expect(await clipboardText(page)).toBe(CLASSIC);
});
