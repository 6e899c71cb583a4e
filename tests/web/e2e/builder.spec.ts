import type { Frame, Locator, Page } from "@playwright/test";
import type { NonetBoard } from "../../../web/src/board/index.js";
import { expect, forgive, type NonetPage, test } from "../support/app.js";
import { expectAccessible, expectAccessibleInThemes } from "../support/axe.js";
import { dist, host, siteHeaders } from "../support/server.js";
import { CLASSIC } from "../support/sudoku.js";

const snippet = (page: Page): Promise<string> => page.locator("#builder-snippet").inputValue();

/**
 * A page of another origin that has the snippet in it, and the site from yet another: the addresses are those of the
 * snippet, moved there.
 */
async function pasted(page: Page, faults: string[], text: string, use: (site: string) => Promise<void>): Promise<void> {
  const site = await host({ mounts: { "/": dist("site") }, headers: siteHeaders() });
  const own = new URL("./", page.url()).href;
  expect(text).toContain(own);
  const body = text.replaceAll(own, `${site.origin}/`);
  const server = await host({
    pages: { "/": `<!doctype html><html lang="en"><title>Blog</title><body>${body}</body></html>` },
  });
  await page.goto(`${server.origin}/`);
  await use(site.origin);
  await server.close();
  await site.close();
  // That page and the site are elsewhere, on purpose, and a blog may have no icon.
  forgive(faults, /another origin: http:\/\/127|404 \(Not Found\)/);
}

/** With a puzzle on the board, which the builder hides. */
async function open({ page }: NonetPage): Promise<void> {
  await page.goto("./#embed");
  await expect(page.getByRole("heading", { name: "Embed a board" })).toBeVisible();
  await expect.poll(() => snippet(page)).toContain("puzzle=");
}

/** A puzzle as a table of a page has it, row by row. */
const tableOf = (page: Page): Promise<string[]> =>
  page
    .getByRole("table")
    .getByRole("row")
    .evaluateAll((rows) => rows.map(({ textContent }) => textContent!.trim()));
const ROWS = CLASSIC.match(/.{9}/g)!;
const link = (page: Page): Locator => page.getByRole("link", { name: "Play this Sudoku" });

async function paste(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pasted" }).click();
  await page.getByLabel(/Puzzle, in any form/).fill(CLASSIC);
  await expect.poll(() => snippet(page)).toContain(`puzzle=`);
}

/** The same page in a browser whose reader allows no scripts. */
async function withoutScripts(page: Page, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await look(plain);
  await context.close();
}

/**
 * The text as strict feed readers and mail programs leave it: paragraphs, links, pictures and tables without their
 * looks. Unknown elements go and their contents stay; of scripts and styles nothing does.
 */
async function sanitized(page: Page, text: string): Promise<string> {
  // The game's own policy lets nobody parse HTML.
  const empty = await page.context().newPage();
  const left = await empty.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    for (const one of body.querySelectorAll("script, style")) one.remove();
    for (const one of body.querySelectorAll("*")) {
      for (const { name } of [...one.attributes]) if (!/^(href|src)$/.test(name)) one.removeAttribute(name);
      if (!/^(p|a|img|table|tr|td)$/.test(one.localName)) one.replaceWith(...one.childNodes);
    }
    return body.innerHTML;
  }, text);
  await empty.close();
  return left;
}

const inner = (page: Page): Frame => page.frames().find((frame) => frame.url().includes("embed.html"))!;

test("the element's snippet, pasted into another page, is the board that was chosen", {
  tag: "@desktop-quick",
}, async ({ nonet, page, faults }) => {
  await open(nonet);
  await page.getByRole("button", { name: "Pasted" }).click();
  await page.getByLabel(/Puzzle, in any form/).fill(CLASSIC.slice(0, 80));
  await expect(page.locator("#builder-fault")).toContainText(/80|81/);
  expect(await snippet(page)).toBe("");
  await page.getByLabel(/Puzzle, in any form/).fill(CLASSIC);
  await page.getByRole("combobox", { name: "Small digits" }).selectOption("candidates");
  await page.getByRole("combobox", { name: "Theme" }).selectOption("dark");
  await page.getByLabel("Choose a colour").check();
  await page.getByLabel(/Width in pixels/).fill("360");
  const shown = page.frameLocator("iframe.builder-preview").locator("nonet-board");
  await expect(shown.getByRole("gridcell")).toHaveCount(81);
  await expect(shown.getByRole("button", { name: "Hint", exact: true })).toBeVisible();
  expect(await shown.evaluate((board: NonetBoard) => [board.givens, board.marks])).toEqual([CLASSIC, "candidates"]);
  await expect(page.locator("iframe.builder-preview")).toHaveJSProperty("clientWidth", 360);
  await pasted(page, faults, await snippet(page), async () => {
    const board = page.locator("nonet-board");
    await expect(board.getByRole("gridcell")).toHaveCount(81);
    expect(
      await board.evaluate((one: NonetBoard) => [
        one.givens,
        one.marks,
        one.clientWidth,
        getComputedStyle(one).colorScheme,
      ]),
    ).toEqual([CLASSIC, "candidates", 360, "dark"]);
    await board.getByRole("gridcell").nth(2).click();
    await page.keyboard.press("4");
    await expect(board.getByRole("gridcell").nth(2)).toHaveAccessibleName(/4, entered/);
    // The rest comes from the site too: a chunk, the texts, the worker and the module.
    await board.getByRole("button", { name: "Hint", exact: true }).click();
    await expect(board.getByRole("button", { name: "Which technique" })).toBeVisible({ timeout: 60_000 });
  });
});

test("a theme that frames alone have is given up with the frame, and two boards of different choices go on one page", async ({
  nonet,
  page,
  faults,
}) => {
  await open(nonet);
  const theme = page.getByRole("combobox", { name: "Theme" });
  await page.getByRole("button", { name: "Frame" }).click();
  await theme.selectOption("sepia");
  await expect.poll(() => snippet(page)).toContain("theme=sepia");
  await page.getByRole("button", { name: "Element" }).click();
  await expect(theme).toHaveValue("auto");
  await expect(page.locator("iframe.builder-preview")).not.toHaveAttribute("src", /theme=/);
  expect(await snippet(page)).not.toContain("theme=");
  await page.getByLabel(/Width in pixels/).fill("300");
  const narrow = await snippet(page);
  await page.getByLabel(/Width in pixels/).fill("500");
  await page.getByLabel("Choose a colour").check();
  const wide = await snippet(page);
  await pasted(page, faults, `${narrow}${wide}`, async () => {
    const boards = page.locator("nonet-board");
    await expect(boards.first().getByRole("gridcell")).toHaveCount(81);
    expect(
      await boards.evaluateAll((all) =>
        all.map((one) => [one.clientWidth, getComputedStyle(one).getPropertyValue("--nonet-hue") !== ""]),
      ),
    ).toEqual([
      [300, false],
      [500, true],
    ]);
  });
});

test("nobody is kept from the builder by how it is made, in any theme", async ({ nonet, page }) => {
  await open(nonet);
  await page.getByRole("button", { name: "Some", exact: true }).click();
  await expect.poll(() => snippet(page)).toContain("controls=");
  await expect(page.frameLocator("iframe.builder-preview").getByRole("gridcell")).toHaveCount(81);
  await expectAccessibleInThemes(page, "builder");
});

test("the frame's snippet, pasted into another page, is the board that was chosen, and grows", async ({
  nonet,
  page,
  faults,
}) => {
  await open(nonet);
  const givens = await nonet.givens();
  await page.getByRole("button", { name: "Frame" }).click();
  await page.getByRole("button", { name: "Some", exact: true }).click();
  await page.getByLabel("Your page’s address").fill("nonsense");
  await page.getByLabel("Your page’s address").press("Tab");
  await expect(page.locator("#builder-page-problem")).toBeVisible();
  await page.getByLabel("Your page’s address").fill("https://blog.example/a/page");
  await page.getByLabel("Your page’s address").press("Tab");
  await expect(page.locator("#builder-page-problem")).toBeHidden();
  await expect(page.frameLocator("iframe.builder-preview").getByRole("gridcell")).toHaveCount(81);
  await page.getByRole("combobox", { name: "Language" }).last().selectOption("zh-CN");
  const text = await snippet(page);
  expect(text).toContain("allow=https%3A%2F%2Fblog.example");
  // A server is not told which puzzle it is.
  expect(text).toContain(`#puzzle=${givens}`);
  await pasted(page, faults, text, async () => {
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("gridcell")).toHaveCount(81);
    await expect(frame.getByRole("alert")).toHaveCount(0);
    expect(await inner(page).evaluate(() => document.querySelector("nonet-board")!.givens)).toBe(givens);
    await expect(frame.getByRole("grid")).toHaveAccessibleName(/数独/);
    await expect
      .poll(() => page.locator("iframe").evaluate((one: HTMLIFrameElement) => one.clientHeight))
      .not.toBe(720);
    await expect
      .poll(
        async () =>
          (await inner(page).evaluate(() => document.documentElement.getBoundingClientRect().height)) -
          (await page.locator("iframe").evaluate((one) => one.clientHeight)),
      )
      .toBeLessThanOrEqual(0);
  });
});

test("the element's lines show link and picture where there are no scripts, and the board alone where there are", {
  tag: "@desktop",
}, async ({ nonet, page, faults }) => {
  await open(nonet);
  await paste(page);
  await pasted(page, faults, await snippet(page), async () => {
    const board = page.locator("nonet-board");
    await expect(board.getByRole("gridcell")).toHaveCount(81);
    // Neither seen nor heard.
    await expect(board.locator("table")).toBeHidden();
    await expect(board.locator("a")).toBeHidden();
    await expect(page.getByRole("table").or(link(page))).toHaveCount(0);
    await withoutScripts(page, async (plain) => {
      await expect(plain.getByRole("gridcell")).toHaveCount(0);
      await expect(plain.getByRole("table")).toBeVisible();
      expect(await tableOf(plain)).toEqual(ROWS);
      await link(plain).click();
      await page.goto(plain.url());
    });
    await nonet.ready();
    expect(await nonet.givens()).toBe(CLASSIC);
  });
});

test("the frame's lines have a link for everybody, and the picture where there are no scripts", async ({
  nonet,
  page,
  faults,
}) => {
  await open(nonet);
  await paste(page);
  await page.getByRole("button", { name: "Frame" }).click();
  await page.getByRole("combobox", { name: "Language" }).last().selectOption("zh-CN");
  await expect.poll(() => snippet(page)).toContain(">玩这道数独</a>");
  await page.getByRole("combobox", { name: "Language" }).last().selectOption("");
  await pasted(page, faults, await snippet(page), async () => {
    await expect(page.frameLocator("iframe").getByRole("gridcell")).toHaveCount(81);
    await expect(page.getByRole("table")).toHaveCount(0);
    await withoutScripts(page, async (plain) => {
      await expect(plain.getByRole("table")).toBeVisible();
      expect(await tableOf(plain)).toEqual(ROWS);
      await expect(link(plain)).toBeVisible();
    });
    await link(page).click();
    await nonet.ready();
    expect(await nonet.givens()).toBe(CLASSIC);
  });
});

test("what a strict feed reader leaves of the lines is a puzzle that can be read, and a link that opens it", async ({
  nonet,
  page,
  faults,
}) => {
  await open(nonet);
  await paste(page);
  for (const kind of ["Element", "Frame"]) {
    await page.getByRole("button", { name: kind }).click();
    const text = await sanitized(page, await snippet(page));
    expect(text, kind).not.toMatch(/nonet-board|iframe|noscript|class|style/);
    await pasted(page, faults, text, async () => {
      expect(await tableOf(page), kind).toEqual(ROWS);
      // Mail as plain text, pasted.
      expect((await page.locator("table").textContent())!.trim().split(/\n+/), kind).toEqual(ROWS);
      await link(page).click();
      await nonet.ready();
      expect(await nonet.givens(), kind).toBe(CLASSIC);
    });
    await open(nonet);
    await paste(page);
  }
});

test("the link to a puzzle that is yet to be made opens a board that makes it", async ({ nonet, page, faults }) => {
  await open(nonet);
  await page.getByRole("button", { name: "Level" }).click();
  await page.getByRole("combobox", { name: "Level" }).selectOption("beginner");
  await expect.poll(() => snippet(page)).toContain("embed.html?level=beginner");
  await pasted(page, faults, await snippet(page), async () => {
    await page.goto((await page.locator("nonet-board a").getAttribute("href"))!);
    const board = page.locator("nonet-board");
    await expect.poll(() => board.evaluate((one: NonetBoard) => one.givens), { timeout: 60_000 }).toMatch(/[1-9]/);
    await expect(board.getByRole("button", { name: "Hint", exact: true })).toBeVisible();
  });
});

test("the builder is reached from the export, in both languages, and fits a phone", async ({ nonet, page }) => {
  await nonet.open();
  await nonet.press("Export");
  await page.getByRole("link", { name: "Put a board on your own page" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Embed a board" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page, "builder on a phone");
  await page.evaluate(() => localStorage.setItem("nonet:settings", JSON.stringify({ language: "zh-CN" })));
  await page.reload();
  await expect(page.getByRole("heading", { name: "嵌入盘面" })).toBeVisible();
});
