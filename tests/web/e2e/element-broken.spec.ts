/** A board in somebody's page that cannot be drawn, finds what a newer version kept, or has parts of another version. */
import { readFile } from "node:fs/promises";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/browser.js";
import { expectBoardAccessible, openBoard, valueOf } from "../support/embed-board.js";

test("a board in somebody's page that cannot be drawn says so, keeps its game apart, and goes on", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const draw = document.importNode.bind(document);
    document.importNode = <T extends Node>(node: T, deep?: boolean): T => {
      if ((window as { breaks?: boolean }).breaks) throw new Error("broken on purpose");
      return draw(node, deep);
    };
  });
  const { board, button, close } = await openBoard(page, `storage-key="mine"`);
  const record = await board.evaluate((element: NonetBoard) => {
    element.place([[2, 4]]);
    Object.assign(window, { breaks: true, told: [] as string[] });
    element.addEventListener("nonet-error", ({ detail }) =>
      (window as unknown as { told: string[] }).told.push(detail.code),
    );
    // The puzzle that is no puzzle has a complaint to be drawn.
    element.puzzle = "no puzzle";
    return element.record;
  });
  await expect(board.getByRole("alert")).toContainText("This board can't be drawn.");
  await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told)).toContain("drawing");
  expect(await page.evaluate(() => localStorage.getItem("nonet-board:mine:unreadable"))).toBe(record);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    board.getByRole("link", { name: "Save the game" }).click(),
  ]);
  expect(await readFile((await download.path())!, "utf8")).toBe(record);
  await expectBoardAccessible(page, "a board that cannot be drawn");
  await button("Try again").click();
  await expect(board.getByRole("alert")).toContainText("This board can't be drawn.");
  await page.evaluate(() => Object.assign(window, { breaks: false }));
  await button("Try again").click();
  await expect(board.getByRole("gridcell")).toHaveCount(81);
  expect(await board.evaluate((element: NonetBoard) => element.record)).toBe(record);
  expect(await page.evaluate(() => localStorage.getItem("nonet-board:mine"))).toBe(record);
  await board.evaluate((element: NonetBoard) => {
    element.load(element.givens);
    return element.updateComplete;
  });
  await page.evaluate(() => Object.assign(window, { breaks: true }));
  await board.evaluate((element: NonetBoard) => (element.puzzle = "none either"));
  await expect(button("Empty the board")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { breaks: false }));
  await button("Empty the board").click();
  await expect(board.getByRole("gridcell")).toHaveCount(81);
  expect(await valueOf(board)).toBe(".".repeat(81));
  await close();
});

test("a board leaves what a newer version kept where it is", { tag: "@desktop" }, async ({ page }) => {
  await page.addInitScript(
    () => localStorage.getItem("nonet-board:mine") ?? localStorage.setItem("nonet-board:mine", "n4~another~kind"),
  );
  const { board, close } = await openBoard(page, `storage-key="mine"`);
  await board.evaluate((element: NonetBoard) => element.place([[2, 4]]));
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => ({ ...localStorage }) as unknown)).toEqual({
    "nonet-board:mine": "n4~another~kind",
  });
  await close();
});

test("parts of another version are refused and named, and the board is played without them", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.route(/\/(controls|assist|drawn)\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\bversion_[\d_]+/, "version_0_0_9");
    expect(body).toContain("{version_0_0_9}");
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    addEventListener("nonet-error", (event) => {
      const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail;
      told.push(`${code}: ${message}`);
    });
  });
  const { board, close } = await openBoard(page, `controls="undo hint"`);
  const told = (): Promise<string[]> => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await expect.poll(told).toEqual([expect.stringMatching(/^controls: .*version_0_0_9/)]);
  await board.evaluate((element: NonetBoard) => {
    element.place([[2, 4]]);
    return element.hint();
  });
  await expect.poll(told).toContainEqual(expect.stringMatching(/^engine: .*version_0_0_9/));
  await Promise.all([
    page.waitForResponse(/\/drawn\.js$/),
    board.evaluate((element: NonetBoard) => (element.highlight = { cells: [{ cell: 3, role: "target" }] })),
  ]);
  await expect(board.getByRole("gridcell")).toHaveCount(81);
  expect((await valueOf(board))[2]).toBe("4");
  await close();
});
