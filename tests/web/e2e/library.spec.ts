/** The library: every section is walked through as a player would. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, NonetPage, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const library = (page: Page): Locator => page.getByRole("main");
const choose = (page: Page, section: string): Promise<void> =>
  library(page).getByRole("navigation", { name: "Sections" }).getByRole("link", { name: section, exact: true }).click();

async function openLibrary(nonet: NonetPage, page: Page): Promise<void> {
  const link = page.getByRole("link", { name: "Library" });
  if (!(await link.isVisible())) await nonet.openSheet("Tools");
  await link.click();
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
}

/** The address says where the game is shown, and the board is there to play on. */
async function expectBoard(nonet: NonetPage, page: Page): Promise<void> {
  await expect(page.locator("main.library")).toHaveCount(0);
  await expect(nonet.cell(1, 1)).toBeVisible();
}

/** Fills cells of the board's puzzle, in order, but for the last `left`. */
async function fill(nonet: NonetPage, left: number): Promise<void> {
  const solution = solveNaively(await nonet.givens())!;
  await nonet.board.evaluate(
    (board: NonetBoard, [digits, keep]) => {
      const open = Array.from(board.value).flatMap((value, cell) => (value === "." ? [cell] : []));
      for (const cell of open.slice(0, open.length - keep)) {
        board.selection = [cell];
        board.enter(Number(digits[cell]));
      }
    },
    [solution, left] as const,
  );
}

const card = (page: Page, name: string | RegExp): Locator =>
  page.locator("main.library li.game").filter({ has: page.getByRole("heading", { name }) });

test("no accessibility violation in any section and theme, and nothing scrolls sideways", async ({ nonet, page }) => {
  test.slow(); // Seven sections in four themes.
  await nonet.open();
  await nonet.paste(CLASSIC);
  await fill(nonet, 0);
  await nonet.newGame();
  await fill(nonet, 20);
  await nonet.paste(CLASSIC);
  await openLibrary(nonet, page);
  for (const section of ["New", "Practise", "Daily", "Your own", "Games", "Statistics", "Backup"]) {
    await choose(page, section);
    if (section === "Practise") await page.locator("details.family summary").last().click();
    if (section === "Games") await expect(page.locator("li.game")).toHaveCount(3);
    await expectAccessibleInThemes(page, section);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), section).toBeLessThanOrEqual(
      0,
    );
    for (const button of await library(page).getByRole("button").all()) {
      const box = await button.boundingBox();
      if (box) expect(Math.min(box.width, box.height), (await button.textContent()) ?? "").toBeGreaterThanOrEqual(24);
    }
  }
});

test("games: they are listed with what is known of them, opened, named, starred, removed and brought back", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await fill(nonet, 26);
  await nonet.board.evaluate((board: NonetBoard) => ((board.selection = [0, 12]), board.colour(4)));
  const colour = await nonet.board
    .locator("i.c4")
    .first()
    .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  const left = await nonet.record();
  await nonet.newGame();
  await fill(nonet, 0);
  await expect(nonet.says).toContainText("Solved");
  await nonet.newGame();
  await openLibrary(nonet, page);
  await choose(page, "Games");
  await expect(library(page)).toContainText("3 games, last played first.");
  await expect(card(page, "Your puzzle")).toContainText("49 % done");
  expect(
    await card(page, "Your puzzle")
      .locator(".thumb-colour")
      .evaluateAll((areas) => areas.map((area) => getComputedStyle(area).fill)),
  ).toEqual([colour]);
  await expect(card(page, "Easy").filter({ hasText: "on the board" })).toContainText("0 % done");
  await expect(card(page, "Easy").filter({ hasText: "Solved" })).toHaveCount(1);

  // Named and starred, it is found among the favourites, also after a reload.
  await card(page, "Your puzzle")
    .getByRole("button", { name: /^Rename/ })
    .click();
  await page.getByRole("textbox", { name: "Name of the game" }).fill("From the train");
  await page.keyboard.press("Enter");
  await card(page, "From the train")
    .getByRole("button", { name: /^Favourite/ })
    .click();
  await page.reload();
  await choose(page, "Games");
  await library(page).getByRole("button", { name: "Favourites", exact: true }).click();
  await expect(library(page)).toContainText("1 game, last played first.");
  await expect(card(page, "From the train").getByRole("button", { name: /^Favourite/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // Removed, it can be brought back as it was.
  await card(page, "From the train")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(library(page)).toContainText("No games here.");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await card(page, "From the train").getByRole("button", { name: /^Open/ }).click();
  await expectBoard(nonet, page);
  expect(await nonet.record()).toBe(left);

  // A solved game is opened again as it ended, and playing goes on with another.
  await openLibrary(nonet, page);
  await choose(page, "Games");
  await library(page).getByRole("button", { name: "Solved", exact: true }).click();
  await card(page, "Easy").getByRole("button", { name: /^Open/ }).click();
  await expectBoard(nonet, page);
  expect(await nonet.value()).not.toContain(".");
});

test("an entry that cannot be read is set aside and does not harm the list; another tab's game appears in it", async ({
  nonet,
  page,
  context,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await page.evaluate(() => localStorage.setItem("nonet:game:broken", "{"));
  await openLibrary(nonet, page);
  await choose(page, "Games");
  await expect(library(page)).toContainText("1 game,");
  await expect(page.getByRole("alert").filter({ hasText: "set aside" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("./");
  await expect.poll(() => other.locator("#board").evaluate((board: NonetBoard) => board.givens)).toMatch(/[1-9]/);
  await other.locator("#board").evaluate((board: NonetBoard) => board.place([[2, 4]]));
  await expect(card(page, "Your puzzle")).toContainText("1 % done");
});

test("new: a level, and a technique to practise, whose puzzle really needs it", async ({ nonet, page }) => {
  await nonet.open();
  await openLibrary(nonet, page);
  await library(page).getByRole("button", { name: "Play a puzzle of this level: Medium" }).click();
  await expectBoard(nonet, page);
  await expect(nonet.caption).toContainText("Medium");

  await openLibrary(nonet, page);
  await choose(page, "Practise");
  await page.getByRole("searchbox", { name: "Search the techniques" }).fill("xy-w");
  await library(page)
    .getByRole("button", { name: /^XY-Wing/ })
    .click();
  await expectBoard(nonet, page);
  await expect(nonet.says).toContainText("XY-Wing");
  await expect(nonet.says).toContainText("only this technique and singles");
  await nonet.says.getByRole("button", { name: "Close" }).click();
  await page.locator("#about").click();
  await expect(page.getByRole("dialog", { name: "About this puzzle" })).toContainText("XY-Wing");
  await nonet.closeSheet();

  // An address has the technique chosen.
  await page.goto("./index.html#library/practise?technique=skyscraper");
  await expect(library(page).getByRole("button", { name: /^Skyscraper/ })).toBeFocused();
  await expect(library(page).getByRole("link", { name: "Or train it step by step." })).toHaveAttribute(
    "href",
    "./learn.html#train",
  );

  // One that is rarely found says so, and the search can be ended.
  await openLibrary(nonet, page);
  await choose(page, "Practise");
  await page.getByRole("searchbox", { name: "Search the techniques" }).fill("mutant leviathan");
  const rare = library(page).getByRole("button", { name: /^Mutant Leviathan/ });
  await expect(rare).toContainText("rarely found");
  const before = await nonet.givens();
  await rare.click();
  await library(page).getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(library(page)).toContainText("Cancelled");
  expect(await nonet.givens()).toBe(before);
});

test("each section has its address: tabs are links, Back walks them to the game, and what no section is named is the first", {
  tag: ["@desktop-quick", "@phone"],
}, async ({ nonet, page }) => {
  await nonet.open();
  const tabs = page.getByRole("navigation", { name: "Sections" });
  const expectSection = async (section: string, address: string): Promise<void> => {
    await expect(tabs.locator("[aria-current=page]")).toHaveText(section);
    // At a narrow page's edge the row goes on, but the chosen one is in sight.
    await expect(tabs.getByRole("link", { name: section, exact: true })).toBeInViewport({ ratio: 0.98 });
    expect(new URL(page.url()).hash).toBe(address);
  };
  await openLibrary(nonet, page);
  const walked: (readonly [section: string, address: string])[] = [
    ["Practise", "#library/practise"],
    ["Daily", "#library/daily"],
    ["Your own", "#library/own"],
    ["Games", "#library/games"],
    ["Statistics", "#library/statistics"],
    ["Backup", "#library/backup"],
    ["New", "#library/new"],
  ];
  for (const [section, address] of walked) {
    await choose(page, section);
    await expectSection(section, address);
  }
  for (const [section, address] of walked.slice(0, -1).reverse()) {
    await page.goBack();
    await expectSection(section, address);
  }
  await page.goBack();
  await expectSection("New", "#library");
  await page.goBack();
  await expectBoard(nonet, page);

  await page.goto("./#library/statistics");
  await page.reload();
  await expectSection("Statistics", "#library/statistics");
  await page.goto("./#library/nothing");
  await expectSection("New", "#library/nothing");
  // The address of a technique before sections had addresses.
  await page.goto("./#library?technique=x-wing");
  await expect(library(page).getByRole("button", { name: /^X-Wing/ })).toBeFocused();
  await expect(tabs.locator("[aria-current=page]")).toHaveText("Practise");
});

test("daily: a day that is past can be played, is shown as begun and then as solved; days to come cannot", async ({
  nonet,
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 25, 9, 0));
  await nonet.open();
  await openLibrary(nonet, page);
  await choose(page, "Daily");
  await expect(library(page).getByRole("button", { name: "Nov 26, 2026: Hard" })).toBeDisabled();
  await library(page).getByRole("button", { name: "Nov 24, 2026: Easy", exact: true }).click();
  await expectBoard(nonet, page);
  await expect(nonet.caption).toHaveText(/Nov 24\s*Easy/);
  await fill(nonet, 1);
  await openLibrary(nonet, page);
  await choose(page, "Daily");
  await expect(library(page)).toContainText("Solve today's puzzle to start a streak.");
  await library(page).getByRole("button", { name: "Nov 24, 2026: Easy, started" }).click();
  await expectBoard(nonet, page);
  await fill(nonet, 0);
  await openLibrary(nonet, page);
  await choose(page, "Daily");
  await expect(library(page).getByRole("button", { name: "Nov 24, 2026: Easy, solved" })).toBeVisible();
  await expect(library(page)).toContainText("1 day in a row.");
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByRole("heading", { name: "October 2026" })).toBeVisible();
  await expect(library(page).getByRole("button", { name: "Oct 31, 2026: Fiendish" })).toBeEnabled();
});

test("a page that is left open follows the day: the calendar, its month, and the sheet of new games", {
  tag: ["@desktop", "@firefox"],
}, async ({ nonet, page }) => {
  await page.clock.install({ time: new Date(2026, 10, 30, 23, 58) });
  await nonet.open();
  await openLibrary(nonet, page);
  await choose(page, "Daily");
  const today = library(page).locator("[aria-current=date]");
  await expect(today).toHaveAttribute("title", "Nov 30, 2026: Beginner");
  await expect(library(page).getByRole("button", { name: "Daily: Beginner" })).toBeVisible();
  await page.clock.runFor("03:00");
  await expect(page.getByRole("heading", { name: "December 2026" })).toBeVisible();
  await expect(today).toHaveAttribute("title", "Dec 1, 2026: Easy");
  await expect(library(page).getByRole("button", { name: "Daily: Easy" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next month" })).toBeDisabled();
  // Who looks at another month goes on looking at it; a device that slept knows the day again.
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.clock.fastForward("24:00:00");
  await expect(library(page).getByRole("button", { name: "Daily: Medium" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "November 2026" })).toBeVisible();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(today).toHaveAttribute("title", "Dec 2, 2026: Medium");
  await page.goto("#");
  await nonet.openSheet("New game");
  const row = page.getByRole("dialog").locator("#daily");
  await expect(row).toContainText("Medium");
  await page.clock.fastForward("24:00:00");
  await expect(row).toContainText("Hard");
});

test("a puzzle of one's own: how many solutions, where they differ, the fewest givens, and those that are not needed", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  await nonet.open();
  await openLibrary(nonet, page);
  await choose(page, "Your own");
  await library(page).getByRole("button", { name: "Start with an empty board" }).click();
  await expectBoard(nonet, page);
  await nonet.cell(1, 1).click();
  await page.keyboard.press("5");
  await expect(nonet.says).toContainText("At least 1,000 solutions.");
  await page.keyboard.press("5");
  await expect(nonet.says).toContainText("No solution: 5 appears twice in row 1, at r1c1 and r1c2.");
  // A known puzzle without four of its givens; one of them makes it unique again.
  const open = Array.from(CLASSIC, (digit, cell) => ([0, 1, 4, 9].includes(cell) ? "." : digit)).join("");
  await nonet.board.evaluate(
    (board: NonetBoard, puzzle) =>
      board.place(Array.from(puzzle, (digit, cell) => [cell, Number(digit) || 0] as const)),
    open,
  );
  await expect(nonet.says).toContainText(/\d+ solutions. A proper Sudoku has exactly one. They differ in \d+ cells/);
  await expect(nonet.cell(1, 1)).toHaveAccessibleName(/Empty\. Open: [1-9 ]+ in different solutions\.$/);
  await nonet.unfold();
  await nonet.says.getByRole("button", { name: "Add the fewest givens" }).click();
  await expect(nonet.says).toContainText("given added: exactly one solution. Fewer are not enough.");
  const completed = await nonet.value();
  expect(completed.replace(/[1-9]/g, "").length).toBe(open.replace(/[1-9]/g, "").length - 1);
  await nonet.says.getByRole("button", { name: "Close" }).click();
  await expect(nonet.says).toContainText("Exactly one solution.");
  await expect(nonet.says).toContainText("difficulty");
  // One step back, and it has several solutions again.
  await nonet.press("Undo");
  expect(await nonet.value()).toBe(open);
  await expect(nonet.says).toContainText("A proper Sudoku has exactly one.");

  await nonet.board.evaluate(
    (board: NonetBoard, puzzle) =>
      board.place(Array.from(puzzle, (digit, cell) => [cell, Number(digit) || 0] as const)),
    solveNaively(CLASSIC)!.replace(/^.{9}/, ".".repeat(9)),
  );
  await expect(nonet.says).toContainText("Exactly one solution.");
  await nonet.says.getByRole("button", { name: "Remove spare givens" }).click();
  await expect(nonet.says).toContainText("All others are needed.");
  const minimal = await nonet.value();
  expect(minimal.replace(/\./g, "").length).toBeLessThan(41);
  await nonet.says.getByRole("button", { name: "Start playing" }).click();
  await expect(nonet.says).toContainText("exactly one solution");
  expect(await nonet.givens()).toBe(minimal);
});

test("statistics count what was solved, and a reset can be undone", async ({ nonet, page }) => {
  await nonet.open();
  await fill(nonet, 0);
  await expect(nonet.says).toContainText("Solved");
  await openLibrary(nonet, page);
  await choose(page, "Statistics");
  const row = page.getByRole("row", { name: /^Beginner 1 / });
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: "Reset the statistics" }).click();
  await expect(library(page)).toContainText("This removes 1 result.");
  await page.getByRole("button", { name: "Reset the statistics" }).click();
  await expect(library(page)).toContainText("Solve a puzzle to start your statistics.");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(row).toBeVisible();
});

test("backup: one file brings everything to another device; damaged files and a full storage change nothing", {
  tag: "@desktop",
}, async ({ nonet, page, browser, baseURL }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await fill(nonet, 30);
  const record = await nonet.record();
  await nonet.newGame();
  await fill(nonet, 0);
  await expect(nonet.says).toContainText("Solved");
  await page.evaluate(() =>
    localStorage.setItem(
      "nonet:settings",
      JSON.stringify({ ...(JSON.parse(localStorage.getItem("nonet:settings") ?? "{}") as object), theme: "dark" }),
    ),
  );
  await page.reload();
  await nonet.ready();
  await openLibrary(nonet, page);
  await choose(page, "Backup");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a backup" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^nonet-backup-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), "utf8");
  await expect(library(page)).toContainText("Backup made: 2 games, 1 result and the settings.");

  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: page.viewportSize(),
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const other = await context.newPage();
  const device = new NonetPage(other);
  await device.open();
  await device.paste(CLASSIC.replace(/^53/, ".3"));
  const here = await device.record();
  await openLibrary(device, other);
  await choose(other, "Backup");
  const give = (name: string, content: string): Promise<void> =>
    other
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  const stored = (): Promise<string> =>
    other.evaluate(() =>
      JSON.stringify(
        Object.entries(localStorage)
          .filter(([key]) => /:(game|settings|results)/.test(key))
          .sort(),
      ),
    );
  const before = await stored();
  await give("half.json", text.slice(0, text.length / 2));
  await expect(library(other)).toContainText("half.json can't be read");
  await give("other.json", "{}");
  await expect(library(other)).toContainText("other.json is not a backup of Nonet");
  await give("bad.json", text.replace(/"record":"n/, '"record":"x'));
  await expect(library(other)).toContainText("It holds 1 game,");
  await expect(library(other)).toContainText("This version can't read 1 record and keeps it as it is.");
  expect(await stored()).toBe(before);

  await give("good.json", text);
  await expect(library(other)).toContainText("It holds 2 games, no favourites; 1 result; the settings.");
  await other.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("nonet:results")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
    Object.assign(window, { mend: () => (Storage.prototype.setItem = setItem) });
  });
  await library(other).getByRole("button", { name: "Add to what is here" }).click();
  await expect(library(other)).toContainText("Nothing was changed");
  expect(await stored()).toBe(before);
  await other.evaluate(() => (window as unknown as { mend(): void }).mend());

  await library(other).getByRole("button", { name: "Add to what is here" }).click();
  await expect(other.locator(".view-notices")).toContainText("2 new games. 1 new result.");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await device.record()).toBe(here);
  await choose(other, "Games");
  await expect(library(other)).toContainText("3 games,");
  await other.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(library(other)).toContainText("1 game,");
  await expect(other.locator("html")).toHaveAttribute("data-theme", "auto");

  await choose(other, "Backup");
  await give("good.json", text);
  await library(other).getByRole("button", { name: "Replace what is here" }).click();
  await library(other).getByRole("button", { name: "Replace everything" }).click();
  await expect(other.locator(".view-notices")).toContainText("Everything now matches the backup: 2 games, 1 result.");
  await choose(other, "Games");
  await expect(library(other)).toContainText("2 games,");
  await card(other, "Your puzzle").getByRole("button", { name: /^Open/ }).click();
  await expectBoard(device, other);
  expect(await device.record()).toBe(record);
  await context.close();
});

test("backup: what could not be read stays told while another tab plays; only the way back ends", {
  tag: "@desktop",
}, async ({ nonet, page, context }) => {
  await nonet.open();
  const tab = await context.newPage();
  const other = new NonetPage(tab);
  await other.open();
  await openLibrary(nonet, page);
  await choose(page, "Backup");
  const games = [{ id: "odd", record: "n9" }, 7];
  const backup = { format: "nonet-backup", version: 1, settings: {}, games, results: [], training: null, aside: [] };
  const file = { name: "odd.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(backup)) };
  await page.locator("input[type=file]").setInputFiles(file);
  await library(page).getByRole("button", { name: "Add to what is here" }).click();
  const notices = page.locator(".view-notices");
  const undo = notices.getByRole("button", { name: "Undo", exact: true });
  await expect(notices).toContainText("can't read");
  await expect(undo).toBeVisible();
  await fill(other, 60);
  await expect(undo).toHaveCount(0);
  await expect(notices).toContainText("can't read");
  await notices.getByRole("button", { name: "Dismiss" }).click();
  await expect(notices).not.toContainText("can't read");
});

test("backup: a record that no browser has room for is named, and the rest of the file comes", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  const record = await nonet.record();
  const game = { level: "beginner", record, saved: 1_795_000_000_000, seconds: 3 };
  const games = [
    { ...game, id: "notes", record: record.replace(/^(n\d~\d+~\d+~)/, `$1${"1".repeat(6_000_000)}`) },
    { ...game, id: "one" },
    { ...game, id: "two" },
  ];
  const backup = {
    format: "nonet-backup",
    version: 1,
    settings: {},
    results: [],
    games,
    future: "x".repeat(6_000_000),
  };
  await openLibrary(nonet, page);
  await choose(page, "Backup");
  await page.locator("input[type=file]").setInputFiles({
    name: "large.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(backup)),
  });
  await library(page).getByRole("button", { name: "Add to what is here" }).click();
  await expect(page.locator(".view-notices")).toContainText("2 new games.");
  await expect(page.locator(".view-notices")).toContainText(
    "no room for 2 large records, which are in the file alone: future, notes.",
  );
  await expect(page.locator(".view-notices")).not.toContainText("keeps it as it is");
});
