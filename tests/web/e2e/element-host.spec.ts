/** Elements and their page: things that they share with it, and things that they leave alone there. */
import type { NonetBoard } from "../../../web/src/board/index.js";
import type { Engine } from "../../../web/src/engine/index.js";
import { expect, test } from "../support/browser.js";
import { embed, script } from "../support/embed.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

test("boards that are given an engine use it, and start no worker of their own @desktop", async ({ page }) => {
  const there = await embed(
    `${script}<nonet-board id="a" puzzle="${CLASSIC}"></nonet-board><nonet-board id="b" puzzle="${INKALA}"></nonet-board>`,
  );
  await page.goto(there.url);
  await expect(page.getByRole("grid")).toHaveCount(2);
  const told = await page.evaluate(async (cdn) => {
    const { createEngine } = (await import(`${cdn}/npm/engine.js`)) as { createEngine(): Engine };
    const engine = createEngine();
    const boards = [...document.querySelectorAll<NonetBoard>("nonet-board")];
    for (const board of boards) board.engine = engine;
    const hints = await Promise.all(boards.map((board) => board.hint()));
    return { hints: hints.map((hint) => Boolean(hint)), kept: boards.every((board) => board.engine === engine) };
  }, there.cdn);
  expect(told).toEqual({ hints: [true, true], kept: true });
  expect(page.workers()).toHaveLength(1);
  const wrong = await page.locator("#a").evaluate((board: NonetBoard) => {
    try {
      board.engine = "worker.js" as never;
      return "";
    } catch (error) {
      return String(error);
    }
  });
  expect(wrong).toContain("an engine, or null");
  await there.close();
});

test("what the player does writes nothing on the element @desktop", async ({ page }) => {
  const there = await embed(`${script}<nonet-board controls puzzle="${CLASSIC}"></nonet-board>`);
  await page.goto(there.url);
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  const attributes = (): Promise<string[]> =>
    page.locator("nonet-board").evaluate((board) => [...board.attributes].map(({ name, value }) => `${name}=${value}`));
  const before = await attributes();
  expect(before).toEqual(["controls=", `puzzle=${CLASSIC}`]);
  await page.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  await page.getByRole("button", { name: "Corner" }).click();
  await page.getByRole("gridcell").nth(3).click();
  await page.keyboard.press("5");
  expect(await page.locator("nonet-board").evaluate((board: NonetBoard) => board.mode)).toBe("corner");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("button", { name: "Which technique" })).toBeVisible();
  expect(await attributes()).toEqual(before);
  await there.close();
});
