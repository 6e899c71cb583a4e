/** `nonet.html`, opened from a folder: all of Nonet in one file, in two browsers. */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import type { NonetPage } from "../support/app.js";
import { LabPage } from "../support/lab.js";
import { readPdf } from "../support/pdf.js";
import { expect, test } from "../support/single-file.js";
import { CLASSIC, INKALA, solveNaively } from "../support/sudoku.js";

/** Pointing is the easiest step in it. */
const POINTING = "7.8...3.....2.1...5.........4.....263...8.......1...93.9.6....4....7.5...........";

const solved = (nonet: NonetPage): Promise<boolean> => nonet.board.evaluate((board: NonetBoard) => board.solved);
const go = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), fragment);

/** Presses the button of a hint until it has said everything. */
async function hints(nonet: NonetPage): Promise<void> {
  const says = ["Look at the 7s in box 2.", "Locked Candidates Type 1 (Pointing)", "In box 2, 7 fits only in"];
  for (const [index, text] of says.entries()) {
    await nonet.press("Hint");
    await expect(nonet.says.locator(".stages .on")).toHaveCount(index + 1);
    await expect(nonet.says).toContainText(text);
  }
  await nonet.press("Hint");
  await expect(nonet.says).toContainText("3 candidates struck out.");
}

test("a move, a reload, a pasted puzzle, hints, the solution and a new puzzle, without any request", {
  tag: ["@desktop-quick", "@firefox", "@webkit"],
}, async ({ nonet, page, file }) => {
  test.slow();
  await nonet.open(file);
  const empty = (await nonet.value()).indexOf(".");
  const digit = solveNaively(await nonet.givens())![empty]!;
  await nonet.board.getByRole("gridcell").nth(empty).click();
  await page.keyboard.press(digit);
  expect((await nonet.value())[empty]).toBe(digit);
  const value = await nonet.value();
  await page.reload();
  await nonet.ready();
  expect(await nonet.value()).toBe(value);

  await nonet.paste(POINTING);
  await expect(nonet.says).toContainText("exactly one solution");
  await hints(nonet);
  await nonet.press("Solve");
  await expect.poll(() => solved(nonet)).toBe(true);
  expect(await nonet.value()).toBe(solveNaively(POINTING));

  await nonet.emptyShelf();
  await nonet.newGame();
  await expect.poll(() => nonet.givens(), { timeout: 60_000 }).not.toBe(POINTING);
  expect(solveNaively(await nonet.givens())).toMatch(/^[1-9]{81}$/);

  await go(page, `p=${CLASSIC}`);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  expect(page.url()).toBe(file);
});

test("the pages to learn from and the lab, each found by its address, and the way back to the game; in Chinese too", async ({
  nonet,
  page,
  file,
}) => {
  test.slow();
  await nonet.open(file);
  await nonet.paste(INKALA);
  await expect(nonet.says).toContainText("exactly one solution");
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await page.getByRole("searchbox", { name: "Search techniques" }).fill("whip");
  await page.getByRole("link", { name: "Whip", exact: true }).click();
  expect(page.url()).toBe(`${file}#learn/whip`);
  // A known one: it is too rare to be made.
  await page.getByRole("button", { name: "Show an example: Whip", exact: true }).click();
  await expect(page.getByRole("group", { name: "Example: Whip" })).toContainText("Start from the", { timeout: 60_000 });
  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Search techniques" })).toHaveValue("whip");
  await page.goBack();
  await nonet.ready();
  expect(await nonet.givens()).toBe(INKALA);

  const lab = new LabPage(page);
  await page.getByRole("banner").getByRole("button", { name: "More" }).click();
  await page.getByRole("link", { name: "Lab", exact: true }).click();
  await expect(lab.field).toHaveValue(INKALA);
  expect(page.url()).toBe(`${file}#lab/p=${INKALA}`);
  await lab.runAll();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("zh-CN");
  await page.getByRole("button", { name: "关闭" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "实验室" })).toBeVisible();
  await page.getByRole("link", { name: "返回游戏" }).click();
  await nonet.ready();
  await expect(page.getByRole("button", { name: "提示" }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(await nonet.givens()).toBe(INKALA);
});

test("a PDF and a backup are saved; no link is offered that leads nowhere, and the settings say what this file is", async ({
  nonet,
  page,
  file,
  saved,
}) => {
  await nonet.open(file);
  await nonet.paste(CLASSIC);
  await nonet.press("Print");
  const pdf = await readPdf(await saved(() => page.getByRole("button", { name: "Save as PDF" }).click()));
  expect(pdf.pages[0]!.letters.filter(({ text }) => /^[1-9]$/.test(text)).length).toBeGreaterThanOrEqual(
    CLASSIC.replaceAll(".", "").length,
  );
  await expect(page.getByRole("checkbox", { name: "With QR codes" })).toHaveCount(0);
  await nonet.back();

  await nonet.press("Export");
  const dialog = page.getByRole("dialog", { name: "Export" });
  await expect(dialog).toContainText("so there are no links here");
  await expect(dialog.getByRole("button", { name: "Link" })).toHaveCount(0);
  await expect(dialog.getByRole("textbox", { name: "Text to export" })).toHaveValue(CLASSIC.replaceAll(".", "0"));
  await dialog.getByRole("button", { name: "Close" }).click();

  await go(page, "settings/all");
  await expect(page.getByRole("region", { name: "Take it with you" })).toContainText("This file is all of Nonet");
  await expect(page.getByRole("region", { name: "Install" })).toHaveCount(0);
  const backup = await saved(() => page.getByRole("button", { name: "Save a backup" }).click());
  expect(backup.toString()).toContain(`"record":"n2~${CLASSIC.replaceAll(".", "0")}~`);
});

test("on a phone nothing is cut off, on any page", async ({ nonet, page, file }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await nonet.open(file);
  for (const [fragment, landmark] of [
    ["", "#board"],
    ["settings/all", "main.settings"],
    ["library", "main.view"],
    ["learn", ".learn-families"],
    ["lab", ".lab-main section"],
  ] as const) {
    await go(page, fragment);
    await expect(page.locator(landmark).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), fragment).toBeLessThanOrEqual(
      0,
    );
  }
});
