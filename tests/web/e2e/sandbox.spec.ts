/**
 * The site's pages in a frame with a sandbox and without an origin: storage, service worker, caches, clipboard and
 * much of the history throw there, some when they are only looked at.
 */
import type { FrameLocator, Page } from "@playwright/test";
import { expect, forgive, test } from "../support/app.js";
import { dist, type Hosting, host } from "../support/server.js";
import { CLASSIC } from "../support/sudoku.js";

/** Files are read by a page without an origin only where the server lets everybody read them, as many hosts do. */
const OPEN = { "Access-Control-Allow-Origin": "*" };

async function framed(
  page: Page,
  path: string,
  more: Hosting = { headers: OPEN },
): Promise<{ frame: FrameLocator; origin: string; close(): Promise<void> }> {
  const server = await host({
    mounts: { "/": dist("site") },
    pages: {
      "/outer": `<!doctype html><html lang="en"><title>Outer</title><iframe title="Nonet" sandbox="allow-scripts" width="1200" height="760" src="${path}"></iframe></html>`,
    },
    ...more,
  });
  await page.goto(`${server.origin}/outer`);
  return { frame: page.frameLocator("iframe"), ...server };
}

/** Firefox's driver presses nothing in such a frame by itself. */
const press = (frame: FrameLocator, role: "button" | "link", name: string | RegExp): Promise<void> =>
  frame.getByRole(role, { name, exact: true }).first().dispatchEvent("click");

/** The frame goes to another address of its page. */
const go = (frame: FrameLocator, hash: string): Promise<unknown> =>
  frame.locator("html").evaluate((_, to) => (location.hash = to), hash);

const VIEWS: Record<string, RegExp> = {
  library: /^Library/,
  settings: /^Settings/,
  help: /^(Help|Keys|How)/,
  path: /^Solve path/,
  steps: /^All steps/,
  techniques: /^Techniques/,
  print: /^Print/,
  embed: /./,
};

for (const file of ["index.html", "nonet.html"])
  test(`${file} without an origin: the game, its dialogs and all its views work, and say that nothing is kept`, {
    tag: ["@desktop", "@firefox"],
  }, async ({ page, faults }) => {
    const there = await framed(page, `/${file}`);
    const { frame } = there;
    await expect(frame.getByRole("gridcell")).toHaveCount(81);
    expect(await frame.locator("html").evaluate(() => self.origin)).toBe("null");
    await go(frame, `p=${CLASSIC}`);
    const says = frame.getByRole("region", { name: "Messages" });
    await expect(says).toContainText("exactly one solution");
    await expect(says).toContainText("doesn't let this page save anything");
    await press(frame, "button", "Hint");
    await expect(says).toContainText(/Look at|Start from/);
    for (const [view, heading] of Object.entries(VIEWS)) {
      if (view === "embed" && file === "nonet.html") continue;
      await go(frame, view);
      await expect(frame.locator("main:not([hidden])").getByRole("heading", { name: heading }).first()).toBeVisible();
    }
    await go(frame, "");
    for (const tool of ["Export", "Make a puzzle", "Paste a puzzle"]) {
      await press(frame, "button", "Tools");
      await frame.getByRole("dialog").getByRole("button", { name: tool, exact: true }).dispatchEvent("click");
      await expect(frame.getByRole("dialog").last()).toContainText(
        /A link to the givens|Givens in one line|All optional|Rows, grids with borders/,
      );
      await frame.getByRole("dialog").last().getByRole("button", { name: "Close" }).first().dispatchEvent("click");
    }
    await press(frame, "button", "Tools");
    await frame.getByRole("dialog").getByRole("button", { name: "Copy puzzle", exact: true }).dispatchEvent("click");
    await expect(says).toContainText(CLASSIC);
    await expect(frame.getByText("can't show this page")).toHaveCount(0);
    await expect(frame.getByText(/could not be loaded|Something went wrong/)).toHaveCount(0);
    // Browsers say so of what is opened in a frame of another origin.
    forgive(faults, /another origin|Blocked autofocusing|Permissions policy/);
    await there.close();
  });

test("the lab without an origin: its engines run, and the puzzle stands in the address", {
  tag: ["@desktop", "@firefox"],
}, async ({ page, faults }) => {
  const there = await framed(page, `/lab.html#p=${CLASSIC}`);
  const { frame } = there;
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("The lab");
  await frame
    .locator("#lab-race")
    .locator("xpath=ancestor::section")
    .getByRole("button")
    .first()
    .dispatchEvent("click");
  await expect(frame.locator("section").filter({ has: frame.locator("#lab-race") })).toContainText(/\d+ (µs|ms)/);
  await expect(frame.getByText("can't show this page")).toHaveCount(0);
  forgive(faults, /another origin/);
  await there.close();
});

test("Learn without an origin: families, examples and the training work", {
  tag: ["@desktop", "@firefox"],
}, async ({ page, faults }) => {
  const there = await framed(page, "/learn.html");
  const { frame } = there;
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(/^Learn/);
  await frame
    .getByRole("link", { name: /^Singles/ })
    .first()
    .dispatchEvent("click");
  await frame
    .getByRole("button", { name: /example/i })
    .first()
    .dispatchEvent("click");
  await expect(frame.locator("nonet-board").getByRole("gridcell")).toHaveCount(81);
  await go(frame, "train");
  await expect(frame.getByRole("heading", { name: "Train", exact: true }).first()).toBeVisible();
  await expect(frame.getByText("can't show this page")).toHaveCount(0);
  forgive(faults, /another origin/);
  await there.close();
});

test("the documentation without an origin can be read and searched", { tag: ["@desktop", "@firefox"] }, async ({
  page,
  faults,
}) => {
  const there = await framed(page, "/docs.html");
  await there.frame.getByRole("searchbox").fill("X-Wing");
  await expect(there.frame.locator("#docs-found li").first()).toBeVisible();
  forgive(faults, /another origin/);
  await there.close();
});

for (const [locale, says] of [
  ["en-GB", "Open Nonet in a tab of its own."],
  ["zh-CN", "请在单独的标签页中打开 Nonet。"],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test("where the server lets no page without an origin read its files, the page says that and no other reason", {
      tag: ["@desktop", "@firefox"],
    }, async ({ page, faults }) => {
      const there = await framed(page, "/index.html", {});
      await expect(there.frame.getByRole("alert")).toContainText(says);
      await expect(there.frame.getByRole("alert")).not.toContainText(/did not deliver|没有正确提供/);
      forgive(faults, /another origin|CORS|Failed to load|ERR_FAILED|Cross-Origin/);
      await there.close();
    });
  });
