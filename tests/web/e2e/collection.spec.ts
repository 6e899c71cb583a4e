/**
 * Collections: a file of puzzles is looked through, worked on by all cores with cancel and going on, saved, and
 * played from.
 */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

/** The same puzzle with other names for its digits and other columns in its last stack: as many as are wanted. */
function relatives(puzzle: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = (digit: string): string =>
      digit === "." || digit === "0" ? "." : String(1 + ((Number(digit) - 1 + index) % 9));
    const turn = Math.floor(index / 9) % 6;
    const stacks = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ][turn]!;
    const bands = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ][Math.floor(index / 54) % 6]!;
    const at = (cell: number): number =>
      (3 * bands[Math.floor(cell / 27)]! + (Math.floor(cell / 9) % 3)) * 9 +
      3 * stacks[Math.floor((cell % 9) / 3)]! +
      (cell % 3);
    return Array.from({ length: 81 }, (_cell, cell) => name(puzzle[at(cell)]!)).join("");
  });
}
const SEVERAL = `${".".repeat(78)}123`;
const NONE = `55${".".repeat(79)}`;

const rows = (page: Page): Locator => page.locator(".cl-row");
const row = (page: Page, index: number): Locator => page.locator(`.cl-row[aria-rowindex="${index + 1}"]`);
const open = (page: Page, name: string, lines: readonly string[]): Promise<void> =>
  page
    .locator("#collection-file")
    .setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(`${lines.join("\n")}\n`) });

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

test("some hundred puzzles are filtered, rated with cancel and going on, saved and played", async ({ nonet, page }) => {
  test.slow(); // Axe in four themes, and hard puzzles are rated.
  await nonet.open();
  await page.goto("./#library");
  await page.getByRole("link", { name: "Your own" }).click();
  await page.getByRole("link", { name: "Many puzzles at once" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("1 to 100,000");
  await expectAccessibleInThemes(page, "no collection");

  const lines = [...relatives(CLASSIC, 200), ...relatives(INKALA, 20), SEVERAL, NONE];
  await open(page, "my puzzles.sdm", ["# Title", ...lines, "53..7"]);
  await expect(main.getByRole("heading", { name: "my puzzles.sdm" })).toBeVisible();
  const grid = main.getByRole("grid", { name: "List of puzzles" });
  await expect(grid).toHaveAttribute("aria-rowcount", "223");
  await main.getByText("One line could not be read").click();
  await expect(main.getByRole("list", { name: "One line could not be read" })).toContainText(/Line 224.*5 of 81/);
  await main.getByText("One line could not be read").click();

  // Rated: cancelled in between, what is done stays, and the next time goes on from there.
  await main.getByRole("button", { name: "Rate" }).click();
  const progress = main.getByRole("progressbar", { name: "Rating …" });
  await expect
    .poll(async () =>
      Number(
        (await progress.getAttribute("value")) ?? (await progress.evaluate((bar: HTMLProgressElement) => bar.value)),
      ),
    )
    .toBeGreaterThan(0);
  await main.getByRole("button", { name: "Cancel" }).click();
  const note = main.locator(".collection-note");
  await expect(note).toContainText("Cancelled at");
  const [, done, of] = /at ([\d,]+) of ([\d,]+)/.exec((await note.textContent())!)!;
  expect(of).toBe("222");
  await main.getByRole("button", { name: "Rate" }).click();
  await expect(note).toContainText(`${222 - Number(done)} puzzles done`, { timeout: 100_000 });
  await expect(note).toContainText(Number(done) < 221 ? "One has several solutions." : "done");
  await main.getByRole("button", { name: "Rate" }).click();
  await expect(note).toContainText("This is already done for all of those puzzles.");

  // Filtered and sorted by what was found out.
  await main.getByText("Filter", { exact: true }).click();
  await main.getByLabel("Rating (ER) from").fill("5");
  await main.getByLabel("Rating (ER) from").press("Tab");
  await expect(main.locator(".collection-selection")).toContainText("20 of 222 puzzles");
  await expect(rows(page).first()).toContainText("201");
  await main.getByRole("button", { name: "Grade" }).click();
  await expect(note).toContainText("20 puzzles done", { timeout: 100_000 });
  await main.getByRole("button", { name: "Show all" }).click();
  await main.getByRole("combobox", { name: "Solutions" }).selectOption({ label: "None or several" });
  await expect(rows(page)).toHaveCount(2);
  await main.getByRole("combobox", { name: "Solutions" }).selectOption({ label: "Any" });
  if (page.viewportSize()!.width < 600) {
    await main.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Rating" });
    await main.getByRole("button", { name: "Descending" }).click();
  } else {
    await main.getByRole("button", { name: "Rating" }).click();
    await expect(main.getByRole("columnheader", { name: "Rating" })).toHaveAttribute("aria-sort", "ascending");
    await main.getByRole("button", { name: "Rating" }).click();
  }
  await expect(rows(page).first()).toContainText("201");
  await expectAccessibleInThemes(page, "a collection");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // By keyboard: to the end, back, three are selected.
  await grid.focus();
  await page.keyboard.press("End");
  await expect(page.locator(`#${await grid.getAttribute("aria-activedescendant")}`)).toBeInViewport();
  await expect(row(page, 222)).toContainText("222");
  await page.keyboard.press("Home");
  await page.keyboard.press(" ");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(main).toContainText("For the 3 selected puzzles");
  await main.getByRole("button", { name: "Solve" }).click();
  await expect(note).toContainText("3 puzzles done");
  await main.getByRole("button", { name: "Minimise" }).click();
  await expect(note).toContainText("3 puzzles done");

  // The saved file has the engine's results for each puzzle alone.
  const sdm = await saved(page, "Save puzzles (.sdm)");
  const chosen = lines.slice(200, 203);
  expect(sdm).toEqual({
    name: "my puzzles.sdm",
    text: chosen.map((line) => `${line.replaceAll(".", "0")}\n`).join(""),
  });
  const csv = await saved(page, "Save results (CSV)");
  expect(csv.name).toBe("my puzzles.csv");
  const [head, ...table] = csv.text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  expect(head).toEqual([
    "number",
    "puzzle",
    "givens",
    "solutions",
    "solution",
    "level",
    "technique",
    "expected_seconds",
    "er",
    "ep",
    "ed",
    "rating",
    "minimal",
    "minimal_puzzle",
    "minimal_givens",
  ]);
  expect(table.map(([number, puzzle, , solutions, solution]) => [number, puzzle, solutions, solution])).toEqual(
    chosen.map((line, at) => [String(201 + at), line, "one", solveNaively(line)]),
  );
  expect(new Set(table.map((line) => line.slice(5, 12).join(" "))).size).toBe(1);
  expect(table[0]!.slice(5, 6)).toEqual(["extreme"]);
  expect(Number(table[0]![8])).toBeGreaterThan(10);

  // A puzzle is played, and the game that was there is kept.
  await page.keyboard.press("Escape");
  await grid.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect.poll(() => nonet.board.evaluate((board: NonetBoard) => board.givens)).toBe(lines[200]!);
  await expect(nonet.cell(1, 1)).toBeVisible();
  await page.goBack();
  await expect(grid).toHaveAttribute("aria-rowcount", "223");
  await expect(rows(page).first()).toContainText("201");

  // The three that are selected are taken to the printer, under the name of the file.
  await main.getByRole("button", { name: "Print …" }).click();
  await expect(page).toHaveURL(/#print$/);
  await expect(page.getByLabel("Title")).toHaveValue("my puzzles.sdm");
  await expect(page.locator(".sheet-paper[data-kind=puzzles] .title")).toHaveText([
    "my puzzles.sdm",
    /^1\. Extreme, difficulty \d/,
    /^2\. Extreme, difficulty \d/,
    /^3\. Extreme, difficulty \d/,
  ]);
});

test("twenty thousand puzzles: the list scrolls, the page stays small, and all are checked and saved", async ({
  page,
}) => {
  await page.goto("./#collection");
  const all = relatives(CLASSIC, 324);
  const lines = Array.from({ length: 20_000 }, (_, index) =>
    index % 1000 === 999 ? NONE : index === 7 ? INKALA : all[index % 324]!,
  );
  await open(page, "many.txt", lines);
  const main = page.getByRole("main");
  const grid = main.getByRole("grid");
  await expect(grid).toHaveAttribute("aria-rowcount", "20001");
  for (const part of [0.25, 0.5, 1, 0]) {
    await grid.evaluate((list, at) => (list.scrollTop = at * list.scrollHeight), part);
    // Rows in view are there, and few others.
    await expect
      .poll(() =>
        grid.evaluate((list) => {
          const box = list.getBoundingClientRect();
          const shown = document
            .elementFromPoint(box.x + box.width / 2, Math.min(box.bottom, innerHeight) - 40)
            ?.closest(".cl-row");
          return Number(shown?.querySelector(".cl-number")?.textContent?.replace(/\D/g, "") ?? -1);
        }),
      )
      .toBeGreaterThan(Math.max(0, 20_000 * part - 40));
    expect(await rows(page).count()).toBeLessThan(40);
  }
  expect(await page.locator("main.collection *").count()).toBeLessThan(1500);
  await main.getByRole("searchbox").fill(INKALA.slice(0, 40));
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("8");
  await main.getByRole("searchbox").fill("");
  await main.getByRole("button", { name: "Check" }).click();
  await expect(main.locator(".collection-note")).toContainText("20,000 puzzles done");
  await expect(main.locator(".collection-note")).toContainText("20 have no solution.");
  const { text } = await saved(page, "Save results (CSV)");
  const table = text.trimEnd().split("\r\n");
  expect(table).toHaveLength(20_001);
  // One comparison: the report keeps each of them.
  expect(table.slice(1)).toEqual(
    lines.map((line, at) => `${at + 1},${line},${line.replace(/\D/g, "").length},${line === NONE ? "none" : "one"}`),
  );
});
