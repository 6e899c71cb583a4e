/** What moves, for how long, and when nothing does; what is heard and felt. */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, type NonetPage, test } from "../support/app.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

interface Moved {
  id: string;
  /** The cell that it is in, or -1. */
  cell: number;
  name: string;
  delay: number;
  duration: number;
}

declare global {
  interface Window {
    moved: Moved[];
    felt: unknown[];
    heard: number;
  }
}

const SOLUTION = Array.from(solveNaively(CLASSIC)!, Number);
const OPEN = Array.from(CLASSIC).flatMap((digit, cell) => (digit === "." ? [cell] : []));
/** The puzzle with all that is to be entered but for some cells. */
const but = (...cells: number[]): string =>
  SOLUTION.map((digit, cell) => (cells.includes(cell) ? "." : digit)).join("");

test.use({ reducedMotion: "no-preference" });

/** Takes down everything that is set moving by the board. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const { id = "", delay = 0, duration = 0 } = options as KeyframeAnimationOptions;
      const cell = Number(this.closest("[data-cell]")?.getAttribute("data-cell") ?? -1);
      const name = this.getAttribute("class") ?? "";
      window.moved.push({ id, cell, name, delay, duration: Number(duration) });
      return animate.call(this, frames, options);
    };
  });
});

const moved = (page: Page, id: string): Promise<Moved[]> =>
  page.evaluate((id) => window.moved.filter((one) => one.id === id), id);
/** How many animations of the board are not over. */
const running = (nonet: NonetPage): Promise<number> =>
  nonet.board.evaluate((board) => board.shadowRoot!.getAnimations().length);
const settings = async (page: Page, settings: object): Promise<void> => {
  await page.addInitScript((text) => localStorage.setItem("nonet:settings", text), JSON.stringify(settings));
};

async function enter(nonet: NonetPage, page: Page, cell: number, digit = SOLUTION[cell]!): Promise<void> {
  await nonet.board.evaluate((board: NonetBoard, cell) => (board.selection = [cell]), cell);
  await nonet.board.focus();
  await page.keyboard.press(String(digit));
  await nonet.board.evaluate((board: NonetBoard) => board.updateComplete);
}

test.describe("an entry", () => {
  test("a digit grows for 90 ms, and nothing else moves", { tag: "@desktop" }, async ({ nonet, page }) => {
    await nonet.open(`./#p=${CLASSIC}`);
    const [cell] = OPEN;
    await enter(nonet, page, cell!);
    expect(await moved(page, "entry")).toEqual([{ id: "entry", cell, name: "digit", delay: 0, duration: 90 }]);
    // To take it out, to note, and to go back and forth is quiet.
    for (const key of [String(SOLUTION[cell!]), "Control+5", "Shift+6", "Control+z", "Control+z", "Control+y"])
      await page.keyboard.press(key);
    await nonet.board.evaluate((board: NonetBoard) => board.updateComplete);
    expect(await page.evaluate(() => window.moved.length)).toBe(1);
  });

  test("what is loaded or restored stands still", async ({ nonet, page }) => {
    await nonet.open(`./#p=${CLASSIC}`);
    await enter(nonet, page, OPEN[0]!);
    await page.reload();
    await nonet.ready();
    await expect.poll(() => nonet.value()).toContain(String(SOLUTION[OPEN[0]!]));
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

  for (const [name, prepare] of [
    ["the device asks for less", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
    ["motion is switched off", (page: Page) => settings(page, { motion: false })],
    ["the wave had been switched off", (page: Page) => settings(page, { celebrate: false })],
  ] as const)
    test(`nothing moves where ${name}`, async ({ nonet, page }) => {
      await prepare(page);
      await nonet.open(`./#p=${but(0, 40, 80)}`);
      for (const cell of [0, 40, 80]) await enter(nonet, page, cell);
      await expect(nonet.says).toContainText("Solved");
      expect(await page.evaluate(() => window.moved)).toEqual([]);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });

  test("ten digits typed fast are ten whole digits, and nothing moves 300 ms later", { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    await nonet.open(`./#p=${CLASSIC}`);
    const cells = OPEN.slice(0, 10);
    for (const cell of cells) await enter(nonet, page, cell);
    await page.waitForTimeout(300);
    expect(await running(nonet)).toBe(0);
    const shown = await nonet.board.evaluate(
      (board, cells) =>
        cells.map((cell) => {
          const digit = board.shadowRoot!.querySelector(`[data-cell="${cell}"] .digit`)!;
          const { opacity, scale } = getComputedStyle(digit);
          return [digit.textContent, opacity, scale];
        }),
      cells,
    );
    expect(shown).toEqual(cells.map((cell) => [String(SOLUTION[cell]), "1", "none"]));
  });
});

test.describe("a house that is full", () => {
  test("gets one light over its nine cells, from the digit on, for 250 ms at most", { tag: "@desktop" }, async ({
    nonet,
    page,
  }) => {
    // The first column is full with the first cell; row and box lack a second one.
    await nonet.open(`./#p=${but(0, 1, 80)}`);
    await enter(nonet, page, 0);
    const light = await moved(page, "sweep");
    expect(light.map(({ cell }) => cell)).toEqual([0, 9, 18, 27, 36, 45, 54, 63, 72]);
    expect(light.map(({ delay }) => delay)).toEqual(light.map(({ delay }) => delay).toSorted((a, b) => a - b));
    expect(Math.max(...light.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(250);
    await page.waitForTimeout(300);
    await page.keyboard.press("ArrowRight");
    expect(await moved(page, "sweep")).toHaveLength(9);
    expect(await running(nonet)).toBe(0);
  });

  test("gets none with a digit that stands twice, and none where the wave says it", async ({ nonet, page }) => {
    await nonet.open(`./#p=${but(0, 1)}`);
    await enter(nonet, page, 0, SOLUTION[1]!);
    expect(await moved(page, "sweep")).toEqual([]);
    await enter(nonet, page, 0);
    expect(await moved(page, "sweep")).toHaveLength(9);
    await enter(nonet, page, 1);
    await expect(nonet.says).toContainText("Solved");
    expect(await moved(page, "sweep")).toHaveLength(9);
    await expect.poll(() => moved(page, "wave")).toHaveLength(81);
  });
});
