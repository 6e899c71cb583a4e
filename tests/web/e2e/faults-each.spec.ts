/**
 * Each thing of a kind broken in turn: the worker in every call, every stored value, every file of the first visit,
 * the clock.
 */
import type { Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { storeWeeks } from "../support/stored.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

/** A game with an entry; `first` is done before that, since the page thinks of a hint soon after it. */
async function begin(nonet: NonetPage, first?: (page: Page) => Promise<void>): Promise<string> {
  await nonet.open();
  await nonet.pasteAnywhere(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await first?.(nonet.page);
  await nonet.cell(1, 3).click();
  await nonet.page.keyboard.press("4");
  return nonet.record();
}

/**
 * From now on every worker ends at its next call, as when the device takes its memory away; `mend` makes new ones
 * live.
 */
const killWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker) {
      // In WebKit, what has ended says nothing any more.
      setTimeout(() => {
        this.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
        this.terminate();
      });
    };
    Object.assign(window, { mend: () => (Worker.prototype.postMessage = post) });
  });
const mend = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { mend(): void }).mend());

const BUTTONS: [name: string, done: string | RegExp][] = [
  ["Solve", "Nonet filled in the rest."],
  ["Check uniqueness", "Exactly one solution."],
  ["Check my entries", /right|no mistake/i],
  ["Hint", /Look at|Start from/],
];

for (const [name, done] of BUTTONS) {
  test(`${name}: the worker ends in the middle of it; the page says so, and the next one does it`, {
    tag: "@desktop",
  }, async ({ nonet, page, faults }) => {
    const before = await begin(nonet, killWorkers);
    await nonet.press(name);
    await expect(nonet.says).toContainText("The solver stopped unexpectedly");
    expect(await nonet.record()).toBe(before);
    await mend(page);
    await nonet.press(name);
    await expect(nonet.says).toContainText(done);
    forgive(faults, /killed|EngineError/);
  });
}

const VIEWS: [address: string, done: string | RegExp][] = [
  ["path", /Full house|Naked single|Hidden single/],
  ["steps", /Full house|Naked single|Hidden single/],
];

for (const [address, done] of VIEWS) {
  test(`the view #${address}: the worker ends in the middle of it; the view says so and tries again`, async ({
    nonet,
    page,
    faults,
  }) => {
    test.slow(); // All steps are some seconds' work.
    const before = await begin(nonet);
    await killWorkers(page);
    await page.goto(`./#${address}`);
    // Once, and nothing goes on turning.
    await expect(page.getByRole("alert")).toHaveText(/could not be loaded|stopped unexpectedly/);
    await expect(page.locator(".side-busy")).toHaveCount(0);
    await mend(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main")).toContainText(done, { timeout: 60_000 });
    await page.goto("./#");
    await nonet.ready();
    expect(await nonet.record()).toBe(before);
    forgive(faults, /killed|EngineError/);
  });
}

test("a puzzle is made and a text is read when the worker ends: the game stays, and it can be asked for again", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  const before = await begin(nonet);
  await nonet.emptyShelf();
  await killWorkers(page);
  await nonet.newGame();
  await expect(nonet.says).toContainText("The solver stopped unexpectedly");
  expect(await nonet.record()).toBe(before);
  await nonet.press("Paste a puzzle");
  await page.getByRole("textbox", { name: "Puzzle text" }).fill(`Puzzle by mail:\n${INKALA}\nand so on`);
  await expect(page.getByRole("dialog")).toContainText("it knows only lines and rows of digits");
  await mend(page);
  await page.getByRole("textbox", { name: "Puzzle text" }).press("End");
  await page.keyboard.type(" ");
  await expect(page.getByRole("dialog")).not.toContainText("only lines and rows");
  await page.keyboard.press("Escape");
  await nonet.newGame();
  await expect.poll(() => nonet.givens()).not.toBe(CLASSIC);
  expect(
    await page.evaluate(
      (record) => Object.values(localStorage).some((value) => value.includes(JSON.stringify(record))),
      before,
    ),
  ).toBe(true);
  forgive(faults, /killed|EngineError/);
});

test("every stored value damaged in turn: the page comes up, and the others are as they were", async ({
  nonet,
  page,
}) => {
  test.slow(); // A page for each.
  await begin(nonet);
  await storeWeeks(page, Date.now());
  await page.evaluate(() => localStorage.setItem("nonet:settings", JSON.stringify({ theme: "dark", level: "hard" })));
  const whole = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const damages = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"text"',
    "{}",
    '{"levels":7,"games":null,"theme":{},"record":[1],"id":0}',
  ];
  const keys = Object.keys(whole).filter((key) => key.startsWith("nonet:"));
  expect(keys.length).toBeGreaterThan(7);
  for (const [index, key] of keys.entries()) {
    // Two of the damages for each value; over all of them, each comes in turn.
    for (const damage of [damages[index % damages.length]!, damages[(index + 3) % damages.length]!]) {
      await page.goto("./theme.js");
      await page.evaluate(
        ([all, name, text]) => {
          localStorage.clear();
          sessionStorage.clear();
          for (const [one, value] of Object.entries(all)) localStorage.setItem(one, value);
          localStorage.setItem(name, text);
        },
        [whole, key, damage] as const,
      );
      await nonet.open("./");
      await page.goto("./#library");
      await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
      const after = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
      const games = (all: Record<string, string>): string[] =>
        Object.keys(all).filter((one) => one.startsWith("nonet:game:") && one !== key);
      expect(games(after), `${key} = ${damage}`).toEqual(expect.arrayContaining(games(whole)));
      if (key.startsWith("nonet:game:") && damage) expect(Object.values(after), `${key} = ${damage}`).toContain(damage);
    }
  }
});

test("the first visit, with the network gone at each of its requests in turn: a page that plays, or one that says what is missing", async ({
  browser,
  baseURL,
}) => {
  test.slow(); // A visit for each.
  const visit = async (gone: number): Promise<number> => {
    const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: "block", locale: "en-GB" });
    const page = await context.newPage();
    let asked = 0;
    await page.route("**/*", (route) =>
      ++asked > gone && route.request().resourceType() !== "document"
        ? route.abort("internetdisconnected")
        : route.continue(),
    );
    await page.goto("./");
    const plays = page.locator("#board").getByRole("gridcell").first();
    const says = page
      .getByRole("alert")
      .or(page.getByText(/could not|did not deliver/))
      .first();
    await expect(plays.or(says).first(), `${gone} requests answered`).toBeVisible();
    await expect
      .poll(
        async () =>
          (await says.isVisible()) ||
          /[1-9]/.test(
            await page
              .locator("#board")
              .evaluate((board: NonetBoard) => board.givens)
              .catch(() => ""),
          ),
        { message: `${gone} requests answered` },
      )
      .toBe(true);
    await context.close();
    return asked;
  };
  const all = await visit(Infinity);
  expect(all).toBeGreaterThan(5);
  for (let gone = 1; gone < all; ++gone) await visit(gone);
});

test("the clock jumps a year ahead and two days back while a game is played: its time goes on by what was played", {
  tag: "@desktop",
}, async ({ nonet, page }) => {
  await page.clock.install({ time: new Date("2026-11-22T12:00:00") });
  await nonet.open();
  await nonet.pasteAnywhere(CLASSIC);
  await expect.poll(() => nonet.givens()).toBe(CLASSIC);
  const timer = page.getByRole("timer").or(page.locator(".timer")).first();
  const seconds = async (): Promise<number> =>
    (await timer.innerText())
      .match(/[\d:]+/)![0]
      .split(":")
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  await nonet.cell(1, 3).click();
  await page.clock.runFor(5000);
  const before = await seconds();
  for (const time of ["2027-11-22T12:00:00", "2026-11-20T12:00:00"]) {
    await page.clock.setSystemTime(new Date(time));
    await page.keyboard.press("4");
    await page.clock.runFor(3000);
    expect(await seconds()).toBeGreaterThanOrEqual(before);
    expect(await seconds()).toBeLessThan(before + 60);
  }
  const record = await nonet.record();
  await page.reload();
  await nonet.ready();
  expect(await nonet.record()).toBe(record);
});
