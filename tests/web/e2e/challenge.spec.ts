/** Challenges and the card of a result: sent as a link, played unseen, compared, and sent back. */
import type { Page } from "@playwright/test";
import { expect, fillIn, type NonetPage, test } from "../support/app.js";
import { expectAccessible } from "../support/axe.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";
import { clipboardText } from "../support/webkit.js";

const MANY = `7${".".repeat(79)}9`;
const NONE = `55${".".repeat(79)}`;

/** As a player does who takes so long. */
async function playFor(nonet: NonetPage, page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(1000 * seconds);
  await fillIn(nonet.board);
  await expect(nonet.says).toContainText("Solved");
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.clock.install();
});

test("a challenge is played unseen, compared, kept over a reload, and sent back to whom it came from", {
  tag: ["@desktop-quick", "@phone"],
}, async ({ nonet, page }) => {
  await page.goto(`./#p=${CLASSIC}&vs=1.452.2&by=Anna%20%3Cb%3E`);
  const start = page.getByRole("button", { name: "Start" });
  await expect(page.locator(".cover")).toContainText("Anna <b> took 7:32, with 2 hints. Can you beat it?");
  await expect(start).toBeFocused();
  await expectAccessible(page, "a challenge");
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(start).toBeVisible();
    await expect(nonet.board).toBeHidden();
    expect(new URL(page.url()).hash).toBe("");
  }
  await page.clock.runFor(60_000);
  await start.click();
  await expect(nonet.board).toBeVisible();
  await playFor(nonet, page, 418);
  const versus = nonet.says.locator(".solved-versus");
  await expect(versus).toHaveText(/^You beat Anna <b> by 0:3[34]: 6:5[89] against 7:32\. Hints: 0 against 2\.$/);
  await page.reload();
  await expect(versus).toContainText("You beat Anna <b>");

  await nonet.says.getByRole("button", { name: "Reply" }).click();
  await page.getByRole("textbox", { name: "Your name, if you like" }).fill("Tom & Co");
  await expectAccessible(page, "the link of a challenge");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("dialog")).toContainText("The link is copied");
  const link = await clipboardText(page);
  expect(link).toMatch(new RegExp(`#p=${CLASSIC.replaceAll(".", "\\.")}&vs=1\\.41[89]\\.0&by=Tom%20%26%20Co$`));

  // Who has solved the puzzle sees both times at once.
  await nonet.closeSheet();
  await page.goto(link);
  await expect(versus).toContainText("You and Tom & Co took the same time");
});

test("a name is kept for the next challenge, stands nowhere but in its link, and is forgotten when it is emptied", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  const name = page.getByRole("textbox", { name: "Your name, if you like" });
  const link = page.getByRole("textbox", { name: "Link" });
  const entriesWith = (text: string): Promise<string[]> =>
    page.evaluate((wanted) => Object.keys(localStorage).filter((key) => localStorage[key].includes(wanted)), text);
  await page.goto(`./#p=${CLASSIC}&vs=1.452.2`);
  await page.getByRole("button", { name: "Start" }).click();
  await playFor(nonet, page, 60);
  await nonet.says.getByRole("button", { name: "Reply" }).click();
  await name.pressSequentially(" Tom & Co ");
  await expect(link).toHaveValue(/&by=Tom%20%26%20Co$/);
  expect(await entriesWith("Tom")).toEqual(["nonet:settings"]);
  await page.reload();
  await nonet.says.getByRole("button", { name: "Reply" }).click();
  await expect(name).toHaveValue("Tom & Co");
  await expect(link).toHaveValue(/&by=Tom%20%26%20Co$/);
  await name.fill("");
  await expect(link).toHaveValue(/&vs=1\.\d+\.0$/);
  await page.reload();
  await nonet.says.getByRole("button", { name: "Reply" }).click();
  await expect(name).toHaveValue("");
  expect(await entriesWith("Tom")).toEqual([]);
});

test("a challenge for a game that was begun goes on with it; nothing of either game is lost", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await page.goto(`./#p=${CLASSIC}`);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  const begun = await nonet.value();
  await page.evaluate((puzzle) => (location.hash = `p=${puzzle}`), INKALA);
  await expect.poll(() => nonet.givens()).toBe(INKALA);
  await page.evaluate((puzzle) => (location.hash = `p=${puzzle}&vs=1.60.0`), CLASSIC);
  await expect(nonet.says).toContainText("Carry on where you left off. Somebody took 1:00. Can you beat it?");
  expect(await nonet.value()).toBe(begun);
  await playFor(nonet, page, 90);
  await expect(nonet.says).toContainText(/The challenger was quicker by 0:3\d: 1:00 against your 1:3\d/);
});

test.describe("a link that is damaged", () => {
  for (const [what, rest, says] of [
    ["a time that nobody can take", "&vs=1.3.0&by=Anna", "Nobody can have taken the time"],
    ["no time", "&vs=soon", "could not read the time in this link"],
    ["a time of a newer version", "&vs=2.60.0", "newer version of Nonet"],
  ] as const)
    test(`with ${what} says so, and its puzzle is played`, { tag: "@desktop" }, async ({ nonet, page }) => {
      await nonet.open();
      await page.evaluate((hash) => (location.hash = hash), `p=${CLASSIC}${rest}`);
      await expect(page.locator(".notice")).toContainText(says);
      await expect.poll(() => nonet.givens()).toBe(CLASSIC);
      await expect(page.locator(".cover")).toHaveCount(0);
      await playFor(nonet, page, 30);
      await expect(nonet.says.locator(".solved-versus")).toHaveCount(0);
    });

  for (const [what, puzzle, says] of [
    ["several solutions", MANY, "several solutions, so times don't compare. Your game is unchanged."],
    ["no solution", NONE, "no solution, so nobody can have solved it. Your game is unchanged."],
    ["eighty cells", CLASSIC.slice(1), "could not open the link. Your game is unchanged."],
  ] as const)
    test(`with a puzzle of ${what} is refused, and the game stays`, { tag: "@desktop" }, async ({ nonet, page }) => {
      await nonet.open();
      const before = await nonet.givens();
      await page.evaluate((hash) => (location.hash = hash), `p=${puzzle}&vs=1.60.0&by=Anna`);
      await expect(page.locator(".notice")).toContainText(says);
      expect(await nonet.givens()).toBe(before);
      await page.reload();
      await nonet.ready();
      expect(await nonet.givens()).toBe(before);
    });
});

test("a challenge that is pasted is one too", { tag: "@desktop" }, async ({ nonet, page }) => {
  await nonet.open();
  const sent = `I took 2:00 for this Sudoku.\nhttps://example.org/#p=${CLASSIC}&vs=1.120.0&by=Zo%C3%AB`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), sent);
  await nonet.cell(1, 1).click();
  await page.keyboard.press("Control+v");
  await expect(page.locator(".cover")).toContainText("Zoë took 2:00. Can you beat it?");
});

test("a game of the page's own making challenges nobody", { tag: "@desktop" }, async ({ nonet, page }) => {
  await page.goto(`./#p=${CLASSIC}&vs=1.60.0`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.clock.runFor(30_000);
  await nonet.press("Solve");
  await expect(nonet.says).toContainText("there is no time to compare with the challenge");
  await expect(nonet.says.getByRole("button", { name: /Challenge|Reply/ })).toHaveCount(0);
});

test("the day's result has a card with the week, as text and as a picture", { tag: ["@desktop", "@phone"] }, async ({
  nonet,
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 23, 12));
  await nonet.open();
  await page.evaluate(() => {
    const result = { level: "easy", er: 1.5, hints: 0, mistakes: 0, solved: Date.now() };
    const days = [
      { ...result, id: "a", day: "2026-11-22", seconds: 300 },
      { ...result, id: "b", day: "2026-11-20", seconds: 400 },
      ...[1, 2, 3].map((number) => ({ ...result, id: `c${number}`, seconds: 200 * number })),
    ];
    localStorage.setItem("nonet:results", JSON.stringify(days));
  });
  await page.goto("./?start=daily");
  await expect(page.locator(".caption-day")).toBeVisible();
  await page.clock.resume();
  await fillIn(nonet.board);
  await nonet.says.getByRole("button", { name: /2 days in a row/ }).click();
  const dialog = page.getByRole("dialog", { name: "Your result" });
  await expect(dialog).toContainText(/DateNov 23, 2026/);
  await expect(dialog).toContainText(/LevelBeginner/);
  await expect(dialog).toContainText("Streak2 days in a row");
  const rows = dialog.getByRole("row");
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(2)).toHaveText(/Sun, Nov 22\s*Extreme\s*5:00\s*1:40 quicker/);
  await expect(rows.nth(3)).toHaveText(/Sat, Nov 21\s*Fiendish\s*missed/);
  await expectAccessible(page, "the card of a result");
  await dialog.getByRole("button", { name: "Copy text" }).click();
  await expect(dialog).toContainText("Copied");
  const lines = (await clipboardText(page)).split("\n");
  expect(lines[0]).toBe("Nonet · Daily of Nov 23, 2026");
  expect(lines[1]).toMatch(/^Beginner \d\.\d · no hints$/);
  expect(lines.slice(-2)).toEqual(["Streak: 2 days in a row", expect.stringMatching(/\?start=daily$/)]);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save picture" }).click();
  expect((await saved).suggestedFilename()).toBe("nonet-result.png");
  // Left open into the next day, the week goes on. The result stays that of its day.
  await page.clock.setFixedTime(new Date(2026, 10, 24, 7));
  await page.evaluate(() => void dispatchEvent(new Event("pageshow")));
  await expect(rows.nth(1)).toHaveText(/Tue, Nov 24\s*Easy/);
  await expect(rows).toHaveCount(8);
  await expect(dialog).toContainText(/DateNov 23, 2026/);
});
