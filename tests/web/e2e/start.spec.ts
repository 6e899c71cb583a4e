/** The first seconds, slow or without the engine: what the player chooses counts, and nothing is pretended. */
import type { Page } from "@playwright/test";
import { expect, forgive, test } from "../support/app.js";
import { holdEngine } from "../support/hold.js";
import { dist, host } from "../support/server.js";
import { CLASSIC, INKALA } from "../support/sudoku.js";

test.use({ shelf: "empty" });

const NOT_FOUND = /status of 404|EngineError|HTTP status 404|another origin/;

/** The menu, which has language and colours. */
const openMore = (page: Page): Promise<void> => page.getByRole("banner").getByRole("button", { name: "More" }).click();

/** The site on a server of its own, whose engine can be taken away. */
async function hostWithoutEngine(): Promise<{ origin: string; engine(there: boolean): void; close(): Promise<void> }> {
  let gone = true;
  const server = await host({ mounts: { "/": dist("site") }, missing: (path) => gone && path.endsWith(".wasm") });
  return { ...server, engine: (there) => (gone = !there) };
}

test("without the engine there is a first game; asked for another, trying again makes one of the level", async ({
  nonet,
  faults,
}) => {
  const server = await hostWithoutEngine();
  await nonet.open(`${server.origin}/`);
  const starter = await nonet.givens();
  await nonet.newGame("Easy");
  await expect(nonet.says).toContainText("The solver could not be loaded");
  server.engine(true);
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => nonet.givens()).not.toBe(starter);
  await expect(nonet.says).not.toContainText("could not be loaded");
  forgive(faults, NOT_FOUND);
  await server.close();
});

test("trying again asks the engine, and leaves the board alone", { tag: "@desktop-quick" }, async ({
  nonet,
  page,
  faults,
}) => {
  const server = await hostWithoutEngine();
  await nonet.open(`${server.origin}/`);
  await nonet.press("Empty board");
  const type = async (column: number, digit: string): Promise<void> => {
    await nonet.cell(1, column).click();
    await page.keyboard.press(digit);
  };
  await type(1, "5");
  await type(2, "3");
  await page.getByRole("button", { name: "Start playing" }).click();
  await expect(nonet.says.getByRole("alert")).toContainText("could not be loaded");
  await type(3, "4");
  const record = await nonet.record();
  server.engine(true);
  await nonet.says.getByRole("button", { name: "Try again" }).click();
  await expect(nonet.says).toContainText("2 givens. It has several solutions");
  await expect(nonet.says).not.toContainText("could not be loaded");
  expect(await nonet.record()).toBe(record);
  forgive(faults, NOT_FOUND);
  await server.close();
});

test("without the engine, the dialog says what it knows of a puzzle and no more", async ({ nonet, page, faults }) => {
  const server = await hostWithoutEngine();
  await nonet.open(`${server.origin}/`);
  await nonet.press("Paste a puzzle");
  await page.getByRole("textbox", { name: "Puzzle text" }).fill(INKALA);
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("21 givens.");
  forgive(faults, NOT_FOUND);
  await server.close();
});

test.describe("while a puzzle is being made", () => {
  test("an empty board that was asked for stays", async ({ nonet, page }) => {
    const release = await holdEngine(page);
    await nonet.open();
    await nonet.newGame("Easy");
    await expect(nonet.says).toContainText("Making a puzzle");
    await nonet.press("Empty board");
    await expect(nonet.says).toContainText("Type the digits of a puzzle");
    release();
    await nonet.cell(1, 1).click();
    await page.keyboard.press("5");
    await page.getByRole("button", { name: "Start playing" }).click();
    await expect(nonet.says).toContainText("1 given. It has several solutions");
    expect(await nonet.givens()).toBe(`5${".".repeat(80)}`);
  });

  test("another level that was asked for counts, and no other comes in between", async ({ nonet, page }) => {
    const release = await holdEngine(page);
    await nonet.open();
    const givens = await nonet.givens();
    await nonet.newGame("Easy");
    await expect(nonet.says).toContainText("Making a puzzle");
    await nonet.newGame("Medium");
    await expect(nonet.says).toContainText("Making a puzzle");
    expect(await nonet.givens()).toBe(givens);
    release();
    await expect(nonet.caption).toContainText("Medium");
    expect(await nonet.givens()).not.toBe(givens);
  });

  test("cancelling it leaves the game that is there", async ({ nonet, page }) => {
    await holdEngine(page);
    await nonet.open();
    const givens = await nonet.givens();
    await nonet.newGame("Easy");
    await nonet.says.getByRole("button", { name: "Cancel" }).click();
    await expect(nonet.says).not.toContainText("Making a puzzle");
    expect(await nonet.givens()).toBe(givens);
  });

  test("what an address asks for is the first game: nothing is played in between", async ({ nonet, page }) => {
    const release = await holdEngine(page);
    await page.goto("./?start=daily");
    await expect(nonet.says).toContainText("Making a puzzle");
    await nonet.cell(1, 1).click();
    await page.keyboard.press("5");
    expect(await nonet.value()).toBe(".".repeat(81));
    release();
    await nonet.ready();
    await expect(nonet.board).not.toHaveAttribute("readonly");
  });

  test("where that cannot be had, there is a game all the same", async ({ nonet, page }) => {
    await holdEngine(page);
    await page.goto("./?start=daily");
    await nonet.says.getByRole("button", { name: "Cancel" }).click();
    await nonet.ready();
    await expect(nonet.caption).toContainText("Beginner");
  });
});

test("playing on while a new game is made neither stops it nor loses what was played", { tag: "@desktop" }, async ({
  nonet,
  page,
}) => {
  await nonet.open();
  await nonet.paste(CLASSIC);
  await expect(nonet.says).toContainText("exactly one solution");
  await nonet.emptyShelf();
  // A slow device: the new puzzle is asked for once the digit is there.
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { call: string }) {
      const send = (): void => post.call(this, message);
      if (message.call === "generate")
        document.addEventListener("nonet-change", () => setTimeout(send), { once: true });
      else send();
    };
  });
  await nonet.newGame();
  await expect(nonet.says).toContainText("Making a puzzle");
  await nonet.cell(1, 3).click();
  await page.keyboard.press("4");
  await expect.poll(() => nonet.givens()).not.toBe(CLASSIC);
  await nonet.goOn();
  expect(await nonet.value()).toBe(`534${CLASSIC.slice(3)}`);
});

test.describe("when a language cannot be loaded", () => {
  test.use({ locale: "zh-CN" });
  test("the page comes up in English, says so, and can try again", { tag: "@desktop" }, async ({
    nonet,
    page,
    faults,
  }) => {
    await page.route("**/assets/page.zh-CN-*.ftl", (route) => route.abort());
    await nonet.open();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(nonet.cell(1, 1)).toHaveAccessibleName(/^Row 1, column 1/);
    await expect(nonet.says.getByRole("alert")).toContainText("That language could not be loaded.");
    await page.unrouteAll({ behavior: "wait" });
    await nonet.says.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveTitle("Nonet – 数独");
    await expect(page.getByRole("alert")).toHaveCount(0);
    forgive(faults, /ERR_FAILED/);
  });
});

test("a chosen language that could not be loaded once is still the choice the next time", async ({
  nonet,
  page,
  faults,
}) => {
  await nonet.open();
  await page.evaluate(() => localStorage.setItem("nonet:settings", JSON.stringify({ language: "zh-CN" })));
  await page.route("**/assets/page.zh-CN-*.ftl", (route) => route.abort());
  await page.reload();
  await expect(nonet.says.getByRole("alert")).toContainText("That language could not be loaded.");
  await openMore(page);
  await page.getByRole("button", { name: "Dark" }).click();
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(page).toHaveTitle("Nonet – 数独");
  forgive(faults, /ERR_FAILED/);
});

test("a language that cannot be loaded is not pretended: the page and its choice stay", async ({
  nonet,
  page,
  faults,
}) => {
  await page.route("**/assets/page.zh-CN-*.ftl", (route) => route.abort());
  await nonet.open();
  await openMore(page);
  const choice = page.getByRole("combobox", { name: "Language" });
  await choice.selectOption("zh-CN");
  await expect(nonet.says.getByRole("alert")).toContainText("That language could not be loaded.");
  await expect(choice).toHaveValue("en");
  await expect(page).toHaveTitle("Nonet – Sudoku");
  forgive(faults, /ERR_FAILED/);
});

test("the browser's bar has the colour of the theme, chosen or the device's", async ({ nonet, page }) => {
  const colour = (): Promise<string[]> =>
    page
      .locator("meta[name='theme-color']")
      .evaluateAll((metas) =>
        metas
          .filter((meta) => matchMedia((meta as HTMLMetaElement).media).matches)
          .map((meta) => (meta as HTMLMetaElement).content),
      );
  await page.emulateMedia({ colorScheme: "light" });
  await nonet.open();
  const [light] = await colour();
  await openMore(page);
  await page.getByRole("button", { name: "Dark" }).click();
  const [dark, ...more] = await colour();
  expect(dark).not.toBe(light);
  expect(more).toEqual([]);
  // The same before the page's own script runs, and back again.
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await colour()).toEqual([dark]);
  await nonet.ready();
  await openMore(page);
  await page.getByRole("button", { name: "Automatic" }).click();
  expect(await colour()).toEqual([light]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await colour()).toEqual([dark]);
});
