/**
 * A page, view or board that cannot be drawn: it says so in plain words, offers the ways on, and loses nothing. Here
 * the browser's own `importNode` breaks it, by which Lit draws: at the sight of one game, in one view, or always.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { expectAccessible, expectAccessibleInThemes } from "../support/axe.js";
import { CLASSIC } from "../support/sudoku.js";

const ON_PURPOSE = /broken on purpose|board can't be drawn/;

/** From the next page on nothing is drawn while `when`, an expression in the page, is true. */
const breakWhile = (page: Page, when: "always" | "game" | "library" | "never"): Promise<void> =>
  page.evaluate((name) => sessionStorage.setItem("break", name), when);

/** Runs in the page, before its own scripts. */
function breakable(givens: string): void {
  const draw = document.importNode.bind(document);
  const wanted = (): string | null => {
    try {
      return sessionStorage.getItem("break");
    } catch {
      return (window as { breaks?: string }).breaks ?? null;
    }
  };
  const TESTS: Record<string, () => boolean> = {
    always: () => true,
    game: () => (document.querySelector("#board") as NonetBoard | null)?.givens === givens,
    library: () => location.hash === "#library",
  };
  document.importNode = <T extends Node>(node: T, deep?: boolean): T => {
    if (TESTS[wanted() ?? ""]?.()) throw new Error("broken on purpose");
    return draw(node, deep);
  };
}

const panel = (page: Page) => page.getByRole("main", { name: "Nonet can't show this page" });
const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const asides = async (page: Page): Promise<string[]> =>
  Object.keys(await stored(page)).filter((key) => key.startsWith("nonet:aside:"));

async function savedBackup(
  page: Page,
): Promise<{ settings: object; games: object[]; aside: { of: string; text: string }[] }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel(page).getByRole("button", { name: "Save a backup" }).click(),
  ]);
  await expect(panel(page).getByRole("status")).toHaveText(/Backup saved/);
  return JSON.parse(await readFile((await download.path())!, "utf8")) as Awaited<ReturnType<typeof savedBackup>>;
}

/** A game with an entry, as its record. */
async function begunGame(nonet: NonetPage, page: Page): Promise<string> {
  await nonet.open();
  await nonet.pasteAnywhere(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  return nonet.record();
}

/** Such a game, at whose sight the page breaks from then on. */
async function brokenGame(nonet: NonetPage, page: Page): Promise<string> {
  await page.addInitScript(breakable, CLASSIC);
  const record = await begunGame(nonet, page);
  await breakWhile(page, "game");
  await page.goto("./");
  await expect(panel(page)).toBeVisible();
  return record;
}

test("a game that cannot be drawn is set aside; it is in the backup, it can be left for an empty board, and the next visit works", {
  tag: "@desktop-quick",
}, async ({ nonet, page, faults }) => {
  const record = await brokenGame(nonet, page);
  forgive(faults, ON_PURPOSE);
  await expect(panel(page)).toContainText("Nonet has set your game aside");
  await expect(panel(page).getByRole("heading")).toBeFocused();
  await expectAccessibleInThemes(page, "a page that cannot be drawn");
  expect(await asides(page)).toHaveLength(1);
  const backup = await savedBackup(page);
  expect(backup.aside.map(({ text }) => (JSON.parse(text) as { record: string }).record)).toContain(record);
  await page.getByRole("button", { name: "Continue with an empty board" }).click();
  await expect.poll(() => nonet.value()).toBe(".".repeat(81));
  await expect(panel(page)).toHaveCount(0);
  expect(await asides(page)).toHaveLength(1);
  // The next visit begins without it, and has tried it again: it is a game of the library.
  await page.goto("./");
  await expect(nonet.cell(1, 1)).toBeVisible();
  await expect(page.getByText("Nonet can read a game again that was set aside.")).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(await asides(page)).toHaveLength(0);
  await breakWhile(page, "never");
  await page.goto("./#library/games");
  await page.getByRole("button", { name: /Open:/ }).last().click();
  await expect.poll(() => nonet.record()).toBe(record);
});

test("once the cause is gone, Try again goes on where it was; until then it says the same", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  const record = await brokenGame(nonet, page);
  forgive(faults, ON_PURPOSE);
  for (let time = 0; time < 3; time++) {
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(panel(page)).toBeVisible();
    expect(await asides(page)).toHaveLength(1);
  }
  await breakWhile(page, "never");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect.poll(() => nonet.record().catch(() => "")).toBe(record);
  expect(await asides(page)).toHaveLength(0);
  await nonet.cell(1, 4).click();
  await page.keyboard.press("6");
  await page.reload();
  await expect.poll(() => nonet.givens().catch(() => "")).toBe(CLASSIC);
});

test("where there is no room to set the game aside, it stays where it is, and the next visit works all the same", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("nonet:aside:")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  const record = await brokenGame(nonet, page);
  forgive(faults, ON_PURPOSE);
  expect(await asides(page)).toHaveLength(0);
  await nonet.open();
  await expect(panel(page)).toHaveCount(0);
  expect(await nonet.givens()).not.toBe(CLASSIC);
  expect(Object.values(await stored(page)).some((text) => text.includes(JSON.stringify(record)))).toBe(true);
});

test("a page that is never drawn offers the same, and comes up when it can", { tag: "@desktop" }, async ({
  nonet,
  page,
  faults,
}) => {
  await page.addInitScript(breakable, CLASSIC);
  await nonet.open();
  await breakWhile(page, "always");
  await page.reload();
  forgive(faults, ON_PURPOSE);
  await expect(panel(page)).toBeVisible();
  const { aside } = await savedBackup(page);
  expect(aside).toHaveLength(1);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(panel(page)).toBeVisible();
  await breakWhile(page, "never");
  await page.getByRole("button", { name: "Continue with an empty board" }).click();
  await expect.poll(() => nonet.value().catch(() => "")).toBe(".".repeat(81));
});

test("a view that cannot be drawn leaves the game alone, and leads back to it", { tag: "@desktop" }, async ({
  nonet,
  page,
  faults,
}) => {
  await page.addInitScript(breakable, CLASSIC);
  await nonet.open();
  await nonet.pasteAnywhere(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  const record = await nonet.record();
  await breakWhile(page, "library");
  await page.getByRole("link", { name: "Library" }).click();
  forgive(faults, ON_PURPOSE);
  await expect(panel(page)).toContainText("Your games are unchanged.");
  expect(await asides(page)).toHaveLength(0);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect.poll(() => nonet.record().catch(() => "")).toBe(record);
  // Going there again is another attempt.
  await page.goto("./#library");
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect.poll(() => nonet.record().catch(() => "")).toBe(record);
  await breakWhile(page, "never");
  await page.goForward();
  await expect(page.getByRole("main").getByRole("heading", { name: "Library" })).toBeVisible();
});

test("where nothing can be stored, the panel says so and a backup has the game; it can be gone back to", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  await page.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: denied });
  });
  await page.addInitScript(breakable, CLASSIC);
  await nonet.open();
  forgive(faults, ON_PURPOSE);
  await page.evaluate(() => Object.assign(window, { breaks: "game" }));
  await nonet.pasteAnywhere(CLASSIC);
  await expect(panel(page)).toContainText("this page alone holds your game");
  const { aside } = await savedBackup(page);
  expect(aside.some(({ text }) => text.includes(CLASSIC.replaceAll(".", "0")))).toBe(true);
  await page.getByRole("button", { name: "Continue with an empty board" }).click();
  await expect.poll(() => nonet.value().catch(() => "")).toBe(".".repeat(81));
  await page.evaluate(() => Object.assign(window, { breaks: "" }));
  await nonet.openSheet("New game");
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect.poll(() => nonet.givens().catch(() => "")).toBe(CLASSIC);
});

for (const [name, heading] of [
  ["lab", "The lab"],
  ["learn", "Learn"],
] as const) {
  test(`${name}: a page that cannot be drawn says so, saves a backup and comes up when it can`, {
    tag: "@desktop",
  }, async ({ nonet, page, faults }) => {
    await page.addInitScript(breakable, CLASSIC);
    await nonet.open();
    await breakWhile(page, "always");
    await page.goto(`./${name}.html`);
    forgive(faults, ON_PURPOSE);
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page, name);
    expect((await savedBackup(page)).aside).toHaveLength(1);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(panel(page)).toBeVisible();
    await breakWhile(page, "never");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole("heading").first(), heading).toBeVisible();
  });
}

test("the panel speaks Chinese, and English where the Chinese texts cannot be had", { tag: "@desktop" }, async ({
  nonet,
  page,
  faults,
}) => {
  await page.addInitScript(breakable, CLASSIC);
  await nonet.open();
  await page.evaluate(() => localStorage.setItem("nonet:settings", JSON.stringify({ language: "zh-CN" })));
  await breakWhile(page, "always");
  await page.reload();
  forgive(faults, /broken on purpose|ERR_FAILED|Failed to load/);
  await expect(page.getByRole("main", { name: "无法显示此页面" })).toContainText("用空白盘面继续");
  await page.route(/zh-CN.*\.ftl/, (route) => route.abort());
  await page.reload();
  await expect(panel(page)).toContainText("Continue with an empty board");
});

test("what a key does fails: the page stays as it was, and says that it may not have been done", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  const record = await begunGame(nonet, page);
  forgive(faults, ON_PURPOSE);
  await page.evaluate(() => {
    const undo = (): never => {
      throw new Error("broken on purpose");
    };
    Object.defineProperty(document.querySelector("#board"), "undo", { value: undo });
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole("alert")).toContainText("your last action may have had no effect");
  expect(await nonet.record()).toBe(record);
});
