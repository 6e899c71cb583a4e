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

test("a board that was to make a puzzle says on itself that its engine is missing, and tries again", {
  tag: "@desktop",
}, async ({ page }) => {
  let missing = true;
  // Late, so that the board says before that it works.
  const late = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 600));
  await page
    .context()
    .route(/\/(worker|engine|copy-\d)\.js$|\/nonet[^/]*\.wasm$/, async (route) =>
      missing ? (await late(), route.fulfill({ status: 404 })) : route.continue(),
    );
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    setInterval(() => {
      const text = document.querySelector("nonet-board")?.shadowRoot?.querySelector("[role=status]")?.textContent;
      if (text && spoken.at(-1) !== text) spoken.push(text);
    }, 20);
  });
  const { board, button, close } = await openBoard(page, `level="easy" controls`, { puzzle: "" });
  const alert = board.getByRole("alert");
  await expect(alert).toContainText("its engine can't be reached");
  // The rest is for whoever embeds the board, and would push its controls away.
  await expect(alert).not.toContainText("workerUrl");
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  expect(spoken.join()).toContain("Working");
  expect(spoken.join()).not.toContain("board-");
  await expectBoardAccessible(page, "a board without its engine");
  for (const again of ["Hint", "New", "Try again"]) {
    await button(again).click();
    // It goes and comes back, so that it is read out again.
    await expect(alert).toHaveCount(0);
    await expect(alert).toContainText("its engine can't be reached");
  }
  missing = false;
  await button("Try again").click();
  await expect(alert).toHaveCount(0);
  await expect.poll(() => valueOf(board)).toMatch(/[1-9]/);
  // In the grid, wherever the new puzzle has its cursor.
  await expect(board.locator("[role=gridcell]:focus")).toHaveCount(1);
  await close();
});

test("a board without controls says too, in its language, that its engine is missing", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.context().route(/\/assist\.js$/, (route) => route.fulfill({ status: 404 }));
  const { board, button, close } = await openBoard(page, `technique="x-wing" lang="zh-CN"`, { puzzle: "" });
  await expect(board.getByRole("alert")).toContainText("暂时无法");
  await page.context().unroute(/\/assist\.js$/);
  await expect(button("重试")).toBeVisible();
  await close();
});
