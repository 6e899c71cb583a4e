/** Training: tasks by keyboard, mouse and touch, what is said of answers, and what is kept. */
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { expectAccessible, expectAccessibleInThemes } from "../support/axe.js";
import { watchMeans } from "../support/hands.js";
import { Listener } from "../support/listener.js";
import { solveNaively } from "../support/sudoku.js";

const boardOn = (page: Page): Locator => page.locator("#task");
const valueOf = (page: Page): Promise<string> => boardOn(page).evaluate((board: NonetBoard) => board.value);
const cellOn = (page: Page, cell: number): Locator => page.locator(`#task [data-cell="${cell}"]`);
const said = (page: Page): Locator => page.locator(".train-said");
const recordOf = (page: Page): Promise<{ tasks: number; right: number; streak: number } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("nonet:training") ?? "null"));

/** The solution, by a solver of the tests. */
const solutionOf = async (page: Page): Promise<string> => Array.from(solveNaively(await valueOf(page))!).join("");

async function start(page: Page, name: string): Promise<void> {
  await page.goto("learn.html#train");
  await page.getByRole("button", { name: `Start: ${name}`, exact: true }).click();
  await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
}

test("from Learn to the last stretch, which is filled by keyboard alone, and counts", {
  tag: "@desktop-quick",
}, async ({ page }) => {
  await page.goto("learn.html");
  await page.getByRole("link", { name: "Train", exact: true }).click();
  await expect(page).toHaveTitle("Train – Nonet – Learn");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Start: Finish with singles" }).focus();
  await page.keyboard.press("Enter");
  await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
  const [values, solution] = [await valueOf(page), await solutionOf(page)];
  expect(values.split(".").length - 1).toBe(9);
  // The board has the keyboard at once, at its first cell.
  await expect(boardOn(page)).toBeFocused();
  await page.keyboard.press("Control+Home");
  for (let cell = 0; cell < 81; cell++) {
    if (values[cell] === ".") await page.keyboard.press(solution[cell]!);
    if (cell % 9 < 8) await page.keyboard.press("ArrowRight");
    else {
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowDown");
    }
  }
  await expect(said(page)).toHaveText("Right: all cells are filled.");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
  expect(await recordOf(page)).toMatchObject({ tasks: 1, right: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByText("Task 2 of 8")).toBeVisible();
  await expect(said(page)).toHaveText("Fill the last cells. The first wrong digit ends the task.");
  await expect(boardOn(page)).toBeFocused();
});

test("a candidate that must stay is wrong, with the reason; a true one is never called so", async ({ page }) => {
  await start(page, "Find the elimination");
  const values = await valueOf(page);
  const solution = await solutionOf(page);
  const check = page.getByRole("button", { name: "Check" });
  await expect(check).toBeDisabled();
  const cell = values.indexOf(".");
  const others = await boardOn(page).evaluate(
    (board: NonetBoard, [at, digit]) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => one !== digit && board.candidates[at!]! & (1 << (one - 1))),
    [cell, Number(solution[cell])],
  );
  // By the pad: the cell first, then the digit.
  await cellOn(page, cell).click({ position: { x: 2, y: 2 } });
  await page.getByRole("button", { name: `Strike out ${others[0]} in the selected cells` }).click();
  await expect(said(page)).toContainText("One candidate is struck out.");
  await check.click();
  await expect(said(page)).toHaveText(/^(Right\.|True, )/, { timeout: 20_000 });
  if (await check.count()) {
    await page.getByRole("button", { name: `Strike out ${solution[cell]} in the selected cells` }).click();
    await check.click();
    await expect(said(page)).toHaveText(
      new RegExp(`^Not right: r\\d+c\\d+ is ${solution[cell]}, so that candidate stays\\.$`),
    );
    await expect(page.locator(".step-text")).toContainText(/\w/);
    expect(await recordOf(page)).toMatchObject({ tasks: 1, right: 0 });
  }
});

test("a streak ends with the first error, the best one is kept, and the summary says it", async ({ page }) => {
  await start(page, "Streak");
  await page.getByRole("button", { name: "Show me" }).click();
  await page.getByRole("button", { name: "Summary" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "0 right in a row" })).toBeFocused();
  await expect(page.locator(".train-done li")).toHaveCount(1);
  await expectAccessible(page, "summary");
  // Who goes back to the series that is no more finds all series.
  await page.getByRole("link", { name: "All series" }).click();
  await expect(page.getByRole("button", { name: "Start: Storm" })).toBeVisible();
  await expect(page.getByText(/^Your level: [\d,]+ ± \d+, after one task\./)).toBeVisible();
});

test("progress has a row for each technique, and is forgotten only after a question", async ({ page }) => {
  await start(page, "Find the single");
  await page.getByRole("button", { name: "Show me" }).click();
  await page.goto("learn.html#train/progress");
  const table = page.getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(table.getByRole("columnheader")).toHaveText(["Technique", "Level", "Right", "Due"]);
  await expectAccessibleInThemes(page, "progress");
  await page.getByRole("button", { name: "Reset the training" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(table).toBeVisible();
  await page.getByRole("button", { name: "Reset the training" }).click();
  await page.getByRole("button", { name: "Forget everything" }).click();
  await expect(table).toHaveCount(0);
  expect(await recordOf(page)).toMatchObject({ tasks: 0 });
});

test("the tasks and the path can be read by everybody", async ({ page }) => {
  test.slow(); // Four pages are analysed in every theme.
  for (const name of ["Find the single", "Find the elimination", "What is it called?"]) {
    await start(page, name);
    await expectAccessibleInThemes(page, name);
  }
  await page.goto("learn.html#train/path");
  await expect(page.getByRole("heading", { level: 3, name: "Next: Full house" })).toBeVisible();
  await expectAccessibleInThemes(page, "path");
});

/** Goes to a cell of the board that has the keyboard. */
async function goTo(page: Page, cell: number): Promise<void> {
  await page.keyboard.press("Control+Home");
  for (let row = 0; row < Math.floor(cell / 9); row++) await page.keyboard.press("ArrowDown");
  for (let column = 0; column < cell % 9; column++) await page.keyboard.press("ArrowRight");
}

/** From the board or a button on to a button, by the Tab key. */
async function tabTo(page: Page, button: Locator): Promise<void> {
  for (let i = 0; i < 20; i++) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key never came there.");
}

const openCells = (values: string): number[] =>
  Array.from(values).flatMap((digit, cell) => (digit === "." ? cell : []));

/** Does the task on the board by keys alone, well or badly, until it is over. */
async function doByKeys(page: Page): Promise<void> {
  const task = boardOn(page);
  const over = page.getByRole("button", { name: /^(Next|Summary)$/ });
  const question = await page.locator(".train-question").textContent();
  const [values, solution] = [await valueOf(page), await solutionOf(page)];
  await expect(task).toBeFocused();
  if (question === "What is it called?") {
    await tabTo(page, page.locator(".train-names button").first());
    await page.keyboard.press("Enter");
  } else if (question?.startsWith("Find the elimination")) {
    await goTo(page, openCells(values)[0]!);
    await page.keyboard.press(solution[openCells(values)[0]!]!);
    await expect(said(page)).toContainText("One candidate is struck out.");
    await tabTo(page, page.getByRole("button", { name: "Check" }));
    await page.keyboard.press("Enter");
  } else if (question?.startsWith("Find the single")) {
    const cell = openCells(values)[0]!;
    await goTo(page, cell);
    await page.keyboard.press(solution[cell]!);
    await expect(said(page)).toHaveText(/^(Right\.|True, )/);
    if (!(await over.count())) {
      await tabTo(page, page.getByRole("button", { name: "Show me" }));
      await page.keyboard.press("Enter");
    }
  } else {
    for (const cell of openCells(values)) {
      await goTo(page, cell);
      await page.keyboard.press(solution[cell]!);
    }
  }
  await expect(over).toBeFocused();
}

test("a whole series by keys alone: the keyboard is where it goes on, after each task and at the end", {
  tag: "@desktop",
}, async ({ page }) => {
  await watchMeans(page);
  await page.goto("learn.html#train");
  await page.getByRole("button", { name: "Start: Series" }).focus();
  await page.keyboard.press("Enter");
  for (let at = 1; at <= 8; at++) {
    await expect(page.getByText(`Task ${at} of 8`)).toBeVisible({ timeout: 30_000 });
    await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
    await doByKeys(page);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { level: 2, name: /^\d of 8 right$/ })).toBeFocused();
  expect(await recordOf(page)).toMatchObject({ tasks: 8 });
  expect(await page.evaluate(() => [...(window as unknown as { means: Set<string> }).means])).toEqual(["keyboard"]);
});

test("a series by ear: what is asked, right or wrong, the next task and the result", { tag: "@desktop" }, async ({
  page,
}) => {
  test.slow(); // Some hundred looks at the whole tree.
  await page.goto("learn.html#train");
  const ear = await Listener.of(page);
  await ear.tabTo("button", /^Start: What is it called\?$/);
  await page.keyboard.press("Enter");
  for (let at = 1; at <= 8; at++) {
    await ear.hear(/^The struck candidates go for the reason that is drawn\.$/);
    await expect.poll(() => ear.focused()).toMatchObject({ role: "gridcell", name: /^Row \d, column \d/ });
    // Names are the one part of the task that the Tab key comes to next.
    await ear.tabTo("button", at === 1 ? /^Show me$/ : /^(?!End|Show me)/);
    const answer = await ear.ask(
      "Enter",
      at === 1 ? /^Not right: it is called / : /^(Right|Not right): it is called [^.]+\.$/,
    );
    expect(answer).toMatch(/called \S/);
    await expect.poll(() => ear.focused()).toEqual({ role: "button", name: at === 8 ? "Summary" : "Next" });
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => ear.focused()).toMatchObject({ role: "heading", name: /^[0-7] of 8 right$/ });
});

test("a digit that is wrong, and the reason, are heard; cells are named as the board names them", {
  tag: "@desktop",
}, async ({ page }) => {
  await start(page, "Find the single");
  const ear = await Listener.of(page);
  await ear.hear(/^Select a cell and enter its digit\.$/);
  const [values, solution] = [await valueOf(page), await solutionOf(page)];
  const cell = openCells(values)[0]!;
  await goTo(page, cell);
  const place = `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`;
  expect((await ear.focused()).name).toMatch(new RegExp(`^${place}, box \\d\\. Empty`, "i"));
  const wrong = String((Number(solution[cell]) % 9) + 1);
  await ear.ask(wrong, new RegExp(`^Not right: ${place} isn't ${wrong}\\.$`));
  await expect.poll(() => ear.focused()).toEqual({ role: "button", name: "Next" });
});

test("from a technique's page to its series, from a task to the page and back, and on to a whole puzzle", {
  tag: ["@desktop", "@phone"],
}, async ({ page }) => {
  test.slow();
  await page.goto("learn.html#x-wing");
  await page.getByRole("link", { name: "Train: X-Wing", exact: true }).click();
  await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
  expect(new URL(page.url()).hash).toBe("#train/run");
  for (let at = 1; at <= 8; at++) {
    await expect(page.getByText(`Task ${at} of 8`)).toBeVisible();
    await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Show me" }).click();
    if (at === 1) {
      const told = await page.locator(".step-text").textContent();
      await page.getByRole("link", { name: "How to see it" }).click();
      await expect(page.locator("#technique-x-wing")).toBeFocused();
      await page.goBack();
      // The task is there as it was left.
      await expect(page.locator(".step-text")).toHaveText(told!);
      await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
    }
    await page.getByRole("button", { name: /^(Next|Summary)$/ }).click();
  }
  const done = page.locator(".train-done li");
  await expect(done).toHaveCount(8);
  expect(new Set(await done.locator("a").allTextContents())).toEqual(new Set(["X-Wing"]));
  // Asked what it is called, one would know.
  await expect(done.filter({ hasText: "What is it called?" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "A puzzle with it" })).toHaveAttribute(
    "href",
    "./index.html#library/practise?technique=x-wing&now",
  );
  // Back leads to the page that one came from, not into another series.
  await page.goBack();
  await expect(page.getByRole("link", { name: "Train: X-Wing", exact: true })).toBeVisible();
});

test("what was struck out is there again for who looks at another page meanwhile", async ({ page }) => {
  await page.goto("learn.html#naked-pair");
  await page.getByRole("link", { name: "Train: Naked Pair", exact: true }).click();
  await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
  const cell = openCells(await valueOf(page))[0]!;
  const candidates = (): Promise<number> =>
    boardOn(page).evaluate((board: NonetBoard, at) => board.candidates[at]!, cell);
  const before = await candidates();
  await goTo(page, cell);
  await page.keyboard.press((await solutionOf(page))[cell]!);
  await expect(said(page)).toContainText("One candidate is struck out.");
  const struck = await candidates();
  await page.goBack();
  await expect(page.locator("#technique-naked-pair")).toBeFocused();
  await page.goForward();
  await expect(said(page)).toContainText("One candidate is struck out.");
  expect(await candidates()).toBe(struck);
  await goTo(page, cell);
  await page.keyboard.press((await solutionOf(page))[cell]!);
  await expect(said(page)).not.toContainText("struck out.");
  expect(await candidates()).toBe(before);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });
  test("after a first visit to the game alone, a series is played to its end, and its rating is kept", {
    tag: "@desktop",
  }, async ({ nonet, page, context }) => {
    test.slow();
    await visitOnce(nonet, page);
    await context.setOffline(true);
    await page.goto("learn.html#train");
    await page.reload();
    await page.getByRole("button", { name: "Start: Series" }).click();
    for (let at = 1; at <= 8; at++) {
      await expect(page.getByText(`Task ${at} of 8`)).toBeVisible({ timeout: 30_000 });
      await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
      await doByKeys(page);
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("heading", { level: 2, name: /^\d of 8 right$/ })).toBeVisible();
    const kept = await recordOf(page);
    expect(kept).toMatchObject({ tasks: 8 });
    await page.reload();
    await expect(page.getByText(/^Your level: [\d,]+ ± \d+, after 8 tasks\./)).toBeVisible();
    expect(await recordOf(page)).toEqual(kept);
    await context.setOffline(false);
  });
});

/** Until all of the site's files are kept. */
async function visitOnce(nonet: NonetPage, page: Page): Promise<void> {
  await nonet.open();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("a finger selects the cell first, and its next press strikes out the digit", { tag: "@phone" }, async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "Only where there is touch.");
  await fingerStrikes(page);
});

async function fingerStrikes(page: Page): Promise<void> {
  await start(page, "Find the elimination");
  const mark = page.locator("#task [data-digit]").first();
  await mark.tap();
  await expect(said(page)).not.toContainText("struck out.");
  await page.waitForTimeout(500); // Two taps at once are a double tap.
  await mark.tap();
  await expect(said(page)).toContainText("One candidate is struck out.");
  // The next task begins anew, on whatever cell the last one ended.
  const cell = await boardOn(page).evaluate((board: NonetBoard) => board.cursor);
  await page.getByRole("button", { name: "Show me" }).tap();
  await page.getByRole("button", { name: "Next" }).tap();
  await expect(page.getByText("Task 2 of 8")).toBeVisible();
  await expect(said(page)).toContainText("Press the small digits that go");
  const same = cellOn(page, cell).locator("[data-digit]");
  await ((await same.count()) ? same : page.locator("#task [data-digit]")).first().tap();
  await expect(said(page)).not.toContainText("struck out.");
}

test.describe("a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  test.skip(({ browserName }) => browserName !== "chromium", "The others have no touch here.");

  test("a finger selects the cell first, and its next press strikes out the digit", { tag: "@desktop" }, async ({
    page,
  }) => {
    await fingerStrikes(page);
    // By the pad too, where nothing has to be scrolled.
    const other = page.locator("#task [data-digit]").last();
    const digit = await other.getAttribute("data-digit");
    await other.tap();
    const key = page.getByRole("button", { name: `Strike out ${digit} in the selected cells` });
    await expect(key).toBeInViewport({ ratio: 1 });
    await key.tap();
    await expect(said(page)).toContainText("One candidate is struck out.");
    const check = page.getByRole("button", { name: "Check" });
    await expect(check).toBeInViewport({ ratio: 1 });
    await check.tap();
    await expect(said(page)).toHaveText(/^(Right\.|Not right: |True, )/);
  });

  test("the last stretch by a finger alone", { tag: "@desktop" }, async ({ page }) => {
    await watchMeans(page);
    await page.goto("learn.html#train");
    await page.getByRole("button", { name: "Start: Finish with singles" }).tap();
    await expect(boardOn(page)).toBeVisible({ timeout: 30_000 });
    const [values, solution] = [await valueOf(page), await solutionOf(page)];
    for (const cell of openCells(values)) {
      await cellOn(page, cell).tap();
      await page.getByRole("button", { name: `Enter ${solution[cell]}`, exact: true }).tap();
    }
    await expect(said(page)).toHaveText("Right: all cells are filled.");
    await page.getByRole("button", { name: "Next" }).tap();
    await expect(page.getByText("Task 2 of 8")).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { means: Set<string> }).means])).toEqual(["touch"]);
  });
});
