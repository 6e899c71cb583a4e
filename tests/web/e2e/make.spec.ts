/** Puzzles that are ready, that belong to a day, and that are made on request. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { dist, host } from "../support/server.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";
import { clipboardText } from "../support/webkit.js";

test.use({ shelf: "empty" });

const easy = {
  level: "easy",
  solved: true,
  er: 1.5,
  techniques: [{ id: "full-house", count: 9 }],
  expectedSeconds: 412,
  expectedRange: [325, 606],
  expectedRough: false,
};

/** Puts a puzzle on the shelf, as an earlier visit would have. */
const shelve = async (page: Page, puzzle: string): Promise<void> => {
  const levels = { easy: [{ puzzle, grade: easy }] };
  await page.addInitScript(
    (text) => origin !== "null" && localStorage.setItem("nonet:shelf", text),
    JSON.stringify({ levels }),
  );
};

const about = (page: Page): Locator => page.getByRole("dialog", { name: "About this puzzle" });

async function playToday(nonet: NonetPage): Promise<void> {
  await nonet.openSheet("New game");
  await nonet.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Today Medium/ })
    .click();
}

const shelved = (page: Page): Promise<Record<string, unknown[]>> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem("nonet:shelf") ?? "{}") as { levels?: Record<string, unknown[]> }).levels ?? {},
  );

test("a puzzle that is ready is there without the engine, with what it takes", async ({ nonet, page, faults }) => {
  await shelve(page, CLASSIC);
  const server = await host({ mounts: { "/": dist("site") }, missing: (path) => path.endsWith(".wasm") });
  await page.goto(`${server.origin}/`);
  await nonet.ready();
  await nonet.newGame("Easy");
  expect(await nonet.givens()).toBe(CLASSIC);
  await page.locator("#about").click();
  await expect(about(page)).toContainText("Difficulty 1.5 (Sudoku Explainer)");
  await expect(about(page)).toContainText("Full house");
  expect((await shelved(page))["easy"]).toEqual([]);
  forgive(faults, /status of 404|EngineError|HTTP status 404|another origin/);
  await server.close();
});

test("how long a puzzle takes is told for people, and after five games for the player, unless that is switched off", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  // Each took three quarters of the time that people need; one had a break of hours.
  const results = Array.from({ length: 6 }, (_, game) => ({
    id: `game-${game}`,
    level: "easy",
    er: 1.5,
    seconds: game === 3 ? 9000 : 300,
    expected: 400,
    hints: 0,
    mistakes: 0,
    solved: 1_795_000_000_000 + game,
  }));
  await shelve(page, CLASSIC);
  await nonet.open();
  await nonet.openSheet("New game");
  const row = page.getByRole("dialog").getByRole("button", { name: /^Easy/ });
  await expect(row).toContainText("about 6–8 min");
  await row.click();
  await page.locator("#about").click();
  await expect(about(page)).toContainText("Takes people about 7 min (5 to 10).");
  await page.evaluate((text) => localStorage.setItem("nonet:results", text), JSON.stringify(results));
  await page.reload();
  await nonet.ready();
  await nonet.openSheet("New game");
  await expect(row).toContainText("about 5–6 min");
  await row.click();
  await page.locator("#about").click();
  await expect(about(page)).toContainText("Takes you about 5 min (4 to 8)");
  await page.goto("./#settings/all");
  const own = page.getByRole("checkbox", { name: "Fit expected times to your games" });
  await expect(own).toHaveAccessibleDescription(/In 5 games you took 75 % of the average time\.$/);
  await own.uncheck();
  await page.goto("./#play");
  await page.locator("#about").click();
  await expect(about(page)).toContainText("Takes people about 7 min (5 to 10).");
});

test("in idle time the shelf is filled, and a new game then takes from it", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  const first = await nonet.givens();
  await expect.poll(async () => ((await shelved(page))["easy"] ?? []).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [ready] = (await shelved(page))["easy"] as { puzzle: string }[];
  // Without an engine that answers, only the shelf can give one.
  await page.evaluate(() => (Worker.prototype.postMessage = () => undefined));
  await nonet.newGame();
  expect(await nonet.givens()).toBe(ready!.puzzle);
  expect(ready!.puzzle).not.toBe(first);
  expect(solveNaively(ready!.puzzle)).not.toBeNull();
});

test("what a puzzle takes is found out for a pasted one too", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.pasteAnywhere(INKALA);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.says.getByRole("button", { name: "Close" }).click();
  await expect(nonet.caption).toContainText("10.7");
  await page.locator("#about").click();
  await expect(about(page)).toContainText("Extreme Difficulty 10.7 (Sudoku Explainer)");
});

test("the daily puzzle is the one of its date, and is gone on with when it was left", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 25, 9, 0));
  await nonet.open();
  await playToday(nonet);
  await expect(nonet.caption).toHaveText(/Nov 25\s*Medium/);
  const daily = await nonet.givens();
  await nonet.cell(1, 1).click();
  for (const digit of "123456789") await page.keyboard.press(digit);
  const cell = daily.indexOf(".");
  await nonet.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1).click();
  await page.keyboard.press("5");
  const left = await nonet.record();
  await nonet.paste(CLASSIC);
  await playToday(nonet);
  expect(await nonet.record()).toBe(left);
  await page.reload();
  await nonet.ready();
  await expect(nonet.caption).toHaveText(/Nov 25\s*Medium/);
  expect(await nonet.givens()).toBe(daily);
});

test.describe("the dialog", () => {
  test.beforeEach(async ({ nonet }) => {
    await nonet.open();
    await nonet.paste(CLASSIC);
    await nonet.press("Make a puzzle");
  });
  const make = (page: Page): Promise<void> => page.getByRole("button", { name: "Make and play" }).click();

  test("makes what is asked: a technique, searched for, with a number of givens", { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    await page.getByRole("searchbox").fill("x-wi");
    await expect(page.getByRole("dialog")).toContainText("techniques found");
    await page.getByRole("combobox", { name: "Technique", exact: true }).selectOption({ label: "X-Wing" });
    await page.getByRole("group", { name: "Number of givens" }).getByLabel("To").fill("30");
    await make(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.locator("#about").click();
    await expect(about(page)).toContainText("X-Wing");
    const givens = await nonet.givens();
    expect(givens.replaceAll(".", "").length).toBeLessThanOrEqual(30);
    for (let cell = 0; cell < 81; cell++) expect(givens[cell] === ".").toBe(givens[80 - cell] === ".");
    await nonet.closeSheet();
    await nonet.goOn();
    expect(await nonet.givens()).toBe(CLASSIC);
  });

  test("makes the same puzzle of the same seed", async ({ nonet, page }) => {
    const made: string[] = [];
    for (let time = 0; time < 2; time++) {
      await page.getByLabel("Seed").fill("again");
      await make(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      made.push(await nonet.givens());
      await nonet.press("Make a puzzle");
    }
    expect(made[0]).toBe(made[1]);
    expect(made[0]).not.toBe(CLASSIC);
  });

  test("says at once what cannot be, at its field, and gives it the keyboard", { tag: "@desktop" }, async ({
    page,
  }) => {
    const dialog = page.getByRole("dialog");
    const clues = page.getByRole("group", { name: "Number of givens" });
    await clues.getByLabel("To").fill("16");
    await clues.getByLabel("From").fill("10");
    await make(page);
    await expect(dialog.getByText("No puzzle with fewer than 17 givens")).toBeVisible();
    await expect(clues.getByLabel("From")).toBeFocused();
    await expect(clues.getByLabel("From")).toHaveAccessibleDescription(/fewer than 17/);
    await clues.getByLabel("From").fill("many");
    await make(page);
    await expect(dialog.getByText("a whole number")).toBeVisible();
    await clues.getByLabel("From").fill("");
    await clues.getByLabel("To").fill("");
    await expect(dialog.getByText("a whole number")).toBeHidden();
    await page.getByLabel("How many").fill("0");
    await page.getByRole("button", { name: "Make the list" }).click();
    await expect(dialog.getByText("from 1 to 100,000")).toBeVisible();
  });

  test("keeps the digits on the board, whose places a pattern has to have", async ({ nonet, page }) => {
    await page.getByRole("checkbox", { name: "Keep the digits" }).check();
    await page.getByRole("combobox", { name: "Symmetry", exact: true }).selectOption("none");
    await page.getByRole("checkbox", { name: "Draw where the givens go" }).check();
    const pattern = page.getByRole("group", { name: "Cells that are given" });
    for (let cell = 0; cell < 81; cell += 4) await pattern.getByRole("button").nth(cell).click();
    await make(page);
    await expect(
      page.getByRole("dialog").getByText(/The digit in row 1, column 2 is outside the pattern/),
    ).toBeVisible();
    await page.getByRole("checkbox", { name: "Draw where the givens go" }).uncheck();
    await make(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const givens = await nonet.givens();
    for (let cell = 0; cell < 81; cell++) if (CLASSIC[cell] !== ".") expect(givens[cell]).toBe(CLASSIC[cell]);
  });

  test("a pattern is drawn by keyboard, with its symmetry", async ({ page }) => {
    await page.getByRole("combobox", { name: "Symmetry", exact: true }).selectOption("full");
    await page.getByRole("checkbox", { name: "Draw where the givens go" }).check();
    const pattern = page.getByRole("group", { name: "Cells that are given" });
    await pattern.getByRole("button", { name: "Row 1, column 1", exact: true }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect(page.getByRole("dialog")).toContainText("4 cells.");
    await expect(pattern.getByRole("button", { name: "Row 8, column 8" })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("0 cells.");
  });

  test("a long search shows that it lasts and can be cancelled; then the dialog is as it was", {
    tag: "@desktop",
  }, async ({ page }) => {
    await page.getByRole("combobox", { name: "Level", exact: true }).selectOption("extreme");
    await page.getByRole("combobox", { name: "Symmetry", exact: true }).selectOption("none");
    await page.getByRole("group", { name: "Number of givens" }).getByLabel("To").fill("17");
    await make(page);
    await expect(page.getByRole("dialog")).toContainText("Searching");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toContainText("Cancelled.");
    await expect(page.getByRole("button", { name: "Make and play" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Level", exact: true })).toHaveValue("extreme");
  });

  test("when none turns up, the nearest is offered with what it is not, and can be played", async ({ nonet, page }) => {
    // Less work than a player's wish is worth.
    await page.evaluate(() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, message: { call: string; args: { budget: number }[] }) {
        if (message.call === "generate") message.args[0]!.budget = 500;
        post.call(this, message);
      };
    });
    await page.getByRole("combobox", { name: "Level", exact: true }).selectOption("beginner");
    await page.getByRole("group", { name: "Number of givens" }).getByLabel("To").fill("18");
    await make(page);
    await expect(page.getByRole("dialog")).toContainText(
      /The search found no such puzzle in \d+ attempts\. The nearest puzzle has/,
    );
    await page.getByRole("button", { name: "Play the nearest" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(solveNaively(await nonet.givens())).not.toBeNull();
    expect(await nonet.givens()).not.toBe(CLASSIC);
  });

  test("a list is made, copied and saved in the wanted form", { tag: "@desktop" }, async ({ context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("combobox", { name: "Level", exact: true }).selectOption("easy");
    await page.getByLabel("Seed").fill("list");
    await page.getByLabel("How many").fill("12");
    await page.getByRole("combobox", { name: "Format", exact: true }).selectOption("csv");
    await page.getByRole("button", { name: "Make the list" }).click();
    await expect(page.getByRole("dialog")).toContainText("12 puzzles are ready.");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("nonet.csv");
    const [head, ...rows] = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
    expect(head).toBe("puzzle,solution,clues,level,er,seed,nearKnown");
    expect(rows.map((row) => row.split(",").at(-1)).join("")).toBe("");
    expect(rows.map((row) => row.split(",").at(-2))).toEqual([
      "list",
      ...Array.from({ length: 11 }, (_, i) => `list-${i + 2}`),
    ]);
    for (const row of rows) expect(row.split(",")[1]).toBe(solveNaively(row.slice(0, 81)));
    await page.getByRole("combobox", { name: "Format", exact: true }).selectOption("text");
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText("12 puzzles copied.");
    expect(await clipboardText(page)).toBe(rows.map((row) => `${row.slice(0, 81)}\n`).join(""));
  });

  test("a list that lasts tells how far it is, and what is ready stays when it is cancelled", async ({ page }) => {
    await page.getByRole("combobox", { name: "Level", exact: true }).selectOption("fiendish");
    await page.getByLabel("How many").fill("100000");
    await page.getByRole("button", { name: "Make the list" }).click();
    await expect(page.getByRole("dialog")).toContainText(/[1-9]\d* of 100,000 puzzles/);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("dialog")).toContainText("Cancelled.");
    await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
  });
});
