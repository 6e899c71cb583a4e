/**
 * `<nonet-board controls hints timer>` on somebody else's page. The element's size matters, so one window is enough.
 */
import type { Locator } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, test } from "../support/browser.js";
import { embed, script } from "../support/embed.js";
import { expectBoardAccessible, fillBut, openBoard, SOLUTION, select, valueOf } from "../support/embed-board.js";
import { CLASSIC } from "../support/sudoku.js";

const EMPTY = Array.from(CLASSIC).flatMap((digit, cell) => (digit === "." ? [cell] : []));

const PAD = /^\d, /;
const BUTTONS: Record<string, string[]> = {
  modes: ["Digit", "Corner", "Centre", "Colour"],
  undo: ["Undo", "Redo"],
  erase: ["Erase"],
  notes: ["Fill notes", "Clear notes"],
  hint: ["Hint"],
  check: ["Check"],
  solve: ["Solve"],
  new: ["New"],
  restart: ["Restart"],
};

test("each name in the list shows its buttons and no others; what is no name is told", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const { board, close } = await openBoard(page, `controls="pad"`);
  await expect(board.getByRole("button", { name: PAD })).toHaveCount(9);
  const shown = async (controls: string): Promise<string[]> => {
    await board.evaluate(async (element: NonetBoard, controls) => {
      element.setAttribute("controls", controls);
      await element.updateComplete;
    }, controls);
    return board
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => button.textContent!.trim()).filter((name) => !/^\d/.test(name)),
      );
  };
  for (const [name, buttons] of Object.entries(BUTTONS)) expect(await shown(name), name).toEqual(buttons);
  const all = Object.values(BUTTONS).flat();
  expect(await shown("restart undo, modes")).toEqual([
    "Digit",
    "Corner",
    "Centre",
    "Colour",
    "Undo",
    "Redo",
    "Restart",
  ]);
  // Where the page has brought the puzzle, no press takes it away; unless the page says so.
  for (const every of ["", "all", "ALL"])
    expect(await shown(every), every).toEqual(all.filter((name) => name !== "New"));
  expect(await shown("all new")).toEqual(all);
  expect(warnings).toEqual([]);
  expect(await shown("undo rewind")).toEqual(["Undo", "Redo"]);
  expect(warnings).toEqual(["Nonet: there are no controls named rewind."]);
  await board.evaluate((element: NonetBoard) => element.setAttribute("hints", "off"));
  expect(await shown("hint check")).toEqual(["Check"]);
  await board.evaluate((element: NonetBoard) => element.removeAttribute("controls"));
  await expect(board.getByRole("button")).toHaveCount(0);
  await close();
});

test("a game by mouse with the pad alone, under a strict policy, to a quiet end", { tag: "@desktop-quick" }, async ({
  page,
}) => {
  const faults: string[] = [];
  page.on(
    "console",
    (message) => message.type() === "error" && !message.text().includes("favicon") && faults.push(message.text()),
  );
  // One with many givens: it is the presses that matter.
  const empty = EMPTY.slice(-16);
  const puzzle = Array.from(SOLUTION, (digit, cell) => (empty.includes(cell) ? "." : digit)).join("");
  const { board, button, close } = await openBoard(page, "controls", { strict: true, puzzle });
  await expect(button("5, 2 left")).toBeVisible();
  for (const cell of empty) {
    await board.getByRole("gridcell").nth(cell).click();
    await board.getByRole("button", { name: new RegExp(`^${SOLUTION[cell]}, `) }).click();
  }
  expect(await valueOf(board)).toBe(SOLUTION);
  await expect(
    board.getByText("Solved. Well played.", { exact: true }).and(page.locator("[part~=card] *")),
  ).toBeVisible();
  await expect(button("5, all placed")).toBeVisible();
  // The keyboard was never taken away from the board.
  await page.keyboard.press("Backspace");
  await expect(board.getByRole("gridcell").nth(empty.at(-1)!)).toHaveAccessibleName(/Empty/);
  expect(faults).toEqual([]);
  await close();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("digits, notes of both kinds and colours, undo and redo, erase, fill and clear notes", async ({ page }) => {
    const { board, button, close } = await openBoard(page, "controls");
    const cell = board.getByRole("gridcell").nth(2);
    const says = (text: string): Promise<void> => expect(cell).toHaveAccessibleName(`Row 1, column 3, box 1. ${text}`);
    await cell.tap();
    await button("4, 7 left").tap();
    await says("4, entered.");
    await expect(button("4, 6 left")).toBeVisible();
    await button("Undo").tap();
    await says("Empty.");
    await button("Redo").tap();
    await says("4, entered.");
    await button("Erase").tap();
    await says("Empty.");
    await button("Corner").tap();
    await expect(button("Corner")).toHaveAttribute("aria-pressed", "true");
    await button("1, 6 left").tap();
    await button("Centre").tap();
    await button("2, 7 left").tap();
    await says("Empty. Notes 1. Centre notes 2.");
    await button("Colour").tap();
    await button("2, orange").tap();
    await says("Empty. Notes 1. Centre notes 2. Coloured orange.");
    // A second press on the mode leads back to digits.
    await button("Colour").tap();
    await button("Clear notes").tap();
    await says("Empty. Coloured orange.");
    await button("Fill notes").tap();
    await says("Empty. Notes 1 2 4. Coloured orange.");
    await close();
  });
});

test("by keyboard: board, pad, modes, tools are four stops, arrows go where they point, and the focus is never lost", {
  tag: "@desktop",
}, async ({ page }) => {
  const { board, close } = await openBoard(page, "controls");
  const last = [2, 3];
  await fillBut(board, last);
  await board.getByRole("gridcell").nth(2).focus();
  const focused = board.locator("button:focus");
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("Tab");
  await expect(focused).toHaveAccessibleName(/^1, /);
  await press("ArrowDown", "Enter");
  expect((await valueOf(board))[2]).toBe("4");
  await expect(focused).toHaveAccessibleName("4, all placed");
  await press("Shift+Tab", "ArrowRight", "Tab");
  await expect(focused).toHaveAccessibleName("4, all placed");
  await press("Tab", "End");
  await expect(focused).toHaveAccessibleName("Colour");
  await press("Tab");
  await expect(focused).toHaveAccessibleName("Undo");
  await press("Tab");
  await expect(focused).toHaveAccessibleName("Hint");
  await press("Shift+Tab", "Enter");
  expect((await valueOf(board))[2]).toBe(".");
  await expect(focused).toHaveAccessibleName("Undo");
  await press("ArrowRight", "Space");
  expect((await valueOf(board))[2]).toBe("4");
  // There is nothing to redo any more, and still the focus is there.
  await expect(focused).toHaveAccessibleName("Redo");
  await expect(focused).toHaveAttribute("aria-disabled", "true");
  await board.getByRole("gridcell").nth(2).focus();
  await press("ArrowRight", "Tab", "ArrowRight", "ArrowRight", "Enter");
  expect(await valueOf(board)).toBe(SOLUTION);
  // Letters are the board's, and only while it has the keyboard.
  await press("v");
  expect(await board.evaluate((element: NonetBoard) => element.mode)).toBe("digit");
  await close();
});

test("digits first: the pad's keys are switches", async ({ page }) => {
  const { board, button, close } = await openBoard(page, `controls="pad" entry="digit"`);
  await button("4, 7 left").click();
  await expect(button("4, 7 left")).toHaveAttribute("aria-pressed", "true");
  await board.getByRole("gridcell").nth(2).click();
  expect((await valueOf(board))[2]).toBe("4");
  await close();
});

test("to start over takes two presses, and what was asked is forgotten when one turns to something else", async ({
  page,
}) => {
  const { board, button, close } = await openBoard(page, "controls");
  await select(board, 2);
  await button("4, 7 left").click();
  await button("Restart").click();
  await expect(board.getByText("Undo brings them back.").first()).toBeVisible();
  expect((await valueOf(board))[2]).toBe("4");
  await board.getByRole("gridcell").nth(3).click();
  await expect(button("Restart")).toBeVisible();
  await button("Restart").click();
  await button("Restart: Sure?").click();
  expect(await valueOf(board)).toBe(CLASSIC);
  await button("Undo").click();
  expect((await valueOf(board))[2]).toBe("4");
  await close();
});

test("a board for reading has its controls off", async ({ page }) => {
  const { board, button, close } = await openBoard(page, "controls timer readonly");
  for (const name of ["1, 6 left", "Colour", "Undo", "Hint", "Solve"]) await expect(button(name)).toBeDisabled();
  await board.evaluate((element: NonetBoard) => element.removeAttribute("readonly"));
  await expect(button("Hint")).toBeEnabled();
  await close();
});

test("slots: what stands in the element is there without a script, then makes way; the toolbar and the footer stay", async ({
  page,
  browser,
}) => {
  const inside = `<p>Fifty-one cells to fill, <a href="/solution">as a table</a>.</p><button slot="toolbar" id="mine">Print</button><small slot="footer">From the paper of today</small>`;
  const { board, close } = await openBoard(page, `controls="undo"`, { inside });
  await expect(board.getByRole("link", { name: "as a table" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expect(page.getByText("From the paper of today")).toBeVisible();
  const below = await Promise.all(
    [board.getByRole("button", { name: "Undo" }), page.locator("#mine"), page.getByText("From the paper")].map((it) =>
      it.boundingBox(),
    ),
  );
  expect(below[1]!.y).toBeGreaterThanOrEqual(below[0]!.y);
  expect(below[2]!.y).toBeGreaterThan(below[1]!.y);
  await board.evaluate((element: NonetBoard) => element.removeAttribute("controls"));
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  const still = await browser.newContext({ javaScriptEnabled: false });
  const without = await still.newPage();
  await without.goto(page.url());
  await expect(without.getByRole("link", { name: "as a table" })).toBeVisible();
  await expect(without.getByRole("button", { name: "Print" })).toBeVisible();
  await still.close();
  await close();
});

test("the time runs while the board can be seen, is kept over a reload, and ends with the game", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const spacer = `<div style="height:3000px"></div>`;
  const there = await embed(
    `${script}<nonet-board controls timer storage-key="timed" puzzle="${CLASSIC}"></nonet-board>${spacer}<p>The end</p>`,
  );
  await page.goto(there.url);
  const board = page.locator("nonet-board");
  const time = board.getByRole("timer", { name: "Time" });
  const seconds = (): Promise<number> => board.evaluate((element: NonetBoard) => element.seconds);
  await expect(time).toHaveText("0:00");
  await expect.poll(async () => (await page.clock.runFor(1000), seconds())).toBeGreaterThan(0);
  await board.evaluate((element: NonetBoard) => (element.seconds = 3600));
  await expect(time).toHaveText("1:00:00");
  await page.clock.runFor(5000);
  await expect(time).toHaveText("1:00:05");
  await select(board, 2);
  await board.getByRole("button", { name: /^4, / }).click();

  await page.getByText("The end").scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      const before = await seconds();
      await page.clock.runFor(3000);
      return (await seconds()) - before;
    })
    .toBe(0);
  const away = await seconds();
  await page.reload();
  await expect(board.getByRole("gridcell").nth(2)).toHaveAccessibleName(/4, entered/);
  expect(await seconds()).toBeGreaterThanOrEqual(away);
  await expect(time).toHaveText(/^1:00:/);

  // A wrong value in its place makes no game unreadable.
  await page.evaluate(() => localStorage.setItem("nonet-board:timed:time", "never"));
  await page.reload();
  await expect(board.getByRole("gridcell").nth(2)).toHaveAccessibleName(/4, entered/);
  await expect(time).toHaveText(/^0:0/);

  const told = board.evaluate(
    (element: NonetBoard) =>
      new Promise<number>((resolve) =>
        element.addEventListener("nonet-solved", ({ detail }) => resolve(detail.seconds)),
      ),
  );
  await fillBut(
    board,
    [80, 79, 78, 2].filter((cell) => CLASSIC[cell] === "."),
  );
  await board.evaluate((element: NonetBoard) => (element.seconds = 245));
  for (const cell of [80, 79, 78, 2].filter((cell) => CLASSIC[cell] === ".")) {
    await select(board, cell);
    await board.getByRole("button", { name: new RegExp(`^${SOLUTION[cell]}, `) }).click();
  }
  expect(await told).toBeGreaterThanOrEqual(245);
  await expect(board.locator("[part~=card]")).toHaveText(/Solved in 4:\d\d\. Well played\./);
  const end = await seconds();
  await page.clock.runFor(5000);
  expect(await seconds()).toBe(end);
  // Another game has its own time.
  await board.evaluate((element: NonetBoard, puzzle) => element.load(puzzle), CLASSIC);
  await expect(time).toHaveText(/^0:0/);
  await there.close();
});

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test("at any width nothing sticks out, and every target is large enough; from 760 px on the pad stands beside the board", async ({
  page,
}) => {
  const { board, close } = await openBoard(page, "controls timer");
  await expect(board.getByRole("button", { name: PAD })).toHaveCount(9);
  for (const width of [280, 360, 700, 1000]) {
    await page.setViewportSize({ width: Math.max(width + 16, 320), height: 800 });
    await board.evaluate((element, width) => void (element.style.inlineSize = `${width}px`), width);
    await expect.poll(async () => (await boxOf(board)).width).toBe(width);
    const edge = (await boxOf(board)).x + width;
    const boxes = await board.getByRole("button").evaluateAll((buttons) =>
      buttons.map((button) => ({
        ...button.getBoundingClientRect().toJSON(),
        name: button.textContent,
        cut: button.scrollWidth > button.clientWidth + 1,
      })),
    );
    expect(
      boxes.filter(({ right, width, height, cut }) => right > edge + 1 || width < 24 || height < 40 || cut),
      `${width} px`,
    ).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
    const [grid, key] = [
      await boxOf(board.getByRole("grid")),
      await boxOf(board.getByRole("button", { name: /^1, / })),
    ];
    if (width < 760) expect(key.y, `${width} px`).toBeGreaterThanOrEqual(grid.y + grid.height);
    else expect(key.x, `${width} px`).toBeGreaterThanOrEqual(grid.x + grid.width);
  }
  await close();
});

test("parts and custom properties reach what is shown", async ({ page }) => {
  const there = await embed(`<style>
      nonet-board { --nonet-button: rgb(1, 2, 3); --nonet-button-text: rgb(250, 251, 252); --nonet-accent: rgb(255, 200, 0); --nonet-button-radius: 1px; }
      nonet-board::part(timer) { color: rgb(9, 9, 9); } nonet-board::part(tool) { font-style: italic; } nonet-board::part(digit) { min-height: 70px; }
      nonet-board::part(pad) { gap: 1px; } nonet-board::part(modes) { padding: 7px; } nonet-board::part(hint) { opacity: 0.99; }
      nonet-board::part(given) { font-weight: 700; color: rgb(1, 1, 9); } nonet-board::part(entry) { font-weight: 300; color: rgb(1, 9, 1); }
    </style>${script}<nonet-board controls timer puzzle="${CLASSIC}"></nonet-board>`);
  await page.goto(there.url);
  const board = page.locator("nonet-board");
  const undo = board.getByRole("button", { name: "Undo" });
  await expect(undo).toHaveCSS("font-style", "italic");
  await expect(undo).toHaveCSS("background-color", "rgb(1, 2, 3)");
  await expect(undo).toHaveCSS("border-radius", "1px");
  await expect(board.getByRole("button", { name: "Erase" })).toHaveCSS("color", "rgb(250, 251, 252)");
  await expect(board.getByRole("button", { name: "Digit", exact: true })).toHaveCSS("color", "rgb(255, 200, 0)");
  await expect(board.getByRole("button", { name: /^1, / })).toHaveCSS("min-height", "70px");
  await expect(board.getByRole("timer")).toHaveCSS("color", "rgb(9, 9, 9)");
  await expect(board.getByRole("toolbar", { name: "Digits", exact: true })).toHaveCSS("gap", "1px");
  await expect(board.getByRole("toolbar", { name: "Entry mode" })).toHaveCSS("padding", "7px");
  await board.getByRole("gridcell").nth(2).click();
  await page.keyboard.press("4");
  for (const [cell, weight, colour] of [
    [0, "700", "rgb(1, 1, 9)"],
    [2, "300", "rgb(1, 9, 1)"],
  ] as const) {
    const digit = board.getByRole("gridcell").nth(cell).locator(".digit");
    await expect(digit).toHaveCSS("font-weight", weight);
    await expect(digit).toHaveCSS("color", colour);
  }
  await there.close();
});

test("the words are those of the element's language, and change with it", async ({ page }) => {
  const { board, close } = await openBoard(page, `controls="all new" timer lang="zh-CN"`);
  const names = [
    "1，还剩 6 个",
    "填数",
    "角标",
    "中心",
    "颜色",
    "撤销",
    "重做",
    "擦除",
    "填满笔记",
    "清空笔记",
    "提示",
    "检查",
    "求解",
    "新题",
    "重来",
  ];
  for (const name of names) await expect(board.getByRole("button", { name, exact: true })).toBeVisible();
  await board.getByRole("button", { name: "求解" }).click();
  await expect(board.getByText("再按一次显示答案，撤销可以返回。").first()).toBeVisible();
  await board.evaluate((element: NonetBoard) => (element.lang = "en"));
  await expect(board.getByRole("button", { name: "Restart" })).toBeVisible();
  await close();
});

test("axe finds nothing, light and dark, in every mode, with a question and at the end", async ({ page }) => {
  const { board, button, close } = await openBoard(page, `controls="all new" timer aria-label="Puzzle of the day"`);
  await expect(button("Undo")).toBeVisible();
  await expectBoardAccessible(page, "at first");
  for (const mode of ["Corner", "Colour"]) {
    await button(mode).click();
    await expectBoardAccessible(page, mode);
  }
  await button("Solve").click();
  await expectBoardAccessible(page, "asked");
  await fillBut(board, [2]);
  await select(board, 2);
  await button("Digit").click();
  await board.getByRole("button", { name: /^4, / }).click();
  await expectBoardAccessible(page, "solved");
  await close();
});

test("styles that the page gives its own texts do not reach the board's", { tag: "@desktop" }, async ({ page }) => {
  const styles = `text-transform: uppercase; letter-spacing: 0.3em; word-spacing: 1em; text-indent: 2em; text-align: center; direction: rtl;
    font-style: italic; text-shadow: 0 0 3px red; white-space: pre; hyphens: auto`;
  const board = `<nonet-board controls timer hints="where" puzzle="${CLASSIC}"></nonet-board>`;
  const vertical = `writing-mode: vertical-rl; inline-size: 900px; block-size: 500px`;
  const there = await embed(
    `${script}<div>${board}</div><div style="${styles}">${board}</div>
    <div style="inline-size: 500px">${board}</div><div style="${vertical}">${board}</div>`,
  );
  await page.goto(there.url);
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(4);
  const looks = await page.locator("nonet-board").evaluateAll((boards) =>
    Promise.all(
      (boards as NonetBoard[]).map(async (one) => {
        await one.hint();
        await one.updateComplete;
        const names =
          "textTransform letterSpacing wordSpacing textIndent textAlign direction fontStyle textShadow whiteSpace hyphens writingMode".split(
            " ",
          );
        return [".cell", ".digit", ".time", ".key", ".tool", ".card", ".card p"].map((selector) => {
          const style = getComputedStyle(one.renderRoot.querySelector(selector)!) as unknown as Record<string, string>;
          return [selector, ...names.map((name) => `${name}: ${style[name]}`)].join("; ");
        });
      }),
    ),
  );
  for (const one of looks) expect(one).toEqual(looks[0]);
  // A column of vertical writing does not turn the board: it is as wide and as high as in a column of that width.
  const [level, turned] = await page
    .locator("nonet-board")
    .evaluateAll((boards) => boards.slice(2).map((one) => one.getBoundingClientRect()))
    .then((boxes) => boxes.map(({ width, height }) => [Math.round(width), Math.round(height)]));
  expect(turned).toEqual(level);
  await there.close();
});
