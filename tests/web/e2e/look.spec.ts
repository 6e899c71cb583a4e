import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { expectAccessibleInThemes } from "../support/axe.js";
import { storeWeeks } from "../support/stored.js";
import { CLASSIC, solveNaively } from "../support/sudoku.js";

const here = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url));

/** Those that README.md and the manifest show; they are renewed only when asked for. */
const PUBLISHED = ["desktop-light-playing", "phone-dark-hint", "desktop-dark-library", "phone-light-settings"];

function pathOf(picture: string): string {
  const publish = process.env["NONET_SCREENSHOTS"] === "1" && PUBLISHED.includes(picture);
  return `${here(publish ? "../../../.github/screenshots/" : "../test-results/screenshots/")}${picture}.png`;
}

/** A game in the middle: entries, notes, a selected digit. */
async function midGame(nonet: NonetPage): Promise<void> {
  await nonet.paste(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.board.evaluate((board: NonetBoard) => {
    const enter = (cell: number, digit: number): void => ((board.selection = [cell]), board.enter(digit));
    const note = (cells: number[], ...digits: number[]): void => (
      (board.selection = cells), digits.forEach((digit) => board.note(digit))
    );
    for (const [cell, digit] of [
      [2, 4],
      [3, 6],
      [5, 8],
      [40, 5],
      [43, 9],
      [48, 9],
      [33, 4],
    ] as const)
      enter(cell, digit);
    note([10, 11, 19], 2, 7);
    note([21, 22], 2, 3);
    note([28, 29], 1, 5);
    note([24, 26], 4, 7);
    note([6, 7], 9, 1);
    board.selection = [40];
    board.focus();
  });
}

/**
 * An XY-Chain of five cells is the easiest step here. Digits after a `+` are entered; struck are digit, row and
 * column, as in HoDoKu's library.
 */
const CHAIN = {
  grid: ".29+8..6+1...87+6.+92....+2+9..5...59+8+63+4..4..12..6...4.7+1....6..9..1...+6.84...5.+1...6.",
  struck: "515 333 351 751 261 361 961 362 869 969 575 383 988 289 389 393 299 399",
};

async function toChain(nonet: NonetPage): Promise<void> {
  await nonet.paste(CHAIN.grid.replace(/\+\d/g, "."));
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.board.evaluate((board: NonetBoard, { grid, struck }) => {
    board.place(
      Array.from(grid.replaceAll("+", ""), (digit, cell) => [cell, Number(digit) || 0] as const).filter(
        ([, digit]) => digit,
      ),
    );
    board.eliminate(
      struck
        .split(" ")
        .map(Number)
        .map((one) => (((Math.floor(one / 10) % 10) - 1) * 9 + (one % 10) - 1) * 9 + Math.floor(one / 100) - 1),
    );
    board.marks = "candidates";
  }, CHAIN);
}

/** Another view, the way a player gets there. */
async function openView(nonet: NonetPage, page: Page, name: "Library" | "Settings"): Promise<void> {
  const link = page.getByRole("link", { name });
  if (!(await link.isVisible())) await nonet.openSheet("Tools");
  await link.click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}
const openSettings = (nonet: NonetPage, page: Page): Promise<void> => openView(nonet, page, "Settings");

/** The browser's own text for a custom property of colour. */
const shown = (page: Page, name: string): Promise<string> =>
  page.evaluate((property) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${property})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test("no accessibility violation in any theme: playing, with a hint, with an error, in dialogs and sheets, solved, in the settings", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  test.slow(); // Thirteen states in four themes.
  const check = (state: string): Promise<void> => expectAccessibleInThemes(page, state);
  await nonet.open();
  await midGame(nonet);
  await check("playing");
  for (let stage = 1; stage <= 3; stage++) await nonet.press("Hint");
  await expect(nonet.says).toContainText("So r");
  await check("hint");
  await nonet.press("Candidates");
  await nonet.cell(2, 2).click();
  await page.keyboard.press("5");
  await check("conflict");
  await nonet.press("Check my entries");
  await check("checked");
  await nonet.press("Paste a puzzle");
  await page.getByRole("textbox", { name: "Puzzle text" }).fill("12h4......");
  await expect(page.getByRole("dialog")).toContainText("neither a digit");
  await check("dialog");
  await nonet.closeSheet();
  await nonet.press("Make a puzzle");
  await page.getByRole("checkbox", { name: "Draw where the givens go" }).check();
  await page.getByRole("button", { name: "Make and play" }).click();
  await expect(page.getByRole("dialog")).toContainText("fewer than 17 cells");
  await check("request");
  await nonet.closeSheet();
  for (const sheet of ["New game", "Tools", "Fill", "History"] as const) {
    await nonet.openSheet(sheet);
    await check(sheet);
    await nonet.closeSheet();
  }
  await page.locator("#about").click();
  await expect(page.getByRole("dialog", { name: "About this puzzle" }).getByRole("listitem")).not.toHaveCount(0);
  await check("about");
  await nonet.closeSheet();
  await nonet.press("Solve");
  await expect(nonet.says.getByRole("heading", { name: "Solved" })).toBeVisible();
  await check("solved");
  await openSettings(nonet, page);
  await check("settings");
  await nonet.moreSettings();
  await check("more settings");
});

test.describe("screenshots", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test("of what people see first", { tag: ["@desktop", "@phone"] }, async ({ nonet, page }, { project }) => {
        const take = (name: string): Promise<Buffer> =>
          page.screenshot({ path: pathOf(`${project.name}-${colorScheme}-${name}`), animations: "disabled" });
        const now = new Date(2026, 10, 22, 18, 30);
        await page.clock.setFixedTime(now);
        await nonet.open();
        await storeWeeks(page, now.getTime());
        await midGame(nonet);
        await expect(page.locator("#about")).toContainText("1.2");
        await take("playing");
        await page.clock.setFixedTime(now.getTime() + 60_000);
        await toChain(nonet);
        await expect(page.locator("#about")).toContainText("7.6");
        for (let stage = 1; stage <= 3; stage++) await nonet.press("Hint");
        await expect(nonet.says).toContainText("XY-Chain");
        await expect(nonet.board.locator("path.link")).toHaveCount(9);
        await take("hint");
        await openView(nonet, page, "Library");
        await page.getByRole("link", { name: "Games", exact: true }).click();
        await expect(page.locator("li.game")).toHaveCount(6);
        await take("library");
        await page.getByRole("link", { name: "Statistics", exact: true }).click();
        await expect(page.getByRole("row", { name: /^Hard 6 / })).toBeVisible();
        await take("statistics");
        await nonet.back();
        await openView(nonet, page, "Settings");
        await take("settings");
      });
    });
  }
});

for (const [theme, name] of [
  ["sepia", "Sepia"],
  ["contrast", "High contrast"],
] as const) {
  test(`${theme}: chosen among the settings, on board and page at once, and there again from the first painting`, async ({
    nonet,
    page,
  }, { project }) => {
    await nonet.open();
    await midGame(nonet);
    const before = await nonet.board.locator(".grid").evaluate((grid) => getComputedStyle(grid).backgroundColor);
    await openSettings(nonet, page);
    await page.getByRole("radio", { name }).check();
    await nonet.back();
    expect(await nonet.board.locator(".grid").evaluate((grid) => getComputedStyle(grid).backgroundColor)).not.toBe(
      before,
    );
    await page.screenshot({ path: pathOf(`${project.name}-${theme}-playing`), animations: "disabled" });
    for (let stage = 1; stage <= 3; stage++) await nonet.press("Hint");
    await expect(nonet.says).toContainText("So r");
    await page.screenshot({ path: pathOf(`${project.name}-${theme}-hint`), animations: "disabled" });
    await page.goto("./lab.html");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expect(page.getByRole("main")).toBeVisible();
  });
}

test("one shell: on every page the head is as high, name and text begin at the same place, and one link leads back", {
  tag: "@desktop-quick",
}, async ({ nonet, page }) => {
  test.slow(); // Many pages at three sizes.
  const views = ["library", "library/games", "path", "print", "collection", "settings", "replay", "embed"];
  const addresses = [
    ...views.map((view) => `./index.html#${view}`),
    ...["lab.html", "learn.html", "learn.html#fish", "docs.html", "docs/guide/element.html"],
  ];
  await nonet.open();
  for (const [width, height] of [
    [360, 740],
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const column = Math.max(width < 700 ? 12 : 24, (width - 1120) / 2);
    for (const address of addresses) {
      await page.goto("about:blank");
      await page.goto(address);
      const what = `${address} at ${width} px`;
      await expect(page.locator("main:not([hidden]) :is(h1, h2, h3)").first(), what).toBeVisible();
      const at = (selector: string): Promise<number> =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => element.getBoundingClientRect().x);
      expect(await at(".logo"), what).toBeCloseTo(column, 0);
      expect((await page.locator("header.top").boundingBox())!.height, what).toBe(width < 700 ? 48 : 56);
      // In the documentation the contents come first, where there is room for them.
      const text = address.startsWith("docs") && width >= 800 ? "#docs-contents a" : "main:not([hidden]) :is(h1, h2)";
      const padding = await page
        .locator(text)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).paddingLeft));
      expect((await at(text)) + padding, what).toBeCloseTo(column, 0);
      await expect(page.getByRole("link", { name: "Back to the game" }), what).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
    }
  }
});

test("a row of tabs that does not fit fades where it goes on, and brings the chosen one into view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./index.html#library/new");
  const tabs = page.locator(".library .tabs");
  const more = (): Promise<string[]> => tabs.evaluate((row) => (row as HTMLElement).dataset["more"]!.trim().split(" "));
  const faded = (): Promise<string> => tabs.evaluate((row) => getComputedStyle(row).maskImage);
  await expect.poll(more).toEqual(["after"]);
  expect(await faded()).toContain("linear-gradient");
  await page.goto("./index.html#library/games");
  await expect.poll(more).toEqual(["before", "after"]);
  await page.goto("./index.html#library/backup");
  await expect.poll(more).toEqual(["before"]);
  await expect(tabs.getByRole("link", { name: "Backup" })).toBeInViewport({ ratio: 0.98 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(more).toEqual([""]);
  expect(await faded()).toBe("none");
  for (const tab of await tabs.getByRole("link").all())
    expect((await tab.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("settings: a change counts at once and is kept; defaults can be restored, and that undone", {
  tag: ["@desktop", "@phone"],
}, async ({ nonet, page, faults }) => {
  await nonet.open();
  await midGame(nonet);
  const record = await nonet.record();
  const width = (await nonet.board.boundingBox())!.width;
  await openSettings(nonet, page);
  await nonet.moreSettings();
  const accent = await shown(page, "--accent");
  await page.getByRole("radio", { name: "Green" }).check();
  await page.getByRole("radio", { name: "Small" }).check();
  expect(await shown(page, "--accent")).not.toBe(accent);
  await expect(page.getByRole("checkbox", { name: "Three mistakes end the game" })).toBeDisabled();
  await page.getByRole("radio", { name: "Wrong entries" }).check();
  await page.getByRole("checkbox", { name: "Three mistakes end the game" }).check();
  const green = await shown(page, "--accent");

  // The first painting has the colours already: the page's own script does not run here.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await expect.poll(() => shown(page, "--accent")).toBe(green);
  await page.unrouteAll({ behavior: "wait" });
  forgive(faults, /ERR_FAILED/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Green" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Three mistakes end the game" })).toBeChecked();

  await page.getByRole("button", { name: "Restore defaults: More of the look" }).click();
  expect(await shown(page, "--accent")).toBe(accent);
  await expect(page.getByRole("radio", { name: "Fit the window" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Wrong entries" })).toBeChecked();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  expect(await shown(page, "--accent")).toBe(green);
  await nonet.back();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await nonet.board.boundingBox())!.width).toBeLessThan(0.9 * width);
  expect(await nonet.record()).toBe(record);
});

test("the settings by keyboard alone: there, changed, and back on the board", async ({ nonet, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await nonet.open();
  await page.getByRole("link", { name: "Settings" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("radio", { name: "Automatic" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Light", exact: true })).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("link", { name: "Back to the game" }).focus();
  await page.keyboard.press("Enter");
  await expect(nonet.board.locator(":focus")).toHaveCount(1);
});

test("right to left: nothing scrolls sideways, the header turns round, the board does not", { tag: "@phone" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  for (let stage = 1; stage <= 3; stage++) await nonet.press("Hint");
  await expect(nonet.says).toContainText("So r");
  const sideways = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBeLessThanOrEqual(0);
  const left = async (locator: Locator): Promise<number> => (await locator.boundingBox())!.x;
  expect(await left(nonet.cell(1, 1))).toBeLessThan(await left(nonet.cell(1, 9)));
  // On a phone the card has the place of the digits, until it is folded.
  const fold = nonet.says.getByRole("button", { name: "Fold away" });
  if (await fold.isVisible()) await fold.click();
  expect(await left(page.getByRole("button", { name: /^1, / }))).toBeLessThan(
    await left(page.getByRole("button", { name: /^3, / })),
  );
  expect(await left(page.locator(".brand"))).toBeGreaterThan(page.viewportSize()!.width / 2);
  await openSettings(nonet, page);
  expect(await sideways()).toBeLessThanOrEqual(0);
});

test("everything needed in play is in view without scrolling", { tag: "@phone-quick" }, async ({ nonet, page }) => {
  await nonet.open();
  await midGame(nonet);
  const modes = ["Digit", "Corner", "Centre", "Colour"];
  for (const name of [/^1, /, /^9, /, ...modes, "Erase", "Undo", "Redo", "Fill", "Hint", "New game", "More"]) {
    await expect(page.getByRole("button", { name, exact: true }), String(name)).toBeInViewport({ ratio: 1 });
  }
  await expect(nonet.cell(1, 1)).toBeInViewport({ ratio: 1 });
  await expect(nonet.cell(9, 9)).toBeInViewport({ ratio: 1 });
});

/** The narrowest and one of the flattest are in the phone's sample. */
const sampled = (width: number): { tag: string | string[] } => ({
  tag: width === 320 || width === 740 ? "@phone" : [],
});

// 640 × 400 is what a screen of 1280 × 800 has left at a zoom of 200 %.
const sizes: [number, number][] = [
  [640, 400],
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [740, 360],
  [768, 1024],
  [900, 700],
  [1024, 700],
  [1920, 1080],
];
for (const [width, height] of sizes) {
  test(
    `${width} × ${height}: nothing scrolls sideways, targets are large enough, board and pad do not overlap`,
    sampled(width),
    async ({ nonet, page }) => {
      await page.setViewportSize({ width, height });
      const flat = height < 560;
      const large = Math.min(width, height) >= 700;
      const least = { digits: flat && width < 700 ? 36 : 44, actions: flat ? 40 : 44, modes: large ? 44 : 32 };
      const look = async (): Promise<void> => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        const board = (await nonet.board.boundingBox())!;
        expect(board.width).toBeGreaterThanOrEqual(Math.min(300, height - 20));
        for (const [group, tall] of Object.entries(least)) {
          for (const button of await page.locator(`.pad .${group} button:visible`).all()) {
            const box = (await button.boundingBox())!;
            expect(box.height, group).toBeGreaterThanOrEqual(tall);
            expect(box.width, group).toBeGreaterThanOrEqual(31);
            expect(box.x >= board.x + board.width || box.y >= board.y + board.height).toBe(true);
          }
        }
        for (const button of await page.locator("button:visible").all()) {
          const box = (await button.boundingBox())!;
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        }
      };
      await nonet.open();
      await expect(page.locator(".digits button:visible")).toHaveCount(9);
      await look();
      await nonet.paste(CLASSIC);
      for (let stage = 1; stage <= 3; stage++) await nonet.press("Hint");
      await expect(nonet.says).toContainText("So r");
      await look();
    },
  );
}

/** In view, and neither covered nor cut off. */
async function expectPressable(button: Locator): Promise<void> {
  const top = await button.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
  expect(top, String(button)).toBe(true);
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 664],
  [568, 320],
  [740, 360],
  [844, 390],
] as const) {
  test(
    `${width} × ${height}: a notice and a message leave the board in view, and what can be done can be pressed`,
    sampled(width),
    async ({ nonet, page }) => {
      await page.setViewportSize({ width, height });
      await nonet.open();
      const boardInView = async (): Promise<void> => {
        await expect(nonet.cell(1, 1)).toBeInViewport({ ratio: 1 });
        await expect(nonet.cell(9, 9)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
        expect(
          await nonet.says.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        ).toBeLessThanOrEqual(0);
      };
      await nonet.press("Empty board");
      await nonet.cell(1, 1).click();
      await page.keyboard.press("5");
      await expect(nonet.says).toContainText("Your own puzzle");
      await expectPressable(nonet.says.getByRole("button", { name: "Start playing" }));
      await nonet.paste(CLASSIC);
      await nonet.cell(1, 3).click();
      await page.keyboard.press("1");
      await nonet.press("Check my entries");
      await expectPressable(nonet.says.getByRole("button", { name: "Erase it" }));
      await boardInView();
      await nonet.press("Erase it");
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await nonet.paste(CLASSIC);
      await expect(nonet.says.getByRole("alert")).toContainText("storage is full");
      for (let stage = 1; stage <= 3; stage++) await nonet.press("Hint");
      await expect(nonet.says).toContainText("So r");
      await expectPressable(nonet.says.getByRole("button", { name: "Do it" }));
      await boardInView();
      // The notice may have to be scrolled to, inside its panel.
      for (const button of await nonet.says.getByRole("button").all()) await button.click({ trial: true });
      await boardInView();
    },
  );
}

for (const [width, height] of [
  [568, 320],
  [740, 360],
  [360, 640],
] as const) {
  test(
    `${width} × ${height}: a complaint about a pasted text and all buttons are in view`,
    sampled(width),
    async ({ nonet, page }) => {
      await page.setViewportSize({ width, height });
      await nonet.open();
      await nonet.press("Paste a puzzle");
      const dialog = page.getByRole("dialog");
      await page.getByRole("textbox", { name: "Puzzle text" }).fill("53..7....\n6..1h5...");
      await expect(dialog.getByRole("status")).toContainText("neither a digit");
      await expect(dialog.getByRole("status")).toBeInViewport({ ratio: 1 });
      await expectPressable(dialog.getByRole("button", { name: "Play it" }));
      await expectPressable(dialog.getByRole("button", { name: "Show the place" }));
    },
  );
}

test("tools that were open on a narrow page are there when the page becomes wide, and lead back to the board", {
  tag: ["@desktop", "@phone"],
}, async ({ nonet, page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await nonet.open();
  await page.getByRole("button", { name: "More" }).click();
  const tool = page.getByRole("dialog").getByRole("button", { name: "Solve", exact: true });
  await expect(tool).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectPressable(tool);
  await nonet.closeSheet();
  await expect(nonet.board.locator(":focus")).toHaveCount(1);
  await expect(nonet.cell(9, 9)).toBeInViewport({ ratio: 1 });
});

test("a chosen theme is there before the page's own script runs", { tag: "@phone" }, async ({
  nonet,
  page,
  faults,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await nonet.open();
  await page.evaluate(() => localStorage.setItem("nonet:settings", JSON.stringify({ theme: "dark" })));
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  // The style sheet may still be on its way; the page is not drawn before it is there.
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.unrouteAll({ behavior: "wait" });
  // The scripts were kept from loading on purpose.
  forgive(faults, /ERR_FAILED/);
});

test.describe("in Chinese", () => {
  test.use({ locale: "zh-CN" });
  test("the page follows the browser's language, hints and labels included", async ({ nonet, page }) => {
    await nonet.open();
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expect(page).toHaveTitle("Nonet – 数独");
    await nonet.pasteAnywhere(CLASSIC);
    await expect(nonet.says).toContainText("有唯一解");
    await expect(nonet.cell(1, 1)).toHaveAccessibleName("第1行第1列，第1宫。 5，已知数。");
    for (let stage = 1; stage <= 3; stage++) await nonet.press("提示");
    await expect(nonet.says).toContainText(/所以.*是 ?\d。/);
  });
});

test("the language can be changed and is remembered", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("zh-CN");
  await expect(page).toHaveTitle("Nonet – 数独");
  await page.reload();
  await nonet.ready();
  await expect(page).toHaveTitle("Nonet – 数独");
});

test.describe("the wave over a solved board", () => {
  test.use({ reducedMotion: "no-preference" });
  /** How many digits were set moving, ever. */
  const moved = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { moved: number }).moved);
  const finish = async (nonet: NonetPage, page: Page): Promise<void> => {
    await nonet.paste(`${solveNaively(CLASSIC)!.slice(0, 80)}.`);
    await nonet.cell(9, 9).click();
    await page.keyboard.press("9");
    await expect(nonet.says).toContainText("Solved");
    await nonet.board.evaluate((board: NonetBoard) => board.updateComplete);
  };
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const counter = Object.assign(window, { moved: 0 });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...options) {
        if ((options[1] as KeyframeAnimationOptions).id === "wave") counter.moved++;
        return animate.apply(this, options);
      };
    });
  });

  test("runs when the player finishes, the last digit included", { tag: "@desktop" }, async ({ nonet, page }) => {
    await nonet.open();
    await finish(nonet, page);
    expect(await moved(page)).toBe(81);
  });

  test("does not run where less motion is wanted", async ({ nonet, page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await nonet.open();
    await finish(nonet, page);
    expect(await moved(page)).toBe(0);
  });

  test("does not run when the page solved the puzzle", async ({ nonet, page }) => {
    await nonet.open();
    await nonet.paste(CLASSIC);
    await nonet.press("Solve");
    await expect(nonet.says).toContainText("Nonet filled in the rest.");
    await nonet.board.evaluate((board: NonetBoard) => board.updateComplete);
    expect(await moved(page)).toBe(0);
  });
});
