/** Games that begin, are left, come back, and end: nothing of the player's may get lost on the way. */
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, NonetPage, test } from "../support/app.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

const gamesStored = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("nonet:game:"))
      .sort(),
  );

async function newGame(nonet: NonetPage): Promise<void> {
  const before = await nonet.givens();
  await nonet.newGame();
  await expect.poll(() => nonet.givens()).not.toBe(before);
}

async function enter(nonet: NonetPage, row: number, column: number, digit: string): Promise<void> {
  await nonet.cell(row, column).click();
  await nonet.page.keyboard.press(digit);
  await expect(nonet.cell(row, column)).toHaveAccessibleName(new RegExp(`${digit}, entered`));
}

/** Games that the sheet of new games offers to continue. */
const kept = (page: Page): Locator => page.getByRole("dialog").getByRole("button", { name: /^Continue/ });

test("the way back to a game in progress stays: over another new game, and over a reload", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await enter(nonet, 1, 3, "4");
  const left = await nonet.record();
  await newGame(nonet);
  await newGame(nonet);
  await page.reload();
  await nonet.ready();
  await nonet.goOn();
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
  await nonet.openSheet("New game");
  await expect(kept(nonet.page)).toHaveText(/Continue\s*Your puzzle, and 2 more in the library/);
  await nonet.closeSheet();
  const found: string[] = [];
  for (const _ of left) {
    await nonet.goOn();
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
  await nonet.openSheet("New game");
  await expect(kept(page)).toHaveCount(0);
  expect(await gamesStored(page)).toHaveLength(2);
  expect(await gamesStored(page)).toEqual(expect.arrayContaining(solved));
});

test("entries under a solution that the page filled in are not lost by leaving the game", async ({ nonet }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await enter(nonet, 1, 3, "4");
  await nonet.press("Solve");
  await expect(nonet.says).toContainText("Nonet filled in the rest.");
  await newGame(nonet);
  await nonet.goOn();
  await nonet.press("Undo");
  expect(await nonet.value()).toBe(`534${CLASSIC.slice(3)}`);
});

test("with full storage the way back leads to the game as it was left, not as it was last saved", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await enter(nonet, 1, 3, "4");
  await newGame(nonet);
  await nonet.goOn();
  expect(await nonet.value()).toBe(`534${CLASSIC.slice(3)}`);
});

test("a tab follows the game as it is played in another, back and forth, and nothing becomes a copy", {
  tag: "@desktop",
}, async ({ nonet, context, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  const second = new NonetPage(await context.newPage());
  await second.open();
  expect(await second.givens()).toBe(CLASSIC);
  await enter(nonet, 1, 3, "4");
  await expect.poll(() => second.value()).toBe(`534${CLASSIC.slice(3)}`);
  await enter(second, 1, 4, "6");
  await expect.poll(() => nonet.value()).toBe(`5346${CLASSIC.slice(4)}`);
  // The history goes along.
  await nonet.press("Undo");
  await nonet.press("Undo");
  await expect.poll(() => second.value()).toBe(CLASSIC);
  expect(await second.record()).toBe(await nonet.record());
  await expect(second.says).not.toContainText("another tab");
  expect(await gamesStored(page)).toHaveLength(1);
});

test("a tab that follows has what belongs to the game beside its digits: a checkpoint is not lost, and a pause stays", {
  tag: "@desktop",
}, async ({ nonet, context, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await enter(nonet, 1, 3, "4");
  const second = new NonetPage(await context.newPage());
  await second.open();
  const checkpoints = (): Promise<number> =>
    page.evaluate(() => {
      const [text] = Object.entries(localStorage).flatMap(([key, value]) =>
        key.startsWith("nonet:game:") ? [String(value)] : [],
      );
      return (JSON.parse(text!) as { checkpoints?: unknown[] }).checkpoints?.length ?? 0;
    });
  await nonet.press("Set a checkpoint");
  await nonet.closeSheet();
  await expect.poll(checkpoints).toBe(1);
  await enter(second, 1, 4, "6");
  await expect.poll(() => nonet.value()).toBe(`5346${CLASSIC.slice(4)}`);
  expect(await checkpoints()).toBe(1);
  await second.page.keyboard.press("p");
  await expect(second.page.getByRole("button", { name: "Resume" }).first()).toBeVisible();
  await nonet.press("Undo");
  await expect.poll(() => second.value()).toBe(`534${CLASSIC.slice(3)}`);
  await second.page.reload();
  await expect(second.page.getByRole("button", { name: "Resume" }).first()).toBeVisible();
  await expect(second.page.getByRole("gridcell")).toHaveCount(0);
});

test("a tab that shows the library follows the game, and writes nothing over what another plays", {
  tag: "@desktop",
}, async ({ nonet, context, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await enter(nonet, 1, 3, "4");
  const second = new NonetPage(await context.newPage());
  await second.page.goto("./#library/games");
  const done = second.page.locator(".library").getByText(/% done/);
  await expect(done).toHaveText(/^1 %/);
  await enter(nonet, 1, 4, "6");
  await enter(nonet, 1, 6, "8");
  await expect(done).toHaveText(/^5 %/);
  const played = await nonet.record();
  await second.page.goto("./#library/backup");
  await Promise.all([
    second.page.waitForEvent("download"),
    second.page.getByRole("button", { name: "Save a backup" }).click(),
  ]);
  await second.page.reload();
  await expect(second.page.getByRole("button", { name: "Save a backup" })).toBeVisible();
  await second.page.goto("./#");
  await second.ready();
  await expect.poll(() => second.record()).toBe(played);
  await enter(second, 1, 7, "9");
  await expect.poll(() => nonet.value()).toBe(`5346789${CLASSIC.slice(7)}`);
  expect(await gamesStored(page)).toHaveLength(1);
});

test("a game that was changed in two tabs at once goes on as two, and both are told apart", {
  tag: "@desktop",
}, async ({ nonet, context, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  const second = new NonetPage(await context.newPage());
  // As a tab that was asleep: it hears nothing of the other.
  await second.page.addInitScript(() =>
    window.addEventListener("storage", (event) => event.stopImmediatePropagation()),
  );
  await second.open();
  await enter(nonet, 1, 3, "4");
  await enter(second, 1, 3, "1");
  await expect(second.says).toContainText("changed in another tab");
  await page.reload();
  await nonet.ready();
  expect(await nonet.value()).toBe(`534${CLASSIC.slice(3)}`);
  expect(await gamesStored(page)).toHaveLength(2);
});

test("after a puzzle was brought, Ctrl+Z and the Undo button do the same: both lead back to the game before", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  const before = await nonet.givens();
  for (const undo of [() => page.keyboard.press("Control+z"), () => nonet.press("Undo")]) {
    await nonet.pasteAnywhere(CLASSIC);
    await expect.poll(() => nonet.givens()).toBe(CLASSIC);
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeEnabled();
    await undo();
    await expect.poll(() => nonet.givens()).toBe(before);
  }
  await nonet.pasteAnywhere(CLASSIC);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  await page.reload();
  await nonet.ready();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await page.keyboard.press("Control+z");
  expect(await nonet.givens()).toBe(CLASSIC);
});

test("a link that is opened again goes on with its game, and leaves no copies behind", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  const link = `./?again=1#p=${CLASSIC}`;
  await nonet.open(link);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  await enter(nonet, 1, 3, "4");
  const record = await nonet.record();
  // While it is on the board, and after a reload.
  await page.evaluate((puzzle) => (location.hash = `#p=${puzzle}`), CLASSIC);
  await expect(nonet.says).toContainText("You have played this puzzle before.");
  expect(await nonet.record()).toBe(record);
  await page.goto("about:blank");
  await nonet.open(link);
  await expect(nonet.says).toContainText("You have played this puzzle before.");
  expect(await nonet.record()).toBe(record);
  // While another is.
  await newGame(nonet);
  await page.evaluate((puzzle) => (location.hash = `#p=${puzzle}`), CLASSIC);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  expect(await nonet.record()).toBe(record);
  expect((await gamesStored(page)).length).toBeLessThanOrEqual(2);
  await nonet.openSheet("New game");
  await expect(page.getByRole("dialog")).toContainText("Beginner");
  await expect(page.getByRole("dialog")).not.toContainText("in the library");
});

test("undo leads back once, to the game before as it is, not as it was when a puzzle was brought; an empty link is a board of its own", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await enter(nonet, 1, 3, "4");
  await page.evaluate((puzzle) => (location.hash = `#p=${puzzle}`), INKALA);
  await expect.poll(() => nonet.givens()).toBe(INKALA);
  await nonet.press("Undo");
  await expect.poll(() => nonet.value()).toBe(`534${CLASSIC.slice(3)}`);
  await enter(nonet, 1, 4, "6");
  // Who goes back to the puzzle has nothing to undo there.
  await nonet.goOn();
  await expect.poll(() => nonet.givens()).toBe(INKALA);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  await page.keyboard.press("Control+z");
  expect(await nonet.givens()).toBe(INKALA);
  await nonet.goOn();
  await expect.poll(() => nonet.value()).toBe(`5346${CLASSIC.slice(4)}`);
  await page.evaluate(() => (location.hash = `#p=${".".repeat(81)}`));
  await expect.poll(() => nonet.value()).toBe(".".repeat(81));
  await enter(nonet, 1, 1, "5");
  await page.evaluate(() => (location.hash = `#p=${".".repeat(81)}`));
  await expect.poll(() => nonet.value()).toBe(".".repeat(81));
  await expect(nonet.says).not.toContainText("You have played this puzzle before");
});

test("a puzzle that was brought twice and not played is kept once", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await enter(nonet, 1, 3, "4");
  for (const _ of [1, 2, 3]) await nonet.paste(CLASSIC);
  await nonet.paste(INKALA);
  const records = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("nonet:game:"))
      .map(([, text]) => (JSON.parse(String(text)) as { record: string }).record),
  );
  const givens = CLASSIC.replaceAll(".", "0");
  expect(records.filter((record) => record.includes(givens))).toHaveLength(1);
});

test("givens that clash: the page says which and where, and the hint offers to edit the puzzle", {
  tag: "@desktop-quick",
}, async ({ nonet }) => {
  await nonet.open();
  await nonet.paste(`55${CLASSIC.slice(2)}`);
  const clash = "5 appears twice in row 1, at r1c1 and r1c2.";
  await expect(nonet.says).toContainText(`it has no solution: ${clash}`);
  await nonet.press("Solve");
  await expect(nonet.says).toContainText(`This puzzle has no solution: ${clash}`);
  await nonet.press("Check my entries");
  await expect(nonet.says).toContainText(`entries can't be checked: ${clash}`);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(`One thing first: ${clash}`);
  await expect(nonet.says.getByRole("button", { name: "Go back before it" })).toHaveCount(0);
  await nonet.says.getByRole("button", { name: "Edit the puzzle" }).click();
  expect(await nonet.givens()).toBe(".".repeat(81));
  await expect(nonet.says).toContainText(`No solution: ${clash}`);
});

test("leaving a game untouched in one tab does not delete what another tab has played of it", {
  tag: "@desktop",
}, async ({ nonet, context }) => {
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
  await expect(nonet.says).toContainText("it has no solution: 5 appears twice in row 1, at r1c1 and r1c2.");
  await nonet.says.getByRole("button", { name: "Edit the puzzle" }).click();
  await expect(nonet.says).toContainText("No solution: 5 appears twice in row 1, at r1c1 and r1c2.");
  expect(await nonet.value()).toBe(`55${".".repeat(79)}`);
  await enter(nonet, 1, 2, "3");
  await page.getByRole("button", { name: "Start playing" }).click();
  expect(await nonet.givens()).toBe(`53${".".repeat(79)}`);
  await expect(nonet.says.getByRole("button", { name: "Edit the puzzle" })).toBeVisible();
});

test("a stored game of a level that there is no more is shown as one's own", async ({ nonet, page }) => {
  await nonet.open();
  const record = await nonet.record();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("nonet:game:"))!;
    localStorage.setItem(
      key,
      JSON.stringify({ ...(JSON.parse(localStorage.getItem(key)!) as object), level: "diabolic" }),
    );
  });
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(record);
  await expect(nonet.caption).toContainText("Your puzzle");
  await expect(page.getByRole("main")).not.toContainText("level-");
  await expect(nonet.caption).not.toContainText("level-");
});

test("what is said replaces a hint altogether: its drawing goes, and the next hint begins at the beginning", async ({
  nonet,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at|Start from/);
  for (let stage = 2; stage <= 3; stage++) await nonet.press("Hint");
  await nonet.press("Copy puzzle");
  await expect(nonet.says).toContainText("Puzzle copied");
  expect(await nonet.board.evaluate((board: NonetBoard) => board.highlight)).toBeNull();
  await nonet.press("Hint");
  await expect(nonet.says).toContainText(/Look at|Start from/);
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
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await enter(nonet, 1, 4, "6");
  await expect(nonet.says.getByRole("alert")).toBeVisible();
  await pressed("Dismiss");
});
