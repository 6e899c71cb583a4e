/** Progress taken elsewhere: every format, what can be done with it, and that the game stays as it is. */
import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { CLASSIC } from "../support/sudoku.js";

const { decompressFromBase64 } = createRequire(new URL("../../../web/package.json", import.meta.url))("lz-string") as { decompressFromBase64(text: string): string };

/** CLASSIC with 4 entered in r1c3, corner notes 2 6 in r1c4 and centre notes 2 8 in r1c6, where the digits would leave 6 too. */
const NOW = `534${CLASSIC.slice(3)}`;
/** The first three rows of what is left then. */
const MARKS = ["| 5 3 4 | 26 7 28 | 189 129 28 |", "| 6 27 27 | 1 9 5 | 3478 234 2478 |", "| 12 9 8 | 23 34 24 | 13457 6 247 |"];

test("progress goes to other programs, in any form, and the game stays as it is", async ({ nonet, context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await nonet.open();
  await nonet.paste(CLASSIC);
  await nonet.board.evaluate((board: NonetBoard) => {
    const at = (cell: number, run: () => void): void => {
      board.selection = [cell];
      run();
    };
    at(2, () => board.enter(4));
    at(3, () => [2, 6].forEach((digit) => board.note(digit)));
    at(5, () => [2, 8].forEach((digit) => board.noteCentre(digit)));
  });
  const record = await nonet.record();
  await nonet.press("Export");
  const dialog = page.getByRole("dialog", { name: "Export" });
  const text = dialog.getByRole("textbox", { name: "Text to export" });
  const open = dialog.getByRole("link", { name: "Open" });
  const choose = (name: string): Promise<void> => dialog.getByRole("radio", { name, exact: true }).check();
  await expect(dialog.getByRole("radio", { name: "Puzzle", exact: true })).toBeFocused();
  await expect(text).toHaveValue(CLASSIC);
  await expect(open).toHaveCount(0);

  await choose("Digits so far");
  await expect(text).toHaveValue(NOW);
  await choose("Pencil marks");
  const rows = (await text.inputValue()).split("\n").map((row) => row.replace(/ +/g, " "));
  expect(rows).toHaveLength(13);
  expect(rows.slice(1, 4)).toEqual(MARKS);
  await expect(dialog).toContainText("Where a cell has notes, they are its candidates");
  await expectAccessibleInThemes(page, "export of pencil marks");
  await choose("HoDoKu library line");
  await expect(text).toHaveValue(`:0000:x:53+4${CLASSIC.slice(3)}:616::`);

  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue());
  const [download] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Download" }).click()]);
  expect(download.suggestedFilename()).toBe("nonet-library.txt");
  expect(await readFile(await download.path(), "utf8")).toBe(`${await text.inputValue()}\n`);

  await choose("Link to SudokuWiki");
  await expect(open).toHaveAttribute("href", /^https:\/\/www\.sudokuwiki\.org\/sudoku\.htm\?bd=S9B05030d1g0744/);
  await choose("Link to sudoku.coach");
  await expect(open).toHaveAttribute("href", `https://sudoku.coach/en/play/${NOW.replaceAll(".", "0")}`);
  await choose("Link to SudokuPad");
  const link = new URL((await open.getAttribute("href"))!);
  expect([await open.getAttribute("target"), await open.getAttribute("rel"), await text.inputValue()]).toEqual(["_blank", "noopener noreferrer", link.href]);
  const { grid } = JSON.parse(decompressFromBase64(link.searchParams.get("puzzleid")!.slice("fpuzzles".length))) as { grid: unknown[][] };
  expect(grid[0]!.slice(0, 6)).toEqual([{ value: 5, given: true }, { value: 3, given: true }, { value: 4 }, { cornerPencilMarks: [2, 6] }, { value: 7, given: true }, { centerPencilMarks: [2, 8] }]);
  await expectAccessibleInThemes(page, "export of a link");

  // What is pressed in the dialog does not play on behind it.
  await open.focus();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await nonet.record()).toBe(record);
  await expect(page.locator(":focus")).toHaveAccessibleName(/^(Export|More)$/);
});

test("an empty board has nothing to export; a dialog that cannot be fetched is asked for again", async ({ nonet, page, faults }) => {
  await page.route("**/export.en*.ftl", (route) => route.abort());
  await nonet.open();
  await nonet.press("Empty board");
  await nonet.press("Export");
  await expect(nonet.says).toContainText("The export could not be loaded.");
  await page.unroute("**/export.en*.ftl");
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Export" })).toContainText("The board is empty: there is nothing to export.");
  await expect(nonet.says).not.toContainText("could not be loaded");
  forgive(faults, /ERR_FAILED/);
});
